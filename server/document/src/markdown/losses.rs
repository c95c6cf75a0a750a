//! Warnings about Markdown content that blocks cannot represent, one for each kind (document.md 12.3).

use std::collections::BTreeMap;
use std::fmt::Display;

use crate::issue::Issue;
use crate::limits::MAX_INDENT;
use crate::wording::shown;

/// A kind of loss.
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd)]
pub(super) enum Loss {
    /// A heading of level 4 to 6.
    HeadingLevel,
    /// A list that does not start at 1, or a numbered task.
    ListNumber,
    /// A centered or right-aligned column.
    Alignment,
    /// A link URL that exceeds the maximum length.
    Destination,
    /// The title of a link, or of an image that became a link.
    Title,
    /// A block beyond the maximum nesting depth.
    Depth,
    /// An unused link definition.
    Definition,
    /// An image that became a link.
    Picture,
    /// Text after the language of a code block.
    Info,
    /// A tag that is not inline markup.
    Tag,
}

impl Loss {
    /// The message and the hint.
    fn says(self) -> (String, &'static str) {
        let (what, hint) = match self {
            Self::HeadingLevel => (
                "headings of levels 4 to 6 became heading_3",
                "headings have three levels",
            ),
            Self::ListNumber => (
                "list numbers are not kept",
                "numbered items count from 1; write another number into the text",
            ),
            Self::Alignment => (
                "alignments of table columns are not kept",
                "columns of a table have no alignment",
            ),
            Self::Destination => (
                "addresses that are too long for a link are not kept",
                "an address has at most 2048 UTF-16 units; a picture in a paragraph of its own may have a longer one",
            ),
            Self::Title => (
                "titles of links and pictures are not kept",
                "write a title into the text; a picture in a paragraph of its own keeps it",
            ),
            Self::Depth => {
                let what = format!("blocks deeper than {MAX_INDENT} levels moved up");
                return (what, "nest the content less deeply");
            }
            Self::Definition => (
                "link definitions without a link are not kept",
                "write a comment or an address into the text",
            ),
            Self::Picture => (
                "pictures in a line of text became links",
                "a picture in a paragraph of its own stays a picture",
            ),
            Self::Info => (
                "words behind the language of code blocks are not kept",
                "a code block has a language and nothing else",
            ),
            Self::Tag => (
                "HTML tags are not inline markup and stay literal text",
                "the tags are <u>, <br>, <font color=\"…\" background=\"…\"> and <mention object_id=\"…\">",
            ),
        };
        (what.to_owned(), hint)
    }
}

/// The count of a loss, and its first occurrence.
struct Found {
    count: usize,
    /// The block; `None` if it is not in a block.
    block: Option<usize>,
    sample: String,
}

/// The losses of one text.
#[derive(Default)]
pub(super) struct Losses(BTreeMap<Loss, Found>);

impl Losses {
    /// Records a loss in a block; `sample` is the lost text, if there is something to show.
    pub(super) fn note(&mut self, loss: Loss, block: Option<usize>, sample: &str) {
        let first = || Found {
            count: 0,
            block,
            sample: shown(sample).to_string(),
        };
        self.0.entry(loss).or_insert_with(first).count += 1;
    }

    /// One warning for each kind, at its first occurrence.
    pub(super) fn warnings(&self, path: &dyn Display) -> Vec<Issue> {
        let warning = |(loss, found): (&Loss, &Found)| {
            let (what, hint) = loss.says();
            let sample = match found.sample.as_str() {
                "" => String::new(),
                sample => format!(", the first: `{sample}`"),
            };
            let place = found.block.map(|block| format!("[{block}]"));
            let path = format!("{path}{}", place.unwrap_or_default());
            Issue::at(path, format!("{what}: {}{sample}", found.count)).hint(hint)
        };
        self.0.iter().map(warning).collect()
    }
}
