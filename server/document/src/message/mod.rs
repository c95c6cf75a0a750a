//! The text of a chat message: Markdown in, Markdown out (chats-files-auth.md 1.14).
//!
//! A message is one text with marks. Of Markdown's blocks it knows two: a heading becomes a bold line, and a fence
//! becomes code over its lines. Everything else passes line by line through the inline markup of documents.
//! [`Message::source`] is what is served, and reading it gives the same message: the round-trip law.

mod error;
mod lines;
mod read;
#[cfg(test)]
mod tests;
mod v1;
mod write;

pub use error::MessageError;
pub use v1::{MessageStyle, V1Mark};

use crate::inline::{Mark, unified, utf16_len};
use crate::limits::MAX_MESSAGE_TEXT;

/// Readings after which a text whose marks find no lasting form is taken without them. Never met so far.
const MAX_READINGS: usize = 8;

/// The text of a message with its marks.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Message {
    source: String,
    marked: Marked,
    unknown_tags: Vec<String>,
}

/// Text and marks, offsets in UTF-16 units.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
struct Marked {
    text: String,
    marks: Vec<Mark>,
}

impl Message {
    /// Reads what a caller wrote. Every line end, a carriage return alone too, becomes `\n`.
    ///
    /// # Errors
    /// A faulty inline tag, or a text that is too long; a long one is read once and never written.
    pub fn parse(source: &str) -> Result<Self, MessageError> {
        let read::Reading {
            marked,
            unknown_tags,
        } = read_within_bounds(&unified(source))?;
        Self::settle(marked, unknown_tags)
    }

    /// Writes text and marks such that reading gives the same.
    fn settle(mut marked: Marked, unknown_tags: Vec<String>) -> Result<Self, MessageError> {
        require_length(&marked)?;
        for _ in 0..MAX_READINGS {
            let source = write::write(&marked);
            let again = read_within_bounds(&source)?.marked;
            if again == marked {
                return Ok(Self {
                    source,
                    marked,
                    unknown_tags,
                });
            }
            marked = again;
        }
        marked.marks.clear();
        Ok(Self {
            source: write::write(&marked),
            marked,
            unknown_tags,
        })
    }

    /// The text as it is served; reading it gives the same text and marks.
    pub fn source(&self) -> &str {
        &self.source
    }

    /// The text without any markup.
    pub fn text(&self) -> &str {
        &self.marked.text
    }

    /// The marks, by start; offsets count UTF-16 units.
    pub fn marks(&self) -> &[Mark] {
        &self.marked.marks
    }

    /// Length of the text without markup, in UTF-16 units.
    pub fn utf16_len(&self) -> usize {
        utf16_len(&self.marked.text)
    }

    /// Nothing but whitespace.
    pub fn is_blank(&self) -> bool {
        self.marked.text.trim().is_empty()
    }

    /// Names of tag-shaped texts that are no tags of ours, each once; they stay literal and deserve a warning.
    pub fn unknown_tags(&self) -> &[String] {
        &self.unknown_tags
    }
}

fn read_within_bounds(source: &str) -> Result<read::Reading, MessageError> {
    let reading = read::read(source)?;
    require_length(&reading.marked)?;
    Ok(reading)
}

fn require_length(marked: &Marked) -> Result<(), MessageError> {
    match utf16_len(&marked.text) {
        length if length > MAX_MESSAGE_TEXT => Err(MessageError::TooLong(length)),
        _ => Ok(()),
    }
}
