//! The wrong requests, each with what the document holds once it was put right.

mod accepted;
mod envelopes;
mod operations;
mod payloads;
mod properties;
mod references;
mod views;

use serde_json::{Value, json};

pub(in crate::repair) use accepted::accepted;

use super::Patch;
use crate::support::World;

/// Most refusals on the way to a request that succeeds.
const MAX_ROUNDS: usize = 4;

/// What a request is sent to.
#[derive(Clone, Copy)]
pub(super) enum Subject {
    /// A page with a block of every sort that the requests speak of.
    Page,
    Query,
    Collection,
}

impl Subject {
    pub(super) async fn create(self, world: &World) -> String {
        let body = match self {
            Self::Query => json!({"type": "set", "name": "Q"}),
            Self::Collection => json!({"type": "collection", "name": "C"}),
            Self::Page => page(),
        };
        let path = format!("{}?create_missing_options=true", world.objects());
        let created = world.post(&path, body).await.body(201);
        created["id"].as_str().unwrap().to_owned()
    }
}

fn page() -> Value {
    let columns =
        json!([{"property": "name"}, {"property": "status", "hidden": true, "width": 100}]);
    json!({
        "formatVersion": "2.0", "type": "page",
        "properties": {"name": "Plan", "description": "d", "status": ["High"], "tag": ["a", "b"], "done": false},
        "blocks": [
            {"id": "h1", "type": "heading_1", "text": "Plan"},
            {"id": "p1", "type": "paragraph", "text": "alpha"},
            {"indent": 1, "id": "c1", "type": "paragraph", "text": "beta"},
            {"id": "s2", "type": "paragraph", "text": "red fox and red hen"},
            {"id": "k1", "type": "checkbox", "text": "buy milk"},
            {"id": "im", "type": "image"},
            {
                "id": "t1", "type": "table", "columns": [{"id": "ca"}, {"id": "cb"}],
                "rows": [{"id": "rh", "is_header": true, "cells": ["Item", "State"]}, {"id": "rb", "cells": ["Tool"]}],
            },
            {
                "id": "dv", "type": "dataview", "properties": [{"property": "name"}, {"property": "status"}],
                "views": [
                    {"id": "v1", "name": "All", "columns": columns},
                    {"id": "v2", "name": "Board", "type": "kanban", "group_by": "status"},
                ],
            },
        ],
    })
}

/// A wrong request.
pub(super) struct Mistake {
    pub(super) name: &'static str,
    pub(super) subject: Subject,
    body: Value,
    if_match: Option<&'static str>,
    /// Most refusals on the way to a request that succeeds.
    pub(super) rounds: usize,
    /// Where, and what; `$ada` is the id of the object of that name.
    pub(super) expected: Vec<(&'static str, Value)>,
}

impl Mistake {
    fn on(self, subject: Subject) -> Self {
        Self { subject, ..self }
    }

    /// The first refusal says all.
    fn at_once(self) -> Self {
        Self { rounds: 1, ..self }
    }

    /// The request; `$etag` is the current one.
    pub(super) fn patch(&self, document: &Value) -> Patch {
        let body = self
            .body
            .to_string()
            .replace("$etag", document["etag"].as_str().unwrap());
        Patch {
            query: Vec::new(),
            if_match: self.if_match.map(str::to_owned),
            body: serde_json::from_str(&body).unwrap(),
        }
    }
}

/// A wrong body.
fn body<const N: usize>(
    name: &'static str,
    body: Value,
    expected: [(&'static str, Value); N],
) -> Mistake {
    Mistake {
        name,
        subject: Subject::Page,
        body,
        if_match: None,
        rounds: MAX_ROUNDS,
        expected: expected.into(),
    }
}

/// A wrong operation.
fn op<const N: usize>(
    name: &'static str,
    op: Value,
    expected: [(&'static str, Value); N],
) -> Mistake {
    body(name, json!({ "ops": [op] }), expected)
}

pub(super) fn mistakes() -> Vec<Mistake> {
    let mut all = envelopes::envelopes();
    all.extend(operations::operations());
    all.extend(payloads::payloads());
    all.extend(properties::properties());
    all.extend(references::references());
    all.extend(views::views());
    all
}
