//! Bodies that are wrong in one place, derived from a published schema: everywhere a value of another type, a name
//! that is none of the allowed, a member that is missing, one that is unknown, and one that is far too long.

use serde_json::{Map, Value, json};

use super::bounds::{Visited, places};

/// A name that nothing has.
const SHORT: &str = "zz";

/// Longer than anything that is named may be: a word, and many words, in letters of several bytes.
fn long() -> String {
    "é".repeat(4_000) + &" é".repeat(2_000)
}

/// A body that is wrong in one place.
pub(crate) struct Slip {
    /// What is wrong, and where.
    pub(crate) what: String,
    pub(crate) body: Value,
    /// Of a body that is wrong in something long, the same with something short.
    pub(crate) short: Option<Value>,
}

/// Every slip of a schema, in places that lie at most as deep.
pub(crate) fn slips(schema: &Value, deepest: usize) -> Vec<Slip> {
    let mut found = Vec::new();
    places(schema, &mut |visited| {
        if visited.place.len() <= deepest {
            of_place(visited, &mut found);
        }
    });
    found
}

fn of_place(visited: &Visited<'_>, found: &mut Vec<Slip>) {
    let place: String = visited
        .place
        .iter()
        .map(|step| format!("/{step}"))
        .collect();
    let mut push = |what: &str, value: Value, short: Option<Value>| {
        found.push(Slip {
            what: format!("{place} {what}"),
            body: (visited.whole)(value),
            short: short.map(|value| (visited.whole)(value)),
        });
    };
    if admits(visited.schema, &json!("")) {
        push("a long text", long().into(), Some(json!(SHORT)));
    }
    let mut slip = |what: &str, value: Value| push(what, value, None);
    let wrong = [
        json!(5),
        json!("5 of them"),
        json!(true),
        json!([[]]),
        json!({"zz": 1}),
    ];
    let mut wrong = wrong
        .into_iter()
        .filter(|value| !admits(visited.schema, value));
    wrong
        .next()
        .into_iter()
        .for_each(|value| slip("of another type", value));
    wrong
        .next_back()
        .into_iter()
        .for_each(|value| slip("of another type", value));
    let Some(least) = visited.least.as_object() else {
        return;
    };
    for name in least.keys() {
        let others = least.iter().filter(|(other, _)| *other != name);
        let rest: Map<String, Value> = others
            .map(|(name, value)| (name.clone(), value.clone()))
            .collect();
        slip(&format!("without {name}"), Value::Object(rest));
    }
    let with = |name: String| {
        let mut more = least.clone();
        more.insert(name, json!(1));
        Value::Object(more)
    };
    slip("with an unknown member", with(SHORT.to_owned()));
    let short = with(SHORT.to_owned());
    push("with a long unknown member", with(long()), Some(short));
}

/// Whether a value of this JSON type may stand here.
fn admits(schema: &Value, value: &Value) -> bool {
    if let Some(arms) = schema["anyOf"].as_array() {
        return arms.iter().any(|arm| admits(arm, value));
    }
    let kind = match value {
        Value::Null => "null",
        Value::Bool(_) => "boolean",
        Value::Number(_) => "integer",
        Value::String(_) => "string",
        Value::Array(_) => "array",
        Value::Object(_) => "object",
    };
    let is_it = |one: &Value| one == kind || (one == "number" && kind == "integer");
    match &schema["type"] {
        Value::Array(several) => several.iter().any(is_it),
        one => is_it(one),
    }
}
