//! What the texts of a block hold, and the ways to look through them but for machines: for one needle after the other, and by
//! the blocks of needles.

use std::cell::LazyCell;
use std::collections::HashMap;
use std::sync::Arc;

use super::sifting::Sifting;
use super::texts::{Text, lowered_text, texts_of, visit_texts};
use super::{Part, Wanted};
use crate::contains::Needle;
use crate::contains::credit::Credit;
use crate::contains::grams::Grams;
use crate::contains::run::Run;
use crate::contains::sample::Sample;
use crate::contains::search::{FEW, Kind, Search};
use crate::contains::stretch::{Lying, Stretch};
use crate::rows::{Column, Mask, NONE, count, place_in, rows_of};

/// Which questions about the texts of a block are answered by what they hold.
#[derive(Debug)]
pub(super) struct Found<'f> {
    pub(super) part: &'f Part,
    /// Whether its bits pay, when the first text has been looked through.
    is_by_bits: Option<bool>,
    /// Made ready when the first text is looked through, and anew when they have become many or the credit is spent.
    pub(super) search: Option<(Kind, Arc<Search>)>,
    /// The rows whose texts were looked through.
    pub(super) seen: Mask,
    /// By question, the rows whose texts hold what it asks for.
    pub(super) of_questions: Vec<Mask>,
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
    pub(super) reached: HashMap<u32, u64>,
    /// By needle, the text that was last noted to hold it: where many questions ask for it, they are answered once.
    noted: Vec<u64>,
    /// Finds needles without reading the texts of all rows.
    pub(super) sifting: Sifting,
}

/// The text of a row that is being looked through.
#[derive(Clone, Copy, Debug)]
pub(super) struct Reading {
    /// Where the row is noted.
    word: usize,
    bit: u64,
    /// Questions that are not answered yet.
    pub(super) open: usize,
    /// Its number among all texts.
    pub(super) text: u64,
}

impl<'f> Found<'f> {
    pub(super) fn new(part: &'f Part) -> Self {
        Self {
            part,
            is_by_bits: None,
            search: None,
            seen: NONE,
            of_questions: vec![NONE; part.asking.len()],
            texts: 0,
            rows: 0,
            bytes: 0,
            credit: Some(Credit::new(part.machine)),
            reached: HashMap::new(),
            noted: vec![0; part.texts.len()],
            sifting: Sifting::new(),
        }
    }

    pub(super) fn another(&self) -> Self {
        Self {
            is_by_bits: self.is_by_bits,
            search: self.search.clone(),
            rows: self.rows,
            bytes: self.bytes,
            // What is spent once does not pay for the others either.
            credit: self.credit.as_ref().map(|_| Credit::new(self.part.machine)),
            sifting: self.sifting.another(),
            ..Self::new(self.part)
        }
    }

    pub(super) fn is_asked(&self, wanted: Wanted) -> bool {
        self.part
            .asking
            .get(wanted.at)
            .is_some_and(|asking| *asking)
    }

    pub(super) fn begin(&mut self) {
        self.seen = NONE;
        self.of_questions.fill(NONE);
        self.sifting.begin();
    }

    /// About how many rows will have been looked at behind so many of a block and those of so many blocks to come, which
    /// are much alike.
    pub(super) fn in_all(&self, rows: usize, blocks: usize) -> usize {
        let these = rows.saturating_mul(blocks + 1);
        self.rows.saturating_add(these)
    }

    /// Looks through the texts of rows of a block, behind which so many come.
    pub(super) fn look<C: Column>(&mut self, rows: &Mask, first: u32, column: &C, blocks: usize) {
        let in_all = self.in_all(count(rows), blocks);
        self.rows += count(rows);
        let texts = || rows_of(rows, first).filter_map(|row| column.searched(row));
        let sample = LazyCell::new(|| Sample::of(texts()));
        if let Some(bits) = &self.part.bits {
            let pay = || bits.pay(&self.part.texts, &sample, in_all);
            let is_by_bits = self.is_by_bits.get_or_insert_with(pay);
            if *is_by_bits {
                return self.look_by_bits(bits, rows, first, column);
            }
        }
        if in_all <= FEW {
            self.bytes += texts().map(|text| text.text().len()).sum::<usize>();
        }
        let Part { texts, machine, .. } = self.part;
        let best = Kind::best(texts, in_all, self.bytes, *machine);
        let known = self.search.take().filter(|(kind, _)| *kind >= best);
        let (mut kind, mut search) = known.unwrap_or_else(|| {
            // It knows the states of the machine before.
            self.reached.clear();
            if best == Kind::Each || self.credit.is_none() {
                return (best, Arc::new(Search::new(best, texts)));
            }
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
    pub(super) fn read(&mut self, row: u32, first: u32) -> Reading {
        let (word, bit) = place_in(row, first);
        self.texts += 1;
        Reading {
            word,
            bit,
            open: self.part.asked,
            text: self.texts,
        }
    }

    /// Notes that a text holds a needle.
    pub(super) fn note(&mut self, needle: usize, reading: &mut Reading) {
        if let Some(question) = self.part.only {
            let of_question = self.of_questions.get_mut(question);
            if let Some(word) = of_question.and_then(|rows| rows.get_mut(reading.word)) {
                *word |= reading.bit;
            }
            reading.open = 0;
            return;
        }
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
            Text::Beside(spot) => {
                if let Some(piece) = column.piece_at(spot) {
                    run.add(row, piece, needle, &mut note);
                }
            }
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
            let alone = Lying::new(row, 0..text.len());
            let alone = Stretch {
                whole: &text,
                texts: alone.as_slice(),
            };
            if self.look_beside(grams, alone, first).is_err() {
                put_in(&mut left, row, first);
            }
        }
        for beside in beside.iter() {
            if let Err(looked) = self.look_beside(grams, beside, first) {
                let behind = beside.texts.iter().skip(looked);
                behind.for_each(|text| put_in(&mut left, text.row, first));
            }
        }
        left
    }

    /// Looks through texts that lie beside one another by the blocks of needles. Where the credit is spent, it tells how
    /// many of them it has looked through.
    fn look_beside(&mut self, grams: &Grams, beside: Stretch<'_>, first: u32) -> Result<(), usize> {
        let Some(mut credit) = self.credit.take() else {
            return Err(0);
        };
        let part = self.part;
        let mut at_hand: Option<(usize, Reading)> = None;
        grams.look(&part.texts, beside, &mut credit, |at, needle| {
            let known = at_hand.take().filter(|(known, _)| *known == at);
            let begun = || Some((at, self.read(beside.texts.get(at)?.row, first)));
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
}

/// Puts a row into a block with this first row.
fn put_in(mask: &mut Mask, row: u32, first: u32) {
    let (word, bit) = place_in(row, first);
    if let Some(word) = mask.get_mut(word) {
        *word |= bit;
    }
}
