//! Renders a plan as the schema of a dialect (ops.md 18.1, 18.4, 18.5).

use serde_json::{Map, Value, json};

use super::Dialect;
use super::plan::{Absence, Member, Node, Plan, Setting};

/// The schema of a whole plan.
pub(super) fn schema(plan: &Plan, dialect: Dialect) -> Value {
    described(plan.description.clone(), object(&plan.members, dialect))
}

fn node(of: &Node, dialect: Dialect) -> Value {
    match of {
        Node::Scalar(name) => json!({ "type": name }),
        Node::Enum(values) => json!({ "type": "string", "enum": values }),
        Node::Array(items) => array(node(items, dialect)),
        Node::Object(members) => object(members, dialect),
        Node::Any(arms) => any(arms.iter().map(|arm| node(arm, dialect)).collect()),
        Node::Map(value) => array(pair(json!({ "type": "string" }), node(value, dialect))),
        Node::Merge(settings) => array(merge(settings, dialect)),
    }
}

fn object(members: &[Member], dialect: Dialect) -> Value {
    let described = members
        .iter()
        .map(|member| (member.name.clone(), self::member(member, dialect)));
    let properties: Map<String, Value> = described.collect();
    let required: Vec<&String> = properties.keys().collect();
    json!({
        "type": "object",
        "properties": properties,
        "required": required,
        "additionalProperties": false,
    })
}

fn member(member: &Member, dialect: Dialect) -> Value {
    let schema = node(&member.node, dialect);
    let (schema, note) = match (&member.absence, dialect) {
        (Absence::Never, _) => (schema, None),
        (Absence::Word(word), _) => {
            let schema = with_value(schema, &json!(word));
            (
                nullable(schema, dialect),
                Some(format!("{word:?} = absent.")),
            )
        }
        (Absence::Neutral(Value::Array(_)), Dialect::Anthropic) => {
            (schema, Some("Empty = none.".to_owned()))
        }
        (Absence::Neutral(value), Dialect::Anthropic) => (with_value(schema, value), None),
        _ => (nullable(schema, dialect), None),
    };
    let texts = [member.description.as_deref(), note.as_deref()];
    let texts: Vec<&str> = texts.into_iter().flatten().collect();
    described((!texts.is_empty()).then(|| texts.join(" ")), schema)
}

/// Pairs with one of the given keys: one alternative per type of value.
fn merge(settings: &[Setting], dialect: Dialect) -> Value {
    let mut arms: Vec<Arm<'_>> = Vec::new();
    let mut put = |setting, value: Value| match arms.iter_mut().find(|arm| arm.value == value) {
        Some(arm) => arm.settings.push(setting),
        None => arms.push(Arm {
            settings: vec![setting],
            value,
        }),
    };
    for setting in settings {
        let clears = setting.clearable && dialect == Dialect::Openai;
        match &setting.node {
            Some(value) if clears => put(setting, nullable(node(value, dialect), dialect)),
            Some(value) => put(setting, node(value, dialect)),
            None if clears => put(setting, only_null()),
            None => {}
        }
    }
    if dialect == Dialect::Anthropic {
        let clearable = settings.iter().filter(|setting| setting.clearable);
        clearable.for_each(|setting| put(setting, only_null()));
    }
    any(arms.into_iter().map(Arm::schema).collect())
}

/// The pairs whose value has one type.
struct Arm<'p> {
    settings: Vec<&'p Setting>,
    value: Value,
}

impl Arm<'_> {
    fn schema(self) -> Value {
        let names: Vec<&str> = self.settings.iter().map(|it| it.name.as_str()).collect();
        let key = json!({ "type": "string", "enum": names });
        described(self.description(), pair(key, self.value.clone()))
    }

    /// The description and limit of each name; `None` if the pairs only clear members.
    fn description(&self) -> Option<String> {
        if self.value == only_null() {
            return None;
        }
        let mut texts: Vec<(Vec<&str>, &str)> = Vec::new();
        for setting in &self.settings {
            let Some(description) = setting.description.as_deref() else {
                continue;
            };
            match texts.iter_mut().find(|(_, known)| *known == description) {
                Some((names, _)) => names.push(&setting.name),
                None => texts.push((vec![&setting.name], description)),
            }
        }
        let texts = texts
            .iter()
            .map(|(names, description)| format!("{}: {description}", names.join(", ")));
        let texts: Vec<String> = texts.collect();
        (!texts.is_empty()).then(|| texts.join(" "))
    }
}

fn pair(key: Value, value: Value) -> Value {
    json!({
        "type": "object",
        "properties": { "key": key, "value": value },
        "required": ["key", "value"],
        "additionalProperties": false,
    })
}

fn array(items: Value) -> Value {
    json!({ "type": "array", "items": items })
}

fn any(mut arms: Vec<Value>) -> Value {
    match arms.pop() {
        Some(only) if arms.is_empty() => only,
        last => {
            arms.extend(last);
            json!({ "anyOf": arms })
        }
    }
}

fn only_null() -> Value {
    json!({ "type": "null" })
}

/// The schema or null (A2, B1).
fn nullable(mut schema: Value, dialect: Dialect) -> Value {
    if let Some(Value::Array(arms)) = schema.get_mut("anyOf") {
        if !arms.contains(&only_null()) {
            arms.push(only_null());
        }
        return schema;
    }
    let scalar = schema.get("type").and_then(Value::as_str);
    let scalar = scalar.filter(|kind| !matches!(*kind, "array" | "object"));
    match scalar {
        Some(scalar) if dialect == Dialect::Openai && schema.get("enum").is_none() => {
            json!({ "type": [scalar, "null"] })
        }
        _ => json!({ "anyOf": [schema, only_null()] }),
    }
}

/// Adds the neutral value to an enum.
fn with_value(mut schema: Value, value: &Value) -> Value {
    if let Some(Value::Array(values)) = schema.get_mut("enum")
        && !values.contains(value)
    {
        values.insert(0, value.clone());
    }
    schema
}

/// Puts the description first.
fn described(description: Option<String>, schema: Value) -> Value {
    let (Some(description), Value::Object(members)) = (description, &schema) else {
        return schema;
    };
    let mut all = Map::from_iter([("description".to_owned(), Value::String(description))]);
    all.extend(members.clone());
    Value::Object(all)
}
