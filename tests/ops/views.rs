//! update_view (ops.md 7.9).

use serde_json::json;

use super::Subject;
use crate::support::World;

/// QV: a dataview with one view, over bundled properties.
async fn qv() -> Subject {
    Subject::page(json!([{
        "id": "dataview", "type": "dataview",
        "properties": [{"property": "name"}, {"property": "status"}, {"property": "due_date"}],
        "views": [{
            "id": "v1", "name": "All",
            "sorts": [{"property": "due_date"}],
            "columns": [
                {"property": "name"},
                {"property": "status", "hidden": true, "width": 100},
                {"property": "due_date", "hidden": true, "width": 120},
            ],
        }],
    }]))
    .await
}

// query.md 3.6: an option that needs consent is a fault of the text as well, and is told in the same words on an object and
// on a type. ops.md 7.9: all else that is wrong with a view is told under the name of the operation.
#[tokio::test]
async fn faults_of_a_view_have_one_message() {
    let subject = qv().await;
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
