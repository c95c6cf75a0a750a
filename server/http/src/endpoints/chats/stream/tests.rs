use http::Request;
use http_body_util::BodyExt;
use rolltop_spec::chats::StreamChatMessagesQuery;
use rolltop_workspace::keys::{KeyReach, KeyRequest, Permission, Scope};
use rolltop_workspace::spaces::SpaceTarget;
use serde_json::Value;

use super::*;
use crate::ServerConfig;
use crate::pipeline::Routes;
use crate::testing::{TestServer, exchange};

// C-61
#[test]
fn an_invalid_heartbeat_is_half_a_minute() {
    for (asked, seconds) in [
        (None, 30),
        (Some("1"), 1),
        (Some("15"), 15),
        (Some("60"), 60),
        (Some("0"), 30),
        (Some("61"), 30),
        (Some("abc"), 30),
        (Some("-1"), 30),
        (Some("1.5"), 30),
        (Some(""), 30),
    ] {
        let query = StreamChatMessagesQuery {
            heartbeat: asked.map(str::to_owned),
        };
        assert_eq!(query.heartbeat_seconds(), seconds, "{asked:?}");
    }
}

/// The id of what a route makes.
async fn made(server: &TestServer, key: &str, path: &str) -> String {
    let request = Request::post(path)
        .header("host", "localhost")
        .header("authorization", format!("Bearer {key}"))
        .body(br#"{"name":"C"}"#.to_vec());
    let made = exchange(server.address(), request.unwrap()).await.unwrap();
    let made: Value = serde_json::from_slice(made.body()).unwrap();
    made["id"].as_str().unwrap().to_owned()
}

/// The stream of an empty chat. From here on time passes only where nothing else is left to do.
async fn silent(server: &TestServer, key: &str, heartbeat: Duration) -> Body {
    let maker = server.unscoped_key().unwrap();
    let id = made(server, &maker, "/v2/spaces?ids=full").await;
    let chat = made(server, &maker, &format!("/v2/spaces/{id}/chats")).await;
    let caller = server.workspace.authenticate(key).unwrap();
    let space = SpaceTarget {
        spelled: id.clone(),
        id,
    };
    let (api, description) = crate::endpoints::all().unwrap();
    let routes = Routes::new(api, description).unwrap();
    let app = App::new(
        &ServerConfig::default(),
        Arc::clone(&server.workspace),
        server.clock.clone(),
        crate::logging::none(),
        routes,
    );
    let app = Arc::new(app);
    let place = place(&app).unwrap();
    let opened = server
        .workspace
        .open_stream(&caller, &space, &chat, 25, None);
    tokio::time::pause();
    let version = Version::HTTP_11;
    response(&V2, app, opened.unwrap(), place, heartbeat, version)
        .0
        .into_body()
}

/// A key of this lifetime.
fn expiring(server: &TestServer, lifetime: Duration) -> String {
    let made = server.workspace.create_key(&KeyRequest {
        name: "short".to_owned(),
        scope: Scope::JsonApi,
        reach: KeyReach::AllSpaces(Permission::Read),
        expires_in: Some(lifetime),
    });
    made.unwrap().token.0
}

/// The next frame of a stream that goes on.
async fn next(body: &mut Body) -> Option<Bytes> {
    let frame = body.frame().await?.unwrap();
    Some(frame.into_data().unwrap())
}

// C-53, C-61: a stream that says nothing says so after each heartbeat, and not before.
#[tokio::test]
async fn a_silent_stream_is_kept_alive() {
    let server = TestServer::start().await.unwrap();
    let key = server.unscoped_key().unwrap();
    for seconds in [1, 15, 60] {
        let heartbeat = Duration::from_secs(seconds);
        let mut body = silent(&server, &key, heartbeat).await;
        let begun = Instant::now();
        assert_eq!(next(&mut body).await.unwrap(), RETRY);
        assert_eq!(next(&mut body).await.unwrap(), KEEPALIVE);
        assert_eq!(begun.elapsed(), Duration::ZERO);
        for beat in 1..=3 {
            assert_eq!(next(&mut body).await.unwrap(), KEEPALIVE);
            // Time goes by in milliseconds.
            let late = begun.elapsed().checked_sub(beat * heartbeat).unwrap();
            assert!(late < Duration::from_millis(5), "{late:?}");
        }
        tokio::time::resume();
    }
}

// C-65: a key that expires ends its stream at that moment, whenever the next heartbeat is.
#[tokio::test]
async fn a_silent_stream_ends_when_its_key_expires() {
    let server = TestServer::start().await.unwrap();
    let lifetime = Duration::from_secs(5);
    let key = expiring(&server, lifetime);
    let mut body = silent(&server, &key, Duration::from_secs(60)).await;
    let begun = Instant::now();
    for _ in 0..2 {
        assert!(next(&mut body).await.is_some());
    }
    // By the clock that keys expire by it is a little early at first.
    server.clock.advance(lifetime - Duration::from_secs(1));
    let clock = server.clock.clone();
    let later = tokio::spawn(async move {
        tokio::time::sleep(lifetime + EXPIRY_AGAIN / 2).await;
        clock.advance(Duration::from_secs(1));
    });
    assert_eq!(next(&mut body).await, None);
    let ended = begun.elapsed();
    assert!(
        ended >= lifetime && ended < lifetime + 2 * EXPIRY_AGAIN,
        "{ended:?}"
    );
    later.await.unwrap();
}

// C-65: frames that wait for the client when its key expires are not sent.
#[tokio::test]
async fn nothing_is_sent_after_the_key_has_expired() {
    let server = TestServer::start().await.unwrap();
    let lifetime = Duration::from_secs(5);
    let key = expiring(&server, lifetime);
    let mut body = silent(&server, &key, Duration::from_secs(60)).await;
    assert_eq!(next(&mut body).await.unwrap(), RETRY);
    server.clock.advance(lifetime);
    assert_eq!(next(&mut body).await, None);
}

// C-65: no later than with a heartbeat, though the chat is silent.
#[tokio::test]
async fn a_silent_stream_ends_with_its_key() {
    let server = TestServer::start().await.unwrap();
    let key = expiring(&server, Duration::from_secs(60));
    let heartbeat = Duration::from_secs(20);
    let mut body = silent(&server, &key, heartbeat).await;
    for _ in 0..3 {
        assert!(next(&mut body).await.is_some());
    }
    server.clock.advance(Duration::from_secs(61));
    let begun = Instant::now();
    assert_eq!(next(&mut body).await, None);
    assert!(begun.elapsed() <= heartbeat);
}
