//! What an edit costs in pure computing: reading the stored text, applying a batch, writing the text again with its
//! etag, and the labels of the receipts; by the size of the document.
//!
//! `cargo bench -p rolltop-document --bench edit`

#![expect(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::print_stdout,
    reason = "a program for developers: a failure ends it"
)]

use std::collections::HashMap;
use std::hint::black_box;
use std::time::{Duration, Instant};

use rolltop_document::block::{Block, BlockContent};
use rolltop_document::document::{Document, Kind, etag};
use rolltop_document::labels::Labels;
use rolltop_document::objects::ObjectFacts;
use rolltop_document::ops::{self, Batch, OpSpec, Outcome, Standing, apply_batch, envelope};
use rolltop_document::testing::CountingIds;
use rolltop_document::vocabulary::{KeysMode, Layout, Vocabulary};
use rolltop_query::text::StoredFilterText;
use serde_json::{Value, json};

/// How often each work is measured; the median is printed.
const ROUNDS: usize = 31;
/// Sizes of documents, in blocks.
const SIZES: [usize; 5] = [20, 200, 2_000, 10_000, 20_000];
/// Blocks of the document that the targets speak of.
const LARGE: usize = 2_000;

fn main() {
    one_operation_by_size();
    kinds_of_operations();
    a_full_batch();
    cells_of_tables();
    schemas_of_a_batch();
    whole_documents();
    labels();
}

/// One `update_block` on documents of growing size, part by part.
fn one_operation_by_size() {
    println!("one update_block, in ms (whole: target under 3 ms at {LARGE} blocks)");
    println!("blocks   text kB     read    apply    write    whole");
    for size in SIZES {
        let document = page(size);
        let stored = document.to_stored();
        let ops =
            json!([{"op": "update_block", "id": id(size / 2), "set": {"text": "new **text**"}}]);
        let read = median(|| Document::from_stored(&stored).unwrap());
        let applied = median(|| apply(&document, &ops));
        let write = median(|| {
            let stored = document.to_stored();
            (etag(&stored), Labels::of(&document))
        });
        let whole = median(|| whole(&stored, &ops));
        let kilobytes = stored.len() / 1024;
        println!(
            "{size:>6}   {kilobytes:>7}  {:>7}  {:>7}  {:>7}  {:>7}",
            ms(read),
            ms(applied),
            ms(write),
            ms(whole)
        );
    }
}

/// One operation of each kind on the large document, with everything around it.
fn kinds_of_operations() {
    let stored = page(LARGE).to_stored();
    let middle = id(LARGE / 2);
    println!("\none operation on {LARGE} blocks, in ms");
    for op in [
        json!({"op": "set_properties", "set": {"name": "New"}}),
        json!({"op": "update_block", "match": "number 1000.", "set": {"color": "red"}}),
        json!({"op": "insert_blocks", "after": middle, "markdown": "- [ ] a\n  - b"}),
        json!({"op": "move_block", "id": middle, "position": "first"}),
        json!({"op": "delete_block", "id": middle, "recursive": true}),
        json!({"op": "replace_text", "find": "number 1000.", "replace": "the thousandth"}),
        json!({"op": "replace_subtree", "id": middle, "blocks": [{"type": "quote", "text": "q"}]}),
    ] {
        let name = op["op"].as_str().unwrap_or_default().to_owned();
        let ops = json!([op]);
        println!("{name:<16} {}", ms(median(|| whole(&stored, &ops))));
    }
}

/// The name of an operation, and one for the block with this id.
type OnBlock = (&'static str, fn(String) -> Value);

/// Batches of 256 operations on the large document.
fn a_full_batch() {
    let stored = page(LARGE).to_stored();
    let at = |n: usize| id(n * 7);
    let batches: [OnBlock; 4] = [
        (
            "update_block",
            |id| json!({"op": "update_block", "id": id, "set": {"text": "new"}}),
        ),
        (
            "replace_text",
            |id| json!({"op": "replace_text", "id": id, "find": "number", "replace": "no."}),
        ),
        (
            "move_block",
            |id| json!({"op": "move_block", "id": id, "position": "first"}),
        ),
        (
            "insert_blocks",
            |id| json!({"op": "insert_blocks", "after": id, "blocks": [{"type": "paragraph", "text": "x"}]}),
        ),
    ];
    println!("\n256 operations on {LARGE} blocks, in ms (target under 50 ms)");
    for (name, op) in batches {
        let ops: Value = (0..256).map(|n| op(at(n))).collect();
        println!("{name:<16} {}", ms(median(|| whole(&stored, &ops))));
    }
    let mixed: Value = (0..256)
        .map(|n| {
            let (_, op) = batches[n % batches.len()];
            op(at(n))
        })
        .collect();
    println!("{:<16} {}", "mixed", ms(median(|| whole(&stored, &mixed))));
}

/// Writing many cells of tables of growing size, by id and by the text of the lines.
fn cells_of_tables() {
    const COLUMNS: usize = 20;
    println!("\n256 set_cell on a table of {COLUMNS} columns, in ms (target under 50 ms)");
    println!("  rows     by id   by text");
    for rows in [100, 1_000, 5_000] {
        let stored = table(rows, COLUMNS);
        let by = |row: &dyn Fn(usize) -> String, col: &str| {
            let op = |n: usize| json!({"op": "set_cell", "table_id": "t", "row": row(n * 3 % (rows - 1) + 1), "col": col, "value": "new"});
            let ops: Value = (0..256).map(op).collect();
            ms(median(|| whole(&stored, &ops)))
        };
        let (by_id, by_text) = (
            by(&|n| format!("r{n}"), "c7"),
            by(&|n| format!("line {n}"), "0 7"),
        );
        println!("{rows:>6}   {by_id:>7}   {by_text:>7}");
    }
}

/// A stored page with one table. Its first column names the lines and is written by nobody.
fn table(rows: usize, columns: usize) -> String {
    let row = |n: usize| {
        let cell = |at: usize| match at {
            0 => format!("line {n}"),
            at => format!("{n} {at}"),
        };
        let cells: Vec<String> = (0..columns).map(cell).collect();
        json!({"id": format!("r{n}"), "is_header": n == 0, "cells": cells})
    };
    let columns: Vec<Value> = (0..columns)
        .map(|n| json!({"id": format!("c{n}")}))
        .collect();
    let rows: Vec<Value> = (0..rows).map(row).collect();
    let block = json!({"id": "t", "type": "table", "columns": columns, "rows": rows});
    json!({"type": "page", "blocks": [block]}).to_string()
}

/// What guarding adds to the parsing of whole documents.
fn whole_documents() {
    println!("\nvalidating a document, in ms");
    println!("blocks     whole     guard");
    for size in SIZES {
        let block = |n: usize| json!({"type": "paragraph", "indent": n % 3, "text": format!("Block **number** {n}.")});
        let blocks: Vec<Value> = (0..size).map(block).collect();
        let document = json!({
            "formatVersion": "2.0", "type": "page", "properties": {"name": "N"}, "blocks": blocks,
        });
        let judged = || rolltop_document::validate::document(&document, &CountingIds::default());
        assert!(judged().is_clean());
        let guard = || rolltop_document::validate::guard(&document);
        let (whole, guard) = (ms(median(judged)), ms(median(guard)));
        println!("{size:>6}   {whole:>7}   {guard:>7}");
    }
}

/// Decoding a typical batch: leniency, the published schemas, the structs.
fn schemas_of_a_batch() {
    let batch = [
        json!({"op": "set_properties", "set": {"name": "Trip", "done": true, "due_date": "2026-07-06"}, "add": {"tag": ["a", "b"]}}),
        json!({"op": "update_block", "id": "3fa9c", "set": {"type": "checkbox", "checked": true, "text": "milk"}}),
        json!({"op": "insert_blocks", "after": "3fa9c", "blocks": [
            {"type": "heading_2", "text": "Packing"},
            {"type": "bulleted_list_item", "text": "Clothes"},
            {"indent": 1, "type": "bulleted_list_item", "text": "Rain **jacket**", "color": "red"},
            {"type": "callout", "icon": {"format": "emoji", "emoji": "⚠️"}, "text": "Tickets"},
        ]}),
        json!({"op": "replace_text", "find": "fox", "replace": "hen"}),
        json!({"op": "update_view", "set": {"sorts": [{"property": "name"}]}, "columns": {"status": {"hidden": false}}}),
    ];
    let decode = || {
        for (index, op) in batch.iter().enumerate() {
            black_box(ops::decode(index, op).unwrap());
        }
    };
    let spent = median(|| (0..100).for_each(|_| decode())) / 100;
    println!(
        "\nschemas of a typical batch of {}: {} µs (target under 100 µs)",
        batch.len(),
        spent.as_nanos() as f64 / 1000.0
    );
}

/// Labels of a document of 10,000 minted ids.
fn labels() {
    let document = page(10_000);
    println!(
        "labels of 10000 ids: {} ms (target under 5 ms)",
        ms(median(|| Labels::of(&document)))
    );
}

/// Everything that the server computes for one PATCH, but HTTP and the store.
fn whole(stored: &str, ops: &Value) -> (String, ops::Receipts) {
    let document = Document::from_stored(stored).unwrap();
    let outcome = apply(&document, ops);
    let stored = outcome.document.to_stored();
    let receipts = match outcome.receipts.is_empty() {
        true => outcome.receipts,
        false => outcome.receipts.spelled(&Labels::of(&outcome.document)),
    };
    (etag(&stored), receipts)
}

fn apply(document: &Document, ops: &Value) -> Outcome {
    let body = json!({ "ops": ops });
    let objects: HashMap<String, ObjectFacts> = HashMap::new();
    apply_batch(&Batch {
        document,
        standing: Standing {
            kind: Kind::Page,
            layout: Layout::Basic,
            archived: false,
            system: false,
        },
        ops: envelope(&body, OpSpec::names).unwrap(),
        vocabulary: Vocabulary::bundled(),
        keys: KeysMode::Slug,
        objects: &objects,
        ids: &CountingIds::after(1 << 32),
        filter_text: &StoredFilterText,
        create_missing_options: false,
    })
    .unwrap()
}

/// A page of paragraphs, every third a child of the one before.
fn page(size: usize) -> Document {
    let block = |n: usize| {
        let text = format!(
            "Paragraph **number {n}.** with a [link](https://example.org/{n}) and some words"
        );
        Block::plain(id(n), u8::from(n % 3 == 2), BlockContent::paragraph(text))
    };
    Document {
        type_key: "page".to_owned(),
        properties: [("name".to_owned(), json!("Page"))].into(),
        blocks: (0..size).map(block).collect(),
        ..Document::default()
    }
}

/// Ids as they are minted, most of which end alike nowhere.
fn id(n: usize) -> String {
    format!(
        "{:024x}",
        (n as u128 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15_f39c) & ((1 << 96) - 1)
    )
}

fn median<T>(mut work: impl FnMut() -> T) -> Duration {
    let mut spent: Vec<Duration> = (0..ROUNDS)
        .map(|_| {
            let start = Instant::now();
            black_box(work());
            start.elapsed()
        })
        .collect();
    spent.sort_unstable();
    spent.get(ROUNDS / 2).copied().unwrap_or_default()
}

fn ms(spent: Duration) -> String {
    format!("{:.3}", spent.as_secs_f64() * 1000.0)
}
