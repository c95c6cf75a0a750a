//! What a batch changed, counted on the documents before and after it (ops.md 11).

use std::collections::{HashMap, HashSet};

use crate::block::Block;
use crate::document::Document;
use crate::tree::{Family, families};

/// The counters of an edit.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct DiffStats {
    /// Blocks only in the document after.
    pub blocks_added: usize,
    /// Blocks of both documents with other content: any member but id and indent.
    pub blocks_changed: usize,
    /// Blocks of both documents with another parent, or another predecessor among its siblings of both.
    pub blocks_moved: usize,
    /// Blocks only in the document before.
    pub blocks_removed: usize,
    /// Properties whose presence or value differs.
    pub properties_changed: usize,
    /// Members that the collection gained.
    pub items_added: usize,
    /// Members that the collection lost.
    pub items_removed: usize,
}

impl DiffStats {
    /// Compares two states of one document. Linear in their size.
    pub fn between(before: &Document, after: &Document) -> Self {
        let (gained, lost) = membership(before, after);
        let beside_blocks = Self {
            properties_changed: properties(before, after),
            items_added: gained,
            items_removed: lost,
            ..Self::default()
        };
        let pairs = || before.blocks.iter().zip(&after.blocks);
        let stands_still =
            |(old, new): (&Block, &Block)| old.indent == new.indent && old.id == new.id;
        if before.blocks.len() == after.blocks.len() && pairs().all(stands_still) {
            // Most edits: nothing came, went or moved, and no look-up is needed.
            return Self {
                blocks_changed: pairs().filter(|(old, new)| !same_content(old, new)).count(),
                ..beside_blocks
            };
        }
        let old: HashMap<&str, &Block> = by_id(&before.blocks);
        let new: HashMap<&str, &Block> = by_id(&after.blocks);
        let common = || {
            new.iter()
                .filter_map(|(id, block)| Some((old.get(id)?, block)))
        };
        Self {
            blocks_added: new.keys().filter(|id| !old.contains_key(*id)).count(),
            blocks_changed: common()
                .filter(|(old, new)| !same_content(old, new))
                .count(),
            blocks_moved: moved(&before.blocks, &after.blocks, &old, &new),
            blocks_removed: old.keys().filter(|id| !new.contains_key(*id)).count(),
            ..beside_blocks
        }
    }
}

fn by_id(blocks: &[Block]) -> HashMap<&str, &Block> {
    blocks
        .iter()
        .map(|block| (block.id.as_str(), block))
        .collect()
}

/// All members but id and indent.
fn same_content(a: &Block, b: &Block) -> bool {
    a.content == b.content
        && a.align == b.align
        && a.vertical_align == b.vertical_align
        && a.background_color == b.background_color
        && a.fields == b.fields
}

fn moved(
    before: &[Block],
    after: &[Block],
    old: &HashMap<&str, &Block>,
    new: &HashMap<&str, &Block>,
) -> usize {
    let was: HashMap<&str, Family<'_>> = families(before, |id| new.contains_key(id))
        .into_iter()
        .collect();
    let now = families(after, |id| old.contains_key(id));
    now.iter()
        .filter(|(id, family)| was.get(id).is_some_and(|before| before != family))
        .count()
}

fn properties(before: &Document, after: &Document) -> usize {
    let (old, new) = (&before.properties, &after.properties);
    let changed = new
        .iter()
        .filter(|(key, value)| old.get(*key) != Some(*value))
        .count();
    changed + old.keys().filter(|key| !new.contains_key(*key)).count()
}

fn membership(before: &Document, after: &Document) -> (usize, usize) {
    let items = |document: &Document| -> HashSet<String> {
        document
            .collection_items
            .iter()
            .flatten()
            .cloned()
            .collect()
    };
    let (old, new) = (items(before), items(after));
    (new.difference(&old).count(), old.difference(&new).count())
}
