//! Every bound of a published schema, with a value on either side of it.

use serde_json::{Map, Value, json};

/// A bound of a schema.
pub(crate) struct Bound {
    /// Where it stands: members and positions.
    pub(crate) place: Vec<String>,
    pub(crate) keyword: &'static str,
    pub(crate) bound: u64,
    /// Whether the schema requires the value.
    pub(crate) required: bool,
    /// An instance that just keeps it.
    pub(crate) inside: Value,
    /// An instance that just breaks it.
    pub(crate) outside: Value,
}

impl Bound {
    /// The place as a JSON pointer.
    pub(crate) fn pointer(&self) -> String {
        self.place.iter().map(|step| format!("/{step}")).collect()
    }

    /// The place inside the first operation.
    pub(crate) fn in_operation(&self) -> String {
        let step = |step: &String| match step.parse::<usize>() {
            Ok(position) => format!("[{position}]"),
            Err(_) => format!(".{step}"),
        };
        let steps = self.place.iter().map(step);
        format!("ops[0]{}", steps.collect::<String>())
    }
}

/// Every bound of a schema; a filter tree is followed into one group.
pub(crate) fn bounds(schema: &Value) -> Vec<Bound> {
    let mut walk = Walk {
        root: schema,
        found: Vec::new(),
        visit: &mut |_| {},
    };
    walk.node(schema, &Here::start(), &|value| value);
    walk.found
}

/// Shows every place of a schema.
pub(crate) fn places(schema: &Value, visit: &mut dyn FnMut(&Visited<'_>)) {
    let mut walk = Walk {
        root: schema,
        found: Vec::new(),
        visit,
    };
    walk.node(schema, &Here::start(), &|value| value);
}

/// A place of a schema.
pub(crate) struct Visited<'v> {
    /// Members and positions.
    pub(crate) place: &'v [String],
    /// What stands there.
    pub(crate) schema: &'v Value,
    /// The least instance of it.
    pub(crate) least: Value,
    /// Puts a value of this place into an instance of the root.
    pub(crate) whole: &'v dyn Fn(Value) -> Value,
}

struct Walk<'s> {
    root: &'s Value,
    found: Vec<Bound>,
    visit: &'s mut dyn FnMut(&Visited<'_>),
}

/// A place on the way.
#[derive(Clone)]
struct Here {
    place: Vec<String>,
    required: bool,
    groups: usize,
}

impl Here {
    fn start() -> Self {
        Self {
            place: Vec::new(),
            required: true,
            groups: 0,
        }
    }

    fn step(&self, step: impl ToString, required: bool) -> Self {
        let mut here = self.clone();
        here.place.push(step.to_string());
        here.required = required;
        here
    }
}

impl Walk<'_> {
    /// The recursion follows the schema; `whole` puts a value of this place into an instance of the root.
    fn node(&mut self, schema: &Value, here: &Here, whole: &dyn Fn(Value) -> Value) {
        let mut here = here.clone();
        let target = match schema["$ref"].as_str() {
            Some(path) => {
                here.groups += usize::from(path.ends_with("filterNode"));
                self.root.pointer(&path[1..]).unwrap()
            }
            None => schema,
        };
        if here.groups > 2 {
            return;
        }
        let schema = &target.clone();
        let visited = Visited {
            place: &here.place,
            schema,
            least: self.least(schema),
            whole,
        };
        (self.visit)(&visited);
        let arms = schema["anyOf"].as_array().into_iter().flatten();
        arms.for_each(|arm| self.node(arm, &here, whole));
        if schema.get("enum").is_some() || schema.get("const").is_some() {
            return;
        }
        let long = |count: u64| Value::from("x".repeat(count as usize));
        match kind(schema) {
            "string" => self.both(schema, ["minLength", "maxLength"], &here, whole, &long),
            "integer" => {
                let least = schema["minimum"].as_i64().unwrap();
                let most = schema["maximum"].as_i64().unwrap();
                for (keyword, bound, outside) in
                    [("minimum", least, least - 1), ("maximum", most, most + 1)]
                {
                    let outside = whole(json!(outside));
                    self.push(keyword, bound as u64, &here, whole(json!(bound)), outside);
                }
            }
            "array" => self.array(schema, &here, whole),
            "object" => self.object(schema, &here, whole),
            _ => {}
        }
    }

    fn array(&mut self, schema: &Value, here: &Here, whole: &dyn Fn(Value) -> Value) {
        let items = &schema["items"];
        let first = self.least(items);
        let mut other = first.clone();
        // The first block of a cell is the cell, and the others are its descendants.
        let is_cell = here
            .place
            .iter()
            .any(|step| step == "cells" || step == "value")
            && first.is_object()
            && items["properties"].get("indent").is_some();
        if is_cell {
            other["indent"] = json!(1);
        }
        let of = |count: u64| {
            let mut made = vec![other.clone(); count as usize];
            made.first_mut()
                .into_iter()
                .for_each(|it| *it = first.clone());
            Value::from(made)
        };
        self.both(schema, ["minItems", "maxItems"], here, whole, &of);
        if is_cell {
            self.node(items, &here.step(1, true), &|value| {
                whole(json!([first, value]))
            });
        } else {
            self.node(items, &here.step(0, true), &|value| whole(json!([value])));
        }
    }

    fn object(&mut self, schema: &Value, here: &Here, whole: &dyn Fn(Value) -> Value) {
        let Some(members) = schema["properties"].as_object() else {
            let values = &schema["additionalProperties"];
            let value = self.least(values);
            let of = |count: u64| {
                let entry = |n| (format!("k{n}"), value.clone());
                Value::Object((0..count).map(entry).collect())
            };
            let keywords = ["minProperties", "maxProperties"];
            self.both(schema, keywords, here, whole, &of);
            // A key whose format takes the value.
            let arms = values["anyOf"].as_array();
            for arm in arms.map_or(std::slice::from_ref(values), Vec::as_slice) {
                let key = if kind(arm) == "array" {
                    "tag"
                } else {
                    "description"
                };
                self.node(arm, &here.step(key, false), &|value| {
                    whole(json!({ key: value }))
                });
            }
            return;
        };
        let least = self.least(schema);
        if schema["minProperties"] == 1 {
            let (name, inner) = members.iter().next().unwrap();
            let inside = json!({ name: self.least(inner) });
            self.push("minProperties", 1, here, whole(inside), whole(json!({})));
        }
        let required = schema["required"].as_array();
        for (name, inner) in members {
            let is_required = required.is_some_and(|all| all.iter().any(|one| one == name));
            let put = |value: Value| {
                let mut made = least.as_object().unwrap().clone();
                made.extend(beside(name, members));
                made.insert(name.clone(), value);
                whole(Value::Object(made))
            };
            self.node(inner, &here.step(name, is_required), &put);
        }
    }

    /// A lower and an upper bound of a count.
    fn both(
        &mut self,
        schema: &Value,
        [lower, upper]: [&'static str; 2],
        here: &Here,
        whole: &dyn Fn(Value) -> Value,
        of: &dyn Fn(u64) -> Value,
    ) {
        if let Some(least) = schema[lower].as_u64().filter(|least| *least > 0) {
            self.push(lower, least, here, whole(of(least)), whole(of(least - 1)));
        }
        if let Some(most) = schema[upper].as_u64() {
            self.push(upper, most, here, whole(of(most)), whole(of(most + 1)));
        }
    }

    fn push(
        &mut self,
        keyword: &'static str,
        bound: u64,
        here: &Here,
        inside: Value,
        outside: Value,
    ) {
        self.found.push(Bound {
            place: here.place.clone(),
            keyword,
            bound,
            required: here.required,
            inside,
            outside,
        });
    }

    /// The least instance of a schema.
    fn least(&self, schema: &Value) -> Value {
        self.named("", schema)
    }

    /// The same of a member of this name: a word that names something.
    fn named(&self, name: &str, schema: &Value) -> Value {
        if let Some(path) = schema["$ref"].as_str() {
            return self.named(name, self.root.pointer(&path[1..]).unwrap());
        }
        if let Some(only) = schema.get("const") {
            return only.clone();
        }
        if let Some(values) = schema["enum"].as_array() {
            return values[0].clone();
        }
        if let Some(arms) = schema["anyOf"].as_array() {
            return self.least(&arms[0]);
        }
        let count = |keyword: &str| schema[keyword].as_u64().unwrap_or_default();
        match kind(schema) {
            "string" => json!(match name {
                "type" | "template_for" => "task",
                "property" => "name",
                "id" => "a41d0",
                "table_id" => "4c0f2",
                "row" => "tent",
                "col" => "Packed",
                "view" => "5d2e1",
                _ if count("minLength") > 0 => "x",
                _ => "",
            }),
            "integer" => json!(count("minimum")),
            "number" => json!(0),
            "boolean" => json!(false),
            "null" => Value::Null,
            "array" => {
                let item = self.least(&schema["items"]);
                vec![item; count("minItems") as usize].into()
            }
            _ => {
                let required = schema["required"].as_array().into_iter().flatten();
                let mut names: Vec<&str> = required.filter_map(Value::as_str).collect();
                if names.is_empty() && count("minProperties") > 0 {
                    names.extend(
                        schema["properties"]
                            .as_object()
                            .unwrap()
                            .keys()
                            .nth(1)
                            .map(String::as_str),
                    );
                }
                let member = |name: &str| {
                    (
                        name.to_owned(),
                        self.named(name, &schema["properties"][name]),
                    )
                };
                Value::Object(names.into_iter().map(member).collect())
            }
        }
    }
}

/// The one type beside null.
fn kind(schema: &Value) -> &str {
    let types = match &schema["type"] {
        Value::Array(several) => several.as_slice(),
        one => std::slice::from_ref(one),
    };
    let mut types = types.iter().filter_map(Value::as_str);
    types.find(|name| *name != "null").unwrap_or("null")
}

/// What stands beside a member so that it has a meaning: the type of a block, the kind of a document.
fn beside(name: &str, members: &Map<String, Value>) -> Map<String, Value> {
    let types = members.get("type").and_then(|kind| kind["enum"].as_array());
    let is_block = types.is_some_and(|types| types.contains(&json!("paragraph")));
    let is_any_document = members.contains_key("type_settings") && members.contains_key("blocks");
    let is_document = members.contains_key("formatVersion");
    let fitting = match name {
        "language" if is_block => json!({"type": "code"}),
        "url" if is_block => json!({"type": "bookmark"}),
        "object_id" | "name" | "mime_type" | "size" | "added_at" if is_block => {
            json!({"type": "file"})
        }
        "icon" if is_block => json!({"type": "callout"}),
        "property" if is_block => json!({"type": "property"}),
        "columns" if is_block => json!({"type": "table"}),
        "rows" if is_block => json!({"type": "table", "columns": [{}]}),
        "properties" | "views" if is_block => json!({"type": "dataview"}),
        "file" if members.contains_key("emoji") => json!({"format": "file"}),
        "type_settings" if is_any_document => json!({"kind": "object_type"}),
        "template_for" if is_document => {
            json!({"kind": "template", "type": "template", "template_for": "task"})
        }
        "query_source" if is_document && members.contains_key("blocks") => json!({"type": "set"}),
        "collection_items" if is_document => json!({"type": "collection"}),
        _ if name != "properties" && is_document && !members.contains_key("blocks") => {
            json!({"properties": {"name": "N"}})
        }
        "name" => json!({}),
        // A type needs its name, though the schema that creates and updates share does not say so.
        _ if members.contains_key("property_definitions") && members.contains_key("name") => {
            json!({"name": "N"})
        }
        // The operations that find a block by id or by text.
        "set" if members.contains_key("match") => json!({"id": "a41d0"}),
        _ => json!({}),
    };
    fitting.as_object().unwrap().clone()
}
