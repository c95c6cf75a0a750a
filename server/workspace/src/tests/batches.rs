//! Use cases that share one transaction.

use std::sync::mpsc;

use rolltop_spec::properties::{CreatePropertyRequest, UpdatePropertyRequest};

use super::*;

/// Holds the writer thread, so that what is queued meanwhile comes in one batch; gives it back when it is dropped.
struct Held(Option<mpsc::Sender<()>>);

impl World {
    fn hold_writer(&self) -> Held {
        let (release, released) = mpsc::channel::<()>();
        let (begin, begun) = mpsc::channel();
        drop(self.workspace.write(move |_, _| {
            begin.send(()).unwrap();
            // Ends with its sender.
            let _ = released.recv();
            Ok::<_, Error>(())
        }));
        begun.recv().unwrap();
        Held(Some(release))
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        self.0.take();
    }
}

/// Queues a mutation without waiting for it.
fn queue<T: Outcome + Send + 'static>(
    world: &World,
    dry_run: bool,
    act: impl FnOnce(&Workspace, &mut Tx<'_>) -> Result<T> + Send + 'static,
) -> Queued<T> {
    let mutation = Mutation {
        dry_run,
        success: 201,
        replay: None,
    };
    world
        .workspace
        .write(move |workspace, tx| workspace.mutate(tx, &mutation, |tx| act(workspace, tx)))
}

/// A mutation that is not waited for yet.
type Queued<T> = rolltop_store::Pending<Reply<T>, Error>;

fn create_property(world: &World, space: &SpaceTarget, dry_run: bool) -> Queued<CreateResult> {
    let body = CreatePropertyRequest {
        name: "Depth (m)".to_owned(),
        format: Format::Text.name().to_owned(),
        key: None,
        options: None,
    };
    let space = space.clone();
    queue(world, dry_run, move |workspace, tx| {
        workspace.create_property(tx, &owner(), &space, &body, dry_run)
    })
}

fn create_page(world: &World, space: &SpaceTarget, properties: Value) -> Queued<CreateResult> {
    let body = json!({"type": "page", "properties": properties});
    let space = space.clone();
    queue(world, false, move |workspace, tx| {
        let options = WriteOptions {
            keys: KeysMode::Name,
            ..WriteOptions::default()
        };
        workspace.create_object(tx, &owner(), &space, &body, CreateRoute::Objects, &options)
    })
}

// ops.md 9, http.md 20: names that a batch has written are those that the next closure of it resolves.
#[test]
fn a_renamed_property_is_found_by_its_new_name_in_the_same_batch() {
    let world = World::new();
    let space = world.space("One");
    create_property(&world, &space, false).wait().unwrap();
    let held = world.hold_writer();
    let target = space.clone();
    let renamed = queue(&world, false, move |workspace, tx| {
        let key = ("depth_m", KeysMode::Slug);
        let body = UpdatePropertyRequest {
            name: Some("Tallness".to_owned()),
        };
        workspace.update_property(tx, &owner(), &target, key, None, Ok(body))
    });
    let old = create_page(&world, &space, json!({"Depth (m)": "x"}));
    let new = create_page(&world, &space, json!({"Tallness": "x"}));
    drop(held);
    assert!(renamed.wait().is_ok());
    assert_eq!(refused(old.wait()).0, FaultKind::Invalid);
    assert!(new.wait().is_ok());
}

// http.md 5: what a dry run or a refused request has named is unknown to those after it.
#[test]
fn what_a_dry_run_makes_is_unknown_to_the_rest_of_its_batch() {
    let world = World::new();
    let space = world.space("One");
    let held = world.hold_writer();
    let dry = create_property(&world, &space, true);
    let after_dry = create_page(&world, &space, json!({"Depth (m)": "x"}));
    let made = create_property(&world, &space, false);
    let after = create_page(&world, &space, json!({"Depth (m)": "x"}));
    drop(held);
    assert!(dry.wait().is_ok());
    assert_eq!(refused(after_dry.wait()).0, FaultKind::Invalid);
    assert!(made.wait().is_ok() && after.wait().is_ok());
    // Nothing of the batch has come into a cache that is not on disk.
    let catalogue = world.workspace.names_of(&space).unwrap();
    assert_eq!(
        catalogue.vocabulary.properties_named("Depth (m)").count(),
        1
    );
}

// http.md 6
#[test]
fn of_twins_in_one_batch_one_is_carried_out() {
    let world = World::new();
    let scope = rolltop_store::ReplayScope {
        key_id: "k".to_owned(),
        space_id: String::new(),
        idempotency_key: "i".to_owned(),
    };
    let held = world.hold_writer();
    let twins = [0, 1].map(|_| {
        let replay = crate::mutation::ReplaySlot {
            scope: scope.clone(),
            identity: [7; 32],
        };
        world.workspace.write(move |workspace, tx| {
            let mutation = Mutation {
                dry_run: false,
                success: 201,
                replay: Some(replay),
            };
            let new = CreateSpaceRequest {
                name: Some("One".to_owned()),
                description: None,
            };
            workspace.mutate(tx, &mutation, |tx| {
                workspace.create_space(tx, &owner(), &new, IdSpelling::Full)
            })
        })
    });
    drop(held);
    let [first, second] = twins.map(rolltop_store::Pending::wait);
    assert!(first.is_ok());
    assert!(matches!(second, Err(Error::ReplayStored)));
    assert_eq!(world.store.spaces().unwrap().len(), 1);
}
