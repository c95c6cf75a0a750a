//! What very many unknown members cost (ops.md 13): only so many are named, and none is looked for among all others.

#![expect(
    clippy::expect_used,
    clippy::indexing_slicing,
    reason = "tests: a failure ends them"
)]

use std::collections::HashMap;
use std::time::{Duration, Instant};

use serde_json::{Map, Value, json};

use crate::envelope::{CreateContext, CreateRoute, parse_create};
use crate::issue::{Issue, MAX_FINDINGS};
use crate::names::SpaceNames;
use crate::objects::ObjectFacts;
use crate::properties::NewOptions;
use crate::testing::CountingIds;
use crate::testing::fixture::case_vocabulary;
use crate::type_bodies::{parse_create_type, parse_update_type};
use crate::validate;
use crate::vocabulary::Vocabulary;

/// What judges a body: the issues that it has.
type Judge = fn(&Vocabulary, &Value) -> Vec<Issue>;
/// A body of some form with these unknown members: what it is called, what judges it, and how it is made.
type Form<'f> = (&'f str, Judge, &'f dyn Fn(Map<String, Value>) -> Value);

fn in_context<T>(vocabulary: &Vocabulary, judge: impl FnOnce(&CreateContext<'_>) -> T) -> T {
    let ids = CountingIds::default();
    let new_options = NewOptions::new(false, &ids);
    let objects: HashMap<String, ObjectFacts> = HashMap::new();
    judge(&CreateContext {
        names: SpaceNames::new(vocabulary).new_options(&new_options),
        objects: &objects,
        new_options: &new_options,
        ids: &ids,
    })
}

fn create(vocabulary: &Vocabulary, body: &Value) -> Vec<Issue> {
    let judged = in_context(vocabulary, |cx| {
        parse_create(body, CreateRoute::Objects, cx)
    });
    judged.err().map_or_else(Vec::new, |fault| fault.issues)
}

fn validated(_: &Vocabulary, body: &Value) -> Vec<Issue> {
    validate::document(body, &CountingIds::default()).issues
}

fn create_type(vocabulary: &Vocabulary, body: &Value) -> Vec<Issue> {
    let judged = in_context(vocabulary, |cx| parse_create_type(body, cx));
    judged.err().map_or_else(Vec::new, |fault| fault.issues)
}

fn update_type(vocabulary: &Vocabulary, body: &Value) -> Vec<Issue> {
    let current = vocabulary.type_def("task").expect("a type");
    let judged = parse_update_type(body, current, SpaceNames::new(vocabulary));
    judged.err().map_or_else(Vec::new, |fault| fault.issues)
}

/// Names that nothing has.
fn unknown(count: usize) -> Map<String, Value> {
    (0..count).map(|n| (format!("x{n}"), json!(1))).collect()
}

/// Spellings of a name, each another one: what is looked for by its fold.
fn spelled(name: &str, count: usize) -> Map<String, Value> {
    let (first, rest) = name.split_at(1);
    let spelling = |n: usize| {
        let marks: String = (0..usize::BITS)
            .map(|bit| if n >> bit & 1 == 1 { '_' } else { '-' })
            .collect();
        (format!("{first}{marks}{rest}"), json!("v"))
    };
    (0..count).map(spelling).collect()
}

fn with(mut members: Map<String, Value>, more: Value) -> Value {
    if let Value::Object(more) = more {
        members.extend(more);
    }
    Value::Object(members)
}

fn time(judge: Judge, vocabulary: &Vocabulary, body: &Value) -> Duration {
    let once = || {
        let start = Instant::now();
        let issues = judge(vocabulary, body);
        let time = start.elapsed();
        assert!(!issues.is_empty(), "it has unknown members");
        time
    };
    (0..2).map(|_| once()).min().unwrap_or_default()
}

#[test]
fn unknown_members_and_properties_cost_no_more_together_than_apart() {
    const COUNT: usize = 8_000;
    let vocabulary = case_vocabulary();
    let map = Value::Object(unknown(COUNT));
    let pair = |(key, value)| json!({"key": key, "value": value});
    let pairs: Value = unknown(COUNT).into_iter().map(pair).collect();
    let shortcut = json!({"type": "page"});
    let document = json!({"formatVersion": "2.0", "type": "page"});
    let cases: [(&str, Judge, &Value, &Value); 5] = [
        ("a shortcut", create, &shortcut, &map),
        ("a shortcut with pairs", create, &shortcut, &pairs),
        ("a new document", create, &document, &map),
        ("a document", validated, &document, &map),
        ("a part of a type", update_type, &json!({}), &map),
    ];
    for (form, judge, body, properties) in cases {
        let took = |extra: Map<String, Value>, properties: &Value| {
            let mut members = body.clone();
            members["properties"] = properties.clone();
            time(judge, &vocabulary, &with(extra, members))
        };
        for extra in [spelled("title", COUNT), spelled("done", COUNT)] {
            let alone = took(extra.clone(), &json!({"title": "x"}));
            let held = took(unknown(1), properties);
            let both = took(extra, properties);
            assert!(
                both < (alone + held) * 3 + Duration::from_millis(50),
                "{form}: {alone:?} and {held:?} apart, {both:?} together"
            );
        }
    }
}

#[test]
fn unknown_members_that_are_not_named_cost_next_to_nothing() {
    let vocabulary = case_vocabulary();
    let page = |block: Value| json!({"formatVersion": "2.0", "type": "page", "blocks": [block]});
    #[rustfmt::skip]
    let forms: [Form<'_>; 9] = [
        ("a shortcut", create, &|unknown| { with(unknown, json!({"type": "page"})) }),
        ("a document", validated, &|unknown| { with(unknown, json!({"formatVersion": "2.0", "type": "page"})) }),
        ("a new type", create_type, &|unknown| { with(unknown, json!({"name": "T"})) }),
        ("a type", update_type, &|unknown| { with(unknown, json!({"name": "T"})) }),
        ("a part of a type", update_type, &|unknown| { with(unknown, json!({"properties": {}})) }),
        ("the properties of a type", update_type, &|unknown| json!({"properties": unknown})),
        ("a definition", create_type, &|unknown| {
            let definition = with(unknown, json!({"name": "P", "format": "text"}));
            json!({"name": "T", "property_definitions": [definition]})
        }),
        ("a block", validated, &|unknown| { page(with(unknown, json!({"type": "paragraph"}))) }),
        ("a group", validated, &|unknown| { page(with(unknown, json!({"type": "group"}))) }),
    ];
    for (form, judge, body) in forms {
        let issues = judge(&vocabulary, &body(unknown(MAX_FINDINGS + 1)));
        assert_eq!(issues.len(), MAX_FINDINGS + 1, "{form}");
        let few = time(judge, &vocabulary, &body(unknown(MAX_FINDINGS + 500)));
        let many = time(judge, &vocabulary, &body(unknown(24_000)));
        assert!(
            many < few * 4 + Duration::from_millis(50),
            "{form}: {few:?} for some, {many:?} for many"
        );
    }
}
