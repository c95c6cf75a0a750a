//! View operations on the views of a query, a type and an inline dataview (ops.md 7.9 to 7.12, 8).

use serde_json::{Value, json};

use super::{Subject, stats};
use crate::support::World;

const CONSENT: &str = "create_missing_options=true";

/// QV: a query of tasks with a view over properties of the space, and further views.
async fn query(more: &[Value]) -> Subject {
    let world = World::new().await;
    for property in [
        json!({"name": "Level", "format": "select", "options": [{"name": "High"}, {"name": "Low"}]}),
        json!({"name": "Due", "format": "date"}),
        json!({"name": "Size", "format": "number"}),
    ] {
        world.add_property(property).await;
    }
    let all = json!({
        "id": "v1", "name": "All",
        "sorts": [{"property": "due"}],
        "columns": [
            {"property": "name"},
            {"property": "level", "hidden": true, "width": 100},
            {"property": "due", "hidden": true, "width": 120},
        ],
    });
    let mut views = vec![all];
    views.extend(more.iter().cloned());
    let id = world
        .create(json!({
            "formatVersion": "2.0", "type": "set", "properties": {"name": "Q"}, "query_source": {"types": ["task"]},
            "blocks": [{
                "id": "dataview", "type": "dataview",
                "properties": [{"property": "name"}, {"property": "level"}, {"property": "due"}],
                "views": views,
            }],
        }))
        .await;
    Subject { world, id }
}

/// View v2 of QV2, with the state that editors keep and an order by an option.
fn board() -> Value {
    json!({
        "id": "v2", "name": "Board", "type": "kanban", "group_by": "level", "card_size": "large",
        "sorts": [{"property": "level", "direction": "custom", "custom_order": ["Low", "High"]}],
        "filters": [{"property": "level", "condition": "in", "value": ["High"]}],
        "columns": [{"property": "name"}],
        "groups": [{"id": "High", "hidden": true}],
        "object_orders": [{"group_id": "High", "object_ids": ["x"]}],
    })
}

async fn views(subject: &Subject) -> Vec<Value> {
    let document = subject.read().await;
    document["blocks"][0]["views"].as_array().unwrap().clone()
}

fn op(name: &str, members: Value) -> Value {
    let mut op = json!({ "op": name });
    let fields = op.as_object_mut().unwrap();
    fields.extend(members.as_object().unwrap().clone());
    json!([op])
}

fn update(members: Value) -> Value {
    op("update_view", members)
}

// O-116, O-117, O-118
#[tokio::test]
async fn a_query_refuses_blocks_but_not_views() {
    let subject = query(&[]).await;
    let before = views(&subject).await;
    let shown = update(json!({"columns": {"level": {"hidden": false}}}));
    assert_eq!(stats(&subject.apply(shown).await), [0, 1, 0, 0, 0]);
    let mut expected = before[0].clone();
    expected["columns"][1] = json!({"property": "level", "width": 100});
    assert_eq!(views(&subject).await, [expected]);
    subject
        .apply(update(json!({"columns": {"Size": {"width": 7}}})))
        .await;
    let dataview = subject.block("dataview").await;
    assert_eq!(
        dataview["views"][0]["columns"][3],
        json!({"property": "size", "width": 7})
    );
    let known = dataview["properties"].as_array().unwrap();
    assert_eq!(
        known.last(),
        Some(&json!({"property": "size", "format": "number"}))
    );
    subject
        .refuse(json!([{"op": "update_block", "id": "dataview", "set": {"align": "left"}}]))
        .await
        .refused(403, "forbidden", &["/ops/0"]);
}

// O-117: a system type takes neither blocks nor properties, its views are its users'.
#[tokio::test]
async fn a_type_takes_view_operations() {
    let world = World::new().await;
    let path = format!("/v2/spaces/{}/types/task", world.one.short);
    let id = world.get(&path).await.body(200)["id"].clone();
    let subject = Subject {
        id: id.as_str().unwrap().to_owned(),
        world,
    };
    for refused in [
        json!([{"op": "set_properties", "set": {"description": "x"}}]),
        json!([{"op": "insert_blocks", "markdown": "x"}]),
    ] {
        subject
            .refuse(refused)
            .await
            .refused(403, "forbidden", &["/ops/0"]);
    }
    let column = update(json!({"columns": {"due_date": {"hidden": false, "width": 9}}}));
    assert_eq!(stats(&subject.apply(column).await), [0, 1, 0, 0, 0]);
    let columns = views(&subject).await[0]["columns"].clone();
    let due = json!({"property": "due_date", "width": 9});
    assert!(columns.as_array().unwrap().contains(&due), "{columns}");
}

// O-119: what is not there is removed already; a key that may mean several columns is refused.
#[tokio::test]
async fn columns_are_removed_by_an_unambiguous_key() {
    let bare = json!({"id": "v2", "name": "Bare"});
    let subject = query(&[bare]).await;
    for absent in ["size", "no such key"] {
        let absent = json!({absent: null});
        subject
            .idle(update(json!({"view": "v2", "columns": absent})))
            .await;
    }
    for key in ["stage_a", "stage_b"] {
        let world = &subject.world;
        world
            .add_property(json!({"name": key, "format": "text", "key": key}))
            .await;
        let rename = json!({"name": "Stage"});
        world.patch(&world.property(key), rename).await.is(200);
    }
    let both = json!({"stage_a": {}, "stage_b": {}});
    subject
        .apply(update(json!({"view": "v1", "columns": both})))
        .await;
    subject
        .refuse(update(json!({"view": "v1", "columns": {"Stage": null}})))
        .await
        .ambiguous(&["ops[0].columns.Stage"])
        .mentions(&["stage_a", "stage_b"]);
    subject
        .apply(update(json!({"view": "v1", "columns": {"stage_a": null}})))
        .await;
    let columns = views(&subject).await[0]["columns"].clone();
    assert_eq!(columns.as_array().unwrap().len(), 4, "{columns}");
}

// O-122, O-131
#[tokio::test]
async fn null_is_the_default_and_the_rest_stays() {
    let subject = query(&[board()]).await;
    let before = views(&subject).await;
    let set = json!({"group_by": null, "type": null});
    subject
        .apply(update(json!({"view": "v2", "set": set})))
        .await;
    let mut expected = before.clone();
    for member in ["group_by", "type"] {
        expected[1].as_object_mut().unwrap().shift_remove(member);
    }
    assert_eq!(views(&subject).await, expected);
    assert_eq!(expected[1]["groups"], board()["groups"]);
    assert_eq!(expected[1]["object_orders"], board()["object_orders"]);
}

// O-126, O-127, O-178
#[tokio::test]
async fn names_of_options_are_resolved_or_created() {
    let subject = query(&[]).await;
    let filtered = |condition: &str, name: &str| {
        let leaf = json!({"property": "level", "condition": condition, "value": [name]});
        update(json!({"set": {"filters": [leaf]}}))
    };
    subject.apply(filtered("in", "High")).await;
    let renamed = json!({"name": "Top"});
    let option = format!("{}/options/High", subject.world.property("level"));
    subject.world.patch(&option, renamed).await.is(200);
    assert_eq!(
        views(&subject).await[0]["filters"][0]["value"],
        json!(["Top"]),
        "the option is what is stored"
    );
    subject
        .refuse(filtered("in", "New"))
        .await
        .invalid(&["ops[0].set.filters[0].value"])
        .mentions(&[CONSENT]);
    let dry = format!("{CONSENT}&dry_run=true");
    let told = subject.send(&dry, filtered("in", "New")).await.body(200);
    assert_eq!(
        told["created"]["options"],
        json!([{"name": "New", "property": "level"}])
    );
    subject
        .refuse(filtered("in", "New"))
        .await
        .invalid(&["ops[0].set.filters[0].value"]);

    let empty = subject.send(CONSENT, filtered("empty", "Newer")).await;
    assert!(empty.body(200).get("created").is_none());
    assert_eq!(
        views(&subject).await[0]["filters"],
        json!([{"property": "level", "condition": "empty"}])
    );
}

// O-128
#[tokio::test]
async fn an_unguarded_date_is_warned_of_and_stored() {
    let subject = query(&[]).await;
    let leaf = json!({"property": "due", "condition": "less", "value": "2026-01-01"});
    let result = subject
        .apply(update(json!({"set": {"filters": [leaf]}})))
        .await;
    assert_eq!(result["warnings"][0]["path"], "ops[0].set.filters[0]");
    assert_eq!(
        views(&subject).await[0]["filters"][0]["value"],
        1_767_225_600
    );
}

// O-129
#[tokio::test]
async fn one_of_two_views_is_named() {
    let subject = query(&[board()]).await;
    let rename = |mut members: Value| {
        members["set"] = json!({"name": "X"});
        update(members)
    };
    subject
        .refuse(rename(json!({})))
        .await
        .ambiguous(&["ops[0].view"])
        .mentions(&["v1", "All", "v2", "Board"]);
    subject
        .refuse(rename(json!({"view": "v9"})))
        .await
        .missing(&["ops[0].view"])
        .mentions(&["v1", "All", "v2", "Board"]);
    subject.apply(rename(json!({"view": "2"}))).await;
    assert_eq!(views(&subject).await[1]["name"], "X");
}

// O-130
#[tokio::test]
async fn one_of_two_dataviews_is_named() {
    let view = |id: &str| json!([{"id": id, "name": "All"}]);
    let subject = Subject::page(json!([
        {"id": "p1", "type": "paragraph", "text": "x"},
        {"id": "d1", "type": "dataview", "views": view("va")},
        {"id": "d2", "type": "dataview", "views": view("vb")},
    ]))
    .await;
    let rename = |block: Value| update(json!({"block": block, "set": {"name": "X"}}));
    subject
        .refuse(rename(json!(null)))
        .await
        .ambiguous(&["ops[0].block"])
        .mentions(&["d1", "d2"]);
    subject
        .refuse(rename(json!("p1")))
        .await
        .invalid(&["ops[0].block"])
        .mentions(&["paragraph"]);
    subject.apply(rename(json!("d2"))).await;
    assert_eq!(subject.block("d2").await["views"][0]["name"], "X");
    assert_eq!(subject.block("d1").await["views"][0]["name"], "All");
    let page = Subject::d1().await;
    page.refuse(rename(json!(null))).await.invalid(&["ops[0]"]);
}

// O-132: an option that is gone is no business of an operation that does not speak of it.
#[tokio::test]
async fn what_an_operation_does_not_write_stays() {
    let subject = query(&[board()]).await;
    let option = format!("{}/options/High", subject.world.property("level"));
    subject.world.delete(&option).await.is(200);
    let before = views(&subject).await;
    let moved = json!({"view": "v2", "position": "first"});
    let result = subject.apply(op("move_view", moved)).await;
    assert!(result.get("created").is_none(), "{result}");
    assert_eq!(
        views(&subject).await,
        [before[1].clone(), before[0].clone()]
    );
    let renamed = json!({"view": "v2", "set": {"name": "X"}});
    assert!(
        subject
            .apply(update(renamed))
            .await
            .get("created")
            .is_none()
    );
    let mut expected = before[1].clone();
    expected["name"] = json!("X");
    assert_eq!(views(&subject).await[0], expected);
}

// O-135
#[tokio::test]
async fn a_copy_takes_everything_but_id_and_name() {
    let subject = query(&[board()]).await;
    let copy = json!({"name": "Copy", "copy_from": "v2", "set": {"card_size": "small"}});
    let result = subject.apply(op("insert_view", copy)).await;
    let mut expected = views(&subject).await[1].clone();
    expected["id"] = result["created_views"]["ops[0]"].clone();
    expected["name"] = json!("Copy");
    expected.as_object_mut().unwrap().shift_remove("card_size");
    assert_eq!(views(&subject).await[2], expected);
}

// O-137, O-138
#[tokio::test]
async fn views_of_a_query_move_and_go() {
    let subject = query(&[board()]).await;
    subject
        .apply(op("move_view", json!({"view": "v1", "after": "v2"})))
        .await;
    let names = |views: Vec<Value>| -> Vec<Value> {
        views.iter().map(|view| view["name"].clone()).collect()
    };
    assert_eq!(names(views(&subject).await), ["Board", "All"]);
    subject
        .apply(op("delete_view", json!({"view": "v2"})))
        .await;
    subject
        .refuse(op("delete_view", json!({"view": "v1"})))
        .await
        .invalid(&["ops[0].view"]);
    assert_eq!(names(views(&subject).await), ["All"]);
}

// O-139, O-140
#[tokio::test]
async fn an_inline_dataview_stays_where_it_is() {
    let subject = Subject::page(json!([
        {"id": "t", "type": "toggle", "text": "x"},
        {"indent": 1, "id": "inner", "type": "dataview", "views": [{"id": "va", "name": "All"}]},
    ]))
    .await;
    let rename = |name: &str| update(json!({"set": {"name": name}}));
    subject.apply(rename("Mine")).await;
    let block = subject.block("inner").await;
    assert_eq!(
        (&block["indent"], &block["views"][0]["name"]),
        (&json!(1), &json!("Mine"))
    );
    let mut ops = rename("Other");
    ops.as_array_mut()
        .unwrap()
        .push(json!({"op": "update_view", "set": {"nam": "x"}}));
    subject.refuse(ops).await.invalid(&["ops[1].set.nam"]);
}

// ops.md 6: a block that becomes a dataview is a new one, which has a view as one that is inserted has.
#[tokio::test]
async fn a_block_that_becomes_a_dataview_gets_a_view() {
    let subject = Subject::page(json!([{"id": "p1", "type": "paragraph"}])).await;
    let changed = |set: Value| json!([{"op": "update_block", "id": "p1", "set": set}]);
    subject.apply(changed(json!({"type": "dataview"}))).await;
    let view = subject.block("p1").await["views"][0].clone();
    assert_eq!(
        (&view["name"], &view["columns"]),
        (&json!("All"), &json!([{"property": "name"}]))
    );
    subject.apply(changed(json!({"views": []}))).await;
    assert!(subject.block("p1").await.get("views").is_none());
    subject.apply(changed(json!({"align": "center"}))).await;
    assert!(subject.block("p1").await.get("views").is_none());
}

// ops.md 7.9: an order may outlive an option, and what a read serves of it can be sent back.
#[tokio::test]
async fn names_in_a_stored_order_are_not_new() {
    let world = World::new().await;
    let sorts =
        |name: &str| json!([{"property": "status", "direction": "custom", "custom_order": [name]}]);
    // An order that does not count is not judged.
    let mut ignored = sorts("Gone");
    ignored[0]["direction"] = json!("desc");
    let view = json!({"name": "V", "sorts": ignored});
    let body = json!({"formatVersion": "2.0", "type": "set", "blocks": [{"type": "dataview", "views": [view]}]});
    let id = world.create(body).await;
    let served = world.read(&id).await["blocks"][0]["views"][0].clone();
    assert_eq!(served["sorts"][0]["custom_order"], json!(["Gone"]));
    let update = |sorts: &Value| json!([{"op": "update_view", "view": served["id"], "set": {"sorts": sorts}}]);
    let before = world.read(&id).await["etag"].clone();
    let echo = world.edit(&id, update(&served["sorts"])).await.body(200);
    assert_eq!(echo["etag"], before);
    // It is judged when it is to count.
    let flipped = world.edit(&id, update(&sorts("Gone"))).await;
    flipped.invalid(&["ops[0].set.sorts[0].custom_order"]);
    let path = format!("{}?create_missing_options=true", world.object(&id));
    let body = json!({"ops": update(&sorts("Gone"))});
    let made = world.patch(&path, body).await.body(200);
    assert_eq!(made["created"]["options"][0]["name"], "Gone");
    let counting = world.read(&id).await;
    assert_eq!(counting["blocks"][0]["views"][0]["sorts"], sorts("Gone"));
    let option = format!("{}/Gone", world.options("status"));
    world.delete(&option).await.is(200);
    let without = world.read(&id).await;
    let served_now = &without["blocks"][0]["views"][0]["sorts"];
    let echo = world.edit(&id, update(served_now)).await.body(200);
    assert_eq!(echo["etag"], counting["etag"]);
    let refused = world.edit(&id, update(&sorts("New"))).await;
    refused.invalid(&["ops[0].set.sorts[0].custom_order"]);
}

// query.md 4.3, 11.1: a query is scoped to its type, whichever operation writes its filters.
#[tokio::test]
async fn a_view_of_a_query_filters_by_no_type() {
    let subject = query(&[]).await;
    let leaf = json!({"property": "type", "condition": "equal", "value": "page"});
    let group =
        json!({"operator": "or", "filters": [{"property": "name", "condition": "empty"}, leaf]});
    for (filters, path) in [
        (json!([leaf]), "ops[0].set.filters[0].property"),
        (json!([group]), "ops[0].set.filters[0].filters[1].property"),
    ] {
        let set = json!({ "set": { "filters": filters } });
        let refusal = subject.refuse(update(set)).await;
        refusal.invalid(&[path]).mentions(&["search_space"]);
    }
    let text = update(json!({"set": {"filter": "done = true OR type = \"page\""}}));
    let refusal = subject.refuse(text).await;
    refusal
        .invalid(&["ops[0].set.filter"])
        .mentions(&["offset 15", "search_space"]);
    let inserted = op(
        "insert_view",
        json!({"name": "N", "set": {"filters": [leaf]}}),
    );
    subject
        .refuse(inserted)
        .await
        .invalid(&["ops[0].set.filters[0].property"]);

    // The list of a page holds objects of any type.
    let page = Subject::page(json!([
        {"id": "dataview", "type": "dataview", "views": [{"id": "v1", "name": "All"}]},
    ]))
    .await;
    page.apply(update(json!({ "set": { "filters": [leaf] } })))
        .await;
    assert_eq!(views(&page).await[0]["filters"], json!([leaf]));
}
