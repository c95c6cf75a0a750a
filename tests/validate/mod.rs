//! POST /v2/validate (http.md 16, document.md 10): the V and B cases of document.md 18, and the request itself.

mod blocks;
mod envelope;
mod examples;
mod odd;
pub(crate) mod request;
mod views;

use serde_json::{Value, json};

use crate::support::World;

const VALIDATE: &str = "/v2/validate";

/// The findings of an answer: paths of issues, then of warnings behind `~`.
async fn findings(world: &World, document: &Value) -> String {
    let reply = world.post(VALIDATE, document.clone()).await;
    reply.is(200);
    let warnings = reply.warnings();
    let warnings = warnings.iter().map(|path| format!("~{path}"));
    let all: Vec<String> = reply.paths().into_iter().chain(warnings).collect();
    all.join(" ")
}

/// V: a page with these members has these findings; none is "ok".
async fn check(world: &World, cases: Vec<(Value, &str)>) {
    for (members, expected) in cases {
        let mut document = json!({"formatVersion": "2.0", "type": "page"});
        let all = document.as_object_mut().unwrap();
        all.extend(members.as_object().unwrap().clone());
        let expected = if expected == "ok" { "" } else { expected };
        assert_eq!(findings(world, &document).await, expected, "{members}");
    }
}

/// B: V of these blocks.
async fn check_blocks(world: &World, cases: Vec<(Value, &str)>) {
    let of_blocks = |(blocks, expected): (Value, _)| (json!({ "blocks": blocks }), expected);
    check(world, cases.into_iter().map(of_blocks).collect()).await;
}
