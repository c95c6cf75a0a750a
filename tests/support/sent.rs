//! Whether the path of a finding is a place of the body that was sent (http.md 11).

use serde_json::Value;

/// True for a place of the body, and for a member that the body lacks, with the member around it or alone: what is
/// missing is reported where it belongs (document.md 10.3).
///
/// A map that was sent as a list of pairs has the paths of a map (ops.md 1.2), an entry of a list of keys is named by
/// the key (ops.md 7.1), and a block of Markdown by its position among those that were parsed (document.md 10.3).
pub(crate) fn is_sent(path: &str, body: &Value) -> bool {
    let steps: Vec<String> = match path.strip_prefix('/') {
        Some(pointer) => {
            let steps = pointer.split('/');
            steps
                .map(|step| step.replace("~1", "/").replace("~0", "~"))
                .collect()
        }
        None => {
            let steps = path.split(['.', '[']);
            steps
                .map(|step| step.trim_end_matches(']').to_owned())
                .collect()
        }
    };
    leads("", body, &steps)
}

/// Whether steps lead somewhere from a value that was given under a name.
fn leads(name: &str, value: &Value, steps: &[String]) -> bool {
    let Some((step, rest)) = steps.split_first() else {
        return true;
    };
    match value {
        Value::Object(members) => match members.get(step) {
            Some(member) => leads(step, member, rest),
            None => rest.len() <= 1,
        },
        Value::Array(entries) => {
            let by_position = step.parse().ok().and_then(|at: usize| entries.get(at));
            let by_key = || entries.iter().find(|entry| entry["key"] == **step);
            match by_position.or_else(|| by_key().map(|pair| &pair["value"])) {
                Some(entry) => leads(name, entry, rest),
                None => rest.is_empty() && entries.iter().any(|entry| entry == step),
            }
        }
        Value::String(_) => name == "markdown" && rest.is_empty() && step.parse::<usize>().is_ok(),
        Value::Null | Value::Bool(_) | Value::Number(_) => false,
    }
}
