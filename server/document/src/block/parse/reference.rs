//! References of a block to other objects and to properties.

use super::Parser;
use crate::block::{Block, BlockContent, Cell, Dataview};
use crate::decor::{Icon, IconPicture, no_image};
use crate::limits::MAX_KEY;
use crate::members::Members;
use crate::members::read::Wrong;
use crate::objects::echoed;
use crate::objects::unknown_object;
use crate::path::Path;
use crate::place::Place;
use crate::vocabulary::{Offers, ResolvedProperty};

/// The previous content of an element. Reads serve a dangling reference as `_missing_object`; sending that back keeps
/// the stored reference (document.md 3.6).
#[derive(Clone, Copy, Default)]
pub(super) struct Echo<'e> {
    pub(super) object: Option<&'e str>,
    /// Markup source.
    pub(super) text: Option<&'e str>,
    pub(super) dataview: Option<&'e Dataview>,
    /// The whole block, for members that are not published.
    block: Option<&'e Block>,
}

impl<'e> Echo<'e> {
    /// The previous content of a block.
    pub(super) fn of(content: &'e BlockContent) -> Self {
        let text = content.text().filter(|_| content.has_markup());
        let dataview = match content {
            BlockContent::Dataview(dataview) => Some(dataview),
            _ => None,
        };
        let icon = match content {
            BlockContent::Text { icon, .. } => icon.as_ref(),
            _ => None,
        };
        Self {
            object: content.object_id().or(icon.and_then(Icon::file)),
            text,
            dataview,
            block: None,
        }
    }

    /// The previous block with all its members.
    pub(super) fn of_block(block: &'e Block) -> Self {
        Self {
            block: Some(block),
            ..Self::of(&block.content)
        }
    }

    /// The previous content of a cell.
    pub(super) fn of_cell(cell: &'e Cell) -> Self {
        match cell {
            Cell::Empty => Self::default(),
            Cell::Text(text) => Self {
                text: Some(text),
                ..Self::default()
            },
            Cell::Blocks(blocks) => Self::of_block(&blocks.own),
        }
    }

    /// The previous block, if the written block is the same one. A block with an id is the same. A cell's own block has
    /// no id; it is the same if the type matches, and for a dataview the source.
    pub(super) fn kept(&self, written: &Block) -> Option<&'e Block> {
        let (held, content) = (self.block?, &written.content);
        let is_same = match (&held.content, content) {
            (BlockContent::Dataview(held), BlockContent::Dataview(dataview)) => {
                dataview.object_id == held.object_id
            }
            (held, content) => content.block_type() == held.block_type(),
        };
        (!written.id.is_empty() || is_same).then_some(held)
    }
}

impl Parser<'_> {
    /// An object reference. An unknown object is a warning.
    pub(super) fn object(
        &mut self,
        members: &Members<'_>,
        name: &str,
        base: Option<String>,
        held: Option<&str>,
    ) -> Option<String> {
        let given = members.given(name).is_some();
        let id = members.string(name, MAX_KEY, base, self.out)?;
        if !given {
            return Some(id);
        }
        Some(self.known_object(id, held, || members.path(name)))
    }

    /// The file of a callout's icon, which is an object reference too.
    pub(super) fn icon_file(&mut self, icon: &mut Icon, held: Option<&str>, place: &Place<'_>) {
        if let IconPicture::File(file) = &mut icon.picture {
            let id = std::mem::take(file);
            let path = || place.key("file").path();
            let found = self.cx.objects.and_then(|objects| objects.object(&id));
            let advice = found.and_then(|found| no_image(&id, &found, path()));
            advice.into_iter().for_each(|advice| self.out.warn(advice));
            *file = self.known_object(id, held, path);
        }
    }

    /// The reference to store: an echo of a masked reference becomes `held`.
    fn known_object(
        &mut self,
        id: String,
        held: Option<&str>,
        path: impl FnOnce() -> Path,
    ) -> String {
        let Some(objects) = self.cx.objects else {
            return id;
        };
        if objects.object(&id).is_some() {
            return id;
        }
        if let Some(held) = echoed(&id, held, objects) {
            return held.to_owned();
        }
        self.out.warn(unknown_object(&id, path()));
        id
    }

    /// The property that a member names; `None` if it is absent or unknown.
    pub(super) fn property(
        &mut self,
        members: &Members<'_>,
        name: &str,
    ) -> Option<ResolvedProperty> {
        self.property_among(members, name, Offers::ALL)
    }

    fn property_among(
        &mut self,
        members: &Members<'_>,
        name: &str,
        offers: Offers<'_>,
    ) -> Option<ResolvedProperty> {
        let value = members.given(name)?;
        match self.key(value) {
            Ok(spelling) => self.resolve_property(spelling, &members.place().key(name), offers),
            Err(wrong) => {
                self.out.issue(wrong.at(&members.path(name)));
                None
            }
        }
    }

    /// The property that a required member names.
    pub(super) fn required_property(&mut self, members: &Members<'_>) -> Option<ResolvedProperty> {
        self.required_property_among(members, Offers::ALL)
    }

    /// The same, unless a misspelled member was already reported as this one: each fault is reported once (document.md
    /// 10.3).
    pub(super) fn required_property_unless(
        &mut self,
        members: &Members<'_>,
        meant: &[String],
    ) -> Option<ResolvedProperty> {
        if meant.iter().any(|meant| meant == "property") {
            return None;
        }
        self.required_property(members)
    }

    /// The same, with suggestions limited to some properties.
    pub(super) fn required_property_among(
        &mut self,
        members: &Members<'_>,
        offers: Offers<'_>,
    ) -> Option<ResolvedProperty> {
        if members.given("property").is_none() {
            let wrong = Wrong::new("`property` is required").hint("the key of a property");
            self.out.issue(wrong.at(&members.path("property")));
            return None;
        }
        self.property_among(members, "property", offers)
    }

    /// Resolves the spelling of a property, or reports an issue at its path.
    pub(super) fn resolve_property(
        &mut self,
        spelling: &str,
        place: &Place<'_>,
        offers: Offers<'_>,
    ) -> Option<ResolvedProperty> {
        match self.cx.names.property_among(spelling, offers) {
            Ok(found) => Some(found),
            Err(miss) => {
                self.out.miss(&place.path(), miss);
                None
            }
        }
    }
}
