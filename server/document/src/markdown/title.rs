//! The title rule of the create shortcut (document.md 12.2).

use crate::block::{Block, BlockContent, TextStyle};
use crate::inline::{self, MarkKind};
use crate::limits::MAX_NAME;

/// The result for the first heading.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Title {
    /// It stays a block.
    Kept,
    /// It repeated the name and was removed.
    Repeated,
    /// It was removed and becomes the name.
    Promoted(String),
}

/// Removes a first heading that is the title: one that repeats `name`, or a `heading_1` if there is no name and the
/// caller `may_promote` it. Layouts without a title and an explicit layout do not allow that. A heading stays if it has
/// a link or mention, or is too long for a name.
pub fn take_title(blocks: &mut Vec<Block>, name: Option<&str>, may_promote: bool) -> Title {
    let Some((style, text)) = blocks.first().and_then(heading) else {
        return Title::Kept;
    };
    let Some(rendered) = plain_heading(text) else {
        return Title::Kept;
    };
    let title = match name {
        Some(name) if name == rendered => Title::Repeated,
        None if may_promote && style == TextStyle::Heading1 && may_be_name(&rendered) => {
            Title::Promoted(rendered)
        }
        Some(_) | None => return Title::Kept,
    };
    blocks.remove(0);
    title
}

/// Whether a text can be a name: it is not empty and not too long.
pub fn may_be_name(text: &str) -> bool {
    !text.is_empty() && text.chars().count() <= MAX_NAME
}

fn heading(block: &Block) -> Option<(TextStyle, &str)> {
    match &block.content {
        BlockContent::Text {
            style: style @ (TextStyle::Heading1 | TextStyle::Heading2 | TextStyle::Heading3),
            text,
            ..
        } => Some((*style, text)),
        _ => None,
    }
}

/// The text of a heading without links and mentions.
fn plain_heading(source: &str) -> Option<String> {
    let text = inline::parse(source).ok()?.text;
    let refers = text.marks().iter().any(|mark| {
        matches!(
            mark.kind,
            MarkKind::Mention { .. } | MarkKind::ObjectLink { .. } | MarkKind::Link { .. }
        )
    });
    (!refers).then(|| text.text().to_owned())
}
