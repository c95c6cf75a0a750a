//! All texts that one filter looks for: those of one field are found together in a pass over its texts, whatever their
//! number. Only where a filter gets to few texts, which are short, is each looked for alone.

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::Arc;

use aho_corasick::Anchored;
use aho_corasick::automaton::{Automaton, StateID};

use super::grams::{Credit, Grams, LEAST, Sample};
use super::lanes::{GAP, LANES, Lane, STRETCH, run_together};
use super::run::Run;
use super::search::{FEW, Kind, Search, TABLE};
use super::{Needle, lowered};
use crate::rows::{Column, Mask, NONE, Piece, count, place_in, rows_of};
use crate::value::Searched;

/// Some of the texts that a filter looks for in one field.
#[derive(Clone, Debug, Eq, Hash, PartialEq)]
pub(crate) struct Sought {
    /// Position of their set among those of the filter.
    pub(crate) set: usize,
    /// Their positions in the set, ascending.
    texts: Vec<usize>,
}

impl Sought {
    pub(crate) fn one(set: usize, text: usize) -> Self {
        Self {
            set,
            texts: vec![text],
        }
    }

    /// All of these, which are of one set. `None` of none.
    pub(crate) fn union(mut each: impl Iterator<Item = Self>) -> Option<Self> {
        let mut all = each.next()?;
        all.texts.extend(each.flat_map(|others| others.texts));
        all.texts.sort_unstable();
        all.texts.dedup();
        Some(all)
    }
}

/// A question of a filter: does a text hold any of some others?
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub(crate) struct Wanted {
    /// Position of its set among those of the filter.
    pub(crate) set: usize,
    /// Its position among the questions of the set.
    pub(crate) at: usize,
}

/// The texts to look for in one field.
#[derive(Clone, Debug)]
pub(crate) struct NeedleSet {
    parts: Vec<Part>,
}

/// Texts that are looked for together.
#[derive(Clone, Debug)]
struct Part {
    texts: Vec<String>,
    /// Bytes of them up to which they may be a table.
    table: usize,
    /// By text, the questions that are answered when it is found.
    questions: Vec<Vec<usize>>,
    /// By question, whether it asks for any of them.
    asking: Vec<bool>,
}

/// Bytes of needles up to which all machines of a filter are tables: they share them evenly.
const TABLES: usize = 4 * TABLE;

/// So many texts are not looked for together with some that have no blocks.
const MANY_WITH_BLOCKS: usize = 32;

impl NeedleSet {
    /// Of texts that are distinct, [`lowered`] and none of them empty; each question names those that it asks for. It is
    /// one of so many sets.
    pub(crate) fn new(texts: Vec<String>, questions: &[Sought], sets: usize) -> Self {
        let mut of_texts = vec![Vec::new(); texts.len()];
        for (question, sought) in questions.iter().enumerate() {
            for text in &sought.texts {
                if let Some(answered) = of_texts.get_mut(*text) {
                    answered.push(question);
                }
            }
        }
        let has_blocks = |text: &String| text.len() >= LEAST;
        let with_blocks = texts.iter().filter(|text| has_blocks(text)).count();
        let are_apart = with_blocks >= MANY_WITH_BLOCKS;
        let texts = texts.into_iter().zip(of_texts);
        let (short, others): (Vec<_>, Vec<_>) =
            texts.partition(|(text, _)| are_apart && !has_blocks(text));
        let table = TABLE.min(TABLES / sets.max(1));
        let parts = [others, short]
            .into_iter()
            .filter(|texts| !texts.is_empty());
        let parts = parts.map(|texts| Part::new(texts, table, questions.len()));
        Self {
            parts: parts.collect(),
        }
    }
}

impl Part {
    /// Of texts with the questions that each answers, which are some of so many.
    fn new(texts: Vec<(String, Vec<usize>)>, table: usize, count: usize) -> Self {
        let (texts, questions): (Vec<String>, Vec<Vec<usize>>) = texts.into_iter().unzip();
        let mut asking = vec![false; count];
        for question in questions.iter().flatten() {
            if let Some(asking) = asking.get_mut(*question) {
                *asking = true;
            }
        }
        Self {
            texts,
            table,
            questions,
            asking,
        }
    }
}

/// What the rows of a block hold, of that which was asked for.
#[derive(Debug)]
pub(crate) struct Held<'f> {
    /// By set, what its parts have found.
    found: Vec<Vec<Found<'f>>>,
    /// Blocks that are yet to come.
    blocks: usize,
}

impl<'f> Held<'f> {
    /// For so many blocks.
    pub(crate) fn new(sets: &'f [NeedleSet], blocks: usize) -> Self {
        Self {
            found: sets
                .iter()
                .map(|set| set.parts.iter().map(Found::new).collect())
                .collect(),
            blocks,
        }
    }

    /// The same of other blocks. What texts are looked through with is made ready once for both.
    pub(crate) fn another(&self) -> Self {
        Self {
            found: self
                .found
                .iter()
                .map(|parts| parts.iter().map(Found::another).collect())
                .collect(),
            blocks: self.blocks,
        }
    }

    /// What is asked from now on is asked of another block.
    pub(crate) fn begin(&mut self) {
        self.blocks = self.blocks.saturating_sub(1);
        self.found.iter_mut().flatten().for_each(Found::begin);
    }

    /// Takes out of a block, whose first row this is, the rows whose texts hold none of what is wanted, or those that hold
    /// any. It is the same block until [`Self::begin`], and a set is always asked of one column.
    pub(crate) fn narrow<C: Column>(
        &mut self,
        wanted: Wanted,
        negated: bool,
        mask: &mut Mask,
        first: u32,
        column: &C,
    ) {
        let Some(parts) = self.found.get_mut(wanted.set) else {
            return;
        };
        let mut open = *mask;
        if let Some(cells) = column.cells(first) {
            let texts = cells.passing(first, |tag, _| tag.is_text());
            open.iter_mut()
                .zip(texts)
                .for_each(|(rows, texts)| *rows &= texts);
        }
        let mut holding = NONE;
        for found in parts.iter_mut().filter(|found| found.is_asked(wanted)) {
            let mut unseen = open;
            for (unseen, seen) in unseen.iter_mut().zip(&mut found.seen) {
                *unseen &= !*seen;
                *seen |= *unseen;
            }
            if unseen != NONE {
                found.look(&unseen, first, column, self.blocks);
            }
            let of_question = found.of_questions.get(wanted.at).copied();
            let of_question = of_question.unwrap_or(NONE);
            for ((holding, open), rows) in holding.iter_mut().zip(&mut open).zip(of_question) {
                *holding |= rows;
                *open &= !rows;
            }
        }
        let flipped = if negated { u64::MAX } else { 0 };
        for (word, holding) in mask.iter_mut().zip(holding) {
            *word &= holding ^ flipped;
        }
    }
}

/// Which questions about the texts of a block are answered by what they hold.
#[derive(Debug)]
struct Found<'f> {
    part: &'f Part,
    /// Made ready when the first text is looked through, and anew when they have become many or the credit is spent.
    search: Option<(Kind, Arc<Search>)>,
    /// The rows whose texts were looked through.
    seen: Mask,
    /// By question, the rows whose texts hold what it asks for.
    of_questions: Vec<Mask>,
    /// Counts the texts.
    texts: u64,
    /// How many rows were looked at.
    rows: usize,
    /// Bytes of their texts, as long as they are few.
    bytes: usize,
    /// For blocks of needles, until it is spent.
    credit: Option<Credit>,
    /// States of the machine that end many needles, by the text that reached them last: one that reaches them again
    /// and again is told of each once.
    reached: HashMap<StateID, u64>,
    /// By needle, the text that was last noted to hold it: where many questions ask for it, they are answered once.
    noted: Vec<u64>,
}

/// The text of a row that is being looked through.
#[derive(Clone, Copy, Debug)]
struct Reading {
    /// Where the row is noted.
    word: usize,
    bit: u64,
    /// Questions that are not answered yet.
    open: usize,
    /// Its number among all texts.
    text: u64,
}

/// Needles that end in one place from which on the place is kept.
const MANY: usize = 8;

impl<'f> Found<'f> {
    fn new(part: &'f Part) -> Self {
        Self {
            part,
            search: None,
            seen: NONE,
            of_questions: vec![NONE; part.asking.len()],
            texts: 0,
            rows: 0,
            bytes: 0,
            credit: Some(Credit::new()),
            reached: HashMap::new(),
            noted: vec![0; part.texts.len()],
        }
    }

    fn another(&self) -> Self {
        Self {
            search: self.search.clone(),
            rows: self.rows,
            bytes: self.bytes,
            // What is spent once does not pay for the others either.
            credit: self.credit.as_ref().map(|_| Credit::new()),
            ..Self::new(self.part)
        }
    }

    fn is_asked(&self, wanted: Wanted) -> bool {
        self.part
            .asking
            .get(wanted.at)
            .is_some_and(|asking| *asking)
    }

    fn begin(&mut self) {
        self.seen = NONE;
        self.of_questions.fill(NONE);
    }

    /// Looks through the texts of rows of a block, behind which so many come.
    fn look<C: Column>(&mut self, rows: &Mask, first: u32, column: &C, blocks: usize) {
        self.rows += count(rows);
        // Blocks are much alike.
        let in_all = self.rows.saturating_add(count(rows).saturating_mul(blocks));
        let Part { texts, table, .. } = self.part;
        if in_all <= FEW {
            let found = rows_of(rows, first).filter_map(|row| column.searched(row));
            self.bytes += found.map(|text| text.text().len()).sum::<usize>();
        }
        let best = Kind::best(texts, in_all, self.bytes, *table);
        let known = self.search.take().filter(|(kind, _)| *kind >= best);
        let (mut kind, mut search) = known.unwrap_or_else(|| {
            // It knows the states of the machine before.
            self.reached.clear();
            if best == Kind::Each || self.credit.is_none() {
                return (best, Arc::new(Search::new(best, texts)));
            }
            let sample = Sample::of(rows_of(rows, first).filter_map(|row| column.searched(row)));
            let (kind, search) = Search::best(best, texts, &sample, in_all);
            (kind, Arc::new(search))
        });
        let left = self.look_by(&search, rows, first, column);
        if left != NONE {
            (kind, search) = (best, Arc::new(Search::new(best, texts)));
            self.look_by(&search, &left, first, column);
        }
        self.search = Some((kind, search));
    }

    /// Looks through the texts of rows of a block, and tells which of them are left because the credit is spent.
    fn look_by<C: Column>(&mut self, search: &Search, rows: &Mask, first: u32, column: &C) -> Mask {
        match search {
            Search::Each(needles) => self.look_for_each(needles, rows, first, column),
            Search::Table(table) => self.run(table, rows, first, column),
            Search::Chain(chain) => self.run(chain, rows, first, column),
            Search::Grams(grams) => return self.look_for_grams(grams, rows, first, column),
        }
        NONE
    }

    /// Begins to read the text of a row of a block with this first row.
    fn read(&mut self, row: u32, first: u32) -> Reading {
        let (word, bit) = place_in(row, first);
        self.texts += 1;
        Reading {
            word,
            bit,
            open: self.part.asking.len(),
            text: self.texts,
        }
    }

    /// Notes that a text holds a needle.
    fn note(&mut self, needle: usize, reading: &mut Reading) {
        let last = self.noted.get_mut(needle);
        if last.is_some_and(|last| std::mem::replace(last, reading.text) == reading.text) {
            return;
        }
        for question in self.part.questions.get(needle).into_iter().flatten() {
            let of_question = self.of_questions.get_mut(*question);
            if let Some(word) = of_question.and_then(|rows| rows.get_mut(reading.word)) {
                reading.open -= usize::from(*word & reading.bit == 0);
                *word |= reading.bit;
            }
        }
    }

    /// Looks through the texts of rows for one needle after the other; for a single one, through those that lie beside
    /// one another in one go.
    fn look_for_each<C: Column>(
        &mut self,
        needles: &[Needle],
        rows: &Mask,
        first: u32,
        column: &C,
    ) {
        let [needle] = needles else {
            for row in rows_of(rows, first) {
                let Some(text) = column.searched(row) else {
                    continue;
                };
                let mut reading = self.read(row, first);
                for (at, needle) in (0..).zip(needles) {
                    if reading.open == 0 {
                        break;
                    }
                    if needle.is_in(text) {
                        self.note(at, &mut reading);
                    }
                }
            }
            return;
        };
        let mut run = Run::default();
        let mut note = |row| {
            let mut reading = self.read(row, first);
            self.note(0, &mut reading);
        };
        visit_texts(rows, first, column, |row, text| match text {
            Text::Beside(piece) => run.add(row, piece, needle, &mut note),
            Text::Alone(text) if needle.is_in(text) => note(row),
            Text::Alone(_) => {}
        });
        run.end(needle, &mut note);
    }

    /// Looks through the texts of rows by the blocks of needles, through those that lie beside one another in one go, and
    /// tells which are left because the credit is spent.
    fn look_for_grams<C: Column>(
        &mut self,
        grams: &Grams,
        rows: &Mask,
        first: u32,
        column: &C,
    ) -> Mask {
        let mut left = NONE;
        let (beside, alone) = texts_of(rows, first, column);
        for (row, text) in alone {
            let text = lowered_text(text);
            let alone = [(row, Piece::of(&text))];
            if self.look_beside(grams, &alone, first).is_err() {
                put_in(&mut left, row, first);
            }
        }
        for beside in beside.chunk_by(|(_, one), (_, other)| one.is_before(other, GAP)) {
            if let Err(looked) = self.look_beside(grams, beside, first) {
                let behind = beside.iter().skip(looked);
                behind.for_each(|(row, _)| put_in(&mut left, *row, first));
            }
        }
        left
    }

    /// Looks through texts that lie beside one another by the blocks of needles. Where the credit is spent, it tells how
    /// many of them it has looked through.
    fn look_beside(
        &mut self,
        grams: &Grams,
        texts: &[(u32, Piece<'_>)],
        first: u32,
    ) -> Result<(), usize> {
        let Some(mut credit) = self.credit.take() else {
            return Err(0);
        };
        let part = self.part;
        let mut at_hand: Option<(usize, Reading)> = None;
        grams.look(&part.texts, texts, &mut credit, |at, needle| {
            let known = at_hand.take().filter(|(known, _)| *known == at);
            let begun = || Some((at, self.read(texts.get(at)?.0, first)));
            let Some((at, mut reading)) = known.or_else(begun) else {
                return false;
            };
            self.note(needle, &mut reading);
            at_hand = Some((at, reading));
            reading.open == 0
        })?;
        self.credit = Some(credit);
        Ok(())
    }

    /// Runs a machine over the texts of rows, over those that lie beside one another in one go, and in several places at a
    /// time: in a single one it would wait with each byte for the one before.
    fn run<A: Automaton, C: Column>(&mut self, machine: &A, rows: &Mask, first: u32, column: &C) {
        let Ok(start) = machine.start_state(Anchored::No) else {
            return;
        };
        let (beside, alone) = texts_of(rows, first, column);
        for (row, text) in alone {
            let reading = self.read(row, first);
            self.run_alone(machine, start, text, reading);
        }
        let beside = beside.chunk_by(|(_, one), (_, other)| one.is_before(other, GAP));
        let mut stretches = beside.flat_map(|texts| texts.chunks(STRETCH));
        let mut lanes: Vec<Lane<'_>> = Vec::with_capacity(LANES);
        loop {
            let free = LANES - lanes.len();
            let more = stretches.by_ref().take(free);
            lanes.extend(more.map(|texts| Lane::over(texts, start)));
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
        while let Some(((row, piece), behind)) = lane.texts.split_first() {
            if piece.end >= at {
                // Between two texts nothing is found.
                if piece.start < at {
                    let mut reading = self.read(*row, first);
                    let room = at - piece.start;
                    match self.only_answer(machine, lane.state, room) {
                        Some(needle) => self.note(needle, &mut reading),
                        None => self.run_alone(machine, start, piece.searched(), reading),
                    }
                    let whole = piece.whole.as_bytes();
                    lane.rest = whole.get(piece.end..lane.end).unwrap_or_default();
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
        let ending = if self.part.asking.len() == 1 {
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

    /// Runs a machine over a text, and notes the needles that it holds.
    fn run_alone<A: Automaton>(
        &mut self,
        machine: &A,
        start: StateID,
        text: Searched<'_>,
        mut reading: Reading,
    ) {
        let text = lowered_text(text);
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

/// A text as needles are looked for in it: ASCII as it is, any other with its letters lowered.
fn lowered_text(text: Searched<'_>) -> Cow<'_, str> {
    match text {
        Searched::Ascii(text) | Searched::Lowered(text) => Cow::Borrowed(text),
        Searched::Plain(text) => Cow::Owned(lowered(text)),
    }
}

/// Puts a row into a block with this first row.
fn put_in(mask: &mut Mask, row: u32, first: u32) {
    let (word, bit) = place_in(row, first);
    if let Some(word) = mask.get_mut(word) {
        *word |= bit;
    }
}

/// A text to be looked through.
#[derive(Clone, Copy, Debug)]
enum Text<'t> {
    /// Those of other rows lie beside it.
    Beside(Piece<'t>),
    Alone(Searched<'t>),
}

/// Tells the texts of rows of a block, whose first row this is.
#[inline]
fn visit_texts<'c, C: Column>(
    rows: &Mask,
    first: u32,
    column: &'c C,
    mut tell: impl FnMut(u32, Text<'c>),
) {
    let alone = |row| column.searched(row).map(Text::Alone);
    match column.cells(first) {
        Some(cells) => cells.visit(rows, first, |tag, number, row| {
            let beside = column.piece(tag, number).map(Text::Beside);
            if let Some(text) = beside.or_else(|| alone(row)) {
                tell(row, text);
            }
        }),
        None => {
            let texts = rows_of(rows, first).filter_map(|row| Some((row, alone(row)?)));
            texts.for_each(|(row, text)| tell(row, text));
        }
    }
}

/// Rows with their texts, which lie beside one another.
type Beside<'t> = Vec<(u32, Piece<'t>)>;
/// The same of texts that do not.
type Alone<'t> = Vec<(u32, Searched<'t>)>;

/// The texts of rows of a block, whose first row this is: those that lie beside others and those that do not.
fn texts_of<'c, C: Column>(rows: &Mask, first: u32, column: &'c C) -> (Beside<'c>, Alone<'c>) {
    let (mut beside, mut alone) = (Vec::with_capacity(count(rows)), Vec::new());
    visit_texts(rows, first, column, |row, text| match text {
        Text::Beside(piece) => beside.push((row, piece)),
        Text::Alone(text) => alone.push((row, text)),
    });
    (beside, alone)
}

#[cfg(test)]
mod tests;
