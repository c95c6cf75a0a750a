//! Messages out of their rows.

use std::sync::Arc;

use rusqlite::{Row, params};

use super::from_json;
use crate::chats::{MESSAGE_PAGE_BYTES, MessagePage, MessageRange, MessageRecord};
use crate::error::Result;
use crate::sqlite::Snapshot;
use crate::sqlite::snapshot::at_most;

pub(super) const MESSAGE: &str = r#"message.id, "order", state_id, creator, app_name, created_at,
    edited_at, reply_to, pinned, attachments, reactions, blocks_text, text, message.version, style"#;
/// Greater than every order id.
const BEYOND: &str = "~";

pub(super) fn record(chat_id: &str, row: &Row<'_>) -> rusqlite::Result<MessageRecord> {
    const ATTACHMENTS: usize = 9;
    const REACTIONS: usize = 10;
    Ok(MessageRecord {
        id: row.get(0)?,
        chat_id: chat_id.to_owned(),
        order: row.get(1)?,
        state_id: row.get(2)?,
        creator: row.get(3)?,
        app_name: row.get(4)?,
        created_at: row.get(5)?,
        edited_at: row.get(6)?,
        reply_to: row.get(7)?,
        pinned: row.get(8)?,
        attachments: from_json(ATTACHMENTS, row.get_ref(ATTACHMENTS)?.as_str()?)?,
        reactions: from_json(REACTIONS, row.get_ref(REACTIONS)?.as_str()?)?,
        blocks_text: row.get(11)?,
        text: row.get(12)?,
        version: row.get(13)?,
        style: row.get(14)?,
    })
}

/// The two walks over a chat; every row comes from the index of places.
fn walk(oldest_first: bool) -> String {
    let direction = if oldest_first { "ASC" } else { "DESC" };
    format!(
        r#"SELECT {MESSAGE} FROM message
           WHERE chat = ?1 AND "order" > ?2 AND "order" < ?3
           ORDER BY "order" {direction} LIMIT ?4"#
    )
}

impl Snapshot<'_> {
    /// A message of a chat by id.
    pub fn message(&self, chat_id: &str, id: &str) -> Result<Option<Arc<MessageRecord>>> {
        let sql = format!(
            "SELECT {MESSAGE} FROM message JOIN chat ON chat.number = message.chat
             WHERE message.id = ?1 AND chat.id = ?2"
        );
        let found = self.first(&sql, [id, chat_id], |row| record(chat_id, row))?;
        Ok(found.map(Arc::new))
    }

    /// Messages of a chat, and the chat as this member stands in it.
    pub fn messages(
        &self,
        chat_id: &str,
        member_id: &str,
        range: MessageRange<'_>,
    ) -> Result<MessagePage> {
        let mut page = MessagePage {
            standing: self.chat_standing(chat_id, member_id)?,
            seq: self.seq()?,
            ..MessagePage::default()
        };
        let Some(chat) = self.chat_number(chat_id)? else {
            return Ok(page);
        };
        let one_more = at_most(range.limit.saturating_add(1));
        let (after, before) = (range.after.unwrap_or(""), range.before.unwrap_or(BEYOND));
        let mut walk = self.connection.prepare_cached(&walk(range.oldest_first))?;
        let rows = walk.query_map(params![chat, after, before, one_more], |row| {
            record(chat_id, row)
        })?;
        (page.messages, page.has_more) = until_full(rows)?;
        if page.messages.len() as u64 > range.limit {
            page.messages.pop();
            page.has_more = true;
        }
        if !range.oldest_first {
            page.messages.reverse();
        }
        Ok(page)
    }
}

/// The messages that one page holds, and whether it ends before the rows do.
pub(super) fn until_full(
    rows: impl Iterator<Item = rusqlite::Result<MessageRecord>>,
) -> Result<(Vec<Arc<MessageRecord>>, bool)> {
    let mut messages = Vec::new();
    let mut bytes = 0;
    for row in rows {
        let message = row?;
        bytes += message.text.len() + message.blocks_text.as_ref().map_or(0, String::len);
        if bytes > MESSAGE_PAGE_BYTES && !messages.is_empty() {
            return Ok((messages, true));
        }
        messages.push(Arc::new(message));
    }
    Ok((messages, false))
}

#[cfg(test)]
mod tests {
    #![expect(clippy::unwrap_used, reason = "tests")]

    use rusqlite::Connection;

    use super::*;
    use crate::sqlite::migrations::MIGRATIONS;

    #[test]
    fn a_page_of_messages_is_read_in_order_from_an_index() {
        let connection = Connection::open_in_memory().unwrap();
        connection.execute_batch(&MIGRATIONS.concat()).unwrap();
        for oldest_first in [false, true] {
            let steps: Vec<String> = connection
                .prepare(&format!("EXPLAIN QUERY PLAN {}", walk(oldest_first)))
                .unwrap()
                .raw_query()
                .mapped(|row| row.get(3))
                .collect::<rusqlite::Result<_>>()
                .unwrap();
            // One step: a second one would be a sort.
            assert_eq!(
                steps,
                ["SEARCH message USING INDEX message_order (chat=? AND order>? AND order<?)"]
            );
        }
    }
}
