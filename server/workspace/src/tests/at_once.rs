//! What is planned where nobody may wait or take long: small changes, with what is in memory. All else leaves no trace there.

use std::sync::mpsc;

use rolltop_store::at_once;

use super::*;
use crate::mutation::{Settled, submitting};

/// Runs a use case where nobody may wait. Whether it came to its end there; if so, it is on disk.
fn done_at_once<T>(use_case: impl FnOnce() -> Result<T>) -> bool {
    let (tell, told) = mpsc::channel();
    let word = Box::new(move |settled| tell.send(settled).unwrap_or_default());
    match at_once(|| submitting(word, use_case)) {
        Some((outcome, _)) => {
            assert!(outcome.is_ok());
            assert!(matches!(told.recv(), Ok(Settled::Committed)));
            true
        }
        None => {
            assert!(told.recv().is_err(), "nothing was handed in");
            false
        }
    }
}

fn describing(text: &str) -> Value {
    json!([{"op": "set_properties", "set": {"description": text}}])
}

#[test]
fn a_small_change_of_what_is_in_memory_is_made_at_once() {
    let world = World::new();
    let space = world.space("One");
    let id = world.made(
        &space,
        json!({"type": "page", "name": "A", "markdown": "a a"}),
    );
    assert!(done_at_once(|| world.patch(&space, &id, describing("b"))));
    assert!(done_at_once(
        || world.create(&space, json!({"type": "page", "name": "B"}))
    ));
    let stored = world.store.object(&id).unwrap().unwrap();
    assert!(stored.document.contains("\"b\""), "{}", stored.document);
}

#[test]
fn what_may_take_long_is_left_to_others() {
    let world = World::new();
    let space = world.space("One");
    let id = world.made(
        &space,
        json!({"type": "page", "name": "A", "markdown": "a a"}),
    );
    let many: Vec<Value> = (0..17)
        .map(|number| describing(&number.to_string())[0].clone())
        .collect();
    let everywhere =
        json!([{"op": "replace_text", "find": "a", "replace": "b", "replace_all": true}]);
    let long = describing(&"long ".repeat(20_000));
    let before = world.store.seq();
    for ops in [json!(many), everywhere.clone(), long.clone()] {
        assert!(
            !done_at_once(|| world.patch(&space, &id, ops.clone())),
            "{ops}"
        );
        assert_eq!(world.store.seq(), before);
    }
    for ops in [json!(many), everywhere, long] {
        world.patch(&space, &id, ops).unwrap();
    }
    assert_eq!(world.store.seq(), before + 3);
    // The object is long now.
    assert!(!done_at_once(|| world.patch(
        &space,
        &id,
        describing("short")
    )));
    for markdown in ["-\n".repeat(1_000), "a|b\n-|-".to_owned()] {
        let page = json!({"type": "page", "name": "B", "markdown": markdown});
        assert!(!done_at_once(|| world.create(&space, page.clone())));
        world.create(&space, page).unwrap();
    }
}

#[test]
fn among_many_names_nothing_is_looked_up_at_once() {
    let world = World::new();
    let space = world.space("One");
    let options: Vec<String> = (0..1_000)
        .map(|number| format!("option {number}"))
        .collect();
    let options: Vec<&str> = options.iter().map(String::as_str).collect();
    let id = world.made(&space, json!({"type": "page", "name": "A"}));
    assert!(done_at_once(|| world.patch(&space, &id, describing("b"))));
    world.property(&space, "Stage", Format::Select, &options);
    // Read anew by who may wait.
    world.patch(&space, &id, describing("c")).unwrap();
    assert!(!done_at_once(|| world.patch(&space, &id, describing("d"))));
    assert!(!done_at_once(
        || world.create(&space, json!({"type": "page", "name": "B"}))
    ));
}

#[test]
fn no_object_starts_at_once_from_long_values() {
    let world = World::new();
    let space = world.space("One");
    let page = || json!({"type": "page", "name": "A"});
    world.made(&space, page());
    assert!(done_at_once(|| world.create(&space, page())));
    let def = PropertyDef {
        id: String::new(),
        key: "1".repeat(24),
        slug: None,
        name: "Terms".to_owned(),
        format: Format::Text,
        hidden: false,
        archived: false,
        max_count: 0,
        object_types: Vec::new(),
        options: Options::default(),
        details: PropertyDetails {
            default_value: Some(json!("long ".repeat(1_000))),
            ..PropertyDetails::default()
        },
    };
    world.put_document(&space, "property-terms", &property_document(&def));
    world.made(&space, page());
    assert!(!done_at_once(|| world.create(&space, page())));
}
