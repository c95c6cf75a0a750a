//! What requests look up again and again: the spaces, and the names of each space (its properties, options and
//! types). Built from records, kept in memory, and never older than the last acknowledged commit.
//!
//! The change feed says what to forget. A reader that finds the feed not yet as far as the store asks the store;
//! that is the only case in which a warm look-up waits.

mod cache;
mod load;
mod stored;

use std::fmt;

use rolltop_document::document::Kind;
use rolltop_document::issue::Issue;
use rolltop_document::vocabulary::Vocabulary;
use rolltop_document::wording::shown;
use rolltop_store::{ObjectRecord, Precondition, Seq};

use crate::error::{Error, PUT_BACK, Result};
use crate::members::Member;

pub(crate) use cache::{Catalogues, Reading};
pub(crate) use stored::{
    HIDDEN, SHOWN, dataview_block, member_document, option_document, property_document, put_type,
    set_name, set_option_color, type_document,
};

/// The kinds of objects that a catalogue is built from.
pub(crate) const KINDS: [&str; 4] = [
    Kind::ObjectType.name(),
    Kind::Property.name(),
    Kind::PropertyOption.name(),
    Kind::Participant.name(),
];

/// Most damaged definitions that a warning names.
const MAX_NAMED: usize = 8;

/// The names of one space at one moment.
#[derive(Debug)]
pub(crate) struct Catalogue {
    /// Properties, options and types.
    pub(crate) vocabulary: Vocabulary,
    /// Object id of the local account's member; empty where the space has none.
    pub(crate) me: String,
    /// The active members, by name, then id.
    pub(crate) members: Vec<Member>,
    /// The last commit that changed any of it.
    pub(crate) seq: Seq,
    /// Position after the last option of the space.
    pub(crate) next_option_order: u64,
    /// The properties, types and options whose records cannot be read: what they define is not known.
    pub(crate) unread: Vec<UnreadDefinition>,
}

/// A property, type or option whose document cannot be read, by what its record says beside it.
#[derive(Clone, Debug)]
pub(crate) struct UnreadDefinition {
    id: String,
    kind: Kind,
    name: String,
}

impl UnreadDefinition {
    fn of(record: &ObjectRecord) -> Self {
        Self {
            id: record.id.clone(),
            kind: Kind::from_name(&record.kind).unwrap_or_default(),
            name: record.name.clone(),
        }
    }
}

impl fmt::Display for UnreadDefinition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kind = match self.kind {
            Kind::Property => "property",
            Kind::PropertyOption => "option",
            _ => "type",
        };
        write!(f, "the {kind} {:?} ({})", shown(&self.name), self.id)
    }
}

impl Catalogue {
    /// How many properties, types and options it has.
    fn definitions(&self) -> usize {
        let properties = self.vocabulary.properties();
        let options = properties.iter().map(|def| def.options.iter().count());
        properties.len() + self.vocabulary.types().len() + options.sum::<usize>()
    }

    /// What a plan relies on that was computed with these names: that they still hold.
    ///
    /// # Errors
    /// While a definition cannot be read, nobody may rely on the names: what it is called could be taken for the name of
    /// another one, so that values would go where they do not belong, and lists would lose it. Of one in the bin too: what
    /// names it is refused as removed (D-47). Reading goes on without it, and so does what names nothing
    /// ([`Self::unchanged`]).
    pub(crate) fn relied_on(&self, space_id: &str) -> Result<Precondition> {
        match self.unread.first() {
            Some(unread) => Err(Error::Damaged {
                definition: unread.to_string(),
            }),
            None => Ok(self.unchanged(space_id)),
        }
    }

    /// What is to be said wherever names of the space are read: that some are not known, so that they name nothing or
    /// something else, and that values are served as they are stored.
    pub(crate) fn warning(&self) -> Option<Issue> {
        let named = self.unread.iter().take(MAX_NAMED);
        let named: Vec<String> = named.map(UnreadDefinition::to_string).collect();
        let (are, their) = match self.unread.len() {
            0 => return None,
            1 => ("is", "its"),
            _ => ("are", "their"),
        };
        let more = match self.unread.len() - named.len() {
            0 => String::new(),
            more => format!(" and {more} more"),
        };
        let message = format!(
            "{}{more} {are} damaged, and left out: {their} names are not known here",
            named.join(", ")
        );
        Some(Issue::pathless(message).hint(PUT_BACK))
    }

    /// What a plan relies on that takes more than names from here, but resolves none.
    pub(crate) fn unchanged(&self, space_id: &str) -> Precondition {
        Precondition::KindsUnchanged {
            space_id: space_id.to_owned(),
            kinds: KINDS.to_vec(),
            since: self.seq,
        }
    }
}
