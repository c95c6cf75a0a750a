//! The order of the few entries that a property may hold, as numbers.

use std::cmp::Ordering;
use std::collections::HashMap;

use super::part::{Rank, by_rank};
use crate::collate::collate;
use crate::value::Symbol;

/// Entries by symbol, each with its step; equal entries stand on one step.
pub(super) struct Ladder {
    steps: Steps,
    /// The step of every other entry.
    unknown: u32,
}

/// Where the step of a symbol is found.
#[derive(Clone, Debug)]
pub(super) enum Steps {
    /// By symbol, from the first on: symbols that came about together lie close together.
    Close(u32, Vec<u32>),
    /// Sorted by symbol.
    Apart(Vec<(Symbol, u32)>),
}

/// The range of symbols, for each of them and at least, up to which they lie close together.
const RANGE: usize = 8;
const LEAST_RANGE: usize = 4096;

impl Steps {
    /// The step of each symbol; others may be told to have that of what is unknown.
    pub(super) fn new(mut steps: Vec<(Symbol, u32)>, unknown: u32) -> Self {
        steps.sort_unstable();
        let (Some((first, _)), Some((last, _))) = (steps.first(), steps.last()) else {
            return Self::Apart(steps);
        };
        let (first, range) = (first.0, (last.0 - first.0) as usize + 1);
        if range > LEAST_RANGE.max(steps.len() * RANGE) {
            return Self::Apart(steps);
        }
        let mut by_symbol = vec![unknown; range];
        for (symbol, step) in steps {
            if let Some(place) = by_symbol.get_mut((symbol.0 - first) as usize) {
                *place = step;
            }
        }
        Self::Close(first, by_symbol)
    }

    /// The step of a symbol; `None` where it is that of what is unknown.
    #[inline]
    pub(super) fn get(&self, entry: Symbol) -> Option<u32> {
        match self {
            Self::Close(first, steps) => {
                let at = entry.0.checked_sub(*first)?;
                steps.get(at as usize).copied()
            }
            Self::Apart(steps) => {
                let at = steps.binary_search_by_key(&entry, |step| step.0).ok()?;
                steps.get(at).map(|step| step.1)
            }
        }
    }
}

impl Ladder {
    /// Options, by position, then name; what no longer exists comes last.
    pub(super) fn of_options(ranks: &HashMap<Symbol, Rank>) -> Self {
        let options = ranks.iter().map(|(symbol, rank)| (*symbol, Some(rank)));
        Self::new(options.collect(), None, |a, b| by_rank(*a, *b))
    }

    /// Types, by name; an unknown one has none.
    pub(super) fn of_names(names: &HashMap<Symbol, String>) -> Self {
        let named = names.iter().map(|(symbol, name)| (*symbol, name.as_str()));
        Self::new(named.collect(), "", |a, b| collate(a, b))
    }

    fn new<T>(entries: Vec<(Symbol, T)>, unknown: T, compare: impl Fn(&T, &T) -> Ordering) -> Self {
        let mut entries: Vec<(Option<Symbol>, T)> = entries
            .into_iter()
            .map(|(symbol, value)| (Some(symbol), value))
            .collect();
        entries.push((None, unknown));
        entries.sort_by(|(_, a), (_, b)| compare(a, b));
        let mut steps = Vec::with_capacity(entries.len());
        let mut of_unknown = 0;
        let mut step = 0;
        let mut previous: Option<&T> = None;
        for (symbol, value) in &entries {
            let is_next = previous.is_some_and(|previous| compare(previous, value).is_ne());
            step += u32::from(is_next);
            match symbol {
                Some(symbol) => steps.push((*symbol, step)),
                None => of_unknown = step,
            }
            previous = Some(value);
        }
        Self {
            steps: Steps::new(steps, of_unknown),
            unknown: of_unknown,
        }
    }

    /// The step of an entry.
    #[inline]
    pub(super) fn step(&self, entry: Symbol) -> u32 {
        self.steps.get(entry).unwrap_or(self.unknown)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    // Entries have their steps and others none, whether their symbols lie close together or apart.
    #[test]
    fn steps_are_found_by_symbol() {
        for apart in [1, 1000, u32::MAX / 4] {
            let names = ["b", "a", "B", ""].into_iter().map(str::to_owned);
            let names: HashMap<Symbol, String> =
                (1..).map(|at| Symbol(at * apart)).zip(names).collect();
            let ladder = Ladder::of_names(&names);
            let step = |at: u32| ladder.step(Symbol(at * apart));
            assert!(step(2) < step(1) && step(1) == step(3) && step(4) < step(2));
            for unknown in [0, apart / 2, 4 * apart - 1, u32::MAX] {
                let is_known = unknown >= apart && unknown % apart == 0;
                assert!(is_known || ladder.step(Symbol(unknown)) == step(4));
            }
        }
        let none = Ladder::of_names(&HashMap::new());
        assert_eq!(none.step(Symbol(7)), 0);
    }
}
