//! Bounds of requests (http.md 28): what is at the cap passes, what is one more is refused with both numbers; and a dry
//! run refuses what the real run refuses.

use serde_json::{Value, json};

use crate::support::World;
use crate::support::answer::Reply;

/// A request whose size can be chosen.
struct Sized {
    method: &'static str,
    path: String,
    /// Where a refusal points.
    issue: &'static str,
    cap: usize,
    /// Makes a body of this size.
    body: Box<dyn Fn(usize) -> Value + Send>,
}

fn sized(
    method: &'static str,
    path: &str,
    issue: &'static str,
    cap: usize,
    body: impl Fn(usize) -> Value + Send + 'static,
) -> Sized {
    Sized {
        method,
        path: path.to_owned(),
        issue,
        cap,
        body: Box::new(body),
    }
}

fn text(length: usize) -> String {
    "x".repeat(length)
}

/// Outside of the basic plane: four bytes, two UTF-16 units, one character.
fn astral(length: usize) -> String {
    "🧭".repeat(length)
}

/// A compact filter of so many bytes.
fn filter(bytes: usize) -> String {
    let frame = "name = \"é\"".len();
    format!("name = \"é{}\"", text(bytes - frame))
}

fn many(count: usize, item: impl Fn(usize) -> Value) -> Vec<Value> {
    (0..count).map(item).collect()
}

fn bounds(world: &World, page: &str, query: &str, chat: &str) -> Vec<Sized> {
    let space = format!("/v2/spaces/{}", world.one.short);
    let at = |path: &str| format!("{space}/{path}");
    let definitions = |count| {
        many(
            count,
            |n| json!({"name": format!("D{n}"), "format": "text"}),
        )
    };
    let options = |count| many(count, |n| json!({ "name": format!("O{n}") }));
    let set = |n: usize| json!({"op": "set_properties", "set": {"name": format!("{n}")}});
    let paragraph = |_: usize| json!({"type": "paragraph", "text": "x"});
    let view = |n: usize| json!({ "name": format!("V{n}") });
    let leaf = |_: usize| json!({"property": "name", "condition": "not_empty"});
    let page = at(&format!("objects/{page}"));
    let query = at(&format!("objects/{query}"));
    let sort = |_: usize| json!({"property": "name"});
    let entry = |n: usize| json!(format!("E{n}"));
    let message = at(&format!("chats/{chat}/messages"));
    vec![
        sized(
            "POST",
            "/v2/spaces",
            "/name",
            4096,
            |n| json!({"name": astral(n)}),
        ),
        sized(
            "POST",
            "/v2/spaces",
            "/description",
            4096,
            |n| json!({"name": "A", "description": astral(n)}),
        ),
        sized("PATCH", &space, "/name", 4096, |n| json!({"name": text(n)})),
        sized(
            "PATCH",
            &space,
            "/description",
            4096,
            |n| json!({"description": text(n)}),
        ),
        sized(
            "POST",
            &at("chats"),
            "/name",
            4096,
            |n| json!({"name": astral(n)}),
        ),
        sized(
            "POST",
            &at("properties"),
            "/name",
            4096,
            |n| json!({"name": astral(n), "key": "k", "format": "text"}),
        ),
        sized(
            "POST",
            &at("properties"),
            "/key",
            256,
            |n| json!({"name": "A", "key": text(n), "format": "text"}),
        ),
        sized(
            "POST",
            &at("properties"),
            "/options",
            100,
            move |n| json!({"name": "A", "format": "select", "options": options(n)}),
        ),
        sized(
            "POST",
            &at("properties"),
            "/options/0/name",
            4096,
            |n| json!({"name": "A", "format": "select", "options": [{"name": text(n)}]}),
        ),
        sized(
            "PATCH",
            &at("properties/stage"),
            "/name",
            4096,
            |n| json!({"name": text(n)}),
        ),
        sized(
            "POST",
            &at("properties/stage/options"),
            "/name",
            4096,
            |n| json!({"name": text(n)}),
        ),
        sized(
            "PATCH",
            &at("properties/stage/options/Todo"),
            "/name",
            4096,
            |n| json!({"name": text(n)}),
        ),
        sized(
            "POST",
            &at("types"),
            "/name",
            4096,
            |n| json!({"name": text(n), "api_key": "k"}),
        ),
        sized(
            "POST",
            &at("types"),
            "/plural_name",
            4096,
            |n| json!({"name": "A", "plural_name": text(n)}),
        ),
        sized(
            "POST",
            &at("types"),
            "/api_key",
            256,
            |n| json!({"name": "A", "api_key": text(n)}),
        ),
        sized(
            "POST",
            &at("types"),
            "/icon/emoji",
            32,
            |n| json!({"name": "A", "icon": {"format": "emoji", "emoji": astral(n)}}),
        ),
        sized(
            "POST",
            &at("types"),
            "/icon/name",
            64,
            |n| json!({"name": "A", "icon": {"format": "icon", "name": text(n)}}),
        ),
        sized(
            "POST",
            &at("types"),
            "/icon/file",
            255,
            |n| json!({"name": "A", "icon": {"format": "file", "file": text(n)}}),
        ),
        sized(
            "PATCH",
            &at("types/page"),
            "/ops",
            512,
            move |n| json!({"ops": many(n, |_| json!({"op": "update_view", "set": {"name": "V"}}))}),
        ),
        sized(
            "POST",
            &at("types"),
            "/property_definitions",
            128,
            move |n| json!({"name": "A", "property_definitions": definitions(n)}),
        ),
        sized(
            "POST",
            &at("types"),
            "/property_definitions/0/name",
            128,
            |n| json!({"name": "A", "property_definitions": [{"name": text(n), "format": "text"}]}),
        ),
        sized(
            "POST",
            &at("types"),
            "/property_definitions/0/options",
            100,
            move |n| json!({"name": "A", "property_definitions": [{"name": "D", "format": "select", "options": options(n)}]}),
        ),
        sized(
            "POST",
            &at("objects"),
            "/name",
            4096,
            |n| json!({"type": "page", "name": astral(n)}),
        ),
        sized(
            "POST",
            &at("objects"),
            "/markdown",
            1_048_576,
            |n| json!({"type": "page", "markdown": text(n)}),
        ),
        sized(
            "PATCH",
            &page,
            "/ops",
            512,
            move |n| json!({"ops": many(n, set)}),
        ),
        sized(
            "PATCH",
            &page,
            "ops[0].blocks",
            256,
            move |n| json!({"ops": [{"op": "insert_blocks", "blocks": many(n, paragraph)}]}),
        ),
        sized(
            "POST",
            &at("objects"),
            "/markdown",
            2048,
            |n| json!({"type": "page", "name": "A", "markdown": "x\n\n".repeat(n)}),
        ),
        sized(
            "PATCH",
            &query,
            "ops[0].set.page_size",
            1000,
            |n| json!({"ops": [{"op": "update_view", "set": {"page_size": n}}]}),
        ),
        sized(
            "PATCH",
            &query,
            "ops[0].columns.name.width",
            10_000,
            |n| json!({"ops": [{"op": "update_view", "columns": {"name": {"width": n}}}]}),
        ),
        sized(
            "PATCH",
            &query,
            "ops[0].set.sorts",
            10,
            move |n| json!({"ops": [{"op": "update_view", "set": {"sorts": many(n, sort)}}]}),
        ),
        sized(
            "PATCH",
            &query,
            "ops[0].set.sorts[0].custom_order",
            128,
            move |n| {
                json!({"ops": [{"op": "update_view", "set": {"sorts": [
                    {"property": "name", "direction": "custom", "custom_order": many(n, entry)},
                ]}}]})
            },
        ),
        sized(
            "POST",
            &at("queries"),
            "/sorts",
            10,
            move |n| json!({"name": "A", "type": "page", "sorts": many(n, sort)}),
        ),
        sized(
            "POST",
            &at("queries"),
            "/name",
            4096,
            |n| json!({"name": text(n), "type": "page"}),
        ),
        sized(
            "POST",
            &at("queries"),
            "/filter",
            4096,
            |n| json!({"name": "A", "type": "page", "filter": filter(n)}),
        ),
        sized(
            "POST",
            &at("queries"),
            "/filters",
            32,
            move |n| json!({"name": "A", "type": "page", "filters": many(n, leaf)}),
        ),
        sized(
            "POST",
            &at("queries"),
            "/views",
            10,
            move |n| json!({"name": "A", "type": "page", "views": many(n, view)}),
        ),
        sized(
            "POST",
            &at("collections"),
            "/name",
            4096,
            |n| json!({"name": text(n)}),
        ),
        sized(
            "POST",
            &at("search"),
            "/query",
            4096,
            |n| json!({"query": astral(n)}),
        ),
        sized(
            "POST",
            &at("search"),
            "/filter",
            4096,
            |n| json!({"filter": filter(n)}),
        ),
        sized(
            "POST",
            &at("search"),
            "/filters",
            50,
            move |n| json!({"filters": many(n, leaf)}),
        ),
        sized(
            "POST",
            &at("search"),
            "/filters/0/filters",
            50,
            move |n| json!({"filters": [{"operator": "and", "filters": many(n, leaf)}]}),
        ),
        sized(
            "POST",
            &at("search"),
            "/fields",
            25,
            |n| json!({"fields": vec!["name"; n]}),
        ),
        sized(
            "POST",
            "/v2/search",
            "/query",
            4096,
            |n| json!({"query": text(n)}),
        ),
        sized(
            "POST",
            &message,
            "/text",
            8000,
            |n| json!({"text": text(n)}),
        ),
        sized(
            "POST",
            &at("files"),
            "/url",
            4096,
            |n| json!({"url": format!("https://example.org/{}", text(n - 20))}),
        ),
        sized(
            "POST",
            &at("files"),
            "/name",
            4096,
            |n| json!({"url": "https://example.org/a", "name": text(n)}),
        ),
    ]
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
    let queries = format!("/v2/spaces/{}/queries", world.one.short);
    let query = json!({"name": "Q", "type": "page"});
    let query = world.post(&queries, query).await.body(201);
    let query = query["id"].as_str().unwrap();
    for bound in bounds(&world, &page, query, &chat) {
        let Sized {
            method,
            path,
            issue,
            cap,
            body,
        } = bound;
        let dry = format!("{path}?dry_run=true");
        world
            .request(method, &dry)
            .json(&body(cap))
            .send()
            .await
            .is(200);
        for refused in both_runs(&world, method, &path, &body(cap + 1)).await {
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
    let types = format!("/v2/spaces/{}/types", world.one.short);
    world.post(&types, plant).await.is(201);
    let me = world.me().await;
    let stranger = format!("bafyrei{}", "a".repeat(52));
    let space = format!("/v2/spaces/{}", world.one.short);
    let member = format!("objects/{me}");
    let object = format!("objects/{page}");
    let unknown = format!("objects/{stranger}");
    let messages = format!("chats/{chat}/messages");
    let message = format!("{messages}/{stranger}");
    let nothing = Value::Null;
    for (method, path, body, status) in [
        ("PATCH", "", json!({}), 400),
        (
            "POST",
            "types",
            json!({"name": "X", "api_key": "task"}),
            400,
        ),
        ("PATCH", "types/plant", json!({"ops": []}), 400),
        (
            "PATCH",
            "types/plant",
            json!({"ops": [{"op": "grow"}]}),
            400,
        ),
        (
            "PATCH",
            "types/plant",
            json!({"ops": [{"op": "delete_block", "id": "x"}]}),
            400,
        ),
        (
            "PATCH",
            "types/plant",
            json!({"ops": [{"op": "add_property", "property": "Nothing of the kind"}]}),
            400,
        ),
        (
            "PATCH",
            "types/plant",
            json!({"ops": [{"op": "add_property", "property": "stage", "format": "date"}]}),
            400,
        ),
        (
            "PATCH",
            "types/plant",
            json!({"ops": [{"op": "add_property", "property": "stage", "options": ["New"]}]}),
            400,
        ),
        (
            "PATCH",
            "types/plant",
            json!({"ops": [{"op": "remove_property", "property": "due_date"}]}),
            400,
        ),
        (
            "PATCH",
            "types/plant",
            json!({"ops": [{"op": "move_property", "property": "stage"}]}),
            400,
        ),
        (
            "PATCH",
            "types/plant",
            json!({"ops": [{"op": "move_property", "property": "stage", "after": "stage"}]}),
            400,
        ),
        (
            "PATCH",
            "types/plant",
            json!({"ops": [{"op": "update_view", "view": "nope", "set": {"name": "V"}}]}),
            404,
        ),
        (
            "PATCH",
            "types/plant",
            json!({"ops": [{"op": "insert_view", "name": "V", "set": {"filter": "stage >"}}]}),
            400,
        ),
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
        (
            "POST",
            "properties",
            json!({"name": "X", "format": "status"}),
            400,
        ),
        (
            "PATCH",
            "properties/created_date",
            json!({"name": "X"}),
            400,
        ),
        ("DELETE", "properties/created_date", nothing.clone(), 403),
        ("DELETE", "properties/nope", nothing.clone(), 404),
        (
            "POST",
            "properties/stage/options",
            json!({"name": "Todo"}),
            400,
        ),
        (
            "PATCH",
            "properties/stage/options/Done",
            json!({"name": "X"}),
            404,
        ),
        (
            "DELETE",
            "properties/stage/options/Done",
            nothing.clone(),
            404,
        ),
        (
            "POST",
            "templates",
            json!({"properties": {"name": "X"}}),
            400,
        ),
        ("POST", "objects", json!({"type": "tusk"}), 400),
        (
            "POST",
            "objects",
            json!({"type": "task", "properties": {"stage": "New"}}),
            400,
        ),
        (
            "PATCH",
            &object,
            json!({"ops": [{"op": "delete_block", "id": "zzzzz"}]}),
            404,
        ),
        (
            "PATCH",
            &object,
            json!({"ops": [{"op": "set_properties", "set": {"nope": 1}}]}),
            400,
        ),
        (
            "PATCH",
            &unknown,
            json!({"ops": [{"op": "set_properties", "set": {}}]}),
            404,
        ),
        (
            "PATCH",
            &member,
            json!({"ops": [{"op": "set_properties", "set": {"name": "X"}}]}),
            400,
        ),
        ("DELETE", &unknown, nothing.clone(), 404),
        ("DELETE", &member, nothing.clone(), 403),
        ("POST", "queries", json!({"name": "X", "type": "tusk"}), 400),
        (
            "POST",
            "collections",
            json!({"name": "X", "items": [stranger]}),
            400,
        ),
        ("POST", "chats", json!({"name": 5}), 400),
        ("POST", &messages, json!({}), 400),
        ("PATCH", &message, json!({"text": "x"}), 404),
        ("DELETE", &message, nothing.clone(), 404),
        (
            "POST",
            &format!("{message}/reactions"),
            json!({"emoji": "👍"}),
            404,
        ),
        ("POST", &format!("chats/{chat}/read"), json!({}), 400),
        (
            "POST",
            &format!("chats/{stranger}/read_all"),
            nothing.clone(),
            404,
        ),
        ("POST", "files", json!({"url": "ftp://x"}), 400),
        ("DELETE", &format!("files/{page}"), nothing.clone(), 400),
    ] {
        let path = format!("{space}/{path}");
        let path = path.trim_end_matches('/');
        let [dry, real] = both_runs(&world, method, path, &body).await;
        dry.is(status);
        let told = |reply: &Reply| (reply.status, reply.json["code"].clone(), reply.paths());
        assert_eq!(told(&dry), told(&real), "{method} {path}");
    }
}
