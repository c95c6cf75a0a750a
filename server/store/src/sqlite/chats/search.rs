//! The words of messages. A word is indexed behind the number of its chat, so that all that a search touches is its
//! own chat's.

use std::fmt::Write as _;

use rusqlite::{Connection, Result, ToSql, params, params_from_iter};

use super::chat_number;
use super::read::{MESSAGE, record, until_full};
use crate::chats::{MessageHits, MessagePhrase, MessageTerm};

/// Parts the number of a chat from a word. Of private use, so that no word holds it; beyond ASCII, so that the
/// tokenizer does not part the two.
const PARTING: char = '\u{e000}';

/// The text that is indexed for these words.
pub(super) fn index_text(chat: i64, words: &[String]) -> String {
    let mut text = String::new();
    for word in words {
        // Writing to a string does not fail.
        let _ = write!(text, "{chat}{PARTING}{word} ");
    }
    text
}

/// A phrase as the index is asked for it: the words in a row, the last one possibly only begun.
fn phrase(chat: i64, phrase: &MessagePhrase) -> String {
    let words = index_text(chat, &phrase.words);
    let star = if phrase.prefix { " *" } else { "" };
    format!("\"{}\"{star}", words.trim_end().replace('"', ""))
}

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
        let phrases: Vec<String> = term.any_of.iter().map(|one| phrase(chat, one)).collect();
        asked.push(Box::new(phrases.join(" OR ")));
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
    limit: u64,
) -> Result<Vec<String>> {
    let Some(chat) = chat_number(connection, chat_id)? else {
        return Ok(Vec::new());
    };
    let own = format!("{chat}{PARTING}");
    let first = format!("{own}{prefix}");
    // After every word that begins so.
    let beyond = format!("{first}{}", char::MAX);
    let limit = i64::try_from(limit).unwrap_or(i64::MAX);
    connection
        .prepare_cached(
            "SELECT substr(term, ?3) FROM message_word WHERE term >= ?1 AND term < ?2 LIMIT ?4",
        )?
        .query_map(
            params![first, beyond, own.chars().count() + 1, limit],
            |row| row.get(0),
        )?
        .collect()
}
