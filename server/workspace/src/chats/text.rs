//! The text of a new message: parsing, length, and its words for the search.

use rolltop_document::inline::MarkKind;
use rolltop_document::issue::{Fault, Issue};
use rolltop_document::limits::MAX_MESSAGE_SOURCE;
use rolltop_document::message::{Message, V1Mark};
use rolltop_document::wording::too_many;
use rolltop_query::words::{RULES, index_words};
use rolltop_store::MessageRules;

const TEXT: &str = "/text";

/// The text of a message as a caller writes it.
#[derive(Clone, Copy, Debug)]
pub enum MessageText<'a> {
    /// Markdown: v2.
    Markdown(&'a str),
    /// Literal text with its marks: v1.
    Marked {
        /// The text.
        text: &'a str,
        /// Its marks; those of an unknown type are left out.
        marks: &'a [V1Mark],
    },
}

impl MessageText<'_> {
    /// Reads and measures it (chats-files-auth.md 1.8, checks 2 and 3).
    pub(super) fn parse(self) -> Result<Message, Fault> {
        let length = self.source().chars().count();
        if length > MAX_MESSAGE_SOURCE {
            let message = too_many(length, "characters", MAX_MESSAGE_SOURCE);
            return Err(Fault::invalid(Issue::at(TEXT, message).hint("shorten it")));
        }
        let read = match self {
            Self::Markdown(source) => Message::parse(source),
            Self::Marked { text, marks } => Message::of_v1(text, marks),
        };
        read.map_err(|error| Fault::invalid(Issue::at(TEXT, error.to_string()).hint(error.hint())))
    }

    fn source(&self) -> &str {
        match self {
            Self::Markdown(text) | Self::Marked { text, .. } => text,
        }
    }
}

/// Reads the text of a post, which has content or attachments (chats-files-auth.md 1.8, checks 1 to 3).
pub(super) fn read_text(text: MessageText<'_>, has_attachments: bool) -> Result<Message, Fault> {
    require_content(text.source(), has_attachments)?;
    let text = text.parse()?;
    // Markup alone is no content.
    require_content(text.text(), has_attachments)?;
    Ok(text)
}

/// Judges the text of a post alone.
pub fn judge_text(source: &str, has_attachments: bool) -> Result<(), Fault> {
    read_text(MessageText::Markdown(source), has_attachments).map(drop)
}

/// A message has a text or attachments.
pub(super) fn require_content(text: &str, has_attachments: bool) -> Result<(), Fault> {
    if has_attachments || !text.trim().is_empty() {
        return Ok(());
    }
    let issue = Issue::at(TEXT, "a message without attachments needs a text");
    Err(Fault::invalid(issue.hint("send a text that is not blank")))
}

/// Advice on texts that look like tags.
pub(super) fn warnings(message: &Message) -> Vec<Issue> {
    let advice = |tag: &String| {
        let found = format!("<{tag}> is not an inline tag and stays literal");
        Issue::at(TEXT, found).hint(format!("write \\<{tag} for a literal tag"))
    };
    message.unknown_tags().iter().map(advice).collect()
}

/// The members that a text mentions, by object id.
pub(super) fn mentioned(message: &Message) -> Vec<&str> {
    let marks = message.marks().iter();
    marks
        .filter_map(|mark| match &mark.kind {
            MarkKind::Mention { object_id } => Some(object_id.as_str()),
            _ => None,
        })
        .collect()
}

/// The words of a text as the store indexes them.
pub(super) fn words_of(text: &str) -> Vec<String> {
    let mut words = Vec::new();
    index_words(text, &mut |word| words.push(word.to_owned()));
    words
}

/// The rules by which the store indexes the words of messages.
pub const MESSAGE_RULES: MessageRules = MessageRules {
    version: RULES,
    words_of: |source| match Message::parse(source) {
        Ok(message) => words_of(message.text()),
        Err(_) => words_of(source),
    },
};
