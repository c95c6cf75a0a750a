//! Walks a document, distinguishing keywords from member names and data.

use serde_json::{Map, Value};

/// Members that contain data and not descriptions.
const DATA: &[&str] = &["example", "default", "enum", "const", "mapping"];

/// Calls `edit` for every object of the description, inner objects first. The map of a schema's members is skipped,
/// because its keys are names. The recursion is bounded by the depth of the document.
pub(super) fn each_object(value: &mut Value, edit: &mut dyn FnMut(&mut Map<String, Value>)) {
    match value {
        Value::Object(map) => {
            for (name, inner) in map.iter_mut() {
                match inner {
                    Value::Object(members) if name == "properties" => {
                        members
                            .values_mut()
                            .for_each(|member| each_object(member, edit));
                    }
                    inner if !DATA.contains(&name.as_str()) => each_object(inner, edit),
                    _ => {}
                }
            }
            edit(map);
        }
        Value::Array(items) => items.iter_mut().for_each(|item| each_object(item, edit)),
        _ => {}
    }
}
