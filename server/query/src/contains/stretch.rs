//! The texts of many rows that lie behind one another, to be looked through in one go.

use std::ops::Range;

use crate::rows::Piece;

/// Bytes between two texts up to which they are looked through together.
const GAP: usize = 32;

/// Where the text of a row lies. Small: those of a block are gathered for each property that is looked through.
#[derive(Clone, Copy, Debug)]
pub(super) struct Lying {
    pub(super) row: u32,
    start: u32,
    end: u32,
}

impl Lying {
    /// `None` beyond four gigabytes, where no text of a row lies.
    pub(super) fn new(row: u32, range: Range<usize>) -> Option<Self> {
        Some(Self {
            row,
            start: u32::try_from(range.start).ok()?,
            end: u32::try_from(range.end).ok()?,
        })
    }

    #[inline]
    pub(super) fn start(self) -> usize {
        self.start as usize
    }

    #[inline]
    pub(super) fn end(self) -> usize {
        self.end as usize
    }
}

/// Texts of rows that lie behind one another in a longer one, ASCII as it is or with their letters lowered.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stretch<'t> {
    pub(super) whole: &'t str,
    pub(super) texts: &'t [Lying],
}

impl<'t> Stretch<'t> {
    /// Where it begins and ends.
    pub(super) fn range(&self) -> Range<usize> {
        let ends = self.texts.first().zip(self.texts.last());
        ends.map_or(0..0, |(first, last)| first.start()..last.end())
    }

    /// The same in parts of so many texts at most.
    pub(super) fn parts(self, most: usize) -> impl Iterator<Item = Self> {
        let parts = self.texts.chunks(most);
        parts.map(move |texts| Self { texts, ..self })
    }
}

/// Texts of rows in stretches.
#[derive(Debug, Default)]
pub(super) struct Stretches<'t> {
    texts: Vec<Lying>,
    /// What those of each lie in, and where they end among the texts.
    each: Vec<(&'t str, usize)>,
}

impl<'t> Stretches<'t> {
    /// With room for so many texts.
    pub(super) fn with_room(texts: usize) -> Self {
        Self {
            texts: Vec::with_capacity(texts),
            each: Vec::new(),
        }
    }

    /// Adds the text of a row.
    #[inline]
    pub(super) fn add(&mut self, row: u32, piece: &Piece<'t>) {
        let Some(lying) = Lying::new(row, piece.start..piece.end) else {
            return;
        };
        let last_end = self.texts.last().map_or(0, |last| last.end());
        self.texts.push(lying);
        let end = self.texts.len();
        match self.each.last_mut() {
            Some((whole, last))
                if std::ptr::eq(*whole, piece.whole)
                    && (last_end..=last_end + GAP).contains(&piece.start) =>
            {
                *last = end;
            }
            _ => self.each.push((piece.whole, end)),
        }
    }

    /// Each of them.
    pub(super) fn iter(&self) -> impl Iterator<Item = Stretch<'_>> {
        let mut start = 0;
        self.each.iter().map(move |(whole, end)| {
            let texts = self.texts.get(start..*end).unwrap_or_default();
            start = *end;
            Stretch { whole, texts }
        })
    }
}
