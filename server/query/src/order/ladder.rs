//! The order of the few entries that a property may hold, as numbers.

use std::cmp::Ordering;
use std::collections::HashMap;

use super::part::{Rank, by_rank};
use crate::collate::collate;
use crate::value::Symbol;

/// Entries by symbol, each with its step; equal entries stand on one step.
pub(super) struct Ladder {
    steps: Vec<(Symbol, u32)>,
    /// The step of every other entry.
    unknown: u32,
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
        let mut ladder = Self {
            steps: Vec::with_capacity(entries.len()),
            unknown: 0,
        };
        let mut step = 0;
        let mut previous: Option<&T> = None;
        for (symbol, value) in &entries {
            let is_next = previous.is_some_and(|previous| compare(previous, value).is_ne());
            step += u32::from(is_next);
            match symbol {
                Some(symbol) => ladder.steps.push((*symbol, step)),
                None => ladder.unknown = step,
            }
            previous = Some(value);
        }
        ladder.steps.sort_unstable();
        ladder
    }

    /// The step of an entry.
    pub(super) fn step(&self, entry: Symbol) -> u32 {
        let found = self.steps.binary_search_by_key(&entry, |step| step.0);
        let step = found.ok().and_then(|at| self.steps.get(at));
        step.map_or(self.unknown, |step| step.1)
    }
}
