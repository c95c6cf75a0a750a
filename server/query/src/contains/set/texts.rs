//! The texts of the rows of a block, as they are looked through.

use std::borrow::Cow;

use crate::contains::lowered;
use crate::contains::stretch::Stretches;
use crate::rows::{Column, Mask, Spot, count, rows_of};
use crate::value::Searched;

/// A text as needles are looked for in it: ASCII as it is, any other with its letters lowered.
pub(super) fn lowered_text(text: Searched<'_>) -> Cow<'_, str> {
    match text {
        Searched::Ascii(text) | Searched::Lowered(text) => Cow::Borrowed(text),
        Searched::Plain(text) => Cow::Owned(lowered(text)),
    }
}

/// A text to be looked through.
#[derive(Clone, Copy, Debug)]
pub(super) enum Text<'t> {
    /// Those of other rows lie beside it.
    Beside(Spot),
    Alone(Searched<'t>),
}

/// Tells the texts of rows of a block, whose first row this is.
#[inline]
pub(super) fn visit_texts<'c, C: Column>(
    rows: &Mask,
    first: u32,
    column: &'c C,
    mut tell: impl FnMut(u32, Text<'c>),
) {
    let alone = |row| column.searched(row).map(Text::Alone);
    match column.cells(first) {
        Some(cells) => cells.visit(rows, first, |tag, number, row| {
            let beside = column.spot(tag, number).map(Text::Beside);
            if let Some(text) = beside.or_else(|| alone(row)) {
                tell(row, text);
            }
        }),
        None => {
            let texts = rows_of(rows, first).filter_map(|row| Some((row, alone(row)?)));
            texts.for_each(|(row, text)| tell(row, text));
        }
    }
}

/// Tells what is searched of the texts of rows of a block, whose first row this is, byte by byte.
#[inline]
pub(crate) fn visit_searched<C: Column>(
    rows: &Mask,
    first: u32,
    column: &C,
    mut tell: impl FnMut(u32, &[u8]),
) {
    visit_texts(rows, first, column, |row, text| match text {
        Text::Beside(spot) => {
            let piece = column.piece_at(spot);
            let text = piece.and_then(|piece| {
                let whole = piece.whole.as_bytes();
                whole.get(piece.start..piece.end)
            });
            tell(row, text.unwrap_or_default());
        }
        Text::Alone(text) => tell(row, lowered_text(text).as_bytes()),
    });
}

/// Rows with texts that lie beside no others.
pub(super) type Alone<'t> = Vec<(u32, Searched<'t>)>;

/// The texts of rows of a block, whose first row this is: those that lie beside others and those that do not.
pub(super) fn texts_of<'c, C: Column>(
    rows: &Mask,
    first: u32,
    column: &'c C,
) -> (Stretches<'c>, Alone<'c>) {
    let (mut beside, mut alone) = (Stretches::with_room(count(rows)), Vec::new());
    visit_texts(rows, first, column, |row, text| match text {
        Text::Beside(spot) => beside.add(row, spot, |whole| column.whole(whole)),
        Text::Alone(text) => alone.push((row, text)),
    });
    (beside, alone)
}
