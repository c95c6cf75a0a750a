//! Chats in SQL: messages, their words, and what their readers have not read.

mod clean_ups;
mod mark;
mod read;
mod references;
mod search;
mod standing;
mod write;

use rusqlite::Result;
use rusqlite::types::Type;
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::Snapshot;

pub(super) use search::follow_rules;

impl Snapshot<'_> {
    /// The latest state id of all chats; empty before the first message.
    pub(super) fn last_state_id(&self) -> crate::error::Result<String> {
        self.value("SELECT coalesce(max(last_state_id), '') FROM chat", [])
    }

    /// The number that stands for a chat; `None` while it never held a message.
    fn chat_number(&self, chat_id: &str) -> crate::error::Result<Option<i64>> {
        let sql = "SELECT number FROM chat WHERE id = ?1";
        self.first(sql, [chat_id], |row| row.get(0))
    }
}

/// A list as it is kept in a column.
fn to_json<T: Serialize>(list: &[T]) -> Result<String> {
    serde_json::to_string(list)
        .map_err(|error| rusqlite::Error::ToSqlConversionFailure(error.into()))
}

fn from_json<T: DeserializeOwned>(column: usize, text: &str) -> Result<Vec<T>> {
    serde_json::from_str(text).map_err(|error| {
        rusqlite::Error::FromSqlConversionFailure(column, Type::Text, error.into())
    })
}
