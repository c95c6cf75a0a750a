//! How a stream ends, and how many there are.

use std::time::Duration;

use rolltop_store::SpaceState;
use rolltop_store::testing::Write;
use rolltop_workspace::keys::{KeyReach, KeyRequest, Permission, Scope};
use serde_json::json;

use super::{added, opened, stream};
use crate::support::World;
use crate::support::sse::Sse;

// C-63
#[tokio::test]
async fn streams_are_counted() {
    let world = World::new().await;
    let chat = world.chat("C").await;
    let path = stream(&world, &chat, "");
    let mut open = Vec::new();
    for _ in 0..64 {
        let sse = Sse::open(&world, &path, &[]).await;
        assert_eq!(sse.status(), 200);
        open.push(sse);
    }
    let refused = Sse::open(&world, &path, &[]).await;
    assert_eq!(
        (refused.status(), &refused.refusal["code"]),
        (429, &json!("too_many_streams"))
    );
    assert_eq!(refused.refusal["issues"], json!([]));
    assert!(refused.header("retry-after").is_none());
    drop(open.pop());
    // The server hears of it a moment later.
    loop {
        match Sse::open(&world, &path, &[]).await.status() {
            200 => break,
            status => assert_eq!(status, 429),
        }
    }
}

// C-64
#[tokio::test]
async fn a_client_that_does_not_read_is_let_go() {
    let world = World::new().await;
    let chat = world.chat("C").await;
    let mut slow = Sse::open(&world, &stream(&world, &chat, "limit=1"), &[]).await;
    let mut quick = opened(&world, &chat).await;
    let text = "語".repeat(8000);
    let count = 700;
    for number in 0..count {
        world
            .say(&chat, &format!("{}{number}", &text[..text.len() - 30]))
            .await;
        let event = quick.event().await.unwrap();
        assert_eq!(event.name, "message_added", "one that reads is served");
    }
    let mut heard = Vec::new();
    while let Some(event) = slow.event().await {
        heard.push(event);
    }
    let last = heard.pop().unwrap();
    assert_eq!(
        (last.name.as_str(), last.data),
        ("resync_required", json!({"type": "resync_required"}))
    );
    assert!(heard.len() < count && heard.iter().all(|event| event.name == "message_added"));
}

// C-65; chats-files-auth.md 1.15
#[tokio::test]
async fn a_stream_ends_with_the_rights_of_its_key() {
    let world = World::new().await;
    let chat = world.chat("C").await;
    let path = stream(&world, &chat, "heartbeat=60");
    let key = |name: &str, expires_in| {
        let request = KeyRequest {
            name: name.into(),
            scope: Scope::JsonApi,
            reach: KeyReach::AllSpaces(Permission::Read),
            expires_in,
        };
        world.server.workspace.create_key(&request).unwrap().token.0
    };
    let (revoked, expiring) = (
        key("revoked", None),
        key("expiring", Some(Duration::from_secs(60))),
    );
    let mut ends = Vec::new();
    for token in [&revoked, &expiring] {
        let mut sse = Sse::open_as(&world, token, &path, &[]).await;
        sse.opening().await;
        ends.push(sse);
    }
    let mut other = opened(&world, &chat).await;
    world.server.workspace.revoke_key("revoked").unwrap();
    assert_eq!(
        ends[0].frame().await,
        None,
        "without waiting for a heartbeat"
    );
    world.server.clock.advance(Duration::from_secs(61));
    world.say(&chat, "unheard").await;
    assert_eq!(ends[1].frame().await, None);
    assert_eq!(added(&[other.event().await.unwrap()]), ["unheard"]);
    for token in [&revoked, &expiring] {
        assert_eq!(Sse::open_as(&world, token, &path, &[]).await.status(), 401);
    }
}

// chats-files-auth.md 1.15: space left, chat deleted
#[tokio::test]
async fn a_stream_ends_with_its_chat() {
    let world = World::new().await;
    let (gone, chat) = (world.chat("gone").await, world.chat("C").await);
    let (mut of_gone, mut of_chat) = (opened(&world, &gone).await, opened(&world, &chat).await);
    world.store([Write::DeleteObject { id: gone.clone() }]);
    assert_eq!(of_gone.frame().await, None);
    // In the bin it can be read on.
    world.delete(&world.object(&chat)).await.is(200);
    world.change_space(&world.one, |space| space.state = SpaceState::Left);
    assert_eq!(of_chat.frame().await, None);
    for chat in [gone, chat] {
        let closed = Sse::open(&world, &stream(&world, &chat, ""), &[]).await;
        assert_eq!(closed.status(), 404);
    }
}

// chats-files-auth.md 1.15: shutdown
#[tokio::test]
async fn a_stopping_server_ends_its_streams() {
    let world = World::new().await;
    let chat = world.chat("C").await;
    let mut open = Vec::new();
    for _ in 0..20 {
        open.push(opened(&world, &chat).await);
    }
    let begun = std::time::Instant::now();
    world.server.stop().await.unwrap();
    assert!(
        begun.elapsed() < Duration::from_secs(5),
        "{:?}",
        begun.elapsed()
    );
    for mut sse in open {
        assert_eq!(sse.frame().await, None);
    }
}
