//! Which fault is reported where a request has several: the order of a handler's checks (http.md 1).

use rolltop_store::SpaceState;
use serde_json::{Value, json};

use crate::support::World;
use crate::support::answer::Reply;

/// Longer than the body of a document may be.
fn large() -> String {
    format!(r#"{{"name":"{}"}}"#, "x".repeat(10 << 20))
}

/// A PATCH with an etag that no content has.
async fn stale(world: &World, path: &str, body: impl Into<Vec<u8>>) -> Reply {
    let request = world.request("PATCH", path).raw(body);
    request.header("if-match", "\"00000000\"").send().await
}

// (a) the space, (b) size of the body, (c) what the path names, (d) If-Match, (e) JSON and values of the body, as 19.2 has
// it, (f) what it refers to, (g) permanent restrictions.
#[tokio::test]
async fn a_type_is_judged_step_by_step() {
    let world = World::new().await;
    world.change_space(&world.two, |space| space.state = SpaceState::Deleted);
    let elsewhere = format!("/v2/spaces/{}/types/nothing", world.two.full);
    for body in [large(), "{".to_owned()] {
        stale(&world, &elsewhere, body).await.missing(&["space_id"]);
    }
    let unknown = world.type_path("nothing");
    let too_large = stale(&world, &unknown, large()).await;
    too_large.refused(413, "request_too_large", &[]);
    // Faults of the body are reported of an existing type: 19.2 has an order of its own.
    let malformed = ["", "{", "{} {}", r#"{"name":"a","name":"b"}"#];
    for body in malformed.into_iter().chain([r#"{"zz":1}"#, "{}"]) {
        stale(&world, &unknown, body).await.missing(&["type"]);
    }
    // A type that may not be changed.
    let fixed = world.type_path("profile");
    let reply = stale(&world, &fixed, r#"{"zz":1}"#).await;
    reply.refused(409, "etag_mismatch", &["If-Match"]);
    let patch = async |body: Value| world.patch(&fixed, body).await;
    patch(json!({"zz": 1})).await.invalid(&["/zz"]);
    let unheard = json!({"property_definitions": [{"property": "nothing"}]});
    let place = "/property_definitions/0/property";
    patch(unheard).await.invalid(&[place]);
    let good = patch(json!({"plural_name": "People"})).await;
    good.refused(403, "forbidden", &["type"]);
}

// ops.md 2: of a PATCH of an object the envelope comes before the object, and the object before its etag.
#[tokio::test]
async fn an_edit_is_judged_step_by_step() {
    let world = World::new().await;
    let unknown = world.object("nothing");
    stale(&world, &unknown, r#"{"zz":1}"#)
        .await
        .invalid(&["/zz"]);
    let nothing = json!({"ops": [{"op": "delete_block", "id": "zzzzz"}]}).to_string();
    let reply = stale(&world, &unknown, nothing.clone()).await;
    reply.missing(&["object_id"]);
    let page = world.page("P", json!([])).await;
    let reply = stale(&world, &world.object(&page), nothing).await;
    reply.refused(409, "etag_mismatch", &["If-Match"]);
}
