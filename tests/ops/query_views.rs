//! View operations on the views of a query, a type and an inline dataview (ops.md 7.9 to 7.12, 8).

use serde_json::{Value, json};

use super::{Subject, stats};
use crate::support::World;

/// A query with one view.
async fn query() -> Subject {
    let world = World::new().await;
    let id = world.create(json!({"type": "set", "name": "Q"})).await;
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
    let subject = query().await;
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

// query.md 3.6: an option that needs consent is a fault of the text as well, and is said in the same words on an object and
// on a type. ops.md 7.9: all else that is wrong with a view is said under the name of the operation.
#[tokio::test]
async fn faults_of_a_view_have_one_message() {
    let view = json!([{"id": "v1", "name": "All", "columns": [{"property": "name"}, {"property": "status"}]}]);
    let subject =
        Subject::page(json!([{"id": "dataview", "type": "dataview", "views": view}])).await;
    let world = World::new().await;
    world.select("Stage", &["Todo"]).await;
    let types = format!("/v2/spaces/{}/types", world.one.short);
    let plant = json!({"name": "Plant", "property_definitions": [{"property": "stage"}]});
    world.post(&types, plant).await.is(201);
    let of_type = format!("{types}/plant");
    #[rustfmt::skip]
    let cases = [
        (json!({"set": {"filter": "status = \"Nope\""}}), "invalid filter"),
        (json!({"set": {"filter": "status >"}}), "invalid filter"),
        (json!({"set": {"nam": "x"}}), "rejected"),
        (json!({"columns": {"name": {"widt": 1}}}), "rejected"),
        (json!({"set": {"nam": "x"}, "columns": {"name": {"widt": 1}}}), "rejected"),
    ];
    for (members, message) in cases {
        for op in ["update_view", "insert_view"] {
            let mut op_members = members.clone();
            op_members["op"] = json!(op);
            if op == "insert_view" {
                op_members["name"] = json!("V");
            }
            let wanted = match message {
                "rejected" => format!("{op} rejected"),
                message => message.to_owned(),
            };
            let refusal = subject.refuse(json!([op_members])).await;
            assert_eq!(refusal.json["message"], wanted, "{}", refusal.text);
            let text = op_members.to_string().replace("status", "stage");
            let body = format!("{{\"ops\":[{text}]}}");
            let on_type = world.request("PATCH", &of_type).raw(body).send().await;
            assert_eq!(on_type.is(400).json["message"], wanted, "{}", on_type.text);
            assert_eq!(on_type.paths(), refusal.paths());
        }
    }
}
