//! What spellings mean beside the display names of built-in properties (http.md 10, 19, 20.1).

use serde_json::{Value, json};

use crate::support::World;

impl World {
    async fn type_of(&self, definition: Value) -> crate::support::answer::Reply {
        let body = json!({"name": "Tested", "property_definitions": [definition]});
        self.post(&format!("{}?dry_run=true", self.types()), body)
            .await
    }
}

fn created(reply: &crate::support::answer::Reply) -> Value {
    reply.is(200).json["created"]["properties"].clone()
}

// http.md 20.1, H-102: an equal display name wants a key, also where a built-in property came with it; with one it
// gets advice.
#[tokio::test]
async fn a_namesake_is_seen_beside_a_built_in_one() {
    let world = World::new().await;
    let text = |name: &str| json!({"name": name, "format": "text"});
    world.add_property(text("Misc")).await;
    let rename = json!({"name": "Created by"});
    let renamed = world.patch(&world.property("misc"), rename).await;
    assert_eq!(renamed.is(200).warnings(), ["/name"]);
    let refused = world.post(&world.properties(), text("Created by")).await;
    refused
        .invalid(&["/name"])
        .mentions(&["creator", "misc", "`key`"]);
    let refused = world.type_of(json!({"name": "Created by"})).await;
    refused
        .ambiguous(&["/property_definitions/0/name"])
        .mentions(&["creator", "misc"]);
    let keyed = json!({"name": "Created by", "key": "made_by", "format": "text"});
    let made = world.post(&world.properties(), keyed).await;
    assert_eq!(made.is(201).warnings(), ["/name"]);
    made.mentions(&["creator", "misc"]);
}

// 19.1: the name that a built-in property was given is the space's own; the one that it came with makes another
// (H-85, H-92).
#[tokio::test]
async fn a_renamed_built_in_property_is_meant_by_its_name() {
    let world = World::new().await;
    let label = json!({"name": "Label"});
    world
        .patch(&world.property("tag"), label.clone())
        .await
        .is(200);
    let refused = json!({"name": "Label", "format": "text"});
    let refused = world.post(&world.properties(), refused).await;
    refused.invalid(&["/name"]).mentions(&["tag"]);
    assert_eq!(created(&world.type_of(label).await), Value::Null);
    let sent = json!({"name": "T", "property_definitions": [{"name": "x"}]});
    world.post(&world.types(), sent).await.is(201);
    let add =
        |format| json!({"ops": [{"op": "add_property", "property": "Label", "format": format}]});
    let dry = format!("{}?dry_run=true", world.type_path("t"));
    let listed = world.patch(&dry, add("multi_select")).await.body(200);
    assert_eq!(listed.get("created"), None);
    let refused = world.patch(&dry, add("text")).await;
    refused.invalid(&["ops[0].format"]);
    let sent = json!({"name": "Height", "format": "number"});
    let minted = world.type_of(sent).await;
    assert_eq!(created(&minted)[0]["key"], "height");
}
