//! The classes of lists as a whole.

use std::hash::{BuildHasher, RandomState};
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
    scatter: Scatter,
}

/// Draws the numbers of a set together, in another way for each filter: who writes sets cannot choose such as all take the
/// same place.
#[derive(Clone, Copy, Debug)]
struct Scatter {
    start: u64,
    by: u64,
}

impl Scatter {
    fn new() -> Self {
        let chance = RandomState::new();
        Self {
            start: chance.hash_one(0),
            by: chance.hash_one(1) | 1,
        }
    }

    #[inline]
    fn drawn(self, numbers: &[Class]) -> u64 {
        numbers.iter().fold(self.start, |drawn, number| {
            let product = u128::from(drawn ^ u64::from(*number)) * u128::from(self.by);
            product as u64 ^ (product >> u64::BITS) as u64
        })
    }
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
            scatter: Scatter::new(),
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
        let mut place = self.first_place(numbers);
        while let Some(class) = self.places.get(place).copied().flatten() {
            let known = self.sets.get((class - FIRST) as usize);
            if known.is_some_and(|known| known == numbers) {
                return Ok(class);
            }
            place = (place + 1) & last;
        }
        Err(place)
    }

    /// The place from which on a set of several entries is looked for.
    #[inline]
    fn first_place(&self, numbers: &[Class]) -> usize {
        self.scatter.drawn(numbers) as usize & (self.places.len() - 1)
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "tests")]
mod tests {
    use super::*;
    use crate::spread::SPREAD_SHORT;

    /// Sets of three, as many as a filter may have tests, which all take one place where their numbers are drawn together
    /// by a multiplier that everybody knows.
    fn chosen() -> Vec<Vec<u32>> {
        let drawn = |numbers: &[u32]| {
            let numbers = numbers.iter().map(|number| number + FIRST);
            numbers.fold(0_u32, |drawn, number| {
                (drawn.rotate_left(5) ^ number).wrapping_mul(SPREAD_SHORT)
            })
        };
        let pairs = (1..1500).flat_map(|one| (one + 1..1500).map(move |other| vec![0, one, other]));
        let sets = pairs.filter(|numbers| (drawn(numbers) >> 8) & 2047 == 0);
        let mut sets: Vec<Vec<u32>> = sets.take(500).collect();
        // Of each entry there is a number.
        sets.push((0..1500).collect());
        sets
    }

    #[test]
    fn chosen_sets_do_not_all_take_one_place() {
        let sets = chosen();
        assert_eq!(sets.len(), 501);
        let tests = sets.iter().map(|numbers| Test::HasExactly {
            wanted: SymbolSet::new(numbers.iter().copied().map(Symbol).collect()),
            live: None,
        });
        let tests: Vec<Test> = tests.collect();
        let tests: Vec<&Test> = tests.iter().collect();
        let classes = ListClasses::of(&tests);
        let last = classes.places.len() - 1;
        let looks = tests.iter().map(|test| {
            let numbers = classes.numbers(test);
            let class = classes.find(&numbers).unwrap();
            let mut places = classes.places.iter();
            let place = places.position(|known| *known == Some(class)).unwrap();
            place.wrapping_sub(classes.first_place(&numbers)) & last
        });
        let looks: usize = looks.sum();
        // One at a time they take some 0.2 each; all in one place 250.
        assert!(looks < 10 * sets.len(), "{looks} looks at places of others");
    }
}
