//! add_items, remove_items and what queries and collections refuse (ops.md 7.13, 8).

use serde_json::{Value, json};

use super::Subject;
use crate::support::World;

async fn collection() -> (Subject, String, String) {
    let world = World::new().await;
    let m1 = world.create(json!({"type": "page", "name": "M1"})).await;
    let m2 = world.create(json!({"type": "page", "name": "M2"})).await;
    let body = json!({"formatVersion": "2.0", "type": "collection", "properties": {"name": "C"}, "collection_items": [m1]});
    let id = world.create(body).await;
    (Subject { world, id }, m1, m2)
}

fn add(items: Value) -> Value {
    json!({"op": "add_items", "items": items})
}

fn remove(items: Value) -> Value {
    json!({"op": "remove_items", "items": items})
}

// O-141, O-142, O-173, O-177
#[tokio::test]
async fn membership_is_edited() {
    let (subject, m1, m2) = collection().await;
    let none = subject
        .apply(json!([add(json!([m2])), remove(json!([m2]))]))
        .await;
    assert!(
        none["diff_stats"].get("items_added").is_none()
            && none["diff_stats"].get("items_removed").is_none()
    );
    let result = subject
        .apply(json!([add(json!([m2, m1, m2])), remove(json!([m1]))]))
        .await;
    assert_eq!(
        (
            &result["diff_stats"]["items_added"],
            &result["diff_stats"]["items_removed"]
        ),
        (&json!(1), &json!(1))
    );
    assert_eq!(subject.read().await["collection_items"], json!([m2]));
    subject
        .refuse(json!([add(json!([m1, "nope"]))]))
        .await
        .invalid(&["ops[0].items[1]"]);
    subject
        .refuse(json!([add(json!([]))]))
        .await
        .invalid(&["ops[0].items"]);
    subject
        .world
        .delete(&subject.world.object(&subject.id))
        .await
        .is(200);
    subject
        .refuse(json!([add(json!([m1]))]))
        .await
        .refused(403, "forbidden", &["/ops/0"]);
    for op in [
        json!({"op": "update_view", "set": {"name": "X"}}),
        json!({"op": "set_properties", "set": {"name": "X"}}),
    ] {
        subject
            .refuse(json!([op]))
            .await
            .refused(403, "forbidden", &["/ops/0"]);
    }
}

// O-143
#[tokio::test]
async fn a_page_has_no_members() {
    let subject = Subject::d1().await;
    let id = subject.id.clone();
    subject
        .refuse(json!([add(json!([id]))]))
        .await
        .invalid(&["ops[0]"])
        .mentions(&["page", "create_collection"]);
}
