//! Bounds the work of one batch, so that an object is locked only for a bounded time (ops.md 13).

use std::cell::Cell;

use serde_json::Value;

use super::limits::{MAX_PAYLOAD_BLOCKS, MAX_TEXT_WORK, MAX_WORK, SEARCHED_TEXT_PART};
use super::table::{OP_MEMBER, OpSpec};
use crate::issue::{Fault, Issue};

/// Refuses a batch that would shift too many blocks.
///
/// # Errors
/// At `/ops`, with the numbers.
pub(super) fn check(ops: &[Value], blocks: usize) -> Result<(), Fault> {
    let structural = ops.iter().filter(|op| is_structural(op)).count();
    let payload: usize = ops.iter().map(payload_blocks).sum();
    let work = structural.saturating_mul(blocks.saturating_add(payload));
    if work <= MAX_WORK {
        return Ok(());
    }
    let message = format!(
        "too much structural work: {structural} operations that insert, move or delete, times {blocks} blocks \
         of the document and {payload} of the batch, is {work}; at most {MAX_WORK} is allowed"
    );
    Err(Fault::invalid(
        Issue::at("/ops", message).hint("split the batch into several requests"),
    ))
}

fn is_structural(op: &Value) -> bool {
    let name = op.get(OP_MEMBER).and_then(Value::as_str);
    name.and_then(OpSpec::named)
        .is_some_and(|spec| spec.structural)
}

/// The number of payload blocks; Markdown counts as the maximum that it can produce.
fn payload_blocks(op: &Value) -> usize {
    let blocks = op
        .get("blocks")
        .and_then(Value::as_array)
        .map_or(0, Vec::len);
    let markdown = op.get("markdown").and_then(Value::as_str);
    blocks + markdown.map_or(0, |_| MAX_PAYLOAD_BLOCKS)
}

/// The amount of text that a batch has processed so far.
#[derive(Default)]
pub(super) struct TextWork(Cell<usize>);

impl TextWork {
    /// Counts a text that is read and rewritten.
    ///
    /// # Errors
    /// The batch processes too much text, at `/ops`.
    pub(super) fn rewritten(&self, bytes: usize) -> Result<(), Fault> {
        self.0.set(self.0.get().saturating_add(bytes));
        if self.0.get() <= MAX_TEXT_WORK {
            return Ok(());
        }
        let message = format!(
            "too much text work: replace_text, and update_block that turns a stored text from literal into markup or \
             back, count each the whole text of their block, and match and find without id a {SEARCHED_TEXT_PART}th of \
             what they look through: together more than {MAX_TEXT_WORK} bytes"
        );
        let hint = "split the batch into several requests, name blocks by their ids, or write a whole text once with \
                    update_block";
        Err(Fault::invalid(Issue::at("/ops", message).hint(hint)))
    }

    /// Counts texts that are only searched.
    ///
    /// # Errors
    /// As [`Self::rewritten`].
    pub(super) fn searched(&self, bytes: usize) -> Result<(), Fault> {
        self.rewritten(bytes / SEARCHED_TEXT_PART)
    }
}
