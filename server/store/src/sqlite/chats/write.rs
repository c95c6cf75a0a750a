//! Adding, changing and removing messages.

use std::sync::Arc;

use rusqlite::params;

use super::search::{PUT_WORDS, message_text};
use crate::change::{MessageChange, Touched};
use crate::chats::{MessageRecord, UnreadBy};
use crate::error::{Result, StorageError};
use crate::order::order_after;
use crate::sqlite::Tx;
use crate::sqlite::columns::{Columns as _, Json};

impl Tx<'_> {
    /// Inserts a message; its chat must exist as an object. The message gets its state id here and, if it has none,
    /// its order id. `words` find it: folded, each once or more, in their order.
    pub fn add_message(
        &mut self,
        mut message: MessageRecord,
        words: &[String],
        unread_by: &[UnreadBy],
    ) -> Result<()> {
        let chat = self.make_chat(&message.chat_id)?;
        if message.order.is_empty() {
            let sql = "SELECT last_order FROM chat WHERE number = ?1";
            let last: String = self.value(sql, [chat])?;
            message.order = order_after(&last).ok_or_else(|| {
                let fault = format!("there is no place after {last} in the chat");
                StorageError::new("adding a message", fault)
            })?;
        }
        message.state_id = self.stamp();
        message.version = self.seq;
        let number = self.put_row(None, chat, &message)?;
        self.run(PUT_WORDS, params![number, message_text(chat, words)])?;
        self.attach(number, &message)?;
        self.execute(
            "UPDATE chat SET messages = messages + 1, lifetime_messages = lifetime_messages + 1,
                 last_order = max(last_order, ?2), last_state_id = ?3
             WHERE number = ?1",
            params![chat, message.order, message.state_id],
        )?;
        for UnreadBy { member_id, mention } in unread_by {
            self.execute(
                r#"INSERT INTO unread (chat, member_id, "order", state_id, as_message, as_mention)
                   VALUES (?1, ?2, ?3, ?4, 1, ?5)"#,
                params![chat, member_id, message.order, message.state_id, mention],
            )?;
            self.touch_reader(&message.chat_id, member_id);
        }
        self.touch_message(&Arc::new(message), MessageChange::Added);
        Ok(())
    }

    /// Replaces text, edit time, pin, attachments and reactions of a message that exists. `words` find it from now
    /// on; `None` where the text stays.
    pub fn put_message(
        &mut self,
        mut message: MessageRecord,
        words: Option<&[String]>,
    ) -> Result<()> {
        let Some((number, chat, before)) = self.stored(&message.id)? else {
            let fault = format!("there is no message {} to replace", message.id);
            return Err(StorageError::new("replacing a message", fault));
        };
        // Who wrote it, where and when is settled for good.
        message.order.clone_from(&before.order);
        message.state_id.clone_from(&before.state_id);
        message.chat_id.clone_from(&before.chat_id);
        message.version = self.seq;
        self.put_row(Some(number), chat, &message)?;
        if let Some(words) = words {
            self.run(PUT_WORDS, params![number, message_text(chat, words)])?;
        }
        if message.attachments != before.attachments {
            self.execute("DELETE FROM attachment WHERE message = ?1", [number])?;
            self.attach(number, &message)?;
        }
        if self.note_reactions(chat, &before, &message)? {
            self.touch_reader(&message.chat_id, &message.creator);
        }
        let message = Arc::new(message);
        for change in changes(&before, &message) {
            self.touch_message(&message, change);
        }
        Ok(())
    }

    /// Removes a message; does nothing where it does not exist.
    pub fn delete_message(&mut self, id: &str) -> Result<()> {
        let Some((number, chat, message)) = self.stored(id)? else {
            return Ok(());
        };
        for reader in self.forget_unread(chat, &message)? {
            self.touch_reader(&message.chat_id, &reader);
        }
        self.delete_message_row(number)?;
        self.execute(
            "UPDATE chat SET messages = messages - 1 WHERE number = ?1",
            [chat],
        )?;
        self.touch_message(&Arc::new(message), MessageChange::Deleted);
        Ok(())
    }

    /// The number of a chat, which is given to it with its first message.
    fn make_chat(&mut self, chat_id: &str) -> Result<i64> {
        if let Some(number) = self.chat_number(chat_id)? {
            return Ok(number);
        }
        let sql = "INSERT INTO chat (id, messages, lifetime_messages, last_order, last_state_id)
             VALUES (?1, 0, 0, '', '')";
        self.insert(sql, [chat_id])
    }

    fn touch_message(&mut self, message: &Arc<MessageRecord>, change: MessageChange) {
        self.touch(Touched::Message {
            id: message.id.clone(),
            chat_id: message.chat_id.clone(),
            change,
            message: Some(Arc::clone(message)),
        });
    }

    pub(super) fn touch_reader(&mut self, chat_id: &str, member_id: &str) {
        self.touch(Touched::Reader {
            chat_id: chat_id.to_owned(),
            member_id: member_id.to_owned(),
        });
    }

    /// A message, after its number and that of its chat.
    fn stored(&self, id: &str) -> Result<Option<(i64, i64, MessageRecord)>> {
        let columns = MessageRecord::COLUMNS;
        let sql = format!("SELECT {columns}, number, chat FROM message WHERE id = ?1");
        self.first(&sql, [id], |row| {
            Ok((
                row.get("number")?,
                row.get("chat")?,
                MessageRecord::read(row)?,
            ))
        })
    }

    /// Removes the row of a message with its attachments and its words.
    pub(in crate::sqlite) fn delete_message_row(&mut self, number: i64) -> Result<()> {
        self.execute("DELETE FROM attachment WHERE message = ?1", [number])?;
        self.execute("DELETE FROM message_words WHERE rowid = ?1", [number])?;
        self.run("DELETE FROM message WHERE number = ?1", [number])
    }

    /// Inserts a message that has no number yet, or replaces what may change of it; gives the number of an inserted one.
    fn put_row(&mut self, number: Option<i64>, chat: i64, message: &MessageRecord) -> Result<i64> {
        let sql = r#"INSERT INTO message (number, id, chat, "order", state_id, creator, app_name,
                 created_at, edited_at, reply_to, pinned, attachments, reactions, blocks_text, text,
                 version, style)
               VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17)
               ON CONFLICT (number) DO UPDATE SET edited_at = ?9, pinned = ?11, attachments = ?12,
                 reactions = ?13, blocks_text = ?14, text = ?15, version = ?16, style = ?17"#;
        let values = params![
            number,
            message.id,
            chat,
            message.order,
            message.state_id,
            message.creator,
            message.app_name,
            message.created_at,
            message.edited_at,
            message.reply_to,
            message.pinned,
            Json(&message.attachments),
            Json(&message.reactions),
            message.blocks_text,
            message.text,
            message.version,
            message.style,
        ];
        self.insert(sql, values)
    }

    fn attach(&mut self, number: i64, message: &MessageRecord) -> Result<()> {
        for attachment in &message.attachments {
            let sql = "INSERT OR IGNORE INTO attachment (object_id, message) VALUES (?1, ?2)";
            self.execute(sql, params![attachment.id, number])?;
        }
        Ok(())
    }

    /// Keeps in mind which reactions of others the author has not seen; true when that changed.
    fn note_reactions(
        &mut self,
        chat: i64,
        before: &MessageRecord,
        after: &MessageRecord,
    ) -> Result<bool> {
        let (creator, order) = (&after.creator, &after.order);
        let mut changed = 0;
        for old in &before.reactions {
            if !after.reactions.contains(old) {
                changed += self.execute(
                    r#"DELETE FROM unread_reaction WHERE chat = ?1 AND member_id = ?2 AND "order" = ?3
                         AND emoji = ?4 AND reactor = ?5"#,
                    params![chat, creator, order, old.emoji, old.member_id],
                )?;
            }
        }
        for new in &after.reactions {
            if !before.reactions.contains(new) && new.member_id != *creator {
                changed += self.execute(
                    "INSERT OR IGNORE INTO unread_reaction VALUES (?1, ?2, ?3, ?4, ?5)",
                    params![chat, creator, order, new.emoji, new.member_id],
                )?;
            }
        }
        Ok(changed > 0)
    }

    /// Forgets that a message was not read, and names the members.
    fn forget_unread(&mut self, chat: i64, message: &MessageRecord) -> Result<Vec<String>> {
        let place = params![chat, message.order];
        let sql = r#"DELETE FROM unread WHERE chat = ?1 AND "order" = ?2 RETURNING member_id"#;
        let mut readers: Vec<String> = self.take(sql, place)?;
        let sql = r#"DELETE FROM unread_reaction WHERE chat = ?1 AND "order" = ?2"#;
        if self.execute(sql, place)? > 0 && !readers.contains(&message.creator) {
            readers.push(message.creator.clone());
        }
        Ok(readers)
    }
}

/// What differs, in the order of the events.
fn changes(before: &MessageRecord, after: &MessageRecord) -> Vec<MessageChange> {
    let mut changes = Vec::new();
    if before.text != after.text
        || before.edited_at != after.edited_at
        || before.blocks_text != after.blocks_text
        || before.attachments != after.attachments
        || before.style != after.style
    {
        changes.push(MessageChange::Edited);
    }
    if before.pinned != after.pinned {
        changes.push(MessageChange::Pinned);
    }
    if before.reactions != after.reactions {
        changes.push(MessageChange::Reactions);
    }
    changes
}
