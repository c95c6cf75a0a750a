//! A walk over a document that tells its own words from names of members and from data.

use serde_json::{Map, Value};

/// Members whose content is data and not a part of the description.
const DATA: &[&str] = &["example", "default", "enum", "const", "mapping"];

/// Calls `edit` with every object of the description, the inner ones first. The map of the members of a schema is
/// none itself: its keys are names that the API chose. The depth is that of the document.
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
