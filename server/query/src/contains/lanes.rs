//! A machine in several places of texts at a time: in a single one it would wait with each byte for the one before.

use aho_corasick::Anchored;
use aho_corasick::automaton::{Automaton, StateID};

use super::stretch::{Lying, Stretch};

/// Places that a machine runs in at a time.
pub(super) const LANES: usize = 4;
/// The most texts that it runs over in one go, so that all places have some.
pub(super) const STRETCH: usize = 64;

/// Texts that lie beside one another, as a machine runs over them.
#[derive(Debug)]
pub(super) struct Lane<'t> {
    /// What they lie in, and those that it has not passed.
    pub(super) whole: &'t str,
    pub(super) texts: &'t [Lying],
    /// What is left of them, and where that ends.
    pub(super) rest: &'t [u8],
    pub(super) end: usize,
    pub(super) state: StateID,
}

impl<'t> Lane<'t> {
    pub(super) fn over(stretch: Stretch<'t>, state: StateID) -> Self {
        let Stretch { whole, texts } = stretch;
        let range = stretch.range();
        Self {
            whole,
            texts,
            end: range.end,
            rest: whole.as_bytes().get(range).unwrap_or_default(),
            state,
        }
    }
}

/// Runs a machine in some lanes, to the end of one of them or to where it may have found something.
pub(super) fn run_together<A: Automaton>(machine: &A, lanes: &mut [Lane<'_>; LANES]) {
    let [one, two, three, four] = lanes.each_ref().map(|lane| lane.rest.iter());
    let bytes = one.zip(two).zip(three).zip(four);
    let mut states = lanes.each_ref().map(|lane| lane.state);
    let mut read = 0;
    for (((one, two), three), four) in bytes {
        for (state, byte) in states.iter_mut().zip([one, two, three, four]) {
            *state = machine.next_state(Anchored::No, *state, *byte);
        }
        read += 1;
        if states.iter().any(|state| machine.is_special(*state)) {
            break;
        }
    }
    for (lane, state) in lanes.iter_mut().zip(states) {
        lane.rest = lane.rest.get(read..).unwrap_or_default();
        lane.state = state;
    }
}
