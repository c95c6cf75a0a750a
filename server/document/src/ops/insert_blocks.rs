//! `insert_blocks`: new content, as blocks or as Markdown (ops.md 7.4).

use serde_json::Value;

use super::draft::Draft;
use super::model::InsertBlocks;
use super::place::Target;
use crate::block::{Block, IdRule, parse_blocks};
use crate::findings::Findings;
use crate::issue::{Fault, Issue};
use crate::path::Path;

impl Draft<'_> {
    pub(super) fn insert_blocks(&mut self, op: &InsertBlocks, path: &Path) -> Result<(), Fault> {
        let target = Target {
            after: op.after.as_ref(),
            before: op.before.as_ref(),
            inside: op.inside.as_ref(),
            position: op.position,
        };
        let place = self.place(&target, path)?;
        let Some(values) = &op.blocks else {
            let issue = Issue::at(path, "nothing to insert");
            return Err(Fault::invalid(issue.hint("give blocks")));
        };
        let run = self.new_blocks(values, &path.key("blocks"))?;
        self.splice(place.at, place.level, run, path)?;
        self.check_file_children(path)
    }

    fn new_blocks(&mut self, values: &[Value], path: &Path) -> Result<Vec<Block>, Fault> {
        let mut found = Findings::default();
        let cx = self.payload(IdRule::New);
        let parsed = parse_blocks(values, path, &cx, &mut found);
        self.accept(found, parsed.minted)?;
        for (block, position) in parsed.blocks.iter().zip(&parsed.positions) {
            self.written(&block.id, path.index(*position));
        }
        Ok(parsed.blocks)
    }
}
