//! Stored replies: in the commit of their mutation, or alone.

use std::time::Duration;

use rolltop_store::ReplayScope;

use super::*;
use crate::mutation::ReplaySlot;

fn slot(key: &str) -> ReplaySlot {
    let scope = ReplayScope {
        key_id: "k".to_owned(),
        space_id: String::new(),
        idempotency_key: key.to_owned(),
    };
    ReplaySlot {
        scope,
        identity: [7; 32],
    }
}

/// A mutation whose reply is stored under this key.
fn keyed<T: 'static>(
    world: &World,
    key: &str,
    dry_run: bool,
    encode: fn(&T) -> Reply,
    act: impl FnOnce(&Workspace, &mut Tx<'_>, &Mutation<'_, T>) -> Result<Reply> + Send + 'static,
) -> Result<Reply> {
    let replay = Some(slot(key));
    let run = world.workspace.write(move |workspace, tx| {
        let mutation = Mutation {
            dry_run,
            replay,
            encode: &encode,
        };
        act(workspace, tx, &mutation)
    });
    run.wait()
}

fn create_space(world: &World, key: &str, dry_run: bool) -> Result<Reply> {
    create_space_named(world, "One", key, dry_run)
}

fn create_space_named(world: &World, name: &str, key: &str, dry_run: bool) -> Result<Reply> {
    let new = NewSpace {
        name: name.to_owned(),
        description: String::new(),
    };
    let encode = |space: &Space| reply(&space.id);
    keyed(
        world,
        key,
        dry_run,
        encode,
        move |workspace, tx, mutation| {
            workspace.create_space(tx, &owner(), &new, IdSpelling::Full, mutation)
        },
    )
}

#[test]
fn the_reply_is_stored_with_the_change() {
    // H-31, H-39
    let world = World::new();
    let sent = create_space(&world, "a", false).unwrap();
    let stored = world
        .workspace
        .stored_reply(&slot("a").scope)
        .unwrap()
        .unwrap();
    assert_eq!((stored.body, stored.identity), (sent.body, [7; 32]));
    world.clock.advance(Duration::from_secs(24 * 60 * 60));
    assert_eq!(
        world.workspace.stored_reply(&slot("a").scope).unwrap(),
        None
    );
}

#[test]
fn a_twin_that_came_first_wins() {
    let world = World::new();
    create_space(&world, "a", false).unwrap();
    assert!(matches!(
        create_space(&world, "a", false),
        Err(Error::ReplayStored)
    ));
    assert_eq!(world.store.spaces().unwrap().len(), 1);
}

#[test]
fn a_dry_run_stores_its_reply_and_nothing_else() {
    // H-40
    let world = World::new();
    create_space(&world, "a", true).unwrap();
    assert!(
        world
            .workspace
            .stored_reply(&slot("a").scope)
            .unwrap()
            .is_some()
    );
    assert!(world.store.spaces().unwrap().is_empty());
}

#[test]
fn a_refusal_stores_nothing() {
    // H-35
    let world = World::new();
    let answer = create_space_named(&world, " ", "a", false);
    assert!(answer.is_err());
    assert_eq!(
        world.workspace.stored_reply(&slot("a").scope).unwrap(),
        None
    );
}

#[test]
fn an_edit_without_effect_still_stores_its_reply() {
    let world = World::new();
    let space = world.space("One");
    let id = world.made(&space, json!({"type": "page", "name": "A"}));
    let encode = |edited: &EditedObject| reply(&edited.etag);
    keyed(
        &world,
        "b",
        false,
        encode,
        move |workspace, tx, mutation| {
            let body = json!({"ops": [{"op": "set_properties", "set": {"name": "A"}}]});
            let options = EditOptions::default();
            workspace.patch_object(tx, &owner(), &space, &id, &body, &options, mutation)
        },
    )
    .unwrap();
    assert!(
        world
            .workspace
            .stored_reply(&slot("b").scope)
            .unwrap()
            .is_some()
    );
}
