//! Exports documents as Markdown (document.md 11).

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

/// The result of an export.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Export {
    /// The text, with one final newline; empty for a document without name and content.
    pub markdown: String,
    /// One warning, with a count, for each kind of content that Markdown cannot express.
    pub warnings: Vec<Issue>,
}

/// The path of the warnings: the envelope member with the text.
const PATH: &str = "/markdown";

/// Exports a document as Markdown.
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

    /// Writes the blocks of one level with their descendants. The recursion is bounded by the maximum indent.
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

    /// Records what Markdown cannot express about a block, apart from its content.
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
            // These block types are reported by themselves.
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

    /// A list item. Its further lines and its children are indented to its text.
    fn item(&mut self, marker: &str, mark: &str, text: &str, children: &[Block], prefix: &str) {
        let inner = format!("{prefix}{}", " ".repeat(marker.len()));
        self.layout
            .item(prefix, &inner, &format!("{marker}{mark}"), text);
        self.family(children, &inner);
        self.layout.leave();
    }

    /// A quote. Its further lines and its children have the same prefix.
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

    /// A GitHub table: the first row becomes the header, even if it is not a header row.
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

/// Markup source after the emoji of its callout. The emoji can be any text and is escaped.
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
