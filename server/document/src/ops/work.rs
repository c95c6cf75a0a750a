//! The bound on the structural work of one batch, so that an object is locked for a bounded time (ops.md 13).

use serde_json::Value;

use super::limits::{MAX_PAYLOAD_BLOCKS, MAX_WORK};
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

/// The blocks that an operation brings; Markdown counts as the most that it may give.
fn payload_blocks(op: &Value) -> usize {
    let blocks = op
        .get("blocks")
        .and_then(Value::as_array)
        .map_or(0, Vec::len);
    let markdown = op.get("markdown").and_then(Value::as_str);
    blocks + markdown.map_or(0, |_| MAX_PAYLOAD_BLOCKS)
}
