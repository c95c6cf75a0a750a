//! The edit operations over PATCH (ops.md), on the fixtures of its section 20.

mod echo;
mod effects;
mod envelope;
mod query_views;
mod readable;
mod restrictions;
mod set_type;
mod walk;

use serde_json::{Value, json};

use crate::support::World;
use crate::support::answer::Reply;

/// An object under edit: every refusal must leave it as it was.
pub(crate) struct Subject {
    pub(crate) world: World,
    pub(crate) id: String,
}

impl Subject {
    /// A page of these blocks.
    pub(crate) async fn page(blocks: Value) -> Self {
        let world = World::new().await;
        let id = world.page("Plan", blocks).await;
        Self { world, id }
    }

    /// D1: a heading, a paragraph with a child, and another paragraph.
    pub(crate) async fn d1() -> Self {
        let world = World::new().await;
        let id = world
            .create(json!({
                "formatVersion": "2.0", "type": "page", "properties": {"name": "D1", "description": "d"},
                "blocks": [
                    {"id": "h1", "type": "heading_1", "text": "Plan"},
                    {"id": "p1", "type": "paragraph", "text": "alpha"},
                    {"indent": 1, "id": "c1", "type": "paragraph", "text": "beta"},
                    {"id": "s2", "type": "paragraph", "text": "red fox and red hen"},
                ],
            }))
            .await;
        Self { world, id }
    }

    /// The document.
    pub(crate) async fn read(&self) -> Value {
        self.world.read(&self.id).await
    }

    /// Sends a batch with a query.
    pub(crate) async fn send(&self, query: &str, ops: Value) -> Reply {
        let path = format!("{}?{query}", self.world.object(&self.id));
        self.world.patch(&path, json!({ "ops": ops })).await
    }

    /// Sends a batch that must succeed, and gives its result.
    pub(crate) async fn apply(&self, ops: Value) -> Value {
        self.world.edit(&self.id, ops).await.body(200)
    }

    /// Sends a batch that must be refused; the same dry run is refused in the same way and nothing is stored.
    pub(crate) async fn refuse(&self, ops: Value) -> Reply {
        let before = self.read().await;
        let reply = self.world.edit(&self.id, ops.clone()).await;
        assert!(reply.status >= 400, "{}", reply.text);
        let dry = self.send("dry_run=true", ops).await;
        // What is to be sent again stays a trial (http.md 11).
        let untried = |text: &str| {
            text.replace("&dry_run=true", "")
                .replace(r#","dry_run":"true""#, "")
        };
        assert_eq!(
            (dry.status, untried(&dry.text)),
            (reply.status, untried(&reply.text))
        );
        assert_eq!(self.read().await, before);
        reply
    }

    /// Sends a batch that must change nothing.
    pub(crate) async fn idle(&self, ops: Value) {
        let before = self.read().await;
        let result = self.apply(ops).await;
        assert_eq!(result["etag"], before["etag"], "{result}");
        assert_eq!(stats(&result), [0; 5], "{result}");
        assert!(result.get("created_blocks").is_none(), "{result}");
        assert_eq!(self.read().await, before);
    }

    /// A block by its id.
    pub(crate) async fn block(&self, id: &str) -> Value {
        let document = self.read().await;
        let blocks = document["blocks"].as_array().cloned().unwrap_or_default();
        blocks
            .into_iter()
            .find(|block| block["id"] == id)
            .unwrap_or_default()
    }
}

/// Added, changed, moved, removed, properties.
pub(crate) fn stats(result: &Value) -> [u64; 5] {
    [
        "blocks_added",
        "blocks_changed",
        "blocks_moved",
        "blocks_removed",
        "properties_changed",
    ]
    .map(|name| result["diff_stats"][name].as_u64().unwrap())
}
