//! Long lists and large maps that are cheap to copy: a copy shares every part that neither has changed since.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};
use std::sync::Arc;

use rolltop_query::spread::SPREAD;

/// Entries of a part: so many that a copy has few parts, so few that to copy one takes microseconds. Filters look at
/// them part by part.
pub(crate) const CHUNK: usize = rolltop_query::rows::BLOCK;
/// Keys that one part of a map may hold.
const SHARD: u32 = 1024;

/// A list in parts.
#[derive(Clone, Debug)]
pub(crate) struct Chunks<T> {
    /// Each but the last is full.
    parts: Vec<Arc<Vec<T>>>,
}

impl<T> Default for Chunks<T> {
    fn default() -> Self {
        Self { parts: Vec::new() }
    }
}

impl<T: Clone> Chunks<T> {
    pub(crate) fn len(&self) -> usize {
        let last = self.parts.last().map_or(0, |part| part.len());
        self.parts.len().saturating_sub(1) * CHUNK + last
    }

    #[inline]
    pub(crate) fn get(&self, at: usize) -> Option<&T> {
        self.parts.get(at / CHUNK)?.get(at % CHUNK)
    }

    pub(crate) fn get_mut(&mut self, at: usize) -> Option<&mut T> {
        Arc::make_mut(self.parts.get_mut(at / CHUNK)?).get_mut(at % CHUNK)
    }

    /// The list of this entry alone.
    #[inline]
    pub(crate) fn alone(&self, at: usize) -> &[T] {
        let part = self.parts.get(at / CHUNK);
        let at = at % CHUNK;
        part.and_then(|part| part.get(at..=at)).unwrap_or_default()
    }

    /// The part that begins with this entry, or holds it.
    pub(crate) fn part(&self, at: usize) -> &[T] {
        let part = self.parts.get(at / CHUNK);
        part.map_or(&[], |part| part.as_slice())
    }

    pub(crate) fn push(&mut self, entry: T) {
        match self.parts.last_mut() {
            Some(last) if last.len() < CHUNK => Arc::make_mut(last).push(entry),
            _ => self.parts.push(Arc::new(vec![entry])),
        }
    }

    /// Takes the last entry away.
    pub(crate) fn pop(&mut self) -> Option<T> {
        let last = self.parts.last_mut()?;
        let entry = Arc::make_mut(last).pop();
        if last.is_empty() {
            self.parts.pop();
        }
        entry
    }

    /// Adds the same entry until there are so many.
    pub(crate) fn fill(&mut self, len: usize, entry: &T) {
        while self.len() < len {
            let missing = len - self.len();
            match self.parts.last_mut() {
                Some(last) if last.len() < CHUNK => {
                    let filled = CHUNK.min(last.len() + missing);
                    Arc::make_mut(last).resize(filled, entry.clone());
                }
                _ => self.parts.push(Arc::default()),
            }
        }
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = &T> {
        self.parts.iter().flat_map(|part| part.iter())
    }

    pub(crate) fn iter_mut(&mut self) -> impl Iterator<Item = &mut T> {
        self.parts.iter_mut().flat_map(Arc::make_mut)
    }

    /// Gives back the room that was made for more entries.
    pub(crate) fn shrink(&mut self) {
        self.parts.shrink_to_fit();
        if let Some(last) = self.parts.last_mut() {
            Arc::make_mut(last).shrink_to_fit();
        }
    }

    /// About how many bytes it takes.
    pub(crate) fn bytes(&self) -> usize {
        const OF_PART: usize = 48;
        let last = self.parts.last().map_or(0, |part| part.capacity());
        let entries = self.parts.len().saturating_sub(1) * CHUNK + last;
        entries * size_of::<T>() + self.parts.len() * OF_PART
    }
}

impl<T: Clone> FromIterator<T> for Chunks<T> {
    fn from_iter<I: IntoIterator<Item = T>>(entries: I) -> Self {
        let mut list = Self::default();
        entries.into_iter().for_each(|entry| list.push(entry));
        list
    }
}

/// Scatters numbers. They are given by the index itself and follow one another: nobody can choose any that collide.
#[derive(Clone, Copy, Debug, Default)]
struct Scattering(u64);

impl Hasher for Scattering {
    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|byte| self.write_u32((*byte).into()));
    }

    #[inline]
    fn write_u32(&mut self, number: u32) {
        self.0 = (self.0 ^ u64::from(number)).wrapping_mul(SPREAD);
    }

    #[inline]
    fn finish(&self) -> u64 {
        // A map looks at the highest bits and at the lowest, of which the product scatters the highest.
        self.0.rotate_left(32)
    }
}

/// A map in parts, by numbers that lie close together.
#[derive(Clone, Debug)]
pub(crate) struct Shards<V> {
    /// Each holds the keys of a range.
    parts: Vec<Arc<HashMap<u32, V, BuildHasherDefault<Scattering>>>>,
    len: usize,
}

impl<V> Default for Shards<V> {
    fn default() -> Self {
        Self {
            parts: Vec::new(),
            len: 0,
        }
    }
}

impl<V: Clone> Shards<V> {
    pub(crate) fn len(&self) -> usize {
        self.len
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.len == 0
    }

    pub(crate) fn get(&self, key: u32) -> Option<&V> {
        self.parts.get((key / SHARD) as usize)?.get(&key)
    }

    /// The value of a key that may change; nothing is copied where there is none.
    pub(crate) fn get_mut(&mut self, key: u32) -> Option<&mut V> {
        let part = self.parts.get_mut((key / SHARD) as usize)?;
        if !part.contains_key(&key) {
            return None;
        }
        Arc::make_mut(part).get_mut(&key)
    }

    pub(crate) fn insert(&mut self, key: u32, value: V) {
        let at = (key / SHARD) as usize;
        if self.parts.len() <= at {
            self.parts.resize_with(at + 1, Arc::default);
        }
        if let Some(part) = self.parts.get_mut(at)
            && Arc::make_mut(part).insert(key, value).is_none()
        {
            self.len += 1;
        }
    }

    pub(crate) fn remove(&mut self, key: u32) -> Option<V> {
        let part = self.parts.get_mut((key / SHARD) as usize)?;
        if !part.contains_key(&key) {
            return None;
        }
        self.len -= 1;
        Arc::make_mut(part).remove(&key)
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = (u32, &V)> {
        let parts = self.parts.iter().flat_map(|part| part.iter());
        parts.map(|(key, value)| (*key, value))
    }

    /// Gives back the room that was made for more entries.
    pub(crate) fn shrink(&mut self) {
        self.parts
            .iter_mut()
            .for_each(|part| Arc::make_mut(part).shrink_to_fit());
    }
}

impl<E: Clone> Shards<Vec<E>> {
    /// Adds an entry to the list of a key.
    pub(crate) fn push(&mut self, key: u32, entry: E) {
        match self.get_mut(key) {
            Some(list) => list.push(entry),
            None => self.insert(key, vec![entry]),
        }
    }

    /// Changes the list of a key, which goes when nothing is left in it.
    pub(crate) fn change(&mut self, key: u32, change: impl FnOnce(&mut Vec<E>)) {
        let Some(list) = self.get_mut(key) else {
            return;
        };
        change(list);
        if list.is_empty() {
            self.remove(key);
        }
    }
}

#[cfg(test)]
mod tests {
    #![expect(clippy::indexing_slicing, reason = "tests")]

    use proptest::prelude::*;

    use super::*;

    /// What is done to a list and a map.
    #[derive(Clone, Debug)]
    enum Deed {
        Push(u16),
        Pop,
        Change(usize, u16),
        Fill(usize),
        Put(u32, u16),
        Take(u32),
        Copy,
    }

    fn deed() -> impl Strategy<Value = Deed> {
        prop_oneof![
            any::<u16>().prop_map(Deed::Push),
            Just(Deed::Pop),
            (0..3 * CHUNK, any::<u16>()).prop_map(|(at, entry)| Deed::Change(at, entry)),
            (0..3 * CHUNK).prop_map(Deed::Fill),
            (0..3 * SHARD, any::<u16>()).prop_map(|(key, value)| Deed::Put(key, value)),
            (0..3 * SHARD).prop_map(Deed::Take),
            Just(Deed::Copy),
        ]
    }

    type Pair = (Chunks<u16>, Shards<u16>);
    type Plain = (Vec<u16>, HashMap<u32, u16>);

    fn assert_same((list, map): &Pair, (plain, known): &Plain) {
        assert_eq!(list.len(), plain.len());
        assert!(list.iter().eq(plain));
        assert_eq!(list.get(plain.len()), None);
        assert!((0..plain.len()).all(|at| list.alone(at) == &plain[at..=at]));
        assert_eq!(map.len(), known.len());
        assert_eq!(map.is_empty(), known.is_empty());
        assert!(
            map.iter()
                .all(|(key, value)| known.get(&key) == Some(value))
        );
        assert!(
            known
                .iter()
                .all(|(key, value)| map.get(*key) == Some(value))
        );
    }

    proptest! {
        // Lists and maps in parts are lists and maps, and a copy stays what it was.
        #[test]
        fn copies_never_change(deeds in prop::collection::vec(deed(), 0..60)) {
            let mut pair = Pair::default();
            let mut plain = Plain::default();
            let mut copies = Vec::new();
            for deed in deeds {
                match deed {
                    Deed::Push(entry) => {
                        pair.0.push(entry);
                        plain.0.push(entry);
                    }
                    Deed::Pop => assert_eq!(pair.0.pop(), plain.0.pop()),
                    Deed::Change(at, entry) => {
                        let known = plain.0.get_mut(at).map(|known| *known = entry);
                        assert_eq!(pair.0.get_mut(at).map(|known| *known = entry), known);
                    }
                    Deed::Fill(len) => {
                        pair.0.fill(len, &7);
                        plain.0.resize(len.max(plain.0.len()), 7);
                    }
                    Deed::Put(key, value) => {
                        pair.1.insert(key, value);
                        plain.1.insert(key, value);
                    }
                    Deed::Take(key) => assert_eq!(pair.1.remove(key), plain.1.remove(&key)),
                    Deed::Copy => copies.push((pair.clone(), plain.clone())),
                }
            }
            assert_same(&pair, &plain);
            copies.iter().for_each(|(pair, plain)| assert_same(pair, plain));
        }
    }
}
