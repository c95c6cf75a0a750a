//! Wrong bodies and headers.

use serde_json::{Value, json};

use super::{Mistake, Subject, body, op};

pub(super) fn envelopes() -> Vec<Mistake> {
    let set = json!({"op": "set_properties", "set": {"name": "N"}});
    let renamed = || [("/properties/name", json!("N"))];
    let stale = op("a stale etag", set.clone(), renamed());
    vec![
        body("an operation as the whole body", set.clone(), renamed()),
        body("a list as the whole body", json!([set]), renamed()),
        body(
            "one operation instead of a list",
            json!({ "ops": set }),
            renamed(),
        ),
        body(
            "another name for ops",
            json!({ "operations": [set] }),
            renamed(),
        ),
        body(
            "properties at the root",
            json!({"properties": {"name": "N"}}),
            renamed(),
        ),
        body("the name at the root", json!({"name": "N"}), renamed()),
        body(
            "Markdown at the root",
            json!({"ops": [set], "markdown": "new"}),
            [
                ("/properties/name", json!("N")),
                ("/blocks/8/text", json!("new")),
            ],
        ),
        body(
            "a document at the root",
            json!({"properties": {"name": "N"}, "blocks": [{"type": "paragraph", "text": "new"}]}),
            [
                ("/properties/name", json!("N")),
                ("/blocks/8/text", json!("new")),
            ],
        ),
        body(
            "the etag in the body",
            json!({"ops": [set], "etag": "$etag"}),
            renamed(),
        ),
        body(
            "dry_run in the body",
            json!({"ops": [set], "dry_run": true}),
            [("/properties/name", json!("Plan"))],
        ),
        body(
            "an operation without its name",
            json!({"ops": [{"id": "p1", "recursive": true}]}),
            [("/blocks/1/id", json!("s2"))],
        ),
        Mistake {
            if_match: Some("deadbeef"),
            ..stale
        },
        op(
            "an edit of a query's blocks",
            json!({"op": "delete_block", "id": "dataview"}),
            [],
        )
        .beside(&set),
    ]
}

impl Mistake {
    /// The wrong operation beside a right one, on a query.
    fn beside(mut self, right: &Value) -> Self {
        self.body["ops"]
            .as_array_mut()
            .unwrap()
            .insert(0, right.clone());
        self.expected = vec![("/properties/name", json!("N"))];
        self.on(Subject::Query)
    }
}
