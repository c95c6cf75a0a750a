//! Creating objects: both forms, properties, options.

use rolltop_spec::shared::CreatedOption;

use super::*;

/// A space with the custom properties of the cases.
pub(super) fn fixture() -> (World, SpaceTarget) {
    let world = World::new();
    let space = world.space("One");
    world.property(&space, "Severity", Format::Select, &["High", "Low"]);
    world.property(&space, "Labels", Format::MultiSelect, &["a", "b"]);
    world.property(&space, "Effort", Format::Number, &[]);
    world.property(&space, "Reviewed", Format::Checkbox, &[]);
    world.property(&space, "When", Format::Date, &[]);
    world.property(&space, "Site", Format::Url, &[]);
    world.property(&space, "People", Format::Objects, &[]);
    (world, space)
}

fn page(properties: Value) -> Value {
    json!({"type": "page", "properties": properties})
}

#[test]
fn both_forms_make_equal_documents() {
    // H-112, H-113
    let (world, space) = fixture();
    let shortcut = world.made(
        &space,
        json!({"type": "task", "name": "A", "properties": {"Severity": "High", "done": false}}),
    );
    let document = world.made(
        &space,
        json!({"formatVersion": "2.0", "type": "task",
               "properties": {"name": "A", "severity": ["High"], "done": false}}),
    );
    let read = |id: &str| {
        let mut document = world.get(&space, id);
        document.as_object_mut().unwrap().remove("id");
        document
    };
    assert_eq!(read(&shortcut), read(&document));
    assert_eq!(read(&shortcut)["properties"]["severity"], json!(["High"]));
}

#[test]
fn markdown_becomes_blocks_and_a_title() {
    // H-112, H-115, D-107, D-106
    let (world, space) = fixture();
    let make = |body: Value| {
        let made = world.create(&space, body).unwrap();
        let document = world.get(&space, &made.id);
        let name = document["properties"]["name"].clone();
        let blocks = document["blocks"].as_array().map_or(0, Vec::len);
        (name, blocks, paths(&made.warnings).join(","))
    };
    let page = |markdown: &str| json!({"type": "page", "markdown": markdown});
    let named = |kind: &str, name: &str, markdown: &str| json!({"type": kind, "name": name, "markdown": markdown});
    let title = "/markdown[0]".to_owned();
    let none = String::new();
    assert_eq!(make(page("# Plan\nx")), (json!("Plan"), 1, title.clone()));
    assert_eq!(
        make(named("page", "Plan", "# Plan\nx")),
        (json!("Plan"), 1, title.clone())
    );
    assert_eq!(
        make(named("page", "Other", "# Plan\nx")),
        (json!("Other"), 2, none.clone())
    );
    assert_eq!(make(page("## Plan")), (Value::Null, 1, none.clone()));
    assert_eq!(
        make(named("page", "Plan", "## Plan\nx")),
        (json!("Plan"), 1, title)
    );
    let note = json!({"type": "note", "markdown": "# Plan\nx"});
    assert_eq!(make(note), (Value::Null, 2, none.clone()));
    let laid_out = json!({"type": "page", "properties": {"layout": "basic"}, "markdown": "# A\nx"});
    assert_eq!(make(laid_out), (Value::Null, 2, none));
    for markdown in [" ", "", "[r]: https://e.org", &"x\n\n".repeat(2049)] {
        let answer = world.create(&space, page(markdown));
        invalid_at(answer, "/markdown");
    }
    invalid_at(world.create(&space, page("ok\n\n<u>x")), "/markdown[1]");
    assert!(world.create(&space, page(&"x\n\n".repeat(2048))).is_ok());
}

#[test]
fn the_shortcut_is_a_closed_set() {
    // H-114, D-55
    let (world, space) = fixture();
    let create = |body: Value| world.create(&space, body);
    invalid_at(create(json!({})), "/type");
    invalid_at(create(json!({"name": "A"})), "/type");
    for member in ["icon", "etag", "id", "kind"] {
        let answer = create(json!({"type": "page", member: {}}));
        let fault = fault(answer);
        assert_eq!(paths(&fault.issues), [format!("/{member}")]);
        assert!(
            fault.issues[0]
                .hint
                .as_ref()
                .unwrap()
                .contains("formatVersion")
        );
    }
    let twice = create(json!({"type": "page", "name": "A", "properties": {"name": "B"}}));
    assert_eq!(refused(twice).0, FaultKind::Ambiguous);
    assert_eq!(refused(create(json!([]))).0, FaultKind::Invalid);
    assert_eq!(
        create(json!({"formatVersion": "2.0"})).unwrap().type_key,
        "page"
    );
}

#[test]
fn unknown_and_other_types_are_refused_with_what_to_do() {
    // H-116, D-46, D-55
    let (world, space) = fixture();
    let create = |type_key: &str| world.create(&space, json!({"type": type_key}));
    for spelled in ["Task", "TASK", "task"] {
        assert_eq!(create(spelled).unwrap().type_key, "task");
    }
    let unknown = fault(create("tusk"));
    assert_eq!(paths(&unknown.issues), ["/type"]);
    assert!(unknown.issues[0].hint.as_ref().unwrap().contains("task"));
    // document.md 15: where the objects of every type come from.
    for (type_key, operation) in [
        ("audio", "upload_file"),
        ("file", "upload_file"),
        ("image", "upload_file"),
        ("video", "upload_file"),
        ("chat_derived", "create_chat"),
        ("object_type", "create_type"),
        ("relation", "create_property"),
        ("relation_option", "create_property_option"),
        ("template", "create_template"),
    ] {
        let fault = fault(create(type_key));
        assert_eq!(paths(&fault.issues), ["/type"]);
        assert_eq!(
            fault.issues[0].see_also[0].op.as_deref(),
            Some(operation),
            "{type_key}"
        );
    }
    for type_key in [
        "dashboard",
        "date",
        "discussion",
        "participant",
        "space",
        "space_view",
    ] {
        invalid_at(create(type_key), "/type");
    }
    for type_key in [
        "book",
        "bookmark",
        "collection",
        "contact",
        "diary_entry",
        "goal",
        "movie",
        "note",
        "page",
        "profile",
        "project",
        "recipe",
        "set",
        "task",
    ] {
        assert_eq!(create(type_key).unwrap().type_key, type_key);
    }
    invalid_at(
        world.create(
            &space,
            json!({"formatVersion": "2.0", "kind": "object_type"}),
        ),
        "/kind",
    );
}

#[test]
fn values_are_judged_and_served_by_format() {
    // D-22 to D-31
    let (world, space) = fixture();
    let other = world.made(&space, json!({"type": "page"}));
    let empty = json!({"effort": 0, "reviewed": false, "site": "", "labels": [], "when": null});
    let served = |properties: Value| {
        let id = world.made(&space, page(properties));
        world.get(&space, &id)["properties"].clone()
    };
    let all = served(empty.clone());
    for (key, value) in empty.as_object().unwrap() {
        assert_eq!(&all[key], value, "{key}");
    }
    assert!(all.get("severity").is_none() && all.get("is_hidden").is_none());
    assert_eq!(
        served(json!({"when": "2026-07-06"}))["when"],
        "2026-07-06T00:00:00Z"
    );
    assert_eq!(
        served(json!({"labels": ["b", "a", "b"]}))["labels"],
        json!(["b", "a"])
    );
    assert_eq!(served(json!({"people": other}))["people"], json!([other]));
    for (properties, path) in [
        (json!({"effort": "3"}), "/properties/effort"),
        (json!({"reviewed": "yes"}), "/properties/reviewed"),
        (json!({"when": "tomorrow"}), "/properties/when"),
        (json!({"severity": "high"}), "/properties/severity"),
        (json!({"people": [other, "nope"]}), "/properties/people/1"),
        (json!({"dudate": "x"}), "/properties/dudate"),
        (
            json!({"due_date": null, "Due date": null}),
            "/properties/due_date",
        ),
    ] {
        invalid_at(world.create(&space, page(properties)), path);
    }
}

#[test]
fn options_are_created_by_consent_in_the_same_commit() {
    // D-25, D-26, H-57, H-110
    let (world, space) = fixture();
    let body = page(json!({"severity": "Urgent", "labels": ["a", "new"]}));
    let refused = fault(world.create(&space, body.clone()));
    assert_eq!(
        paths(&refused.issues),
        ["/properties/labels", "/properties/severity"]
    );
    assert!(
        refused.issues[1]
            .hint
            .as_ref()
            .unwrap()
            .contains("create_missing_options")
    );

    let consent = CreateOptions {
        create_missing_options: true,
        ..CreateOptions::default()
    };
    let options = || {
        let catalogue = world.workspace.names_of(&space).unwrap();
        let (_, key) = ("severity", format!("{:0>24}", hex_of("severity")));
        let property = catalogue.vocabulary.property(&key).unwrap();
        property
            .options
            .iter()
            .map(|option| option.name.clone())
            .collect::<Vec<_>>()
    };
    let (target, asked) = (space.clone(), body.clone());
    let dry = run(&world.workspace, true, move |workspace, tx| {
        workspace.create_object(tx, &owner(), &target, &asked, consent)
    });
    let dry = dry.map(Made::from).unwrap();
    assert_eq!(options(), ["High", "Low"]);
    let made = world.create_as(&owner(), &space, body, consent).unwrap();
    let created = |name: &str, property: &str| CreatedOption {
        name: name.to_owned(),
        property: property.to_owned(),
    };
    let expected = [created("new", "labels"), created("Urgent", "severity")];
    assert_eq!(made.created.options, expected);
    assert_eq!(dry.created.options, expected);
    assert_eq!(options(), ["High", "Low", "Urgent"]);
    let properties = &world.get(&space, &made.id)["properties"];
    assert_eq!(properties["severity"], json!(["Urgent"]));
    assert_eq!(properties["labels"], json!(["a", "new"]));
    // The second time the name exists.
    let again = world
        .create(&space, page(json!({"severity": "Urgent"})))
        .unwrap();
    assert!(again.created.options.is_empty());
}

#[test]
fn an_option_in_the_bin_comes_back_under_its_identity() {
    // http.md 20.5
    let (world, space) = fixture();
    let id = "option-severity-0";
    let held = world.made(&space, page(json!({"severity": "High"})));
    let record = world.store.object(id).unwrap().unwrap();
    world.commit(Write::PutObject(ObjectRecord {
        archived: true,
        ..ObjectRecord::clone(&record)
    }));
    assert_eq!(
        world.get(&space, &held)["properties"]["severity"],
        json!(["High"])
    );
    invalid_at(
        world.create(&space, page(json!({"severity": "High"}))),
        "/properties/severity",
    );
    let consent = CreateOptions {
        create_missing_options: true,
        ..CreateOptions::default()
    };
    let body = page(json!({"severity": "High"}));
    let made = world.create_as(&owner(), &space, body, consent).unwrap();
    assert_eq!(made.created.options.len(), 1);
    assert!(!world.store.object(id).unwrap().unwrap().archived);
    assert_eq!(
        world.get(&space, &made.id)["properties"]["severity"],
        json!(["High"])
    );
}

#[test]
fn keys_of_other_classes_are_told_apart() {
    // D-33, D-35, D-36
    let (world, space) = fixture();
    for key in ["created_date", "creator", "origin", "resolved_layout"] {
        invalid_at(
            world.create(&space, page(json!({key: 1}))),
            &format!("/properties/{key}"),
        );
    }
    let pasted = json!({"formatVersion": "2.0", "properties":
        {"created_date": 1, "creator": "x", "origin": "import", "resolved_layout": "note"}});
    let id = world.made(&space, pasted);
    assert_eq!(world.get(&space, &id)["properties"]["origin"], "api");
    for (key, repair) in [
        ("icon_emoji", "icon"),
        ("cover_x", "cover"),
        ("set_of", "query_source"),
    ] {
        let fault = fault(world.create(&space, page(json!({key: "x"}))));
        assert!(
            fault.issues[0].hint.as_ref().unwrap().contains(repair),
            "{key}"
        );
    }
    for key in ["id", "type", "space_id", "backlinks"] {
        invalid_at(
            world.create(&space, page(json!({key: "x"}))),
            &format!("/properties/{key}"),
        );
    }
    let id = world.made(&space, page(json!({"internal_flags": [1]})));
    assert!(
        world.get(&space, &id)["properties"]
            .get("internal_flags")
            .is_none()
    );
}

#[test]
fn members_of_the_document_form() {
    // H-117, D-50, D-49
    let (world, space) = fixture();
    let with = |member: &str, value: Value| {
        world.create(&space, json!({"formatVersion": "2.0", member: value}))
    };
    for (member, value) in [
        ("subtree", json!(true)),
        ("outline", json!([])),
        ("items", json!([])),
        ("property_internal_keys", json!({})),
        ("type_internal_key", json!("x")),
        ("type_settings", json!({})),
        ("foo", json!(1)),
        ("template_for", json!("task")),
        ("query_source", json!({})),
        ("collection_items", json!([])),
    ] {
        invalid_at(with(member, value), &format!("/{member}"));
    }
    for (member, value) in [
        ("etag", json!("x")),
        ("warnings", json!([])),
        ("discussion", json!("x")),
        ("$schema", json!("x")),
        ("internal_key", json!("x")),
    ] {
        assert!(with(member, value).unwrap().warnings.is_empty(), "{member}");
    }
    assert_eq!(paths(&with("id", json!("x")).unwrap().warnings), ["/id"]);
    let newer = world.create(&space, json!({"formatVersion": "2.1", "foo": 1}));
    assert_eq!(
        refused(newer),
        (
            FaultKind::VersionUnsupported,
            vec!["/formatVersion".to_owned()]
        )
    );
    let label = json!([{"id": "a2b3c", "type": "paragraph"}]);
    assert_eq!(paths(&with("blocks", label).unwrap().warnings), ["/blocks"]);
}

#[test]
fn every_fault_is_reported_in_document_order() {
    let (world, space) = fixture();
    let answer = world.create(
        &space,
        json!({"formatVersion": "2.0", "zz": 1, "icon": {"emoji": "x"},
               "properties": {"effort": "x"}, "blocks": [{"type": "todo"}]}),
    );
    let (_, found) = refused(answer);
    assert_eq!(
        found,
        ["/blocks/0/type", "/icon", "/properties/effort", "/zz"]
    );
}

#[test]
fn structural_blocks_become_properties() {
    // D-65
    let (world, space) = fixture();
    let make = |properties: Value| {
        let id = world.made(
            &space,
            json!({"formatVersion": "2.0", "properties": properties,
                   "blocks": [{"type": "title", "text": "X"}]}),
        );
        world.get(&space, &id)
    };
    let promoted = make(json!({}));
    assert_eq!(promoted["properties"]["name"], "X");
    assert!(promoted.get("blocks").is_none());
    assert_eq!(make(json!({"name": "Y"}))["properties"]["name"], "Y");
}

#[test]
fn a_dry_run_says_the_same_and_leaves_nothing() {
    // H-54, H-56
    let (world, space) = fixture();
    let before = world.store.seq();
    let dry = |body: Value| {
        let space = space.clone();
        run(&world.workspace, true, move |workspace, tx| {
            let options = CreateOptions::default();
            workspace.create_object(tx, &owner(), &space, &body, options)
        })
        .map(Made::from)
    };
    let made = dry(json!({"type": "page"})).unwrap();
    assert_eq!(made.type_key, "page");
    invalid_at(dry(json!({"type": "tusk"})), "/type");
    assert_eq!(world.store.seq(), before);
    assert!(world.store.object(&made.id).unwrap().is_none());
}

#[test]
fn objects_are_not_made_in_a_space_that_is_not_there() {
    let world = World::new();
    let nowhere = SpaceTarget {
        id: "x.y".to_owned(),
        spelled: "xyz".to_owned(),
    };
    let fault = fault(world.create(&nowhere, json!({"type": "tusk"})));
    assert_eq!(
        (fault.kind, paths(&fault.issues)),
        (FaultKind::NotFound, vec!["space_id"])
    );
    assert!(fault.message.contains("xyz"));
}
