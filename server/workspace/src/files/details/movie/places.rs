//! Content that is looked at here and there.

use std::io::{Read, Seek, SeekFrom};
use std::ops::Range;

/// Places that are looked at in all: more than a film has, and soon done.
const MAX_PLACES: usize = 8192;
/// Longest text that is read, in bytes.
const MAX_TEXT: u64 = 256;

pub(super) struct Places<C> {
    content: C,
    size: u64,
    left: usize,
}

impl<C: Read + Seek> Places<C> {
    /// Content of this many bytes.
    pub(super) fn of(content: C, size: u64) -> Self {
        Self {
            content,
            size,
            left: MAX_PLACES,
        }
    }

    /// All of the content.
    pub(super) fn whole(&self) -> Range<u64> {
        0..self.size
    }

    /// The bytes from here on; beyond the end lie zeros. None if the content cannot be read any more.
    pub(super) fn bytes<const N: usize>(&mut self, at: u64) -> Option<[u8; N]> {
        self.left = self.left.checked_sub(1)?;
        self.content.seek(SeekFrom::Start(at)).ok()?;
        let mut read = Vec::with_capacity(N);
        let mut rest = self.content.by_ref().take(N as u64);
        rest.read_to_end(&mut read).ok()?;
        read.resize(N, 0);
        read.try_into().ok()
    }

    /// The text in this range, if it is short; some end it with a zero.
    pub(super) fn text(&mut self, range: &Range<u64>) -> Option<String> {
        let length = range.end.checked_sub(range.start)?;
        let length = usize::try_from(length)
            .ok()
            .filter(|_| length <= MAX_TEXT)?;
        let bytes = self.bytes::<{ MAX_TEXT as usize }>(range.start)?;
        let text = std::str::from_utf8(bytes.get(..length)?).ok()?;
        Some(text.trim_end_matches('\0').to_owned())
    }
}
