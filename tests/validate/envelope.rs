//! The V cases: version gate, root members, icon, cover, values of properties.

use serde_json::{Value, json};

use super::{VALIDATE, check, findings};
use crate::support::World;

// D-49
#[tokio::test]
async fn the_version_is_judged_first_and_alone() {
    let world = World::new().await;
    for version in ["2", "02.0", "2.1", "10.0", "1.0"] {
        let document = json!({"formatVersion": version, "zz": 1});
        let found = findings(&world, &document).await;
        assert_eq!(found, "/formatVersion", "{version}");
    }
    for (document, expected) in [
        (json!({"type": "page"}), "/formatVersion"),
        (json!({"formatVersion": 2}), "/formatVersion"),
        (json!({"version": 2, "type": "page"}), "~/version"),
        (json!({"version": 1, "type": "page"}), "/version"),
    ] {
        assert_eq!(findings(&world, &document).await, expected, "{document}");
    }
}

// D-50, D-52, D-82
#[tokio::test]
async fn the_members_of_the_root_are_known() {
    let world = World::new().await;
    let cases = vec![
        (json!({"foo": 1}), "/foo"),
        (json!({"items": []}), "/items"),
        (json!({"property_internal_keys": {}}), "ok"),
        (json!({"template_for": "task"}), "/template_for"),
        (json!({"type_settings": {}}), "/type_settings"),
        (json!({"kind": "query"}), "/kind"),
        (
            json!({"query_source": {}, "kind": "object_type"}),
            "/query_source",
        ),
    ];
    check(&world, cases).await;
    let items = world.post(VALIDATE, json!({"formatVersion": "2.0", "items": []}));
    items.await.mentions(&["collection_items"]);
}

// D-53, D-54
#[tokio::test]
async fn icons_and_covers_are_judged() {
    let world = World::new().await;
    let icon = |icon: Value| json!({ "icon": icon });
    let cover = |cover: Value| json!({ "cover": cover });
    let cases = vec![
        (icon(json!({"emoji": "x"})), "/icon"),
        (icon(json!({"format": "emoji", "emoji": ""})), "/icon/emoji"),
        (icon(json!({"format": "icon", "name": "a/b"})), "/icon/name"),
        (
            icon(json!({"format": "icon", "name": "a", "color": "mauve"})),
            "/icon/color",
        ),
        (
            icon(json!({"format": "icon", "name": "a", "color": 2})),
            "/icon/color",
        ),
        (
            icon(json!({"format": "file", "file": "https://e.org/x"})),
            "/icon/file",
        ),
        (cover(json!({"format": "image"})), "/cover/file"),
        (
            cover(json!({"format": "gradient", "gradient": "sky"})),
            "ok",
        ),
        (
            cover(json!({"format": "gradient", "gradient": "sky", "x": 1})),
            "/cover/x",
        ),
    ];
    check(&world, cases).await;
}

// D-37, D-38, D-40
#[tokio::test]
async fn values_of_bundled_properties_are_judged() {
    let world = World::new().await;
    let values = |values: Value| json!({ "properties": values });
    let cases = vec![
        (values(json!({"layout_align": "center"})), "ok"),
        (
            values(json!({"layout_align": 1})),
            "/properties/layout_align",
        ),
        (values(json!({"layout_align": 77})), "ok"),
        (
            values(json!({"layout_align": "middle"})),
            "/properties/layout_align",
        ),
        (values(json!({"due_date": "x"})), "/properties/due_date"),
        (values(json!({"done": "yes"})), "/properties/done"),
        (values(json!({"foo": "x"})), "ok"),
        (
            values(json!({"due_date": "2026-03-20", "Due date": "2026-03-20"})),
            "/properties/due_date",
        ),
    ];
    check(&world, cases).await;
    let post = |values: Value| {
        let document = json!({"formatVersion": "2.0", "properties": values});
        world.post(VALIDATE, document)
    };
    post(json!({"layout_align": 1})).await.mentions(&["center"]);
    let twice = post(json!({"due_date": null, "Due date": null})).await;
    twice.mentions(&["due_date", "Due date"]);
}

// document.md 7, 10.5: the list of a type changes no built-in property.
#[tokio::test]
async fn a_definition_that_renames_a_built_in_property_is_warned_of() {
    let world = World::new().await;
    let definition = |definition: Value| {
        let settings = json!({"property_definitions": [{"name": "New"}, definition]});
        json!({"kind": "object_type", "type": "object_type", "type_settings": settings})
    };
    let at = |member: &str| format!("~/type_settings/property_definitions/1/{member}");
    let (name, types) = (at("name"), at("object_types"));
    let cases = vec![
        (
            definition(json!({"property": "dueDate", "name": "Due date"})),
            "ok",
        ),
        (
            definition(json!({"property": "due_date", "name": "Deadline"})),
            name.as_str(),
        ),
        (
            definition(
                json!({"property": "assignee", "object_types": ["contact", "Space member"]}),
            ),
            "ok",
        ),
        (
            definition(json!({"property": "assignee", "object_types": ["task"]})),
            types.as_str(),
        ),
        (
            definition(json!({"property": "mine", "name": "Mine"})),
            "ok",
        ),
    ];
    check(&world, cases).await;
}

// document.md 7, D-118: the default of a property that an entry makes is a value of its format; that of another one is
// not changed by a list.
#[tokio::test]
async fn defaults_of_new_properties_are_judged() {
    let world = World::new().await;
    let at = "/type_settings/property_definitions/0/default_value";
    for (entry, expected) in [
        (
            json!({"name": "Streak", "format": "number", "default_value": 3}),
            "",
        ),
        (
            json!({"name": "Streak", "format": "number", "default_value": "3"}),
            at,
        ),
        (
            json!({"name": "Sown", "format": "date", "default_value": "soon"}),
            at,
        ),
        (
            json!({"name": "Kept", "format": "checkbox", "default_value": null}),
            "",
        ),
        (
            json!({"name": "Stage", "format": "select", "default_value": ["a", "b"]}),
            at,
        ),
        (
            json!({"name": "Plain", "format": "text", "default_value": 5}),
            at,
        ),
    ] {
        let document = json!({
            "formatVersion": "2.0", "kind": "object_type", "type": "object_type",
            "properties": {"name": "Plant"}, "type_settings": {"property_definitions": [entry]},
        });
        assert_eq!(
            super::findings(&world, &document).await,
            expected,
            "{entry}"
        );
        let path = format!("{}?dry_run=true", world.types());
        let made = world.post(&path, document.clone()).await;
        let refused = made.status == 400 && made.paths() == [at];
        assert_eq!(refused, !expected.is_empty(), "{}", made.text);
    }
}

// document.md 7, 10.1: an entry that has only a name may mean a property of the space, of any format.
#[tokio::test]
async fn what_only_a_space_can_tell_is_not_judged() {
    let world = World::new().await;
    let properties = format!("/v2/spaces/{}/properties", world.one.short);
    for (name, format) in [
        ("Effort", "number"),
        ("Labels", "multi_select"),
        ("When", "date"),
    ] {
        let body = json!({"name": name, "format": format});
        world.post(&properties, body).await.is(201);
    }
    for entry in [
        json!({"name": "Effort", "default_value": 3}),
        json!({"name": "Labels", "default_value": []}),
        json!({"name": "Labels", "max_count": 3}),
        json!({"name": "labels", "options": []}),
        json!({"name": "When", "default_value": "2026-07-06", "include_time": true}),
    ] {
        let document = json!({
            "formatVersion": "2.0", "kind": "object_type", "type": "object_type",
            "properties": {"name": "Plant"}, "type_settings": {"property_definitions": [entry]},
        });
        assert_eq!(super::findings(&world, &document).await, "", "{entry}");
        let path = format!("{}?dry_run=true", world.types());
        world.post(&path, document).await.is(200);
    }
    // A space that has no such property makes one, of format text.
    for (member, value) in [
        ("options", json!(["a"])),
        ("max_count", json!(3)),
        ("object_types", json!(["page"])),
        ("include_time", json!(true)),
        ("default_value", json!(3)),
    ] {
        let entry = json!({"name": "Fresh", member: value});
        let body = json!({"name": "Plant", "property_definitions": [entry]});
        let refused = world.post(&world.types(), body).await;
        refused.invalid(&[&format!("/property_definitions/0/{member}")]);
    }
}
