//! The words of messages.

use std::sync::Arc;

use rusqlite::{Connection, params};

use super::read::until_full;
use crate::chats::{MessageRecord, MessageTerm};
use crate::error::Result;
use crate::sqlite::columns::{Columns, Json, select};
use crate::sqlite::fts::{index_text, match_text, vocabulary};
use crate::sqlite::snapshot::at_most;
use crate::sqlite::{MessageRules, Snapshot};

/// Indexes the words of a message in place of those that it had.
pub(super) const PUT_WORDS: &str =
    "INSERT OR REPLACE INTO message_words (rowid, words) VALUES (?1, ?2)";

/// What is indexed of a message with these words.
pub(super) fn message_text(chat: i64, words: &[String]) -> String {
    index_text(chat, words.iter().map(String::as_str))
}

impl Snapshot<'_> {
    /// A page of the messages of a chat that hold any of the terms, and how many there are: those with more terms first,
    /// then the newest, then by id; last of all those that hold only corrected terms. Long messages end a page early
    /// ([`MESSAGE_PAGE_BYTES`](crate::MESSAGE_PAGE_BYTES)).
    pub fn search_messages(
        &self,
        chat_id: &str,
        terms: &[MessageTerm],
        offset: u64,
        limit: u64,
    ) -> Result<(Vec<Arc<MessageRecord>>, u64)> {
        let Some(chat) = self.chat_number(chat_id)?.filter(|_| !terms.is_empty()) else {
            return Ok((Vec::new(), 0));
        };
        // The terms come first: each is one look into the index.
        let found = "WITH found AS
                 (SELECT message_words.rowid AS number, max(term.value ->> 1) AS exact, count(*) AS terms
                  FROM json_each(?1) AS term CROSS JOIN message_words
                  WHERE message_words MATCH (term.value ->> 0) GROUP BY number)";
        let term = |term: &MessageTerm| (match_text(chat, &term.any_of), !term.corrected);
        let terms: Json<Vec<(String, bool)>> = Json(terms.iter().map(term).collect());
        let total = self.value(&format!("{found} SELECT count(*) FROM found"), [&terms])?;
        let sql = format!(
            "{found} SELECT number FROM found JOIN message USING (number)
             ORDER BY exact DESC, terms DESC, created_at DESC, message.id LIMIT ?2 OFFSET ?3"
        );
        let page = params![terms, at_most(limit), at_most(offset)];
        let numbers: Vec<i64> = self.all(&sql, page, |row| row.get(0))?;
        // Sorted are numbers: messages are read one by one, until the page is full.
        let sql = select::<MessageRecord>("WHERE number = ?1");
        let mut one = self.connection.prepare_cached(&sql)?;
        let found = numbers
            .into_iter()
            .map(|number| one.query_row([number], MessageRecord::read));
        let (messages, _) = until_full(found)?;
        Ok((messages, total))
    }

    /// Calls `show` with each word of the messages of a chat that begins with `prefix`, in order, until it returns false.
    pub fn message_words(
        &self,
        chat_id: &str,
        prefix: &str,
        show: &mut dyn FnMut(&str) -> bool,
    ) -> Result<()> {
        if let Some(chat) = self.chat_number(chat_id)? {
            vocabulary(self.connection, "message_word", chat, prefix, show)?;
        }
        Ok(())
    }
}

/// Makes the words of all messages again, unless they were made by these rules.
pub(in crate::sqlite) fn follow_rules(
    connection: &mut Connection,
    rules: &MessageRules,
) -> Result<()> {
    let transaction = connection.transaction()?;
    let at = Snapshot::of(&transaction);
    let followed: u32 = at.value("SELECT version FROM message_rules", [])?;
    if followed == rules.version {
        return Ok(());
    }
    let delete_all = "INSERT INTO message_words (message_words) VALUES ('delete-all')";
    at.execute(delete_all, [])?;
    {
        let mut messages = transaction.prepare("SELECT number, chat, text FROM message")?;
        let mut messages = messages.query([])?;
        while let Some(message) = messages.next()? {
            // A damaged text is found by nothing.
            let text = message.get_ref(2)?.as_str().unwrap_or_default();
            let (number, chat): (i64, i64) = (message.get(0)?, message.get(1)?);
            let words = message_text(chat, &(rules.words_of)(text));
            at.execute(PUT_WORDS, params![number, words])?;
        }
    }
    at.execute("UPDATE message_rules SET version = ?1", [rules.version])?;
    Ok(transaction.commit()?)
}
