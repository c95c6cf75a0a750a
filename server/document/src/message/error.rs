//! Why a source is no message.

use std::fmt;

use crate::inline::InlineError;
use crate::limits::MAX_MESSAGE_TEXT;
use crate::wording::too_many;

/// What is wrong with the source of a message (chats-files-auth.md 1.8, checks 2 and 3).
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum MessageError {
    /// A known inline tag that is unclosed, misnested or has wrong attributes.
    Markup(InlineError),
    /// Without its markup the text has this many UTF-16 units: more than [`MAX_MESSAGE_TEXT`].
    TooLong(usize),
}

impl MessageError {
    /// How to repair it.
    pub fn hint(&self) -> String {
        match self {
            Self::Markup(error) => error.hint(),
            Self::TooLong(_) => "shorten it, or post it as several messages".to_owned(),
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
        }
    }
}

impl std::error::Error for MessageError {}

impl From<InlineError> for MessageError {
    fn from(error: InlineError) -> Self {
        Self::Markup(error)
    }
}
