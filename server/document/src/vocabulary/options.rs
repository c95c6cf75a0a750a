//! The options of a property, found by name and by identity without looking at the others: a body may name
//! thousands of options of a property that has thousands.

use std::collections::HashMap;
use std::ops::Deref;

use super::{OptionDef, Unread, canonical_name};
use crate::limits::MAX_PROPERTY_OPTIONS;

/// The options of a property in display order, removed ones included.
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

    /// These options in a space of which others cannot be read: whose those are is not known.
    #[must_use]
    pub fn beside(self, unread: Unread) -> Self {
        Self { unread, ..self }
    }

    /// Options of the space that cannot be read.
    pub(crate) fn unread(&self) -> &Unread {
        &self.unread
    }

    /// The option with this identity.
    pub fn by_id(&self, id: &str) -> Option<&OptionDef> {
        self.all.get(*self.by_id.get(id)?)
    }

    /// The option that v1 serves under this key, of several one that is not removed.
    pub fn by_key(&self, key: &str) -> Option<&OptionDef> {
        let has_it = |option: &&OptionDef| option.key() == key;
        let live = self.live().find(has_it);
        live.or_else(|| self.all.iter().find(has_it))
    }

    /// The options of this name in any canonically equivalent spelling, removed ones included, in display order.
    pub fn named(&self, name: &str) -> impl Iterator<Item = &OptionDef> + Clone + use<'_> {
        let positions = self.by_name.get(&*canonical_name(name)).map(Vec::as_slice);
        let positions = positions.unwrap_or_default();
        positions
            .iter()
            .filter_map(|position| self.all.get(*position))
    }

    /// True if as many more may be made (document.md 10.6): each request about a property looks through all of them.
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
