//! Names that objects are found by although their texts do not hold them: those of their options and of their types.

use std::collections::HashMap;

use rolltop_query::value::Symbol;
use rolltop_query::words::Item;

use super::document::Terms;
use crate::cells::Slot;
use crate::table::Table;

/// Names that hold something, with what they hold as bits.
#[derive(Clone, Debug, Default)]
pub struct NameHits {
    /// Internal key of the property, id of the option, bits.
    pub options: Vec<(String, String, u64)>,
    /// Internal key of the type, bits.
    pub types: Vec<(String, u64)>,
}

/// Knows the names of a space.
pub trait Names {
    /// Shows every name of an option or a type, and tells of those that get any bits for it.
    fn holding(&self, bits_of: &mut dyn FnMut(&str) -> u64) -> NameHits;
}

/// The terms of all names.
pub(super) fn terms_of(names: &dyn Names) -> Vec<Terms> {
    let mut terms = Vec::new();
    names.holding(&mut |name| {
        terms.push(Terms::of_text(name));
        0
    });
    terms
}

impl NameHits {
    /// The names that hold any of these items; the bits of an item stand beside it.
    pub(super) fn of<'i>(
        names: &dyn Names,
        items: impl Iterator<Item = (u64, &'i Item)> + Clone,
    ) -> Self {
        names.holding(&mut |name| {
            let terms = Terms::of_text(name);
            let held = items.clone().filter(|(_, item)| terms.holds(item));
            held.fold(0, |all, (bits, _)| all | bits)
        })
    }

    /// Visits the rows that carry such an option or are of such a type; some twice.
    pub(super) fn visit(&self, table: &Table, visit: &mut dyn FnMut(Slot, u64)) {
        let mut options: HashMap<&str, Vec<(Symbol, u64)>> = HashMap::new();
        for (key, id, bits) in &self.options {
            if let Some(symbol) = table.symbols().known(id) {
                options.entry(key).or_default().push((symbol, *bits));
            }
        }
        for (key, mut options) in options {
            options.sort_unstable();
            if let Some(column) = table.columns.get(key) {
                column.visit_entries(table.slots(), &mut |slot, entries| {
                    let entries = entries.iter();
                    let bits = entries.fold(0, |all, entry| all | bits_of(*entry, &options));
                    if bits != 0 {
                        visit(slot, bits);
                    }
                });
            }
        }
        let types = self.types.iter();
        let types = types.filter_map(|(key, bits)| Some((table.symbols().known(key)?, *bits)));
        let mut types: Vec<(Symbol, u64)> = types.collect();
        types.sort_unstable();
        if !types.is_empty() {
            for row in table.rows() {
                let bits = bits_of(row.type_symbol(), &types);
                if bits != 0 {
                    visit(row.slot(), bits);
                }
            }
        }
    }
}

/// The bits of an entry, among sorted ones.
fn bits_of(entry: Symbol, known: &[(Symbol, u64)]) -> u64 {
    let found = known.binary_search_by_key(&entry, |(symbol, _)| *symbol);
    let found = found.ok().and_then(|at| known.get(at));
    found.map_or(0, |(_, bits)| *bits)
}
