//! A chat as one of its members stands in it.

use crate::chats::{ChatStanding, Unread};
use crate::error::Result;
use crate::sqlite::Snapshot;

impl Snapshot<'_> {
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
