//! The words of messages.

use rusqlite::{Connection, Result, ToSql, params_from_iter};

use super::chat_number;
use super::read::{MESSAGE, record, until_full};
use crate::chats::{MessageHits, MessageTerm};
use crate::sqlite::fts::{match_text, vocabulary};

pub(in crate::sqlite) fn search(
    connection: &Connection,
    chat_id: &str,
    terms: &[MessageTerm],
    offset: u64,
    limit: u64,
) -> Result<MessageHits> {
    let Some(chat) = chat_number(connection, chat_id)?.filter(|_| !terms.is_empty()) else {
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
    let total = connection.query_row(
        &format!("SELECT count(DISTINCT number) FROM ({found})"),
        params_from_iter(&asked),
        |row| row.get(0),
    )?;
    for bound in [limit, offset] {
        asked.push(Box::new(i64::try_from(bound).unwrap_or(i64::MAX)));
    }
    let sql = format!(
        "WITH found AS
             (SELECT number, max(exact) AS exact, count(*) AS terms FROM ({found}) GROUP BY number)
         SELECT number FROM found JOIN message USING (number)
         ORDER BY exact DESC, terms DESC, created_at DESC, message.id LIMIT ?{} OFFSET ?{}",
        asked.len() - 1,
        asked.len(),
    );
    let numbers: Vec<i64> = connection
        .prepare(&sql)?
        .query_map(params_from_iter(&asked), |row| row.get(0))?
        .collect::<Result<_>>()?;
    // Sorted are numbers: messages are read one by one, until the page is full.
    let mut one =
        connection.prepare_cached(&format!("SELECT {MESSAGE} FROM message WHERE number = ?1"))?;
    let found = numbers
        .into_iter()
        .map(|number| one.query_row([number], |row| record(chat_id, row)));
    let (messages, _) = until_full(found)?;
    Ok(MessageHits { messages, total })
}

pub(in crate::sqlite) fn words(
    connection: &Connection,
    chat_id: &str,
    prefix: &str,
    show: &mut dyn FnMut(&str) -> bool,
) -> Result<()> {
    match chat_number(connection, chat_id)? {
        Some(chat) => vocabulary(connection, "message_word", chat, prefix, show),
        None => Ok(()),
    }
}
