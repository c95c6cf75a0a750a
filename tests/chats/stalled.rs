//! Streams that nobody reads (chats-files-auth.md 1.15: slow clients).

use std::time::Duration;

use rolltop_http::ServerConfig;
use rolltop_http::testing::Options;
use tokio::net::TcpSocket;

use crate::support::World;
use crate::support::sse::Sse;

// A client that takes nothing for half a minute gives its place to another one, though nothing new is said.
#[tokio::test]
async fn a_client_that_stands_still_makes_room() {
    let config = ServerConfig {
        open_streams: 1,
        write_limit: false,
        ..ServerConfig::default()
    };
    let options = Options {
        config,
        ..Options::default()
    };
    let world = World::with(options).await;
    let chat = world.chat("C").await;
    let path = format!("{}/stream?limit=1", world.messages(&chat));
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4096).unwrap();
    let socket = socket.connect(world.server.address()).await.unwrap();
    let mut slow = Sse::over(socket, &world.keys.k, &path, &[]).await;
    assert_eq!(slow.status(), 200);
    // More than the sockets hold, and fewer events than would end the stream by themselves.
    let text = "語".repeat(7900);
    for _ in 0..250 {
        world.say(&chat, &text).await;
    }
    let status = async || Sse::open(&world, &path, &[]).await.status();
    assert_eq!(status().await, 429);
    world.server.clock.advance(Duration::from_secs(29));
    assert_eq!(status().await, 429);
    world.server.clock.advance(Duration::from_secs(2));
    assert_eq!(status().await, 200);
    let mut last = None;
    while let Some(event) = slow.event().await {
        last = Some(event.name);
    }
    assert_eq!(last.as_deref(), Some("resync_required"));
}
