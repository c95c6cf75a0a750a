//! Properties that only search data holds: what objects point to, what points to them, and when they were opened last
//! (document.md 3.4).

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
    [LINKS, BACKLINKS, LAST_OPENED_DATE]
        .into_iter()
        .any(|key| asks_for(fields, key))
}

fn asks_for(fields: &[Field<'_>], key: &str) -> bool {
    fields.iter().any(|field| field.key() == key)
}

impl SearchData<'_> {
    /// Those of the fields that search data holds, of one object.
    pub(crate) fn values(&self, row: &Row, fields: &[Field<'_>]) -> SearchOnly {
        let mut found = SearchOnly::default();
        for key in [LINKS, BACKLINKS]
            .into_iter()
            .filter(|key| asks_for(fields, key))
        {
            let links;
            let entries = match key {
                LINKS => {
                    links = self.rows.links(row);
                    &links
                }
                _ => self.rows.backlinks(row),
            };
            if entries.is_empty() {
                continue;
            }
            if entries.len() > MAX_LIST {
                let warning = cut(self.rows.id(row), key, entries.len());
                found.warnings.push(warning);
            }
            let shown = entries.iter().take(MAX_LIST);
            let shown = shown.map(|entry| Value::from(self.rows.symbols().text(*entry)));
            found.values.push((key, Value::Array(shown.collect())));
        }
        if asks_for(fields, LAST_OPENED_DATE) {
            let at = opened_at(self.rows, row, self.opened);
            let at = at.map(|seconds| (LAST_OPENED_DATE, Value::from(seconds)));
            found.values.extend(at);
        }
        found
    }
}

/// Lists of pointers have no bound: the rest is found in the opposite direction, a page at a time.
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
