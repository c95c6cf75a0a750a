//! Renders JSON values as block-style YAML 1.2. Scalars are written as JSON, which is valid YAML.

use serde_json::Value;

/// Renders a document.
pub(super) fn render(document: &Value) -> String {
    let mut out = String::new();
    block(document, 0, &mut out);
    out
}

/// Writes a collection on separate indented lines, and a scalar or empty collection on the current line.
fn block(value: &Value, indent: usize, out: &mut String) {
    match value {
        Value::Object(map) if !map.is_empty() => {
            for (name, inner) in map {
                line(
                    indent,
                    &format!("{}:", Value::from(name.as_str())),
                    inner,
                    out,
                );
            }
        }
        Value::Array(items) if !items.is_empty() => {
            for inner in items {
                line(indent, "-", inner, out);
            }
        }
        scalar => {
            out.push_str(&scalar.to_string());
            out.push('\n');
        }
    }
}

fn line(indent: usize, head: &str, inner: &Value, out: &mut String) {
    out.push_str(&" ".repeat(indent));
    out.push_str(head);
    let nested = inner.as_object().is_some_and(|map| !map.is_empty())
        || inner.as_array().is_some_and(|items| !items.is_empty());
    out.push(if nested { '\n' } else { ' ' });
    block(inner, indent + 2, out);
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    #[test]
    fn collections_are_blocks_and_scalars_stay_json() {
        let document = json!({
            "text": "a: b\n- \"c\"",
            "empty": [{}, []],
            "list": [{ "on": true, "none": null }, [1, 2]],
        });
        let expected = concat!(
            "\"text\": \"a: b\\n- \\\"c\\\"\"\n",
            "\"empty\":\n  - {}\n  - []\n",
            "\"list\":\n  -\n    \"on\": true\n    \"none\": null\n  -\n    - 1\n    - 2\n",
        );
        assert_eq!(super::render(&document), expected);
    }
}
