//! Counts what a batch changed by comparing the document before and after it (ops.md 11).

use std::collections::{HashMap, HashSet};

use crate::block::Block;
use crate::document::Document;
use crate::tree::parents;

/// The counters of an edit.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct DiffStats {
    /// Blocks that only the document after the batch has.
    pub blocks_added: usize,
    /// Blocks in both documents whose content differs: any member except id and indent.
    pub blocks_changed: usize,
    /// The smallest number of moves that explains the new block order. A block moves together with its subtree.
    pub blocks_moved: usize,
    /// Blocks that only the document before the batch had.
    pub blocks_removed: usize,
    /// Properties that were added, removed or changed.
    pub properties_changed: usize,
    /// Members that the collection gained.
    pub items_added: usize,
    /// Members that the collection lost.
    pub items_removed: usize,
}

impl DiffStats {
    /// Compares two states of one document. The cost is nearly linear in their size.
    pub fn between(before: &Document, after: &Document) -> Self {
        let (gained, lost) = membership(before, after);
        let beside_blocks = Self {
            properties_changed: properties(before, after),
            items_added: gained,
            items_removed: lost,
            ..Self::default()
        };
        let changed = Comparison::of(&before.blocks, &after.blocks);
        Self {
            blocks_added: changed.added,
            blocks_changed: changed.content(),
            blocks_moved: changed.moved(),
            blocks_removed: changed.removed,
            ..beside_blocks
        }
    }
}

/// Two lists of blocks to compare. Most edits leave nearly all blocks in place, so only the blocks between the common
/// head and the common tail are looked up by id.
struct Comparison<'a> {
    old: &'a [Block],
    new: &'a [Block],
    /// Length of the common head, compared by id and indent.
    head: usize,
    /// Length of the common tail, compared the same way.
    tail: usize,
    /// Blocks between head and tail that are in both lists, by id: the old and the new one.
    middle: HashMap<&'a str, (&'a Block, &'a Block)>,
    /// How many blocks are only in the new list, and how many only in the old one.
    added: usize,
    removed: usize,
}

impl<'a> Comparison<'a> {
    fn of(old: &'a [Block], new: &'a [Block]) -> Self {
        let stands = |(old, new): &(&Block, &Block)| old.indent == new.indent && old.id == new.id;
        let head = old.iter().zip(new).take_while(stands).count();
        let between = |blocks: &'a [Block]| blocks.get(head..).unwrap_or_default();
        let pairs_from_behind = between(old).iter().rev().zip(between(new).iter().rev());
        let tail = pairs_from_behind.take_while(stands).count();
        let between = |blocks: &'a [Block]| {
            let count = blocks.len() - head - tail;
            between(blocks).iter().take(count)
        };
        let was: HashMap<&str, &Block> = by_id(between(old));
        let is: HashMap<&str, &Block> = by_id(between(new));
        let both = is
            .iter()
            .filter_map(|(id, new)| Some((*id, (*was.get(id)?, *new))));
        Self {
            old,
            new,
            head,
            tail,
            middle: both.collect(),
            added: is.keys().filter(|id| !was.contains_key(*id)).count(),
            removed: was.keys().filter(|id| !is.contains_key(*id)).count(),
        }
    }

    /// How many blocks in both lists have different content.
    fn content(&self) -> usize {
        let differs = |(old, new): &(&Block, &Block)| !same_content(old, new);
        let heads = self.old.iter().zip(self.new).take(self.head);
        let tails = self
            .old
            .iter()
            .rev()
            .zip(self.new.iter().rev())
            .take(self.tail);
        heads.filter(differs).count()
            + tails.filter(differs).count()
            + self.middle.values().copied().filter(differs).count()
    }

    /// How many blocks moved: those with another parent, and those outside of a longest increasing subsequence of the
    /// old positions of their parent's remaining children. Head and tail keep their order; only in the tail can a
    /// parent differ.
    fn moved(&self) -> usize {
        if self.head == self.old.len() && self.old.len() == self.new.len() {
            return 0;
        }
        let (was, now) = (parents(self.old), parents(self.new));
        let differs = |(old, new): &(_, _)| old != new;
        let tails = was.iter().rev().zip(now.iter().rev()).take(self.tail);
        let mut moved = tails.filter(differs).count();
        let middle = |blocks: &'a [Block], parents: Vec<Option<&'a str>>| {
            let count = blocks.len() - self.head - self.tail;
            let ids = blocks.iter().map(|block| block.id.as_str());
            ids.zip(parents).skip(self.head).take(count)
        };
        let was = middle(self.old, was).enumerate();
        let was: HashMap<_, _> = was.map(|(at, (id, parent))| (id, (at, parent))).collect();
        let mut kept: HashMap<Option<&str>, Vec<usize>> = HashMap::new();
        for (id, parent) in middle(self.new, now) {
            match was.get(id) {
                Some((at, before)) if *before == parent => {
                    kept.entry(parent).or_default().push(*at)
                }
                Some(_) => moved += 1,
                None => {}
            }
        }
        let out_of_order = |positions: &Vec<usize>| positions.len() - longest_increasing(positions);
        moved + kept.values().map(out_of_order).sum::<usize>()
    }
}

/// The length of a longest increasing subsequence, by patience sorting.
fn longest_increasing(numbers: &[usize]) -> usize {
    // For each length, the smallest number that ends a subsequence of this length.
    let mut ends: Vec<usize> = Vec::new();
    for number in numbers {
        let at = ends.partition_point(|end| end < number);
        match ends.get_mut(at) {
            Some(end) => *end = *number,
            None => ends.push(*number),
        }
    }
    ends.len()
}

fn by_id<'a>(blocks: impl Iterator<Item = &'a Block>) -> HashMap<&'a str, &'a Block> {
    blocks.map(|block| (block.id.as_str(), block)).collect()
}

/// Compares all members except id and indent.
fn same_content(a: &Block, b: &Block) -> bool {
    a.content == b.content
        && a.align == b.align
        && a.vertical_align == b.vertical_align
        && a.background_color == b.background_color
        && a.fields == b.fields
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

#[cfg(test)]
mod tests;
