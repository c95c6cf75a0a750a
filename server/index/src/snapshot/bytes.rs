//! Numbers and texts as bytes, little-endian, each list behind its length.

use std::fs::File;
use std::io::{self, Write};

use crc32fast::Hasher;

/// Puts bytes together and writes them as they come, with a checksum of all of them at the end.
pub(super) struct Output {
    file: File,
    /// What is not yet written.
    bytes: Vec<u8>,
    checksum: Hasher,
    /// The first failure; nothing is written after it.
    failed: Option<io::Error>,
}

/// Bytes that are written at once.
const FULL: usize = 1 << 16;

impl Output {
    pub(super) fn new(file: File) -> Self {
        Self {
            file,
            bytes: Vec::with_capacity(2 * FULL),
            checksum: Hasher::new(),
            failed: None,
        }
    }

    /// Writes the rest.
    ///
    /// # Errors
    /// Something could not be written.
    pub(super) fn finish(mut self) -> io::Result<()> {
        self.flush();
        self.failed.map_or(Ok(()), Err)?;
        let checksum = u64::from(self.checksum.finalize());
        self.file.write_all(&checksum.to_le_bytes())
    }

    pub(super) fn u8s(&mut self, numbers: impl ExactSizeIterator<Item = u8>) {
        self.length(numbers.len());
        numbers.for_each(|number| self.put(&[number]));
    }

    pub(super) fn u32s(&mut self, numbers: impl ExactSizeIterator<Item = u32>) {
        self.length(numbers.len());
        numbers.for_each(|number| self.put(&number.to_le_bytes()));
    }

    pub(super) fn u64s(&mut self, numbers: impl ExactSizeIterator<Item = u64>) {
        self.length(numbers.len());
        numbers.for_each(|number| self.put(&number.to_le_bytes()));
    }

    pub(super) fn text(&mut self, text: &str) {
        self.length(text.len());
        self.put(text.as_bytes());
    }

    pub(super) fn number(&mut self, number: u64) {
        self.put(&number.to_le_bytes());
    }

    pub(super) fn put(&mut self, bytes: &[u8]) {
        self.bytes.extend_from_slice(bytes);
        if self.bytes.len() >= FULL {
            self.flush();
        }
    }

    fn flush(&mut self) {
        self.checksum.update(&self.bytes);
        if self.failed.is_none() {
            self.failed = self.file.write_all(&self.bytes).err();
        }
        self.bytes.clear();
    }

    fn length(&mut self, length: usize) {
        self.number(length as u64);
    }
}

/// Takes bytes apart; every reading is `None` where they end too early or are no such thing.
pub(super) struct Input<'b> {
    rest: &'b [u8],
}

impl<'b> Input<'b> {
    pub(super) fn new(bytes: &'b [u8]) -> Self {
        Self { rest: bytes }
    }

    pub(super) fn u8s(&mut self) -> Option<&'b [u8]> {
        let length = self.length()?;
        self.take(length)
    }

    pub(super) fn u32s(&mut self) -> Option<Vec<u32>> {
        let length = self.length()?.checked_mul(4)?;
        let (numbers, _) = self.take(length)?.as_chunks();
        Some(
            numbers
                .iter()
                .map(|bytes| u32::from_le_bytes(*bytes))
                .collect(),
        )
    }

    pub(super) fn u64s(&mut self) -> Option<Vec<u64>> {
        let length = self.length()?.checked_mul(8)?;
        let (numbers, _) = self.take(length)?.as_chunks();
        Some(
            numbers
                .iter()
                .map(|bytes| u64::from_le_bytes(*bytes))
                .collect(),
        )
    }

    pub(super) fn text(&mut self) -> Option<&'b str> {
        std::str::from_utf8(self.u8s()?).ok()
    }

    pub(super) fn number(&mut self) -> Option<u64> {
        let (number, rest) = self.rest.split_first_chunk()?;
        self.rest = rest;
        Some(u64::from_le_bytes(*number))
    }

    fn length(&mut self) -> Option<usize> {
        self.number()?.try_into().ok()
    }

    fn take(&mut self, length: usize) -> Option<&'b [u8]> {
        let (taken, rest) = self.rest.split_at_checked(length)?;
        self.rest = rest;
        Some(taken)
    }

    pub(super) fn is_at_end(&self) -> bool {
        self.rest.is_empty()
    }
}
