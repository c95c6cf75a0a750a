//! The text of a message in v1: literal text with named marks (v1.md 20).

use super::{Marked, Message, MessageError};
use crate::inline::{Mark, MarkKind, utf16_len, with_unified_line_ends};
use crate::wire::wire_enum;

wire_enum! {
    /// The style of a message in v1. It is stored with the message, and v2 does not show it.
    MessageStyle {
        Paragraph = "paragraph", Header1 = "header1", Header2 = "header2", Header3 = "header3", Header4 = "header4",
        Quote = "quote", Code = "code", Checkbox = "checkbox", Bulleted = "bulleted", Numbered = "numbered",
        Toggle = "toggle", Callout = "callout",
    }
}

/// A mark of a message in v1 form.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct V1Mark {
    /// First UTF-16 unit.
    pub from: u32,
    /// One past the last UTF-16 unit.
    pub to: u32,
    /// `bold`, `link` …
    pub mark_type: String,
    /// The URL, color or object id.
    pub param: Option<String>,
}

impl V1Mark {
    /// The kind of the mark. `None` for an unknown type, a missing required parameter, and `emoji`, which Markdown
    /// cannot express. Such marks are dropped.
    fn kind(&self) -> Option<MarkKind> {
        let param = || self.param.clone().filter(|param| !param.is_empty());
        Some(match self.mark_type.as_str() {
            "strikethrough" => MarkKind::Strikethrough,
            "keyboard" => MarkKind::Code,
            "italic" => MarkKind::Italic,
            "bold" => MarkKind::Bold,
            "underscored" => MarkKind::Underline,
            "link" => MarkKind::of_destination(&param()?),
            "text_color" => MarkKind::Color(param()?),
            "background_color" => MarkKind::Background(param()?),
            "mention" => MarkKind::Mention {
                object_id: param()?,
            },
            "object" => MarkKind::ObjectLink {
                object_id: param()?,
            },
            _ => return None,
        })
    }

    fn of(mark: &Mark) -> Self {
        let (mark_type, param) = match &mark.kind {
            MarkKind::Strikethrough => ("strikethrough", None),
            MarkKind::Code => ("keyboard", None),
            MarkKind::Italic => ("italic", None),
            MarkKind::Bold => ("bold", None),
            MarkKind::Underline => ("underscored", None),
            MarkKind::Link { destination } => ("link", Some(destination)),
            MarkKind::Color(color) => ("text_color", Some(color)),
            MarkKind::Background(color) => ("background_color", Some(color)),
            MarkKind::Mention { object_id } => ("mention", Some(object_id)),
            MarkKind::ObjectLink { object_id } => ("object", Some(object_id)),
        };
        Self {
            from: mark.start,
            to: mark.end,
            mark_type: mark_type.to_owned(),
            param: param.cloned(),
        }
    }
}

impl Message {
    /// The message from a v1 request: literal text with marks, not Markdown.
    ///
    /// # Errors
    /// Offsets that are not a range of the text, or a text that is too long.
    pub fn of_v1(text: &str, marks: &[V1Mark]) -> Result<Self, MessageError> {
        let length = utf16_len(text);
        let fits = |mark: &V1Mark| {
            mark.from <= mark.to && usize::try_from(mark.to).is_ok_and(|to| to <= length)
        };
        if let Some(index) = marks.iter().position(|mark| !fits(mark)) {
            return Err(MessageError::Offsets { index, length });
        }
        let known = marks.iter().filter_map(|mark| {
            Some(Mark {
                start: mark.from,
                end: mark.to,
                kind: mark.kind()?,
            })
        });
        let known = known.filter(|mark| mark.start < mark.end).collect();
        let (text, mut marks) = with_unified_line_ends(text, known);
        marks.sort_by_key(|mark| mark.start);
        Self::settle(Marked { text, marks }, Vec::new())
    }

    /// The marks in v1 form, sorted by start.
    pub fn v1_marks(&self) -> Vec<V1Mark> {
        self.marks().iter().map(V1Mark::of).collect()
    }
}
