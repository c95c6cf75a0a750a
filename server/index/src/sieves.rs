//! A sieve for each block of rows of a column, shared by all versions of it in which the texts of the block are the same.

use std::sync::Arc;

use rolltop_query::rows::BLOCK;
use rolltop_query::sieve::KeptSieve;

use crate::cells::Slot;

/// The sieves of a column, by block. Who searches makes them.
#[derive(Clone, Debug, Default)]
pub(crate) struct Sieves {
    each: Vec<Arc<KeptSieve>>,
}

impl Sieves {
    /// Of so many rows, none of them made.
    pub(crate) fn of(rows: usize) -> Self {
        let mut sieves = Self::default();
        sieves.grow(rows.div_ceil(BLOCK));
        sieves
    }

    /// The text of a row has changed, or come, or gone.
    pub(crate) fn touch(&mut self, slot: Slot) {
        let block = slot as usize / BLOCK;
        self.grow(block + 1);
        if let Some(sieve) = self.each.get_mut(block) {
            Arc::make_mut(sieve).touch(slot);
        }
    }

    /// That of the block which begins with this row.
    pub(crate) fn get(&self, first: Slot) -> Option<&KeptSieve> {
        self.each.get(first as usize / BLOCK).map(AsRef::as_ref)
    }

    /// About how many bytes they take.
    pub(crate) fn bytes(&self) -> usize {
        self.each.iter().map(|sieve| sieve.bytes()).sum()
    }

    fn grow(&mut self, blocks: usize) {
        if self.each.len() < blocks {
            self.each.resize_with(blocks, Arc::default);
        }
    }
}

#[cfg(test)]
mod tests {
    #![expect(clippy::indexing_slicing, reason = "tests")]

    use jiff::tz::TimeZone;
    use proptest::prelude::*;
    use rolltop_document::bundled::NAME;
    use rolltop_document::view::{Condition, FilterLeaf, FilterNode};
    use rolltop_document::vocabulary::Vocabulary;
    use rolltop_query::dates::Moment;
    use rolltop_query::filter::{Filter, QueryContext};
    use rolltop_query::lowered;
    use rolltop_query::rows::RowSet;
    use rolltop_query::value::Fields;
    use serde_json::json;

    use crate::reader::Reader;
    use crate::table::Table;

    /// So many that a sieve of their texts is worth its room.
    const ROWS: usize = 700;
    /// Searches after which it has been made, however little they read.
    const SEARCHES: usize = 60;

    /// A table, and what its names are.
    type Version = (Table, Vec<Option<String>>);

    /// What happens to the names of a table.
    #[derive(Clone, Debug)]
    enum Deed {
        Write(usize, Option<String>),
        WriteMany(usize),
        Copy,
        /// One of the copies is searched, the last of them being the newest.
        Search(usize, String),
    }

    fn deed() -> impl Strategy<Value = Deed> {
        let word = prop::sample::select(vec!["Merkur", "venus", "ÉRIS", "erIS", "ceres mars"]);
        prop_oneof![
            4 => (0..2 * ROWS, prop::option::weighted(0.8, word.clone()))
                .prop_map(|(at, name)| Deed::Write(at, name.map(str::to_owned))),
            1 => (0..ROWS).prop_map(Deed::WriteMany),
            2 => Just(Deed::Copy),
            4 => (any::<usize>(), word).prop_map(|(at, word)| Deed::Search(at, word.to_owned())),
        ]
    }

    fn write((table, names): &mut Version, at: usize, name: Option<String>) {
        names.resize(names.len().max(at + 1), None);
        let column = table.columns.entry(NAME.into()).or_default();
        match &name {
            Some(name) => column.set(at as u32, &json!(name), &mut table.symbols, names.len()),
            None => column.clear(at as u32),
        }
        names[at] = name;
    }

    /// The rows whose name holds a word, by the filter and by looking at each.
    fn search((table, names): &Version, word: &str) -> [Vec<u32>; 2] {
        let leaf = FilterLeaf {
            property: NAME.to_owned(),
            condition: Some(Condition::Contains),
            value: Some(json!(word)),
            date_preset: None,
            include_time: false,
        };
        let context = QueryContext {
            vocabulary: Vocabulary::bundled(),
            symbols: table.symbols(),
            moment: &Moment {
                now: 0,
                zone: TimeZone::UTC,
            },
            placeholders: None,
        };
        let mut fields = Fields::default();
        let leaf = FilterNode::Leaf(Box::new(leaf));
        let filter = Filter::compile(&[leaf], &context, &mut fields);
        let reader = Reader::new(table, &fields, &|_| None, std::iter::empty());
        let mut rows = RowSet::of(names.len());
        (0..names.len() as u32).for_each(|row| rows.insert(row));
        filter.narrow(&mut rows, &reader);
        let word = lowered(word);
        let holds = |name: &Option<String>| {
            let name = name.as_deref().map(lowered);
            name.is_some_and(|name| name.contains(&word))
        };
        let naive = (0..).zip(names).filter(|(_, name)| holds(name));
        [rows.iter().collect(), naive.map(|(row, _)| row).collect()]
    }

    fn is_made((table, _): &Version) -> bool {
        let sieves = &table.columns[NAME].sieves;
        sieves.bytes() > 16 * ROWS
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(24))]
        // Whoever searches whatever version of the texts finds what that one holds, whoever made its sieve.
        #[test]
        fn every_version_is_sifted_as_it_is(deeds in prop::collection::vec(deed(), 0..60)) {
            let mut newest = (Table::default(), Vec::new());
            for row in 0..ROWS {
                let name = format!("object {row} of a list that is long enough for it");
                write(&mut newest, row, Some(name));
            }
            let mut copies = vec![newest.clone()];
            prop_assert!(!is_made(&newest));
            for _ in 0..SEARCHES {
                search(&newest, "nothing");
            }
            // It is made once for all copies.
            prop_assert!(is_made(&newest) && is_made(&copies[0]));
            for deed in deeds {
                match deed {
                    Deed::Write(at, name) => write(&mut newest, at, name),
                    // More than anybody follows.
                    Deed::WriteMany(from) => (from..from + 300)
                        .for_each(|at| write(&mut newest, at, Some(format!("ceres mars {at}")))),
                    Deed::Copy => copies.push(newest.clone()),
                    Deed::Search(at, word) => {
                        let version = copies.get(at % (copies.len() + 1)).unwrap_or(&newest);
                        let [found, expected] = search(version, &word);
                        prop_assert_eq!(found, expected);
                    }
                }
            }
            for version in copies.iter().chain([&newest]) {
                for word in ["eris", "venus", "mars 69", "list"] {
                    let [found, expected] = search(version, word);
                    prop_assert_eq!(found, expected);
                }
            }
        }
    }

    // What many changes have made worthless is let go of, and made anew by who searches.
    #[test]
    fn many_changes_begin_anew() {
        let mut version = (Table::default(), Vec::new());
        let write_all = |version: &mut Version, what: &str| {
            for row in 0..ROWS {
                let name = format!("{what} {row} of a list that is long enough for it");
                write(version, row, Some(name));
            }
        };
        write_all(&mut version, "object");
        for what in ["thing", "being"] {
            for _ in 0..SEARCHES {
                search(&version, "nothing");
            }
            assert!(is_made(&version));
            write_all(&mut version, what);
            assert!(!is_made(&version));
        }
    }
}
