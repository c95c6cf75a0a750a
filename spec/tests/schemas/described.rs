//! What the description of a list of pairs tells of each name: `a, b: what they are. c: what it is.`

use serde_json::Value;

/// What is said of one name, up to where the next names of the list begin.
pub(crate) fn of_name<'s>(pair: &'s Value, name: &str) -> Option<&'s str> {
    let description = pair.get("description")?.as_str()?;
    let names = pair.pointer("/properties/key/enum")?.as_array()?;
    let names: Vec<&str> = names.iter().filter_map(Value::as_str).collect();
    let said = groups(description, &names);
    let (_, said) = said.into_iter().find(|(of, _)| of.contains(&name))?;
    Some(said)
}

/// The names that are described together, with what is said of them.
fn groups<'d>(description: &'d str, names: &[&str]) -> Vec<(Vec<&'d str>, &'d str)> {
    let mut heads = Vec::new();
    for (colon, _) in description.match_indices(": ") {
        let before = description.get(..colon).unwrap_or_default();
        // A sentence ends before the names.
        let start = before.rfind(". ").map_or(0, |dot| dot + 2);
        let of: Vec<&str> = before
            .get(start..)
            .unwrap_or_default()
            .split(", ")
            .collect();
        if of.iter().all(|name| names.contains(name)) {
            heads.push((start, colon + 2, of));
        }
    }
    let ends: Vec<usize> = heads.iter().skip(1).map(|(start, ..)| *start).collect();
    let ends = ends.into_iter().chain([description.len()]);
    let said = heads.into_iter().zip(ends);
    let said = said.map(|((_, start, of), end)| (of, description.get(start..end)));
    said.filter_map(|(of, said)| Some((of, said?.trim_end())))
        .collect()
}

#[test]
fn what_is_said_ends_at_the_next_name() {
    let pair = serde_json::json!({
        "description": "color: By name, as in code: red. background, border: By the names of color. At most 64. width: 9.",
        "properties": {"key": {"enum": ["color", "background", "border", "width", "height"]}},
    });
    for (name, said) in [
        ("color", Some("By name, as in code: red.")),
        ("background", Some("By the names of color. At most 64.")),
        ("border", Some("By the names of color. At most 64.")),
        ("width", Some("9.")),
        ("height", None),
    ] {
        assert_eq!(of_name(&pair, name), said);
    }
}
