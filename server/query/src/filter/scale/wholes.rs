//! The classes of lists as a whole.

use std::sync::Arc;

use super::symbols::SymbolClasses;
use super::{ANY, Class, FIRST};
use crate::filter::LiveOptions;
use crate::filter::test::{SymbolSet, Test};
use crate::value::Symbol;

/// Sets of entries, each of them a class: that of the lists which have just these, in whatever order and however often.
#[derive(Clone, Debug)]
pub(super) struct ListClasses {
    /// The entries that any set has; what such a class is here is an entry's number.
    entries: SymbolClasses,
    /// Any other entry makes a list another one, unless it is none of these.
    live: Option<Arc<LiveOptions>>,
    /// The sets by class, the numbers of each ascending.
    sets: Vec<Vec<Class>>,
    /// By number, the class of the set of this entry alone.
    alone: Vec<Class>,
    /// The classes of the other sets, each in the first free place from that on which its numbers tell; half of the
    /// places are free.
    places: Vec<Option<Class>>,
}

impl ListClasses {
    /// Those of tests that want a list as a whole, which are of one property.
    pub(super) fn of(tests: &[&Test]) -> Self {
        let entries = SymbolSet::union(tests.iter().filter_map(|test| test.symbols()));
        let live = tests.iter().find_map(|test| match test {
            Test::HasExactly { live, .. } => live.clone(),
            _ => None,
        });
        let mut classes = Self {
            live,
            sets: Vec::new(),
            alone: vec![ANY; entries.len()],
            places: vec![None; (2 * tests.len()).next_power_of_two()],
            entries: SymbolClasses::of(&entries),
        };
        for test in tests {
            classes.add(test);
        }
        classes
    }

    fn add(&mut self, test: &Test) {
        let numbers = self.numbers(test);
        let class = FIRST + self.sets.len() as Class;
        let place = match numbers.as_slice() {
            [one] => self
                .alone
                .get_mut((one - FIRST) as usize)
                .filter(|known| **known == ANY),
            _ => None,
        };
        match place {
            Some(place) => *place = class,
            None => match self.find(&numbers) {
                Err(place) if numbers.len() > 1 => {
                    if let Some(place) = self.places.get_mut(place) {
                        *place = Some(class);
                    }
                }
                _ => return,
            },
        }
        self.sets.push(numbers);
    }

    /// How many sets there are.
    pub(super) fn count(&self) -> usize {
        self.sets.len()
    }

    /// The class of the lists that a test wants.
    pub(super) fn class_of(&self, test: &Test) -> Option<Class> {
        let class = self.of_numbers(&self.numbers(test));
        (class != ANY).then_some(class)
    }

    /// The numbers of the entries that a test wants, ascending.
    fn numbers(&self, test: &Test) -> Vec<Class> {
        let wanted = test.symbols().into_iter().flat_map(SymbolSet::iter);
        wanted
            .filter_map(|symbol| self.entries.get(*symbol))
            .collect()
    }

    /// The class of a list that is not empty; `room` is for what is found out.
    #[inline]
    pub(super) fn class(&self, list: &[Symbol], room: &mut Vec<Class>) -> Class {
        room.clear();
        for symbol in list {
            match self.entries.get(*symbol) {
                Some(number) => room.push(number),
                None if self.live.as_ref().is_none_or(|live| live.contains(symbol)) => return ANY,
                None => {}
            }
        }
        if room.len() > 1 {
            room.sort_unstable();
            room.dedup();
        }
        self.of_numbers(room)
    }

    /// The class of the lists with these entries, ascending.
    #[inline]
    fn of_numbers(&self, numbers: &[Class]) -> Class {
        match numbers {
            [] => ANY,
            [one] => self
                .alone
                .get((one - FIRST) as usize)
                .copied()
                .unwrap_or(ANY),
            several => self.find(several).unwrap_or(ANY),
        }
    }

    /// The class of a set of several entries, or the place that it would take.
    fn find(&self, numbers: &[Class]) -> Result<Class, usize> {
        let last = self.places.len() - 1;
        let drawn = numbers.iter().fold(0_u32, |drawn, number| {
            // The golden ratio scatters numbers that follow one another.
            (drawn.rotate_left(5) ^ number).wrapping_mul(0x9e37_79b9)
        });
        let mut place = (drawn >> 8) as usize & last;
        while let Some(class) = self.places.get(place).copied().flatten() {
            let known = self.sets.get((class - FIRST) as usize);
            if known.is_some_and(|known| known == numbers) {
                return Ok(class);
            }
            place = (place + 1) & last;
        }
        Err(place)
    }
}
