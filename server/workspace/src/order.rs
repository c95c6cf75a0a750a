//! The order of lists of names (query.md 13).

use std::cmp::Ordering;

use rolltop_query::collate::collate;

/// Compares two rows of a list by name, as readers order words, then by identity.
pub(crate) fn by_name((name, id): (&str, &str), (other, other_id): (&str, &str)) -> Ordering {
    collate(name, other).then_with(|| (id, name).cmp(&(other_id, other)))
}
