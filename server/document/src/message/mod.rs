//! The text of a chat message, parsed from and rendered as Markdown (chats-files-auth.md 1.14).
//!
//! A message is one text with marks. It supports two Markdown blocks: a heading becomes a bold line, and a fence
//! becomes code over its lines. Everything else is parsed line by line as inline markup of documents. Reads serve
//! [`Message::source`], and parsing it returns the same message.

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

/// Number of attempts to find a stable source. After that, the marks are dropped. This is not known to happen.
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
    /// Parses the source of a message. Every line end, including a lone carriage return, becomes `\n`.
    ///
    /// # Errors
    /// A faulty inline tag, or a text that is too long. The check of the length comes before writing.
    pub fn parse(source: &str) -> Result<Self, MessageError> {
        let read::Reading {
            marked,
            unknown_tags,
        } = read_within_bounds(&unified(source))?;
        Self::settle(marked, unknown_tags)
    }

    /// Writes text and marks so that parsing returns the same.
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

    /// The served source; parsing it returns the same text and marks.
    pub fn source(&self) -> &str {
        &self.source
    }

    /// The text without markup.
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

    /// Whether the text contains only whitespace.
    pub fn is_blank(&self) -> bool {
        self.marked.text.trim().is_empty()
    }

    /// Names of tags that are not markup, each once. They stay literal and deserve a warning.
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
