//! Messages out of their rows, and a chat as one of its members stands in it.

use std::sync::Arc;

use rusqlite::{Row, params};

use crate::chats::{
    ChatStanding, MESSAGE_PAGE_BYTES, MessagePage, MessageRange, MessageRecord, Unread,
};
use crate::error::Result;
use crate::sqlite::Snapshot;
use crate::sqlite::columns::{Columns, Json, select};
use crate::sqlite::snapshot::at_most;

/// Greater than every order id.
const BEYOND: &str = "~";

impl Columns for MessageRecord {
    const TABLE: &'static str = "message";
    const COLUMNS: &'static str = r#"id, (SELECT id FROM chat WHERE number = message.chat), "order",
        state_id, creator, app_name, created_at, edited_at, reply_to, pinned, attachments, reactions,
        blocks_text, text, version, style"#;

    fn read(row: &Row<'_>) -> rusqlite::Result<Self> {
        let (Json(attachments), Json(reactions)) = (row.get(10)?, row.get(11)?);
        Ok(Self {
            id: row.get(0)?,
            chat_id: row.get(1)?,
            order: row.get(2)?,
            state_id: row.get(3)?,
            creator: row.get(4)?,
            app_name: row.get(5)?,
            created_at: row.get(6)?,
            edited_at: row.get(7)?,
            reply_to: row.get(8)?,
            pinned: row.get(9)?,
            attachments,
            reactions,
            blocks_text: row.get(12)?,
            text: row.get(13)?,
            version: row.get(14)?,
            style: row.get(15)?,
        })
    }
}

/// The two walks over a chat; every row comes from the index of places.
fn walk(oldest_first: bool) -> String {
    let direction = if oldest_first { "ASC" } else { "DESC" };
    select::<MessageRecord>(&format!(
        r#"WHERE chat = ?1 AND "order" > ?2 AND "order" < ?3 ORDER BY "order" {direction} LIMIT ?4"#
    ))
}

impl Snapshot<'_> {
    /// A message of a chat by id.
    pub fn message(&self, chat_id: &str, id: &str) -> Result<Option<Arc<MessageRecord>>> {
        let condition = "WHERE id = ?1 AND chat = (SELECT number FROM chat WHERE id = ?2)";
        self.find(condition, [id, chat_id])
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
        let oldest_first = range.oldest_first();
        let mut walk = self.connection.prepare_cached(&walk(oldest_first))?;
        let bounds = params![chat, after, before, one_more];
        let rows = walk.query_map(bounds, MessageRecord::read)?;
        (page.messages, page.has_more) = until_full(rows)?;
        if page.messages.len() as u64 > range.limit {
            page.messages.pop();
            page.has_more = true;
        }
        if !oldest_first {
            page.messages.reverse();
        }
        Ok(page)
    }

    /// A chat as a member stands in it.
    pub fn chat_standing(&self, chat_id: &str, member_id: &str) -> Result<ChatStanding> {
        let found = self.first(
            r#"SELECT messages, lifetime_messages, last_order, last_state_id,
                 coalesce(sum(as_message), 0), coalesce(sum(as_mention), 0),
                 min("order") FILTER (WHERE as_message = 1),
                 min("order") FILTER (WHERE as_mention = 1),
                 (SELECT min("order") FROM unread_reaction WHERE chat = number AND member_id = ?2)
               FROM chat LEFT JOIN unread ON chat = number AND member_id = ?2
               WHERE id = ?1 GROUP BY number"#,
            [chat_id, member_id],
            |row| {
                Ok(ChatStanding {
                    messages: row.get(0)?,
                    lifetime_messages: row.get(1)?,
                    last_order: row.get(2)?,
                    last_state_id: row.get(3)?,
                    unread: Unread {
                        messages: row.get(4)?,
                        mentions: row.get(5)?,
                        oldest_message: row.get(6)?,
                        oldest_mention: row.get(7)?,
                        oldest_reaction: row.get(8)?,
                    },
                })
            },
        )?;
        Ok(found.unwrap_or_default())
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
mod tests;
