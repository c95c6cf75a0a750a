//! The projections keep the rules of each vendor's strict mode (ops.md 18), held by a checker that knows the rules
//! and not the projection.

use rolltop_spec::errors::ErrorKind;
use rolltop_spec::schema::{self, Dialect};
use rolltop_spec::schemas::SchemaEntry;
use serde_json::{Value, json};

use super::{assert_decoded, assert_distinguished, described, list, members};

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
fn each_node(schema: &Value, level: usize, visit: &mut dyn FnMut(&Value, usize)) {
    let level = level + usize::from(schema.get("properties").is_some());
    visit(schema, level);
    let inner = members(schema).map(|(_, member)| member);
    for inner in inner
        .chain(list(schema, "anyOf"))
        .chain(schema.get("items"))
    {
        each_node(inner, level, visit);
    }
}

/// O-163 and O-164: what both strict modes ask for (V7, V9).
fn check_both(entry: &SchemaEntry) {
    const ADMITTED: &str =
        "description type properties required additionalProperties items enum anyOf";
    assert_eq!(entry.schema["type"], "object", "{}", entry.kind);
    each_node(&entry.schema, 0, &mut |node, _| {
        let at = format!("{} {node}", entry.kind);
        let has = |keyword: &str| node.get(keyword).is_some();
        for keyword in node.as_object().unwrap().keys() {
            assert!(
                ADMITTED.split(' ').any(|known| known == keyword),
                "{keyword} in {at}"
            );
        }
        assert!(has("type") != has("anyOf"), "{at}");
        assert_eq!(node["type"] == "array", has("items"), "{at}");
        if node["type"] == "object" {
            let names: Vec<&String> = members(node).map(|(name, _)| name).collect();
            assert!(!names.is_empty(), "{at}");
            assert_eq!(node["required"], json!(names), "{at}");
            assert_eq!(node["additionalProperties"], false, "{at}");
        }
    });
}

// O-163
#[test]
fn openai() {
    for entry in entries(Dialect::Openai) {
        check_both(&entry);
        let (mut count, mut values, mut characters, mut levels) = (0, 0, 0, 0);
        each_node(&entry.schema, 0, &mut |node, level| {
            levels = levels.max(level);
            let listed = list(node, "enum");
            count += members(node).count();
            values += listed.len();
            let names = members(node).map(|(name, _)| name.as_str());
            let texts = names.chain(listed.iter().filter_map(Value::as_str));
            characters += texts.map(str::len).sum::<usize>();
            assert_distinguished(node, &entry.kind);
            if let [_, rest @ ..] = list(node, "type") {
                assert_eq!(rest, [json!("null")], "{}", entry.kind);
                assert!(node.get("enum").is_none() && node.get("properties").is_none());
            }
        });
        let found = format!("{} {count} {levels} {values} {characters}", entry.kind);
        assert!(count <= 5_000 && levels <= 10, "{found}");
        assert!(values <= 1_000 && characters <= 120_000, "{found}");
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
            unions += usize::from(node.get("anyOf").is_some());
            let is_one = node.get("type").is_none_or(Value::is_string);
            let is_named = list(node, "enum").iter().all(Value::is_string);
            assert!(is_one && is_named, "{} {node}", entry.kind);
        });
        assert!(unions <= 16, "{} {unions}", entry.kind);
        if entry.example_body.is_some() {
            let expected = UNIONS.iter().find(|(op, _)| *op == entry.kind);
            let expected = expected.map_or(0, |(_, unions)| *unions);
            assert_eq!(unions, expected, "{}", entry.kind);
        }
    }
}

// O-151: an operation of the example is read. That it is in the dialect is proved by `decode`.
#[test]
fn an_example_is_an_operation() {
    for dialect in Dialect::ALL {
        let mut entries = entries(dialect);
        entries.retain(|entry| entry.example_body.is_some());
        entries.iter().for_each(assert_decoded);
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
            assert_eq!(list(&entry.schema, "required"), members);
        }
    }
}

// O-167
#[test]
fn documents_have_no_projection() {
    for dialect in Dialect::ALL {
        for kind in WITHOUT {
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
    #[rustfmt::skip]
    let fields = [
        ("set", "New values by property key; they replace the old values.", pairs(any)),
        ("unset", "Keys of the properties to remove from the object.", strings.clone()),
        ("add", "Entries to append, for list formats only.", pairs(strings.clone())),
        ("remove", "Entries to remove, for list formats only.", pairs(strings)),
    ];
    for dialect in Dialect::ALL {
        let mut members = json!({ "op": { "type": "string", "enum": ["set_properties"] } });
        for (name, description, list) in fields.clone() {
            let description = format!("{description} At most 128 entries.");
            members[name] = match dialect {
                Dialect::Openai => json!({
                    "description": description, "anyOf": [list, { "type": "null" }],
                }),
                Dialect::Anthropic => json!({
                    "description": format!("{description} Empty = none."), "type": "array", "items": list["items"],
                }),
            };
        }
        let expected = json!({
            "description": "Sets and clears property values of the object, and adds or removes entries of lists. One entry \
                of the ops list: 1 to 512 entries, applied in order, all or nothing.",
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
    let own =
        |(keyword, default): (&str, u64)| schema[keyword].as_u64().filter(|bound| *bound < default);
    DEFAULTS.into_iter().find_map(own)
}

/// The bound that the description of a member tells, or that of a list of pairs under this name.
fn described_bound(node: &Value, name: Option<&str>) -> Option<u64> {
    let text = match name {
        Some(name) => described::of_name(node, name)?,
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
    described: usize,
}

/// The alternatives of a schema, or the schema itself.
fn forms(schema: &Value) -> &[Value] {
    match list(schema, "anyOf") {
        [] => std::slice::from_ref(schema),
        arms => arms,
    }
}

impl<'s> Bounds<'s> {
    fn check(&mut self, default: &'s Value, projected: &Value) {
        let default = self.target(default);
        for arm in list(default, "anyOf") {
            self.check(arm, projected);
        }
        for form in forms(projected) {
            let items = form.get("items");
            if let (Some(default), Some(projected)) = (default.get("items"), items) {
                self.check(default, projected);
            }
            let pairs = items.map_or(&[][..], forms);
            let values = &default["additionalProperties"];
            for pair in pairs.iter().filter(|_| values.is_object()) {
                self.check(values, &pair["properties"]["value"]);
            }
            for (name, member) in members(default) {
                if let Some(projected) = form["properties"].get(name) {
                    self.member(name, member, (projected, None), projected);
                }
                for pair in pairs {
                    let (key, value) = (&pair["properties"]["key"], &pair["properties"]["value"]);
                    let is_named = list(key, "enum").contains(&json!(name));
                    if is_named && !value.is_null() && value["type"] != "null" {
                        self.member(name, member, (pair, Some(name)), value);
                    }
                }
            }
        }
    }

    /// The schema itself, its reference followed. A tree of filters ends where its projection does.
    fn target(&self, schema: &'s Value) -> &'s Value {
        let reference = schema["$ref"].as_str();
        reference.map_or(schema, |path| {
            &self.definitions[path.trim_start_matches("#/$defs/")]
        })
    }

    /// One member: `described` has the description, of this name where it tells of several.
    fn member(
        &mut self,
        name: &str,
        default: &'s Value,
        described: (&Value, Option<&str>),
        projected: &Value,
    ) {
        if let Some(bound) = dropped_bound(self.target(default)) {
            let found = described_bound(described.0, described.1);
            assert_eq!(found, Some(bound), "{} {name}: {}", self.kind, described.0);
            self.described += 1;
        }
        self.check(default, projected);
    }
}

// ops.md 18.1, V4: a bound that a dialect cannot say stands in the description of its member, in pair lists too.
#[test]
fn every_dropped_bound_is_described() {
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
                described: 0,
            };
            bounds.check(&default.schema, &entry.schema);
            // Each of them has bounds, or the two are not compared.
            let without = ["chat_message_edit"].contains(&entry.kind.as_str());
            assert!(
                bounds.described > 0 || without,
                "{dialect:?} {}",
                entry.kind
            );
        }
    }
}
