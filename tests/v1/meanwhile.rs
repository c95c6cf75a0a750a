//! What changes after a request was admitted and before its handler runs: its space is deleted, its key is revoked
//! (v1.md 2, http.md 1).

use std::sync::{Arc, Mutex};

use futures::FutureExt;
use rolltop_http::testing::Options;
use rolltop_http::{Fault, ServerConfig};
use rolltop_spec::operations::{Answer, Operation, Verb};
use rolltop_spec::v1::OPERATIONS;
use rolltop_store::SpaceState;
use rolltop_store::testing::{Commit, Plan, Write};
use rolltop_workspace::keys::{KeyReach, Scope};
use serde_json::{Value, json};

use crate::support::World;
use crate::support::answer::Reply;
use crate::support::form::Form;

type Act = Box<dyn FnOnce() + Send>;

/// A space with one thing of each kind, and what is done before the next handler.
struct Meanwhile {
    world: World,
    act: Arc<Mutex<Option<Act>>>,
    /// The variables of paths.
    ids: Vec<(&'static str, String)>,
}

impl Meanwhile {
    async fn new() -> Self {
        let act: Arc<Mutex<Option<Act>>> = Arc::default();
        let next = Arc::clone(&act);
        let fault: Fault = Arc::new(move |_| {
            if let Some(act) = next.lock().unwrap().take() {
                act();
            }
            async {}.boxed()
        });
        let config = ServerConfig {
            fault: Some(fault),
            write_limit: false,
            ..ServerConfig::default()
        };
        let world = World::with(Options {
            config,
            ..Options::default()
        })
        .await;
        let made = async |path: &str, body: Value| {
            let made = world.post(&world.v1(path), body).await.body(201);
            let made = made.as_object().unwrap().values().next().unwrap();
            made["id"].as_str().or(made.as_str()).unwrap().to_owned()
        };
        let page = made("/objects", json!({"type_key": "page", "name": "P"})).await;
        let list = made("/objects", json!({"type_key": "collection", "name": "C"})).await;
        let views = world.get(&world.v1(&format!("/lists/{list}/views"))).await;
        let view = views.body(200)["data"][0]["id"].clone();
        let tags = json!({"name": "Colour", "format": "select", "tags": [{"name": "red", "color": "red"}]});
        let property = made("/properties", tags).await;
        let path = world.v1(&format!("/properties/{property}/tags"));
        let tag = world.get(&path).await.body(200)["data"][0]["id"].clone();
        let of_type = json!({"name": "Trip", "plural_name": "Trips", "layout": "basic"});
        let of_type = made("/types", of_type).await;
        let template =
            json!({"formatVersion": "2.0", "template_for": "page", "properties": {"name": "T"}});
        let path = format!("/v2/spaces/{}/templates", world.one.short);
        let template = world.post(&path, template).await.body(201)["id"].clone();
        let member = world.me().await;
        let chat = made("/chats", json!({"name": "Talk"})).await;
        let message = made(&format!("/chats/{chat}/messages"), json!({"text": "hello"})).await;
        let file = Form::file("a.txt", b"a").send(world.request("POST", &world.v1("/files")));
        let file = file.await.body(200)["object_id"].clone();
        let text = |value: Value| value.as_str().unwrap().to_owned();
        let ids = vec![
            ("{space_id}", world.one.full.clone()),
            ("{object_id}", page),
            ("{list_id}", list),
            ("{view_id}", text(view)),
            ("{property_id}", property),
            ("{tag_id}", text(tag)),
            ("{type_id}", of_type),
            ("{template_id}", text(template)),
            ("{member_id}", member),
            ("{chat_id}", chat),
            ("{message_id}", message),
            ("{file_id}", text(file)),
        ];
        Self { world, act, ids }
    }

    /// A request that succeeds, but for what happens meanwhile.
    async fn send(&self, key: &str, operation: &Operation) -> Reply {
        let mut path = operation.route.path.to_owned();
        for (variable, id) in &self.ids {
            path = path.replace(variable, id);
        }
        if path.ends_with("/messages/search") {
            path.push_str("?query=hello");
        }
        let request = self.world.request_as(key, operation.route.method, &path);
        if operation.route.id == "v1_upload_file" {
            return Form::file("b.txt", b"b").send(request).await;
        }
        // Members that an operation does not know are ignored.
        let body = json!({
            "name": "N", "type_key": "page", "format": "text", "color": "red", "plural_name": "Ns", "layout": "basic",
            "objects": [], "text": "x", "emoji": "👍",
        });
        match operation.body {
            Some(_) => request.json(&body).send().await,
            None => request.send().await,
        }
    }

    fn set(&self, state: SpaceState) -> Act {
        let store = Arc::clone(&self.world.server.store);
        let mut space = store.space(&self.world.one.full).unwrap().unwrap();
        Box::new(move || {
            space.state = state;
            let plan = Plan {
                writes: vec![Write::PutSpace(space)],
                ..Plan::at(0)
            };
            store.commit(plan).unwrap();
        })
    }

    fn before_next_handler(&self, act: Act) {
        *self.act.lock().unwrap() = Some(act);
    }

    /// What the space holds.
    async fn whole(&self) -> Vec<Value> {
        let mut whole = Vec::new();
        for path in ["", "/objects", "/properties", "/types", "/chats"] {
            whole.push(self.world.get(&self.world.v1(path)).await.body(200));
        }
        whole
    }
}

// V-7
#[tokio::test]
async fn a_space_that_is_deleted_meanwhile_is_not_there() {
    let meanwhile = Meanwhile::new().await;
    let key = &meanwhile.world.keys.k;
    let before = meanwhile.whole().await;
    for operation in OPERATIONS.iter().filter(|row| row.has_space()) {
        let id = operation.route.id;
        if operation.verb == Verb::Read && operation.answer == Answer::Json {
            meanwhile.send(key, operation).await.is(200);
        }
        meanwhile.before_next_handler(meanwhile.set(SpaceState::Deleted));
        let reply = meanwhile.send(key, operation).await;
        meanwhile.set(SpaceState::Live)();
        assert_eq!(reply.status, 404, "{id} {}", reply.text);
        assert!(meanwhile.act.lock().unwrap().is_none(), "{id}");
    }
    assert_eq!(meanwhile.whole().await, before);
}

// V-14: the key is judged again when its body is there.
#[tokio::test]
async fn a_key_that_is_revoked_meanwhile_writes_nothing() {
    let meanwhile = Meanwhile::new().await;
    let server = &meanwhile.world.server;
    let before = meanwhile.whole().await;
    for operation in OPERATIONS.iter().filter(|row| row.has_space()) {
        if operation.verb == Verb::Read {
            continue;
        }
        let id = operation.route.id;
        let key = server.key(id, Scope::JsonApi, KeyReach::Unscoped).unwrap();
        let workspace = Arc::clone(&server.workspace);
        meanwhile.before_next_handler(Box::new(move || {
            workspace.revoke_key(id).unwrap();
        }));
        let reply = meanwhile.send(&key, operation).await;
        reply.old(401, "unauthorized", "invalid api key");
    }
    assert_eq!(meanwhile.whole().await, before);
}
