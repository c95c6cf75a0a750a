//! The words of messages.

use rusqlite::{Connection, ToSql, params, params_from_iter};

use super::read::until_full;
use crate::chats::{MessageHits, MessageRecord, MessageTerm};
use crate::error::Result;
use crate::sqlite::columns::{Columns, select};
use crate::sqlite::fts::{index_text, match_text, vocabulary};
use crate::sqlite::snapshot::at_most;
use crate::sqlite::{MessageRules, Snapshot};

impl Snapshot<'_> {
    /// The messages of a chat that hold any of the terms: those with more of them first, then the newest, then by
    /// id; last of all those that hold only corrected terms.
    pub fn search_messages(
        &self,
        chat_id: &str,
        terms: &[MessageTerm],
        offset: u64,
        limit: u64,
    ) -> Result<MessageHits> {
        let Some(chat) = self.chat_number(chat_id)?.filter(|_| !terms.is_empty()) else {
            return Ok(MessageHits::default());
        };
        let mut asked: Vec<Box<dyn ToSql>> = Vec::new();
        let mut parts = Vec::new();
        for term in terms {
            asked.push(Box::new(match_text(chat, &term.any_of)));
            parts.push(format!(
                "SELECT rowid AS number, {} AS exact FROM message_words WHERE message_words MATCH ?{}",
                i32::from(!term.corrected),
                asked.len()
            ));
        }
        let found = parts.join(" UNION ALL ");
        // These statements are as many as there are numbers of terms: none stays prepared.
        let total = self.connection.query_row(
            &format!("SELECT count(DISTINCT number) FROM ({found})"),
            params_from_iter(&asked),
            |row| row.get(0),
        )?;
        for bound in [limit, offset] {
            asked.push(Box::new(at_most(bound)));
        }
        let sql = format!(
            "WITH found AS
                 (SELECT number, max(exact) AS exact, count(*) AS terms FROM ({found}) GROUP BY number)
             SELECT number FROM found JOIN message USING (number)
             ORDER BY exact DESC, terms DESC, created_at DESC, message.id LIMIT ?{} OFFSET ?{}",
            asked.len() - 1,
            asked.len(),
        );
        let numbers: Vec<i64> = self
            .connection
            .prepare(&sql)?
            .query_map(params_from_iter(&asked), |row| row.get(0))?
            .collect::<rusqlite::Result<_>>()?;
        // Sorted are numbers: messages are read one by one, until the page is full.
        let sql = select::<MessageRecord>("WHERE number = ?1");
        let mut one = self.connection.prepare_cached(&sql)?;
        let found = numbers
            .into_iter()
            .map(|number| one.query_row([number], MessageRecord::read));
        let (messages, _) = until_full(found)?;
        Ok(MessageHits { messages, total })
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

    /// Indexes the words of a message in place of those that it had.
    pub(super) fn put_words(&self, number: i64, chat: i64, words: &[String]) -> Result<()> {
        let sql = "INSERT OR REPLACE INTO message_words (rowid, words) VALUES (?1, ?2)";
        let words = index_text(chat, words.iter().map(String::as_str));
        self.run(sql, params![number, words])
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
            at.put_words(message.get(0)?, message.get(1)?, &(rules.words_of)(text))?;
        }
    }
    at.execute("UPDATE message_rules SET version = ?1", [rules.version])?;
    Ok(transaction.commit()?)
}
