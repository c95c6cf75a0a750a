//! Bounds of requests (http.md 28): what is at the cap passes, what is one more is refused with both numbers; and a dry
//! run refuses what the real run refuses.

use serde_json::{Value, json};

use crate::support::World;
use crate::support::answer::Reply;

/// Each bound: method, path (below the first space unless it begins with a slash), where a refusal points, the cap, and a
/// body. In the body `@x`, `@astral`, `@filter`, `@blocks` and `@url` stand for a text of the size, `@n` for the size, and
/// `{"@many": item}` for a list of so many items, in which `#` is the position.
const BOUNDS: &str = r##"
POST /v2/spaces /name 4096 {"name": "@astral"}
POST /v2/spaces /description 4096 {"name": "A", "description": "@astral"}
PATCH . /name 4096 {"name": "@x"}
PATCH . /description 4096 {"description": "@x"}
POST chats /name 4096 {"name": "@astral"}
POST properties /name 4096 {"name": "@astral", "key": "k", "format": "text"}
POST properties /key 256 {"name": "A", "key": "@x", "format": "text"}
POST properties /options 100 {"name": "A", "format": "select", "options": {"@many": {"name": "O#"}}}
POST properties /options/0/name 4096 {"name": "A", "format": "select", "options": [{"name": "@x"}]}
PATCH properties/stage /name 4096 {"name": "@x"}
POST properties/stage/options /name 4096 {"name": "@x"}
PATCH properties/stage/options/Todo /name 4096 {"name": "@x"}
POST types /name 4096 {"name": "@x", "api_key": "k"}
POST types /plural_name 4096 {"name": "A", "plural_name": "@x"}
POST types /api_key 256 {"name": "A", "api_key": "@x"}
POST types /icon/emoji 32 {"name": "A", "icon": {"format": "emoji", "emoji": "@astral"}}
POST types /icon/name 64 {"name": "A", "icon": {"format": "icon", "name": "@x"}}
POST types /icon/file 255 {"name": "A", "icon": {"format": "file", "file": "@x"}}
PATCH types/page /ops 512 {"ops": {"@many": {"op": "update_view", "set": {"name": "V"}}}}
POST types /property_definitions 128 {"name": "A", "property_definitions": {"@many": {"name": "D#", "format": "text"}}}
POST types /property_definitions/0/name 128 {"name": "A", "property_definitions": [{"name": "@x", "format": "text"}]}
POST types /property_definitions/0/options 100 {"name": "A", "property_definitions": [{"name": "D", "format": "select", "options": {"@many": {"name": "O#"}}}]}
POST objects /name 4096 {"type": "page", "name": "@astral"}
POST objects /markdown 1048576 {"type": "page", "markdown": "@x"}
PATCH objects/PAGE /ops 512 {"ops": {"@many": {"op": "set_properties", "set": {"name": "#"}}}}
PATCH objects/PAGE ops[0].blocks 256 {"ops": [{"op": "insert_blocks", "blocks": {"@many": {"type": "paragraph", "text": "x"}}}]}
POST objects /markdown 2048 {"type": "page", "name": "A", "markdown": "@blocks"}
PATCH objects/QUERY ops[0].set.page_size 1000 {"ops": [{"op": "update_view", "set": {"page_size": "@n"}}]}
PATCH objects/QUERY ops[0].columns.name.width 10000 {"ops": [{"op": "update_view", "columns": {"name": {"width": "@n"}}}]}
PATCH objects/QUERY ops[0].set.sorts 10 {"ops": [{"op": "update_view", "set": {"sorts": {"@many": {"property": "name"}}}}]}
PATCH objects/QUERY ops[0].set.sorts[0].custom_order 128 {"ops": [{"op": "update_view", "set": {"sorts": [{"property": "name", "direction": "custom", "custom_order": {"@many": "E#"}}]}}]}
POST queries /sorts 10 {"name": "A", "type": "page", "sorts": {"@many": {"property": "name"}}}
POST queries /name 4096 {"name": "@x", "type": "page"}
POST queries /filter 4096 {"name": "A", "type": "page", "filter": "@filter"}
POST queries /filters 32 {"name": "A", "type": "page", "filters": {"@many": {"property": "name", "condition": "not_empty"}}}
POST queries /views 10 {"name": "A", "type": "page", "views": {"@many": {"name": "V#"}}}
POST collections /name 4096 {"name": "@x"}
POST search /query 4096 {"query": "@astral"}
POST search /filter 4096 {"filter": "@filter"}
POST search /filters 50 {"filters": {"@many": {"property": "name", "condition": "not_empty"}}}
POST search /filters/0/filters 50 {"filters": [{"operator": "and", "filters": {"@many": {"property": "name", "condition": "not_empty"}}}]}
POST search /fields 25 {"fields": {"@many": "name"}}
POST /v2/search /query 4096 {"query": "@x"}
POST chats/CHAT/messages /text 8000 {"text": "@x"}
POST files /url 4096 {"url": "@url"}
POST files /name 4096 {"url": "https://example.org/a", "name": "@x"}
"##;

/// A body of this size.
fn filled(body: &Value, size: usize) -> Value {
    match body {
        Value::String(text) => match text.as_str() {
            "@n" => json!(size),
            "@x" => json!("x".repeat(size)),
            // Outside of the basic plane: four bytes, two UTF-16 units, one character.
            "@astral" => json!("🧭".repeat(size)),
            "@blocks" => json!("x\n\n".repeat(size)),
            "@url" => json!(format!("https://example.org/{}", "x".repeat(size - 20))),
            "@filter" => {
                let frame = "name = \"é\"".len();
                json!(format!("name = \"é{}\"", "x".repeat(size - frame)))
            }
            _ => body.clone(),
        },
        Value::Array(items) => items.iter().map(|item| filled(item, size)).collect(),
        Value::Object(members) => match members.get("@many") {
            Some(item) => {
                let item = item.to_string();
                let at = |n: usize| item.replace('#', &n.to_string());
                let items = (0..size).map(|n| serde_json::from_str::<Value>(&at(n)).unwrap());
                items.collect()
            }
            None => {
                let filled = |(name, value): (&String, &Value)| (name.clone(), filled(value, size));
                Value::Object(members.iter().map(filled).collect())
            }
        },
        other => other.clone(),
    }
}

/// Status, code and paths of a dry run, and of the run itself.
async fn both_runs(world: &World, method: &str, path: &str, body: &Value) -> [Reply; 2] {
    let send = |path: String| world.request(method, &path).json(body).send();
    let dry = send(format!("{path}?dry_run=true")).await;
    [dry, send(path.to_owned()).await]
}

// H-28, H-56
#[tokio::test]
async fn what_is_at_the_cap_passes_and_one_more_does_not() {
    let world = World::new().await;
    world.select("Stage", &["Todo"]).await;
    let page = world.create(json!({"type": "page", "name": "P"})).await;
    let chat = world.chat("C").await;
    let query = json!({"name": "Q", "type": "page"});
    let query = world.make("queries", query).await;
    let space = format!("/v2/spaces/{}", world.one.short);
    for row in BOUNDS.trim().lines() {
        let columns: Vec<&str> = row.splitn(5, ' ').collect();
        let [method, path, issue, cap, body] = columns[..] else {
            panic!("{row}");
        };
        let path = path
            .replace("PAGE", &page)
            .replace("QUERY", &query)
            .replace("CHAT", &chat);
        let path = match path.as_str() {
            "." => space.clone(),
            whole if whole.starts_with('/') => path,
            below => format!("{space}/{below}"),
        };
        let cap: usize = cap.parse().unwrap();
        let body: Value = serde_json::from_str(body).unwrap();
        let dry = format!("{path}?dry_run=true");
        world
            .request(method, &dry)
            .json(&filled(&body, cap))
            .send()
            .await
            .is(200);
        for refused in both_runs(&world, method, &path, &filled(&body, cap + 1)).await {
            let numbers = [cap + 1, cap].map(|number| number.to_string());
            refused
                .invalid(&[issue])
                .mentions(&numbers.each_ref().map(String::as_str));
        }
    }
}

// H-56: what is wrong is wrong in a dry run too, for the same reason and at the same place.
#[tokio::test]
async fn a_dry_run_is_refused_as_the_run_is() {
    let world = World::new().await;
    world.select("Stage", &["Todo"]).await;
    let page = world.create(json!({"type": "page", "name": "P"})).await;
    let chat = world.chat("C").await;
    let plant = json!({"name": "Plant", "property_definitions": [{"property": "stage"}]});
    world.make("types", plant).await;
    let me = world.me().await;
    let stranger = format!("bafyrei{}", "a".repeat(52));
    let space = format!("/v2/spaces/{}", world.one.short);
    let member = format!("objects/{me}");
    let object = format!("objects/{page}");
    let unknown = format!("objects/{stranger}");
    let messages = format!("chats/{chat}/messages");
    let message = format!("{messages}/{stranger}");
    let nothing = Value::Null;
    #[rustfmt::skip]
    let cases = [
        ("PATCH", "", json!({}), 400),
        ("POST", "types", json!({"name": "X", "api_key": "task"}), 400),
        ("PATCH", "types/plant", json!({"ops": []}), 400),
        ("PATCH", "types/plant", json!({"ops": [{"op": "grow"}]}), 400),
        ("PATCH", "types/plant", json!({"ops": [{"op": "delete_block", "id": "x"}]}), 400),
        ("PATCH", "types/plant", json!({"ops": [{"op": "add_property", "property": "Nothing of the kind"}]}), 400),
        ("PATCH", "types/plant", json!({"ops": [{"op": "add_property", "property": "stage", "format": "date"}]}), 400),
        ("PATCH", "types/plant", json!({"ops": [{"op": "add_property", "property": "stage", "options": ["New"]}]}), 400),
        ("PATCH", "types/plant", json!({"ops": [{"op": "remove_property", "property": "due_date"}]}), 400),
        ("PATCH", "types/plant", json!({"ops": [{"op": "move_property", "property": "stage"}]}), 400),
        ("PATCH", "types/plant", json!({"ops": [{"op": "move_property", "property": "stage", "after": "stage"}]}), 400),
        ("PATCH", "types/plant", json!({"ops": [{"op": "update_view", "view": "nope", "set": {"name": "V"}}]}), 404),
        ("PATCH", "types/plant", json!({"ops": [{"op": "insert_view", "name": "V", "set": {"filter": "stage >"}}]}), 400),
        // What comes before is not done either.
        (
            "PATCH",
            "types/plant",
            json!({"ops": [
                {"op": "add_property", "property": "Height", "format": "number"},
                {"op": "delete_view", "view": "nope"},
            ]}),
            404,
        ),
        ("PATCH", "types/task", json!({}), 400),
        ("PATCH", "types/tusk", json!({"name": "X"}), 404),
        ("DELETE", "types/page", nothing.clone(), 403),
        ("DELETE", "types/tusk", nothing.clone(), 404),
        ("POST", "properties", json!({"name": "X", "format": "status"}), 400),
        ("PATCH", "properties/created_date", json!({"name": "X"}), 400),
        ("DELETE", "properties/created_date", nothing.clone(), 403),
        ("DELETE", "properties/nope", nothing.clone(), 404),
        ("POST", "properties/stage/options", json!({"name": "Todo"}), 400),
        ("PATCH", "properties/stage/options/Done", json!({"name": "X"}), 404),
        ("DELETE", "properties/stage/options/Done", nothing.clone(), 404),
        ("POST", "templates", json!({"properties": {"name": "X"}}), 400),
        ("POST", "objects", json!({"type": "tusk"}), 400),
        ("POST", "objects", json!({"type": "task", "properties": {"stage": "New"}}), 400),
        ("PATCH", &object, json!({"ops": [{"op": "delete_block", "id": "zzzzz"}]}), 404),
        ("PATCH", &object, json!({"ops": [{"op": "set_properties", "set": {"nope": 1}}]}), 400),
        ("PATCH", &unknown, json!({"ops": [{"op": "set_properties", "set": {}}]}), 404),
        ("PATCH", &member, json!({"ops": [{"op": "set_properties", "set": {"name": "X"}}]}), 400),
        ("DELETE", &unknown, nothing.clone(), 404),
        ("DELETE", &member, nothing.clone(), 403),
        ("POST", "queries", json!({"name": "X", "type": "tusk"}), 400),
        ("POST", "collections", json!({"name": "X", "items": [stranger]}), 400),
        ("POST", "chats", json!({"name": 5}), 400),
        ("POST", &messages, json!({}), 400),
        ("PATCH", &message, json!({"text": "x"}), 404),
        ("DELETE", &message, nothing.clone(), 404),
        ("POST", &format!("{message}/reactions"), json!({"emoji": "👍"}), 404),
        ("POST", &format!("chats/{chat}/read"), json!({}), 400),
        ("POST", &format!("chats/{stranger}/read_all"), nothing.clone(), 404),
        ("POST", "files", json!({"url": "ftp://x"}), 400),
        ("DELETE", &format!("files/{page}"), nothing.clone(), 400),
    ];
    for (method, path, body, status) in cases {
        let path = format!("{space}/{path}");
        let path = path.trim_end_matches('/');
        let [dry, real] = both_runs(&world, method, path, &body).await;
        dry.is(status);
        let outcome = |reply: &Reply| (reply.status, reply.json["code"].clone(), reply.paths());
        assert_eq!(outcome(&dry), outcome(&real), "{method} {path}");
    }
}
