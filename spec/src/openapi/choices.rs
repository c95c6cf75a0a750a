//! Choices as generators of bindings can name them. An alternative that has a text of its own comes as a schema without a
//! name around what it refers to, of which generators make a second type, or none.

use serde_json::{Map, Value, json};

/// Lets the alternatives of a choice be the components that they refer to, and makes one enumeration of a choice between
/// constants.
pub(super) fn simplify(schema: &mut Map<String, Value>) {
    for word in ["anyOf", "oneOf"] {
        let arms = schema.get_mut(word).and_then(Value::as_array_mut);
        arms.into_iter().flatten().for_each(unwrap_reference);
    }
    join_constants(schema);
}

/// A text beside the reference is left out: a component says itself what it is, and the choice when it is meant.
fn unwrap_reference(arm: &mut Value) {
    let is_wrapper = arm.as_object().is_some_and(|arm| {
        arm.keys()
            .all(|word| word == "description" || word == "allOf")
    });
    let reference = match arm
        .get("allOf")
        .and_then(Value::as_array)
        .map(Vec::as_slice)
    {
        Some([reference]) if is_wrapper && reference.get("$ref").is_some() => reference.clone(),
        _ => return,
    };
    *arm = reference;
}

/// In 3.0 `nullable` admits null only beside a type: what is a component or null becomes a choice between both.
pub(super) fn spell_out_null(schema: &mut Map<String, Value>) {
    if schema.get("nullable") != Some(&Value::Bool(true)) {
        return;
    }
    if let Some(Value::Array(mut arms)) = schema.shift_remove("allOf") {
        schema.shift_remove("nullable");
        arms.push(json!({ "type": "string", "nullable": true, "enum": [null] }));
        schema.insert("anyOf".to_owned(), Value::Array(arms));
    }
}

/// What each constant means goes into the text of the enumeration.
fn join_constants(schema: &mut Map<String, Value>) {
    let arms = schema.get("oneOf").and_then(Value::as_array);
    let Some(constants) =
        arms.and_then(|arms| arms.iter().map(constant).collect::<Option<Vec<_>>>())
    else {
        return;
    };
    let own = schema.get("description").and_then(Value::as_str);
    let each = constants
        .iter()
        .filter_map(|(value, meaning)| Some(format!("`{value}`: {}", (*meaning)?)));
    let text: Vec<String> = own.map(str::to_owned).into_iter().chain(each).collect();
    let values: Vec<Value> = constants.iter().map(|(value, _)| json!(value)).collect();
    schema.shift_remove("oneOf");
    schema.insert("description".to_owned(), json!(text.join("\n")));
    schema.insert("type".to_owned(), json!("string"));
    schema.insert("enum".to_owned(), Value::Array(values));
}

/// The only text that an alternative takes, and its meaning.
fn constant(arm: &Value) -> Option<(&str, Option<&str>)> {
    match arm.get("enum")?.as_array()?.as_slice() {
        [Value::String(value)] => Some((value, arm.get("description").and_then(Value::as_str))),
        _ => None,
    }
}
