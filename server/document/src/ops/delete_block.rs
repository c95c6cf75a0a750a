//! `delete_block`: a block, and its descendants on demand (ops.md 7.6).

use super::draft::Draft;
use super::locate::descendant_blocks;
use super::model::DeleteBlock;
use crate::issue::{Fault, Issue};
use crate::path::Path;
use crate::tree;

impl Draft<'_> {
    pub(super) fn delete_block(&mut self, op: &DeleteBlock, path: &Path) -> Result<(), Fault> {
        let at = self.find_either(op.id.as_ref(), op.locator.as_deref(), path)?;
        let doomed = tree::subtree(self.blocks(), at);
        if let Some([block, below @ ..]) = self.blocks().get(doomed.clone())
            && !below.is_empty()
            && !op.recursive
        {
            let named = match &op.id {
                Some(id) => id.0.clone(),
                None => self.made.called(&block.id),
            };
            let message = format!(
                "{named} has {}, and recursive is not set",
                descendant_blocks(below.len())
            );
            let empty = self.made.hint_to_empty(block, below);
            let hint = format!("{empty}, or set recursive to delete them too");
            return Err(Fault::invalid(Issue::at(path, message).hint(hint)));
        }
        self.remove(doomed, path);
        Ok(())
    }
}
