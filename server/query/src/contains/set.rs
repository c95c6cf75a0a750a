//! All texts that one filter looks for: those of one field are found together in a pass over its texts, whatever their
//! number. Only where a filter gets to few texts, which are short, is each looked for alone.

mod bits;
mod found;
mod machines;
mod sifting;
mod texts;

use self::found::Found;
use super::bits::Bits;
use super::grams::LEAST;
use super::search::{Kind, TABLE};
use crate::rows::{BLOCK, Column, Mask, NONE, WORD};

pub(crate) use self::texts::visit_searched;

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
    /// The machine for them.
    machine: Kind,
    /// By text, the questions that are answered when it is found.
    questions: Vec<Vec<usize>>,
    /// By question of the set, whether it asks for any of them.
    asking: Vec<bool>,
    /// How many questions do.
    asked: usize,
    /// What finds all of them, where several questions ask for them and they are short.
    bits: Option<Bits>,
    /// The question that each of them answers, if it is the only one.
    only: Option<usize>,
    /// By question of the set, the texts that it asks for; none where one of them has no gram.
    sifted: Vec<Vec<usize>>,
}

/// Bytes that all tables of a filter may take: they share them evenly.
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
        let asked = asking.iter().filter(|asking| **asking).count();
        let only = asking.iter().position(|asking| *asking);
        let only = only.filter(|only| questions.iter().all(|answered| answered == &[*only]));
        Self {
            bits: (asked > 1)
                .then(|| Bits::new(&texts, &questions, count))
                .flatten(),
            only,
            machine: Kind::machine(&texts, table),
            sifted: sifting::sifted(&texts, &questions, count),
            texts,
            questions,
            asking,
            asked,
        }
    }
}

/// What the rows of a block hold, of that which was asked for.
#[derive(Debug)]
pub(crate) struct Held<'f> {
    sets: Vec<HeldOf<'f>>,
    /// Blocks that are yet to come.
    blocks: usize,
}

/// The same of what one set asks for.
#[derive(Debug)]
struct HeldOf<'f> {
    /// The rows that have a text, once they were asked for.
    texts: Option<Mask>,
    /// What its parts have found.
    parts: Vec<Found<'f>>,
}

impl<'f> Held<'f> {
    /// For so many blocks.
    pub(crate) fn new(sets: &'f [NeedleSet], blocks: usize) -> Self {
        let of_set = |set: &'f NeedleSet| HeldOf {
            texts: None,
            parts: set.parts.iter().map(Found::new).collect(),
        };
        Self {
            sets: sets.iter().map(of_set).collect(),
            blocks,
        }
    }

    /// The same of other blocks. What texts are looked through with is made ready once for both.
    pub(crate) fn another(&self) -> Self {
        let of_set = |held: &HeldOf<'f>| HeldOf {
            texts: None,
            parts: held.parts.iter().map(Found::another).collect(),
        };
        Self {
            sets: self.sets.iter().map(of_set).collect(),
            blocks: self.blocks,
        }
    }

    /// What is asked from now on is asked of another block.
    pub(crate) fn begin(&mut self) {
        self.blocks = self.blocks.saturating_sub(1);
        for set in &mut self.sets {
            set.texts = None;
            set.parts.iter_mut().for_each(Found::begin);
        }
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
        let Some(HeldOf { texts, parts }) = self.sets.get_mut(wanted.set) else {
            return;
        };
        let mut open = *mask;
        let mut holding = NONE;
        for found in parts.iter_mut().filter(|found| found.is_asked(wanted)) {
            let mut unseen = without(&open, &found.seen);
            if unseen != NONE {
                unseen = found.sift(wanted.at, &unseen, first, column, self.blocks);
            }
            if unseen != NONE {
                let texts = texts.get_or_insert_with(|| texts_in(column, first));
                let rows = unseen.iter_mut().zip(texts).zip(&mut found.seen);
                for ((unseen, texts), seen) in rows {
                    *unseen &= *texts;
                    *seen |= *unseen;
                }
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

/// The rows of a mask that are not in another one.
fn without(mask: &Mask, others: &Mask) -> Mask {
    let mut left = *mask;
    left.iter_mut()
        .zip(others)
        .for_each(|(rows, others)| *rows &= !others);
    left
}

/// The rows of a block, whose first row this is, that may have a text.
fn texts_in<C: Column>(column: &C, first: u32) -> Mask {
    match column.cells(first) {
        Some(cells) => cells.passing(first, |tag, _| tag.is_text()),
        None => [u64::MAX; BLOCK / WORD],
    }
}

#[cfg(test)]
mod tests;
