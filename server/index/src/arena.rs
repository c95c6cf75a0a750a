//! Pieces of varying size behind one another, found by where they lie; what is no longer used is counted until it is
//! worth moving the rest together.

use std::ops::Range;

/// Where a piece lies: as one number, so that it fits into a cell.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub(crate) struct Span(pub(crate) u64);

/// Bits of a length; 64 million bytes are more than any document has.
const LENGTH_BITS: u32 = 26;
/// Unused bytes below which nothing is moved.
const LEAST_WASTE: usize = 1 << 16;

impl Span {
    fn new(start: usize, length: usize) -> Self {
        Self((start as u64) << LENGTH_BITS | length as u64)
    }

    fn range(self) -> Range<usize> {
        let start = (self.0 >> LENGTH_BITS) as usize;
        start..start + self.len()
    }

    fn len(self) -> usize {
        (self.0 & ((1 << LENGTH_BITS) - 1)) as usize
    }
}

/// Texts behind one another.
#[derive(Debug, Default)]
pub(crate) struct Texts {
    pub(crate) text: String,
    pub(crate) unused: usize,
}

impl Texts {
    pub(crate) fn put(&mut self, text: &str) -> Span {
        let span = Span::new(self.text.len(), text.len());
        self.text.push_str(text);
        span
    }

    pub(crate) fn get(&self, span: Span) -> &str {
        self.text.get(span.range()).unwrap_or_default()
    }

    pub(crate) fn free(&mut self, span: Span) {
        self.unused += span.len();
    }

    /// More than half of it is unused.
    pub(crate) fn is_wasteful(&self) -> bool {
        self.unused > LEAST_WASTE && self.unused > self.text.len() / 2
    }
}

/// Lists behind one another.
#[derive(Debug)]
pub(crate) struct Lists<T> {
    pub(crate) entries: Vec<T>,
    pub(crate) unused: usize,
}

impl<T> Default for Lists<T> {
    fn default() -> Self {
        Self {
            entries: Vec::new(),
            unused: 0,
        }
    }
}

impl<T: Copy> Lists<T> {
    pub(crate) fn put(&mut self, list: &[T]) -> Span {
        let span = Span::new(self.entries.len(), list.len());
        self.entries.extend_from_slice(list);
        span
    }

    pub(crate) fn get(&self, span: Span) -> &[T] {
        self.entries.get(span.range()).unwrap_or_default()
    }

    pub(crate) fn free(&mut self, span: Span) {
        self.unused += span.len();
    }

    /// More than half of it is unused.
    pub(crate) fn is_wasteful(&self) -> bool {
        self.unused > LEAST_WASTE && self.unused > self.entries.len() / 2
    }
}
