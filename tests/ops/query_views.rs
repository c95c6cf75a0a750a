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
