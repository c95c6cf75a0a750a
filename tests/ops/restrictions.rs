//! What an object's kind refuses (ops.md 8).

use serde_json::json;

use super::Subject;
use crate::support::World;

// O-21, O-49, O-144, O-145
#[tokio::test]
async fn queries_refuse_blocks_but_not_names() {
    let world = World::new().await;
    let id = world.create(json!({"type": "set", "name": "Q"})).await;
    let subject = Subject { world, id };
    let name = json!({"op": "set_properties", "set": {"name": "R"}});
    let mixed = json!([name, {"op": "delete_block", "id": "dataview"}]);
    subject
        .refuse(mixed)
        .await
        .refused(403, "forbidden", &["/ops/1"]);
    subject.apply(json!([name])).await;
    assert_eq!(subject.read().await["properties"]["name"], "R");
}
