//! Marking messages, mentions and reactions as read.

use rusqlite::params;

use crate::chats::{ReadBound, ReadMark};
use crate::error::Result;
use crate::sqlite::Tx;

/// A flag of an unread message, with the other one. `chat_reader` has a mark for each: how far the member has read. A mark
/// that moves is an event, also where nothing was unread.
type Flag = [&'static str; 2];

const MESSAGE: Flag = ["message", "mention"];
const MENTION: Flag = ["mention", "message"];
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
            ReadMark::Messages(bound) => self.read_up_to(MESSAGE, chat, member_id, bound)?,
            ReadMark::Mentions(bound) => self.read_up_to(MENTION, chat, member_id, bound)?,
            ReadMark::Everything(bound) => {
                self.read_up_to(MESSAGE, chat, member_id, bound)?
                    + self.read_up_to(MENTION, chat, member_id, bound)?
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

    /// Takes a flag off what the bound covers and moves its mark on; gives the number of rows that changed.
    fn read_up_to(
        &mut self,
        [flag, other]: Flag,
        chat: i64,
        member_id: &str,
        bound: &ReadBound,
    ) -> Result<usize> {
        // A message without a flag has no row.
        let covered = params![chat, member_id, bound.order, bound.state_id, bound.from];
        let only = format!("{COVERED} AND as_{flag} = 1 AND as_{other} = 0");
        let removed = self.execute(&format!("DELETE FROM unread WHERE {only}"), covered)?;
        let rest = format!("UPDATE unread SET as_{flag} = 0 WHERE {COVERED} AND as_{flag} = 1");
        let cleared = self.execute(&rest, covered)?;
        if !bound.from.is_empty() {
            return Ok(removed + cleared);
        }
        // No further than the chat has come: what a caller makes up must not count as read later.
        let sql = format!(
            "INSERT INTO chat_reader
                 (chat, member_id, {flag}s_order, {flag}s_state_id, {other}s_order, {other}s_state_id)
             SELECT number, ?2, min(?3, last_order), min(?4, last_state_id), '', '' FROM chat
             WHERE number = ?1
             ON CONFLICT (chat, member_id) DO UPDATE SET
                 {flag}s_order = max({flag}s_order, excluded.{flag}s_order),
                 {flag}s_state_id = max({flag}s_state_id, excluded.{flag}s_state_id)
             WHERE {flag}s_order < excluded.{flag}s_order
                OR {flag}s_state_id < excluded.{flag}s_state_id"
        );
        let to = params![chat, member_id, bound.order, bound.state_id];
        Ok(removed + cleared + self.execute(&sql, to)?)
    }
}
