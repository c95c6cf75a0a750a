//! Minting properties (http.md 20.1, document.md 4.1).

use rolltop_document::limits::MAX_PROPERTY_OPTIONS;
use rolltop_spec::properties::{CreateOptionRequest, CreatePropertyRequest};

use super::*;
use crate::search::text_keys;

fn body(name: &str, key: Option<&str>) -> CreatePropertyRequest {
    CreatePropertyRequest {
        name: name.to_owned(),
        format: Format::Text.name().to_owned(),
        key: key.map(str::to_owned),
        options: None,
    }
}

fn create(
    world: &World,
    space: &SpaceTarget,
    body: &CreatePropertyRequest,
) -> Result<CreateResult> {
    let (space, body) = (space.clone(), body.clone());
    run(&world.workspace, false, move |workspace, tx| {
        workspace.create_property(tx, &owner(), &space, &body, false)
    })
}

// http.md 20.5, document.md 10.6: the options of a property have a bound; one that is deleted makes room for another.
#[test]
fn a_property_has_room_for_so_many_options() {
    let world = World::new();
    let space = world.space("One");
    world.property(&space, "Tags", Format::Select, &[]);
    let key = format!("{:0>24}", hex_of("tags"));
    let vocabulary = rolltop_document::vocabulary::Vocabulary::bundled();
    let mut plan = Plan::at(START * 1000);
    plan.writes = (0..MAX_PROPERTY_OPTIONS)
        .map(|number| {
            let name = format!("o{number}");
            let document = option_document(&key, &name, Default::default(), number as u64);
            let stamp = Stamp {
                now: START * 1000,
                member: "somebody",
                app_name: None,
            };
            let id = format!("option-{number}");
            Write::PutObject(new_record(id, &space.id, &document, vocabulary, stamp))
        })
        .collect();
    world.store.commit(plan).unwrap();
    let property = ("tags", KeysMode::Slug);
    let make = |name: &str| {
        let body = CreateOptionRequest {
            name: name.to_owned(),
            color: None,
        };
        let space = space.clone();
        run(&world.workspace, false, move |workspace, tx| {
            workspace.create_option(tx, &owner(), &space, property, Ok(body))
        })
    };
    let delete = |name: &str| {
        let (space, name) = (space.clone(), name.to_owned());
        run(&world.workspace, false, move |workspace, tx| {
            workspace.delete_option(tx, &space, property, &name, None, None)
        })
    };
    let Err(Error::Fault(fault)) = make("new") else {
        panic!("there is no room");
    };
    let issue = &fault.issues[0];
    assert_eq!(issue.path.as_deref(), Some("/name"));
    assert!(issue.message.contains("10000") && issue.hint.is_some());
    delete("o5").unwrap();
    make("new").unwrap();
    assert!(make("o5").is_err(), "a revived one counts as well");
}

// query.md 9: which properties words are looked for in is true for a commit, and one that comes is of a later one.
#[test]
fn the_properties_of_words_are_those_of_a_commit() {
    let world = World::new();
    let space = world.space("One");
    let read = || text_keys(&world.workspace.names_of(&space).unwrap());
    let before = read();
    assert_eq!(read().seq, before.seq);
    let story = body("Story", None);
    create(&world, &space, &story).unwrap();
    let after = read();
    assert_eq!(after.keys.len(), before.keys.len() + 1);
    assert!(after.seq > before.seq);
}
