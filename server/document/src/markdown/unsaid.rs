//! Warnings about document content that Markdown cannot express, with a count for each kind (document.md 2.4).

use crate::block::{Block, BlockContent, BlockType, VerticalAlign};
use crate::inline::{self, MarkKind};
use crate::issue::Issue;
use crate::kinds::Align;

/// A kind of content that Markdown cannot express.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Kind {
    /// Blocks of a type without a Markdown equivalent.
    LeftOut(BlockType),
    /// Blocks of a type that became something else.
    Became(BlockType, &'static str),
    /// Colors of text and backgrounds.
    Colour,
    /// Underlined text.
    Underline,
    /// Alignments of blocks.
    Alignment,
    /// Children of blocks that cannot have children in Markdown.
    Nesting,
    /// Blocks in cells.
    Cell,
    /// Tables whose first row is not a header row.
    Header,
}

impl Kind {
    fn says(self) -> String {
        match self {
            Self::LeftOut(block_type) => format!("left out blocks of type {}", block_type.name()),
            Self::Became(block_type, what) => {
                format!("blocks of type {} became {what}", block_type.name())
            }
            Self::Colour => "colours are not kept".to_owned(),
            Self::Underline => "underlines are not kept".to_owned(),
            Self::Alignment => "alignments are not kept".to_owned(),
            Self::Nesting => {
                "blocks under blocks other than list items and quotes moved up".to_owned()
            }
            Self::Cell => "blocks in cells became text".to_owned(),
            Self::Header => "first rows of tables became header rows".to_owned(),
        }
    }
}

/// The kinds of one document with their counts, in order of first appearance.
#[derive(Default)]
pub(super) struct Unsaid(Vec<(Kind, usize)>);

impl Unsaid {
    pub(super) fn note(&mut self, kind: Kind) {
        match self.0.iter_mut().find(|(known, _)| *known == kind) {
            Some((_, count)) => *count += 1,
            None => self.0.push((kind, 1)),
        }
    }

    /// Records the common members of a block that Markdown cannot express.
    pub(super) fn note_common(&mut self, block: &Block) {
        let has_colour = matches!(&block.content, BlockContent::Text { color: Some(_), .. });
        if has_colour || block.background_color.is_some() {
            self.note(Kind::Colour);
        }
        if block.align != Align::default() || block.vertical_align != VerticalAlign::default() {
            self.note(Kind::Alignment);
        }
    }

    /// Records the marks of a text that Markdown cannot express.
    pub(super) fn note_marks(&mut self, source: &str) {
        // Both kinds of marks are written as tags.
        let parsed = source.contains('<').then(|| inline::parse(source));
        let Some(Ok(parsed)) = parsed else { return };
        for mark in parsed.text.marks() {
            match mark.kind {
                MarkKind::Underline => self.note(Kind::Underline),
                MarkKind::Color(_) | MarkKind::Background(_) => self.note(Kind::Colour),
                MarkKind::Mention { .. }
                | MarkKind::ObjectLink { .. }
                | MarkKind::Link { .. }
                | MarkKind::Strikethrough
                | MarkKind::Bold
                | MarkKind::Italic
                | MarkKind::Code => {}
            }
        }
    }

    /// One warning for each kind.
    pub(super) fn warnings(&self, path: &str) -> impl Iterator<Item = Issue> {
        self.0.iter().map(move |(kind, count)| {
            Issue::at(path, format!("{}: {count}", kind.says()))
                .hint("Markdown cannot express them; read the object without format=md")
        })
    }
}
