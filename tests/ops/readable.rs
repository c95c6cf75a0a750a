//! What a write answered 2xx can be read again, near the bounds that the stored form meets first (document.md 10.6).

use serde_json::{Value, json};

use super::Subject;

/// Longest text of a block, in UTF-16 units.
const MAX_TEXT: usize = 1_048_576;

/// A code block whose text, as markup, has `4 * n` characters: markup escapes each of the unknown tags.
fn code(id: &str, n: usize) -> Value {
    json!({"id": id, "type": "code", "text": "<a>".repeat(n)})
}

// D-64, document.md 6.9, ops.md 7.2: literal text becomes markup, and text is measured in its canonical form.
#[tokio::test]
async fn literal_texts_that_become_markup() {
    let subject = Subject::page(json!([code("k1", MAX_TEXT / 3), code("k2", MAX_TEXT / 4)])).await;
    let retype = |id: &str| json!([{"op": "update_block", "id": id, "set": {"type": "paragraph"}}]);
    let refused = subject.refuse(retype("k1")).await;
    refused.invalid(&["ops[0].set"]).mentions(&["1398100"]);
    subject.apply(retype("k2")).await;
    let text = subject.block("k2").await["text"].clone();
    assert_eq!(text.as_str().unwrap().len(), MAX_TEXT);
}

/// `{"a":{"a":…}}`, that many levels around a scalar.
fn nested(levels: usize) -> Value {
    (0..levels).fold(json!(1), |inner, _| json!({ "a": inner }))
}

// The server stores kept members deeper than the request holds them: a cell lies in a row in a table.
#[tokio::test]
async fn members_that_are_kept_verbatim() {
    let table =
        json!({"id": "t1", "type": "table", "columns": [{"id": "ca"}], "rows": [{"id": "ra"}]});
    let subject = Subject::page(json!([table])).await;
    #[rustfmt::skip]
    let channels: [(&str, &dyn Fn(Value) -> Value); 3] = [
        ("ops[0].value.fields", &|bag| json!({"type": "paragraph", "fields": bag})),
        ("ops[0].value[0].fields", &|bag| json!([{"type": "paragraph", "fields": bag}])),
        ("ops[0].value.views[0].groups", &|bag| json!({"type": "dataview", "views": [{"groups": [bag]}]})),
    ];
    for (path, value) in channels {
        for levels in [60, 80, 118, 119, 120, 121, 122] {
            let value = value(nested(levels));
            let ops = json!([{"op": "set_cell", "table_id": "t1", "row": "ra", "col": "ca", "value": value}]);
            if levels == 60 {
                subject.apply(ops).await;
                continue;
            }
            let reply = subject.world.edit(&subject.id, ops).await;
            assert_eq!(reply.status, 400, "{path} {levels} {}", reply.text);
            if levels == 80 {
                reply.invalid(&[path]);
            }
            subject.read().await;
        }
    }
}
