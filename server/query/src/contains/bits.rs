//! A few short texts, found all at once however often they occur: a bit for each of their bytes tells whether the text has
//! been met up to it, and moves on with each byte that is read.

use super::grams::{Grams, LEAST, OF_TRYING, Sample};

/// Texts to look for, which are [`super::lowered`] and not empty.
#[derive(Clone, Debug)]
pub(super) struct Bits {
    words: Vec<Word>,
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
/// About how long things take, in tenths of a nanosecond: to read a byte for one number, and to begin and note a text.
const OF_BYTE: usize = 4;
const OF_TEXT: usize = 300;

impl Bits {
    /// `None` if there are too many texts, or if one is too long.
    pub(super) fn new(texts: &[String]) -> Option<Self> {
        let mut words: Vec<Word> = Vec::new();
        for (position, text) in texts.iter().enumerate() {
            let has_room = |word: &Word| word.used + text.len() <= WIDTH;
            if !words.last().is_some_and(has_room) {
                words.push(Word::new());
            }
            let word = words.last_mut().filter(|word| has_room(word))?;
            word.add(position, text);
        }
        (words.len() <= WORDS).then_some(Self { words })
    }

    /// True if they take less time than blocks would ([`Grams`]), in so many others, of which a sample is known.
    pub(super) fn pay(&self, texts: &[String], sample: &Sample, others: usize) -> bool {
        let bytes = sample.bytes_of(others);
        let price = bytes * (self.words.len() * OF_BYTE) as f64 + (others * OF_TEXT) as f64;
        let has_blocks = texts.iter().all(|text| text.len() >= LEAST);
        !has_blocks
            || price < OF_TRYING
            || Grams::cost(texts, sample).is_none_or(|cost| price < bytes * cost)
    }

    /// How many numbers a text leads to.
    pub(super) fn len(&self) -> usize {
        self.words.len()
    }

    /// Puts into each of these numbers what a text holds: the bits that [`Self::texts`] tells of.
    pub(super) fn read(&self, text: &[u8], held: &mut [u64]) {
        let (pairs, rest) = self.words.as_chunks::<TOGETHER>();
        let (held_of_pairs, held_of_rest) = held.as_chunks_mut::<TOGETHER>();
        for (words, held) in pairs.iter().zip(held_of_pairs) {
            *held = read(words, text);
        }
        for (word, held) in rest.iter().zip(held_of_rest) {
            *held = word.read(text);
        }
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

    fn add(&mut self, position: usize, text: &str) {
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
pub(super) fn turn(numbers: &mut [u64; WIDTH]) {
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
