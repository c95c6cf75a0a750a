//! Marking messages, mentions and reactions as read.

use rusqlite::params;

use crate::chats::{ReadBound, ReadMark};
use crate::error::Result;
use crate::sqlite::Tx;

/// One of the two flags of an unread message, and the columns of its mark: how far the member has read. A mark that
/// moves is an event, also where nothing was unread.
struct Flag {
    name: &'static str,
    mark: &'static str,
    other: &'static str,
}

const MESSAGES: Flag = Flag {
    name: "as_message",
    mark: "messages",
    other: "mentions",
};
const MENTIONS: Flag = Flag {
    name: "as_mention",
    mark: "mentions",
    other: "messages",
};
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
            ReadMark::Messages(bound) => self.read_up_to(&MESSAGES, chat, member_id, bound)?,
            ReadMark::Mentions(bound) => self.read_up_to(&MENTIONS, chat, member_id, bound)?,
            ReadMark::Everything(bound) => {
                self.read_up_to(&MESSAGES, chat, member_id, bound)?
                    + self.read_up_to(&MENTIONS, chat, member_id, bound)?
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

    /// Takes a flag off what the bound covers and moves its mark on; gives the number of rows that changed. A message
    /// without a flag has no row.
    fn read_up_to(
        &mut self,
        flag: &Flag,
        chat: i64,
        member_id: &str,
        bound: &ReadBound,
    ) -> Result<usize> {
        let Flag { name, mark, other } = flag;
        let covered = params![chat, member_id, bound.order, bound.state_id, bound.from];
        let only = format!("{COVERED} AND {name} = 1 AND as_message + as_mention = 1");
        let removed = self.execute(&format!("DELETE FROM unread WHERE {only}"), covered)?;
        let rest = format!("UPDATE unread SET {name} = 0 WHERE {COVERED} AND {name} = 1");
        let cleared = self.execute(&rest, covered)?;
        if !bound.from.is_empty() {
            return Ok(removed + cleared);
        }
        // No further than the chat has come: what a caller makes up must not count as read later.
        let sql = format!(
            "INSERT INTO chat_reader
                 (chat, member_id, {mark}_order, {mark}_state_id, {other}_order, {other}_state_id)
             SELECT number, ?2, min(?3, last_order), min(?4, last_state_id), '', '' FROM chat
             WHERE number = ?1
             ON CONFLICT (chat, member_id) DO UPDATE SET
                 {mark}_order = max({mark}_order, excluded.{mark}_order),
                 {mark}_state_id = max({mark}_state_id, excluded.{mark}_state_id)
             WHERE {mark}_order < excluded.{mark}_order OR {mark}_state_id < excluded.{mark}_state_id"
        );
        let to = params![chat, member_id, bound.order, bound.state_id];
        Ok(removed + cleared + self.execute(&sql, to)?)
    }
}
