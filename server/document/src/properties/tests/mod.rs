//! Property values against the conformance cases: what the tests of this module share.

mod echo;
mod edit;
mod keys;
mod options;
mod served;
mod values;

use std::collections::{BTreeMap, HashMap};
use std::sync::LazyLock;

use proptest::prelude::*;
use serde_json::{Value, json};

use super::*;
use crate::document::{Document, QuerySource};
use crate::findings::Findings;
use crate::issue::{FaultKind, Issue, Ref};
use crate::kinds::{Kind, PaletteColor};
use crate::names::{DocumentKeys, SpaceNames};
use crate::objects::ObjectFacts;
use crate::path::Path;
use crate::testing::fixture::{CountingIds, case_vocabulary, option, with_changed};
use crate::vocabulary::{BundledNames, KeysMode, PropertyDef, Vocabulary};
use crate::wire::JsonMap;

/// Member M, page O, image file F (document.md 18).
fn objects() -> HashMap<String, ObjectFacts> {
    let facts = |kind: Kind, type_key: &str, archived| ObjectFacts {
        kind,
        type_key: type_key.to_owned(),
        name: String::new(),
        snippet: String::new(),
        archived,
    };
    HashMap::from([
        (
            "M".to_owned(),
            facts(Kind::Participant, "participant", false),
        ),
        ("O".to_owned(), facts(Kind::Page, "page", true)),
        ("F".to_owned(), facts(Kind::FileObject, "image", false)),
    ])
}

/// What a write stored, how reads serve it, and the paths of its faults.
struct Written {
    served: JsonMap,
    findings: Findings,
    created: Vec<NewOption>,
}

fn write(vocabulary: &Vocabulary, channel: Channel, consent: bool, members: Value) -> Written {
    let (objects, ids) = (objects(), CountingIds::default());
    let new_options = NewOptions::new(consent, &ids);
    let names = SpaceNames::new(vocabulary);
    let context = ValueContext::Space {
        objects: &objects,
        new_options: &new_options,
    };
    let mut findings = Findings::default();
    let members = members.as_object().cloned().unwrap_or_default();
    let path = Path::pointer("/properties");
    let stored = parse_properties(
        &members,
        &[],
        &path,
        channel,
        &names,
        context,
        &mut findings,
    );
    let context = RenderContext {
        vocabulary,
        spelling: &names,
        objects: &objects,
    };
    let values = stored.iter().map(|(key, value)| (key.as_str(), value));
    let served = render_properties(values, &path, context, &mut findings.warnings);
    Written {
        served,
        findings,
        created: new_options.collected(),
    }
}

/// The space of the cases, built once: most of these tests write many values.
static SPACE: LazyLock<Vocabulary> = LazyLock::new(case_vocabulary);

/// **P** of the cases: the shortcut's properties, served again, or the paths of the faults.
fn p(members: Value) -> Result<Value, Vec<String>> {
    let written = write(&SPACE, Channel::Shortcut, false, members);
    let issues = written.findings.issues.iter();
    let paths: Vec<String> = issues.map(|issue| issue.path_str().to_owned()).collect();
    if paths.is_empty() {
        Ok(Value::Object(written.served))
    } else {
        Err(paths)
    }
}

fn issues_of(channel: Channel, members: Value) -> Vec<Issue> {
    write(&SPACE, channel, false, members).findings.issues
}

/// **V** of the cases: issues and warnings of validation without a space.
fn v(members: Value) -> Findings {
    let mut findings = Findings::default();
    let members = members.as_object().cloned().unwrap_or_default();
    let path = Path::pointer("/properties");
    let context = ValueContext::NoSpace;
    parse_properties(
        &members,
        &[],
        &path,
        Channel::Document,
        &BundledNames,
        context,
        &mut findings,
    );
    findings
}

fn check(key: &str, accepted: &[(&str, Value)], refused: &[&str]) {
    let value = |text: &str| serde_json::from_str::<Value>(text).unwrap_or(json!(text));
    for (written, served) in accepted {
        let found = p(json!({ key: value(written) }));
        assert_eq!(found, Ok(json!({ key: served })), "{written}");
    }
    for written in refused {
        let paths = p(json!({ key: value(written) })).err().unwrap_or_default();
        // At the value, or at one of its entries.
        let place = format!("/properties/{key}");
        let at_value = |path: &String| {
            let entry = path.strip_prefix(&format!("{place}/"));
            *path == place || entry.is_some_and(|entry| entry.parse::<usize>().is_ok())
        };
        let is_there = !paths.is_empty() && paths.iter().all(at_value);
        assert!(is_there, "{written}: {paths:?}");
    }
}

fn property<'v>(vocabulary: &'v Vocabulary, slug: &str) -> &'v PropertyDef {
    match vocabulary.find_property(slug, KeysMode::Slug) {
        Ok(def) => def,
        Err(miss) => panic!("{}", miss.issue.message),
    }
}
