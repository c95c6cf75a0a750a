//! Retries of uploads (http.md 6).

use rolltop_store::SpaceState;

use super::{files, uploaded};
use crate::support::World;
use crate::support::answer::Reply;
use crate::support::form::Form;

async fn send(world: &World, form: Form, query: &str) -> Reply {
    let path = format!("{}{query}", files(world));
    let request = world
        .request("POST", &path)
        .header("idempotency-key", "once");
    form.send(request).await
}

// H-45
#[tokio::test]
async fn a_retry_is_known_by_what_it_uploads() {
    let world = World::new().await;
    let form = |boundary: &str, file_name: &str, bytes: &[u8]| {
        Form::new(boundary).part("file", Some(file_name), bytes)
    };
    // H-35: a refused upload gives its key back; the answer for known content is stored too.
    let id = uploaded(&world, "a.txt", b"hello").await;
    let refused = send(&world, Form::new("x").part("y", None, b""), "").await;
    refused.invalid(&["/file"]);
    let first = send(&world, form("x", "a.txt", b"hello"), "").await;
    assert_eq!(first.is(201).header("idempotency-replayed"), None);
    assert_eq!(first.json["id"], id);
    let second = send(&world, form("another", "a.txt", b"hello"), "").await;
    assert_eq!(second.is(201).header("idempotency-replayed"), Some("true"));
    assert_eq!(second.text, first.text);
    for form in [
        form("x", "a.txt", b"other"),
        form("x", "b.txt", b"hello"),
        form("x", "a.txt", b"hello").part("name", None, b""),
        form("x", "a.txt", b"hello").part("name", None, b"b"),
    ] {
        let reply = send(&world, form, "").await;
        reply.refused(409, "idempotency_conflict", &["Idempotency-Key"]);
    }
    let dry = send(&world, form("x", "a.txt", b"hello"), "?dry_run=true").await;
    assert_eq!(dry.is(200).header("idempotency-replayed"), None);
}

// http.md 1, step 16: a fault of the space comes before a fault of the form.
#[tokio::test]
async fn a_broken_form_for_a_space_that_is_gone() {
    let world = World::new().await;
    world.change_space(&world.two, |space| space.state = SpaceState::Deleted);
    let broken = || Form::new("x").part("y", None, b"");
    for (space, status, path) in [(&world.one, 400, "/file"), (&world.two, 404, "space_id")] {
        let request = world.request("POST", &format!("/v2/spaces/{}/files", space.full));
        let keyed = request.clone().header("idempotency-key", "once");
        for request in [request, keyed] {
            let reply = broken().send(request).await;
            assert_eq!(reply.is(status).paths(), [path]);
        }
    }
}
