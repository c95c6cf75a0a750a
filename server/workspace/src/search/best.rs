//! Top-k selection by order-preserving byte keys (query.md 7).

use std::cmp::Ordering;

/// The least number of entries to collect before the worst are dropped.
const ROOM: usize = 256;

/// The entries with the smallest keys, at most `count` of them after sorting.
pub(super) struct TopEntries<T> {
    count: usize,
    entries: Vec<Entry<T>>,
    /// An upper bound of the keys in the result.
    bound: Option<Box<[u8]>>,
}

struct Entry<T> {
    /// The first eight bytes of the key: most comparisons need no more.
    head: u64,
    key: Box<[u8]>,
    item: T,
}

impl<T> Entry<T> {
    fn compare(&self, other: &Self) -> Ordering {
        let by_head = self.head.cmp(&other.head);
        by_head.then_with(|| self.key.cmp(&other.key))
    }
}

impl<T> TopEntries<T> {
    pub(super) fn new(count: usize) -> Self {
        Self {
            count,
            entries: Vec::new(),
            bound: None,
        }
    }

    /// True if no entry whose key begins with `start` can be in the result.
    pub(super) fn is_full_before(&self, start: &[u8]) -> bool {
        self.bound.as_deref().is_some_and(|bound| start >= bound)
    }

    /// Adds an entry, unless its key exceeds the bound.
    pub(super) fn offer(&mut self, key: &[u8], item: impl FnOnce() -> T) {
        if self.is_full_before(key) {
            return;
        }
        self.entries.push(Entry {
            head: head(key),
            key: key.into(),
            item: item(),
        });
        if self.entries.len() >= self.count.saturating_mul(2).max(ROOM) {
            self.cut();
            self.bound = self.entries.last().map(|last| last.key.clone());
        }
    }

    /// The entries from position `start` on, in order.
    pub(super) fn into_sorted(mut self, start: usize) -> impl Iterator<Item = T> {
        self.cut();
        if (1..self.entries.len()).contains(&start) {
            self.entries.select_nth_unstable_by(start, Entry::compare);
        }
        self.entries.drain(..start.min(self.entries.len()));
        self.entries.sort_unstable_by(Entry::compare);
        self.entries.into_iter().map(|entry| entry.item)
    }

    /// Drops all but the best `count` entries; the last of these is the new bound.
    fn cut(&mut self) {
        if self.count < self.entries.len() {
            if let Some(last) = self.count.checked_sub(1) {
                self.entries.select_nth_unstable_by(last, Entry::compare);
            }
            self.entries.truncate(self.count);
        }
    }
}

fn head(key: &[u8]) -> u64 {
    let mut head = [0; 8];
    for (byte, from) in head.iter_mut().zip(key) {
        *byte = *from;
    }
    u64::from_be_bytes(head)
}

#[cfg(test)]
mod tests;
