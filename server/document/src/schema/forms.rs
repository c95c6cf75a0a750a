//! Examples of list entries for hints, where a schema would only give the member names.

use serde_json::Value;

macro_rules! leaf_form {
    () => {
        r#"{"property":"name","condition":"contains","value":"…"}"#
    };
}
macro_rules! text_advice {
    () => {
        "a filter as text is one string, and goes into `filter` where there is one"
    };
}
/// A filter, as hints show it.
pub(crate) const LEAF_FORM: &str = leaf_form!();
/// The hint for a filter that was written as text.
pub(crate) const TEXT_ADVICE: &str = text_advice!();
/// Both of these.
pub(crate) const FILTER_FORM: &str = concat!(leaf_form!(), "; ", text_advice!());
/// A sort, as hints show it.
pub(crate) const SORT_FORM: &str = r#"{"property":"name","direction":"asc"}"#;
/// A view, as hints show it.
pub(crate) const VIEW_FORM: &str = r#"{"name":"All","type":"table"}"#;
/// An entry of a type's property list, as hints show it.
pub(crate) const DEFINITION_FORM: &str = r#"{"name":"Rating","format":"number"}"#;
/// An option, as hints show it.
pub(crate) const OPTION_FORM: &str = r#"{"name":"Done"}"#;

const FILTERS: &str = "filters";
/// The filter as text.
const FILTER: &str = "filter";
/// Lists in request bodies by name, and an example entry of each.
const ENTRIES: [(&str, &str); 5] = [
    ("sorts", SORT_FORM),
    (FILTERS, LEAF_FORM),
    ("views", VIEW_FORM),
    ("options", OPTION_FORM),
    ("property_definitions", DEFINITION_FORM),
];

/// Adds an example of the expected entry or list to a hint, by the JSON pointer into the body.
pub(super) fn shown(repair: String, pointer: &str, found: &Value) -> String {
    let mut segments = pointer.rsplit('/');
    let last = segments.next().unwrap_or_default();
    let is_entry = last.bytes().all(|byte| byte.is_ascii_digit());
    let list = if is_entry {
        segments.next().unwrap_or_default()
    } else {
        last
    };
    if list == FILTER && matches!(found, Value::Array(_) | Value::Object(_)) {
        return format!("{repair}; tests as a tree go into `{FILTERS}`, such as [{LEAF_FORM}]");
    }
    let form = ENTRIES.iter().find(|(name, _)| *name == list);
    let shown = match form {
        Some((_, form)) if is_entry && !found.is_object() => format!("{repair}, such as {form}"),
        Some((_, form)) if !is_entry && !found.is_array() => format!("{repair}, such as [{form}]"),
        _ => return repair,
    };
    match (list, found) {
        (FILTERS, Value::String(_)) => format!("{shown}; {TEXT_ADVICE}"),
        _ => shown,
    }
}
