//! What a request says already is not what another part of it means: to follow such advice would say it twice.

use serde_json::{Value, json};

use crate::support::World;
use crate::support::answer::Reply;

// document.md 10.7: the name is given once, beside the properties or among them.
#[tokio::test]
async fn a_name_that_is_given_is_not_advised() {
    let world = World::new().await;
    let create = format!("{}?dry_run=true", world.objects());
    for (properties, place) in [
        (json!({"title": "B"}), "/properties/title"),
        (json!({"nam": "B"}), "/properties/nam"),
        (json!([{"key": "Title", "value": "B"}]), "/properties/Title"),
    ] {
        let body = json!({"type": "page", "properties": properties});
        let reply = world.post(&create, body.clone()).await;
        reply.invalid(&[place]).mentions(&["did you mean name"]);
        let mut named = body;
        named["name"] = json!("A");
        let reply = world.post(&create, named.clone()).await;
        reply.invalid(&[place]).omits(&["did you mean name"]);
        // As it is advised.
        named["properties"] = json!({});
        world.post(&create, named).await.is(200);
    }

    for properties in [
        json!({"name": "A"}),
        json!({"Name": "A"}),
        json!([{"key": "name", "value": "A"}]),
    ] {
        for member in ["title", "nam", "Name"] {
            let body = json!({"type": "page", "properties": properties, member: "B"});
            let reply = world.post(&create, body).await;
            let reply = reply.invalid(&[&format!("/{member}")]);
            reply.omits(&["did you mean name", "write `title` as"]);
            if member != "nam" {
                reply.mentions(&["leave", "out: properties.name is given"]);
            }
        }
        let body = json!({"type": "page", "properties": properties});
        world.post(&create, body.clone()).await.is(200);
        if properties.is_object() {
            let mut document = body;
            document["formatVersion"] = json!("2.0");
            document["title"] = json!("B");
            let reply = world.post(&create, document).await;
            reply
                .invalid(&["/title"])
                .mentions(&["leave title out: properties.name is given"]);
        }
    }
}

// document.md 10.7: a name that is null among the properties is none, and its place takes the one that was meant.
#[tokio::test]
async fn a_name_that_is_null_is_given_in_its_place() {
    let world = World::new().await;
    let create = format!("{}?dry_run=true", world.objects());
    let body = json!({"type": "page", "properties": {"name": null}, "title": "B"});
    let reply = world.post(&create, body).await;
    let reply = reply.invalid(&["/title"]);
    reply.mentions(&["write `title` as `properties.name`"]);
    reply.omits(&["properties.name is given"]);
    let as_advised = json!({"type": "page", "properties": {"name": "B"}});
    world.post(&create, as_advised).await.is(200);
}

// document.md 7: a list names each property once.
#[tokio::test]
async fn a_property_of_the_list_is_not_advised_for_another_entry() {
    let world = World::new().await;
    let create = format!("/v2/spaces/{}/types?dry_run=true", world.one.short);
    let update = format!("{}?dry_run=true", world.type_path("task"));
    let wrong = json!({"property": "due_dat"});
    for (first, advised) in [
        (json!({"property": "priority"}), true),
        (json!({"property": "due_date"}), false),
        (json!({"property": "dueDate"}), false),
        (json!({"name": "Due date"}), false),
        (json!({"property": "deadline", "name": "Due date"}), false),
    ] {
        for list in [json!([first, wrong]), json!([wrong, first])] {
            let path = format!(
                "/property_definitions/{}/property",
                usize::from(list[0] == first)
            );
            let body = json!({"name": "Habit", "property_definitions": list});
            for reply in [
                world.post(&create, body.clone()).await,
                world.patch(&update, body.clone()).await,
            ] {
                expect_due_date(&reply, &path, advised);
            }
        }
    }
}

/// The refusal of `due_dat` at a path, which advises the property or does not.
#[track_caller]
fn expect_due_date(reply: &Reply, path: &str, is_advised: bool) {
    let reply = reply.invalid(&[path]);
    let advice = ["did you mean due_date"];
    if is_advised {
        reply.mentions(&advice);
    } else {
        reply.omits(&advice);
    }
}

// document.md 6.5, query.md 11.1: so does a view.
#[tokio::test]
async fn a_column_of_the_view_is_not_advised_for_another_one() {
    let world = World::new().await;
    let page = world
        .page(
            "P",
            json!([{"id": "dv", "type": "dataview", "views": [{"id": "v1", "name": "All"}]}]),
        )
        .await;
    let create = format!("{}?dry_run=true", world.objects());
    let queries = format!("/v2/spaces/{}/queries?dry_run=true", world.one.short);
    let wrong = json!({"property": "due_dat"});
    for (other, advised) in [
        (json!({"property": "tag"}), true),
        (json!({"property": "Due date"}), false),
    ] {
        for columns in [json!([other, wrong]), json!([wrong, other])] {
            let at = usize::from(columns[0] == other);
            let view = json!({"type": "table", "name": "A", "columns": columns});
            let views = json!([view]);
            let blocks = json!([{"type": "dataview", "views": views}]);
            let document = json!({"formatVersion": "2.0", "type": "page", "blocks": blocks});
            let set = json!([{"op": "update_block", "id": "dv", "set": {"views": views}}]);
            let query = json!({"name": "Q", "type": "task", "views": views});
            #[rustfmt::skip]
            let cases = [
                (world.post(&create, document).await, format!("/blocks/0/views/0/columns/{at}/property")),
                (world.edit(&page, set).await, format!("ops[0].set.views[0].columns[{at}].property")),
                (world.post(&queries, query).await, format!("/views/0/columns/{at}/property")),
            ];
            for (reply, path) in cases {
                expect_due_date(&reply, &path, advised);
            }
        }
    }
}

// http.md 10: and what rows are to carry.
#[tokio::test]
async fn a_field_is_not_advised_for_another_one() {
    let world = World::new().await;
    let search = format!("/v2/spaces/{}/search", world.one.short);
    let fields = |fields: Value| json!({ "fields": fields });
    for (list, path, is_advised) in [
        (json!(["tag", "due_dat"]), "/fields/1", true),
        (json!(["due_dat", "Due date"]), "/fields/0", false),
    ] {
        let reply = world.post(&search, fields(list)).await;
        expect_due_date(&reply, path, is_advised);
    }
}
