//! Looking through the texts of a block with a machine that finds all needles in one pass.

use super::found::{Found, Reading};
use super::texts::{lowered_text, texts_of};
use crate::contains::lanes::{LANES, Lane, STRETCH, run_together};
use crate::contains::table::Machine;
use crate::rows::{Column, Mask};

/// Needles that end in one place from which on the place is kept.
const MANY: usize = 8;

impl Found<'_> {
    /// Runs a machine over the texts of rows, over those that lie beside one another in one go, and in several places at a
    /// time: in a single one it would wait with each byte for the one before.
    pub(super) fn run<M: Machine, C: Column>(
        &mut self,
        machine: &M,
        rows: &Mask,
        first: u32,
        column: &C,
    ) {
        let (beside, alone) = texts_of(rows, first, column);
        for (row, text) in alone {
            let reading = self.read(row, first);
            self.run_alone(machine, &lowered_text(text), reading);
        }
        let mut stretches = beside.iter().flat_map(|stretch| stretch.parts(STRETCH));
        let mut lanes: Vec<Lane<'_, M::State>> = Vec::with_capacity(LANES);
        let over = |stretch| Lane::over(stretch, machine.start());
        lanes.extend(stretches.by_ref().take(LANES).map(over));
        while lanes.len() < LANES
            && let Some(other) = halved(machine, &mut lanes)
        {
            lanes.push(other);
        }
        if let Ok(all) = <&mut [Lane<'_, M::State>; LANES]>::try_from(lanes.as_mut_slice()) {
            'together: loop {
                run_together(machine, all);
                for at in 0..LANES {
                    if let Some(lane) = all.get_mut(at) {
                        self.look_where(machine, lane, first);
                        if !lane.rest.is_empty() {
                            continue;
                        }
                    }
                    let next = stretches.next().map(over);
                    let next = next.or_else(|| halved(machine, all));
                    match all.get_mut(at).zip(next) {
                        Some((lane, next)) => *lane = next,
                        None => break 'together,
                    }
                }
            }
        }
        for lane in &mut lanes {
            self.look_where(machine, lane, first);
            while let Some((byte, rest)) = lane.rest.split_first() {
                lane.rest = rest;
                lane.state = machine.next(lane.state, *byte);
                self.look_where(machine, lane, first);
            }
        }
    }

    /// Where a machine has found something, notes what this text holds, and leads the lane on behind it. What was found may
    /// have begun in a text before; unless nothing more is asked, the machine is run over this text alone.
    #[inline]
    fn look_where<M: Machine>(&mut self, machine: &M, lane: &mut Lane<'_, M::State>, first: u32) {
        if !machine.is_end(lane.state) {
            return;
        }
        lane.state = machine.behind(lane.state);
        let at = lane.place();
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
                            self.run_alone(machine, text, reading);
                        }
                    }
                    let whole = lane.whole.as_bytes();
                    lane.rest = whole.get(to..lane.end).unwrap_or_default();
                    lane.state = machine.start();
                    lane.texts = behind;
                }
                return;
            }
            lane.texts = behind;
        }
    }

    /// A needle that ends where a machine is, with so much room before this place, if it answers all that is asked.
    fn only_answer<M: Machine>(&self, machine: &M, state: M::State, room: usize) -> Option<usize> {
        if self.part.asked != 1 {
            return None;
        }
        let ending = machine.ending(state).take(MANY);
        let mut fitting = ending.filter(|needle| machine.length(*needle) <= room);
        let is_asked = |needle: &usize| {
            let questions = self.part.questions.get(*needle);
            questions.is_some_and(|questions| !questions.is_empty())
        };
        fitting.find(is_asked)
    }

    /// Runs a machine over a text that is lowered or ASCII, and notes the needles that it holds.
    fn run_alone<M: Machine>(&mut self, machine: &M, text: &str, mut reading: Reading) {
        let mut state = machine.start();
        for byte in text.bytes() {
            state = machine.next(state, byte);
            if machine.is_end(state) {
                state = machine.behind(state);
                self.note_all(machine, state, &mut reading);
                if reading.open == 0 {
                    return;
                }
            }
        }
    }

    /// Notes the needles that end where a machine is in a text.
    fn note_all<M: Machine>(&mut self, machine: &M, state: M::State, reading: &mut Reading) {
        let are_many = machine.ending(state).nth(MANY).is_some();
        let text = reading.text;
        if are_many && self.reached.insert(M::number(state), text) == Some(text) {
            return;
        }
        for needle in machine.ending(state) {
            self.note(needle, reading);
        }
    }
}

/// Half of what is left of the lane that has most of it.
fn halved<'t, M: Machine>(
    machine: &M,
    lanes: &mut [Lane<'t, M::State>],
) -> Option<Lane<'t, M::State>> {
    let longest = lanes.iter_mut().max_by_key(|lane| lane.rest.len())?;
    longest.another(machine.start())
}
