//! Faults of a compact filter string, with their byte offsets (query.md 3.6).

use std::ops::Range;

use rolltop_document::issue::{FaultKind, Issue, Miss};
use rolltop_document::vocabulary::DID_YOU_MEAN;

use super::token::is_word;
use super::words::Keyword;

/// Advice for names that the text form cannot spell.
pub(super) const STRUCTURED: &str =
    "write a key or name that is not a single word in the structured `filters`";
/// The most characters of a token that a message quotes.
const MAX_ECHO: usize = 32;

/// The one fault of a compact filter string.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct TextFault {
    /// Byte offset of the offending token; the length of the text if the text ends too early.
    pub offset: usize,
    /// [`FaultKind::Invalid`], or [`FaultKind::Ambiguous`] for an ambiguous key.
    pub kind: FaultKind,
    /// The issue without its path.
    pub issue: Issue,
}

impl TextFault {
    /// A fault of the text at a byte offset.
    pub(super) fn at_offset(offset: usize, message: impl AsRef<str>) -> Self {
        let message = format!("parse error at offset {offset}: {}", message.as_ref());
        Self {
            offset,
            kind: FaultKind::Invalid,
            issue: Issue::pathless(message),
        }
    }

    /// A fault of the token at `span`; an empty span is the end of the text.
    pub(super) fn at_token(text: &str, span: Range<usize>, message: impl Into<String>) -> Self {
        let token = text.get(span.clone()).unwrap_or_default();
        let place = if token.is_empty() {
            "at end of input".to_owned()
        } else {
            format!("token '{}'", echo(token))
        };
        let offset = span.start;
        let message = format!(
            "parse error at offset {offset}, {place}: {}",
            message.into()
        );
        Self {
            offset,
            kind: FaultKind::Invalid,
            issue: Issue::pathless(message),
        }
    }

    /// A fault of a spelling that did not resolve.
    pub(super) fn unresolved(text: &str, span: Range<usize>, miss: Miss) -> Self {
        let mut fault = Self::at_token(text, span, miss.issue.message);
        fault.kind = miss.kind;
        fault.issue.hint = miss.issue.hint;
        fault.issue.see_also = miss.issue.see_also;
        fault
    }

    /// A fault of a key that did not resolve. A suggestion that cannot be written as a key needs the structured form.
    pub(super) fn unknown_key(text: &str, span: Range<usize>, miss: Miss) -> Self {
        let mut fault = Self::unresolved(text, span, miss);
        let suggested = fault.issue.hint.as_deref().and_then(|hint| {
            let list = hint.strip_prefix(DID_YOU_MEAN)?;
            list.strip_suffix('?')
        });
        let is_typed = |key: &str| is_word(key) && Keyword::of(key).is_none();
        if suggested.is_some_and(|list| !list.split(", ").all(is_typed)) {
            let hint = fault.issue.hint.take().unwrap_or_default();
            fault.issue.hint = Some(format!("{hint} {STRUCTURED}"));
        }
        fault
    }

    #[must_use]
    pub(super) fn hint(mut self, hint: impl Into<String>) -> Self {
        self.issue = self.issue.hint(hint);
        self
    }
}

impl From<TextFault> for Miss {
    fn from(fault: TextFault) -> Self {
        Self {
            kind: fault.kind,
            issue: fault.issue,
        }
    }
}

/// The beginning of a token, cut at a character boundary.
fn echo(token: &str) -> String {
    match token.char_indices().nth(MAX_ECHO) {
        Some((end, _)) => format!("{}…", token.get(..end).unwrap_or_default()),
        None => token.to_owned(),
    }
}
