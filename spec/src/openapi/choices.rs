//! Simplifies alternatives for binding generators. A described alternative is an unnamed wrapper around a reference,
//! for which generators create a second type or none.

use serde_json::{Map, Value, json};

use super::walk::each_object;

/// Replaces wrapped alternatives with references to their components, and merges constant alternatives into an enum.
pub(super) fn simplify(schema: &mut Map<String, Value>) {
    for word in ["anyOf", "oneOf"] {
        let arms = schema.get_mut(word).and_then(Value::as_array_mut);
        arms.into_iter().flatten().for_each(unwrap_reference);
    }
    join_constants(schema);
}

/// Drops the description next to the reference. The component has its own description, and that of the choice says
/// which one applies.
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

/// In 3.0, `nullable` needs a type next to it, so a nullable reference becomes a choice of component and null.
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

/// Makes alternatives of components exclusive if no two accept the same value. Some generators would otherwise merge
/// the members of all alternatives into one type.
pub(super) fn tell_apart(document: &mut Value) {
    let schemas = document.pointer("/components/schemas").cloned();
    let schemas = schemas.unwrap_or_default();
    let component = |arm: &Value| {
        let reference = arm.get("$ref")?.as_str()?;
        let name = reference.strip_prefix("#/components/schemas/")?;
        schemas.get(name)
    };
    each_object(document, &mut |schema| {
        let arms = schema.get("anyOf").and_then(Value::as_array);
        let arms = arms.and_then(|arms| arms.iter().map(component).collect::<Option<Vec<_>>>());
        let are_apart = arms.is_some_and(|arms| {
            let mut pairs = arms
                .iter()
                .enumerate()
                .flat_map(|(at, one)| arms.iter().skip(at + 1).map(move |other| (one, other)));
            pairs.all(|(one, other)| is_apart(one, other))
        });
        if are_apart && let Some(arms) = schema.shift_remove("anyOf") {
            schema.insert("oneOf".to_owned(), arms);
        }
    });
}

/// Whether one of the schemas requires a member that the other does not allow.
fn is_apart(one: &Value, other: &Value) -> bool {
    let refuses = |closed: &Value, open: &Value| {
        let is_closed = closed.get("additionalProperties") == Some(&Value::Bool(false));
        let required = open.get("required").and_then(Value::as_array);
        let required = required.into_iter().flatten().filter_map(Value::as_str);
        let mut unknown = required.filter(|name| {
            closed
                .pointer("/properties")
                .is_some_and(|it| it.get(name).is_none())
        });
        is_closed && unknown.next().is_some()
    };
    refuses(one, other) || refuses(other, one)
}

/// Adds the meaning of each constant to the description of the enum.
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

/// The only string that an alternative accepts, and its meaning.
fn constant(arm: &Value) -> Option<(&str, Option<&str>)> {
    match arm.get("enum")?.as_array()?.as_slice() {
        [Value::String(value)] => Some((value, arm.get("description").and_then(Value::as_str))),
        _ => None,
    }
}
