//! Index of a property's options by name and id. A body can name thousands of options of a property that has thousands.

use std::collections::HashMap;
use std::ops::Deref;

use super::{OptionDef, Unread, canonical_name};
use crate::limits::MAX_PROPERTY_OPTIONS;

/// The options of a property in display order, including removed ones.
#[derive(Clone, Debug, Default)]
pub struct Options {
    all: Vec<OptionDef>,
    by_id: HashMap<String, usize>,
    by_name: HashMap<String, Vec<usize>>,
    unread: Unread,
}

impl Options {
    /// Appends an option at the end of the display order.
    pub fn push(&mut self, option: OptionDef) {
        let position = self.all.len();
        self.by_id.insert(option.id.clone(), position);
        let name = canonical_name(&option.name).into_owned();
        let named = self.by_name.entry(name).or_default();
        named.push(position);
        self.all.push(option);
    }

    /// Adds the unreadable options of the space; their properties are unknown.
    #[must_use]
    pub fn beside(self, unread: Unread) -> Self {
        Self { unread, ..self }
    }

    /// The unreadable options of the space.
    pub(crate) fn unread(&self) -> &Unread {
        &self.unread
    }

    /// The option with this id.
    pub fn by_id(&self, id: &str) -> Option<&OptionDef> {
        self.all.get(*self.by_id.get(id)?)
    }

    /// The option with this key in v1. A live option has priority over removed ones.
    pub fn by_key(&self, key: &str) -> Option<&OptionDef> {
        let has_it = |option: &&OptionDef| option.key() == key;
        let live = self.live().find(has_it);
        live.or_else(|| self.all.iter().find(has_it))
    }

    /// The options with this name in any canonically equivalent spelling, including removed ones, in display order.
    pub fn named(&self, name: &str) -> impl Iterator<Item = &OptionDef> + Clone + use<'_> {
        let positions = self.by_name.get(&*canonical_name(name)).map(Vec::as_slice);
        let positions = positions.unwrap_or_default();
        positions
            .iter()
            .filter_map(|position| self.all.get(*position))
    }

    /// True if `more` options can be added (document.md 10.6). The limit exists because each request about a property
    /// reads all its options.
    pub fn have_room_for(&self, more: usize) -> bool {
        self.all.len() + more <= MAX_PROPERTY_OPTIONS
            || self.live().count() + more <= MAX_PROPERTY_OPTIONS
    }

    /// The options that are not removed, in display order.
    pub fn live(&self) -> impl Iterator<Item = &OptionDef> {
        self.all.iter().filter(|option| !option.archived)
    }
}

impl Deref for Options {
    type Target = [OptionDef];

    fn deref(&self) -> &[OptionDef] {
        &self.all
    }
}

impl PartialEq for Options {
    fn eq(&self, other: &Self) -> bool {
        self.all == other.all
    }
}

impl Eq for Options {}

impl FromIterator<OptionDef> for Options {
    fn from_iter<I: IntoIterator<Item = OptionDef>>(options: I) -> Self {
        let mut collected = Self::default();
        options
            .into_iter()
            .for_each(|option| collected.push(option));
        collected
    }
}

impl From<Vec<OptionDef>> for Options {
    fn from(options: Vec<OptionDef>) -> Self {
        options.into_iter().collect()
    }
}

impl IntoIterator for Options {
    type Item = OptionDef;
    type IntoIter = std::vec::IntoIter<OptionDef>;

    fn into_iter(self) -> Self::IntoIter {
        self.all.into_iter()
    }
}

#[cfg(test)]
mod tests;
