//! The boxes of ISO/IEC 14496-12 and of what came from it: films in MP4 and QuickTime, pictures in HEIF and AVIF.

use std::io::{Read, Seek};
use std::ops::Range;

use super::places::Places;

/// A box, and where its content lies.
pub(super) struct Box {
    pub(super) kind: [u8; 4],
    pub(super) inside: Range<u64>,
}

impl Box {
    /// The bytes that its content begins with, if it has that many.
    pub(super) fn head<const N: usize>(
        &self,
        content: &mut Places<impl Read + Seek>,
    ) -> Option<[u8; N]> {
        let length = self.inside.end.checked_sub(self.inside.start)?;
        (length >= N as u64)
            .then(|| content.bytes(self.inside.start))
            .flatten()
    }
}

/// The boxes that lie in a range, as far as they are whole.
pub(super) fn boxes(content: &mut Places<impl Read + Seek>, mut within: Range<u64>) -> Vec<Box> {
    std::iter::from_fn(|| next_of(&mut within, content)).collect()
}

/// The inside of the first box of this kind that lies in a range. What follows is not looked at: a film that was
/// written while it was taken has thousands of parts behind its head.
pub(super) fn first_inside(
    kind: &[u8; 4],
    content: &mut Places<impl Read + Seek>,
    mut within: Range<u64>,
) -> Option<Range<u64>> {
    let mut boxes = std::iter::from_fn(|| next_of(&mut within, content));
    let found = boxes.find(|found| found.kind == *kind)?;
    Some(found.inside)
}

/// The insides of the boxes of this kind that lie in a range.
pub(super) fn insides(
    kind: &[u8; 4],
    content: &mut Places<impl Read + Seek>,
    within: Range<u64>,
) -> Vec<Range<u64>> {
    let found = boxes(content, within).into_iter();
    let found = found.filter(|found| found.kind == *kind);
    found.map(|found| found.inside).collect()
}

/// The box at the start of a range, which then begins behind it; none if no whole one is there.
fn next_of(within: &mut Range<u64>, content: &mut Places<impl Read + Seek>) -> Option<Box> {
    let at = within.start;
    if within.end.saturating_sub(at) < 8 {
        return None;
    }
    let [l0, l1, l2, l3, k0, k1, k2, k3, long @ ..] = content.bytes::<16>(at)?;
    let (head, length) = match u32::from_be_bytes([l0, l1, l2, l3]) {
        // To the end.
        0 => (8, within.end - at),
        1 => (16, u64::from_be_bytes(long)),
        length => (8, u64::from(length)),
    };
    let end = at.saturating_add(length);
    if length < head || end > within.end {
        return None;
    }
    within.start = end;
    let kind = [k0, k1, k2, k3];
    let inside = at + head..end;
    Some(Box { kind, inside })
}

/// A box with this content.
#[cfg(test)]
pub(super) fn boxed(kind: &[u8; 4], inside: &[u8]) -> Vec<u8> {
    let length = u32::try_from(inside.len() + 8).unwrap_or_default();
    [&length.to_be_bytes()[..], kind, inside].concat()
}
