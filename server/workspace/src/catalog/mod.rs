//! What requests look up again and again: the spaces, and the names of each space (its properties, options and
//! types). Built from records, kept in memory, and never older than the last acknowledged commit.
//!
//! The names of a space carry the commit that changed them last. A reader compares it with that of its snapshot, which is
//! one small read.

mod cache;
mod load;
mod stored;

use std::collections::HashMap;

use rolltop_document::decor::Icon;
use rolltop_document::document::Kind;
use rolltop_document::issue::Issue;
use rolltop_document::vocabulary::Vocabulary;
use rolltop_spec::members::MemberRow;
use rolltop_spec::params::Page;
use rolltop_spec::shared::{ListResponse, Narrowing};
use rolltop_store::Seq;

use crate::error::{Error, Result};
use crate::order::by_name;

pub(crate) use cache::Catalogues;
pub(crate) use stored::{
    HIDDEN, OWNER_NAME, SHOWN, dataview_block, first_view, known_properties, member_document,
    option_document, property_document, put_type, set_name, set_option_color, set_slug,
    type_document,
};

/// The kinds of objects that a catalogue is built from.
pub(crate) const KINDS: [&str; 4] = [
    Kind::ObjectType.name(),
    Kind::Property.name(),
    Kind::PropertyOption.name(),
    Kind::Participant.name(),
];

/// The names of one space at one moment.
#[derive(Debug)]
pub struct Catalogue {
    /// Properties, options and types.
    pub vocabulary: Vocabulary,
    /// Icons of types, by internal key.
    pub type_icons: HashMap<String, Icon>,
    /// Object id of the local account's member; empty where the space has none.
    pub(crate) me: String,
    /// Opaque id of that account, the same in every space.
    pub(crate) account: String,
    /// The active members, by name, then id.
    pub members: Vec<MemberRow>,
    /// The last commit that changed any of it.
    pub(crate) seq: Seq,
    /// Position after the last option of the space.
    pub(crate) next_option_order: u64,
    /// How many properties, types and options it has.
    definitions: usize,
}

impl Catalogue {
    /// Refuses a write that resolves names while a definition cannot be read, also one in the bin (D-47): its name could be
    /// taken for that of another one, and values would go where they do not belong. Reads go on without it.
    pub(crate) fn require_whole(&self) -> Result<()> {
        match self.vocabulary.unread().first() {
            Some(unread) => Err(Error::Damaged {
                definition: unread.to_string(),
            }),
            None => Ok(()),
        }
    }

    /// A page of definitions of the space, by name, then key.
    pub(crate) fn page<R>(
        &self,
        page: Page,
        rows: impl Iterator<Item = R>,
        named: impl Fn(&R) -> (&str, &str),
    ) -> ListResponse<R> {
        let mut rows: Vec<R> = rows.collect();
        rows.sort_by(|a, b| by_name(named(a), named(b)));
        let total = rows.len() as u64;
        let list = ListResponse::page(page, page.of(rows).collect(), total, Narrowing::Offset);
        list.advised(self.warning().into_iter().collect())
    }

    /// What is to be said wherever names of the space are read.
    pub(crate) fn warning(&self) -> Option<Issue> {
        self.vocabulary.unread().warning()
    }
}
