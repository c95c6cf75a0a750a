//! Resolves references to ids: an exact match, else a unique suffix, else candidates (document.md 9.3, ops.md 4).
//!
//! Blocks, views, rows, payload ids and spaces share it. It knows no paths or messages: ambiguity is a value, and each
//! caller words its own refusal.

use std::cmp::Ordering;

/// Maximum number of candidates that an ambiguity lists (ops.md 4).
pub const MAX_CANDIDATES: usize = 8;

/// The result of resolving a reference.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Resolution<T> {
    /// Exactly one match.
    One(T),
    /// Several ids have this suffix.
    Several {
        /// The first [`MAX_CANDIDATES`] of them, in the order of the domain.
        candidates: Vec<T>,
        /// The total number of matches.
        total: usize,
    },
    /// No match.
    Missing,
}

/// Resolves `reference` among `domain`, whose ids are distinct. An exact match has priority over a unique suffix. The
/// empty reference matches nothing. The cost is linear in the size of the domain.
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

/// An index for resolving many references: the ids sorted by their reversed characters, so that ids with the same
/// suffix are adjacent. Building it costs `n log n`; a lookup reads only the ids with the suffix.
#[derive(Clone, Debug)]
pub struct Index<'a> {
    ids: Vec<(u64, &'a str)>,
}

impl<'a> Index<'a> {
    /// Sorts a domain. A repeated id counts once: two dataviews can contain views with the same id.
    pub fn new(ids: impl IntoIterator<Item = &'a str>) -> Self {
        let mut ids: Vec<_> = ids.into_iter().map(|id| (tail(id), id)).collect();
        ids.sort_unstable_by(|one, other| backwards(*one, *other));
        ids.dedup();
        Self { ids }
    }

    /// Resolves a reference as [`resolve`] does; candidates are in index order.
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

/// Compares two ids from their ends; each comes with its [`tail`].
fn backwards(one: (u64, &str), other: (u64, &str)) -> Ordering {
    let rest = || one.1.bytes().rev().cmp(other.1.bytes().rev());
    one.0.cmp(&other.0).then_with(rest)
}

/// The last eight characters as a number with the same order from the end. Most ids differ there.
fn tail(id: &str) -> u64 {
    let mut bytes = [0; 8];
    for (slot, byte) in bytes.iter_mut().zip(id.bytes().rev()) {
        *slot = byte;
    }
    u64::from_be_bytes(bytes)
}

#[cfg(test)]
mod tests;
