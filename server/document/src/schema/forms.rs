//! The form of an entry, as a repair shows it, where a schema alone would name its members only.

use serde_json::Value;

use crate::block::parse::{FILTER_AS_TEXT, FILTER_FORM, SORT_FORM, VIEW_FORM};
use crate::type_settings::{DEFINITION_FORM, OPTION_FORM};

const FILTERS: &str = "filters";
/// The same tests as one text.
const FILTER: &str = "filter";
/// Lists of bodies by their name, and an entry of each.
const ENTRIES: [(&str, &str); 5] = [
    ("sorts", SORT_FORM),
    (FILTERS, FILTER_FORM),
    ("views", VIEW_FORM),
    ("options", OPTION_FORM),
    ("property_definitions", DEFINITION_FORM),
];

/// The repair with the form of the entry that is wanted, or of the list of them, at a JSON pointer into a body.
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
        return format!("{repair}; tests as a tree go into `{FILTERS}`, such as [{FILTER_FORM}]");
    }
    let form = ENTRIES.iter().find(|(name, _)| *name == list);
    let shown = match form {
        Some((_, form)) if is_entry && !found.is_object() => format!("{repair}, such as {form}"),
        Some((_, form)) if !is_entry && !found.is_array() => format!("{repair}, such as [{form}]"),
        _ => return repair,
    };
    match (list, found) {
        (FILTERS, Value::String(_)) => format!("{shown}; {FILTER_AS_TEXT}"),
        _ => shown,
    }
}
