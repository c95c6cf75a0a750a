//! Computes where insert_blocks and move_block insert their blocks (ops.md 5).

use super::draft::Draft;
use super::model::{BlockRef, End};
use crate::block::Parenthood;
use crate::issue::{Fault, Issue};
use crate::path::Path;
use crate::tree;

/// The fields that define a target position.
pub(super) struct Target<'a> {
    pub after: Option<&'a BlockRef>,
    pub before: Option<&'a BlockRef>,
    pub inside: Option<&'a BlockRef>,
    pub position: Option<End>,
}

/// A position in the flat list.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) struct Place {
    /// Index of the block before which the run is inserted.
    pub at: usize,
    /// Level of the first inserted block.
    pub level: u8,
    /// Position of the anchor block, if the caller named one.
    pub anchor: Option<usize>,
}

impl Draft<'_> {
    /// Resolves a target to a position.
    ///
    /// # Errors
    /// Several anchors, `position` combined with after or before, an unknown anchor, or one that cannot have children.
    pub(super) fn place(&self, target: &Target<'_>, path: &Path) -> Result<Place, Fault> {
        let anchors = [target.after, target.before, target.inside];
        let given = anchors.iter().flatten().count();
        if given > 1 {
            let issue = Issue::at(
                path,
                format!("{given} of after, before and inside are given"),
            );
            return Err(Fault::ambiguous(issue.hint("give at most one of them")));
        }
        if target.position.is_some() && (target.after.is_some() || target.before.is_some()) {
            let issue = Issue::at(
                path.key("position"),
                "position has no effect with after or before",
            );
            return Err(Fault::invalid(issue.hint("leave it out, or use inside")));
        }
        let blocks = self.blocks();
        let first = target.position == Some(End::First);
        if let Some(reference) = target.after {
            let anchor = self.find_anchor(reference, &path.key("after"))?;
            let at = tree::subtree(blocks, anchor).end;
            return Ok(Place {
                at,
                level: tree::indent(blocks, anchor),
                anchor: Some(anchor),
            });
        }
        if let Some(reference) = target.before {
            let at = self.find_anchor(reference, &path.key("before"))?;
            return Ok(Place {
                at,
                level: tree::indent(blocks, at),
                anchor: Some(at),
            });
        }
        if let Some(reference) = target.inside {
            let anchor = self.find_anchor(reference, &path.key("inside"))?;
            self.check_parent(anchor, &path.key("inside"))?;
            let at = if first {
                anchor + 1
            } else {
                tree::subtree(blocks, anchor).end
            };
            let level = tree::indent(blocks, anchor).saturating_add(1);
            return Ok(Place {
                at,
                level,
                anchor: Some(anchor),
            });
        }
        let at = if first { 0 } else { blocks.len() };
        Ok(Place {
            at,
            level: 0,
            anchor: None,
        })
    }

    fn check_parent(&self, at: usize, path: &Path) -> Result<(), Fault> {
        let Some(block) = self.blocks().get(at) else {
            return Ok(());
        };
        if block.content.block_type().parenthood() == Parenthood::Free {
            return Ok(());
        }
        let message = format!(
            "{} takes no children: its type is {}",
            block.id,
            block.content.type_name()
        );
        let hint = "use after or before, or give the block another type with update_block";
        Err(Fault::invalid(Issue::at(path, message).hint(hint)))
    }
}
