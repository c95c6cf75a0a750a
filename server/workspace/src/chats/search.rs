//! Searching the messages of a chat (chats-files-auth.md 1.7, query.md 9).

use rolltop_document::issue::{Fault, Issue};
use rolltop_document::limits::MAX_NAME;
use rolltop_document::message::Message;
use rolltop_document::wording::too_many;
use rolltop_query::words::{Item, MAX_TERMS, Piece, TextQuery, pieces};
use rolltop_store::{MessagePhrase, MessageTerm, Snapshot};

use super::ChatMessage;
use super::message::serve_message;
use super::text::GAP;
use crate::Workspace;
use crate::error::Result;
use crate::spaces::{Page, SpaceTarget};

const QUERY: &str = "query";
/// Words of a chat among which a correction is looked for.
const MAX_CANDIDATES: u64 = 10_000;
/// Corrections that a term has at most.
const MAX_CORRECTIONS: usize = 32;
/// Longest snippet, in characters.
const SNIPPET: usize = 150;
/// Characters of a snippet before its hit.
const BEFORE_HIT: usize = 40;

/// A message that was found.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct MessageHit {
    /// The message.
    pub message: ChatMessage,
    /// The text around the first hit, without markup and in one line.
    pub snippet: String,
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
        self.store
            .read(|at| self.search_messages_at(at, space, chat_id, query, page))
    }

    fn search_messages_at(
        &self,
        at: &Snapshot<'_>,
        space: &SpaceTarget,
        chat_id: &str,
        query: &str,
        page: Page,
    ) -> Result<MessageHitList> {
        self.readable_chat(at, space, chat_id)?;
        require_query(query)?;
        let query = TextQuery::parse(query.trim());
        let terms: Result<Vec<MessageTerm>> = query
            .items()
            .iter()
            .map(|item| term(at, chat_id, item))
            .collect();
        let terms = terms?;
        let found = at.search_messages(chat_id, &terms, page.offset, page.limit)?;
        let hits: Result<Vec<MessageHit>> = found
            .messages
            .iter()
            .map(|message| {
                let message = serve_message(at, message)?;
                let snippet = snippet(&message.text, &terms);
                Ok(MessageHit { message, snippet })
            })
            .collect();
        let advice = || {
            let message = format!("only the first {MAX_TERMS} terms count");
            Issue::at(QUERY, message).hint("shorten the query")
        };
        Ok(MessageHitList {
            hits: hits?,
            total: found.total,
            warnings: query.is_truncated().then(advice).into_iter().collect(),
        })
    }
}

/// What an item asks for, or near spellings of it where the chat holds nothing of the kind.
fn term(at: &Snapshot<'_>, chat_id: &str, item: &Item) -> Result<MessageTerm> {
    let asked = MessageTerm {
        any_of: vec![MessagePhrase {
            words: phrase_words(item),
            prefix: item.is_prefix,
        }],
        corrected: false,
    };
    let [(word, _)] = item.terms.as_slice() else {
        return Ok(asked);
    };
    let holds = |prefix: &str, limit| at.message_words(chat_id, prefix, limit);
    if item.steps == 0 || !holds(word, 1)?.is_empty() {
        return Ok(asked);
    }
    let first = word.chars().next().map(String::from).unwrap_or_default();
    let near = holds(&first, MAX_CANDIDATES)?
        .into_iter()
        .filter(|candidate| strsim::osa_distance(candidate, word) <= item.steps)
        .take(MAX_CORRECTIONS);
    let near: Vec<MessagePhrase> = near
        .map(|word| MessagePhrase {
            words: vec![word],
            prefix: false,
        })
        .collect();
    Ok(if near.is_empty() {
        asked
    } else {
        MessageTerm {
            any_of: near,
            corrected: true,
        }
    })
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

/// The words of an item in a row, as [`super::text::index_words`] gives them: overlapping pairs become their
/// characters again.
fn phrase_words(item: &Item) -> Vec<String> {
    let mut words = Vec::new();
    let mut run_end = None;
    for (term, at) in &item.terms {
        let Some(Piece::Run(chars)) = pieces(term).into_iter().next() else {
            words.push(term.clone());
            run_end = None;
            continue;
        };
        let overlaps = run_end == Some(at + 1) && chars.len() > 1;
        if run_end == Some(*at) {
            words.push(GAP.to_owned());
        }
        let new = chars.iter().skip(usize::from(overlaps));
        words.extend(new.map(char::to_string));
        run_end = Some(at + u32::try_from(chars.len()).unwrap_or(u32::MAX));
    }
    words
}

/// The text around the first hit, without markup, in one line.
fn snippet(text: &str, terms: &[MessageTerm]) -> String {
    let message = Message::parse(text);
    let plain = message.as_ref().map_or(text, Message::text);
    let line: Vec<&str> = plain.split_whitespace().collect();
    let mut before = 0;
    let mut hit = 0;
    for chunk in &line {
        if terms.iter().any(|term| begins_in(chunk, term)) {
            hit = before;
            break;
        }
        before += chunk.chars().count() + 1;
    }
    let line = line.join(" ");
    let length = line.chars().count();
    let start = hit
        .saturating_sub(BEFORE_HIT)
        .min(length.saturating_sub(SNIPPET));
    line.chars().skip(start).take(SNIPPET).collect()
}

/// True when a piece of the text between two blanks is, or holds, the first word of what a term asks for.
fn begins_in(chunk: &str, term: &MessageTerm) -> bool {
    let found = pieces(chunk);
    term.any_of.iter().any(|phrase| {
        let Some(first) = phrase.words.first() else {
            return false;
        };
        let begins = phrase.prefix && phrase.words.len() == 1;
        found.iter().any(|piece| match piece {
            Piece::Word(word) => word == first || (begins && word.starts_with(first.as_str())),
            Piece::Run(chars) => chars.iter().any(|c| first.chars().eq([*c])),
        })
    })
}
