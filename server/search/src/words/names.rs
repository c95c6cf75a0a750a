//! Matches in the names of options and types, which the texts of objects do not contain.

use std::collections::HashMap;

use rolltop_query::value::Symbol;
use rolltop_query::words::{Item, index_words};

use super::update::WordRows;

/// Calls its argument with each name of an option or a type: internal key of the property (`type` for a type), id of
/// the option or internal key of the type, name.
pub type Names<'a> = dyn Fn(&mut dyn FnMut(&str, &str, &str)) + 'a;

/// The words of all names.
pub(super) fn words_of(names: &Names<'_>) -> Vec<String> {
    let mut words = Vec::new();
    names(&mut |_, _, name| index_words(name, &mut |word| words.push(word.to_owned())));
    words
}

/// Calls `visit` with each row whose option or type has a name that contains terms, and with the bits of these terms.
/// May visit a row several times.
pub(super) fn visit_named(
    names: &Names<'_>,
    terms: &[(u64, Item)],
    rows: &dyn WordRows,
    visit: &mut dyn FnMut(u32, u64),
) {
    let mut found: HashMap<String, HashMap<Symbol, u64>> = HashMap::new();
    let mut words: Vec<String> = Vec::new();
    names(&mut |key, id, name| {
        words.clear();
        index_words(name, &mut |word| words.push(word.to_owned()));
        let held = terms.iter().filter(|(_, item)| item.is_in(&words));
        let bits = held.fold(0, |bits, (bit, _)| bits | bit);
        if bits != 0
            && let Some(symbol) = rows.symbol(id)
        {
            found
                .entry(key.to_owned())
                .or_default()
                .insert(symbol, bits);
        }
    });
    if found.is_empty() {
        return;
    }
    let (keys, found): (Vec<&str>, Vec<_>) = found
        .iter()
        .map(|(key, found)| (key.as_str(), found))
        .unzip();
    rows.visit_entries(&keys, &mut |row, at, entries| {
        let found = found.get(at).into_iter();
        let held = found.flat_map(|found| entries.iter().filter_map(|entry| found.get(entry)));
        let bits = held.fold(0, |all, bits| all | bits);
        if bits != 0 {
            visit(row, bits);
        }
    });
}
