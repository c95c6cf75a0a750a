//! Creating what is more than a page: queries, collections, templates and objects made from these.

use rolltop_spec::shared::TemplateSource;

use super::objects_create::fixture;
use super::*;

#[test]
fn queries_and_collections_get_a_dataview_and_judge_their_members() {
    // D-82, D-83
    let (world, space) = fixture();
    let set = world.made(
        &space,
        json!({"formatVersion": "2.0", "type": "query", "query_source": {"types": ["Task"]}}),
    );
    let document = world.get(&space, &set);
    assert_eq!(
        (&document["type"], &document["query_source"]),
        (&json!("set"), &json!({"types": ["task"]}))
    );
    assert_eq!(document["blocks"][0]["id"], "dataview");
    assert_eq!(document["blocks"][0]["views"][0]["name"], "All");
    let bare = world.made(
        &space,
        json!({"formatVersion": "2.0", "type": "set", "query_source": {}}),
    );
    assert_eq!(world.get(&space, &bare)["query_source"], json!({}));
    let absent = world.made(&space, json!({"type": "set"}));
    assert!(world.get(&space, &absent).get("query_source").is_none());

    let one = world.made(&space, json!({"type": "page"}));
    let collection = |items: Value| {
        world.create(
            &space,
            json!({"formatVersion": "2.0", "type": "collection", "collection_items": items}),
        )
    };
    let made = collection(json!([one, one])).unwrap();
    assert_eq!(made.items, Some(1));
    let document = world.get(&space, &made.id);
    assert_eq!(document["collection_items"], json!([one]));
    assert_eq!(document["blocks"][0]["is_collection"], true);
    assert_eq!(document["blocks"][0]["views"][0]["type"], "list");
    assert_eq!(document["blocks"][0]["views"][0]["name"], "All");
    invalid_at(collection(json!(["nope"])), "/collection_items/0");
    let empty = collection(json!([])).unwrap();
    assert_eq!(empty.items, Some(0));
    assert!(
        world
            .get(&space, &empty.id)
            .get("collection_items")
            .is_none()
    );
}

#[test]
fn templates_give_their_content_first() {
    // D-121, D-122, H-118
    let (world, space) = fixture();
    let templates = CreateOptions {
        route: CreateRoute::Templates,
        ..CreateOptions::default()
    };
    let template = |body: Value| world.create_as(&owner(), &space, body, templates);
    invalid_at(template(json!({})), "/template_for");
    invalid_at(
        template(json!({"template_for": "task", "collection_items": []})),
        "/collection_items",
    );
    invalid_at(
        template(json!({"template_for": "task", "template": "x"})),
        "/template",
    );
    let made = template(json!({
        "template_for": "task",
        "properties": {"name": "Default", "effort": 3, "site": "a"},
        "blocks": [{"id": "t1", "type": "heading_2", "text": "Why"}],
    }))
    .unwrap();
    let document = world.get(&space, &made.id);
    assert_eq!(
        (
            &document["kind"],
            &document["type"],
            &document["template_for"]
        ),
        (&json!("template"), &json!("template"), &json!("task"))
    );

    let used = world
        .create(
            &space,
            json!({"formatVersion": "2.0", "type": "task", "template": made.id,
                   "properties": {"site": "b"}, "blocks": [{"id": "mine", "type": "divider"}]}),
        )
        .unwrap();
    let template = used.template.unwrap();
    assert_eq!(
        (template.source, template.blocks_added, template.combined),
        (TemplateSource::Request, Some(1), true)
    );
    assert_eq!(
        (template.id.as_str(), template.name.as_str()),
        (made.id.as_str(), "Default")
    );
    let document = world
        .get_with(&space, &used.id, &[("ids", "full")])
        .unwrap();
    assert_eq!(document["blocks"][0]["text"], "Why");
    assert_ne!(document["blocks"][0]["id"], "t1");
    assert_eq!(document["blocks"][1]["id"], "mine");
    assert_eq!(
        (
            &document["properties"]["effort"],
            &document["properties"]["site"]
        ),
        (&json!(3), &json!("b"))
    );
    assert!(document["properties"].get("name").is_none());

    let with = |type_key: &str, template: &str| {
        world.create(&space, json!({"type": type_key, "template": template}))
    };
    assert!(with("task", "none").unwrap().template.is_none());
    assert!(with("task", "").unwrap().template.is_none());
    let page = world.made(&space, json!({"type": "page"}));
    for (type_key, id) in [("task", "nope"), ("task", &*page), ("page", &*made.id)] {
        invalid_at(with(type_key, id), "/template");
    }
    world.archive(&owner(), &space, &made.id).unwrap();
    invalid_at(with("task", &made.id), "/template");
}

#[test]
fn the_default_template_of_a_type_is_used_while_it_can_be() {
    // H-118, document.md 8
    let (world, space) = fixture();
    let templates = CreateOptions {
        route: CreateRoute::Templates,
        ..CreateOptions::default()
    };
    let template = world
        .create_as(
            &owner(),
            &space,
            json!({"template_for": "task", "blocks": [{"type": "divider"}]}),
            templates,
        )
        .unwrap();
    set_default_template(&world, &space, &template.id);
    let create = |body: Value| world.create(&space, body).unwrap();
    let used = create(json!({"type": "task"})).template.unwrap();
    assert_eq!(
        (used.source, used.combined),
        (TemplateSource::TypeDefault, false)
    );
    assert!(
        create(json!({"type": "task", "template": "none"}))
            .template
            .is_none()
    );
    assert!(create(json!({"type": "page"})).template.is_none());

    world.archive(&owner(), &space, &template.id).unwrap();
    let without = create(json!({"type": "task"}));
    assert!(without.template.is_none());
    assert_eq!(paths(&without.warnings), ["/type"]);
}

/// Makes a template the default of tasks.
fn set_default_template(world: &World, space: &SpaceTarget, template: &str) {
    let catalogue = world.workspace.names_of(space).unwrap();
    let id = catalogue.vocabulary.type_def("task").unwrap().id.clone();
    let record = world.store.object(&id).unwrap().unwrap();
    let mut document = Document::from_stored(&record.document).unwrap();
    document
        .properties
        .insert("defaultTemplateId".to_owned(), json!(template));
    world.put_document(space, &id, &document);
}
