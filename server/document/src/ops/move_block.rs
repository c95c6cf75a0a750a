//! `move_block`: a block and its descendants to another place (ops.md 7.5).

use super::draft::Draft;
use super::model::MoveBlock;
use super::place::Target;
use crate::issue::{Fault, Issue};
use crate::path::Path;
use crate::tree;

impl Draft<'_> {
    pub(super) fn move_block(&mut self, op: &MoveBlock, path: &Path) -> Result<(), Fault> {
        let at = self.find_block(&op.id, &path.key("id"))?;
        let target = Target {
            after: op.after.as_ref(),
            before: op.before.as_ref(),
            inside: op.inside.as_ref(),
            position: op.position,
        };
        let place = self.place(&target, path)?;
        let moved = tree::subtree(self.blocks(), at);
        if place.anchor.is_some_and(|anchor| moved.contains(&anchor)) {
            let issue = Issue::at(
                path,
                "a block cannot move next to or into itself or its descendants",
            );
            return Err(Fault::invalid(
                issue.hint("name a block outside of the one that moves"),
            ));
        }
        // A position after the moved blocks shifts forward by their number. No position is inside them.
        let to = if place.at > moved.start {
            place.at - moved.len()
        } else {
            place.at
        };
        let run = tree::take(&mut self.document.blocks, moved);
        self.splice(to, place.level, run, path)?;
        self.check_file_children(path)
    }
}
