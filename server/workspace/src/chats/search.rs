//! Searching the messages of a chat (chats-files-auth.md 1.7, query.md 9).

use rolltop_document::issue::{Fault, Issue};
use rolltop_document::limits::MAX_NAME;
use rolltop_document::message::Message;
use rolltop_document::wording::too_many;
use rolltop_query::words::{Item, MAX_CORRECTED, MAX_TERMS, TextQuery, correct};
use rolltop_store::{MessageTerm, Phrase, Snapshot};

use super::ChatMessage;
use super::text::words_of;
use crate::Workspace;
use crate::error::Result;
use crate::spaces::{Page, SpaceTarget};

const QUERY: &str = "query";
/// Longest snippet, in characters.
const SNIPPET: usize = 150;
/// Characters of a snippet before its hit.
const BEFORE_HIT: usize = 40;

/// A message that was found.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct MessageHit {
    /// The message.
    pub message: ChatMessage,
    /// The text around the first match, without markup and in one line.
    pub snippet: String,
    /// The words in it that match: first UTF-16 unit, and one past the last.
    pub matches: Vec<(u32, u32)>,
}

/// A page of hits.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct MessageHitList {
    /// Best first, then newest.
    pub hits: Vec<MessageHit>,
    /// How many messages match.
    pub total: u64,
    /// Advice.
    pub warnings: Vec<Issue>,
}

impl Workspace {
    /// The messages of a chat that hold any term of a query.
    pub fn search_messages(
        &self,
        space: &SpaceTarget,
        chat_id: &str,
        query: &str,
        page: Page,
    ) -> Result<MessageHitList> {
        self.store.read(|at| {
            self.readable_chat(at, space, chat_id)?;
            require_query(query)?;
            let query = TextQuery::parse(query.trim());
            let terms = terms(at, chat_id, &query)?;
            let (found, total) = at.search_messages(chat_id, &terms, page.offset, page.limit)?;
            let mut hits = Vec::new();
            for message in &found {
                let message = ChatMessage::at(at, message)?;
                let (snippet, matches) = snippet(message.text(), &terms);
                hits.push(MessageHit {
                    message,
                    snippet,
                    matches,
                });
            }
            let advice = || {
                let message = format!("only the first {MAX_TERMS} terms count");
                Issue::at(QUERY, message).hint("shorten the query")
            };
            Ok(MessageHitList {
                hits,
                total,
                warnings: query.is_truncated().then(advice).into_iter().collect(),
            })
        })
    }
}

/// The terms as the store searches for them. A term is corrected if no word of the chat begins with it.
fn terms(at: &Snapshot<'_>, chat_id: &str, query: &TextQuery) -> Result<Vec<MessageTerm>> {
    let terms = query.items().iter().map(|item| MessageTerm {
        any_of: vec![phrase(item.clone())],
        corrected: false,
    });
    let mut terms: Vec<MessageTerm> = terms.collect();
    let mut unknown = Vec::new();
    for (term, item) in terms.iter_mut().zip(query.items()) {
        if unknown.len() < MAX_CORRECTED && item.max_edits > 0 && !is_held(at, chat_id, item)? {
            unknown.push((term, item));
        }
    }
    let items = unknown.iter().map(|(_, item)| *item);
    let corrections = correct(items, |letter, offer| {
        at.message_words(chat_id, letter, &mut |word| {
            offer(word);
            true
        })
    })?;
    for ((term, _), corrections) in unknown.into_iter().zip(corrections) {
        let near = corrections.words().map(|word| Item::exactly(vec![word]));
        let near: Vec<Phrase> = near.map(phrase).collect();
        if !near.is_empty() {
            *term = MessageTerm {
                any_of: near,
                corrected: true,
            };
        }
    }
    Ok(terms)
}

fn phrase(item: Item) -> Phrase {
    Phrase {
        words: item.words,
        prefix: item.is_prefix,
    }
}

/// True if a word of the chat begins with this one.
fn is_held(at: &Snapshot<'_>, chat_id: &str, item: &Item) -> Result<bool> {
    let mut is_held = false;
    if let Some(word) = item.words.first() {
        at.message_words(chat_id, word, &mut |_| {
            is_held = true;
            false
        })?;
    }
    Ok(is_held)
}

fn require_query(query: &str) -> Result<(), Fault> {
    let length = query.chars().count();
    let message = if query.trim().is_empty() {
        "a query is needed".to_owned()
    } else if length > MAX_NAME {
        too_many(length, "characters", MAX_NAME)
    } else {
        return Ok(());
    };
    let hint = format!("send the words to look for, 1 to {MAX_NAME} characters");
    Err(Fault::invalid(Issue::at(QUERY, message).hint(hint)))
}

/// The snippet of a message, and its matches.
fn snippet(text: &str, terms: &[MessageTerm]) -> (String, Vec<(u32, u32)>) {
    let message = Message::parse(text);
    let plain = message.as_ref().map_or(text, Message::text);
    let line: Vec<&str> = plain.split_whitespace().collect();
    // Positions of hits in characters of the line, without the punctuation around a word.
    let (mut before, mut hits) = (0, Vec::new());
    for chunk in &line {
        let length = chunk.chars().count();
        if terms.iter().any(|term| begins_in(chunk, term)) {
            let is_around = |c: char| !c.is_alphanumeric();
            let head = length - chunk.trim_start_matches(is_around).chars().count();
            let tail = length - chunk.trim_end_matches(is_around).chars().count();
            hits.push((before, before + head, before + length - tail));
        }
        before += length + 1;
    }
    let line = line.join(" ");
    let length = line.chars().count();
    let first = hits.first().map_or(0, |(chunk, ..)| *chunk);
    let start = first
        .saturating_sub(BEFORE_HIT)
        .min(length.saturating_sub(SNIPPET));
    let text: String = line.chars().skip(start).take(SNIPPET).collect();
    let units = |place: usize| {
        let before = text.chars().take(place.saturating_sub(start));
        before.fold(0, |units, c| units + u32::from(c.len_utf16() == 2) + 1)
    };
    let hits = hits.iter().map(|(_, from, to)| (units(*from), units(*to)));
    let hits = hits.filter(|(from, to)| from < to).collect();
    (text, hits)
}

/// True if a piece of the text between two blanks contains the first word of a term.
fn begins_in(chunk: &str, term: &MessageTerm) -> bool {
    let found = words_of(chunk);
    term.any_of.iter().any(|phrase| {
        let Some(first) = phrase.words.first() else {
            return false;
        };
        let begins = phrase.prefix && phrase.words.len() == 1;
        found
            .iter()
            .any(|word| word == first || (begins && word.starts_with(first.as_str())))
    })
}
