//! Chats in SQL: messages, their words, and what their readers have not read.

mod mark;
mod read;
mod references;
mod search;
mod standing;
mod write;

use rusqlite::types::Type;
use rusqlite::{Connection, OptionalExtension, Result};
use serde::Serialize;
use serde::de::DeserializeOwned;

pub(super) use mark::mark_read;
pub(super) use read::{clean_ups, is_clean_up_queued, message, messages};
pub(super) use references::{is_referenced, is_referenced_since};
pub(super) use search::{search, words};
pub(super) use standing::{standing, unread_after};
pub(super) use write::{
    NewMessage, call_off_clean_ups, delete_message, end_clean_up, follow_rules, put_message,
    queue_clean_up,
};

/// The latest state id of all chats; empty before the first message.
pub(super) fn last_state_id(connection: &Connection) -> Result<String> {
    connection
        .prepare_cached("SELECT coalesce(max(last_state_id), '') FROM chat")?
        .query_row([], |row| row.get(0))
}

/// The number that stands for a chat; `None` while it never held a message.
fn chat_number(connection: &Connection, chat_id: &str) -> Result<Option<i64>> {
    connection
        .prepare_cached("SELECT number FROM chat WHERE id = ?1")?
        .query_row([chat_id], |row| row.get(0))
        .optional()
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
