//! Requests that make the same type at the same time.

use std::sync::Arc;

use serde_json::json;

use crate::support::World;

const ROUNDS: usize = 30;
const CLIENTS: usize = 4;

// http.md 19.1, H-36 for types: of creates with one key or one name the first makes the type, with its property; the
// others are refused as if they had come later, and make nothing.
#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn creates_of_one_key_make_one_type() {
    let world = Arc::new(World::new().await);
    for round in 0..ROUNDS {
        let (key, name) = (format!("kind_{round}"), format!("Kind {round}"));
        let definitions = json!([{"name": format!("Field {round}"), "format": "text"}]);
        let by_key = json!({"name": &name, "api_key": &key, "property_definitions": &definitions});
        let by_name = json!({"name": &name, "property_definitions": &definitions});
        let sent: Vec<_> = (0..CLIENTS)
            .map(|client| {
                let body = if client % 2 == 0 { &by_key } else { &by_name };
                tokio::spawn(world.request("POST", &world.types()).json(body).send())
            })
            .collect();
        let mut made = Vec::new();
        for (client, reply) in sent.into_iter().enumerate() {
            let reply = reply.await.unwrap();
            if reply.status == 201 {
                assert_eq!(reply.json["key"], key);
                assert!(
                    reply.json["created"]["properties"].is_array(),
                    "{}",
                    reply.text
                );
                made.push(reply.json["id"].clone());
                continue;
            }
            let path = if client % 2 == 0 { "/api_key" } else { "/name" };
            reply
                .invalid(&[path])
                .mentions(&["type key already exists", "update_type", &key]);
        }
        assert_eq!(made.len(), 1, "{key}");
        let kind = world.get(&world.type_path(&key)).await.body(200);
        assert_eq!(kind["id"], made[0]);
        let fields = format!("{}?limit=1000", world.properties());
        let names = world.column(&fields, "name").await;
        let field = format!("Field {round}");
        assert_eq!(names.iter().filter(|name| **name == field).count(), 1);
    }
}
