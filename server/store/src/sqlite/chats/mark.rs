//! Marking messages, mentions and reactions as read.

use rusqlite::params;

use crate::chats::{ReadBound, ReadMark};
use crate::error::Result;
use crate::sqlite::{Snapshot, Tx};

/// What a [`ReadBound`] covers.
const COVERED: &str = r#"chat = ?1 AND member_id = ?2 AND "order" <= ?3 AND state_id <= ?4
    AND "order" >= ?5"#;

impl Tx<'_> {
    /// Marks as read; does nothing in a chat without messages. Never takes a mark back.
    pub fn mark_read(&mut self, chat_id: &str, member_id: &str, mark: &ReadMark) -> Result<()> {
        self.write(|tx| {
            let Some(chat) = tx.chat_number(chat_id)? else {
                return Ok(());
            };
            let changed = match mark {
                ReadMark::Messages(bound) => tx.clear("as_message", chat, member_id, bound)?,
                ReadMark::Mentions(bound) => tx.clear("as_mention", chat, member_id, bound)?,
                ReadMark::Everything(bound) => {
                    tx.clear("as_message", chat, member_id, bound)?
                        + tx.clear("as_mention", chat, member_id, bound)?
                }
                ReadMark::Reactions(up_to) => tx.execute(
                    r#"DELETE FROM unread_reaction
                       WHERE chat = ?1 AND member_id = ?2 AND (?3 IS NULL OR "order" <= ?3)"#,
                    params![chat, member_id, up_to],
                )?,
            };
            if changed > 0 {
                tx.touch_reader(chat_id, member_id);
            }
            Ok(())
        })
    }
}

impl Snapshot<'_> {
    /// Takes a flag off what the bound covers, and gives the number of rows. A row without a flag leaves.
    fn clear(&self, flag: &str, chat: i64, member_id: &str, bound: &ReadBound) -> Result<usize> {
        let bound = params![chat, member_id, bound.order, bound.state_id, bound.from];
        let only = format!("{COVERED} AND {flag} = 1 AND as_message + as_mention = 1");
        let removed = self.execute(&format!("DELETE FROM unread WHERE {only}"), bound)?;
        let rest = format!("UPDATE unread SET {flag} = 0 WHERE {COVERED} AND {flag} = 1");
        Ok(removed + self.execute(&rest, bound)?)
    }
}
