//! Rules that hold on every operation alike, walked over the table of operations: a new route is judged by them the
//! day it gets its row.
#![expect(clippy::unwrap_used, clippy::indexing_slicing, reason = "tests")]

use std::time::Duration;

use http::header::{CONTENT_TYPE, HeaderValue, IF_MATCH};
use rolltop_http::ServerConfig;
use rolltop_http::testing::{Answer, Options, TestServer};
use rolltop_spec::operations::{Answer as Kind, Class, OPERATIONS, Operation, Verb, served};
use rolltop_workspace::keys::{KeyReach, Permission, Scope};
use serde_json::{Value, json};

/// A server with two spaces; in the first one an object, a file, and the property `stage` with an option.
struct World {
    server: TestServer,
    owner: String,
    /// Full ids.
    spaces: [String; 2],
    object: String,
    file: String,
    member: String,
    /// A chat of the first space, and a message in it.
    query: String,
    collection: String,
    chat: String,
    message: String,
}

impl World {
    async fn new() -> Self {
        Self::over(TestServer::start().await.unwrap()).await
    }

    async fn over(server: TestServer) -> Self {
        let owner = server.unscoped_key().unwrap();
        let mut spaces = [String::new(), String::new()];
        for (id, name) in spaces.iter_mut().zip(["One", "Two"]) {
            let body = json!({ "name": name });
            let made = call(&server, &owner, "POST", "/v2/spaces?ids=full", &body).await;
            *id = made.json()["id"].as_str().unwrap().to_owned();
        }
        let path = format!("/v2/spaces/{}/objects", spaces[0]);
        let body = json!({"type": "page", "name": "A"});
        let made = call(&server, &owner, "POST", &path, &body).await;
        let object = made.json()["id"].as_str().unwrap().to_owned();
        let path = format!("/v2/spaces/{}/queries", spaces[0]);
        let body = json!({"name": "Q", "type": "page"});
        let made = call(&server, &owner, "POST", &path, &body).await;
        let query = made.json()["id"].as_str().unwrap().to_owned();
        let path = format!("/v2/spaces/{}/collections", spaces[0]);
        let made = call(&server, &owner, "POST", &path, &json!({"name": "C"})).await;
        let collection = made.json()["id"].as_str().unwrap().to_owned();
        let path = format!("/v2/spaces/{}/properties", spaces[0]);
        let body = json!({"name": "Stage", "format": "select", "options": [{"name": "Todo"}]});
        let made = call(&server, &owner, "POST", &path, &body).await;
        assert_eq!(made.status, 201);
        let path = format!("/v2/spaces/{}/members/me", spaces[0]);
        let own = call(&server, &owner, "GET", &path, &Value::Null).await;
        let member = own.json()["id"].as_str().unwrap().to_owned();
        let path = format!("/v2/spaces/{}/chats", spaces[0]);
        let made = call(&server, &owner, "POST", &path, &json!({"name": "C"})).await;
        let chat = made.json()["id"].as_str().unwrap().to_owned();
        let path = format!("{path}/{chat}/messages");
        let made = call(&server, &owner, "POST", &path, &json!({"text": "hi"})).await;
        let message = made.json()["id"].as_str().unwrap().to_owned();
        let path = format!("/v2/spaces/{}/files", spaces[0]);
        let form = "--x\r\nContent-Disposition: form-data; name=\"file\"; filename=\"a.txt\"\r\n\r\nhello\r\n--x--\r\n";
        let media_type = HeaderValue::from_static("multipart/form-data; boundary=x");
        let upload = server.request("POST", &path).key(&owner);
        let upload = upload.header(CONTENT_TYPE, media_type).body(form);
        let uploaded = upload.send().await.json();
        let file = uploaded["id"].as_str().unwrap().to_owned();
        Self {
            server,
            owner,
            spaces,
            object,
            file,
            member,
            query,
            collection,
            chat,
            message,
        }
    }

    fn short(&self, space: usize) -> &str {
        let cid = self.spaces[space].split('.').next().unwrap();
        &cid[cid.len() - 6..]
    }

    /// The path of an operation, with everything that it names in place.
    fn path(&self, operation: &Operation, space: &str) -> String {
        let named = [
            ("{space_id}", space),
            ("{object_id}", &self.object),
            ("{file_id}", &self.file),
            ("{type}", "recipe"),
            ("{member_id}", &self.member),
            ("{query_id}", &self.query),
            ("{collection_id}", &self.collection),
            ("{chat_id}", &self.chat),
            ("{message_id}", &self.message),
            ("{kind}", "space"),
            ("{op}", "set_type"),
            ("{key}", "stage"),
            ("{option}", "Todo"),
        ];
        let path = named
            .iter()
            .fold(operation.route.path.to_owned(), |path, (name, value)| {
                path.replace(name, value)
            });
        assert!(!path.contains('{'), "{path}");
        path
    }

    /// A good request of an operation, in this space and with this query.
    async fn send(&self, operation: &Operation, space: &str, query: &str, key: &str) -> Answer {
        let own = match operation.route.id {
            "search_chat_messages" => "query=hi&",
            _ => "",
        };
        let path = format!("{}?{own}{query}", self.path(operation, space));
        call(
            &self.server,
            key,
            operation.route.method,
            &path,
            &body(operation),
        )
        .await
    }
}

async fn call(server: &TestServer, key: &str, method: &str, path: &str, body: &Value) -> Answer {
    let request = server.request(method, path).key(key);
    request.body(body.to_string()).send().await
}

/// A body that the operation takes; those without one ignore it (H-30).
fn body(operation: &Operation) -> Value {
    match operation.route.id {
        "create_space" | "update_space" => json!({"name": "N"}),
        "create_property" => json!({"name": "N", "format": "text"}),
        "update_property" | "create_property_option" | "update_property_option" => {
            json!({"name": "N"})
        }
        "create_template" => json!({"template_for": "page", "properties": {"name": "N"}}),
        "create_object" => json!({"type": "page", "name": "N"}),
        "create_query" => json!({"name": "N", "type": "page"}),
        "create_chat" | "create_collection" => json!({"name": "N"}),
        "search_space" | "search_global" => json!({}),
        "add_chat_message" | "edit_chat_message" => json!({"text": "N"}),
        "toggle_chat_reaction" => json!({"emoji": "👍"}),
        "read_chat" => json!({"scope": "reactions"}),
        "create_type" | "update_type" => json!({"name": "N"}),
        "patch_object" => json!({"ops": [{"op": "set_properties", "set": {"name": "N"}}]}),
        "validate" => json!({"formatVersion": "2.0"}),
        "upload_file" => json!({"url": "https://example.org/a.txt"}),
        _ => Value::Null,
    }
}

fn authenticated() -> impl Iterator<Item = &'static Operation> {
    let guarded = |operation: &&Operation| operation.class != Class::Exempt;
    OPERATIONS.iter().filter(guarded).filter(has_answers)
}

fn in_a_space() -> impl Iterator<Item = &'static Operation> {
    let of_space = |operation: &&Operation| operation.class == Class::Space;
    OPERATIONS.iter().filter(of_space).filter(has_answers)
}

/// An answer to HEAD has no body that could be looked at.
fn has_answers(operation: &&Operation) -> bool {
    operation.route.method != "HEAD"
}

/// H-13, C-99
fn tells_of_a_legacy_key(answer: &Answer, id: &str) {
    assert_eq!(answer.header("service-key-status"), Some("legacy"), "{id}");
    let notice = answer.header("service-notice").unwrap();
    let is_printable = |c: char| c == ' ' || c.is_ascii_graphic();
    assert!(notice.chars().all(is_printable), "{id}: {notice}");
    let link = answer.header("link").unwrap();
    assert!(link.contains("rel=\"deprecation\""), "{id}: {link}");
    for absent in ["deprecation", "sunset"] {
        assert_eq!(answer.header(absent), None, "{id}");
    }
}

// C-4, H-5, H-7, H-14, H-16, H-17, H-18, H-19: on every route, whether or not it uses them.
#[tokio::test]
async fn group_parameters_are_judged_on_every_operation() {
    let world = World::new().await;
    for operation in authenticated() {
        #[rustfmt::skip]
        let cases = [
            ("limit=0", "validation_failed", "limit", "1000"),
            ("limit=1001", "validation_failed", "limit", "1000"),
            ("limit=abc", "validation_failed", "limit", "1000"),
            ("offset=abc", "validation_failed", "offset", "0"),
            ("limit=1.5", "validation_failed", "limit", "1000"),
            ("offset=-1", "validation_failed", "offset", "0"),
            ("limit=5&limit=6", "ambiguous_input", "limit", "once"),
            ("ids=short", "validation_failed", "ids", "compact, full"),
            ("keys=names", "validation_failed", "keys", "slug, name"),
            ("limit=0&ids=x", "validation_failed", "limit", ""),
            ("ids=x&keys=y", "validation_failed", "ids", ""),
            ("dry_run=maybe", "validation_failed", "dry_run", "true, false"),
            ("dry_run=maybe&create_missing_options=maybe", "validation_failed", "dry_run", ""),
            ("create_missing_options=maybe", "validation_failed", "create_missing_options", "true, false"),
        ];
        for (query, code, path, told) in cases {
            let answer = world
                .send(operation, world.short(0), query, &world.owner)
                .await;
            let id = operation.route.id;
            assert_eq!(answer.status, 400, "{id} {query}");
            assert_eq!(
                (answer.code().as_str(), answer.issue_path().as_str()),
                (code, path),
                "{id} {query}"
            );
            let hint = answer.json()["issues"][0]["hint"]
                .as_str()
                .unwrap()
                .to_owned();
            assert!(hint.contains(told), "{id} {query}: {hint}");
            tells_of_a_legacy_key(&answer, id);
        }
    }
    for operation in in_a_space() {
        let answer = world
            .send(operation, "nowhere", "keys=y", &world.owner)
            .await;
        assert_eq!(answer.issue_path(), "keys", "{}", operation.route.id);
    }
}

// H-18, H-19, http.md 2: what means nothing to a route is no mistake.
#[tokio::test]
async fn legal_group_parameters_are_accepted_everywhere() {
    let world = World::new().await;
    let query =
        "limit=&offset=0&ids=full&keys=slug&dry_run=true&create_missing_options=true&foo=1&foo=2";
    let before = world.server.store.seq();
    for operation in authenticated() {
        // Messages have cursors and refuse an offset altogether (http.md 2).
        let query = if operation.limited {
            query.replace("offset=0", "offset=")
        } else {
            query.to_owned()
        };
        let answer = world
            .send(operation, world.short(0), &query, &world.owner)
            .await;
        let id = operation.route.id;
        assert_eq!(answer.status, 200, "{id}: {:?}", answer.body);
        // H-54
        let dry = operation.verb == Verb::Write;
        assert_eq!(answer.json().get("dry_run").is_some(), dry, "{id}");
        tells_of_a_legacy_key(&answer, id);
    }
    // H-54: not a single commit.
    assert_eq!(world.server.store.seq(), before);
}

// H-134: what spends a token says so; nothing else does. http.md 12.
#[tokio::test]
async fn only_writes_are_limited() {
    let config = ServerConfig {
        write_limit: true,
        ..ServerConfig::default()
    };
    let options = Options {
        config,
        ..Options::default()
    };
    let world = World::over(TestServer::start_with(options).await.unwrap()).await;
    for operation in OPERATIONS.iter().filter(has_answers) {
        world.server.clock.advance(Duration::from_secs(60));
        for query in ["", "dry_run=true"] {
            let is_tried = operation.verb == Verb::Write && query.is_empty();
            // A real one would take away what the others name.
            if is_tried && operation.route.method == "DELETE" {
                continue;
            }
            let answer = world
                .send(operation, world.short(0), query, &world.owner)
                .await;
            let spent = answer.header("ratelimit-remaining");
            let expected = (operation.verb == Verb::Write).then_some(());
            let id = operation.route.id;
            assert_eq!(spent.map(|_| ()), expected, "{id} {query}");
            // A refusal before the bucket tells what it holds, and takes nothing.
            let refused = world
                .send(operation, world.short(0), "limit=0", &world.owner)
                .await;
            let told = refused.header("ratelimit-remaining");
            assert_eq!(told, spent, "{id} {query}");
        }
    }
}

// H-2, H-11: a path has the methods of its rows and no others, be its last segment a literal where others have a
// variable; HEAD is a route where it is one; and a path ends where it ends.
#[tokio::test]
async fn a_path_has_its_methods_and_no_other_spelling() {
    let world = World::new().await;
    for operation in OPERATIONS {
        let path = world.path(operation, world.short(0));
        let request = |method: &str, path: &str| {
            let request = world.server.request(method, path).key(&world.owner);
            request.send()
        };
        let slash = request(operation.route.method, &format!("{path}/")).await;
        assert_eq!(
            (slash.status.as_u16(), slash.body.len()),
            (404, 0),
            "{path}/"
        );
        let of_path = |row: &&Operation| row.route.path == operation.route.path;
        let methods: Vec<&str> = OPERATIONS
            .iter()
            .filter(of_path)
            .map(|row| row.route.method)
            .collect();
        for method in ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] {
            if methods.contains(&method) {
                continue;
            }
            let wrong = request(method, &path).await;
            assert_eq!(
                (wrong.status.as_u16(), wrong.body.len()),
                (405, 0),
                "{method} {path}"
            );
            let allowed = wrong.header("allow").unwrap();
            assert!(
                methods.iter().all(|known| allowed.contains(known)),
                "{path}: {allowed}"
            );
        }
    }
}

// H-6, H-61, H-62, H-63, H-64, C-23, C-32, C-50, C-98, C-102, C-104: the grant comes before the parameters of a write.
#[tokio::test]
async fn a_read_only_key_reads_its_space_and_nothing_else() {
    let world = World::new().await;
    let reader = world
        .server
        .space_key("reader", &[&world.spaces[0]], Permission::Read)
        .unwrap();
    let stranger = format!("bafyrei{}.x", "a".repeat(52));
    for operation in in_a_space() {
        let id = operation.route.id;
        let (status, code, access, query) = match operation.verb {
            Verb::Read => (200, "", "read", ""),
            Verb::Write => (403, "write_not_granted", "readwrite", "dry_run=maybe"),
        };
        for own in [world.short(0), &world.spaces[0]] {
            let answer = world.send(operation, own, query, &reader).await;
            assert_eq!(
                (answer.status.as_u16(), answer.code().as_str()),
                (status, code),
                "{id}"
            );
            let scope = format!(
                "Bearer error=\"insufficient_scope\", scope=\"space:{}:{access}\"",
                world.spaces[0]
            );
            let told = answer.header("www-authenticate");
            assert_eq!(told, (status == 403).then_some(scope.as_str()), "{id}");
            if status == 403 {
                // The route and the grant are named.
                let message = answer.json()["message"].as_str().unwrap().to_owned();
                let named = message.starts_with(id) && message.contains("with read access");
                assert!(named, "{id}: {message}");
            }
            assert_eq!(answer.header("service-key-status"), Some("scoped"), "H-13");
        }
        for foreign in [&world.spaces[1], &stranger] {
            let answer = world.send(operation, foreign, "", &reader).await;
            let scope =
                format!("Bearer error=\"insufficient_scope\", scope=\"space:{foreign}:{access}\"");
            assert_eq!(
                (answer.status.as_u16(), answer.code().as_str()),
                (403, "space_not_granted"),
                "{id}"
            );
            assert_eq!(
                answer.header("www-authenticate"),
                Some(scope.as_str()),
                "{id}"
            );
            let message = answer.json()["message"].as_str().unwrap().to_owned();
            assert!(
                message.contains(foreign) && message.contains("read access"),
                "{message}"
            );
        }
        let answer = world.send(operation, world.short(1), "", &reader).await;
        assert_eq!(
            (answer.status.as_u16(), answer.issue_path().as_str()),
            (404, "space_id"),
            "{id}"
        );
        assert!(
            !String::from_utf8_lossy(&answer.body).contains("Two"),
            "{id}"
        );
    }
    let unknown = format!("/v2/spaces/{}/objects/nothing", world.short(0));
    let answer = call(&world.server, &reader, "PATCH", &unknown, &json!({})).await;
    assert_eq!(answer.code(), "write_not_granted", "before existence");
}

// C-86, H-4, H-67
#[tokio::test]
async fn limited_keys_may_take_no_operation() {
    let world = World::new().await;
    let limited = world
        .server
        .key("limited", Scope::Limited, KeyReach::Unscoped)
        .unwrap();
    for operation in authenticated() {
        let answer = world.send(operation, "nowhere", "limit=0", &limited).await;
        let id = operation.route.id;
        assert_eq!(
            (answer.status.as_u16(), answer.code().as_str()),
            (403, "forbidden"),
            "{id}"
        );
        assert_eq!(answer.json()["object"], "error", "{id}");
    }
}

// H-70, H-71, H-74, H-75, H-76
#[tokio::test]
async fn every_spelling_of_a_space_is_taken_and_served_as_asked() {
    let world = World::new().await;
    let full = &world.spaces[0];
    let cid = full.split('.').next().unwrap();
    for operation in in_a_space() {
        let id = operation.route.id;
        for spelled in [full, cid, &cid[cid.len() - 10..], world.short(0)] {
            let answer = world
                .send(operation, spelled, "dry_run=true", &world.owner)
                .await;
            assert_eq!(answer.status, 200, "{id} {spelled}");
        }
        let (_, replication_key) = full.split_once('.').unwrap();
        let stranger = format!("bafyrei{}.x", "a".repeat(52));
        for spelled in ["nowhere", &format!(".{replication_key}"), &stranger] {
            let answer = world.send(operation, spelled, "", &world.owner).await;
            assert_eq!(
                (answer.status.as_u16(), answer.code().as_str()),
                (404, "not_found"),
                "{id} {spelled}"
            );
            let issue = &answer.json()["issues"][0];
            assert_eq!(
                (&issue["path"], &issue["see_also"][0]["op"]),
                (&json!("space_id"), &json!("list_spaces"))
            );
            assert!(
                issue["message"].as_str().unwrap().contains(spelled),
                "{issue}"
            );
        }
    }
    for (query, id) in [("", world.short(0)), ("ids=full", full)] {
        for name in ["get_space", "update_space"] {
            let operation = served(name).unwrap();
            let served = world.send(operation, cid, query, &world.owner).await;
            assert_eq!(served.json()["id"], id, "{name} {query}");
        }
    }
}

// H-13, H-29: refusals of a handler tell what the key is, in the envelope of v2.
#[tokio::test]
async fn a_refusal_of_a_handler_carries_the_marks_of_the_key() {
    let world = World::new().await;
    let path = format!("/v2/spaces/{}/objects/nothing", world.short(0));
    for method in ["GET", "DELETE"] {
        let answer = call(&world.server, &world.owner, method, &path, &Value::Null).await;
        assert_eq!(
            (answer.status.as_u16(), answer.issue_path().as_str()),
            (404, "object_id")
        );
        assert_eq!(answer.json()["status"], 404);
        assert_eq!(answer.header("service-key-status"), Some("legacy"));
        assert_eq!(answer.header("service-version"), Some("2025-11-08"));
        assert!(answer.header("service-notice").is_some());
    }
}

// H-50, H-51, http.md 7: a stale etag stops what reads If-Match, dry runs too, and is ignored by everything else. Content has
// conditions of its own.
#[tokio::test]
async fn if_match_is_read_where_there_is_an_etag_alone() {
    let world = World::new().await;
    for operation in authenticated().filter(|row| row.answer == Kind::Json) {
        let path = world.path(operation, world.short(0));
        let request = |query: &str| {
            let request = world
                .server
                .request(operation.route.method, &format!("{path}?{query}"));
            let stale = HeaderValue::from_static("\"00000000\"");
            let request = request.key(&world.owner).header(IF_MATCH, stale);
            request.body(body(operation).to_string()).send()
        };
        let answer = request("dry_run=true&query=hi").await;
        let id = operation.route.id;
        let expected = if operation.if_match {
            (409, "etag_mismatch".to_owned())
        } else {
            (200, String::new())
        };
        assert_eq!((answer.status.as_u16(), answer.code()), expected, "{id}");
        if operation.if_match {
            assert_eq!(answer.issue_path(), "If-Match", "{id}");
            // The current one, in the message and in the header.
            let etag = answer.header("etag").unwrap();
            let message = answer.json()["message"].as_str().unwrap().to_owned();
            assert!(message.contains(etag.trim_matches('"')), "{id}: {message}");
        } else {
            // A dry run has none (http.md 5).
            let has_one = operation.etag && operation.verb == Verb::Read;
            assert_eq!(answer.header("etag").is_some(), has_one, "{id}");
        }
    }
}

// H-24: of every operation with a body; those of pairing in the older envelope, validate in its answer.
#[tokio::test]
async fn unknown_members_are_named() {
    let world = World::new().await;
    for operation in OPERATIONS.iter().filter(|row| row.body.is_some()) {
        let path = world.path(operation, world.short(0));
        let mut body = match operation.route.id {
            "create_auth_challenge" => json!({"app_name": "a"}),
            "create_api_key" => json!({"challenge_id": "c", "code": "0000"}),
            _ => body(operation),
        };
        body["zz"] = json!(1);
        let answer = call(
            &world.server,
            &world.owner,
            operation.route.method,
            &path,
            &body,
        )
        .await;
        let id = operation.route.id;
        let status = if id == "validate" { 200 } else { 400 };
        assert_eq!(answer.status, status, "{id}");
        if operation.class != Class::Exempt {
            assert_eq!(answer.issue_path(), "/zz", "{id}");
            continue;
        }
        assert_eq!(answer.code(), "bad_request", "{id}");
        let message = answer.json()["message"].as_str().unwrap().to_owned();
        assert!(message.contains("zz"), "{id}: {message}");
    }
}
