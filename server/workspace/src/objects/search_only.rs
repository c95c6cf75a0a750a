//! What only the index knows of objects, for rows that ask for it: what they point to, what points to them, and when
//! they were opened last (document.md 3.4).

use rolltop_document::bundled::{BACKLINKS, LAST_OPENED_DATE, LINKS, bundled_property};
use rolltop_document::issue::{Issue, Ref};
use rolltop_document::limits::MAX_LIST;
use rolltop_index::{Row, Table, View};
use rolltop_query::value::FieldValue;
use serde_json::Value;

use super::rows::Field;
use crate::Workspace;
use crate::error::{Error, Result};
use crate::search::completeness;

/// The keys that are answered from here.
const KEYS: [&str; 3] = [LINKS, BACKLINKS, LAST_OPENED_DATE];

/// What the index knows of the objects of a page, and what is to be said of them.
pub(super) struct SearchOnly {
    /// Where a field asks for it.
    view: Option<View>,
    asked: Vec<&'static str>,
    warnings: Vec<Issue>,
}

impl Workspace {
    /// What the fields of these objects show that no document holds. Nothing is looked up where no field asks for it.
    pub(super) fn search_only(
        &self,
        space_id: &str,
        ids: &[&str],
        fields: &[Field<'_>],
    ) -> Result<SearchOnly> {
        let asked = KEYS.into_iter().filter(|key| asks_for(fields, key));
        let asked: Vec<&'static str> = asked.collect();
        let view = match asked.as_slice() {
            [] => None,
            _ if asked.contains(&LAST_OPENED_DATE) => Some(self.view_with_opened(space_id, ids)?),
            _ => Some(self.index.view(space_id).map_err(Error::internal)?),
        };
        let warnings = view.iter().flat_map(|view| completeness(view, None));
        Ok(SearchOnly {
            warnings: warnings.collect(),
            view,
            asked,
        })
    }
}

fn asks_for(fields: &[Field<'_>], key: &str) -> bool {
    fields.iter().any(|field| field.key() == key)
}

impl SearchOnly {
    /// The values of an object that were asked for, by internal key.
    pub(super) fn values(&mut self, object_id: &str) -> Vec<(&'static str, Value)> {
        let Some(view) = &self.view else {
            return Vec::new();
        };
        let table = view.table();
        let Some(row) = table.row(object_id) else {
            return Vec::new();
        };
        let warnings = &mut self.warnings;
        let asked = self.asked.iter();
        let values = asked.filter_map(|key| Some((*key, value(&table, row, key, warnings)?)));
        values.collect()
    }

    /// Something else is to be said of the rows.
    pub(super) fn warn(&mut self, warning: Issue) {
        self.warnings.push(warning);
    }

    /// What is to be said of them.
    pub(super) fn into_warnings(self) -> Vec<Issue> {
        self.warnings
    }
}

fn value(
    table: &Table,
    row: Row<'_>,
    key: &'static str,
    warnings: &mut Vec<Issue>,
) -> Option<Value> {
    let entries = match row.value(table.field(key, bundled_property(key).map(|of| of.format))) {
        FieldValue::Date(seconds) => return Some(Value::from(seconds)),
        FieldValue::List(entries) if !entries.is_empty() => entries,
        _ => return None,
    };
    if entries.len() > MAX_LIST {
        warnings.push(cut(row.id(), key, entries.len()));
    }
    let shown = entries.iter().take(MAX_LIST);
    let shown = shown.map(|entry| Value::from(table.symbols().text(*entry)));
    Some(Value::Array(shown.collect()))
}

/// Whole lists of pointers have no bound: the rest is found by the opposite direction, a page at a time.
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
