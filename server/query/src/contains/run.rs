//! The texts of many rows that lie beside one another, looked through in one go.

use super::Needle;
use crate::rows::Piece;

/// Bytes between two texts up to which they are looked through together.
const GAP: usize = 256;
/// Fewer texts are looked through one by one.
const FEWEST: usize = 4;

/// Rows whose texts lie behind one another.
#[derive(Debug, Default)]
pub(super) struct Run<'t> {
    texts: Vec<(u32, Piece<'t>)>,
    /// Room for what is searched, in lower case.
    lowered: Vec<u8>,
}

impl<'t> Run<'t> {
    /// Adds the text of a row; those before it are looked through now where it does not lie behind them.
    pub(super) fn add(
        &mut self,
        row: u32,
        piece: Piece<'t>,
        needle: &Needle,
        found: &mut impl FnMut(u32),
    ) {
        let last = self.texts.last();
        if last.is_some_and(|(_, last)| !last.is_before(&piece, GAP)) {
            self.end(needle, found);
        }
        self.texts.push((row, piece));
    }

    /// Looks through what was added last, and tells of the rows that hold the needle.
    pub(super) fn end(&mut self, needle: &Needle, found: &mut impl FnMut(u32)) {
        if self.texts.len() < FEWEST {
            for (row, piece) in &self.texts {
                if needle.is_in(piece.searched()) {
                    found(*row);
                }
            }
        } else {
            self.look(needle, found);
        }
        self.texts.clear();
    }

    fn look(&mut self, needle: &Needle, found: &mut impl FnMut(u32)) {
        let (Some((_, first)), Some((_, last))) = (self.texts.first(), self.texts.last()) else {
            return;
        };
        let offset = first.start;
        let bytes = first.whole.as_bytes();
        self.lowered.clear();
        self.lowered
            .extend_from_slice(bytes.get(offset..last.end).unwrap_or_default());
        // Those that are not ASCII have no letter that this changes.
        self.lowered.make_ascii_lowercase();
        let mut texts = self.texts.iter();
        let mut text = texts.next();
        let mut from = offset;
        while let Some(rest) = self.lowered.get(from - offset..)
            && let Some(at) = needle.finder.find(rest)
        {
            let start = from + at;
            let end = start + needle.finder.needle().len();
            while text.is_some_and(|(_, text)| text.end < end) {
                text = texts.next();
            }
            let Some((row, here)) = text else { return };
            if here.start <= start {
                found(*row);
                from = here.end;
                text = texts.next();
            } else {
                // It lies between texts, or begins in one that has ended.
                from = here.start;
            }
        }
    }
}
