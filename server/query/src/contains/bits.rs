//! A few short texts, found all at once however often they occur: a bit for each of their bytes tells whether the text has
//! been met up to it, and moves on with each byte that is read.

use super::grams::{Grams, LEAST};
use super::prices::{OF_BITS, OF_NOTED};
use super::sample::Sample;

/// Texts to look for, which are [`super::lowered`] and not empty.
#[derive(Clone, Debug)]
pub(super) struct Bits {
    words: Vec<Word>,
    /// For each question, the bits in each of these numbers that answer it.
    answers: Vec<[u64; WORDS]>,
    /// Bytes of the longest text.
    longest: usize,
}

/// Texts whose bytes have a bit each in one number.
#[derive(Clone, Debug)]
struct Word {
    /// By byte, the bits of the places that have it, in either case.
    having: Box<[u64; BYTES]>,
    /// Bits of the first bytes, and of the last ones.
    begins: u64,
    ends: u64,
    /// Bits that are in use.
    used: usize,
    /// Bytes of the longest text.
    longest: usize,
    /// The bit of the last byte of each text, and its position.
    texts: Vec<(usize, usize)>,
}

/// Values that a byte has.
const BYTES: usize = 1 << u8::BITS;
/// Bits of a number.
const WIDTH: usize = u64::BITS as usize;
/// Numbers that are gone through together.
const TOGETHER: usize = 2;
/// The most of them: each reads every text.
const WORDS: usize = 4;
/// Bytes that are read before it is asked whether that suffices.
const PIECE: usize = 256;

impl Bits {
    /// Of texts and the questions that each answers, which are some of so many; `None` if there are too many texts, or if
    /// one is too long.
    pub(super) fn new(texts: &[String], questions: &[Vec<usize>], count: usize) -> Option<Self> {
        let mut words: Vec<Word> = Vec::new();
        let mut answers = vec![[0; WORDS]; count];
        for (position, (text, questions)) in texts.iter().zip(questions).enumerate() {
            let has_room = |word: &Word| word.used + text.len() <= WIDTH;
            if !words.last().is_some_and(has_room) {
                words.push(Word::new());
            }
            let at = words.len() - 1;
            let word = words.last_mut().filter(|word| has_room(word))?;
            let end = word.add(position, text);
            for question in questions {
                *answers.get_mut(*question)?.get_mut(at)? |= end;
            }
        }
        // The others are asked of other texts.
        answers.retain(|answer| *answer != [0; WORDS]);
        let longest = texts.iter().map(String::len).max()?;
        (words.len() <= WORDS).then_some(Self {
            words,
            answers,
            longest,
        })
    }

    /// True if it takes less time to find these texts by their bits than by blocks ([`Grams`]), in so many others, of which
    /// a sample is known. Texts too short for blocks are always found by their bits.
    pub(super) fn pay(&self, texts: &[String], sample: &Sample, others: usize) -> bool {
        let bytes = sample.bytes_of(others);
        let price = bytes * (self.words.len() * OF_BITS) as f64 + (others * OF_NOTED) as f64;
        let has_blocks = texts.iter().all(|text| text.len() >= LEAST);
        !has_blocks
            || !Grams::are_worth_trying(texts, price)
            || Grams::cost(texts, sample).is_none_or(|cost| price < bytes * cost)
    }

    /// How many numbers a text leads to.
    pub(super) fn len(&self) -> usize {
        self.words.len()
    }

    /// Puts into each of these numbers what a text holds: the bits that [`Self::texts`] tells of, as many as answer all
    /// questions. A long text is read piece by piece until they are answered, each twice as long as the one before.
    pub(super) fn read(&self, text: &[u8], held: &mut [u64]) {
        held.fill(0);
        // What lies across the end of a piece is read with it. No text is empty: the longest has a byte.
        let across = self.longest - 1;
        let (mut begin, mut width) = (0, PIECE);
        loop {
            let end = text.len().min(begin + width + across);
            self.read_piece(text.get(begin..end).unwrap_or_default(), held);
            if end == text.len() || self.are_answered(held) {
                return;
            }
            begin += width;
            width *= 2;
        }
    }

    fn read_piece(&self, piece: &[u8], held: &mut [u64]) {
        let (pairs, rest) = self.words.as_chunks::<TOGETHER>();
        let (held_of_pairs, held_of_rest) = held.as_chunks_mut::<TOGETHER>();
        for (words, held) in pairs.iter().zip(held_of_pairs) {
            let [one, other] = read(words, piece);
            held[0] |= one;
            held[1] |= other;
        }
        for (word, held) in rest.iter().zip(held_of_rest) {
            *held |= word.read(piece);
        }
    }

    fn are_answered(&self, held: &[u64]) -> bool {
        self.answers.iter().all(|answer| {
            let mut pairs = answer.iter().zip(held);
            pairs.any(|(answer, held)| answer & held != 0)
        })
    }

    /// Of each number, the bits that tell of texts, and the positions of these.
    pub(super) fn texts(&self) -> impl Iterator<Item = &[(usize, usize)]> {
        self.words.iter().map(|word| word.texts.as_slice())
    }
}

/// Reads a text for some numbers at a time, none of which waits for the others.
#[inline]
fn read<const COUNT: usize>(words: &[Word; COUNT], text: &[u8]) -> [u64; COUNT] {
    let (mut met, mut held) = ([0; COUNT], [0; COUNT]);
    for byte in text {
        for ((word, met), held) in words.iter().zip(&mut met).zip(&mut held) {
            *met = word.next(*met, *byte);
            *held |= *met;
        }
    }
    for (word, held) in words.iter().zip(&mut held) {
        *held &= word.ends;
    }
    held
}

impl Word {
    fn new() -> Self {
        Self {
            having: Box::new([0; BYTES]),
            begins: 0,
            ends: 0,
            used: 0,
            longest: 0,
            texts: Vec::new(),
        }
    }

    /// Adds a text, and tells its last bit.
    fn add(&mut self, position: usize, text: &str) -> u64 {
        self.begins |= 1 << self.used;
        for byte in text.bytes() {
            for byte in [byte, byte.to_ascii_uppercase()] {
                if let Some(having) = self.having.get_mut(usize::from(byte)) {
                    *having |= 1 << self.used;
                }
            }
            self.used += 1;
        }
        self.longest = self.longest.max(text.len());
        let end = self.used - 1;
        self.ends |= 1 << end;
        self.texts.push((end, position));
        1 << end
    }

    /// The bits up to which texts have been met, with one more byte. The last byte of a text leads to the first of the next,
    /// which any place may be.
    #[inline]
    fn next(&self, met: u64, byte: u8) -> u64 {
        let having = self.having.get(usize::from(byte)).copied().unwrap_or(0);
        (met << 1 | self.begins) & having
    }

    /// Reads a text: a long one from two places on, neither of which waits for the other.
    fn read(&self, text: &[u8]) -> u64 {
        // What lies across the middle is read by the first.
        let across = self.longest.saturating_sub(1);
        let middle = text.len().saturating_sub(across) / 2;
        let halves = text.get(..middle + across).zip(text.get(middle..));
        let Some((one, other)) = halves.filter(|_| middle > across) else {
            let [held] = read(std::array::from_ref(self), text);
            return held;
        };
        let (mut met, mut held) = ([0; 2], 0);
        for (one, other) in one.iter().zip(other) {
            met = [self.next(met[0], *one), self.next(met[1], *other)];
            held |= met[0] | met[1];
        }
        let left = other.get(one.len()..).unwrap_or_default();
        for byte in left {
            met[1] = self.next(met[1], *byte);
            held |= met[1];
        }
        held & self.ends
    }
}

/// Turns the bits of 64 numbers: bit `r` of number `b` is what bit `b` of number `r` was.
pub(crate) fn turn(numbers: &mut [u64; WIDTH]) {
    let mut width = WIDTH / 2;
    let mut low = u64::MAX >> width;
    while width > 0 {
        for both in numbers.chunks_exact_mut(2 * width) {
            let (upper, lower) = both.split_at_mut(width);
            for (upper, lower) in upper.iter_mut().zip(lower) {
                let swapped = (*upper >> width ^ *lower) & low;
                *upper ^= swapped << width;
                *lower ^= swapped;
            }
        }
        width /= 2;
        low ^= low << width;
    }
}

#[cfg(test)]
mod tests {
    #![expect(clippy::expect_used, clippy::indexing_slicing, reason = "tests")]

    use super::*;

    /// What is held of some texts, each of which is a question of its own.
    fn held(texts: &[&str], of: &str) -> Vec<bool> {
        let texts: Vec<String> = texts.iter().map(|text| (*text).to_owned()).collect();
        let questions: Vec<Vec<usize>> = (0..texts.len()).map(|at| vec![at]).collect();
        let bits = Bits::new(&texts, &questions, texts.len()).expect("short ones");
        let mut held = vec![0; bits.len()];
        bits.read(of.as_bytes(), &mut held);
        let mut found = vec![false; texts.len()];
        for (held, texts) in held.iter().zip(bits.texts()) {
            for (bit, text) in texts {
                found[*text] = held >> bit & 1 == 1;
            }
        }
        found
    }

    // Wherever a text lies in a long one, across the ends of pieces and halves too.
    #[test]
    fn texts_are_found_at_any_place_of_a_long_one() {
        let longest = "abcdefgh".repeat(8);
        for sought in ["q", "qz", "qqqz", longest.as_str()] {
            for before in (0..5 * PIECE).step_by(7).chain(PIECE - 70..PIECE + 3) {
                let text = "q".repeat(before) + sought + &"x".repeat(before % 90);
                let found = held(&["#", sought, "zq#"], &text);
                assert_eq!(found, [false, true, false], "{sought} behind {before}");
            }
        }
    }

    // A text that answers all questions with its first bytes is not read to its end.
    #[test]
    fn what_is_answered_is_not_read_on() {
        let text = "ab".to_owned() + &"x".repeat(4 * PIECE) + "c";
        assert_eq!(held(&["a", "b"], &text), [true, true]);
        let texts = ["a", "b", "c"].map(str::to_owned);
        for (questions, is_read) in [([0, 1, 1], false), ([0, 0, 1], true)] {
            let questions = questions.map(|question| vec![question]);
            let bits = Bits::new(&texts, &questions, 5).expect("short ones");
            let mut held = [0];
            bits.read(text.as_bytes(), &mut held);
            assert_eq!(held == [0b111], is_read);
        }
    }

    // Bit by bit.
    #[test]
    fn bits_are_turned() {
        let mut numbers = [0; WIDTH];
        let mut next = 1_u64;
        for number in &mut numbers {
            next = next.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ next >> 29;
            *number = next;
        }
        let before = numbers;
        turn(&mut numbers);
        for (row, before) in before.iter().enumerate() {
            for (bit, turned) in numbers.iter().enumerate() {
                assert_eq!(before >> bit & 1, turned >> row & 1, "{row} {bit}");
            }
        }
    }
}
