//! Marking messages, mentions and reactions as read.

use rusqlite::params;

use crate::chats::{ReadBound, ReadMark};
use crate::error::Result;
use crate::sqlite::Tx;

/// What a [`ReadBound`] covers.
const COVERED: &str = r#"chat = ?1 AND member_id = ?2 AND "order" <= ?3 AND state_id <= ?4
    AND "order" >= ?5"#;

impl Tx<'_> {
    /// Marks as read; does nothing in a chat without messages. Never takes a mark back.
    pub fn mark_read(&mut self, chat_id: &str, member_id: &str, mark: &ReadMark) -> Result<()> {
        let Some(chat) = self.chat_number(chat_id)? else {
            return Ok(());
        };
        let changed = match mark {
            ReadMark::Messages(bound) => self.clear("as_message", chat, member_id, bound)?,
            ReadMark::Mentions(bound) => self.clear("as_mention", chat, member_id, bound)?,
            ReadMark::Everything(bound) => {
                self.clear("as_message", chat, member_id, bound)?
                    + self.clear("as_mention", chat, member_id, bound)?
            }
            ReadMark::Reactions(up_to) => self.execute(
                r#"DELETE FROM unread_reaction
                   WHERE chat = ?1 AND member_id = ?2 AND (?3 IS NULL OR "order" <= ?3)"#,
                params![chat, member_id, up_to],
            )?,
        };
        if changed > 0 {
            self.touch_reader(chat_id, member_id);
        }
        Ok(())
    }

    /// Takes a flag off what the bound covers, and gives the number of rows. A row without a flag leaves.
    fn clear(
        &mut self,
        flag: &str,
        chat: i64,
        member_id: &str,
        bound: &ReadBound,
    ) -> Result<usize> {
        let bound = params![chat, member_id, bound.order, bound.state_id, bound.from];
        let only = format!("{COVERED} AND {flag} = 1 AND as_message + as_mention = 1");
        let removed = self.execute(&format!("DELETE FROM unread WHERE {only}"), bound)?;
        let rest = format!("UPDATE unread SET {flag} = 0 WHERE {COVERED} AND {flag} = 1");
        Ok(removed + self.execute(&rest, bound)?)
    }
}
