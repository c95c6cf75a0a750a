//! Words in scripts that put no blanks between them, phrases in tables, and slips of the pen (query.md 9).

use serde_json::{Value, json};

use super::fixture::Fixture;

impl Fixture {
    /// A page with this text and these cells of one row.
    pub(super) fn written(
        &self,
        id: &str,
        text: &str,
        cells: &[&str],
    ) -> rolltop_store::ObjectRecord {
        let mut blocks = vec![json!({"type": "paragraph", "id": "p", "text": text})];
        if !cells.is_empty() {
            let columns: Vec<Value> = (0..cells.len())
                .map(|at| json!({"id": format!("c{at}")}))
                .collect();
            blocks.push(json!({"type": "table", "id": "t", "columns": columns,
                "rows": [{"id": "r", "cells": cells}]}));
        }
        let document =
            json!({"kind": "page", "type": "page", "properties": {"name": id}, "blocks": blocks});
        self.record(id, 0, document)
    }

    async fn found(&self, query: &str) -> Vec<String> {
        let mut found = self.ids(json!({"query": query, "type": "page"})).await;
        found.sort();
        found
    }
}

// query.md 9: a run of such a script is one term, which matches the same characters in a row.
#[tokio::test]
async fn runs_are_found_wherever_they_stand() {
    let fixture = Fixture::new().await;
    for (script, text, within, turned) in [
        ("Lao", "ສະບາຍດີຫຼວງພະບາງ", "ຫຼວງ", "ງວຫ"),
        ("Khmer", "សួស្តីភ្នំពេញ", "ភ្នំ", "ពភ"),
        ("Myanmar", "မင်္ဂလာပါရန်ကုန်", "ရန်", "ကရ"),
        ("Thai", "สวัสดีกรุงเทพ", "กรุง", "งรุก"),
        ("Han", "我喜欢北京烤鸭", "北京", "京北"),
    ] {
        let id = format!("page {script}");
        fixture.put(vec![fixture.written(&id, &format!("x {text} y"), &[])]);
        let one: String = text.chars().take(1).collect();
        for query in [text, within, one.as_str()] {
            assert_eq!(
                fixture.found(query).await,
                [id.as_str()],
                "{script} {query}"
            );
        }
        assert_eq!(fixture.found(turned).await, [""; 0], "{script} {turned}");
        assert_eq!(
            fixture.found(&format!("\"{within}\"")).await,
            [id.as_str()],
            "{script}"
        );
    }
}

// query.md 9: a phrase stands in one block, and each cell of a table is one.
#[tokio::test]
async fn phrases_stand_in_one_cell() {
    let fixture = Fixture::new().await;
    fixture.put(vec![
        fixture.written("inside", "", &["red green", "blue"]),
        fixture.written("across", "", &["red", "green blue"]),
        fixture.written("behind", "red", &["green", "blue"]),
    ]);
    assert_eq!(fixture.found("\"red green\"").await, ["inside"]);
    assert_eq!(fixture.found("\"green blue\"").await, ["across"]);
    assert_eq!(
        fixture.found("red green").await,
        ["across", "behind", "inside"]
    );
}
