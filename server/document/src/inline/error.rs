//! Errors in markup source. Only known tags can be faulty; everything else is literal text.

use crate::wording::shown;
use std::fmt;

/// A faulty known tag (document.md 6.9).
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum InlineError {
    /// An attribute that the tag does not have, or one without a quoted value.
    Attribute {
        /// Name of the tag.
        tag: &'static str,
        /// Name of the attribute.
        attribute: String,
    },
    /// The tag lacks attributes without which it has no effect.
    MissingAttribute {
        /// Name of the tag.
        tag: &'static str,
    },
    /// The tag is not closed.
    Unclosed {
        /// Name of the tag.
        tag: &'static str,
    },
    /// A closing tag that does not match the open tag.
    Misnested {
        /// Name of the closing tag.
        tag: &'static str,
        /// Name of the open tag, if any.
        open: Option<&'static str>,
    },
}

impl InlineError {
    /// How to repair the source.
    pub fn hint(&self) -> String {
        match self {
            Self::Attribute { tag, .. } | Self::MissingAttribute { tag } => {
                format!("write {}", super::tag::usage(tag))
            }
            Self::Unclosed { tag } => {
                format!("add </{tag}>, or write \\<{tag} for a literal angle bracket")
            }
            Self::Misnested {
                open: Some(open), ..
            } => format!("close </{open}> first"),
            Self::Misnested { tag, open: None } => {
                format!("open <{tag}> before it, or write \\</{tag}> for a literal angle bracket")
            }
        }
    }
}

impl fmt::Display for InlineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Attribute { tag, attribute } => {
                write!(
                    f,
                    "the inline tag <{tag}> does not take the attribute {} in this form",
                    shown(attribute)
                )
            }
            Self::MissingAttribute { tag } => {
                write!(f, "the inline tag <{tag}> lacks its attribute")
            }
            Self::Unclosed { tag } => write!(f, "the inline tag <{tag}> is not closed"),
            Self::Misnested {
                tag,
                open: Some(open),
            } => {
                write!(
                    f,
                    "the inline tag </{tag}> closes while <{open}> is still open"
                )
            }
            Self::Misnested { tag, open: None } => {
                write!(f, "the inline tag </{tag}> closes a tag that is not open")
            }
        }
    }
}
