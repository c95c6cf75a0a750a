//! Adding, changing and removing messages.

use std::sync::Arc;

use rusqlite::{Connection, OptionalExtension, params};

use super::read::{MESSAGE, record};
use super::{chat_number, to_json};
use crate::change::{MessageChange, Seq, Touched};
use crate::chats::{CleanUp, MessageRecord, UnreadBy};
use crate::error::StorageError;
use crate::order::order_after;
use crate::sqlite::MessageRules;
use crate::sqlite::fts::index_text;
use crate::sqlite::tx::Log;
use crate::sqlite::writer::COMMITTING;

/// A message that is being added.
pub(in crate::sqlite) struct NewMessage<'w> {
    pub(in crate::sqlite) message: MessageRecord,
    pub(in crate::sqlite) words: &'w [String],
    pub(in crate::sqlite) unread_by: &'w [UnreadBy],
    /// Its state id.
    pub(in crate::sqlite) stamp: String,
}

impl NewMessage<'_> {
    pub(in crate::sqlite) fn insert(
        self,
        connection: &Connection,
        seq: Seq,
        log: &mut Log,
    ) -> Result<(), StorageError> {
        let Self {
            mut message,
            words,
            unread_by,
            stamp,
        } = self;
        let chat = chat(connection, &message.chat_id, seq)?;
        if message.order.is_empty() {
            let last = last_order(connection, chat)?;
            message.order = order_after(&last).ok_or_else(|| {
                let fault = format!("there is no place after {last} in the chat");
                StorageError::new(COMMITTING, fault)
            })?;
        }
        message.state_id = stamp;
        message.version = seq;
        let number = insert_row(connection, chat, &message)?;
        connection
            .prepare_cached("INSERT INTO message_words (rowid, words) VALUES (?1, ?2)")?
            .execute(params![
                number,
                index_text(chat, words.iter().map(String::as_str))
            ])?;
        attach(connection, number, &message)?;
        connection
            .prepare_cached(
                "UPDATE chat SET messages = messages + 1, lifetime_messages = lifetime_messages + 1,
                     last_order = max(last_order, ?2), last_state_id = ?3, version = ?4
                 WHERE number = ?1",
            )?
            .execute(params![chat, message.order, message.state_id, seq])?;
        for unread in unread_by {
            leave_unread(connection, chat, &message, unread)?;
            log.touch(reader_touched(&message.chat_id, &unread.member_id));
        }
        log.touch(touched(Arc::new(message), MessageChange::Added));
        Ok(())
    }
}

/// The number of a chat, which is given to it with its first message.
fn chat(connection: &Connection, chat_id: &str, seq: Seq) -> rusqlite::Result<i64> {
    if let Some(number) = chat_number(connection, chat_id)? {
        return Ok(number);
    }
    connection
        .prepare_cached(
            "INSERT INTO chat (id, messages, lifetime_messages, last_order, last_state_id, version)
             VALUES (?1, 0, 0, '', '', ?2)",
        )?
        .insert(params![chat_id, seq])
}

fn last_order(connection: &Connection, chat: i64) -> rusqlite::Result<String> {
    connection
        .prepare_cached("SELECT last_order FROM chat WHERE number = ?1")?
        .query_row([chat], |row| row.get(0))
}

/// Notes that a commit changed what a chat counts or what its members have read.
pub(super) fn note_commit(connection: &Connection, chat: i64, seq: Seq) -> rusqlite::Result<()> {
    connection
        .prepare_cached("UPDATE chat SET version = ?2 WHERE number = ?1")?
        .execute(params![chat, seq])?;
    Ok(())
}

fn insert_row(
    connection: &Connection,
    chat: i64,
    message: &MessageRecord,
) -> rusqlite::Result<i64> {
    connection
        .prepare_cached(
            r#"INSERT INTO message (id, chat, "order", state_id, creator, app_name, created_at,
                 edited_at, reply_to, pinned, attachments, reactions, blocks_text, text, version)
               VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15)"#,
        )?
        .insert(params![
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
            to_json(&message.attachments)?,
            to_json(&message.reactions)?,
            message.blocks_text,
            message.text,
            message.version,
        ])
}

fn attach(connection: &Connection, number: i64, message: &MessageRecord) -> rusqlite::Result<()> {
    for attachment in &message.attachments {
        connection
            .prepare_cached(
                "INSERT OR IGNORE INTO attachment (object_id, message) VALUES (?1, ?2)",
            )?
            .execute(params![attachment.id, number])?;
    }
    Ok(())
}

/// The row of a member of a chat, made if it is missing.
pub(super) fn reader(connection: &Connection, chat: i64, member_id: &str) -> rusqlite::Result<()> {
    connection
        .prepare_cached("INSERT OR IGNORE INTO chat_reader VALUES (?1, ?2, 0, 0, '', '', '', '')")?
        .execute(params![chat, member_id])?;
    Ok(())
}

fn leave_unread(
    connection: &Connection,
    chat: i64,
    message: &MessageRecord,
    unread: &UnreadBy,
) -> rusqlite::Result<()> {
    reader(connection, chat, &unread.member_id)?;
    connection
        .prepare_cached(
            r#"INSERT INTO unread (chat, member_id, "order", state_id, as_message, as_mention)
               VALUES (?1, ?2, ?3, ?4, 1, ?5)"#,
        )?
        .execute(params![
            chat,
            unread.member_id,
            message.order,
            message.state_id,
            unread.mention
        ])?;
    connection
        .prepare_cached(
            "UPDATE chat_reader SET unread_messages = unread_messages + 1,
                 unread_mentions = unread_mentions + ?3
             WHERE chat = ?1 AND member_id = ?2",
        )?
        .execute(params![chat, unread.member_id, unread.mention])?;
    Ok(())
}

/// A stored message with its number and that of its chat.
struct Stored {
    number: i64,
    chat: i64,
    message: MessageRecord,
}

fn stored(connection: &Connection, id: &str) -> rusqlite::Result<Option<Stored>> {
    let sql = format!(
        "SELECT {MESSAGE}, message.number, chat.number, chat.id
         FROM message JOIN chat ON chat.number = message.chat WHERE message.id = ?1"
    );
    connection
        .prepare_cached(&sql)?
        .query_row([id], |row| {
            let chat_id: String = row.get(16)?;
            Ok(Stored {
                number: row.get(14)?,
                chat: row.get(15)?,
                message: record(&chat_id, row)?,
            })
        })
        .optional()
}

pub(in crate::sqlite) fn put_message(
    connection: &Connection,
    mut message: MessageRecord,
    words: Option<&[String]>,
    seq: Seq,
    log: &mut Log,
) -> Result<(), StorageError> {
    let Some(before) = stored(connection, &message.id)? else {
        let fault = format!("there is no message {} to replace", message.id);
        return Err(StorageError::new(COMMITTING, fault));
    };
    // Who wrote it, where and when is settled for good.
    message.order.clone_from(&before.message.order);
    message.state_id.clone_from(&before.message.state_id);
    message.chat_id.clone_from(&before.message.chat_id);
    message.version = seq;
    connection
        .prepare_cached(
            "UPDATE message SET edited_at = ?2, pinned = ?3, attachments = ?4, reactions = ?5,
                 blocks_text = ?6, text = ?7, version = ?8
             WHERE number = ?1",
        )?
        .execute(params![
            before.number,
            message.edited_at,
            message.pinned,
            to_json(&message.attachments)?,
            to_json(&message.reactions)?,
            message.blocks_text,
            message.text,
            seq,
        ])?;
    if let Some(words) = words {
        connection
            .prepare_cached("INSERT OR REPLACE INTO message_words (rowid, words) VALUES (?1, ?2)")?
            .execute(params![
                before.number,
                index_text(before.chat, words.iter().map(String::as_str))
            ])?;
    }
    if message.attachments != before.message.attachments {
        detach(connection, before.number)?;
        attach(connection, before.number, &message)?;
    }
    if note_reactions(connection, before.chat, &before.message, &message)? {
        note_commit(connection, before.chat, seq)?;
        log.touch(reader_touched(&message.chat_id, &message.creator));
    }
    let message = Arc::new(message);
    for change in changes(&before.message, &message) {
        log.touch(touched(Arc::clone(&message), change));
    }
    Ok(())
}

/// Makes the words of all messages again, unless they were made by these rules.
pub(in crate::sqlite) fn follow_rules(
    connection: &mut Connection,
    rules: &MessageRules,
) -> rusqlite::Result<()> {
    let followed: u32 =
        connection.query_row("SELECT version FROM message_rules", [], |row| row.get(0))?;
    if followed == rules.version {
        return Ok(());
    }
    let transaction = connection.transaction()?;
    let delete_all = "INSERT INTO message_words (message_words) VALUES ('delete-all')";
    transaction.execute(delete_all, [])?;
    {
        let mut messages = transaction.prepare("SELECT number, chat, text FROM message")?;
        let mut add =
            transaction.prepare("INSERT INTO message_words (rowid, words) VALUES (?1, ?2)")?;
        let mut messages = messages.query([])?;
        while let Some(message) = messages.next()? {
            let (number, chat): (i64, i64) = (message.get(0)?, message.get(1)?);
            // A damaged text is found by nothing.
            let text = message.get_ref(2)?.as_str().unwrap_or_default();
            let words = (rules.words_of)(text);
            add.execute(params![
                number,
                index_text(chat, words.iter().map(String::as_str))
            ])?;
        }
    }
    transaction.execute("UPDATE message_rules SET version = ?1", [rules.version])?;
    transaction.commit()
}

/// What differs, in the order in which it is told.
fn changes(before: &MessageRecord, after: &MessageRecord) -> Vec<MessageChange> {
    let mut changes = Vec::new();
    if before.text != after.text
        || before.edited_at != after.edited_at
        || before.blocks_text != after.blocks_text
        || before.attachments != after.attachments
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

/// Keeps in mind which reactions of others the author has not seen; true when that changed.
fn note_reactions(
    connection: &Connection,
    chat: i64,
    before: &MessageRecord,
    after: &MessageRecord,
) -> rusqlite::Result<bool> {
    let mut changed = 0;
    for gone in before
        .reactions
        .iter()
        .filter(|old| !after.reactions.contains(old))
    {
        changed += connection
            .prepare_cached(
                r#"DELETE FROM unread_reaction WHERE chat = ?1 AND member_id = ?2 AND "order" = ?3
                     AND emoji = ?4 AND reactor = ?5"#,
            )?
            .execute(params![
                chat,
                after.creator,
                after.order,
                gone.emoji,
                gone.member_id
            ])?;
    }
    let new = after
        .reactions
        .iter()
        .filter(|new| !before.reactions.contains(new));
    for new in new.filter(|new| new.member_id != after.creator) {
        changed += connection
            .prepare_cached("INSERT OR IGNORE INTO unread_reaction VALUES (?1, ?2, ?3, ?4, ?5)")?
            .execute(params![
                chat,
                after.creator,
                after.order,
                new.emoji,
                new.member_id
            ])?;
    }
    Ok(changed > 0)
}

pub(in crate::sqlite) fn delete_message(
    connection: &Connection,
    id: &str,
    seq: Seq,
    log: &mut Log,
) -> rusqlite::Result<()> {
    let Some(Stored {
        number,
        chat,
        message,
    }) = stored(connection, id)?
    else {
        return Ok(());
    };
    for reader in forget_unread(connection, chat, &message)? {
        log.touch(reader_touched(&message.chat_id, &reader));
    }
    detach(connection, number)?;
    for sql in [
        "DELETE FROM message_words WHERE rowid = ?1",
        "DELETE FROM message WHERE number = ?1",
    ] {
        connection.prepare_cached(sql)?.execute([number])?;
    }
    connection
        .prepare_cached("UPDATE chat SET messages = messages - 1, version = ?2 WHERE number = ?1")?
        .execute(params![chat, seq])?;
    log.touch(touched(Arc::new(message), MessageChange::Deleted));
    Ok(())
}

/// Lowers the counters of those who had not read a message, and names them.
fn forget_unread(
    connection: &Connection,
    chat: i64,
    message: &MessageRecord,
) -> rusqlite::Result<Vec<String>> {
    let place = params![chat, message.order];
    connection
        .prepare_cached(
            r#"UPDATE chat_reader SET unread_messages = unread_messages - as_message,
                 unread_mentions = unread_mentions - as_mention
               FROM unread WHERE unread.chat = ?1 AND "order" = ?2
                 AND chat_reader.chat = ?1 AND chat_reader.member_id = unread.member_id"#,
        )?
        .execute(place)?;
    let mut readers: Vec<String> = connection
        .prepare_cached(
            r#"DELETE FROM unread WHERE chat = ?1 AND "order" = ?2 RETURNING member_id"#,
        )?
        .query_map(place, |row| row.get(0))?
        .collect::<rusqlite::Result<_>>()?;
    let unseen = connection
        .prepare_cached(r#"DELETE FROM unread_reaction WHERE chat = ?1 AND "order" = ?2"#)?
        .execute(place)?;
    if unseen > 0 && !readers.contains(&message.creator) {
        readers.push(message.creator.clone());
    }
    Ok(readers)
}

fn detach(connection: &Connection, number: i64) -> rusqlite::Result<()> {
    connection
        .prepare_cached("DELETE FROM attachment WHERE message = ?1")?
        .execute([number])?;
    Ok(())
}

fn touched(message: Arc<MessageRecord>, change: MessageChange) -> Touched {
    Touched::Message {
        id: message.id.clone(),
        chat_id: message.chat_id.clone(),
        change,
        message: Some(message),
    }
}

fn reader_touched(chat_id: &str, member_id: &str) -> Touched {
    Touched::Reader {
        chat_id: chat_id.to_owned(),
        member_id: member_id.to_owned(),
    }
}

pub(in crate::sqlite) fn queue_clean_up(
    connection: &Connection,
    entry: &CleanUp,
    seq: Seq,
) -> rusqlite::Result<()> {
    connection
        .prepare_cached("INSERT OR REPLACE INTO clean_up VALUES (?1, ?2, ?3, ?4)")?
        .execute(params![entry.object_id, entry.creator, entry.app_name, seq])?;
    Ok(())
}

pub(in crate::sqlite) fn end_clean_up(
    connection: &Connection,
    entry: &CleanUp,
) -> rusqlite::Result<()> {
    connection
        .prepare_cached(
            "DELETE FROM clean_up
             WHERE object_id = ?1 AND creator = ?2 AND app_name = ?3 AND queued = ?4",
        )?
        .execute(params![
            entry.object_id,
            entry.creator,
            entry.app_name,
            entry.queued
        ])?;
    Ok(())
}

pub(in crate::sqlite) fn call_off_clean_ups(
    connection: &Connection,
    object_id: &str,
) -> rusqlite::Result<()> {
    connection
        .prepare_cached("DELETE FROM clean_up WHERE object_id = ?1")?
        .execute([object_id])?;
    Ok(())
}
