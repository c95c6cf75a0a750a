//! What only the index knows of objects, for rows that ask for it: what they point to, what points to them, and when
//! they were opened last (document.md 3.4).

use std::collections::HashMap;
use std::sync::Arc;

use rolltop_document::bundled::{BACKLINKS, LAST_OPENED_DATE, LINKS, bundled_property};
use rolltop_document::issue::{Issue, Ref};
use rolltop_document::limits::MAX_LIST;
use rolltop_index::{Row, Table};
use rolltop_query::value::FieldValue;
use rolltop_store::ObjectRecord;
use serde_json::Value;

use super::rows::Field;
use crate::Workspace;
use crate::error::{Error, Result};
use crate::search::completeness;

/// The keys that are answered from here.
const KEYS: [&str; 3] = [LINKS, BACKLINKS, LAST_OPENED_DATE];

/// Values of the objects of a page, and what is to be said of them.
#[derive(Debug, Default)]
pub(super) struct SearchOnly {
    values: HashMap<(String, &'static str), Value>,
    pub(super) warnings: Vec<Issue>,
}

impl SearchOnly {
    /// The value of an object, if it was asked for and the object has one.
    pub(super) fn value(&self, object_id: &str, key: &str) -> Option<&Value> {
        let key = KEYS.into_iter().find(|known| *known == key)?;
        self.values.get(&(object_id.to_owned(), key))
    }
}

impl Workspace {
    /// What the fields of these objects show that no document holds. Nothing is looked up where no field asks for it.
    pub(super) fn search_only(
        &self,
        space_id: &str,
        records: &[Arc<ObjectRecord>],
        fields: &[Field<'_>],
    ) -> Result<SearchOnly> {
        let mut found = SearchOnly::default();
        let asked = KEYS.into_iter().filter(|key| asks_for(fields, key));
        let asked: Vec<&'static str> = asked.collect();
        if asked.is_empty() || records.is_empty() {
            return Ok(found);
        }
        if asked.contains(&LAST_OPENED_DATE) {
            self.write_opened()?;
        }
        let view = self.index.view(space_id).map_err(Error::internal)?;
        let table = view.table();
        for row in records.iter().filter_map(|record| table.row(&record.id)) {
            for key in &asked {
                found.add(&table, row, key);
            }
        }
        drop(table);
        found.warnings.extend(completeness(&view, None));
        Ok(found)
    }
}

fn asks_for(fields: &[Field<'_>], key: &str) -> bool {
    fields.iter().any(|field| field.key() == key)
}

impl SearchOnly {
    fn add(&mut self, table: &Table, row: Row<'_>, key: &'static str) {
        let entries = match row.value(table.field(key, bundled_property(key).map(|of| of.format))) {
            FieldValue::Date(seconds) => {
                self.values
                    .insert((row.id().to_owned(), key), Value::from(seconds));
                return;
            }
            FieldValue::List(entries) if !entries.is_empty() => entries,
            _ => return,
        };
        let shown = entries.iter().take(MAX_LIST);
        let shown = shown.map(|entry| Value::from(table.symbols().text(*entry)));
        let shown = Value::Array(shown.collect());
        self.values.insert((row.id().to_owned(), key), shown);
        if entries.len() > MAX_LIST {
            self.warnings.push(cut(row.id(), key, entries.len()));
        }
    }
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
