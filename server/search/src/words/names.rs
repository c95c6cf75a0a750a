//! Names that find objects although their texts do not hold them: those of their options and of their type.

use std::collections::HashMap;

use rolltop_document::bundled::TYPE;
use rolltop_query::value::Symbol;
use rolltop_query::words::{Item, index_words};

use super::update::WordRows;

/// Names that hold terms of a query, with a bit for each of these terms.
#[derive(Clone, Debug, Default)]
pub struct NameHits {
    /// Internal key of the property, id of the option, bits.
    pub options: Vec<(String, String, u64)>,
    /// Internal key of the type, bits.
    pub types: Vec<(String, u64)>,
}

/// The names of the options and types of a space.
pub trait Names {
    /// Calls `bits_of` with each name, and returns those that get any bits from it.
    fn holding(&self, bits_of: &mut dyn FnMut(&str) -> u64) -> NameHits;
}

/// The words of all names.
pub(super) fn words_of(names: &dyn Names) -> Vec<String> {
    let mut words = Vec::new();
    names.holding(&mut |name| {
        index_words(name, &mut |word| words.push(word.to_owned()));
        0
    });
    words
}

impl NameHits {
    /// The names that hold any of these terms, each with its bit.
    pub(super) fn of(names: &dyn Names, items: &[(u64, Item)]) -> Self {
        let mut words: Vec<String> = Vec::new();
        names.holding(&mut |name| {
            words.clear();
            index_words(name, &mut |word| words.push(word.to_owned()));
            let held = items.iter().filter(|(_, item)| item.is_in(&words));
            held.fold(0, |bits, (bit, _)| bits | bit)
        })
    }

    /// Calls `visit` with the rows that have such an option or type, some several times.
    pub(super) fn visit(&self, rows: &dyn WordRows, visit: &mut dyn FnMut(u32, u64)) {
        let mut wanted: HashMap<&str, HashMap<Symbol, u64>> = HashMap::new();
        let options = self
            .options
            .iter()
            .map(|(key, id, bits)| (&**key, id, *bits));
        let types = self.types.iter().map(|(key, bits)| (TYPE, key, *bits));
        for (key, id, bits) in options.chain(types) {
            if let Some(symbol) = rows.symbol(id) {
                wanted.entry(key).or_default().insert(symbol, bits);
            }
        }
        if wanted.is_empty() {
            return;
        }
        let (keys, wanted): (Vec<&str>, Vec<_>) = wanted.into_iter().unzip();
        rows.visit_entries(&keys, &mut |row, at, entries| {
            let wanted = wanted.get(at).into_iter();
            let held =
                wanted.flat_map(|wanted| entries.iter().filter_map(|entry| wanted.get(entry)));
            let bits = held.fold(0, |all, bits| all | bits);
            if bits != 0 {
                visit(row, bits);
            }
        });
    }
}
