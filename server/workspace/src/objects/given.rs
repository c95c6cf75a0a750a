//! What new objects are given although nobody asked for it: by a default value, by a template. Nothing of it that was
//! removed (http.md 20.3, 20.5).

use rolltop_document::document::Document;
use rolltop_document::vocabulary::{Format, PropertyDef, Vocabulary};
use serde_json::Value;

/// The value as far as it may be given to an object that does not hold it; `None` where nothing of it may.
pub(super) fn without_removed(property: &PropertyDef, value: &Value) -> Option<Value> {
    if property.archived {
        return None;
    }
    let entries = match (property.format, value) {
        (Format::Select | Format::MultiSelect, Value::Array(entries)) => entries,
        _ => return Some(value.clone()),
    };
    let live = |id: &Value| {
        let option = id.as_str().and_then(|id| property.options.by_id(id));
        option.is_some_and(|option| !option.archived)
    };
    let kept: Vec<Value> = entries.iter().filter(|id| live(id)).cloned().collect();
    (!kept.is_empty() || entries.is_empty()).then(|| Value::Array(kept))
}

/// Takes what was removed out of the values of a template; answers what a reader would call it. What `asked` says is
/// not taken from the template.
pub(super) fn leave_out_removed(
    template: &mut Document,
    asked: &Document,
    vocabulary: &Vocabulary,
) -> Vec<String> {
    let mut left_out = Vec::new();
    template.properties.retain(|key, value| {
        let Some(property) = vocabulary.property(key) else {
            return true;
        };
        let kept = without_removed(property, value);
        if kept.as_ref() == Some(value) {
            return true;
        }
        if !asked.properties.contains_key(key) {
            left_out.push(if property.archived {
                format!("the property {:?}", property.name)
            } else {
                format!("options of {}", property.spelled())
            });
        }
        let is_kept = kept.is_some();
        if let Some(kept) = kept {
            *value = kept;
        }
        is_kept
    });
    left_out
}
