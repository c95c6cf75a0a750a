//! Sort keys: all sorts of a query and the rank of a row become one byte string (query.md 7).
//!
//! The order of the keys is the order of the rows, also across spaces: a key holds no number that is specific to one
//! space.

mod compile;
mod key;

use rolltop_document::bundled::LAST_MODIFIED_DATE;
use rolltop_document::view::{Sort, SortDirection};

use crate::filter::Unusable;
use crate::value::Row;
use key::SortKey;

/// Compiled sorts: properties, options and types are resolved.
#[derive(Clone, Debug, Default)]
pub struct Sorts {
    keys: Vec<SortKey>,
    unusable: Vec<Unusable>,
}

/// The default order: the latest change first.
pub fn latest_first() -> Sort {
    Sort {
        property: LAST_MODIFIED_DATE.to_owned(),
        direction: SortDirection::Desc,
        custom_order: Vec::new(),
        empty_placement: None,
        include_time: true,
        no_collate: false,
    }
}

impl Sorts {
    /// The ignored sorts; only stored sorts can be ignored.
    pub fn unusable(&self) -> &[Unusable] {
        &self.unusable
    }

    /// Appends the sort key of a row: the sorts, then the rank. The caller appends ids, so that no key is a prefix of
    /// another.
    ///
    /// The smaller rank comes first. Either all rows of a search have a rank, or none has.
    pub fn write_order(&self, row: &impl Row, rank: Option<u64>, key: &mut Vec<u8>) {
        for sort in &self.keys {
            sort.write(row, key);
        }
        key.extend(rank.into_iter().flat_map(u64::to_be_bytes));
    }
}
