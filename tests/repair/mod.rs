//! What agents can make of a refusal: what a hint says is done and succeeds (ops.md 19). The tests of `rolltop-document`
//! prove the hints of the operations.

mod followed;
mod mistakes;
mod places;
mod resent;

use serde_json::{Value, json};

use crate::support::World;
use crate::support::answer::Reply;

/// Sends a body to a route such as `POST types`: of the first space, or with a leading slash of the server.
async fn send(world: &World, route: &str, body: &Value) -> Reply {
    let (method, path) = route.split_once(' ').unwrap();
    let path = match path.starts_with('/') {
        true => path.to_owned(),
        false => format!("/v2/spaces/{}/{path}", world.one.short),
    };
    world.request(method, &path).json(body).send().await
}

// ops.md 19: a list of properties that was replaced by mistake; the answer says what to add again.
#[tokio::test]
async fn a_replaced_property_list_is_put_right_from_the_answer() {
    let world = World::new().await;
    let path = world.type_path("task");
    let keys = async || {
        let document = world.get(&path).await.body(200);
        let mut keys = crate::types::keys_of(&document);
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
