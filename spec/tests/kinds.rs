//! One judgement for every published kind of body: what its schema admits is read, and what is refused says where.
//! Bodies that stand near legal ones are tried, with unknown members, nulls, empty strings and values of other types.

#![expect(clippy::unwrap_used, reason = "tests")]

use std::cell::Cell;
use std::collections::HashSet;

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use proptest::test_runner::{Config, TestRunner};
use rolltop_document::issue::Fault;
use rolltop_spec::chats::{
    AddChatMessageRequest, ChatReactionRequest, ChatReadRequest, CreateChatRequest,
    EditChatMessageRequest,
};
use rolltop_spec::files::UploadFileRequest;
use rolltop_spec::properties::{CreateOptionRequest, CreatePropertyRequest};
use rolltop_spec::queries::{CreateCollectionRequest, CreateQueryRequest};
use rolltop_spec::schema;
use rolltop_spec::search::SearchRequestDoc;
use rolltop_spec::spaces::CreateSpaceRequest;
use rolltop_spec::validate::{RequestBody, read};
use serde_json::{Value, json};

/// A kind with the reader of its bodies.
type Reader = (&'static str, fn(&Value) -> Result<(), Fault>);

const READERS: [Reader; 12] = [
    ("chat", reads::<CreateChatRequest>),
    ("chat_message", reads::<AddChatMessageRequest>),
    ("chat_message_edit", reads::<EditChatMessageRequest>),
    ("chat_reaction", reads::<ChatReactionRequest>),
    ("chat_read", reads::<ChatReadRequest>),
    ("collection", reads::<CreateCollectionRequest>),
    ("file", reads::<UploadFileRequest>),
    ("property", reads::<CreatePropertyRequest>),
    ("property_option", reads::<CreateOptionRequest>),
    ("query", reads::<CreateQueryRequest>),
    ("search", reads::<SearchRequestDoc>),
    ("space", reads::<CreateSpaceRequest>),
];

/// Kinds whose bodies the document crate reads; the law of their guard is tested there. The filters are a member.
const DOCUMENTS: [&str; 7] = [
    "document",
    "filters",
    "object",
    "shortcut",
    "template",
    "type",
    "type_document",
];

fn reads<T: RequestBody>(body: &Value) -> Result<(), Fault> {
    read::<T>(body).map(|_| ())
}

#[test]
fn every_kind_is_tried() {
    let tried: HashSet<&str> = READERS
        .iter()
        .map(|(kind, _)| *kind)
        .chain(DOCUMENTS)
        .collect();
    let kinds: HashSet<&str> = schema::kinds()
        .iter()
        .map(|entry| entry.kind.as_str())
        .collect();
    assert_eq!(tried, kinds);
}

// http.md 3, 11; document.md 10.3
#[test]
fn a_body_is_read_or_told_where_it_is_wrong() {
    const CASES: u32 = 1500;
    for (kind, reads) in READERS {
        let entry = schema::find_kind(kind, None).unwrap();
        let names = member_names(&entry.schema);
        let config = Config {
            failure_persistence: None,
            ..Config::with_cases(CASES)
        };
        let read = Cell::new(0);
        let law = |changes: Vec<Change>| {
            let body = changed(entry.example.clone(), &names, changes);
            let Err(fault) = reads(&body) else {
                read.set(read.get() + 1);
                return Ok(());
            };
            prop_assert!(!fault.issues.is_empty(), "{kind} {body}");
            let mut places = HashSet::new();
            for issue in &fault.issues {
                // A fault without a place is one that no schema found.
                prop_assert!(issue.path.is_some(), "{kind} {body}\n{issue:?}");
                prop_assert!(
                    places.insert(&issue.path),
                    "{kind} {body}\n{:?}",
                    fault.issues
                );
            }
            Ok(())
        };
        let held = TestRunner::new(config).run(&vec(change(), 0..4), law);
        assert!(held.is_ok(), "{}", held.unwrap_err());
        let read = read.get();
        assert!(read > CASES / 10, "{kind}: {read} of {CASES} are read");
    }
}

/// One change to a body: where, the name of a member there, whether the place itself is replaced, and by what.
type Change = (Index, Index, bool, Value);

fn change() -> impl Strategy<Value = Change> {
    let odd = vec![
        json!(null),
        json!(""),
        json!("x"),
        json!("x".repeat(5_000)),
        json!(true),
        json!(0),
        json!(-1),
        json!(1.5),
        json!(1e300),
        json!([]),
        json!([null]),
        json!([""]),
        json!(["x"]),
        json!({}),
        json!({"x": 1}),
    ];
    (any::<Index>(), any::<Index>(), any::<bool>(), select(odd))
}

fn changed(mut body: Value, names: &[String], changes: Vec<Change>) -> Value {
    for (place, name, replaces, value) in changes {
        let mut all = Vec::new();
        places(&body, "", &mut all);
        let place: &String = place.get(all.as_slice());
        match body.pointer_mut(place).unwrap() {
            Value::Object(members) if !replaces => {
                members.insert(name.get(names).clone(), value);
            }
            target => *target = value,
        }
    }
    body
}

/// JSON pointers to everything in a value; the names in examples need no escape.
fn places(value: &Value, at: &str, out: &mut Vec<String>) {
    out.push(at.to_owned());
    match value {
        Value::Object(members) => {
            let inner = members.iter();
            inner.for_each(|(name, inner)| places(inner, &format!("{at}/{name}"), out));
        }
        Value::Array(items) => {
            let inner = items.iter().enumerate();
            inner.for_each(|(position, inner)| places(inner, &format!("{at}/{position}"), out));
        }
        _ => {}
    }
}

/// Every name of a member in a schema, and one that none has.
fn member_names(schema: &Value) -> Vec<String> {
    fn collect(schema: &Value, names: &mut Vec<String>) {
        let members = schema.get("properties").and_then(Value::as_object);
        names.extend(members.into_iter().flat_map(serde_json::Map::keys).cloned());
        match schema {
            Value::Object(inner) => inner.values().for_each(|inner| collect(inner, names)),
            Value::Array(inner) => inner.iter().for_each(|inner| collect(inner, names)),
            _ => {}
        }
    }
    let mut names = vec!["zz".to_owned()];
    collect(schema, &mut names);
    names.sort();
    names.dedup();
    names
}
