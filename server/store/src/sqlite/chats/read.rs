//! Messages out of their rows.

use std::sync::Arc;

use rusqlite::{Connection, OptionalExtension, Result, Row, params};

use super::standing::standing;
use super::{chat_number, from_json};
use crate::chats::{CleanUp, MESSAGE_PAGE_BYTES, MessagePage, MessageRange, MessageRecord};
use crate::sqlite::queries;

pub(super) const MESSAGE: &str = r#"message.id, "order", state_id, creator, app_name, created_at,
    edited_at, reply_to, pinned, attachments, reactions, blocks_text, text, message.version"#;

pub(super) fn record(chat_id: &str, row: &Row<'_>) -> Result<MessageRecord> {
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
    })
}

pub(in crate::sqlite) fn message(
    connection: &Connection,
    chat_id: &str,
    id: &str,
) -> Result<Option<Arc<MessageRecord>>> {
    let sql = format!(
        "SELECT {MESSAGE} FROM message JOIN chat ON chat.number = message.chat
         WHERE message.id = ?1 AND chat.id = ?2"
    );
    connection
        .prepare_cached(&sql)?
        .query_row([id, chat_id], |row| record(chat_id, row))
        .map(Arc::new)
        .optional()
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

/// Greater than every order id.
const BEYOND: &str = "~";

pub(in crate::sqlite) fn messages(
    connection: &Connection,
    chat_id: &str,
    member_id: &str,
    range: MessageRange<'_>,
) -> Result<MessagePage> {
    let mut page = MessagePage {
        standing: standing(connection, chat_id, member_id)?,
        seq: queries::last_seq(connection)?,
        ..MessagePage::default()
    };
    let Some(chat) = chat_number(connection, chat_id)? else {
        return Ok(page);
    };
    let one_more = i64::try_from(range.limit.saturating_add(1)).unwrap_or(i64::MAX);
    let (after, before) = (range.after.unwrap_or(""), range.before.unwrap_or(BEYOND));
    let mut walk = connection.prepare_cached(&walk(range.oldest_first))?;
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

/// The messages that one page holds, and whether it ends before the rows do.
pub(super) fn until_full(
    rows: impl Iterator<Item = Result<MessageRecord>>,
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

pub(in crate::sqlite) fn clean_ups(connection: &Connection, limit: u64) -> Result<Vec<CleanUp>> {
    connection
        .prepare_cached("SELECT object_id, creator, app_name, queued FROM clean_up LIMIT ?1")?
        .query_map([i64::try_from(limit).unwrap_or(i64::MAX)], |row| {
            Ok(CleanUp {
                object_id: row.get(0)?,
                creator: row.get(1)?,
                app_name: row.get(2)?,
                queued: row.get(3)?,
            })
        })?
        .collect()
}

pub(in crate::sqlite) fn is_clean_up_queued(
    connection: &Connection,
    entry: &CleanUp,
) -> Result<bool> {
    connection
        .prepare_cached(
            "SELECT 1 FROM clean_up
             WHERE object_id = ?1 AND creator = ?2 AND app_name = ?3 AND queued = ?4",
        )?
        .exists(params![
            entry.object_id,
            entry.creator,
            entry.app_name,
            entry.queued
        ])
}

#[cfg(test)]
mod tests {
    #![expect(clippy::unwrap_used, reason = "tests")]

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
                .collect::<Result<_>>()
                .unwrap();
            // One step: a second one would be a sort.
            assert_eq!(
                steps,
                ["SEARCH message USING INDEX message_order (chat=? AND order>? AND order<?)"]
            );
        }
    }
}
