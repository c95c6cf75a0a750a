//! Rules that hold on every operation alike, walked over the table of operations: a new route is judged by them the
//! day it gets its row.

use std::time::Duration;

use rolltop_http::ServerConfig;
use rolltop_spec::operations::{Answer as Kind, Class, OPERATIONS, Operation, Verb, served};
use serde_json::{Value, json};

use super::named::Named;
use crate::support::World;
use crate::support::answer::{Reply, Request};

impl Named {
    /// A good request of an operation, in this space and with this query.
    fn request(&self, operation: &Operation, space: &str, query: &str, key: &str) -> Request {
        let own = match operation.route.id {
            "search_chat_messages" => "query=hi&",
            _ => "",
        };
        let path = self.path_with(operation.route.path, "space_id", space);
        let path = format!("{path}?{own}{query}");
        let request = self.world.request_as(key, operation.route.method, &path);
        request.json(&body(operation))
    }

    /// Sends it in the first space with the unscoped key.
    async fn send(&self, operation: &Operation, query: &str) -> Reply {
        let (space, key) = (&self.world.one.short, &self.world.keys.k);
        self.request(operation, space, query, key).send().await
    }
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
fn tells_of_a_legacy_key(reply: &Reply, id: &str) {
    assert_eq!(reply.header("service-key-status"), Some("legacy"), "{id}");
    let notice = reply.header("service-notice").unwrap();
    let is_printable = |c: char| c == ' ' || c.is_ascii_graphic();
    assert!(notice.chars().all(is_printable), "{id}: {notice}");
    let link = reply.header("link").unwrap();
    assert!(link.contains("rel=\"deprecation\""), "{id}: {link}");
    for absent in ["deprecation", "sunset"] {
        assert_eq!(reply.header(absent), None, "{id}");
    }
}

// C-4, H-5, H-7, H-14, H-16, H-17, H-18, H-19: on every route, whether or not it uses them.
#[tokio::test]
async fn group_parameters_are_judged_on_every_operation() {
    let named = Named::new().await;
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
    for operation in authenticated() {
        for (query, code, path, repair) in cases {
            let reply = named.send(operation, query).await;
            reply.refused(400, code, &[path]);
            let hint = reply.json["issues"][0]["hint"].as_str().unwrap();
            assert!(hint.contains(repair), "{query}: {hint}");
            tells_of_a_legacy_key(&reply, operation.route.id);
        }
    }
    for operation in in_a_space() {
        let key = &named.world.keys.k;
        let reply = named.request(operation, "nowhere", "keys=y", key).send();
        reply.await.invalid(&["keys"]);
    }
}

// H-18, H-19, http.md 2: a parameter that means nothing to a route is no mistake.
#[tokio::test]
async fn legal_group_parameters_are_accepted_everywhere() {
    let named = Named::new().await;
    let query =
        "limit=&offset=0&ids=full&keys=slug&dry_run=true&create_missing_options=true&foo=1&foo=2";
    let before = named.world.server.store.seq();
    for operation in authenticated() {
        // Messages have cursors and refuse an offset altogether (http.md 2).
        let query = if operation.limited {
            query.replace("offset=0", "offset=")
        } else {
            query.to_owned()
        };
        let reply = named.send(operation, &query).await;
        let id = operation.route.id;
        tells_of_a_legacy_key(&reply, id);
        // H-54
        let dry = operation.verb == Verb::Write;
        assert_eq!(reply.body(200).get("dry_run").is_some(), dry, "{id}");
    }
    // H-54: not a single commit.
    assert_eq!(named.world.server.store.seq(), before);
}

// H-134: a request that spends a token says so; nothing else does. http.md 12.
#[tokio::test]
async fn only_writes_are_limited() {
    let config = ServerConfig {
        write_limit: true,
        ..ServerConfig::default()
    };
    let named = Named::over(World::configured(config).await).await;
    for operation in OPERATIONS.iter().filter(has_answers) {
        named.world.server.clock.advance(Duration::from_secs(60));
        for query in ["", "dry_run=true"] {
            let is_tried = operation.verb == Verb::Write && query.is_empty();
            // A real one would take away what the others name.
            if is_tried && operation.route.method == "DELETE" {
                continue;
            }
            let reply = named.send(operation, query).await;
            let spent = reply.header("ratelimit-remaining");
            let is_write = operation.verb == Verb::Write;
            assert_eq!(spent.is_some(), is_write, "{} {query}", operation.route.id);
            // A refusal before the bucket says what it holds, and takes nothing.
            let refused = named.send(operation, "limit=0").await;
            assert_eq!(refused.header("ratelimit-remaining"), spent);
        }
    }
}

// H-2, H-11: a path has the methods of its rows and no others, be its last segment a literal where others have a
// variable; HEAD is a route where it is one; and a path ends where it ends.
#[tokio::test]
async fn a_path_has_its_methods_and_no_other_spelling() {
    let named = Named::new().await;
    for operation in OPERATIONS {
        let path = named.path(operation.route.path);
        let send = |method: &str, path: &str| named.world.request(method, path).send();
        let slash = send(operation.route.method, &format!("{path}/")).await;
        assert_eq!(slash.is(404).text, "");
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
            let wrong = send(method, &path).await;
            assert_eq!(wrong.is(405).text, "");
            let allowed = wrong.header("allow").unwrap();
            let has = |known: &&str| allowed.contains(known);
            assert!(methods.iter().all(has), "{path}: {allowed}");
        }
    }
}

// H-6, H-61, H-62, H-63, H-64, C-23, C-32, C-50, C-98, C-102, C-104: the grant comes before the parameters of a write.
#[tokio::test]
async fn a_read_only_key_reads_its_space_and_nothing_else() {
    let named = Named::new().await;
    let world = &named.world;
    let (reader, one) = (&world.keys.kr, &world.one.full);
    let stranger = format!("bafyrei{}.x", "a".repeat(52));
    let scope = |space: &str, access| {
        format!("Bearer error=\"insufficient_scope\", scope=\"space:{space}:{access}\"")
    };
    for operation in in_a_space() {
        let id = operation.route.id;
        let (query, access) = match operation.verb {
            Verb::Read => ("", "read"),
            Verb::Write => ("dry_run=maybe", "readwrite"),
        };
        for own in [&world.one.short, one] {
            let reply = named.request(operation, own, query, reader).send().await;
            assert_eq!(reply.header("service-key-status"), Some("scoped"), "H-13");
            let challenge = reply.header("www-authenticate");
            if operation.verb == Verb::Read {
                assert_eq!(reply.is(200).header("www-authenticate"), None);
                continue;
            }
            assert_eq!(challenge, Some(scope(one, access).as_str()), "{id}");
            reply.refused(403, "write_not_granted", &["Authorization"]);
            // The route and the grant are named.
            let message = reply.json["message"].as_str().unwrap();
            assert!(message.starts_with(id), "{message}");
            assert!(message.contains("with read access"), "{message}");
        }
        for foreign in [&world.two.full, &stranger] {
            let reply = named.request(operation, foreign, "", reader).send().await;
            reply.refused(403, "space_not_granted", &["space_id"]);
            let challenge = reply.header("www-authenticate");
            assert_eq!(challenge, Some(scope(foreign, access).as_str()), "{id}");
            reply.mentions(&[foreign, "read access"]);
        }
        let short = named.request(operation, &world.two.short, "", reader);
        short.send().await.missing(&["space_id"]).omits(&["Two"]);
    }
    // Before existence.
    let unknown = world.request_as(reader, "PATCH", &world.object("nothing"));
    let refused = unknown.json(&json!({})).send().await;
    refused.refused(403, "write_not_granted", &["Authorization"]);
}

// C-86, H-4, H-67
#[tokio::test]
async fn limited_keys_may_take_no_operation() {
    let named = Named::new().await;
    for operation in authenticated() {
        let request = named.request(operation, "nowhere", "limit=0", &named.world.keys.kl);
        request.send().await.older(403, "forbidden");
    }
}

// H-70, H-71, H-74, H-75, H-76
#[tokio::test]
async fn every_spelling_of_a_space_is_taken_and_served_as_requested() {
    let named = Named::new().await;
    let world = &named.world;
    let full = &world.one.full;
    let (cid, replication_key) = full.split_once('.').unwrap();
    let send = |operation, space: &str, query: &str| {
        named.request(operation, space, query, &world.keys.k).send()
    };
    for operation in in_a_space() {
        for spelled in [full, cid, &cid[cid.len() - 10..], &world.one.short] {
            send(operation, spelled, "dry_run=true").await.is(200);
        }
        let stranger = format!("bafyrei{}.x", "a".repeat(52));
        for spelled in ["nowhere", &format!(".{replication_key}"), &stranger] {
            let reply = send(operation, spelled, "").await;
            reply.missing(&["space_id"]).mentions(&[spelled]);
            let issue = &reply.json["issues"][0];
            assert_eq!(issue["see_also"][0]["op"], "list_spaces");
        }
    }
    for (query, id) in [("", &world.one.short), ("ids=full", full)] {
        for name in ["get_space", "update_space"] {
            let served = send(served(name).unwrap(), cid, query).await;
            assert_eq!(served.json["id"], id.as_str(), "{name} {query}");
        }
    }
}

// H-50, H-51, http.md 7: a stale etag stops what reads If-Match, dry runs too, and is ignored by everything else. Content has
// conditions of its own.
#[tokio::test]
async fn if_match_is_read_where_there_is_an_etag_alone() {
    let named = Named::new().await;
    let world = &named.world;
    for operation in authenticated().filter(|row| row.answer == Kind::Json) {
        let request = named.request(operation, &world.one.short, "dry_run=true", &world.keys.k);
        let reply = request.header("if-match", "\"00000000\"").send().await;
        let id = operation.route.id;
        if operation.if_match {
            reply.refused(409, "etag_mismatch", &["If-Match"]);
            tells_of_a_legacy_key(&reply, id);
            // The current one, in the message and in the header.
            let etag = reply.header("etag").unwrap();
            let message = reply.json["message"].as_str().unwrap();
            assert!(message.contains(etag.trim_matches('"')), "{id}: {message}");
        } else {
            // A dry run has none (http.md 5).
            let has_one = operation.etag && operation.verb == Verb::Read;
            assert_eq!(reply.is(200).header("etag").is_some(), has_one, "{id}");
        }
    }
}

// H-24: of every operation with a body; those of pairing in the older envelope, validate in its answer.
#[tokio::test]
async fn unknown_members_are_named() {
    let named = Named::new().await;
    for operation in OPERATIONS.iter().filter(|row| row.body.is_some()) {
        let mut body = match operation.route.id {
            "create_auth_challenge" => json!({"app_name": "a"}),
            "create_api_key" => json!({"challenge_id": "c", "code": "0000"}),
            _ => body(operation),
        };
        body["zz"] = json!(1);
        let path = named.path(operation.route.path);
        let request = named.world.request(operation.route.method, &path);
        let reply = request.json(&body).send().await;
        if operation.class == Class::Exempt {
            reply.older(400, "bad_request").mentions(&["zz"]);
            continue;
        }
        let is_report = operation.route.id == "validate";
        reply.is(if is_report { 200 } else { 400 });
        assert_eq!(reply.json["issues"][0]["path"], "/zz");
    }
}

// H-10, C-109: every operation of the table answers 401 without a key, the exempt ones excepted. C-93, C-94: before
// that the server checks where the call comes from.
#[tokio::test]
async fn every_operation_is_guarded() {
    let named = Named::new().await;
    for operation in OPERATIONS {
        let route = operation.route;
        let request = |query| {
            let path = format!("{}{query}", named.path(route.path));
            named.world.anonymous(route.method, &path)
        };
        // An answer to HEAD has no envelope.
        let refused = |reply: Reply, status, code| match route.method {
            "HEAD" => {
                reply.is(status);
            }
            _ => {
                reply.older(status, code);
            }
        };
        let foreign = request("").header("origin", "https://evil.com");
        for foreign in [request("").host("evil.com"), foreign] {
            refused(foreign.send().await, 403, "forbidden");
        }
        // H-3: nor is any parameter judged.
        for query in ["", "?limit=0&ids=x"] {
            let reply = request(query).send().await;
            match operation.class {
                Class::Exempt => refused(reply, 400, "bad_request"),
                _ => refused(reply, 401, "unauthorized"),
            }
        }
    }
}
