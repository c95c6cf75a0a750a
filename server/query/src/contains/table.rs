//! Machines that find all of some texts in one pass over others: a table of what each state is followed by, soon made and
//! fast, and a smaller and slower chain for what is too much for one.

use aho_corasick::{Anchored, PatternID};

use aho_corasick::automaton::{Automaton, StateID};
use aho_corasick::nfa::contiguous::NFA;

/// Runs over texts that are lowered or ASCII, byte by byte.
pub(super) trait Machine {
    /// Where it is: what was read last, as far as needles begin so.
    type State: Copy + Eq + std::fmt::Debug;

    /// Where it is before anything is read.
    fn start(&self) -> Self::State;

    /// Where a byte leads to from a state in which no needle ends, or [`Self::behind`] one.
    fn next(&self, state: Self::State, byte: u8) -> Self::State;

    /// Whether a needle ends there.
    fn is_end(&self, state: Self::State) -> bool;

    /// Reads with each of some states the bytes for it, to their end or until a needle ends, and tells how many.
    fn read<const LANES: usize>(
        &self,
        states: &mut [Self::State; LANES],
        bytes: impl Iterator<Item = [u8; LANES]>,
    ) -> usize {
        let mut read = 0;
        for bytes in bytes {
            for (state, byte) in states.iter_mut().zip(bytes) {
                *state = self.next(*state, byte);
            }
            read += 1;
            if states.iter().any(|state| self.is_end(*state)) {
                break;
            }
        }
        read
    }

    /// The same state when what ends there is known.
    fn behind(&self, state: Self::State) -> Self::State;

    /// The needles that end there, as positions.
    fn ending(&self, state: Self::State) -> impl Iterator<Item = usize>;

    /// Bytes of a needle.
    fn length(&self, needle: usize) -> usize;

    /// Tells a state from the others.
    fn number(state: Self::State) -> u32;
}

/// For each state, a row with the state that follows on each byte.
#[derive(Debug)]
pub(super) struct Table {
    columns: Columns,
    /// By state and column, the state that follows, with [`END`] where a needle ends.
    rows: Vec<u16>,
    /// By state, what ends there.
    ends: Vec<End>,
    /// Bytes of the needles.
    lengths: Vec<u32>,
}

/// By byte, its place in a row. A letter of ASCII has one in either case, and what no needle has is the first.
#[derive(Debug)]
struct Columns {
    of_bytes: [u8; 256],
    /// Bits of the last.
    bits: u32,
}

/// What ends in a state.
#[derive(Clone, Copy, Debug)]
struct End {
    /// The needle that is all of what was read, [`NO_NEEDLE`] if none is.
    needle: u32,
    /// The state of the longest part behind its first byte that needles begin with.
    rest: u16,
    /// The longest of those in which a needle ends, 0 if none does.
    shorter: u16,
}

/// Marks a state in which a needle ends.
const END: u16 = 1 << 15;
/// States that a table may have.
pub(super) const STATES: usize = END as usize;
/// The fewest bits of a column: the letters, and some more.
const LEAST_BITS: u32 = 5;
const NO_NEEDLE: u32 = u32::MAX;

impl End {
    const NONE: Self = Self {
        needle: NO_NEEDLE,
        rest: 0,
        shorter: 0,
    };
}

/// The step from a state to one that is a byte longer.
#[derive(Clone, Copy, Debug)]
struct Step {
    from: u16,
    to: u16,
    column: u8,
}

impl Columns {
    /// Of the bytes of needles; `None` if there are too many.
    fn of(needles: &[String]) -> Option<Self> {
        let mut of_bytes = [0; 256];
        let mut last = 0_u8;
        for byte in needles.iter().flat_map(|needle| needle.bytes()) {
            let column = of_bytes.get_mut(usize::from(byte))?;
            if *column == 0 {
                last = last.checked_add(1)?;
                *column = last;
            }
        }
        for upper in b'A'..=b'Z' {
            let lower = of_bytes
                .get(usize::from(upper.to_ascii_lowercase()))
                .copied();
            *of_bytes.get_mut(usize::from(upper))? = lower?;
        }
        Some(Self {
            of_bytes,
            bits: LEAST_BITS.max(u8::BITS - last.leading_zeros()),
        })
    }

    #[inline]
    fn of_byte(&self, byte: u8) -> u8 {
        self.of_bytes.get(usize::from(byte)).copied().unwrap_or(0)
    }

    /// Places of a row.
    fn width(&self) -> usize {
        1 << self.bits
    }
}

impl Table {
    /// The most bytes that one of these needles takes.
    pub(super) fn bytes(needles: &[String]) -> usize {
        let states: usize = needles.iter().map(String::len).sum();
        match Columns::of(needles) {
            Some(columns) if states < STATES => {
                (states + 1) * (columns.width() * size_of::<u16>() + size_of::<End>())
            }
            _ => usize::MAX,
        }
    }

    /// Of needles that are distinct and not empty; `None` if they are too many.
    pub(super) fn new(needles: &[String]) -> Option<Self> {
        let columns = Columns::of(needles)?;
        let width = columns.width();
        let states = 1 + needles.iter().map(String::len).sum::<usize>();
        let mut table = Self {
            columns,
            rows: Vec::with_capacity(states * width),
            ends: Vec::with_capacity(states),
            lengths: Vec::with_capacity(needles.len()),
        };
        table.rows.resize(width, 0);
        table.ends.push(End::NONE);
        // By length of what was read, the steps to it.
        let mut steps: Vec<Vec<Step>> = Vec::new();
        for (at, needle) in (0..).zip(needles) {
            table.lengths.push(u32::try_from(needle.len()).ok()?);
            let mut from = 0_u16;
            for (length, byte) in needle.bytes().enumerate() {
                let column = table.columns.of_byte(byte);
                let place = table.place(from, column);
                let known = table.rows.get(place).copied()?;
                if known != 0 {
                    from = known;
                    continue;
                }
                let to = table.ends.len();
                let to = u16::try_from(to).ok().filter(|to| *to < END)?;
                *table.rows.get_mut(place)? = to;
                table.rows.resize(table.rows.len() + width, 0);
                table.ends.push(End::NONE);
                if steps.len() <= length {
                    steps.push(Vec::new());
                }
                steps.get_mut(length)?.push(Step { from, to, column });
                from = to;
            }
            table.ends.get_mut(usize::from(from))?.needle = at;
        }
        for steps in &steps {
            table.lead_back(steps, width)?;
        }
        Some(table)
    }

    /// Completes the states that these steps lead to, all of one length; shorter ones are complete.
    fn lead_back(&mut self, steps: &[Step], width: usize) -> Option<()> {
        for step in steps {
            let place = self.place(step.from, step.column);
            // What lies behind the first byte is followed by what its own rest is followed by.
            let rest = match step.from {
                0 => 0,
                from => {
                    let rest = self.ends.get(usize::from(from))?.rest;
                    self.rows.get(self.place(rest, step.column)).copied()?
                }
            };
            let rest = rest & !END;
            let of_rest = *self.ends.get(usize::from(rest))?;
            let end = self.ends.get_mut(usize::from(step.to))?;
            end.rest = rest;
            end.shorter = match of_rest.needle {
                NO_NEEDLE => of_rest.shorter,
                _ => rest,
            };
            if end.needle != NO_NEEDLE || end.shorter != 0 {
                *self.rows.get_mut(place)? |= END;
            }
        }
        let mut row = vec![0; width];
        for step in steps {
            let rest = self.ends.get(usize::from(step.to))?.rest;
            let (to, rest) = (self.place(step.to, 0), self.place(rest, 0));
            row.copy_from_slice(self.rows.get(rest..rest + width)?);
            let own = self.rows.get_mut(to..to + width)?;
            for (own, rest) in own.iter_mut().zip(&row) {
                *own = if *own == 0 { *rest } else { *own };
            }
        }
        Some(())
    }

    /// The same with rows of so many bits: where these are known, nothing waits for them.
    #[inline(never)]
    fn read_by<const BITS: u32, const LANES: usize>(
        &self,
        states: &mut [u16; LANES],
        bytes: impl Iterator<Item = [u8; LANES]>,
    ) -> usize {
        let (mut now, mut read) = (*states, 0);
        'reading: for bytes in bytes {
            for (state, byte) in now.iter_mut().zip(bytes) {
                let place = usize::from(*state) << BITS | usize::from(self.columns.of_byte(byte));
                let Some(next) = self.rows.get(place) else {
                    break 'reading;
                };
                *state = *next;
            }
            read += 1;
            if now.iter().fold(0, |all, state| all | state) & END != 0 {
                break;
            }
        }
        *states = now;
        read
    }

    /// Where the state is noted that follows in a column.
    #[inline]
    fn place(&self, state: u16, column: u8) -> usize {
        usize::from(state) << self.columns.bits | usize::from(column)
    }
}

impl Machine for Table {
    type State = u16;

    fn start(&self) -> u16 {
        0
    }

    #[inline]
    fn next(&self, state: u16, byte: u8) -> u16 {
        let place = self.place(state, self.columns.of_byte(byte));
        self.rows.get(place).copied().unwrap_or_default()
    }

    #[inline]
    fn is_end(&self, state: u16) -> bool {
        state & END != 0
    }

    fn read<const LANES: usize>(
        &self,
        states: &mut [u16; LANES],
        bytes: impl Iterator<Item = [u8; LANES]>,
    ) -> usize {
        match self.columns.bits {
            LEAST_BITS => self.read_by::<LEAST_BITS, LANES>(states, bytes),
            6 => self.read_by::<6, LANES>(states, bytes),
            7 => self.read_by::<7, LANES>(states, bytes),
            _ => self.read_by::<8, LANES>(states, bytes),
        }
    }

    #[inline]
    fn behind(&self, state: u16) -> u16 {
        state & !END
    }

    fn ending(&self, state: u16) -> impl Iterator<Item = usize> {
        let end = |state: u16| self.ends.get(usize::from(state & !END));
        let shorter = move |longer: &&End| {
            Some(longer.shorter)
                .filter(|state| *state != 0)
                .and_then(end)
        };
        let each = std::iter::successors(end(state), shorter);
        let needles = each.map(|end| end.needle);
        needles
            .filter(|needle| *needle != NO_NEEDLE)
            .map(|needle| needle as usize)
    }

    fn length(&self, needle: usize) -> usize {
        self.lengths
            .get(needle)
            .map_or(0, |length| *length as usize)
    }

    fn number(state: u16) -> u32 {
        state.into()
    }
}

impl Machine for NFA {
    type State = StateID;

    fn start(&self) -> StateID {
        self.start_state(Anchored::No).unwrap_or_default()
    }

    #[inline]
    fn next(&self, state: StateID, byte: u8) -> StateID {
        self.next_state(Anchored::No, state, byte)
    }

    #[inline]
    fn is_end(&self, state: StateID) -> bool {
        self.is_special(state) && self.is_match(state)
    }

    #[inline]
    fn behind(&self, state: StateID) -> StateID {
        state
    }

    fn ending(&self, state: StateID) -> impl Iterator<Item = usize> {
        let ending = 0..self.match_len(state);
        ending.map(move |at| self.match_pattern(state, at).as_usize())
    }

    fn length(&self, needle: usize) -> usize {
        PatternID::new(needle).map_or(0, |needle| self.pattern_len(needle))
    }

    fn number(state: StateID) -> u32 {
        state.as_u32()
    }
}

#[cfg(test)]
mod tests {
    #![expect(clippy::expect_used, reason = "tests")]

    use super::*;

    // A row is made of the one that it is led back to: a needle that repeats itself is no dearer than another, and every
    // part of it is found.
    #[test]
    fn what_repeats_itself_makes_a_table_like_any_other() {
        let needles = ["a".repeat(20_000) + "b", "a".repeat(300), "ba".to_owned()];
        let table = Table::new(&needles).expect("a table");
        let text = "A".repeat(20_001) + "BA";
        let mut state = table.start();
        let mut found = Vec::new();
        for (at, byte) in (1..).zip(text.bytes()) {
            state = table.next(state, byte);
            if table.is_end(state) {
                state = table.behind(state);
                found.extend(table.ending(state).map(|needle| (at, needle)));
            }
        }
        let inner = (300..=20_001).map(|at| (at, 1));
        let all: Vec<(usize, usize)> = inner.chain([(20_002, 0), (20_003, 2)]).collect();
        assert_eq!(found, all);
    }

    // Whatever bytes needles have: any width of a row leads on to the same.
    #[test]
    fn every_width_of_rows_is_read_alike() {
        for last in ['a', '%', '\u{7e}', '\u{ff}', '\u{7ff}'] {
            let needles: Vec<String> = ('!'..=last)
                .filter(|letter| !letter.is_uppercase())
                .map(|letter| format!("{letter}z"))
                .collect();
            let table = Table::new(&needles).expect("a table");
            for (at, needle) in needles.iter().enumerate() {
                let lanes = [needle.as_bytes(); 2].map(|needle| needle.iter());
                let [one, other] = lanes;
                let bytes = one.zip(other).map(|(one, other)| [*one, *other]);
                let mut states = [table.start(); 2];
                assert_eq!(table.read(&mut states, bytes), needle.len());
                for state in states {
                    assert!(table.is_end(state));
                    let mut ending = table.ending(table.behind(state));
                    assert_eq!(ending.next(), Some(at));
                }
            }
        }
    }

    // What has more states than can be numbered is left to a chain.
    #[test]
    fn too_many_states_make_no_table() {
        let fits = ["a".repeat(STATES - 1)];
        assert!(Table::bytes(&fits) < usize::MAX && Table::new(&fits).is_some());
        let more = ["a".repeat(STATES)];
        assert!(Table::bytes(&more) == usize::MAX && Table::new(&more).is_none());
    }
}
