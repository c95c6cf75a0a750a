use serde_json::json;

use super::*;
use crate::block::{Input, ParseContext, parse_blocks};
use crate::document::QuerySource;
use crate::findings::Findings;
use crate::path::Path;
use crate::testing::fixture::CountingIds;
use crate::vocabulary::Stored;

// document.md 4.2, "applies to": every slot of a document that holds a key.
#[test]
fn every_slot_is_found() {
    let blocks = json!([
        {"type": "property", "property": "in_block"},
        {"type": "link", "properties": ["in_link"]},
        {"type": "table", "columns": [{}], "rows": [
            {"cells": [[{"type": "toggle"}, {"indent": 1, "type": "property", "property": "in_cell"}]]},
        ]},
        {"type": "dataview", "properties": [{"property": "in_dataview"}], "views": [{
            "group_by": "in_group", "cover_property": "in_cover", "end_property": "in_end",
            "columns": [{"property": "in_column"}],
            "sorts": [{"property": "in_sort"}],
            "filters": [{"operator": "or", "filters": [
                {"property": "in_filter", "condition": "empty"},
                {"property": "type", "condition": "equal", "value": "in_value"},
                {"property": "type", "condition": "in", "value": ["in_values"]},
            ]}],
        }]},
    ]);
    let ids = CountingIds::default();
    let cx = ParseContext {
        names: &Stored,
        ids: &ids,
        objects: None,
        input: Input::Create,
        rebase: 0,
    };
    let mut findings = Findings::default();
    let values = blocks.as_array().map(Vec::as_slice).unwrap_or_default();
    let parsed = parse_blocks(values, &Path::root(), &cx, &mut findings);
    assert_eq!(findings.issues, []);
    let document = Document {
        type_key: "of".to_owned(),
        template_for: Some("for".to_owned()),
        properties: [
            ("in_values".to_owned(), Value::Null),
            ("recommendedRelations".to_owned(), json!(["in_list"])),
        ]
        .into(),
        query_source: Some(QuerySource {
            types: vec!["from".to_owned()],
            properties: vec!["in_source".to_owned()],
        }),
        blocks: parsed.blocks,
        ..Document::default()
    };
    let held = HeldKeys::of(&document);
    #[rustfmt::skip]
    let expected = [
        "in_block", "in_cell", "in_column", "in_cover", "in_dataview", "in_end", "in_filter", "in_group", "in_link",
        "in_list", "in_sort", "in_source", "in_values", "recommendedRelations", "type",
    ];
    assert_eq!(held.properties.into_iter().collect::<Vec<_>>(), expected);
    assert_eq!(
        held.types.into_iter().collect::<Vec<_>>(),
        ["for", "from", "in_value", "in_values", "of"]
    );
}
