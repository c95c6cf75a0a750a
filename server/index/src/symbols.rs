//! Ids and keys as small numbers: each distinct text is kept once.

use std::hash::{BuildHasher, RandomState};

use rolltop_query::value::Symbol;

use crate::arena::{Span, Texts};
use crate::chunks::Chunks;

/// The texts of one space. None is ever forgotten: their number is bounded by what the space has held.
#[derive(Clone, Debug, Default)]
pub struct SymbolTable {
    texts: Texts,
    spans: Chunks<Span>,
    /// Symbols by the hash of their text, each in the first free place from there on; at most half of it is taken.
    buckets: Chunks<u32>,
    hasher: RandomState,
    /// Every symbol at its own place, so that one of them can be lent as a list.
    each: Chunks<Symbol>,
}

/// No symbol.
const FREE: u32 = u32::MAX;
/// The smallest number of buckets.
const FEWEST: usize = 64;

impl SymbolTable {
    /// A table for so many texts.
    pub(crate) fn with_room(texts: usize) -> Self {
        let mut table = Self::default();
        table.grow(texts);
        table
    }

    /// The symbol of a text, new or known.
    pub(crate) fn intern(&mut self, text: &str) -> Symbol {
        if self.buckets.len() < self.spans.len() * 2 + FEWEST {
            self.grow(self.spans.len());
        }
        let bucket = match self.find(text) {
            Ok(known) => return known,
            Err(free) => free,
        };
        let number = u32::try_from(self.spans.len()).unwrap_or(FREE);
        let symbol = Symbol(number);
        self.spans.push(self.texts.put(text));
        self.each.push(symbol);
        if let Some(bucket) = self.buckets.get_mut(bucket) {
            *bucket = number;
        }
        symbol
    }

    /// The symbol of a text, if it has one.
    pub fn known(&self, text: &str) -> Option<Symbol> {
        self.find(text).ok()
    }

    /// The same of many, step by step: looked up one after the other, each waits for the memory of each step anew.
    pub(crate) fn all_known(&self, texts: &[&str]) -> Vec<Option<Symbol>> {
        let buckets = texts.iter().map(|text| self.first_bucket(text));
        let buckets: Vec<usize> = buckets.collect();
        let first = buckets.iter().map(|bucket| self.buckets.get(*bucket));
        let first: Vec<u32> = first.map(|known| known.copied().unwrap_or(FREE)).collect();
        let spans = first.iter().map(|symbol| self.spans.get(*symbol as usize));
        let spans: Vec<Option<Span>> = spans.map(Option::<&Span>::copied).collect();
        let found = texts.iter().zip(first.iter().zip(spans));
        let found = found.map(|(text, (symbol, span))| match span {
            None => None,
            Some(span) if self.texts.get(span) == *text => Some(Symbol(*symbol)),
            Some(_) => self.known(text),
        });
        found.collect()
    }

    /// The text of a symbol.
    pub fn text(&self, symbol: Symbol) -> &str {
        let span = self.spans.get(symbol.0 as usize);
        span.map_or("", |span| self.texts.get(*span))
    }

    /// About how many bytes it takes.
    pub(crate) fn bytes(&self) -> usize {
        self.texts.bytes() + self.spans.bytes() + self.each.bytes() + self.buckets.bytes()
    }

    /// How many there are.
    pub(crate) fn len(&self) -> usize {
        self.spans.len()
    }

    /// A list of this one symbol.
    #[inline]
    pub(crate) fn alone(&self, symbol: Symbol) -> &[Symbol] {
        self.each.alone(symbol.0 as usize)
    }

    /// Gives back the room that was made for more texts.
    pub(crate) fn shrink(&mut self) {
        self.texts.shrink();
        self.spans.shrink();
        self.each.shrink();
    }

    /// The symbol of a text, or the bucket that it would take.
    fn find(&self, text: &str) -> Result<Symbol, usize> {
        let mut bucket = self.first_bucket(text);
        while let Some(known) = self.buckets.get(bucket).filter(|known| **known != FREE) {
            let symbol = Symbol(*known);
            if self.text(symbol) == text {
                return Ok(symbol);
            }
            bucket = (bucket + 1) % self.buckets.len();
        }
        Err(bucket)
    }

    fn first_bucket(&self, text: &str) -> usize {
        (self.hasher.hash_one(text) as usize)
            .checked_rem(self.buckets.len())
            .unwrap_or(0)
    }

    /// Makes room for so many texts, and some more.
    fn grow(&mut self, texts: usize) {
        let wanted = (texts * 4 + FEWEST).next_power_of_two();
        self.buckets = Chunks::default();
        self.buckets.fill(wanted, &FREE);
        for number in 0..self.spans.len() {
            let number = u32::try_from(number).unwrap_or(FREE);
            let mut bucket = self.first_bucket(self.text(Symbol(number)));
            while self.buckets.get(bucket).is_some_and(|known| *known != FREE) {
                bucket = (bucket + 1) % wanted;
            }
            if let Some(bucket) = self.buckets.get_mut(bucket) {
                *bucket = number;
            }
        }
    }
}

impl rolltop_query::value::Symbols for SymbolTable {
    fn symbol(&self, id: &str) -> Option<Symbol> {
        self.known(id)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    // Some of so many take places that others would take first.
    #[test]
    fn many_are_looked_up_as_each_alone_is() {
        let texts: Vec<String> = (0..2000).map(|at| format!("text {at}")).collect();
        let looked: Vec<&str> = texts.iter().map(String::as_str).collect();
        let mut table = SymbolTable::default();
        assert_eq!(table.all_known(&looked), vec![None; looked.len()]);
        for text in looked.iter().step_by(2) {
            table.intern(text);
        }
        let each: Vec<Option<Symbol>> = looked.iter().map(|text| table.known(text)).collect();
        assert!(each.iter().step_by(2).all(Option::is_some));
        assert!(each.iter().skip(1).step_by(2).all(Option::is_none));
        assert_eq!(table.all_known(&looked), each);
    }
}
