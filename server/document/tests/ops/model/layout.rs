//! Rows and columns (document.md 6.2, ops.md 5).

use rolltop_document::issue::FaultKind;

use super::state::{Done, Model, Node, Refused};

/// A block of a sequence: its indent, and its type where it has one that is known.
pub(super) type Placed<'n> = (usize, Option<&'n str>);

/// The blocks that stand where they may not: a row holds columns alone, and a column stands in a row. Of a part of a
/// document nobody knows what its first level stands under.
pub(super) fn misplaced(blocks: &[Placed<'_>], is_whole: bool) -> Vec<usize> {
    let is_misplaced = |at: &usize| {
        let (indent, kind) = blocks[*at];
        let above = (0..*at).rev().find(|above| blocks[*above].0 < indent);
        let parent = match above {
            Some(above) if blocks[above].0 + 1 == indent => blocks[above].1,
            None if is_whole && indent == 0 => Some("document"),
            _ => None,
        };
        match (kind, parent) {
            (Some("column"), Some(parent)) => parent != "row",
            (Some(_), Some("row")) => true,
            _ => false,
        }
    };
    (0..blocks.len()).filter(is_misplaced).collect()
}

impl Model {
    /// The result as a whole: a fault is told where the batch wrote the block, else where it would stand.
    pub(super) fn check_layout(&self) -> Done {
        let placed = |node: &'_ Node| (node.indent, Some(node.kind().to_owned()));
        let blocks: Vec<_> = self.blocks.iter().map(placed).collect();
        let blocks: Vec<Placed<'_>> = blocks
            .iter()
            .map(|(indent, kind)| (*indent, kind.as_deref()))
            .collect();
        let place = |at: usize| {
            let written = self.written_at.get(&self.blocks[at].id);
            let path = written.cloned().unwrap_or(format!("/blocks/{at}"));
            Refused {
                kind: FaultKind::Invalid,
                path: Some(path),
            }
        };
        Refused::of(misplaced(&blocks, true).into_iter().map(place).collect())
    }
}
