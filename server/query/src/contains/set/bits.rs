//! Looking through the texts of a block for short needles that several questions ask for.

use super::found::Found;
use super::texts::visit_searched;
use crate::contains::bits::{Bits, turn};
use crate::rows::{Column, Mask, WORD, place_in};

impl Found<'_> {
    /// Reads the texts of rows, and notes for each needle the rows that hold it.
    pub(super) fn look_by_bits<C: Column>(
        &mut self,
        bits: &Bits,
        rows: &Mask,
        first: u32,
        column: &C,
    ) {
        let mut held = vec![[0; WORD]; bits.len()];
        let mut of_text = vec![0; bits.len()];
        let mut at = 0;
        visit_searched(rows, first, column, |row, text| {
            let (word, bit) = place_in(row, first);
            if word != at {
                self.note_turned(bits, &mut held, at);
                at = word;
            }
            bits.read(text, &mut of_text);
            for (held, of_text) in held.iter_mut().zip(&of_text) {
                if let Some(held) = held.get_mut(bit.trailing_zeros() as usize) {
                    *held = *of_text;
                }
            }
        });
        self.note_turned(bits, &mut held, at);
    }

    /// Notes what the rows of a word of the block hold, by row; nothing is left of it.
    fn note_turned(&mut self, bits: &Bits, held: &mut [[u64; WORD]], word: usize) {
        for (held, texts) in held.iter_mut().zip(bits.texts()) {
            if held.iter().all(|held| *held == 0) {
                continue;
            }
            turn(held);
            for (bit, needle) in texts {
                let rows = held.get(*bit).copied().unwrap_or(0);
                for question in self.part.questions.get(*needle).into_iter().flatten() {
                    let of_question = self.of_questions.get_mut(*question);
                    if let Some(of_question) = of_question.and_then(|rows| rows.get_mut(word)) {
                        *of_question |= rows;
                    }
                }
            }
            *held = [0; WORD];
        }
    }
}
