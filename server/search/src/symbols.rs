//! Interner of ids and type keys: each distinct text has one number.

use std::collections::HashMap;
use std::sync::Arc;

use rolltop_query::value::{Symbol, Symbols};

/// The interned texts of one space. No text is removed while the rows of the space are cached.
#[derive(Debug, Default)]
pub struct SymbolTable {
    texts: Vec<Arc<str>>,
    by_text: HashMap<Arc<str>, Symbol>,
    text_bytes: usize,
}

impl SymbolTable {
    /// The symbol of a text, new or known.
    pub(crate) fn intern(&mut self, text: &str) -> Symbol {
        if let Some(known) = self.by_text.get(text) {
            return *known;
        }
        let symbol = Symbol(u32::try_from(self.texts.len()).unwrap_or(u32::MAX));
        let text: Arc<str> = text.into();
        self.text_bytes += text.len();
        self.texts.push(Arc::clone(&text));
        self.by_text.insert(text, symbol);
        symbol
    }

    /// The text of a symbol.
    pub fn text(&self, symbol: Symbol) -> &str {
        self.texts.get(symbol.0 as usize).map_or("", |text| text)
    }

    /// Sorts symbols by their texts.
    pub(crate) fn sort(&self, symbols: &mut [Symbol]) {
        symbols.sort_unstable_by(|a, b| self.text(*a).cmp(self.text(*b)));
    }

    /// Estimated bytes in memory.
    pub(crate) fn bytes(&self) -> usize {
        // The header of an `Arc`, its pointers in list and map, and the spare capacity of the map.
        const EACH: usize = 16 + 16 + 40;
        self.text_bytes + self.texts.len() * EACH
    }
}

impl Symbols for SymbolTable {
    fn symbol(&self, id: &str) -> Option<Symbol> {
        self.by_text.get(id).copied()
    }
}
