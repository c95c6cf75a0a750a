//! What the two full-text indexes share, those of messages and of objects: FTS5 over words that were folded and split
//! before.
//!
//! Each word stands behind the number of its owner, a chat or a space, so that a search touches its own owner's words
//! alone. The tokenizer `ascii` splits at blanks and takes every character beyond ASCII as part of a word.

use std::fmt::Write as _;

use rusqlite::{Connection, params};

use crate::error::Result;
use crate::records::Phrase;

/// Separates the number of the owner from a word. Of private use, so that no word holds it.
const SEPARATOR: char = '\u{e000}';

/// The text that is indexed for these words.
pub(crate) fn index_text<'w>(owner: i64, words: impl IntoIterator<Item = &'w str>) -> String {
    let mut text = String::new();
    for word in words {
        // Writing to a string does not fail.
        let _ = write!(text, "{owner}{SEPARATOR}{word} ");
    }
    text
}

/// A MATCH expression for the texts of an owner that hold any of these phrases.
pub(crate) fn match_text(owner: i64, phrases: &[Phrase]) -> String {
    let one = |phrase: &Phrase| {
        let words = index_text(owner, phrase.words.iter().map(String::as_str));
        let star = if phrase.prefix { " *" } else { "" };
        format!("\"{}\"{star}", words.trim_end().replace('"', ""))
    };
    let phrases: Vec<String> = phrases.iter().map(one).collect();
    phrases.join(" OR ")
}

/// Shows the words of an owner that begin with `prefix`, in order, until `show` returns false. `table` is an `fts5vocab`
/// table of type `row`.
pub(crate) fn vocabulary(
    connection: &Connection,
    table: &'static str,
    owner: i64,
    prefix: &str,
    show: &mut dyn FnMut(&str) -> bool,
) -> Result<()> {
    let own = format!("{owner}{SEPARATOR}");
    let first = format!("{own}{prefix}");
    // After every word that begins so.
    let beyond = format!("{first}{}", char::MAX);
    let sql = format!("SELECT term FROM {table} WHERE term >= ?1 AND term < ?2");
    let mut statement = connection.prepare_cached(&sql)?;
    let mut rows = statement.query(params![first, beyond])?;
    while let Some(row) = rows.next()? {
        let term = row.get_ref(0)?.as_str().map_err(rusqlite::Error::from)?;
        if !show(term.get(own.len()..).unwrap_or_default()) {
            break;
        }
    }
    Ok(())
}
