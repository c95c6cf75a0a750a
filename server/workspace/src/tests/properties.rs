//! Minting properties (http.md 20.1, document.md 4.1).

use rolltop_document::decor::PaletteColor;
use rolltop_document::limits::MAX_PROPERTY_OPTIONS;
use rolltop_spec::properties::{CreateOptionRequest, CreatePropertyRequest};

use super::*;
use crate::search::text_keys;
use crate::spaces::Page;

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

// D-45, H-100: the key comes from the name, or from the key that was asked for.
#[test]
fn keys_are_minted() {
    let world = World::new();
    let space = world.space("One");
    for (name, key, minted) in [
        ("Story points", None, Some("story_points")),
        ("Café", None, Some("cafe")),
        ("Anything", Some("bigTree"), Some("big_tree")),
        ("!!!", None, None),
    ] {
        let made = create(&world, &space, &body(name, key)).unwrap();
        let (id, key) = (made.id.unwrap(), made.key.unwrap());
        match minted {
            Some(minted) => assert_eq!(key, minted, "{name}"),
            None => assert!(rolltop_document::ids::is_minted(&key), "{name}"),
        }
        let found = world.workspace.get_property(&space, &key, KeysMode::Slug);
        assert_eq!(found.unwrap().id, id);
    }
}

// H-102, D-45: a key that is taken or reserved, exactly or by fold, is refused where it was written.
#[test]
fn taken_keys_are_refused() {
    let world = World::new();
    let space = world.space("One");
    let first = create(&world, &space, &body("Height", None)).unwrap();
    for (name, key, path) in [
        ("HEIGHT", None, "/name"),
        ("Other", Some("height"), "/key"),
        ("Other", Some("hei_ght"), "/key"),
        ("Due-Date", None, "/name"),
        ("Other", Some("dueDate"), "/key"),
        ("Other", Some("file_variant_x"), "/key"),
    ] {
        invalid_at(create(&world, &space, &body(name, key)), path);
    }
    // H-85: a built-in property of that name, which has another key, stands in nobody's way.
    assert_eq!(paths(&first.warnings), ["/name"]);
    let odd = create(&world, &space, &body("Odd", Some("strange"))).unwrap();
    invalid_at(create(&world, &space, &body("Odd", None)), "/name");
    assert!(odd.warnings.is_empty());
    let same = create(&world, &space, &body("Height", Some("tallness"))).unwrap();
    assert_eq!(paths(&same.warnings), ["/name"]);
    assert_ne!(same.id, first.id);
    let page = Page {
        offset: 0,
        limit: 1000,
    };
    let listed = world.workspace.list_properties(&space, page).unwrap().data;
    let heights: Vec<&str> = listed
        .iter()
        .filter(|row| row.name == "Height")
        .map(|row| row.key.as_str())
        .collect();
    assert_eq!(heights, ["height", "height_in_pixels", "tallness"]);
}

// http.md 20.1: options need no consent; a missing colour is the next of the palette.
#[test]
fn options_come_with_their_property() {
    let world = World::new();
    let space = world.space("One");
    let option = |name: &str, color: Option<PaletteColor>| CreateOptionRequest {
        name: name.to_owned(),
        color: color.map(|color| color.name().to_owned()),
    };
    let with = |options: Vec<CreateOptionRequest>| CreatePropertyRequest {
        format: Format::Select.name().to_owned(),
        options: Some(options),
        ..body("Stage", None)
    };
    let faulty = with(vec![
        option("Todo", None),
        option("Todo", None),
        option(" ", None),
    ]);
    let (_, paths) = refused(create(&world, &space, &faulty));
    assert_eq!(paths, ["/options/1", "/options/2/name"]);
    invalid_at(
        create(
            &world,
            &space,
            &CreatePropertyRequest {
                format: Format::Text.name().to_owned(),
                ..with(vec![option("Todo", None)])
            },
        ),
        "/options",
    );
    let new = with(vec![
        option("Todo", None),
        option("Done", Some(PaletteColor::Lime)),
        option("Late", None),
    ]);
    let made = create(&world, &space, &new).unwrap();
    let created: Vec<(&str, &str)> = made
        .created
        .options
        .iter()
        .map(|option| (option.property.as_str(), option.name.as_str()))
        .collect();
    assert_eq!(
        created,
        [("stage", "Todo"), ("stage", "Done"), ("stage", "Late")]
    );
    let catalogue = world.workspace.names_of(&space).unwrap();
    let stage = catalogue
        .vocabulary
        .find_property("stage", KeysMode::Slug)
        .unwrap();
    let stored: Vec<(&str, &str)> = stage
        .options
        .iter()
        .map(|option| (option.name.as_str(), option.color.name()))
        .collect();
    assert_eq!(
        stored,
        [("Todo", "grey"), ("Done", "lime"), ("Late", "orange")]
    );
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
            workspace.create_option(tx, &owner(), &space, property, &body)
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
