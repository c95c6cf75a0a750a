//! What the content of an operation leaves unsaid of a block (ops.md 6, 6.1).
//!
//! The published blocks have no members for all that a block holds. Who writes a block as it is published leaves the
//! rest as it is: not to be able to say something is not to take it away.

use super::Parser;
use super::reference::Echo;
use crate::block::{Block, BlockContent};
use crate::members::Members;

impl Parser<'_> {
    /// Gives a block what it held of the members that are not published and not mentioned; a dataview that stands
    /// where none was gets a view.
    ///
    /// Members of every block stay whatever the block becomes. Those of its type stay with the type, and where they
    /// tell of an object that a file or a link shows, with this object.
    pub(super) fn complete(&mut self, members: &Members<'_>, block: &mut Block, echo: &Echo<'_>) {
        let is_unsaid = |name: &str| members.given(name).is_none();
        let held = echo.kept(block);
        if let Some(held) = held {
            keep(
                is_unsaid("vertical_align"),
                &mut block.vertical_align,
                &held.vertical_align,
            );
            keep(is_unsaid("fields"), &mut block.fields, &held.fields);
        }
        match (&mut block.content, held.map(|held| &held.content)) {
            (BlockContent::Dataview(dataview), Some(BlockContent::Dataview(held))) => {
                keep(
                    is_unsaid("is_collection"),
                    &mut dataview.is_collection,
                    &held.is_collection,
                );
                keep(
                    is_unsaid("properties"),
                    &mut dataview.properties,
                    &held.properties,
                );
                keep(is_unsaid("views"), &mut dataview.views, &held.views);
            }
            (BlockContent::Dataview(dataview), _) => self.give_view(members, dataview),
            (BlockContent::Link(link), Some(BlockContent::Link(held)))
                if link.object_id == held.object_id =>
            {
                keep(
                    is_unsaid("description"),
                    &mut link.description,
                    &held.description,
                );
                keep(
                    is_unsaid("properties"),
                    &mut link.properties,
                    &held.properties,
                );
            }
            (BlockContent::File(file), Some(BlockContent::File(held)))
                if (file.kind, &file.object_id) == (held.kind, &held.object_id) =>
            {
                keep(is_unsaid("mime_type"), &mut file.mime_type, &held.mime_type);
                keep(is_unsaid("size"), &mut file.size, &held.size);
                keep(is_unsaid("added_at"), &mut file.added_at, &held.added_at);
            }
            _ => {}
        }
    }
}

fn keep<T: Clone>(is_unsaid: bool, member: &mut T, held: &T) {
    if is_unsaid {
        member.clone_from(held);
    }
}
