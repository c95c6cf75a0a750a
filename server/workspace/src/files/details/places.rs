//! Content that is looked at here and there.

use std::io::{Read, Seek, SeekFrom};
use std::ops::Range;

/// Places that are looked at in all: more than a film or a picture has, and soon done.
const MAX_PLACES: usize = 8192;
/// Longest text that is read, in bytes.
const MAX_TEXT: usize = 256;

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

    /// The text in this range, or up to the zero that ends it, if it is short. What is no UTF-8 of it is replaced: older
    /// programs write as they like, and the rest of a name is still one.
    pub(super) fn text(&mut self, range: &Range<u64>) -> Option<String> {
        let length = range.end.checked_sub(range.start)?;
        let most = usize::try_from(length).map_or(MAX_TEXT, |length| length.min(MAX_TEXT));
        let bytes = self.bytes::<MAX_TEXT>(range.start)?;
        let said = bytes.get(..most)?;
        let end = said.iter().position(|byte| *byte == 0);
        if end.is_none() && length > MAX_TEXT as u64 {
            return None;
        }
        let text = String::from_utf8_lossy(said.get(..end.unwrap_or(most))?);
        let is_read = |c: char| c != char::REPLACEMENT_CHARACTER;
        (text.is_empty() || text.contains(is_read)).then(|| text.into_owned())
    }
}

#[cfg(test)]
mod tests {
    use std::io::Cursor;

    use super::*;

    #[test]
    fn a_text_ends_with_its_range_or_a_zero() {
        let long = "x".repeat(300);
        for (bytes, length, text) in [
            (&b"Canon"[..], 5, Some("Canon")),
            (b"Canon EOS", 5, Some("Canon")),
            (b"Canon\0\0\0", 8, Some("Canon")),
            (b"Canon\0 EOS", 10, Some("Canon")),
            (b"\0", 1, Some("")),
            (b"", 0, Some("")),
            // What is said to be long and ends early.
            (b"Canon", u64::MAX, Some("Canon")),
            (long.as_bytes(), 256, long.get(..256)),
            (long.as_bytes(), 257, None),
            (b"Caf\xe9 5", 6, Some("Caf\u{fffd} 5")),
            (b"\xff\xff", 2, None),
        ] {
            let mut places = Places::of(Cursor::new(bytes), bytes.len() as u64);
            assert_eq!(places.text(&(0..length)).as_deref(), text);
        }
    }

    #[test]
    fn a_content_is_not_looked_at_without_end() {
        let mut places = Places::of(Cursor::new(b"abc"), 3);
        assert_eq!(places.bytes(1), Some(*b"bc\0\0"));
        assert_eq!(places.bytes(u64::MAX), Some([0]));
        let looked = std::iter::from_fn(|| places.bytes::<1>(0)).take(MAX_PLACES + 1);
        assert_eq!(looked.count(), MAX_PLACES - 2);
    }
}
