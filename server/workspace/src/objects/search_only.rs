//! Properties that only search data holds: links, backlinks, and the time when an object was opened last (document.md 3.4).

use std::borrow::Cow;

use rolltop_document::bundled::{BACKLINKS, LAST_OPENED_DATE, LINKS};
use rolltop_document::issue::{Issue, Ref};
use rolltop_document::limits::MAX_LIST;
use rolltop_search::{OpenedTimes, Row, Rows, opened_at};
use serde_json::Value;

use super::rows::Field;

/// The search data of a space at the moment of a snapshot.
#[derive(Clone, Copy)]
pub(crate) struct SearchData<'r> {
    pub(crate) rows: &'r Rows,
    /// When objects were opened, as far as the store does not have it yet.
    pub(crate) opened: &'r OpenedTimes,
}

/// The values of an object that only search data holds, by internal key, with advice.
#[derive(Clone, Debug, Default)]
pub(crate) struct SearchOnly {
    pub(crate) values: Vec<(&'static str, Value)>,
    pub(crate) warnings: Vec<Issue>,
}

/// True if any of the fields is held by search data alone.
pub(crate) fn needs_search_data(fields: &[Field<'_>]) -> bool {
    let keys = [LINKS, BACKLINKS, LAST_OPENED_DATE];
    keys.into_iter().any(|key| asks_for(fields, key))
}

/// True if a property is one of the fields.
pub(crate) fn asks_for(fields: &[Field<'_>], key: &str) -> bool {
    fields.iter().any(|field| field.key() == key)
}

impl SearchOnly {
    /// Adds the first ids of a list of pointers. An empty list is left out.
    pub(super) fn add_list<'i>(&mut self, key: &'static str, ids: impl Iterator<Item = &'i str>) {
        let shown: Vec<Value> = ids.take(MAX_LIST).map(Value::from).collect();
        if !shown.is_empty() {
            self.values.push((key, Value::Array(shown)));
        }
    }

    /// Adds the time when the account opened the object last, in Unix seconds.
    pub(super) fn add_opened(&mut self, at: Option<i64>) {
        let at = at.map(|seconds| (LAST_OPENED_DATE, Value::from(seconds)));
        self.values.extend(at);
    }
}

impl SearchData<'_> {
    /// The values of one object that only search data holds, of the properties that `asks` returns true for.
    pub(crate) fn values(&self, row: &Row, asks: impl Fn(&str) -> bool) -> SearchOnly {
        let Self { rows, opened } = self;
        let mut found = SearchOnly::default();
        for key in [LINKS, BACKLINKS].into_iter().filter(|key| asks(key)) {
            let entries = match key {
                LINKS => Cow::Owned(rows.links(row)),
                _ => Cow::Borrowed(rows.backlinks(row)),
            };
            if entries.len() > MAX_LIST {
                found.warnings.push(cut(rows.id(row), key, entries.len()));
            }
            let ids = entries.iter().map(|entry| rows.symbols().text(*entry));
            found.add_list(key, ids);
        }
        if asks(LAST_OPENED_DATE) {
            found.add_opened(opened_at(rows, row, opened));
        }
        found
    }
}

/// The warning about a list that is longer than a row shows. A search in the opposite direction pages through all of it.
fn cut(object_id: &str, key: &str, count: usize) -> Issue {
    let opposite = if key == LINKS { BACKLINKS } else { LINKS };
    let message =
        format!("{object_id} has {count} entries of {key}, and a row shows the first {MAX_LIST}");
    Issue::pathless(message)
        .hint(format!(
            "search with the filter {opposite} = \"{object_id}\" to page through all of them"
        ))
        .see(Ref::op("search_space"))
}
