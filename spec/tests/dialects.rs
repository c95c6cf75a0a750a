//! The projections keep the rules of each vendor's strict mode (ops.md 18), held by a checker that knows the rules
//! and not the projection.

#![expect(clippy::unwrap_used, clippy::expect_used, reason = "tests")]

mod told;

use rolltop_document::ops;
use rolltop_spec::errors::ErrorKind;
use rolltop_spec::schema::{self, Dialect};
use rolltop_spec::schemas::SchemaEntry;
use serde_json::{Map, Value, json};

/// Kinds without a projection (ops.md 18.6).
const WITHOUT: [&str; 4] = ["document", "object", "template", "type_document"];

/// Every entry of a dialect.
fn entries(dialect: Dialect) -> Vec<SchemaEntry> {
    let kinds = schema::kinds().iter().map(|entry| &entry.kind);
    let kinds = kinds.filter(|kind| !WITHOUT.contains(&kind.as_str()));
    let kinds = kinds.map(|kind| schema::find_kind(kind, Some(dialect)).expect(kind));
    let ops = schema::ops().iter().map(|entry| &entry.kind);
    let ops = ops.map(|op| schema::find_op(op, Some(dialect)).expect(op));
    kinds.chain(ops).map(|entry| entry.into_owned()).collect()
}

/// Calls `visit` with every schema inside a schema and how many objects lie around it.
fn each_node(schema: &Value, level: usize, visit: &mut dyn FnMut(&Map<String, Value>, usize)) {
    let node = schema.as_object().expect("a schema is an object");
    let level = level + usize::from(node.contains_key("properties"));
    visit(node, level);
    let members = node.get("properties").and_then(Value::as_object);
    let members = members.into_iter().flat_map(Map::values);
    let arms = node.get("anyOf").and_then(Value::as_array);
    let items = node.get("items");
    for inner in members.chain(arms.into_iter().flatten()).chain(items) {
        each_node(inner, level, visit);
    }
}

/// What an arm of an alternative begins with: its type, of an object its first member and the values of that.
fn beginnings(arm: &Value) -> Vec<String> {
    let members = arm.get("properties").and_then(Value::as_object);
    let Some((name, first)) = members.and_then(|members| members.iter().next()) else {
        return vec![arm.get("type").expect("an arm has a type").to_string()];
    };
    match first.get("enum").and_then(Value::as_array) {
        Some(values) => values
            .iter()
            .map(|value| format!("{name}={value}"))
            .collect(),
        None => vec![name.clone()],
    }
}

/// O-163 and O-164: what both strict modes ask for (V7, V9).
fn check_both(entry: &SchemaEntry) {
    const ADMITTED: [&str; 8] = [
        "description",
        "type",
        "properties",
        "required",
        "additionalProperties",
        "items",
        "enum",
        "anyOf",
    ];
    assert_eq!(
        entry.schema.get("type").unwrap(),
        "object",
        "{}",
        entry.kind
    );
    each_node(&entry.schema, 0, &mut |node, _| {
        let at = format!("{} {}", entry.kind, json!(node));
        for keyword in node.keys() {
            assert!(ADMITTED.contains(&keyword.as_str()), "{keyword} in {at}");
        }
        assert!(
            node.contains_key("type") != node.contains_key("anyOf"),
            "{at}"
        );
        let names = |value: &Value| match value {
            Value::Object(members) => members.keys().cloned().collect(),
            Value::Array(all) => all
                .iter()
                .map(|name| name.as_str().unwrap().to_owned())
                .collect(),
            _ => Vec::new(),
        };
        assert_eq!(
            node.get("type") == Some(&json!("array")),
            node.contains_key("items"),
            "{at}"
        );
        if node.get("type") == Some(&json!("object")) {
            let members: Vec<String> = names(node.get("properties").expect("a closed object"));
            assert!(!members.is_empty(), "{at}");
            assert_eq!(members, names(node.get("required").unwrap()), "{at}");
            assert_eq!(
                node.get("additionalProperties"),
                Some(&json!(false)),
                "{at}"
            );
        }
    });
}

// O-163
#[test]
fn openai() {
    for entry in entries(Dialect::Openai) {
        check_both(&entry);
        let (mut members, mut values, mut characters, mut levels) = (0, 0, 0, 0);
        each_node(&entry.schema, 0, &mut |node, level| {
            levels = levels.max(level);
            let named = node.get("properties").and_then(Value::as_object);
            let named: Vec<&String> = named.into_iter().flat_map(Map::keys).collect();
            members += named.len();
            characters += named.iter().map(|name| name.len()).sum::<usize>();
            let listed = node
                .get("enum")
                .and_then(Value::as_array)
                .cloned()
                .unwrap_or_default();
            values += listed.len();
            characters += listed
                .iter()
                .filter_map(Value::as_str)
                .map(str::len)
                .sum::<usize>();
            let arms = node.get("anyOf").and_then(Value::as_array);
            let mut seen = Vec::new();
            for beginning in arms.into_iter().flatten().flat_map(beginnings) {
                assert!(
                    !seen.contains(&beginning),
                    "{beginning} twice in {} {}",
                    entry.kind,
                    json!(node)
                );
                seen.push(beginning);
            }
            if let Some(types) = node.get("type").and_then(Value::as_array) {
                assert_eq!(types.len(), 2, "{}", entry.kind);
                assert_eq!(types.last(), Some(&json!("null")), "{}", entry.kind);
                assert!(!node.contains_key("enum") && !node.contains_key("properties"));
            }
        });
        assert!(
            members <= 5_000 && levels <= 10,
            "{} {members} {levels}",
            entry.kind
        );
        assert!(
            values <= 1_000 && characters <= 120_000,
            "{} {values} {characters}",
            entry.kind
        );
    }
}

/// ops.md 18.5: members with a union, by operation; all others have none.
const UNIONS: [(&str, usize); 14] = [
    ("set_properties", 1),
    ("update_block", 3),
    ("replace_subtree", 2),
    ("insert_blocks", 7),
    ("move_block", 4),
    ("delete_block", 2),
    ("replace_text", 1),
    ("set_cell", 1),
    ("update_view", 7),
    ("insert_view", 10),
    ("move_view", 4),
    ("delete_view", 1),
    ("add_property", 5),
    ("move_property", 3),
];

// O-164
#[test]
fn anthropic() {
    for entry in entries(Dialect::Anthropic) {
        check_both(&entry);
        let mut unions = 0;
        each_node(&entry.schema, 0, &mut |node, _| {
            unions += usize::from(node.contains_key("anyOf"));
            assert!(
                node.get("type").is_none_or(Value::is_string),
                "{}",
                entry.kind
            );
            let listed = node.get("enum").and_then(Value::as_array);
            assert!(
                listed.is_none_or(|all| all.iter().all(Value::is_string)),
                "{}",
                entry.kind
            );
        });
        assert!(unions <= 16, "{} {unions}", entry.kind);
        if entry.example_body.is_some() {
            let expected = UNIONS.iter().find(|(op, _)| *op == entry.kind);
            assert_eq!(
                unions,
                expected.map_or(0, |(_, unions)| *unions),
                "{}",
                entry.kind
            );
        }
    }
}

// O-151, O-163, O-164: the example is in the dialect and an operation of it is read.
#[test]
fn an_entry_admits_its_example() {
    for dialect in Dialect::ALL {
        for entry in entries(dialect) {
            let validator = jsonschema::draft202012::new(&entry.schema).expect(&entry.kind);
            let faults: Vec<String> = validator
                .iter_errors(&entry.example)
                .map(|fault| fault.to_string())
                .collect();
            assert!(faults.is_empty(), "{dialect:?} {}: {faults:?}", entry.kind);
            let Some(body) = &entry.example_body else {
                continue;
            };
            assert_eq!(body, &json!({ "ops": [entry.example] }));
            if ops::OpSpec::named(&entry.kind).is_some() {
                ops::decode(0, &entry.example).expect(&entry.kind);
            } else {
                ops::decode_type_op(0, &entry.example).expect(&entry.kind);
            }
        }
    }
}

// ops.md 18.6, V2: whole views are for the operations on views, and the string says what a filter tree says.
#[test]
fn the_bodies_of_lists_hold_no_views_and_no_filter_tree() {
    for dialect in Dialect::ALL {
        for (kind, members) in [
            ("query", vec!["name", "type", "filter", "sorts"]),
            ("search", vec!["query", "type", "filter", "sorts", "fields"]),
            ("collection", vec!["name", "items"]),
        ] {
            let entry = schema::find_kind(kind, Some(dialect)).unwrap();
            assert_eq!(entry.schema.get("required").unwrap(), &json!(members));
        }
    }
}

// O-167
#[test]
fn documents_have_no_projection() {
    for dialect in Dialect::ALL {
        for kind in WITHOUT
            .iter()
            .filter(|kind| schema::find_kind(kind, None).is_ok())
        {
            let refused = schema::find_kind(kind, Some(dialect)).unwrap_err();
            assert_eq!(refused.kind, ErrorKind::Invalid);
            let issue = refused.issues.first().unwrap();
            assert_eq!(issue.path_str(), "dialect");
            assert!(issue.hint.as_ref().unwrap().contains("shortcut"));
        }
    }
}

/// ops.md 18.7: the worked example, letter by letter.
#[test]
fn the_worked_example() {
    let pairs = |value: Value| {
        json!({ "type": "array", "items": { "type": "object",
            "properties": { "key": { "type": "string" }, "value": value },
            "required": ["key", "value"], "additionalProperties": false }})
    };
    let strings = json!({ "type": "array", "items": { "type": "string" } });
    let any = json!({ "anyOf": [
        { "type": "string" }, { "type": "number" }, { "type": "boolean" }, strings, { "type": "null" },
    ]});
    let fields = [
        (
            "set",
            "Property key to new value; replaces the value.",
            pairs(any),
        ),
        ("unset", "Keys to remove from the object.", strings.clone()),
        (
            "add",
            "Entries to append, list formats only.",
            pairs(strings.clone()),
        ),
        (
            "remove",
            "Entries to take out, list formats only.",
            pairs(strings),
        ),
    ];
    for dialect in Dialect::ALL {
        let mut members = json!({ "op": { "type": "string", "enum": ["set_properties"] } });
        for (name, description, list) in fields.clone() {
            let description = format!("{description} At most 128 entries.");
            let member = match dialect {
                Dialect::Openai => json!({
                    "description": description, "anyOf": [list, { "type": "null" }],
                }),
                Dialect::Anthropic => {
                    let mut member =
                        json!({ "description": format!("{description} Empty = none.") });
                    let list = list.as_object().unwrap().clone();
                    member.as_object_mut().unwrap().extend(list);
                    member
                }
            };
            members
                .as_object_mut()
                .unwrap()
                .insert(name.to_owned(), member);
        }
        let expected = json!({
            "description": "Sets, clears, extends or shrinks property values of the object. One entry of the ops \
                list: 1 to 512 entries, applied in order, all or nothing.",
            "type": "object",
            "properties": members,
            "required": ["op", "set", "unset", "add", "remove"],
            "additionalProperties": false,
        });
        let served = schema::find_op("set_properties", Some(dialect)).unwrap();
        assert_eq!(served.schema.to_string(), expected.to_string());
    }
}

/// The upper bound of a default schema that no dialect can say, where it is narrower than what every value has (V4).
fn dropped_bound(schema: &Value) -> Option<u64> {
    const DEFAULTS: [(&str, u64); 4] = [
        ("maxLength", 1_048_576),
        ("maxItems", 2_048),
        ("maxProperties", u64::MAX),
        ("maximum", u64::MAX),
    ];
    let own = |(keyword, default)| {
        let bound = schema.get(keyword).and_then(Value::as_u64);
        bound.filter(|bound| *bound < default)
    };
    DEFAULTS.into_iter().find_map(own)
}

/// The bound that the description of a member tells, or that of a list of pairs under this name.
fn told_bound(node: &Value, name: Option<&str>) -> Option<u64> {
    let text = match name {
        Some(name) => told::of_name(node, name)?,
        None => node.get("description")?.as_str()?,
    };
    // That of the projection comes last.
    let (_, rest) = text.rsplit_once("t most ")?;
    let digits: String = rest.chars().take_while(char::is_ascii_digit).collect();
    digits.parse().ok()
}

/// A schema and its projection, side by side.
struct Bounds<'s> {
    definitions: &'s Value,
    kind: &'s str,
    told: usize,
}

impl<'s> Bounds<'s> {
    fn check(&mut self, default: &'s Value, projected: &Value) {
        let default = self.target(default);
        for arm in array_of(default, "anyOf") {
            self.check(arm, projected);
        }
        let forms = match projected.get("anyOf").and_then(Value::as_array) {
            Some(arms) => arms.as_slice(),
            None => std::slice::from_ref(projected),
        };
        for form in forms {
            if let (Some(items), Some(projected)) = (default.get("items"), form.get("items")) {
                self.check(items, projected);
            }
            let pairs = form.get("items").map_or(&[][..], |items| {
                match items.get("anyOf").and_then(Value::as_array) {
                    Some(arms) => arms.as_slice(),
                    None => std::slice::from_ref(items),
                }
            });
            let values = default
                .get("additionalProperties")
                .filter(|it| it.is_object());
            for (values, pair) in values
                .into_iter()
                .flat_map(|it| pairs.iter().map(move |pair| (it, pair)))
            {
                self.check(values, pair.pointer("/properties/value").unwrap());
            }
            let members = default.get("properties").and_then(Value::as_object);
            for (name, member) in members.into_iter().flatten() {
                if let Some(projected) = form.get("properties").and_then(|all| all.get(name)) {
                    self.member(name, member, (projected, None), projected);
                }
                for pair in pairs {
                    let keys = pair.pointer("/properties/key/enum");
                    let is_named = keys.and_then(Value::as_array);
                    let value = pair.pointer("/properties/value");
                    if let Some(value) = value.filter(|it| it.get("type") != Some(&json!("null")))
                        && is_named.is_some_and(|keys| keys.contains(&json!(name)))
                    {
                        self.member(name, member, (pair, Some(name)), value);
                    }
                }
            }
        }
    }

    /// The schema itself, its reference followed. A tree of filters ends where its projection does.
    fn target(&self, schema: &'s Value) -> &'s Value {
        let reference = schema.get("$ref").and_then(Value::as_str);
        let name = reference.map(|path| path.trim_start_matches("#/$defs/"));
        name.map_or(schema, |name| self.definitions.get(name).unwrap())
    }

    /// One member: `told` has the description, of this name where it tells of several.
    fn member(
        &mut self,
        name: &str,
        default: &'s Value,
        told: (&Value, Option<&str>),
        projected: &Value,
    ) {
        if let Some(bound) = dropped_bound(self.target(default)) {
            let found = told_bound(told.0, told.1);
            assert_eq!(found, Some(bound), "{} {name}: {}", self.kind, told.0);
            self.told += 1;
        }
        self.check(default, projected);
    }
}

fn array_of<'v>(schema: &'v Value, name: &str) -> impl Iterator<Item = &'v Value> {
    schema
        .get(name)
        .and_then(Value::as_array)
        .into_iter()
        .flatten()
}

// ops.md 18.1, V4: a bound that a dialect cannot say is told in the description of its member, in pair lists too.
#[test]
fn every_dropped_bound_is_told() {
    for dialect in Dialect::ALL {
        for entry in entries(dialect) {
            let default = match schema::find_op(&entry.kind, None) {
                Ok(found) if entry.example_body.is_some() => found,
                _ => schema::find_kind(&entry.kind, None).unwrap(),
            };
            let nothing = json!({});
            let mut bounds = Bounds {
                definitions: default.schema.get("$defs").unwrap_or(&nothing),
                kind: &entry.kind,
                told: 0,
            };
            bounds.check(&default.schema, &entry.schema);
            // Each of them has bounds, or the two are not held side by side.
            let without = ["chat_message_edit"].contains(&entry.kind.as_str());
            assert!(bounds.told > 0 || without, "{dialect:?} {}", entry.kind);
        }
    }
}
