//! The hierarchy of a flat, pre-order block list: subtrees, children and parents by position (document.md 6.2).
//!
//! This module only reads indents and checks no rules. Each function takes positions in a list and returns positions in
//! the same list.

use std::ops::Range;

use crate::block::Block;

/// Position of the block with this full id. Linear.
pub fn position(blocks: &[Block], id: &str) -> Option<usize> {
    blocks.iter().position(|block| block.id == id)
}

/// Level of the block at `at`; 0 after the end.
pub fn indent(blocks: &[Block], at: usize) -> u8 {
    blocks.get(at).map_or(0, |block| block.indent)
}

/// The block at `at` with all its descendants.
pub fn subtree(blocks: &[Block], at: usize) -> Range<usize> {
    let level = indent(blocks, at);
    let behind = blocks.iter().skip(at + 1);
    at..at + 1 + behind.take_while(|block| block.indent > level).count()
}

/// Removes the blocks in `range` from the list.
pub fn take(blocks: &mut Vec<Block>, range: Range<usize>) -> Vec<Block> {
    blocks.drain(range).collect()
}

/// Inserts `run` before the block at `at`, with its first level at `level`.
///
/// # Errors
/// A block of the run would exceed the type of an indent. Nothing is inserted.
pub fn splice(
    blocks: &mut Vec<Block>,
    at: usize,
    level: u8,
    mut run: Vec<Block>,
) -> Result<(), TooDeep> {
    let first = indent(&run, 0);
    for block in &mut run {
        let shifted = i16::from(block.indent) - i16::from(first) + i16::from(level);
        block.indent = u8::try_from(shifted).map_err(|_| TooDeep {
            id: block.id.clone(),
        })?;
    }
    blocks.splice(at..at, run);
    Ok(())
}

/// A block of a run would be deeper than a document allows.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct TooDeep {
    /// The block.
    pub id: String,
}

/// The full ids of the parents of the blocks, in document order; `None` at the top level. Linear.
pub fn parents(blocks: &[Block]) -> Vec<Option<&str>> {
    // The block at each level of the current ancestor chain.
    let mut line: Vec<Option<&str>> = Vec::new();
    let mut parents = Vec::with_capacity(blocks.len());
    for block in blocks {
        line.resize(usize::from(block.indent), None);
        parents.push(line.last().copied().flatten());
        line.push(Some(block.id.as_str()));
    }
    parents
}
