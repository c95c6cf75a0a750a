//! Pieces of varying size behind one another, found by where they lie; what is no longer used is counted until it is
//! worth moving the rest together. They lie in segments, so that a copy shares all but the one that grows.

use std::ops::Range;
use std::sync::Arc;

/// Where a piece lies: as one number, so that it fits into a cell. From above: the segment, the place in it, the length.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub(crate) struct Span(pub(crate) u64);

/// Bits of a length; 64 million bytes are more than any document has.
const LENGTH_BITS: u32 = 26;
/// Bits of a place in a segment.
const PLACE_BITS: u32 = 16;
/// Units of a segment, unless one piece alone is longer.
const SEGMENT: usize = 1 << PLACE_BITS;
/// Unused units below which nothing is moved.
const LEAST_WASTE: usize = 1 << 16;

impl Span {
    fn new(segment: usize, place: usize, length: usize) -> Self {
        let start = (segment as u64) << PLACE_BITS | place as u64;
        Self(start << LENGTH_BITS | length as u64)
    }

    #[inline]
    pub(crate) fn segment(self) -> usize {
        (self.0 >> (LENGTH_BITS + PLACE_BITS)) as usize
    }

    #[inline]
    pub(crate) fn range(self) -> Range<usize> {
        let place = (self.0 >> LENGTH_BITS) as usize % SEGMENT;
        place..place + self.len()
    }

    #[inline]
    fn len(self) -> usize {
        (self.0 & ((1 << LENGTH_BITS) - 1)) as usize
    }
}

/// A segment that pieces are put behind one another in.
pub(crate) trait Segment: Clone + Default {
    type Piece: ?Sized;

    /// An empty one with room for so many units.
    fn with_room(units: usize) -> Self;
    fn len(&self) -> usize;
    fn len_of(piece: &Self::Piece) -> usize;
    fn put(&mut self, piece: &Self::Piece);
    fn whole(&self) -> &Self::Piece;
    /// A part of it, or the empty piece where it has none.
    fn part(&self, range: Range<usize>) -> &Self::Piece;
    /// The empty piece.
    fn nothing<'a>() -> &'a Self::Piece;
    /// Gives back the room that was made for more.
    fn shrink(&mut self);
    /// About how many bytes it takes.
    fn bytes(&self) -> usize;
}

impl Segment for String {
    type Piece = str;

    fn with_room(units: usize) -> Self {
        Self::with_capacity(units)
    }

    fn len(&self) -> usize {
        self.len()
    }

    fn len_of(piece: &str) -> usize {
        piece.len()
    }

    fn put(&mut self, piece: &str) {
        self.push_str(piece);
    }

    #[inline]
    fn whole(&self) -> &str {
        self
    }

    #[inline]
    fn part(&self, range: Range<usize>) -> &str {
        self.get(range).unwrap_or_default()
    }

    #[inline]
    fn nothing<'a>() -> &'a str {
        ""
    }

    fn shrink(&mut self) {
        self.shrink_to_fit();
    }

    fn bytes(&self) -> usize {
        self.capacity()
    }
}

impl<T: Copy> Segment for Vec<T> {
    type Piece = [T];

    fn with_room(units: usize) -> Self {
        Self::with_capacity(units)
    }

    fn len(&self) -> usize {
        self.len()
    }

    fn len_of(piece: &[T]) -> usize {
        piece.len()
    }

    fn put(&mut self, piece: &[T]) {
        self.extend_from_slice(piece);
    }

    #[inline]
    fn whole(&self) -> &[T] {
        self
    }

    #[inline]
    fn part(&self, range: Range<usize>) -> &[T] {
        self.get(range).unwrap_or_default()
    }

    #[inline]
    fn nothing<'a>() -> &'a [T]
    where
        T: 'a,
    {
        &[]
    }

    fn shrink(&mut self) {
        self.shrink_to_fit();
    }

    fn bytes(&self) -> usize {
        self.capacity() * size_of::<T>()
    }
}

/// Pieces behind one another.
#[derive(Clone, Debug, Default)]
pub(crate) struct Arena<S> {
    segments: Vec<Arc<S>>,
    unused: usize,
}

/// Texts behind one another.
pub(crate) type Texts = Arena<String>;
/// Lists behind one another.
pub(crate) type Lists<T> = Arena<Vec<T>>;

impl<S: Segment> Arena<S> {
    /// Puts a piece into the last segment, or into a new one where it has no room.
    pub(crate) fn put(&mut self, piece: &S::Piece) -> Span {
        let length = S::len_of(piece);
        let has_room = |last: &Arc<S>| last.len() + length <= SEGMENT && last.len() < SEGMENT;
        if !self.segments.last().is_some_and(has_room) {
            // Nothing comes any more to the one that was the last; one that is not the first will be full.
            let next = match self.segments.last_mut() {
                Some(last) => {
                    Arc::make_mut(last).shrink();
                    S::with_room(SEGMENT.max(length))
                }
                None => S::default(),
            };
            self.segments.push(Arc::new(next));
        }
        let at = self.segments.len() - 1;
        let Some(last) = self.segments.last_mut() else {
            return Span::default();
        };
        let span = Span::new(at, last.len(), length);
        Arc::make_mut(last).put(piece);
        span
    }

    #[inline]
    pub(crate) fn get(&self, span: Span) -> &S::Piece {
        match self.segments.get(span.segment()) {
            Some(segment) => segment.part(span.range()),
            None => S::nothing(),
        }
    }

    /// All pieces of a segment.
    #[inline]
    pub(crate) fn whole(&self, segment: usize) -> Option<&S::Piece> {
        self.segments.get(segment).map(|segment| segment.whole())
    }

    pub(crate) fn free(&mut self, span: Span) {
        self.unused += span.len();
    }

    /// More than half of it is unused.
    pub(crate) fn is_wasteful(&self) -> bool {
        self.unused > LEAST_WASTE && self.unused > self.len() / 2
    }

    /// Units of all pieces, the unused ones too.
    fn len(&self) -> usize {
        self.segments.iter().map(|segment| segment.len()).sum()
    }

    /// About how many bytes it takes.
    pub(crate) fn bytes(&self) -> usize {
        self.segments.iter().map(|segment| segment.bytes()).sum()
    }

    /// Gives back the room that was made for more pieces.
    pub(crate) fn shrink(&mut self) {
        if let Some(last) = self.segments.last_mut() {
            Arc::make_mut(last).shrink();
        }
    }

    /// The pieces as they lie, and how much of them is unused.
    pub(crate) fn parts(&self) -> (impl ExactSizeIterator<Item = &S::Piece>, usize) {
        let segments = self.segments.iter();
        (segments.map(|segment| segment.whole()), self.unused)
    }

    /// What [`Self::parts`] told.
    pub(crate) fn of_parts(segments: Vec<S>, unused: usize) -> Self {
        Self {
            segments: segments.into_iter().map(Arc::new).collect(),
            unused,
        }
    }
}

#[cfg(test)]
mod tests {
    #![expect(clippy::indexing_slicing, reason = "tests")]

    use super::*;

    // Pieces are found again wherever they lie, also those that are longer than a segment, and a copy stays as it was.
    #[test]
    fn pieces_are_found_in_whatever_segment() {
        let lengths = [
            0,
            1,
            SEGMENT - 1,
            1,
            0,
            SEGMENT,
            0,
            SEGMENT + 1,
            3,
            2 * SEGMENT,
            0,
            5,
        ];
        let mut texts = Texts::default();
        let mut lists = Lists::default();
        let mut copies = Vec::new();
        let mut spans = Vec::new();
        for (at, length) in lengths.into_iter().enumerate() {
            copies.push((texts.clone(), lists.clone(), spans.len()));
            let letter = char::from(b'a' + at as u8);
            let text: String = std::iter::repeat_n(letter, length).collect();
            spans.push((texts.put(&text), lists.put(text.as_bytes()), text));
        }
        copies.push((texts, lists, spans.len()));
        for (texts, lists, count) in copies {
            for (in_texts, in_lists, text) in &spans[..count] {
                assert_eq!(texts.get(*in_texts), text);
                assert_eq!(lists.get(*in_lists), text.as_bytes());
            }
        }
    }
}
