//! Streams that their clients do not read (chats-files-auth.md 1.15: slow clients).

use std::time::{Duration, Instant};

use rolltop_http::{DRAIN, ServerConfig};
use rolltop_workspace::keys::{KeyReach, Permission, Scope};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;

use super::{foreign, store_unread};
use crate::support::World;
use crate::support::sse::Sse;

/// A connection that holds little of what it is sent.
async fn narrow(world: &World) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4096).unwrap();
    socket.connect(world.server.address()).await.unwrap()
}

/// How long a server waits that soon gives up a client.
const SOON: Duration = Duration::from_millis(300);
/// How long a test waits for a place.
const PATIENCE: Duration = Duration::from_secs(60);
/// Longer than that.
const LONG: Duration = Duration::from_secs(600);

/// A server that admits one stream, and gives up a client that does not read it for `stall`.
async fn with_one_stream(stall: Duration) -> World {
    let config = ServerConfig {
        open_streams: 1,
        stream_stall: stall,
        stream_connections: CONNECTIONS,
        write_limit: false,
        ..ServerConfig::default()
    };
    World::configured(config).await
}

// As long as the server waits for it, a client that takes nothing keeps its place.
#[tokio::test]
async fn a_client_that_may_stand_still_keeps_its_place() {
    let world = with_one_stream(LONG).await;
    let chat = world.chat("C").await;
    long_window(&world, &chat).await;
    let path = format!("{}/stream", world.messages(&chat));
    let slow = Sse::over(narrow(&world).await, &world.keys.k, &path, &[]).await;
    assert_eq!(slow.status(), 200);
    let refused = Sse::open(&world, &path, &[]).await;
    assert_eq!(refused.status(), 429);
    assert_eq!(refused.refusal["code"], "too_many_streams");
    drop(slow);
    room(&world, &path).await;
}

// A client that takes nothing for as long as the server waits gives its place to another one, though nothing new is said.
#[tokio::test]
async fn a_client_that_stands_still_makes_room() {
    let world = with_one_stream(SOON).await;
    let chat = world.chat("C").await;
    let path = format!("{}/stream?limit=1", world.messages(&chat));
    let mut slow = Sse::over(narrow(&world).await, &world.keys.k, &path, &[]).await;
    assert_eq!(slow.status(), 200);
    // More than the sockets hold, and fewer events than would end the stream by themselves.
    let text = "語".repeat(7900);
    for _ in 0..250 {
        world.say(&chat, &text).await;
    }
    room(&world, &path).await;
    let mut last = None;
    while let Some(event) = slow.event().await {
        last = Some(event.name);
    }
    assert_eq!(last.as_deref(), Some("resync_required"));
}

// Nor does a client that never takes its window, in a silent chat.
#[tokio::test]
async fn a_client_that_takes_no_window_makes_room() {
    let world = with_one_stream(SOON).await;
    let chat = world.chat("C").await;
    long_window(&world, &chat).await;
    let path = format!("{}/stream", world.messages(&chat));
    let mut slow = Sse::over(narrow(&world).await, &world.keys.k, &path, &[]).await;
    room(&world, &path).await;
    let mut heard = Vec::new();
    while let Some(event) = slow.event().await {
        heard.push(event.name);
    }
    assert!(heard.len() <= WINDOW, "what was not taken was let go of");
    assert_eq!(heard.last().map(String::as_str), Some("resync_required"));
}

/// Connections of streams on a server with one stream.
const CONNECTIONS: usize = 6;

// What a client has not taken stays with its connection, so these are bounded too.
#[tokio::test]
async fn connections_without_a_reader_are_counted() {
    let world = with_one_stream(SOON).await;
    let chat = world.chat("C").await;
    long_window(&world, &chat).await;
    let path = format!("{}/stream", world.messages(&chat));
    let mut unread = Vec::new();
    for _ in 0..CONNECTIONS {
        let over_narrow = async || Sse::over(narrow(&world).await, &world.keys.k, &path, &[]).await;
        unread.push(admitted(over_narrow).await);
    }
    let refused = Sse::open(&world, &path, &[]).await;
    assert_eq!(refused.status(), 429);
    assert_eq!(refused.refusal["code"], "too_many_streams");
    drop(unread.pop());
    room(&world, &path).await;
}

/// Waits until the server has a place for one more stream.
async fn room(world: &World, path: &str) {
    admitted(async || Sse::open(world, path, &[]).await).await;
}

/// Opens a stream as soon as the server has a place for it.
async fn admitted(open: impl AsyncFn() -> Sse) -> Sse {
    let tries = async {
        loop {
            let stream = open().await;
            match stream.status() {
                200 => break stream,
                status => assert_eq!(status, 429),
            }
        }
    };
    timeout(PATIENCE, tries).await.unwrap()
}

/// A chat whose window is more than sockets hold, because what is sent is longer than what is stored.
async fn long_window(world: &World, chat: &str) {
    for number in 0..WINDOW {
        let message = foreign(chat, &format!("m{number}"), &"\u{1}".repeat(1 << 20));
        store_unread(world, message, false).await;
    }
}

/// Messages in it.
const WINDOW: usize = 3;

// chats-files-auth.md 1.15, C-65: no event after the loss of rights, not even of the window.
#[tokio::test]
async fn a_window_ends_with_the_rights_of_its_key() {
    let world = World::new().await;
    let chat = world.chat("C").await;
    long_window(&world, &chat).await;
    let reach = KeyReach::AllSpaces(Permission::Read);
    let key = world.server.key("revoked", Scope::JsonApi, reach).unwrap();
    let path = format!("{}/stream", world.messages(&chat));
    let mut slow = Sse::over(narrow(&world).await, &key, &path, &[]).await;
    let mut quick = Sse::open_as(&world, &key, &format!("{path}?limit=1"), &[]).await;
    quick.opening().await;
    world.server.workspace.revoke_key("revoked").unwrap();
    assert_eq!(quick.frame().await, None);
    let mut heard = Vec::new();
    while let Some(frame) = slow.frame().await {
        heard.push(frame);
    }
    let added = heard.iter().filter(|frame| frame.contains("message_added"));
    assert!(added.count() < WINDOW);
    assert!(!heard.iter().any(|frame| frame == ": keepalive"));
}

// chats-files-auth.md 1.15: shutdown waits for no client that does not read.
#[tokio::test]
async fn a_stopping_server_leaves_unread_streams_behind() {
    // A few long messages fill what the connection holds; of many short ones a rest always waits in it.
    for (messages, length) in [(WINDOW, 1 << 20), (110, 6_400)] {
        let world = World::new().await;
        let chat = world.chat("C").await;
        for number in 0..messages {
            let message = foreign(&chat, &format!("m{number}"), &"\u{1}".repeat(length));
            store_unread(&world, message, false).await;
        }
        let path = format!("{}/stream?limit={messages}", world.messages(&chat));
        let unread = Sse::over(narrow(&world).await, &world.keys.k, &path, &[]).await;
        assert_eq!(unread.status(), 200);
        let begun = Instant::now();
        world.server.stop().await.unwrap();
        assert!(begun.elapsed() < DRAIN / 2, "{:?}", begun.elapsed());
        drop(unread);
    }
}
