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

/// A mutation whose answer is stored under this key.
fn keyed<T: Outcome + Send + 'static>(
    world: &World,
    key: &str,
    dry_run: bool,
    act: impl FnOnce(&Workspace, &mut Tx<'_>) -> Result<T> + Send + 'static,
) -> Result<Reply<T>> {
    let mutation = Mutation {
        dry_run,
        success: 200,
        replay: Some(slot(key)),
    };
    let run = world
        .workspace
        .write(move |workspace, tx| workspace.mutate(tx, &mutation, |tx| act(workspace, tx)));
    run.wait()
}

fn create_space(world: &World, key: &str, dry_run: bool) -> Result<Reply<Space>> {
    create_space_named(world, "One", key, dry_run)
}

fn create_space_named(world: &World, name: &str, key: &str, dry_run: bool) -> Result<Reply<Space>> {
    let new = CreateSpaceRequest {
        name: Some(name.to_owned()),
        description: None,
    };
    keyed(world, key, dry_run, move |workspace, tx| {
        workspace.create_space(tx, &owner(), &new, IdSpelling::Full)
    })
}

fn stored(world: &World, key: &str) -> Option<rolltop_store::ReplayRecord> {
    world.workspace.stored_reply(&slot(key).scope).unwrap()
}

#[test]
fn the_reply_is_stored_with_the_change() {
    // H-31, H-39
    let world = World::new();
    let sent = create_space(&world, "a", false).unwrap();
    let reply = stored(&world, "a").unwrap();
    assert_eq!((reply.body, reply.identity), (sent.body.to_vec(), [7; 32]));
    world.clock.advance(Duration::from_secs(24 * 60 * 60));
    assert_eq!(stored(&world, "a"), None);
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
    assert!(stored(&world, "a").is_some());
    assert!(world.store.spaces().unwrap().is_empty());
}

#[test]
fn a_refusal_stores_nothing() {
    // H-35
    let world = World::new();
    let answer = create_space_named(&world, &"x".repeat(4097), "a", false);
    assert!(answer.is_err());
    assert_eq!(stored(&world, "a"), None);
}

#[test]
fn an_edit_without_effect_still_stores_its_reply() {
    let world = World::new();
    let space = world.space("One");
    let id = world.made(&space, json!({"type": "page", "name": "A"}));
    keyed(&world, "b", false, move |workspace, tx| {
        let body = json!({"ops": [{"op": "set_properties", "set": {"name": "A"}}]});
        let options = WriteOptions::default();
        workspace.patch_object(tx, &owner(), &space, &id, &body, &options)
    })
    .unwrap();
    assert!(stored(&world, "b").is_some());
}
