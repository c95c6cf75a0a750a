//! The one resolver of references to ids: exact, else unique suffix, else candidates (document.md 9.3, ops.md 4).
//!
//! Used for blocks, views, rows, payload ids and spaces. It knows no paths and no texts of refusals: ambiguity is
//! a value, and each slot says in its own words what it found.

use std::collections::{HashMap, HashSet};

use crate::ids::LABEL_LENGTH;

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

/// A domain to resolve many references in: built in linear time, each look-up then reads the few ids that end
/// alike. The same id may be inserted twice, as two dataviews may hold views of one id; it counts once.
#[derive(Clone, Debug, Default)]
pub struct Index<'a> {
    ids: HashSet<&'a str>,
    ordered: Vec<&'a str>,
    /// Ids by their last [`LABEL_LENGTH`] characters, shorter ones by all of theirs.
    endings: HashMap<&'a str, Vec<&'a str>>,
}

impl<'a> Index<'a> {
    /// Adds an id.
    pub fn insert(&mut self, id: &'a str) {
        if self.ids.insert(id) {
            self.ordered.push(id);
            self.endings.entry(ending(id)).or_default().push(id);
        }
    }

    /// Resolves a reference as [`resolve`] does.
    pub fn resolve(&self, reference: &str) -> Resolution<&'a str> {
        if let Some(id) = self.ids.get(reference) {
            return Resolution::One(id);
        }
        if reference.len() < LABEL_LENGTH {
            return resolve(reference, self.ordered.iter().map(|id| (*id, *id)));
        }
        let alike = self.endings.get(ending(reference)).into_iter().flatten();
        resolve(reference, alike.map(|id| (*id, *id)))
    }
}

/// The last [`LABEL_LENGTH`] characters of an id; the whole of a shorter one.
pub(crate) fn ending(id: &str) -> &str {
    let start = id.len().saturating_sub(LABEL_LENGTH);
    id.get(start..).unwrap_or(id)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(reference: &str, ids: &[&'static str], expected: Resolution<&'static str>) {
        let domain = ids.iter().map(|id| (*id, *id));
        assert_eq!(
            resolve(reference, domain),
            expected,
            "{reference} in {ids:?}"
        );
    }

    #[test]
    fn exact_wins_then_the_unique_suffix() {
        // O-28: an exact id that is also a suffix of another id.
        check("c1", &["xc1", "c1"], Resolution::One("c1"));
        // O-25
        check("2c1", &["a2c1", "p1"], Resolution::One("a2c1"));
        // O-27
        check("nowhere", &["a2c1"], Resolution::Missing);
        check("", &["a"], Resolution::Missing);
    }

    #[test]
    fn several_suffixes_are_candidates_of_a_capped_list() {
        // O-26
        check(
            "1",
            &["h1", "p1", "c1"],
            Resolution::Several {
                candidates: vec!["h1", "p1", "c1"],
                total: 3,
            },
        );
        let ids: Vec<String> = (0..20).map(|n| format!("{n}z")).collect();
        let domain = ids.iter().map(|id| (id.as_str(), ()));
        assert_eq!(
            resolve("z", domain),
            Resolution::Several {
                candidates: vec![(); MAX_CANDIDATES],
                total: 20
            }
        );
    }

    #[test]
    fn an_index_answers_like_a_scan() {
        let ids = [
            "a2b3c4d5e6",
            "xa2b3c4d5e6",
            "b2b3c4d5e7",
            "p1",
            "q1",
            "4d5e7",
        ];
        let mut index = Index::default();
        ids.iter().chain(&ids).for_each(|id| index.insert(id));
        for reference in [
            "a2b3c4d5e6",
            "3c4d5e6",
            "4d5e6",
            "4d5e7",
            "e7",
            "1",
            "p1",
            "",
            "zzzzzz",
        ] {
            let scanned = resolve(reference, ids.iter().map(|id| (*id, *id)));
            assert_eq!(index.resolve(reference), scanned, "{reference}");
        }
    }
}
