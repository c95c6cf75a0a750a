//! Wrong blocks.

use serde_json::{Value, json};

use super::{Mistake, op};

pub(super) fn payloads() -> Vec<Mistake> {
    let insert = |block: Value| json!({"op": "insert_blocks", "blocks": [block]});
    let new = |name, block, member, value: Value| op(name, insert(block), [(member, value)]);
    vec![
        new(
            "an id in new content",
            json!({"id": "mine", "type": "paragraph", "text": "new"}),
            "/blocks/8/text",
            json!("new"),
        ),
        new(
            "an invented type",
            json!({"type": "todo", "text": "new"}),
            "/blocks/8/type",
            json!("checkbox"),
        ),
        new(
            "a camelCase type",
            json!({"type": "bulletedListItem", "text": "new"}),
            "/blocks/8/type",
            json!("bulleted_list_item"),
        ),
        new(
            "a type of HTML",
            json!({"type": "h2", "text": "new"}),
            "/blocks/8/type",
            json!("heading_2"),
        ),
        new(
            "a level beside the type",
            json!({"type": "heading", "level": 2, "text": "new"}),
            "/blocks/8/type",
            json!("heading_2"),
        )
        .at_once(),
        new(
            "a level as text",
            json!({"type": "header", "level": "3", "text": "new"}),
            "/blocks/8/type",
            json!("heading_3"),
        )
        .at_once(),
        new(
            "a level that the type says",
            json!({"type": "h2", "level": 2, "text": "new"}),
            "/blocks/8/type",
            json!("heading_2"),
        )
        .at_once(),
        new(
            "a level of a toggle",
            json!({"type": "toggleHeading", "level": 2, "text": "new"}),
            "/blocks/8/type",
            json!("toggle_heading_2"),
        )
        .at_once(),
        new(
            "a level beside a type that says it",
            json!({"type": "toggle_heading_2", "level": 2, "text": "new"}),
            "/blocks/8/type",
            json!("toggle_heading_2"),
        )
        .at_once(),
        new(
            "code for text",
            json!({"type": "code", "code": "new"}),
            "/blocks/8/text",
            json!("new"),
        ),
        new(
            "a table without columns",
            json!({"type": "table", "rows": [{"cells": ["new", "x"]}, {"cells": ["y"]}]}),
            "/blocks/8/rows/0/cells",
            json!(["new", "x"]),
        ),
        op(
            "rows that are longer than a table is wide",
            json!({"op": "update_block", "id": "t1", "set": {"rows": [{"id": "rb", "cells": ["Tool", "x", "new"]}]}}),
            [
                ("#t1/columns/1/id", json!("cb")),
                ("#t1/rows/0/cells/2", json!("new")),
            ],
        ),
        new(
            "a misspelled type",
            json!({"type": "paragrah", "text": "new"}),
            "/blocks/8/type",
            json!("paragraph"),
        ),
        new(
            "content for text",
            json!({"type": "paragraph", "content": "new"}),
            "/blocks/8/text",
            json!("new"),
        ),
        new(
            "a camelCase member",
            json!({"type": "paragraph", "backgroundColor": "red"}),
            "/blocks/8/background_color",
            json!("red"),
        ),
        new(
            "a value in other words",
            json!({"type": "paragraph", "align": "centre"}),
            "/blocks/8/align",
            json!("center"),
        ),
        new(
            "a tag left open",
            json!({"type": "paragraph", "text": "<u>new"}),
            "/blocks/8/text",
            json!("<u>new</u>"),
        ),
        new(
            "an indent on the first block",
            json!({"type": "paragraph", "indent": 2, "text": "new"}),
            "/blocks/8/text",
            json!("new"),
        ),
        op(
            "nested children",
            insert(
                json!({"type": "toggle", "text": "new", "children": [{"type": "paragraph", "text": "kid"}]}),
            ),
            [
                ("/blocks/8/text", json!("new")),
                ("/blocks/9/indent", json!(1)),
            ],
        ),
        op(
            "a level left out",
            json!({"op": "insert_blocks", "blocks": [{"type": "toggle"}, {"type": "paragraph", "indent": 2}]}),
            [("/blocks/9/indent", json!(1))],
        ),
        op(
            "more blocks than an operation takes",
            json!({"op": "insert_blocks", "blocks": vec![json!({"type": "divider"}); 300]}),
            [("/blocks/307/type", json!("divider"))],
        ),
        op(
            "an id that names nothing",
            json!({"op": "replace_subtree", "id": "s2", "blocks": [{"id": "ghost", "type": "quote"}]}),
            [("/blocks/3/type", json!("quote"))],
        ),
    ]
}
