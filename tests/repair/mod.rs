//! What agents can make of a refusal: what a hint says is done and succeeds (ops.md 19). The tests of `rolltop-document`
//! prove the hints of the operations.

mod advice;
mod creates;
mod forms;
mod given;
mod options;
mod places;
mod resent;
mod slips;
mod words;

use serde_json::{Value, json};

use crate::support::World;

// ops.md 19: a list of properties that was replaced by mistake; the answer says what to add again.
#[tokio::test]
async fn a_replaced_property_list_is_put_right_from_the_answer() {
    let world = World::new().await;
    let path = world.type_path("task");
    let keys = async || {
        let document = world.get(&path).await.body(200);
        let definitions = document["type_settings"]["property_definitions"].clone();
        let definitions = definitions.as_array().unwrap().iter();
        let mut keys: Vec<_> = definitions.map(|it| it["property"].to_string()).collect();
        keys.sort();
        keys
    };
    let before = keys().await;
    let meant = json!({"property_definitions": [{"name": "Effort", "format": "number"}]});
    let answer = world.patch(&path, meant).await.body(200);
    let removed = answer["removed"]["properties"].as_array().unwrap();
    assert_eq!(removed.len(), before.len());
    let add = |row: &Value| json!({"op": "add_property", "property": row["key"]});
    let ops: Vec<Value> = removed.iter().map(add).collect();
    world.patch(&path, json!({ "ops": ops })).await.is(200);
    let after = keys().await;
    assert!(before.iter().all(|key| after.contains(key)));
    assert_eq!(after.len(), before.len() + 1);
}
