//! The classes of the entries of lists.

use super::{Class, FIRST};
use crate::filter::test::SymbolSet;
use crate::rows::WORD;
use crate::spread::SPREAD_SHORT;
use crate::value::Symbol;

/// Symbols with their classes, each in the first free place from that on which its number tells; most places are free.
#[derive(Clone, Debug)]
pub(super) struct SymbolClasses {
    pub(super) count: usize,
    /// Bits that symbols have: mostly one that is not there has none of them. That is told without a look at places, which
    /// nobody can foretell.
    marks: Vec<u64>,
    places: Vec<Option<(Symbol, Class)>>,
    /// How far a number of 32 bits is shifted to be a place.
    shift: u32,
}

impl SymbolClasses {
    /// The classes of symbols, in their order.
    pub(super) fn of(symbols: &SymbolSet) -> Self {
        let bits = (symbols.len() * 2).next_power_of_two().ilog2().max(4);
        let mut classes = Self {
            count: symbols.len(),
            marks: vec![0; symbols.len().next_power_of_two()],
            places: vec![None; 1 << bits],
            shift: u32::BITS - bits,
        };
        for (class, symbol) in (FIRST..).zip(symbols.iter()) {
            let (word, bit) = classes.mark(*symbol);
            if let Some(word) = classes.marks.get_mut(word) {
                *word |= bit;
            }
            let mut place = classes.first(*symbol);
            while classes.places.get(place).is_some_and(Option::is_some) {
                place = (place + 1) % classes.places.len();
            }
            if let Some(place) = classes.places.get_mut(place) {
                *place = Some((*symbol, class));
            }
        }
        classes
    }

    #[inline]
    pub(super) fn get(&self, symbol: Symbol) -> Option<Class> {
        let (word, bit) = self.mark(symbol);
        if self.marks.get(word).is_none_or(|word| word & bit == 0) {
            return None;
        }
        let mut place = self.first(symbol);
        while let Some((known, class)) = self.places.get(place).copied().flatten() {
            if known == symbol {
                return Some(class);
            }
            place = (place + 1) % self.places.len();
        }
        None
    }

    /// Where the bit of a symbol is: numbers follow one another, and there is a power of two of bits.
    #[inline]
    fn mark(&self, symbol: Symbol) -> (usize, u64) {
        let bit = symbol.0 as usize & (self.marks.len() * WORD - 1);
        (bit / WORD, 1 << (bit % WORD))
    }

    #[inline]
    fn first(&self, symbol: Symbol) -> usize {
        (symbol.0.wrapping_mul(SPREAD_SHORT) >> self.shift) as usize
    }
}
