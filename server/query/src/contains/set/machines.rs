//! Looking through the texts of a block with a machine that finds all needles in one pass.

use aho_corasick::Anchored;
use aho_corasick::automaton::{Automaton, StateID};

use super::found::{Found, Reading};
use super::texts::{lowered_text, texts_of};
use crate::contains::lanes::{LANES, Lane, STRETCH, run_together};
use crate::rows::{Column, Mask};

/// Needles that end in one place from which on the place is kept.
const MANY: usize = 8;

impl Found<'_> {
    /// Runs a machine over the texts of rows, over those that lie beside one another in one go, and in several places at a
    /// time: in a single one it would wait with each byte for the one before.
    pub(super) fn run<A: Automaton, C: Column>(
        &mut self,
        machine: &A,
        rows: &Mask,
        first: u32,
        column: &C,
    ) {
        let Ok(start) = machine.start_state(Anchored::No) else {
            return;
        };
        let (beside, alone) = texts_of(rows, first, column);
        for (row, text) in alone {
            let reading = self.read(row, first);
            self.run_alone(machine, start, &lowered_text(text), reading);
        }
        let mut stretches = beside.iter().flat_map(|stretch| stretch.parts(STRETCH));
        let mut lanes: Vec<Lane<'_>> = Vec::with_capacity(LANES);
        loop {
            let free = LANES - lanes.len();
            let more = stretches.by_ref().take(free);
            lanes.extend(more.map(|stretch| Lane::over(stretch, start)));
            let Ok(all) = <&mut [Lane<'_>; LANES]>::try_from(lanes.as_mut_slice()) else {
                break;
            };
            run_together(machine, all);
            for lane in &mut lanes {
                self.look_where(machine, start, lane, first);
            }
            lanes.retain(|lane| !lane.rest.is_empty());
        }
        for lane in &mut lanes {
            while let Some((byte, rest)) = lane.rest.split_first() {
                lane.rest = rest;
                lane.state = machine.next_state(Anchored::No, lane.state, *byte);
                self.look_where(machine, start, lane, first);
            }
        }
    }

    /// Where a machine has found something, notes what this text holds, and leads the lane on behind it. What was found may
    /// have begun in a text before; unless nothing more is asked, the machine is run over this text alone.
    #[inline]
    fn look_where<A: Automaton>(
        &mut self,
        machine: &A,
        start: StateID,
        lane: &mut Lane<'_>,
        first: u32,
    ) {
        if !machine.is_special(lane.state) || !machine.is_match(lane.state) {
            return;
        }
        let at = lane.end - lane.rest.len();
        while let Some((text, behind)) = lane.texts.split_first() {
            let (from, to) = (text.start(), text.end());
            if to >= at {
                // Between two texts nothing is found.
                if from < at {
                    let mut reading = self.read(text.row, first);
                    match self.only_answer(machine, lane.state, at - from) {
                        Some(needle) => self.note(needle, &mut reading),
                        None => {
                            let text = lane.whole.get(from..to).unwrap_or_default();
                            self.run_alone(machine, start, text, reading);
                        }
                    }
                    let whole = lane.whole.as_bytes();
                    lane.rest = whole.get(to..lane.end).unwrap_or_default();
                    lane.state = start;
                    lane.texts = behind;
                }
                return;
            }
            lane.texts = behind;
        }
    }

    /// A needle that ends where a machine is, with so much room before this place, if it answers all that is asked.
    fn only_answer<A: Automaton>(&self, machine: &A, state: StateID, room: usize) -> Option<usize> {
        let ending = if self.part.asked == 1 {
            machine.match_len(state).min(MANY)
        } else {
            0
        };
        let ending = (0..ending).map(|at| machine.match_pattern(state, at));
        let mut fitting = ending.filter(|needle| machine.pattern_len(*needle) <= room);
        let is_asked = |needle: &usize| {
            let questions = self.part.questions.get(*needle);
            questions.is_some_and(|questions| !questions.is_empty())
        };
        fitting.find_map(|needle| Some(needle.as_usize()).filter(is_asked))
    }

    /// Runs a machine over a text that is lowered or ASCII, and notes the needles that it holds.
    fn run_alone<A: Automaton>(
        &mut self,
        machine: &A,
        start: StateID,
        text: &str,
        mut reading: Reading,
    ) {
        let mut state = start;
        for byte in text.bytes() {
            state = machine.next_state(Anchored::No, state, byte);
            if machine.is_special(state) && machine.is_match(state) {
                self.note_all(machine, state, &mut reading);
                if reading.open == 0 {
                    return;
                }
            }
        }
    }

    /// Notes the needles that end where a machine is in a text.
    fn note_all<A: Automaton>(&mut self, machine: &A, state: StateID, reading: &mut Reading) {
        let (ending, text) = (machine.match_len(state), reading.text);
        if ending > MANY && self.reached.insert(state, text) == Some(text) {
            return;
        }
        for at in 0..ending {
            let needle = machine.match_pattern(state, at);
            self.note(needle.as_usize(), reading);
        }
    }
}
