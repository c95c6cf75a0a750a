//! A machine in several places of texts at a time: in a single one it would wait with each byte for the one before.

use super::stretch::{Lying, Stretch};
use super::table::Machine;

/// Places that a machine runs in at a time.
pub(super) const LANES: usize = 4;
/// The most texts that it runs over in one go, so that all places have some.
pub(super) const STRETCH: usize = 64;

/// Texts that lie beside one another, as a machine runs over them.
#[derive(Debug)]
pub(super) struct Lane<'t, S> {
    /// What they lie in, and those that it has not passed.
    pub(super) whole: &'t str,
    pub(super) texts: &'t [Lying],
    /// What is left of them, and where that ends.
    pub(super) rest: &'t [u8],
    pub(super) end: usize,
    pub(super) state: S,
}

impl<'t, S: Copy> Lane<'t, S> {
    pub(super) fn over(stretch: Stretch<'t>, state: S) -> Self {
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

    /// Where it is.
    pub(super) fn place(&self) -> usize {
        self.end - self.rest.len()
    }

    /// Leaves half of the texts that it has not come to to another one; `None` if there are too few.
    pub(super) fn another(&mut self, start: S) -> Option<Self> {
        let place = self.place();
        let begun = self.texts.partition_point(|text| text.start() < place);
        let half = begun + (self.texts.len() - begun) / 2;
        let (own, others) = self.texts.split_at_checked(half.max(1))?;
        let other = Self::over(
            Stretch {
                whole: self.whole,
                texts: others,
            },
            start,
        );
        let end = own.last().map_or(place, |text| text.end().max(place));
        if others.is_empty() || begun == self.texts.len() {
            return None;
        }
        self.rest = self.rest.get(..end - place)?;
        (self.texts, self.end) = (own, end);
        Some(other)
    }
}

/// Runs a machine in some lanes, to the end of one of them or to where it may have found something.
pub(super) fn run_together<M: Machine>(machine: &M, lanes: &mut [Lane<'_, M::State>; LANES]) {
    let [one, two, three, four] = lanes.each_ref().map(|lane| lane.rest.iter());
    let bytes = one.zip(two).zip(three).zip(four);
    let bytes = bytes.map(|(((one, two), three), four)| [*one, *two, *three, *four]);
    let mut states = lanes.each_ref().map(|lane| lane.state);
    let read = machine.read(&mut states, bytes);
    for (lane, state) in lanes.iter_mut().zip(states) {
        lane.rest = lane.rest.get(read..).unwrap_or_default();
        lane.state = state;
    }
}
