//! The fixture of http.md 30 as far as this server makes it: two spaces and the keys that see them differently, on a
//! server in this process whose clock stands still.

use std::cell::Cell;

use rolltop_document::ids::IdSource;
use rolltop_document::validate;
use rolltop_http::ServerConfig;
use rolltop_http::testing::{DataFiles, Options, TestServer};
use rolltop_workspace::keys::{KeyReach, Permission, Scope};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::OnceCell;

use super::answer::{Reply, Request};

/// Ids for a pass that throws them away.
#[derive(Default)]
struct Counted(Cell<u32>);

impl IdSource for Counted {
    fn mint(&self) -> String {
        self.0.set(self.0.get() + 1);
        format!("{:024x}", self.0.get())
    }
}

/// A space as callers name it.
#[derive(Clone)]
pub(crate) struct Space {
    /// The served reference.
    pub(crate) short: String,
    /// The full id.
    pub(crate) full: String,
}

/// The keys of http.md 30.
#[derive(Clone)]
pub(crate) struct Keys {
    /// Unscoped, created locally.
    pub(crate) k: String,
    /// Grant: the first space, read.
    pub(crate) kr: String,
    /// Grant: the first space, readwrite; named "Notes bot".
    pub(crate) kw: String,
    /// Grant: the first space, readwrite; named "Other bot".
    pub(crate) kx: String,
    /// Grant: all spaces, read.
    pub(crate) ar: String,
    /// Grant: all spaces, readwrite.
    pub(crate) aw: String,
    /// Kind `limited`.
    pub(crate) kl: String,
}

/// A running server with spaces "One" and "Two".
pub(crate) struct World {
    pub(crate) server: TestServer,
    pub(crate) keys: Keys,
    pub(crate) one: Space,
    pub(crate) two: Space,
}

/// What every world begins with. It is made once in a process; each server opens a copy.
struct Template {
    data: DataFiles,
    keys: Keys,
    one: Space,
    two: Space,
}

static TEMPLATE: OnceCell<Template> = OnceCell::const_new();

impl Template {
    async fn make() -> Self {
        // No world draws its ids and keys from this seed.
        let options = Options {
            seed: u64::MAX,
            ..Options::default()
        };
        let server = TestServer::start_with(options).await.unwrap();
        let key = |name: &str, scope, reach| server.key(name, scope, reach).unwrap();
        let unscoped = key("owner", Scope::JsonApi, KeyReach::Unscoped);
        let one = Self::space(&server, &unscoped, "One").await;
        let two = Self::space(&server, &unscoped, "Two").await;
        let only_one = |permission| KeyReach::Spaces(vec![one.full.clone()], permission);
        let all = KeyReach::AllSpaces;
        let api = Scope::JsonApi;
        let keys = Keys {
            kr: key("Reader", api, only_one(Permission::Read)),
            kw: key("Notes bot", api, only_one(Permission::ReadWrite)),
            kx: key("Other bot", api, only_one(Permission::ReadWrite)),
            ar: key("All reader", api, all(Permission::Read)),
            aw: key("All writer", api, all(Permission::ReadWrite)),
            kl: key("Limited", Scope::Limited, KeyReach::Unscoped),
            k: unscoped,
        };
        Self {
            data: server.into_data().await.unwrap(),
            keys,
            one,
            two,
        }
    }

    async fn space(server: &TestServer, key: &str, name: &str) -> Space {
        let created = Request::new(server, "POST", "/v2/spaces?ids=full")
            .key(key)
            .json(&json!({ "name": name }))
            .send()
            .await
            .body(201);
        let full = created["id"].as_str().unwrap().to_owned();
        let cid = full.split_once('.').unwrap().0;
        Space {
            short: cid[cid.len() - 6..].to_owned(),
            full,
        }
    }
}

impl World {
    /// Starts it without a write limit.
    pub(crate) async fn new() -> Self {
        Self::with(Options::default()).await
    }

    /// Starts it with this configuration.
    pub(crate) async fn configured(config: ServerConfig) -> Self {
        let options = Options {
            config,
            ..Options::default()
        };
        Self::with(options).await
    }

    /// The same data under another server, whose ids go on from another seed.
    pub(crate) async fn restarted(self) -> Self {
        let options = Options {
            seed: 2,
            ..Options::default()
        };
        let server = self.server.restart(options).await.unwrap();
        Self { server, ..self }
    }

    /// Starts it with these options.
    pub(crate) async fn with(options: Options) -> Self {
        let template = TEMPLATE.get_or_init(Template::make).await;
        let server = TestServer::start_over(&template.data, options).await;
        Self {
            server: server.unwrap(),
            keys: template.keys.clone(),
            one: template.one.clone(),
            two: template.two.clone(),
        }
    }

    /// Sends a head and a body as they stand; the answer up to the end of the connection.
    pub(crate) async fn raw(&self, head: &str, body: &str) -> String {
        let mut socket = TcpStream::connect(self.server.address()).await.unwrap();
        let request = format!("{head}\r\nHost: localhost\r\n\r\n{body}");
        socket.write_all(request.as_bytes()).await.unwrap();
        let mut answer = String::new();
        socket.read_to_string(&mut answer).await.unwrap();
        answer
    }

    /// Begins a request with the unscoped key.
    pub(crate) fn request(&self, method: &str, path: &str) -> Request {
        Request::new(&self.server, method, path).key(&self.keys.k)
    }

    /// Begins a request without a key.
    pub(crate) fn anonymous(&self, method: &str, path: &str) -> Request {
        Request::new(&self.server, method, path)
    }

    /// Begins a request with this key.
    pub(crate) fn request_as(&self, key: &str, method: &str, path: &str) -> Request {
        Request::new(&self.server, method, path).key(key)
    }

    /// Reads with the unscoped key.
    pub(crate) async fn get(&self, path: &str) -> Reply {
        self.request("GET", path).send().await
    }

    /// Posts with the unscoped key.
    pub(crate) async fn post(&self, path: &str, body: Value) -> Reply {
        self.request("POST", path).json(&body).send().await
    }

    /// Patches with the unscoped key.
    pub(crate) async fn patch(&self, path: &str, body: Value) -> Reply {
        self.request("PATCH", path).json(&body).send().await
    }

    /// Deletes with the unscoped key.
    pub(crate) async fn delete(&self, path: &str) -> Reply {
        self.request("DELETE", path).send().await
    }

    /// A route of the first space.
    pub(crate) fn at(&self, route: &str) -> String {
        format!("/v2/spaces/{}/{route}", self.one.short)
    }

    /// The first space's objects route.
    pub(crate) fn objects(&self) -> String {
        self.at("objects")
    }

    /// An object of the first space.
    pub(crate) fn object(&self, id: &str) -> String {
        format!("{}/{id}", self.objects())
    }

    /// Makes something by a route of the first space and returns its id.
    pub(crate) async fn make(&self, route: &str, body: Value) -> String {
        let made = self.post(&self.at(route), body).await.body(201);
        made["id"].as_str().unwrap().to_owned()
    }

    /// Creates an object in the first space and returns its id.
    pub(crate) async fn create(&self, body: Value) -> String {
        self.make("objects", body).await
    }

    /// Creates a page from blocks and returns its id.
    pub(crate) async fn page(&self, name: &str, blocks: Value) -> String {
        self.create(json!({"formatVersion": "2.0", "type": "page", "properties": {"name": name}, "blocks": blocks}))
            .await
    }

    /// Creates a chat in the first space and returns its id.
    pub(crate) async fn chat(&self, name: &str) -> String {
        self.make("chats", json!({ "name": name })).await
    }

    /// The messages route of a chat of the first space.
    pub(crate) fn messages(&self, chat: &str) -> String {
        self.at(&format!("chats/{chat}/messages"))
    }

    /// Posts a text and returns the message id.
    pub(crate) async fn say(&self, chat: &str, text: &str) -> String {
        let route = format!("chats/{chat}/messages");
        self.make(&route, json!({ "text": text })).await
    }

    /// Reads an object of the first space. Whatever is read is valid (document.md 18, D-123).
    pub(crate) async fn read(&self, id: &str) -> Value {
        let document = self.get(&self.object(id)).await.body(200);
        let found = validate::document(&document, &Counted::default());
        assert_eq!(found.issues, [], "{document}");
        document
    }

    /// Sends operations to an object of the first space.
    pub(crate) async fn edit(&self, id: &str, ops: Value) -> Reply {
        self.patch(&self.object(id), json!({ "ops": ops })).await
    }
}
