//! What the placeholder ids of the published examples stand for.

use serde_json::{Value, json};

use crate::support::World;
use crate::support::answer::Reply;

/// A world that holds what the examples name.
pub(crate) struct Fixture {
    pub(crate) world: World,
    /// A page with the blocks, the table and the views of the examples.
    pub(crate) page: String,
    /// A collection with one member.
    pub(crate) collection: String,
    member: String,
    chat: String,
    message: String,
}

/// The id that the examples give for a message.
const MESSAGE: &str = "bafyreitomatox2k7m3p5qhjt4wlzc6vsyfnbdaouritomatox2k7m3p5q";
/// The id that the examples give for an object.
const OBJECT: &str = "bafyreigardenx2k7m3p5qhjt4wlzc6vsyfnbdaouriegardenx2k7m3p5q";

impl Fixture {
    pub(crate) async fn new() -> Self {
        let world = World::new().await;
        let member = world.create(json!({"type": "page", "name": "M"})).await;
        let chat = world.chat("C").await;
        let message = world.say(&chat, "hello").await;
        let mut fixture = Self {
            world,
            page: String::new(),
            collection: String::new(),
            member,
            chat,
            message,
        };
        fixture.renew().await;
        fixture
    }

    /// Puts a new page and a new collection in the place of those that were edited.
    pub(crate) async fn renew(&mut self) {
        let blocks = json!([
            {"id": "a41d0", "type": "heading_2", "text": "Packing"},
            {"id": "9be27", "type": "checkbox", "text": "tent"},
            {"id": "4c0f2", "type": "table", "columns": [{"id": "ca"}, {"id": "cb"}], "rows": [
                {"id": "ra", "is_header": true, "cells": ["Item", "Packed"]},
                {"id": "rb", "cells": ["tent", "no"]},
            ]},
            {"id": "v0001", "type": "dataview", "properties": [{"property": "name"}], "views": [
                {"id": "5d2e1", "name": "All", "columns": [{"property": "name"}]},
                {"id": "0a3c4", "name": "Board"},
            ]},
        ]);
        self.page = self.world.page("P", blocks).await;
        let collection = json!({
            "formatVersion": "2.0",
            "type": "collection",
            "properties": {"name": "C"},
            "collection_items": [self.member],
        });
        self.collection = self.world.create(collection).await;
    }

    /// The object that the operations of a kind are sent to: the one view of an example that names none is that of a
    /// collection.
    fn edited(&self, kind: &str) -> &str {
        match kind {
            "add_items" | "remove_items" | "update_view" | "insert_view" => &self.collection,
            _ => &self.page,
        }
    }

    /// The id of what the first route of an endpoint edits.
    pub(crate) async fn subject(&self, endpoint: &str, kind: &str) -> String {
        if !endpoint.contains("/types/{type}") || endpoint.contains("{object_id}") {
            return self.edited(kind).to_owned();
        }
        let of_type = self.world.get(&self.world.type_path("task")).await;
        of_type.body(200)["id"].as_str().unwrap().to_owned()
    }

    /// The text of an example, its placeholders replaced by what exists.
    fn real(&self, example: &Value) -> String {
        let text = example.to_string().replace(OBJECT, &self.member);
        text.replace(MESSAGE, &self.message)
    }

    /// Sends a body to the first route of an endpoint, as a dry run where there are such.
    pub(crate) async fn send(
        &self,
        endpoint: &str,
        kind: &str,
        body: &Value,
        dry_run: bool,
    ) -> Reply {
        let route = endpoint.split(" · ").next().unwrap();
        let (method, path) = route.split_once(' ').unwrap();
        let path = path
            .replace("{space_id}", &self.world.one.short)
            .replace("{object_id}", self.edited(kind))
            .replace("{chat_id}", &self.chat)
            .replace("{message_id}", &self.message)
            .replace("{type}", "task")
            .replace("{key}", "tag");
        assert!(!path.contains('{'), "{path} names what the fixture has not");
        let query = if dry_run { "?dry_run=true" } else { "" };
        let request = self.world.request(method, &format!("{path}{query}"));
        request.raw(self.real(body)).send().await
    }
}
