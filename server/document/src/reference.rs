//! The one resolver of references to ids: exact, else unique suffix, else candidates (document.md 9.3, ops.md 4).
//!
//! Used for blocks, views, rows, payload ids and spaces. It knows no paths and no texts of refusals: ambiguity is
//! a value, and each slot says in its own words what it found.

use std::cmp::Ordering;

/// Most candidates that an ambiguity lists (ops.md 4).
pub const MAX_CANDIDATES: usize = 8;

/// What a reference names among some candidates.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Resolution<T> {
    /// Exactly one.
    One(T),
    /// Several ids end like this.
    Several {
        /// The first [`MAX_CANDIDATES`] of them, in the order of the domain.
        candidates: Vec<T>,
        /// How many there are altogether.
        total: usize,
    },
    /// None.
    Missing,
}

/// Resolves `reference` among `domain`, whose ids are distinct: the id itself wins, else the only id that ends
/// with it. The empty reference names nothing. Linear in the size of the domain.
pub fn resolve<'a, T>(
    reference: &str,
    domain: impl IntoIterator<Item = (&'a str, T)>,
) -> Resolution<T> {
    if reference.is_empty() {
        return Resolution::Missing;
    }
    let mut candidates = Vec::new();
    let mut total = 0;
    for (id, item) in domain {
        if id == reference {
            return Resolution::One(item);
        }
        if id.ends_with(reference) {
            total += 1;
            if candidates.len() < MAX_CANDIDATES {
                candidates.push(item);
            }
        }
    }
    match (total, candidates.pop()) {
        (1, Some(only)) => Resolution::One(only),
        (_, Some(last)) => {
            candidates.push(last);
            Resolution::Several { candidates, total }
        }
        (_, None) => Resolution::Missing,
    }
}

/// A domain to resolve many references in, sorted from the last character to the first, so that the ids which end
/// alike stand together. Built in `n log n`; a look-up reads only what ends with the reference.
#[derive(Clone, Debug)]
pub struct Index<'a> {
    ids: Vec<(u64, &'a str)>,
}

impl<'a> Index<'a> {
    /// Sorts a domain. The same id may come twice, as two dataviews may hold views of one id; it counts once.
    pub fn new(ids: impl IntoIterator<Item = &'a str>) -> Self {
        let mut ids: Vec<_> = ids.into_iter().map(|id| (tail(id), id)).collect();
        ids.sort_unstable_by(|one, other| backwards(*one, *other));
        ids.dedup();
        Self { ids }
    }

    /// Resolves a reference as [`resolve`] does; candidates come in the order of the index.
    pub fn resolve(&self, reference: &str) -> Resolution<&'a str> {
        let wanted = (tail(reference), reference);
        let first = self
            .ids
            .partition_point(|id| backwards(*id, wanted).is_lt());
        let behind = self
            .ids
            .get(first..)
            .unwrap_or_default()
            .iter()
            .map(|(_, id)| *id);
        let alike = behind.take_while(|id| id.ends_with(reference));
        resolve(reference, alike.map(|id| (id, id)))
    }
}

/// Compares two ids, each with its [`tail`], from their ends.
fn backwards(one: (u64, &str), other: (u64, &str)) -> Ordering {
    let rest = || one.1.bytes().rev().cmp(other.1.bytes().rev());
    one.0.cmp(&other.0).then_with(rest)
}

/// The last eight characters as a number that compares like them from the end; most ids differ there.
fn tail(id: &str) -> u64 {
    let mut bytes = [0; 8];
    for (slot, byte) in bytes.iter_mut().zip(id.bytes().rev()) {
        *slot = byte;
    }
    u64::from_be_bytes(bytes)
}

#[cfg(test)]
mod tests;
