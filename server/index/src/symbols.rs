//! Ids and keys as small numbers: each distinct text is kept once.

use std::collections::HashMap;
use std::sync::Arc;

use rolltop_query::value::Symbol;

/// The texts of one space. None is ever forgotten: their number is bounded by what the space has held.
#[derive(Debug, Default)]
pub struct SymbolTable {
    numbers: HashMap<Arc<str>, Symbol>,
    texts: Vec<Arc<str>>,
    /// Every symbol at its own place, so that one of them can be lent as a list.
    each: Vec<Symbol>,
}

impl SymbolTable {
    /// The symbol of a text, new or known.
    pub(crate) fn intern(&mut self, text: &str) -> Symbol {
        if let Some(known) = self.numbers.get(text) {
            return *known;
        }
        let symbol = Symbol(u32::try_from(self.texts.len()).unwrap_or(u32::MAX));
        let text: Arc<str> = text.into();
        self.texts.push(Arc::clone(&text));
        self.each.push(symbol);
        self.numbers.insert(text, symbol);
        symbol
    }

    /// The symbol of a text, if it has one.
    pub fn known(&self, text: &str) -> Option<Symbol> {
        self.numbers.get(text).copied()
    }

    /// The text of a symbol.
    pub fn text(&self, symbol: Symbol) -> &str {
        self.texts
            .get(symbol.0 as usize)
            .map_or("", |text| text.as_ref())
    }

    /// A list of this one symbol.
    pub(crate) fn alone(&self, symbol: Symbol) -> &[Symbol] {
        let at = symbol.0 as usize;
        self.each.get(at..=at).unwrap_or_default()
    }
}

impl rolltop_query::value::Symbols for SymbolTable {
    fn symbol(&self, id: &str) -> Option<Symbol> {
        self.known(id)
    }
}
