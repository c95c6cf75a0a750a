//! Errors in the source of a message.

use std::fmt;

use crate::inline::InlineError;
use crate::limits::MAX_MESSAGE_TEXT;
use crate::wording::too_many;

/// A fault in the source of a message (chats-files-auth.md 1.8, checks 2 and 3).
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum MessageError {
    /// A known inline tag that is unclosed, misnested or has wrong attributes.
    Markup(InlineError),
    /// The text without markup has this many UTF-16 units, which exceeds [`MAX_MESSAGE_TEXT`].
    TooLong(usize),
    /// The offsets of a v1 mark are not a range of the text (v1.md 20).
    Offsets {
        /// Its position in the list, from 0.
        index: usize,
        /// Length of the text in UTF-16 units.
        length: usize,
    },
}

impl MessageError {
    /// How to repair it.
    pub fn hint(&self) -> String {
        match self {
            Self::Markup(error) => error.hint(),
            Self::TooLong(_) => "shorten it, or post it as several messages".to_owned(),
            Self::Offsets { .. } => {
                "count UTF-16 units, and let `to` be one past the last".to_owned()
            }
        }
    }
}

impl fmt::Display for MessageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Markup(error) => error.fmt(f),
            Self::TooLong(length) => {
                let unit = "UTF-16 units without the markup";
                f.write_str(&too_many(length, unit, MAX_MESSAGE_TEXT))
            }
            Self::Offsets { index, length } => write!(
                f,
                "marks[{index}] is not a range of the text: 0 <= from <= to <= {length} must hold"
            ),
        }
    }
}

impl std::error::Error for MessageError {}

impl From<InlineError> for MessageError {
    fn from(error: InlineError) -> Self {
        Self::Markup(error)
    }
}
