//! Keeps members of a block that the content of an operation cannot express (ops.md 6, 6.1).
//!
//! The published block schema lacks some members. A caller who sends a block in published form cannot set them, so they
//! keep their values.

use super::Parser;
use super::reference::Echo;
use crate::block::{Block, BlockContent};
use crate::members::Members;

impl Parser<'_> {
    /// Restores the unpublished members that the input does not mention. A new dataview without views gets a default
    /// view.
    ///
    /// Common members always stay. Members of the type stay if the type is the same. Those that describe the object of
    /// a file or link stay only if it still shows this object.
    pub(super) fn complete(&mut self, members: &Members<'_>, block: &mut Block, echo: &Echo<'_>) {
        let is_absent = |name: &str| members.given(name).is_none();
        let held = echo.kept(block);
        if let Some(held) = held {
            keep(
                is_absent("vertical_align"),
                &mut block.vertical_align,
                &held.vertical_align,
            );
            keep(is_absent("fields"), &mut block.fields, &held.fields);
        }
        match (&mut block.content, held.map(|held| &held.content)) {
            (BlockContent::Dataview(dataview), Some(BlockContent::Dataview(held))) => {
                keep(
                    is_absent("is_collection"),
                    &mut dataview.is_collection,
                    &held.is_collection,
                );
                keep(
                    is_absent("properties"),
                    &mut dataview.properties,
                    &held.properties,
                );
                keep(is_absent("views"), &mut dataview.views, &held.views);
            }
            (BlockContent::Dataview(dataview), _) => self.give_view(members, dataview),
            (BlockContent::Link(link), Some(BlockContent::Link(held)))
                if link.object_id == held.object_id =>
            {
                keep(
                    is_absent("description"),
                    &mut link.description,
                    &held.description,
                );
                keep(
                    is_absent("properties"),
                    &mut link.properties,
                    &held.properties,
                );
            }
            (BlockContent::File(file), Some(BlockContent::File(held)))
                if (file.kind, &file.object_id) == (held.kind, &held.object_id) =>
            {
                keep(is_absent("mime_type"), &mut file.mime_type, &held.mime_type);
                keep(is_absent("size"), &mut file.size, &held.size);
                keep(is_absent("added_at"), &mut file.added_at, &held.added_at);
            }
            _ => {}
        }
    }
}

fn keep<T: Clone>(is_absent: bool, member: &mut T, held: &T) {
    if is_absent {
        member.clone_from(held);
    }
}
