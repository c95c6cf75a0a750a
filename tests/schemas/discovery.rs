//! The index and the entries.

use std::path::Path;

use serde_json::{Value, json};

use super::SCHEMAS;
use crate::support::World;
use crate::support::partial::has;

/// Every kind with its endpoint, by name (http.md 16, ops.md 16.1).
#[rustfmt::skip]
const KINDS: [(&str, &str); 19] = [
    ("chat", "POST {s}/chats"),
    ("chat_message", "POST {s}/chats/{chat_id}/messages"),
    ("chat_message_edit", "PATCH {s}/chats/{chat_id}/messages/{message_id}"),
    ("chat_reaction", "POST {s}/chats/{chat_id}/messages/{message_id}/reactions"),
    ("chat_read", "POST {s}/chats/{chat_id}/read"),
    ("collection", "POST {s}/collections"),
    ("document", "POST /v2/validate"),
    ("file", "POST {s}/files"),
    ("filters", "POST {s}/search · POST /v2/search · POST {s}/queries · PATCH {s}/objects/{object_id} · PATCH {s}/types/{type}"),
    ("object", "POST {s}/objects"),
    ("property", "POST {s}/properties"),
    ("property_option", "POST {s}/properties/{key}/options · PATCH {s}/properties/{key}/options/{option}"),
    ("query", "POST {s}/queries"),
    ("search", "POST {s}/search · POST /v2/search"),
    ("shortcut", "POST {s}/objects"),
    ("space", "POST /v2/spaces · PATCH /v2/spaces/{space_id}"),
    ("template", "POST {s}/templates"),
    ("type", "POST {s}/types · PATCH {s}/types/{type}"),
    ("type_document", "POST {s}/types"),
];

const OBJECT: &str = "PATCH {s}/objects/{object_id}";
const BOTH: &str = "PATCH {s}/objects/{object_id} · PATCH {s}/types/{type}";
const TYPE: &str = "PATCH {s}/types/{type}";

/// Every operation with its endpoint, in the order of ops.md 16.2.
const OPS: [(&str, &str); 18] = [
    ("set_properties", OBJECT),
    ("update_block", OBJECT),
    ("replace_subtree", OBJECT),
    ("insert_blocks", OBJECT),
    ("move_block", OBJECT),
    ("delete_block", OBJECT),
    ("replace_text", OBJECT),
    ("set_cell", OBJECT),
    ("update_view", BOTH),
    ("insert_view", BOTH),
    ("move_view", BOTH),
    ("delete_view", BOTH),
    ("add_items", OBJECT),
    ("remove_items", OBJECT),
    ("set_type", OBJECT),
    ("add_property", TYPE),
    ("remove_property", TYPE),
    ("move_property", TYPE),
];

/// The rows that an index is to have.
fn rows(folder: &str, entries: &[(&str, &str)]) -> Value {
    let row = |(kind, endpoint): &(&str, &str)| {
        json!({
            "kind": kind,
            "endpoint": endpoint.replace("{s}", "/v2/spaces/{space_id}"),
            "url": format!("{SCHEMAS}{folder}/{kind}"),
        })
    };
    entries.iter().map(row).collect()
}

// O-149, O-151, H-130
#[tokio::test]
async fn everything_is_listed() {
    let world = World::new().await;
    let index = world.get(SCHEMAS).await.body(200);
    assert!(KINDS.is_sorted());
    assert_eq!(
        index,
        json!({"kinds": rows("", &KINDS), "ops": rows("/ops", &OPS)})
    );
    for (folder, rows) in [("", &index["kinds"]), ("/ops", &index["ops"])] {
        for row in rows.as_array().unwrap() {
            let name = row["kind"].as_str().unwrap();
            let entry = world.get(row["url"].as_str().unwrap()).await.body(200);
            has!(entry, {"kind": row["kind"], "endpoint": row["endpoint"]});
            assert!(entry["schema"].is_object(), "{name}");
            let body = match folder {
                "" => Value::Null,
                _ => json!({ "ops": [entry["example"]] }),
            };
            assert_eq!(entry["example_body"], body, "{name}");
        }
    }
}

// O-152 to O-155, O-159, O-161 to O-164: the schemas that `rolltop-spec` walks for these are the snapshots of all that is
// published, and those are what is served.
#[tokio::test]
async fn the_snapshots_are_what_is_served() {
    let world = World::new().await;
    let spec = Path::new(env!("CARGO_MANIFEST_DIR")).join("spec");
    let mut served = 0;
    for (dialect, folder) in [
        ("", spec.clone()),
        ("?dialect=openai", spec.join("dialects/openai")),
        ("?dialect=anthropic", spec.join("dialects/anthropic")),
    ] {
        for (part, route) in [("schemas", ""), ("ops", "/ops")] {
            for file in std::fs::read_dir(folder.join(part)).unwrap() {
                let path = file.unwrap().path();
                let snapshot = std::fs::read_to_string(&path).unwrap();
                let snapshot: Value = serde_json::from_str(&snapshot).unwrap();
                let kind = snapshot["kind"].as_str().unwrap();
                let entry = format!("{SCHEMAS}{route}/{kind}{dialect}");
                let entry = world.get(&entry).await.body(200);
                assert_eq!(entry, snapshot, "{}", path.display());
                served += 1;
            }
        }
    }
    // Documents, objects, templates and documents of types have no projection (ops.md 18.6).
    let (kinds, ops) = (KINDS.len(), OPS.len());
    assert_eq!(served, kinds + ops + 2 * (kinds - 4 + ops));
}

// O-158, H-130
#[tokio::test]
async fn unknown_names_list_the_known() {
    let world = World::new().await;
    let kinds = KINDS.map(|(name, _)| name);
    let ops = OPS.map(|(name, _)| name);
    for (path, parameter, known) in [
        ("frobnicate", "kind", &kinds[..]),
        ("Space", "kind", &kinds),
        // Only the kinds of chats have a second spelling.
        ("propertyOption", "kind", &kinds),
        ("typeDocument", "kind", &kinds),
        ("ops", "kind", &kinds),
        ("frobnicate?dialect=openai", "kind", &kinds),
        ("ops/frobnicate", "op", &ops),
        ("ops/setProperties", "op", &ops),
    ] {
        let reply = world.get(&format!("{SCHEMAS}/{path}")).await;
        reply.missing(&[parameter]).mentions(known);
    }
    // ops.md 16: what is no kind may be an operation, and the other way round.
    for (path, hint, see_also) in [
        ("set_properties", "is an operation", "get_op_schema"),
        ("ops/document", "is a kind", "get_schema"),
        ("documnt", "did you mean document?", "list_schemas"),
        (
            "ops/setProperties",
            "did you mean set_properties?",
            "list_schemas",
        ),
        ("ops/frobnicate", "one of these names", "list_schemas"),
    ] {
        let reply = world.get(&format!("{SCHEMAS}/{path}")).await;
        let issue = &reply.is(404).json["issues"][0];
        assert!(issue["hint"].as_str().unwrap().contains(hint), "{issue}");
        assert_eq!(issue["see_also"][0]["op"], see_also, "{issue}");
    }
    world.post("/v2/schemas/ops", json!({})).await.is(405);
    world.get("/v2/schemas/ops/set_type/x").await.is(404);
}

// O-158, H-130: the entry carries the one name.
#[tokio::test]
async fn kinds_of_chats_have_a_second_spelling() {
    let world = World::new().await;
    for (camel, name) in [
        ("chat", "chat"),
        ("chatMessage", "chat_message"),
        ("chatMessageEdit", "chat_message_edit"),
        ("chatReaction", "chat_reaction"),
        ("chatRead", "chat_read"),
    ] {
        for query in ["", "?dialect=anthropic"] {
            let path = |kind: &str| format!("{SCHEMAS}/{kind}{query}");
            let found = world.get(&path(camel)).await.body(200);
            let expected = world.get(&path(name)).await.body(200);
            assert_eq!(found, expected, "{camel}");
            assert_eq!(found["kind"], name);
        }
    }
}

// H-10, http.md 8: no space is involved, so that every kind of grant may read.
#[tokio::test]
async fn every_admitted_key_may_read_schemas() {
    let world = World::new().await;
    for path in ["", "/space", "/ops/set_type"].map(|path| format!("{SCHEMAS}{path}")) {
        for key in [&world.keys.kr, &world.keys.ar, &world.keys.kw] {
            world.request_as(key, "GET", &path).send().await.is(200);
        }
        let anonymous = world.anonymous("GET", &path).send().await;
        anonymous.older(401, "unauthorized");
        let limited = world.request_as(&world.keys.kl, "GET", &path).send().await;
        limited.older(403, "forbidden");
    }
}
