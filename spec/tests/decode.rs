//! The published schemas steer an engine for constrained decoding: each compiles in every dialect, its example is
//! accepted token by token, and what is next to it is not (ops.md 17, 18).
//!
//! The tokenizer has one token for each byte: what such an engine admits does not depend on the vocabulary.

#![expect(clippy::unwrap_used, clippy::expect_used, reason = "tests")]

use llguidance::api::TopLevelGrammar;
use llguidance::toktrie::ApproximateTokEnv;
use llguidance::{Matcher, ParserFactory};
use rolltop_spec::schema::{self, Dialect};
use serde_json::{Map, Value, json};

/// A schema with an instance that it admits.
struct Published {
    name: String,
    schema: Value,
    example: Value,
}

/// Every entry in every dialect that it has.
fn published() -> Vec<Published> {
    let dialects = [None, Some(Dialect::Openai), Some(Dialect::Anthropic)];
    let mut all = Vec::new();
    for dialect in dialects {
        let kinds = schema::kinds().iter();
        let kinds = kinds.map(|entry| schema::find_kind(&entry.kind, dialect));
        let ops = schema::ops().iter();
        let ops = ops.map(|entry| schema::find_op(&entry.kind, dialect));
        // Whole documents have no projection.
        for entry in kinds.chain(ops).flatten() {
            all.push(Published {
                name: format!("{} {dialect:?}", entry.kind),
                schema: entry.schema.clone(),
                example: in_order(&entry.example, &entry.schema, &entry.schema),
            });
        }
    }
    all
}

/// The instance with its members in the order of the schema, which is that of generation (G12).
fn in_order(instance: &Value, schema: &Value, root: &Value) -> Value {
    let reference = schema.get("$ref").and_then(Value::as_str);
    let schema = reference.map_or(schema, |path| {
        root.pointer(path.strip_prefix('#').unwrap()).unwrap()
    });
    if let Some(arms) = schema.get("anyOf").and_then(Value::as_array) {
        let admits = |arm: &&Value| {
            let mut alone = (*arm).as_object().unwrap().clone();
            alone.extend(
                root.get("$defs")
                    .map(|all| ("$defs".to_owned(), all.clone())),
            );
            jsonschema::draft202012::new(&Value::Object(alone))
                .unwrap()
                .is_valid(instance)
        };
        return arms
            .iter()
            .find(admits)
            .map_or_else(|| instance.clone(), |arm| in_order(instance, arm, root));
    }
    match instance {
        Value::Object(given) => {
            let Some(members) = schema.get("properties").and_then(Value::as_object) else {
                let values = schema.get("additionalProperties").unwrap();
                let map = given
                    .iter()
                    .map(|(key, value)| (key.clone(), in_order(value, values, root)));
                return Value::Object(map.collect());
            };
            let known = members.iter().filter_map(|(name, member)| {
                Some((name.clone(), in_order(given.get(name)?, member, root)))
            });
            Value::Object(known.collect())
        }
        Value::Array(items) => {
            let of = schema.get("items").unwrap();
            items.iter().map(|item| in_order(item, of, root)).collect()
        }
        scalar => scalar.clone(),
    }
}

/// The engine at the beginning of an answer.
struct Engine(Matcher);

impl Engine {
    fn new(name: &str, schema: &Value) -> Self {
        let tokens = ApproximateTokEnv::single_byte_env();
        let mut factory = ParserFactory::new_simple(&tokens).unwrap();
        factory.quiet();
        let grammar = TopLevelGrammar::from_json_schema(schema.clone());
        let mut matcher = Matcher::new(factory.create_parser(grammar));
        assert_eq!(matcher.get_error(), None, "{name} does not compile");
        assert_eq!(matcher.grammar_warnings(), [""; 0], "{name}");
        Self(matcher)
    }

    /// Whether the whole text is an answer.
    fn accepts(&self, instance: &Value) -> bool {
        let text = instance.to_string();
        let tokens: Vec<u32> = text.bytes().map(u32::from).collect();
        let mut matcher = self.0.deep_clone();
        let consumed = matcher.try_consume_tokens(&tokens).unwrap_or_default();
        consumed == tokens.len() && matcher.is_accepting().unwrap()
    }
}

/// Values that differ from the instance in one place: another type, another word, a member more or less.
fn near_misses(instance: &Value) -> Vec<Value> {
    let mut all = Vec::new();
    match instance {
        Value::Object(members) => {
            let mut more = members.clone();
            more.insert("zz".to_owned(), json!(1));
            all.push(Value::Object(more));
            for (name, value) in members {
                let mut fewer = members.clone();
                fewer.shift_remove(name);
                all.push(Value::Object(fewer));
                let with = |other: Value| {
                    let mut changed: Map<String, Value> = members.clone();
                    changed.insert(name.clone(), other);
                    Value::Object(changed)
                };
                all.extend(near_misses(value).into_iter().map(with));
            }
        }
        Value::Array(items) => {
            for (position, item) in items.iter().enumerate() {
                let with = |other: Value| {
                    let mut changed = items.clone();
                    *changed.get_mut(position).unwrap() = other;
                    Value::Array(changed)
                };
                all.extend(near_misses(item).into_iter().map(with));
            }
            all.push(json!({ "zz": 1 }));
        }
        Value::String(word) => all.extend([json!(format!("{word}_")), json!(1.5), json!({})]),
        Value::Null | Value::Bool(_) | Value::Number(_) => all.extend([json!("zz"), json!([[]])]),
    }
    all
}

// ops.md 17: engines take the schemas as they stand. O-150, O-163, O-164.
#[test]
fn an_engine_takes_every_schema_and_its_example() {
    for entry in published() {
        let engine = Engine::new(&entry.name, &entry.schema);
        assert!(
            engine.accepts(&entry.example),
            "{} {}",
            entry.name,
            entry.example
        );
    }
}

// What the validator refuses the engine cannot write, and the other way round.
#[test]
fn the_engine_and_the_validator_agree_next_to_the_examples() {
    let (mut admitted, mut refused) = (0, 0);
    for entry in published() {
        let engine = Engine::new(&entry.name, &entry.schema);
        let validator = jsonschema::draft202012::new(&entry.schema).expect(&entry.name);
        for near in near_misses(&entry.example) {
            let expected = validator.is_valid(&near);
            assert_eq!(engine.accepts(&near), expected, "{} {near}", entry.name);
            *(if expected {
                &mut admitted
            } else {
                &mut refused
            }) += 1;
        }
    }
    assert!(admitted > 100 && refused > 1000, "{admitted} {refused}");
}
