//! `replace_subtree`: a run of blocks in the place of a block and its descendants (ops.md 7.3).

use std::collections::{HashMap, HashSet};

use serde_json::Value;

use super::draft::{Draft, ViewReceipts};
use super::existing::Existing;
use super::model::ReplaceSubtree;
use crate::block::{Block, IdRule, ParseContext, parse_blocks};
use crate::findings::Findings;
use crate::issue::Fault;
use crate::path::Path;
use crate::tree;

impl Draft<'_> {
    pub(super) fn replace_subtree(
        &mut self,
        op: &ReplaceSubtree,
        path: &Path,
    ) -> Result<(), Fault> {
        let at = self.find_block(&op.id, &path.key("id"))?;
        let level = tree::indent(self.blocks(), at);
        let replaced = tree::subtree(self.blocks(), at);
        let existing = Existing::subtree(self.before_op(), replaced.clone());
        let mut found = Findings::default();
        let rebase = base(&op.blocks, level);
        let cx = ParseContext {
            rebase,
            ..self.payload(IdRule::Existing(&existing))
        };
        let path_of_blocks = path.key("blocks");
        let mut parsed = parse_blocks(&op.blocks, &path_of_blocks, &cx, &mut found);

        let held = self.blocks().get(replaced.clone()).unwrap_or_default();
        let held = held.iter().map(|block| (&*block.id, block.content.text()));
        let held: HashMap<&str, Option<&str>> = held.collect();
        let is_echo = |block: &&Block| held.get(&*block.id) == Some(&block.content.text());
        let echoed = parsed.blocks.iter().filter(is_echo);
        let echoed: HashSet<String> = echoed.map(|block| block.id.clone()).collect();
        let minted = std::mem::take(&mut parsed.minted);
        self.accept(found, minted, ViewReceipts::Omitted)?;
        let is_new = |block: &Block| !echoed.contains(&block.id);
        self.check_texts(&parsed, &op.blocks, &path_of_blocks, is_new);
        for (block, position) in parsed.blocks.iter().zip(&parsed.positions) {
            self.written(&block.id, path_of_blocks.index(*position));
        }
        self.remove(replaced, path);
        self.splice(at, level, parsed.blocks, path)?;
        self.check_file_children(path)
    }
}

/// The base that the run's indents are counted from. A `block=` read serves absolute indents: if the first indent
/// equals that of the replaced block, all indents are absolute.
fn base(values: &[Value], level: u8) -> u8 {
    let first = values.first().and_then(|value| value.get("indent"));
    let absolute = first.and_then(Value::as_u64) == Some(u64::from(level));
    if absolute { level } else { 0 }
}
