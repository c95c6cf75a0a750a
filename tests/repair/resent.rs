//! The request that a refusal says to send again: it asks for what the refused one asked for, a trial above all, and for
//! what its body said that belongs into the query.

use serde_json::{Value, json};

use super::send;
use crate::support::World;
use crate::support::answer::Reply;
use crate::support::partial::with;

/// The query of each reference to the same request.
fn resent(reply: &Reply) -> Vec<&Value> {
    let issues = reply.json["issues"].as_array().unwrap();
    let references = issues
        .iter()
        .flat_map(|issue| issue["see_also"].as_array().into_iter().flatten());
    let same = references.filter(|reference| reference["op"].is_null());
    same.map(|reference| &reference["query"]).collect()
}

/// `?a=1&b=2`, as a query is rendered.
fn rendered(query: &Value) -> String {
    let pairs = query.as_object().unwrap().iter();
    let pairs: Vec<String> = pairs
        .map(|(name, value)| format!("{name}={}", value.as_str().unwrap()))
        .collect();
    format!("?{}", pairs.join("&"))
}

// http.md 5, 11: a client that tries out a request and follows what its refusal says goes on trying it out.
#[tokio::test]
async fn a_trial_is_sent_again_as_one() {
    let world = World::new().await;
    world.select("Stage", &["Todo"]).await;
    let space = format!("/v2/spaces/{}", world.one.short);
    let page = world.page("P", json!([])).await;
    let values = json!({"stage": "Later"});
    let view = json!([{"name": "V", "filters": [{"property": "stage", "condition": "equal", "value": "Later"}]}]);
    let definition = json!({"property": "stage", "options": [{"name": "Later"}]});
    #[rustfmt::skip]
    let cases = [
        ("POST", world.objects(), json!({"type": "page", "properties": values})),
        ("POST", world.objects(), json!({"formatVersion": "2.0", "type": "page", "properties": values})),
        ("POST", format!("{space}/templates"), json!({"template_for": "page", "properties": values})),
        ("PATCH", world.object(&page), json!({"ops": [{"op": "set_properties", "set": values}]})),
        ("POST", format!("{space}/types"), json!({"name": "T", "property_definitions": [definition]})),
        (
            "PATCH",
            format!("{space}/types/task"),
            json!({"ops": [{"op": "add_property", "property": "stage", "options": [{"name": "Later"}]}]}),
        ),
        (
            "POST",
            format!("{space}/objects"),
            json!({"formatVersion": "2.0", "type": "page", "blocks": [{"type": "dataview", "views": view}]}),
        ),
    ];
    for (method, path, body) in cases {
        let send = async |query: &str| {
            let request = world.request(method, &format!("{path}{query}"));
            request.json(&body).send().await
        };
        let reply = send("?dry_run=true&ids=full&limit=5").await;
        let again = resent(reply.is(400));
        assert!(!again.is_empty(), "{path}: {}", reply.text);
        for query in again {
            assert_eq!(query["dry_run"], "true", "{}", reply.text);
            assert_eq!(query["create_missing_options"], "true");
            let query = rendered(query);
            // The hint says the same request in full.
            reply.mentions(&[&format!("{method} {path}{query}")]);
            let tried = send(&query).await;
            assert_eq!(tried.is(200).json["dry_run"], true, "{}", tried.text);
        }
        // What was no trial is sent again as none.
        for query in resent(send("").await.is(400)) {
            assert_eq!(*query, json!({"create_missing_options": "true"}));
        }
    }
    let options = world.get(&world.options("stage")).await;
    assert_eq!(options.body(200)["total"], 1);
}

// http.md 2: what else the request asked for is asked for again where it has effect.
#[tokio::test]
async fn spellings_are_asked_for_again() {
    let world = World::new().await;
    world.select("Stage", &["Todo"]).await;
    let page = world.page("P", json!([])).await;
    let body = json!({"ops": [{"op": "set_properties", "set": {"stage": "Later"}}]});
    let path = format!(
        "{}?keys=name&dry_run=false&ids=full&offset=3",
        world.object(&page)
    );
    let reply = world.patch(&path, body.clone()).await;
    let expected = json!({"create_missing_options": "true", "ids": "full", "keys": "name"});
    assert_eq!(resent(reply.is(400)), [&expected]);

    let read = format!("{}?block=nope&ids=full&keys=slug", world.object(&page));
    let reply = world.get(&read).await;
    let expected = json!({"ids": "full", "outline": "true"});
    assert_eq!(resent(reply.is(404)), [&expected]);
    world
        .get(&format!("{}{}", world.object(&page), rendered(&expected)))
        .await
        .is(200);
}

// http.md 26: the route that a deletion is sent to instead is described as the trial that it was.
#[tokio::test]
async fn a_deletion_elsewhere_stays_a_trial() {
    let world = World::new().await;
    let page = world.page("P", json!([])).await;
    let as_file = format!("/v2/spaces/{}/files/{page}", world.one.short);
    for (query, trial) in [("?dry_run=true", Some("true")), ("", None)] {
        let reply = world.delete(&format!("{as_file}{query}")).await;
        let other = &reply.invalid(&["file_id"]).json["issues"][0]["see_also"][0];
        assert_eq!(other["op"], "delete_object");
        assert_eq!(other["query"]["dry_run"].as_str(), trial);
        reply.mentions(&[&format!("DELETE {}{query}", world.object(&page))]);
    }
    assert!(world.read(&page).await["is_archived"].is_null());
}

/// Bodies that are accepted as a trial, by route.
fn bodies(page: &str, chat: &str) -> Vec<(String, Value)> {
    #[rustfmt::skip]
    let bodies = [
        ("POST /v2/spaces", json!({"name": "S"})),
        ("POST objects", json!({"type": "page"})),
        ("POST objects", json!({"formatVersion": "2.0", "type": "page"})),
        ("POST templates", json!({"template_for": "page"})),
        ("POST types", json!({"name": "T"})),
        ("POST types", json!({"kind": "object_type", "properties": {"name": "T"}})),
        ("PATCH types/task", json!({"plural_name": "T"})),
        ("PATCH types/task", json!({"type_settings": {"plural_name": "T"}})),
        ("POST properties", json!({"name": "Zz", "format": "text"})),
        ("POST properties/stage/options", json!({"name": "Later"})),
        ("PATCH properties/stage", json!({"name": "Zz"})),
        ("POST queries", json!({"name": "Q", "type": "page"})),
        ("POST collections", json!({"name": "C"})),
        ("POST chats", json!({"name": "C"})),
        ("POST files", json!({"url": "https://example.org/a.txt"})),
    ];
    let set = json!({"ops": [{"op": "set_properties", "set": {"name": "Q"}}]});
    let more = [
        (
            format!("POST chats/{chat}/messages"),
            json!({"text": "hello"}),
        ),
        (format!("PATCH objects/{page}"), set),
    ];
    let bodies = bodies.map(|(route, body)| (route.to_owned(), body));
    bodies.into_iter().chain(more).collect()
}

// ops.md 1.1, http.md 2: what a body says of the query is said there; with all of it, as one is refused after another.
#[tokio::test]
async fn a_parameter_in_a_body_goes_into_the_query() {
    let world = World::new().await;
    world.select("Stage", &["Todo"]).await;
    let page = world.page("P", json!([])).await;
    let chat = world.chat("C").await;
    for (route, body) in bodies(&page, &chat) {
        for said in [
            json!({"dry_run": true}),
            json!({"dryRun": "True"}),
            json!({"dry_run": true, "ids": "full", "keys": "name"}),
        ] {
            let reply = send(&world, &route, &with(body.clone(), said.clone())).await;
            let count = said.as_object().unwrap().len();
            assert_eq!(reply.paths().len(), count, "{}", reply.text);
            reply.is(400).mentions(&["a parameter of the query"]);
            // Each of the references is the whole request.
            let again = resent(&reply);
            assert!(again.iter().all(|query| *query == again[0]));
            let query = rendered(again[0]);
            reply.mentions(&[&query]);
            let tried = send(&world, &format!("{route}{query}"), &body).await;
            assert_eq!(tried.is(200).json["dry_run"], true, "{}", tried.text);
        }
        // What a query would refuse is not advised.
        for value in [json!(null), json!("yes"), json!([true])] {
            let wrong = with(body.clone(), json!({"dry_run": value}));
            let reply = send(&world, &route, &wrong).await;
            if reply.status == 400 {
                reply.mentions(&["dry_run=true or dry_run=false"]);
                assert!(resent(&reply).is_empty(), "{}", reply.text);
            }
        }
    }
    // What is a trial by one of two spellings is tried out.
    let both = json!({"type": "page", "dry_run": true, "dryRun": false});
    let reply = world.post(&world.objects(), both).await;
    let trial = json!({"dry_run": "true"});
    assert_eq!(resent(reply.is(400)), [&trial, &trial]);
    // Where it has no effect, nothing is to be sent again with it; for another member of the name the advice says what it is called.
    #[rustfmt::skip]
    let cases = [
        ("POST search", json!({"dry_run": true}), "/dry_run", "dry_run"),
        ("POST collections", json!({"name": "C", "ids": [page]}), "/ids", "did you mean items?"),
        ("POST properties", json!({"name": "Zz", "format": "text", "keys": "zz"}), "/keys", "did you mean key?"),
    ];
    for (route, body, path, says) in cases {
        let reply = send(&world, route, &body).await;
        reply.invalid(&[path]).mentions(&[says]);
        assert!(resent(&reply).is_empty(), "{}", reply.text);
    }
}

// ops.md 1.1: what belongs to the request is not a field of an operation either.
#[tokio::test]
async fn a_control_in_an_operation_goes_to_the_request() {
    let world = World::new().await;
    let page = world.page("P", json!([])).await;
    for (field, value, says) in [
        ("dry_run", json!(true), "?dry_run=true"),
        ("dry_run", json!("false"), "?dry_run=false"),
        ("ids", json!("full"), "?ids=full"),
        ("if_match", json!("3fa09c1e"), "the header If-Match"),
        ("etag", json!("3fa09c1e"), "the header If-Match"),
        ("idempotencyKey", json!("k"), "the header Idempotency-Key"),
    ] {
        for right in [
            json!({"op": "set_properties", "set": {"name": "Q"}}),
            json!({"op": "insert_blocks", "markdown": "x"}),
        ] {
            let mut wrong = right;
            wrong[field] = value.clone();
            let reply = world.edit(&page, json!([wrong])).await;
            let leave = format!("leave {field} out here: it is ");
            reply.invalid(&["ops[0]"]).mentions(&[&leave, says]);
            reply.omits(&["into set"]);
        }
    }
}
