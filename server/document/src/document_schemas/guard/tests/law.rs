//! The law of the guard: it refuses nothing that the parser takes, so that every refusal has the parser's words and no
//! legal body is lost.

use std::cell::Cell;
use std::collections::HashMap;

use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};

use super::draw;
use super::*;
use crate::envelope::{CreateContext, CreateRoute, parsed_create as parsed_object};
use crate::kinds::Kind as DocumentKind;
use crate::names::SpaceNames;
use crate::objects::ObjectFacts;
use crate::properties::NewOptions;
use crate::testing::fixture::case_vocabulary;
use crate::type_bodies::{parsed_create, parsed_update};
use crate::vocabulary::Vocabulary;

/// The ways by which a guarded body comes.
#[derive(Clone, Copy, Debug)]
enum Route {
    Validate,
    Create(CreateRoute),
    CreateType,
    UpdateType,
}

/// The guard that judges a body after its parser; `None` where the parser refuses it.
fn taken(route: Route, body: &Value) -> Option<&'static Guard> {
    static SPACE: LazyLock<Vocabulary> = LazyLock::new(case_vocabulary);
    let vocabulary: &Vocabulary = &SPACE;
    let ids = CountingIds::default();
    // A space creates options, so that their names stand in nobody's way.
    let new_options = NewOptions::new(true, &ids);
    let objects: HashMap<String, ObjectFacts> = ["obj-1", "obj-2", "obj-3"]
        .map(|id| (id.to_owned(), page()))
        .into();
    let cx = CreateContext {
        names: SpaceNames::new(vocabulary).new_options(&new_options),
        objects: &objects,
        new_options: &new_options,
        ids: &ids,
    };
    let mut findings = Findings::default();
    let guard = match route {
        Route::Validate => {
            findings = validate::parsed(body, &ids);
            &ANY_DOCUMENT
        }
        Route::Create(route) => parsed_object(body, route, &cx, &mut findings).ok()?.2,
        Route::CreateType => parsed_create(body, &cx, &mut findings).ok()?.2.guard(),
        Route::UpdateType => {
            let current = vocabulary.type_def("task")?;
            let change = parsed_update(body.as_object()?, current, cx.names, &mut findings);
            change.ok()?.form.guard()
        }
    };
    findings.is_clean().then_some(guard)
}

fn page() -> ObjectFacts {
    ObjectFacts {
        kind: DocumentKind::Page,
        type_key: "page".to_owned(),
        name: String::new(),
        snippet: String::new(),
        archived: false,
    }
}

/// How many bodies of each strategy are tried.
const CASES: u32 = 300;

/// Holds the law for bodies of a strategy, of which the parser takes a good part.
fn hold(route: Route, bodies: impl Strategy<Value = Value>) {
    let accepted = Cell::new(0);
    let config = Config {
        failure_persistence: None,
        ..Config::with_cases(CASES)
    };
    let mut runner = TestRunner::new(config);
    let law = |(body, changes)| {
        let body = draw::changed(body, changes);
        if let Some(guard) = taken(route, &body) {
            accepted.set(accepted.get() + 1);
            let found = guard.0.violations(&body, &Path::root());
            prop_assert!(found.is_empty(), "{route:?} {body}\n{found:?}");
        }
        Ok(())
    };
    let held = runner.run(&(bodies, draw::changes()), law);
    assert!(held.is_ok(), "{}", held.unwrap_err());
    let accepted = accepted.get();
    assert!(
        accepted > CASES / 10,
        "{route:?} takes {accepted} of {CASES}"
    );
}

#[test]
fn validate_takes_what_its_parser_takes() {
    hold(Route::Validate, draw::document());
    hold(Route::Validate, draw::type_document());
}

#[test]
fn creates_take_what_their_parsers_take() {
    hold(Route::Create(CreateRoute::Objects), draw::new_object());
    hold(Route::Create(CreateRoute::Objects), draw::shortcut());
    hold(Route::Create(CreateRoute::Templates), draw::template());
}

#[test]
fn types_take_what_their_parsers_take() {
    hold(Route::CreateType, draw::new_type());
    hold(Route::CreateType, draw::flat_type());
    hold(Route::UpdateType, draw::part_of_type());
    hold(Route::UpdateType, draw::flat_type());
}
