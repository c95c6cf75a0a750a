//! Documents as Markdown (document.md 11).

use std::borrow::Cow;

use super::content::ContentWriter;
use super::layout::Layout;
use super::unsaid::Kind;
use crate::block::{Block, BlockContent, Cell, Table, TextStyle};
use crate::bundled::{DESCRIPTION, NAME};
use crate::decor::{Icon, IconPicture};
use crate::document::Document;
use crate::ids::MISSING_OBJECT;
use crate::inline::{self, InlineText, MarkdownDialect, MarkdownPlace};
use crate::issue::Issue;
use crate::objects::ObjectLookup;
use crate::tree;
use crate::wording::shown;

/// A document as Markdown.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Export {
    /// The text, with one final newline; empty for a document without name and content.
    pub markdown: String,
    /// One for each kind of what Markdown does not hold, with a count.
    pub warnings: Vec<Issue>,
}

/// Where the warnings of an export point to: the member of the envelope that holds the text.
const PATH: &str = "/markdown";

/// Writes a document as Markdown.
pub fn export(document: &Document, objects: &dyn ObjectLookup) -> Export {
    let mut exporter = Exporter {
        content: ContentWriter::new(objects, MarkdownDialect::V2),
        layout: Layout::default(),
    };
    exporter.head(document);
    exporter.family(&document.blocks, "");
    exporter.finish()
}

struct Exporter<'a> {
    content: ContentWriter<'a>,
    layout: Layout,
}

impl Exporter<'_> {
    fn head(&mut self, document: &Document) {
        let text = |key: &str| {
            document
                .properties
                .get(key)
                .and_then(|value| value.as_str())
        };
        if let Some(name) = text(NAME).filter(|name| !name.is_empty()) {
            let title = format!("# {}", self.content.prose(name, MarkdownPlace::Heading));
            self.layout.block("", &title);
        }
        if let Some(description) = text(DESCRIPTION).filter(|text| !text.is_empty()) {
            let text = self.content.prose(description, MarkdownPlace::Lines);
            self.layout.block("", &text);
        }
    }

    fn finish(self) -> Export {
        let missing = &self.content.missing;
        let missing = missing.first().map(|first| {
            let message = format!(
                "objects that the space does not hold became {MISSING_OBJECT}: {}, the first: `{}`",
                missing.len(),
                shown(first)
            );
            Issue::at(PATH, message).hint("take the references out, or create the objects")
        });
        Export {
            markdown: self.layout.finish(),
            warnings: self.content.unsaid.warnings(PATH).chain(missing).collect(),
        }
    }

    /// Writes the siblings of one level with their descendants. Depth is bounded by the indent of blocks.
    fn family(&mut self, blocks: &[Block], prefix: &str) {
        let mut number = 0;
        let mut at = 0;
        while let Some(block) = blocks.get(at) {
            let subtree = tree::subtree(blocks, at);
            let children = blocks.get(at + 1..subtree.end).unwrap_or_default();
            at = subtree.end;
            let style = match &block.content {
                BlockContent::Text { style, .. } => Some(*style),
                _ => None,
            };
            number = if style == Some(TextStyle::NumberedListItem) {
                number + 1
            } else {
                0
            };
            self.block(block, children, prefix, number);
        }
    }

    fn block(&mut self, block: &Block, children: &[Block], prefix: &str, number: usize) {
        self.note(block, children);
        if let BlockContent::Text {
            style,
            checked,
            icon,
            text,
            ..
        } = &block.content
        {
            let place = match style {
                TextStyle::Heading1
                | TextStyle::Heading2
                | TextStyle::Heading3
                | TextStyle::ToggleHeading1
                | TextStyle::ToggleHeading2
                | TextStyle::ToggleHeading3 => MarkdownPlace::Heading,
                TextStyle::BulletedListItem | TextStyle::NumberedListItem => MarkdownPlace::Item,
                _ => MarkdownPlace::Lines,
            };
            let source = behind_emoji(emoji(icon.as_ref()), text);
            let text = self.content.markup(&source, place);
            let marker = match style {
                TextStyle::Paragraph => {
                    if !text.is_empty() {
                        self.layout.block(prefix, &text);
                    }
                    return self.family(children, prefix);
                }
                TextStyle::Heading1 | TextStyle::ToggleHeading1 => "#",
                TextStyle::Heading2 | TextStyle::ToggleHeading2 => "##",
                TextStyle::Heading3 | TextStyle::ToggleHeading3 => "###",
                TextStyle::BulletedListItem => return self.item("- ", "", &text, children, prefix),
                TextStyle::NumberedListItem => {
                    return self.item(&format!("{number}. "), "", &text, children, prefix);
                }
                TextStyle::Checkbox => {
                    let mark = if *checked { "[x] " } else { "[ ] " };
                    return self.item("- ", mark, &text, children, prefix);
                }
                TextStyle::Quote | TextStyle::Toggle | TextStyle::Callout => {
                    return self.quote(&text, children, prefix);
                }
            };
            self.layout
                .block(prefix, format!("{marker} {text}").trim_end());
            return self.family(children, prefix);
        }
        let text = match &block.content {
            BlockContent::Divider { .. } => Some("---".to_owned()),
            BlockContent::Table(table) => self.table(table),
            _ => self.content.other(block, MarkdownPlace::Lines),
        };
        if let Some(text) = text {
            self.layout.block(prefix, &text);
        }
        self.family(children, prefix);
    }

    /// Notes what Markdown does not say of a block, besides its content.
    fn note(&mut self, block: &Block, children: &[Block]) {
        let unsaid = &mut self.content.unsaid;
        unsaid.note_common(block);
        let holds_children = match &block.content {
            BlockContent::Text { style, .. } => match style {
                TextStyle::ToggleHeading1
                | TextStyle::ToggleHeading2
                | TextStyle::ToggleHeading3 => {
                    unsaid.note(Kind::Became(style.block_type(), "headings"));
                    false
                }
                TextStyle::Toggle | TextStyle::Callout => {
                    unsaid.note(Kind::Became(style.block_type(), "quotes"));
                    true
                }
                TextStyle::BulletedListItem
                | TextStyle::NumberedListItem
                | TextStyle::Checkbox
                | TextStyle::Quote => true,
                TextStyle::Paragraph
                | TextStyle::Heading1
                | TextStyle::Heading2
                | TextStyle::Heading3 => false,
            },
            // Their own loss says it.
            BlockContent::Row | BlockContent::Column => true,
            BlockContent::Table(table) => {
                if table.rows.first().is_some_and(|row| !row.is_header) {
                    unsaid.note(Kind::Header);
                }
                false
            }
            _ => false,
        };
        if !holds_children && !children.is_empty() {
            unsaid.note(Kind::Nesting);
        }
    }

    /// A list item; its further lines and children stand under its text.
    fn item(&mut self, marker: &str, mark: &str, text: &str, children: &[Block], prefix: &str) {
        let inner = format!("{prefix}{}", " ".repeat(marker.len()));
        self.layout
            .item(prefix, &inner, &format!("{marker}{mark}"), text);
        self.family(children, &inner);
        self.layout.leave();
    }

    /// A quote; its further lines and children stand behind the same mark.
    fn quote(&mut self, text: &str, children: &[Block], prefix: &str) {
        let inner = format!("{prefix}> ");
        if text.is_empty() && !children.is_empty() {
            self.layout.enter(prefix);
        } else {
            self.layout.quote(prefix, &inner, text);
        }
        self.family(children, &inner);
        self.layout.leave();
    }

    /// A table of the GitHub kind: its first row is the header, whatever the block says.
    fn table(&mut self, table: &Table) -> Option<String> {
        if table.columns.is_empty() {
            return None;
        }
        let (header, rows) = table.rows.split_first()?;
        let width = table.columns.len();
        let mut lines = vec![self.row(&header.cells, width)];
        lines.push(format!("|{}", " :--- |".repeat(width)));
        for row in rows {
            lines.push(self.row(&row.cells, width));
        }
        Some(lines.join("\n"))
    }

    fn row(&mut self, cells: &[Cell], width: usize) -> String {
        let mut line = "|".to_owned();
        for column in 0..width {
            let text = cells
                .get(column)
                .map(|cell| self.content.cell(cell))
                .unwrap_or_default();
            line.push_str(&format!(" {text} |"));
        }
        line
    }
}

/// Markup source behind the emoji of its callout, which may be any characters and stays what it is.
fn behind_emoji<'s>(emoji: Option<&str>, source: &'s str) -> Cow<'s, str> {
    let Some(emoji) = emoji else {
        return source.into();
    };
    let emoji = inline::render(&InlineText::plain(emoji));
    if source.is_empty() {
        emoji.into()
    } else {
        format!("{emoji} {source}").into()
    }
}

fn emoji(icon: Option<&Icon>) -> Option<&str> {
    match &icon?.picture {
        IconPicture::Emoji(emoji) => Some(emoji),
        IconPicture::File(_) | IconPicture::Named(_) | IconPicture::Color => None,
    }
}
