//! The texts of many rows that lie behind one another, to be looked through in one go.

use std::ops::Range;

use crate::rows::Spot;

/// Bytes between two texts up to which they are looked through together.
const GAP: u32 = 32;

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
    /// What those of each lie in, and where they begin among the texts.
    each: Vec<(&'t str, usize)>,
    /// The number of what the last lies in, and where it ends.
    last: Option<(u32, u32)>,
}

impl<'t> Stretches<'t> {
    /// With room for so many texts.
    pub(super) fn with_room(texts: usize) -> Self {
        Self {
            texts: Vec::with_capacity(texts),
            ..Self::default()
        }
    }

    /// Adds the text of a row. What it lies in is found by its number, once for those behind one another.
    #[inline]
    pub(super) fn add(&mut self, row: u32, spot: Spot, find: impl FnOnce(u32) -> Option<&'t str>) {
        let Spot { start, end, .. } = spot;
        let is_behind = self.last.is_some_and(|(whole, last)| {
            whole == spot.whole && (last..=last.saturating_add(GAP)).contains(&start)
        });
        if !is_behind {
            let Some(whole) = find(spot.whole) else {
                return;
            };
            self.each.push((whole, self.texts.len()));
        }
        self.last = Some((spot.whole, end));
        self.texts.push(Lying { row, start, end });
    }

    /// Each of them.
    pub(super) fn iter(&self) -> impl Iterator<Item = Stretch<'_>> {
        let ends = self.each.iter().skip(1).map(|(_, start)| *start);
        let ends = ends.chain([self.texts.len()]);
        self.each.iter().zip(ends).map(|((whole, start), end)| {
            let texts = self.texts.get(*start..end).unwrap_or_default();
            Stretch { whole, texts }
        })
    }
}
