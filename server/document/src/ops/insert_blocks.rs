//! `insert_blocks`: new content, as blocks or as Markdown (ops.md 7.4).

use serde_json::Value;

use super::draft::{Draft, ViewReceipts};
use super::limits::MAX_PAYLOAD_BLOCKS;
use super::model::InsertBlocks;
use super::place::Target;
use crate::block::{Block, IdRule, ParsedBlocks, parse_blocks, render_block};
use crate::findings::Findings;
use crate::issue::{Fault, Issue};
use crate::markdown::{self, Imported};
use crate::path::Path;
use crate::vocabulary::Stored;
use crate::wire::JsonMap;

impl Draft<'_> {
    pub(super) fn insert_blocks(&mut self, op: &InsertBlocks, path: &Path) -> Result<(), Fault> {
        let target = Target {
            after: op.after.as_ref(),
            before: op.before.as_ref(),
            inside: op.inside.as_ref(),
            position: op.position,
        };
        let place = self.place(&target, path)?;
        let run = match (&op.blocks, &op.markdown) {
            (Some(values), None) => {
                let path = path.key("blocks");
                let parsed = self.new_blocks(values, &path)?;
                self.check_texts(&parsed, values, &path, |_| true);
                parsed.blocks
            }
            (None, Some(source)) => self.markdown(source, &path.key("markdown"))?,
            (Some(_), Some(_)) => {
                let issue = Issue::at(path, "blocks and markdown both carry the new content");
                return Err(Fault::ambiguous(issue.hint("give one of them")));
            }
            (None, None) => {
                let issue = Issue::at(path, "nothing to insert");
                return Err(Fault::invalid(issue.hint("give blocks or markdown")));
            }
        };
        self.splice(place.at, place.level, run, path)?;
        self.check_file_children(path)
    }

    fn new_blocks(&mut self, values: &[Value], path: &Path) -> Result<ParsedBlocks, Fault> {
        let mut found = Findings::default();
        let cx = self.payload(IdRule::New);
        let mut parsed = parse_blocks(values, path, &cx, &mut found);
        let minted = std::mem::take(&mut parsed.minted);
        self.accept(found, minted, ViewReceipts::Omitted)?;
        for (block, position) in parsed.blocks.iter().zip(&parsed.positions) {
            self.written(&block.id, path.index(*position));
        }
        Ok(parsed)
    }

    /// Warns about block syntax in the new texts of a payload.
    pub(super) fn check_texts(
        &mut self,
        parsed: &ParsedBlocks,
        values: &[Value],
        path: &Path,
        is_new: impl Fn(&Block) -> bool,
    ) {
        let placed = parsed.blocks.iter().zip(&parsed.positions);
        for (block, position) in placed.filter(|(block, _)| is_new(block)) {
            let written = values.get(*position).and_then(|value| value.get("text"));
            let place = || path.index(*position).key("text");
            self.check_block_syntax(written.and_then(Value::as_str), block, place);
        }
    }

    /// Converts Markdown to a payload of blocks, so that it is validated and reported like one (document.md 12.1).
    fn markdown(&mut self, source: &str, path: &Path) -> Result<Vec<Block>, Fault> {
        let Imported {
            blocks,
            warnings,
            front_matter,
        } = markdown::import(source, path, MAX_PAYLOAD_BLOCKS, self.cx.ids)
            .map_err(|issues| Fault::many("the Markdown cannot be inserted", issues))?;
        let payload = blocks.iter().map(|block| {
            let mut members = render_block(block, &Stored);
            strip_ids(&mut members);
            Value::Object(members)
        });
        let payload: Vec<_> = payload.collect();
        let known = self.warnings.len();
        let new = self.new_blocks(&payload, path)?.blocks;
        // The caller did not write this payload, so warnings point to the block and not to a member of it.
        let mut more = self.warnings.split_off(known);
        for advice in &mut more {
            let at_block = advice.path.take().map(|place| block_of(place, path));
            advice.path = at_block;
        }
        let unread = front_matter.warning(false, path);
        self.warnings.extend(unread.into_iter().chain(warnings));
        self.warnings.append(&mut more);
        Ok(new)
    }
}

/// Shortens a path inside the Markdown to its block: `ops[0].markdown[3]`.
fn block_of(mut place: String, markdown: &Path) -> String {
    let start = markdown.to_string().len();
    if let Some(end) = place.get(start..).and_then(|inside| inside.find(']')) {
        place.truncate(start + end + 1);
    }
    place
}

/// Removes the ids of a block and of its table parts. Markdown creates no other parts.
fn strip_ids(block: &mut JsonMap) {
    block.shift_remove(ID);
    for part in ["columns", "rows"] {
        let elements = block.get_mut(part).and_then(Value::as_array_mut);
        for element in elements
            .into_iter()
            .flatten()
            .filter_map(Value::as_object_mut)
        {
            element.shift_remove(ID);
        }
    }
}

const ID: &str = "id";
