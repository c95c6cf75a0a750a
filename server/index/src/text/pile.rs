//! Long lists that are gone after a search.
//!
//! They lie in parts. A list in one piece that doubles as it grows needs pieces of every size, and of those between 80
//! and 500 kB the allocator has a page of 4 MB for each size and thread, all of which is in use after a few searches.

/// Bytes of a part.
const PART: usize = 32 << 10;

/// A list in parts.
#[derive(Debug)]
pub(super) struct Pile<T> {
    /// Each but the last is full.
    parts: Vec<Vec<T>>,
}

impl<T> Default for Pile<T> {
    fn default() -> Self {
        Self { parts: Vec::new() }
    }
}

impl<T> Pile<T> {
    /// Entries of a full part.
    const ENTRIES: usize = PART / size_of::<T>();

    pub(super) fn push(&mut self, entry: T) {
        match self.parts.last_mut() {
            Some(last) if last.len() < Self::ENTRIES => last.push(entry),
            // Most lists are short.
            None => self.parts.push(vec![entry]),
            Some(_) => {
                let mut part = Vec::with_capacity(Self::ENTRIES);
                part.push(entry);
                self.parts.push(part);
            }
        }
    }

    #[inline]
    pub(super) fn get(&self, at: usize) -> Option<&T> {
        self.parts.get(at / Self::ENTRIES)?.get(at % Self::ENTRIES)
    }

    #[inline]
    pub(super) fn get_mut(&mut self, at: usize) -> Option<&mut T> {
        let part = self.parts.get_mut(at / Self::ENTRIES)?;
        part.get_mut(at % Self::ENTRIES)
    }

    pub(super) fn len(&self) -> usize {
        let last = self.parts.last().map_or(0, Vec::len);
        self.parts.len().saturating_sub(1) * Self::ENTRIES + last
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = &T> {
        self.parts.iter().flatten()
    }
}

impl<T> Extend<T> for Pile<T> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, entries: I) {
        entries.into_iter().for_each(|entry| self.push(entry));
    }
}

impl<T> IntoIterator for Pile<T> {
    type Item = T;
    type IntoIter = std::iter::Flatten<std::vec::IntoIter<Vec<T>>>;

    fn into_iter(self) -> Self::IntoIter {
        self.parts.into_iter().flatten()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    // A list in parts is a list, however long, and no part is larger than one may be.
    #[test]
    fn entries_are_where_they_were_put() {
        let entries = Pile::<[u64; 7]>::ENTRIES;
        for count in [0, 1, entries - 1, entries, entries + 1, 3 * entries] {
            let list: Vec<[u64; 7]> = (0..count as u64).map(|entry| [entry; 7]).collect();
            let mut pile = Pile::default();
            pile.extend(list.iter().copied());
            assert_eq!(pile.len(), count);
            assert!(pile.iter().eq(&list));
            for at in 0..=count {
                assert_eq!(pile.get(at), list.get(at));
                assert_eq!(pile.get_mut(at).copied(), list.get(at).copied());
            }
            let largest = pile.parts.iter().map(|part| size_of_val(part.as_slice()));
            assert!(largest.max().unwrap_or_default() <= PART);
            assert!(pile.into_iter().eq(list));
        }
    }
}
