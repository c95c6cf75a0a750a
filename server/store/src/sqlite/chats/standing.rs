//! A chat as one of its members stands in it.

use rusqlite::{Row, params};

use crate::chats::{ChatStanding, ReadBound, Unread};
use crate::error::Result;
use crate::sqlite::Snapshot;

const OLDEST_MESSAGE: &str = r#"SELECT min("order") FROM unread
    WHERE chat = ?1 AND member_id = ?2 AND as_message = 1"#;
const OLDEST_MENTION: &str = r#"SELECT min("order") FROM unread
    WHERE chat = ?1 AND member_id = ?2 AND as_mention = 1"#;
const OLDEST_REACTION: &str = r#"SELECT min("order") FROM unread_reaction
    WHERE chat = ?1 AND member_id = ?2"#;

impl Snapshot<'_> {
    /// A chat as a member stands in it.
    pub fn chat_standing(&self, chat_id: &str, member_id: &str) -> Result<ChatStanding> {
        let found = self.first(
            "SELECT number, messages, lifetime_messages, last_order, last_state_id, version,
                 coalesce(unread_messages, 0), coalesce(unread_mentions, 0),
                 coalesce(messages_order, ''), coalesce(messages_state_id, ''),
                 coalesce(mentions_order, ''), coalesce(mentions_state_id, '')
             FROM chat LEFT JOIN chat_reader ON chat = number AND member_id = ?2
             WHERE id = ?1",
            [chat_id, member_id],
            counted,
        )?;
        let Some((chat, mut standing)) = found else {
            return Ok(ChatStanding::default());
        };
        let oldest = |sql| self.value(sql, params![chat, member_id]);
        let unread = &mut standing.unread;
        if unread.messages > 0 {
            unread.oldest_message = oldest(OLDEST_MESSAGE)?;
        }
        if unread.mentions > 0 {
            unread.oldest_mention = oldest(OLDEST_MENTION)?;
        }
        unread.oldest_reaction = oldest(OLDEST_REACTION)?;
        Ok(standing)
    }
}

fn counted(row: &Row<'_>) -> rusqlite::Result<(i64, ChatStanding)> {
    let bound = |order: usize| {
        Ok::<_, rusqlite::Error>(ReadBound {
            from: String::new(),
            order: row.get(order)?,
            state_id: row.get(order + 1)?,
        })
    };
    let standing = ChatStanding {
        messages: row.get(1)?,
        lifetime_messages: row.get(2)?,
        last_order: row.get(3)?,
        last_state_id: row.get(4)?,
        version: row.get(5)?,
        unread: Unread {
            messages: row.get(6)?,
            mentions: row.get(7)?,
            ..Unread::default()
        },
        messages_read: bound(8)?,
        mentions_read: bound(10)?,
    };
    Ok((row.get(0)?, standing))
}
