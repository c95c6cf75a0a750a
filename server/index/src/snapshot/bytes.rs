//! Numbers and texts as bytes, little-endian, each list behind its length.

use std::fs::File;
use std::io::{self, Read, Seek, Write};

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

    /// So many bytes.
    pub(super) fn u8s(&mut self, count: usize, numbers: impl Iterator<Item = u8>) {
        self.length(count);
        numbers.for_each(|number| self.put(&[number]));
    }

    /// So many numbers.
    pub(super) fn u32s(&mut self, count: usize, numbers: impl Iterator<Item = u32>) {
        self.length(count);
        numbers.for_each(|number| self.put(&number.to_le_bytes()));
    }

    /// So many numbers.
    pub(super) fn u64s(&mut self, count: usize, numbers: impl Iterator<Item = u64>) {
        self.length(count);
        numbers.for_each(|number| self.put(&number.to_le_bytes()));
    }

    pub(super) fn text(&mut self, text: &str) {
        self.texts(std::iter::once(text));
    }

    /// Texts behind one another, as one.
    pub(super) fn texts<'t>(&mut self, texts: impl Iterator<Item = &'t str> + Clone) {
        self.length(texts.clone().map(str::len).sum());
        texts.for_each(|text| self.put(text.as_bytes()));
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

/// Takes what was written apart as it comes; every reading is `None` where it ends too early or is no such thing.
pub(super) struct Input {
    file: File,
    /// Bytes of the content that are not yet read from the file.
    left: usize,
    /// What was read, of which `taken` bytes are taken.
    bytes: Vec<u8>,
    taken: usize,
}

impl Input {
    /// The content of a file whose checksum is right.
    pub(super) fn checked(file: File) -> Option<Self> {
        const OF_CHECKSUM: usize = size_of::<u64>();
        let length = usize::try_from(file.metadata().ok()?.len()).ok()?;
        let length = length.checked_sub(OF_CHECKSUM)?;
        let mut content = Self {
            file,
            left: length,
            bytes: Vec::with_capacity(FULL),
            taken: 0,
        };
        let mut hasher = Hasher::new();
        while content.left > 0 {
            content.taken = content.bytes.len();
            content.more(1)?;
            hasher.update(&content.bytes);
        }
        let mut checksum = [0; OF_CHECKSUM];
        content.file.read_exact(&mut checksum).ok()?;
        if u64::from_le_bytes(checksum) != u64::from(hasher.finalize()) {
            return None;
        }
        content.file.rewind().ok()?;
        content.bytes.clear();
        Some(Self {
            left: length,
            taken: 0,
            ..content
        })
    }

    /// Takes what the content begins with.
    pub(super) fn strip(&mut self, head: &[u8]) -> Option<()> {
        let mut read = Vec::new();
        self.append(&mut read, head.len())?;
        (read == head).then_some(())
    }

    /// A list of bytes, each made into an entry.
    pub(super) fn u8s<T, L: FromIterator<T>>(
        &mut self,
        make: impl Fn(u8) -> Option<T>,
    ) -> Option<L> {
        self.list(|[byte]| make(byte))
    }

    /// A list of numbers, each made into an entry.
    pub(super) fn u32s<T, L: FromIterator<T>>(&mut self, make: impl Fn(u32) -> T) -> Option<L> {
        self.list(|bytes| Some(make(u32::from_le_bytes(bytes))))
    }

    /// A list of numbers, each made into an entry.
    pub(super) fn u64s<T, L: FromIterator<T>>(&mut self, make: impl Fn(u64) -> T) -> Option<L> {
        self.list(|bytes| Some(make(u64::from_le_bytes(bytes))))
    }

    /// A text that takes no more room than it needs.
    pub(super) fn text(&mut self) -> Option<String> {
        let length = self.length()?;
        let mut bytes = Vec::new();
        self.append(&mut bytes, length)?;
        String::from_utf8(bytes).ok()
    }

    /// The next bytes as a text, put into this room in place of what it holds.
    pub(super) fn text_into<'r>(
        &mut self,
        length: usize,
        room: &'r mut Vec<u8>,
    ) -> Option<&'r str> {
        room.clear();
        self.append(room, length)?;
        std::str::from_utf8(room).ok()
    }

    pub(super) fn number(&mut self) -> Option<u64> {
        self.take().map(u64::from_le_bytes)
    }

    /// How many of something follow.
    pub(super) fn length(&mut self) -> Option<usize> {
        self.number()?.try_into().ok()
    }

    pub(super) fn is_at_end(&self) -> bool {
        self.rest() == 0
    }

    /// A list of entries of so many bytes each.
    pub(super) fn list<const N: usize, T, L: FromIterator<T>>(
        &mut self,
        make: impl Fn([u8; N]) -> Option<T>,
    ) -> Option<L> {
        let length = self.length()?;
        // What cannot be there is made no room for.
        if length.checked_mul(N)? > self.rest() {
            return None;
        }
        let mut is_whole = true;
        let entries = (0..length).map(|_| self.take().and_then(&make));
        let entries = Entries {
            entries,
            is_whole: &mut is_whole,
        };
        let list = entries.collect();
        is_whole.then_some(list)
    }

    /// Bytes that are not taken.
    fn rest(&self) -> usize {
        self.left + self.bytes.len() - self.taken
    }

    #[inline]
    pub(super) fn take<const N: usize>(&mut self) -> Option<[u8; N]> {
        if self.bytes.len() - self.taken < N {
            self.more(N)?;
        }
        let (taken, _) = self.bytes.get(self.taken..)?.split_first_chunk()?;
        self.taken += N;
        Some(*taken)
    }

    /// Adds so many bytes to a list.
    fn append(&mut self, list: &mut Vec<u8>, mut count: usize) -> Option<()> {
        if count > self.rest() {
            return None;
        }
        list.reserve_exact(count);
        loop {
            let here = self.bytes.get(self.taken..)?;
            let here = here.get(..count).unwrap_or(here);
            list.extend_from_slice(here);
            self.taken += here.len();
            count -= here.len();
            if count == 0 {
                return Some(());
            }
            self.more(1)?;
        }
    }

    /// Reads on, until so many bytes are there to be taken.
    fn more(&mut self, count: usize) -> Option<()> {
        self.bytes.drain(..self.taken);
        self.taken = 0;
        let kept = self.bytes.len();
        let wanted = FULL.saturating_sub(kept).min(self.left);
        if kept + wanted < count {
            return None;
        }
        self.bytes.resize(kept + wanted, 0);
        self.file.read_exact(self.bytes.get_mut(kept..)?).ok()?;
        self.left -= wanted;
        Some(())
    }
}

/// Entries up to the first that is none; tells how many there may be, so that a list of them takes no more room than it
/// needs.
struct Entries<'w, I> {
    entries: I,
    is_whole: &'w mut bool,
}

impl<T, I: Iterator<Item = Option<T>>> Iterator for Entries<'_, I> {
    type Item = T;

    fn next(&mut self) -> Option<T> {
        let entry = self.entries.next()?;
        *self.is_whole &= entry.is_some();
        entry
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.entries.size_hint()
    }
}
