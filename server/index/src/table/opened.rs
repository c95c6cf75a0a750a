//! When the account opened the objects of a table last: marks of its own, which the records do not hold.

use rolltop_document::bundled::LAST_OPENED_DATE;
use rolltop_query::value::FieldValue;
use rolltop_store::OpenedMark;
use serde_json::json;

use super::{NOWHERE, Table};
use crate::cells::Slot;

impl Table {
    /// Moves marks on; one that is older than what is known, or of an object that is gone, says nothing.
    pub(crate) fn mark_opened(&mut self, objects: &[OpenedMark]) {
        for OpenedMark { object_id, at } in objects {
            let slot = self.slot_of(object_id);
            let is_news = self.opened_at(slot).is_none_or(|known| known < *at);
            if slot != NOWHERE && is_news {
                self.set_opened(slot, *at);
            }
        }
    }

    /// Unix seconds.
    pub(super) fn opened_at(&self, slot: Slot) -> Option<i64> {
        let column = self.columns.get(LAST_OPENED_DATE)?;
        match column.get(slot, true, &self.symbols) {
            FieldValue::Date(seconds) => Some(seconds),
            _ => None,
        }
    }

    pub(super) fn set_opened(&mut self, slot: Slot, at: i64) {
        let rows = self.rows.len();
        let column = self.columns.entry(LAST_OPENED_DATE.into());
        let column = column.or_default();
        column.set(slot, &json!(at), &mut self.symbols, rows);
    }
}
