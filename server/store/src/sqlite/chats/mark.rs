//! Marking messages, mentions and reactions as read.

use rusqlite::params;

use crate::chats::{ReadBound, ReadMark};
use crate::error::Result;
use crate::sqlite::{Snapshot, Tx};

/// One of the two flags of an unread message, with its counter and its watermark.
struct Flag {
    name: &'static str,
    counter: &'static str,
    order: &'static str,
    state_id: &'static str,
}

const MESSAGES: Flag = Flag {
    name: "as_message",
    counter: "unread_messages",
    order: "messages_order",
    state_id: "messages_state_id",
};
const MENTIONS: Flag = Flag {
    name: "as_mention",
    counter: "unread_mentions",
    order: "mentions_order",
    state_id: "mentions_state_id",
};

impl Tx<'_> {
    /// Marks as read; does nothing in a chat without messages. Never takes a mark back.
    pub fn mark_read(&mut self, chat_id: &str, member_id: &str, mark: &ReadMark) -> Result<()> {
        self.write(|tx| {
            let Some(chat) = tx.chat_number(chat_id)? else {
                return Ok(());
            };
            let mut changed = false;
            let [messages, mentions] = mark.bounds();
            for (flag, bound) in [(&MESSAGES, messages), (&MENTIONS, mentions)] {
                if let Some(bound) = bound {
                    tx.make_reader(chat, member_id)?;
                    let cleared = tx.clear(flag, chat, member_id, bound)?;
                    let moved = tx.advance(flag, chat, member_id, bound, cleared)?;
                    changed |= moved || cleared > 0;
                }
            }
            if let ReadMark::Reactions(up_to) = mark {
                let sql = r#"DELETE FROM unread_reaction
                    WHERE chat = ?1 AND member_id = ?2 AND (?3 IS NULL OR "order" <= ?3)"#;
                changed |= tx.execute(sql, params![chat, member_id, up_to])? > 0;
            }
            if changed {
                tx.note_commit(chat)?;
                tx.touch_reader(chat_id, member_id);
            }
            Ok(())
        })
    }
}

impl Snapshot<'_> {
    /// Takes the flag off what the bound covers, and tells of how many. A row without a flag leaves.
    fn clear(&self, flag: &Flag, chat: i64, member_id: &str, bound: &ReadBound) -> Result<usize> {
        let Flag { name, .. } = flag;
        let covered = format!(
            r#"chat = ?1 AND member_id = ?2 AND "order" <= ?3 AND state_id <= ?4 AND "order" >= ?5 AND {name} = 1"#
        );
        let bound = params![chat, member_id, bound.order, bound.state_id, bound.from];
        let sql = format!("DELETE FROM unread WHERE {covered} AND as_message + as_mention = 1");
        let removed = self.execute(&sql, bound)?;
        let sql = format!("UPDATE unread SET {name} = 0 WHERE {covered}");
        Ok(removed + self.execute(&sql, bound)?)
    }

    /// Lowers the counter and moves the watermark on; true when it moved.
    fn advance(
        &self,
        flag: &Flag,
        chat: i64,
        member_id: &str,
        bound: &ReadBound,
        cleared: usize,
    ) -> Result<bool> {
        let Flag {
            counter,
            order,
            state_id,
            ..
        } = flag;
        let sql = format!(
            "UPDATE chat_reader SET {counter} = {counter} - ?3 WHERE chat = ?1 AND member_id = ?2"
        );
        self.execute(&sql, params![chat, member_id, cleared])?;
        if !bound.from.is_empty() {
            return Ok(false);
        }
        // No further than the chat has come: what a caller makes up must not count as read later.
        let sql = format!(
            "UPDATE chat_reader SET {order} = max({order}, min(?3, last_order)),
                 {state_id} = max({state_id}, min(?4, last_state_id))
             FROM chat WHERE chat_reader.chat = ?1 AND member_id = ?2 AND chat.number = ?1
               AND ({order} < min(?3, last_order) OR {state_id} < min(?4, last_state_id))"
        );
        let moved = self.execute(&sql, params![chat, member_id, bound.order, bound.state_id])?;
        Ok(moved > 0)
    }
}
