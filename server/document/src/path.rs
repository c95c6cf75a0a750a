//! The path of a finding in a request, in the two styles of http.md 11.

use std::fmt;

use crate::issue::pointer;
use crate::limits::MAX_KEY;
use crate::wording::cut;

/// A path that is extended by members and positions and renders in the style of its channel.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Path {
    text: String,
    style: Style,
}

#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Style {
    /// `/blocks/3/text`, for request bodies.
    Pointer,
    /// `ops[3].blocks[0].text`, for the content of operations.
    Dotted,
}

impl Path {
    /// The root of a body; renders as the empty string.
    pub fn root() -> Self {
        Self {
            text: String::new(),
            style: Style::Pointer,
        }
    }

    /// A JSON pointer that already has segments, such as `/blocks`.
    pub fn pointer(text: impl Into<String>) -> Self {
        Self {
            text: text.into(),
            style: Style::Pointer,
        }
    }

    /// The operation at this position of a batch: `ops[index]`.
    pub fn op(index: usize) -> Self {
        Self {
            text: format!("ops[{index}]"),
            style: Style::Dotted,
        }
    }

    /// A member of the object at this path. A name that exceeds the maximum key length is truncated.
    #[must_use]
    pub fn key(&self, member: &str) -> Self {
        let text = match self.style {
            Style::Pointer => pointer(&self.text, member),
            Style::Dotted => [&self.text, ".", &cut(member, MAX_KEY)].concat(),
        };
        Self {
            text,
            style: self.style,
        }
    }

    /// An element of the array at this path.
    #[must_use]
    pub fn index(&self, position: usize) -> Self {
        let text = match self.style {
            Style::Pointer => format!("{}/{position}", self.text),
            Style::Dotted => format!("{}[{position}]", self.text),
        };
        Self {
            text,
            style: self.style,
        }
    }
}

impl fmt::Display for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl From<&Path> for String {
    fn from(path: &Path) -> Self {
        path.text.clone()
    }
}

impl From<Path> for String {
    fn from(path: Path) -> Self {
        path.text
    }
}
