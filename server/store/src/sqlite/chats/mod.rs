//! Chats in SQL: messages, their words, and what their readers have not read.

mod clean_ups;
mod mark;
mod read;
mod search;
mod write;

use super::Snapshot;
use crate::error::Result;

pub(super) use search::follow_rules;

impl Snapshot<'_> {
    /// The latest state id of all chats; empty before the first message.
    pub(super) fn last_state_id(&self) -> Result<String> {
        self.value("SELECT coalesce(max(last_state_id), '') FROM chat", [])
    }

    /// The number that stands for a chat; `None` while it never held a message.
    fn chat_number(&self, chat_id: &str) -> Result<Option<i64>> {
        let sql = "SELECT number FROM chat WHERE id = ?1";
        self.first(sql, [chat_id], |row| row.get(0))
    }
}
