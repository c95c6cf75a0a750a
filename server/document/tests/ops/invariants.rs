//! What holds of every document that a batch leaves, on documents of every kind of content (ops.md 3, document.md 9,
//! 10, 13).

use std::collections::{HashMap, HashSet};

use proptest::prelude::*;
use rolltop_document::block::{Block, BlockContent, Cell};
use rolltop_document::document::Document;
use rolltop_document::envelope::{Body, Facts, IdSpelling, Part, ReadOptions, Surroundings, read};
use rolltop_document::inline;
use rolltop_document::labels::Labels;
use rolltop_document::limits::MAX_INDENT;
use rolltop_document::objects::ObjectFacts;
use rolltop_document::reference::{Resolution, resolve};
use rolltop_document::testing::{CountingIds, generate};
use rolltop_document::validate;
use rolltop_document::vocabulary::{KeysMode, Vocabulary};
use serde_json::Value;

use crate::fixture::Fixture;
use crate::some_op::{operation, written};

/// Every id of blocks, rows, columns and cell descendants; views are unique in their dataview only.
fn ids(document: &Document) -> Vec<&str> {
    let mut ids = Vec::new();
    for block in &document.blocks {
        ids.push(block.id.as_str());
        let BlockContent::Table(table) = &block.content else {
            continue;
        };
        ids.extend(table.columns.iter().map(|column| column.id.as_str()));
        for row in &table.rows {
            ids.push(&row.id);
            ids.extend(cell_blocks(row.cells.iter()).map(|block| block.id.as_str()));
        }
    }
    ids
}

fn cell_blocks<'c>(cells: impl Iterator<Item = &'c Cell>) -> impl Iterator<Item = &'c Block> {
    cells.flat_map(|cell| match cell {
        Cell::Blocks(blocks) => blocks.descendants.iter(),
        _ => [].iter(),
    })
}

fn are_unique(document: &Document) -> bool {
    let ids = ids(document);
    let distinct: HashSet<&str> = ids.iter().copied().collect();
    let views_are_distinct = |block: &Block| match &block.content {
        BlockContent::Dataview(dataview) => {
            let views: HashSet<&str> = dataview.views.iter().map(|view| view.id.as_str()).collect();
            views.len() == dataview.views.len() && views.is_disjoint(&distinct)
        }
        _ => true,
    };
    distinct.len() == ids.len() && document.blocks.iter().all(views_are_distinct)
}

fn indents_are_legal(blocks: &[Block]) -> bool {
    let mut most = 0;
    blocks.iter().all(|block| {
        let legal = block.indent <= most && block.indent <= MAX_INDENT;
        most = block.indent + 1;
        legal
    })
}

/// Every id, spelled as a read serves it, names its block.
fn labels_resolve(document: &Document) -> bool {
    let labels = Labels::of(document);
    let domain = || {
        document
            .blocks
            .iter()
            .map(|block| (block.id.as_str(), block.id.as_str()))
    };
    domain().all(|(id, _)| resolve(labels.label(id), domain()) == Resolution::One(id))
}

fn served(document: &Document, ids: IdSpelling, keys: KeysMode) -> Value {
    let facts = Facts {
        id: "obj",
        etag: "9f2c41ab",
        created_at: 0,
        modified_at: 60,
        creator: "ada",
        modified_by: "bo",
        archived: false,
    };
    let objects: HashMap<String, ObjectFacts> = HashMap::new();
    let surroundings = Surroundings {
        vocabulary: Vocabulary::bundled(),
        objects: &objects,
    };
    let part = Part::Document {
        properties: true,
        body: Body::Blocks,
    };
    let options = ReadOptions { part, ids, keys };
    Value::Object(read(document, &facts, surroundings, &options).unwrap())
}

fn is_canonical(document: &Document) -> bool {
    let stored = document.to_stored();
    let same = Document::from_stored(&stored)
        .is_ok_and(|read| read == *document && read.to_stored() == stored);
    let text_is_canonical =
        |block: &Block| match block.content.text().filter(|_| block.content.has_markup()) {
            Some(text) => inline::canonical(text).is_ok_and(|canonical| canonical.source == text),
            None => true,
        };
    same && document.blocks.iter().all(text_is_canonical)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 128, ..ProptestConfig::default() })]

    #[test]
    fn a_batch_leaves_a_good_document(
        document in generate::document(),
        seeds in proptest::collection::vec(operation(), 1..8),
    ) {
        // A page that holds items takes every operation.
        let mut fixture = Fixture::co();
        fixture.standing = Fixture::d0().standing;
        fixture.document = document;
        for seed in seeds {
            fixture.minted += 10_000;
            let ops = Value::Array(vec![written(seed, &fixture.document.blocks)]);
            let Ok(outcome) = fixture.run(ops) else { continue };
            let after = outcome.document;
            prop_assert!(are_unique(&after), "{:?}", ids(&after));
            prop_assert!(indents_are_legal(&after.blocks));
            prop_assert!(labels_resolve(&after));
            prop_assert!(is_canonical(&after), "{}", after.to_stored());
            for (ids, keys) in [(IdSpelling::Compact, KeysMode::Slug), (IdSpelling::Full, KeysMode::Name)] {
                let found = validate::document(&served(&after, ids, keys), &CountingIds::default());
                prop_assert_eq!(found.issues, vec![]);
            }
            fixture.document = after;
        }
    }
}
