//! Exports documents as the Markdown of v1 (v1.md 19.1): no empty lines between blocks, and trailing spaces on every
//! line of text.

use super::content::ContentWriter;
use crate::block::{Block, BlockContent, Processor, Table, TextStyle};
use crate::inline::{MarkdownDialect, MarkdownPlace};
use crate::objects::ObjectLookup;
use crate::tree;

/// The end of a line of text.
const LINE_END: &str = "   \n";
/// The end of a line that is a link block.
const LINK_END: &str = "    \n";
/// A separator line between blocks that a reader would join.
const GAP: &str = LINE_END;
/// Additional indentation of the children of list items, and of checkboxes.
const ITEM_INDENT: usize = 4;
const CHECKBOX_INDENT: usize = 2;
/// Minimum column width of a table, required by the delimiter row.
const MIN_COLUMN: usize = 3;

/// Exports blocks as the Markdown of v1, without name and description. No blocks give `""`.
pub fn export_v1(blocks: &[Block], objects: &dyn ObjectLookup) -> String {
    let mut exporter = Exporter {
        content: ContentWriter::new(objects, MarkdownDialect::V1),
        out: String::new(),
        ends_in_text: false,
    };
    exporter.family(blocks, &mut Level::default());
    exporter.out
}

/// The blocks at one indentation.
#[derive(Default)]
struct Level {
    prefix: String,
    /// The last block was a list item.
    is_behind_item: bool,
}

/// The kind of a block's first line, which decides whether a gap is required before it.
#[derive(Clone, Copy, Eq, PartialEq)]
enum Beginning {
    /// A list item.
    Item,
    /// A list item without text. After text it would be read as a heading underline or as part of the text.
    EmptyItem,
    /// A divider or table, which would change the meaning of preceding text.
    Line,
    /// Any other block.
    Block,
}

struct Exporter<'a> {
    content: ContentWriter<'a>,
    out: String,
    /// The last line belongs to a paragraph or list item.
    ends_in_text: bool,
}

impl Exporter<'_> {
    /// Writes the blocks of one level with their descendants. The recursion is bounded by the maximum indent.
    fn family(&mut self, blocks: &[Block], level: &mut Level) {
        let mut number = 0;
        let mut at = 0;
        while let Some(block) = blocks.get(at) {
            let subtree = tree::subtree(blocks, at);
            let children = blocks.get(at + 1..subtree.end).unwrap_or_default();
            at = subtree.end;
            let is_numbered = matches!(
                &block.content,
                BlockContent::Text {
                    style: TextStyle::NumberedListItem,
                    ..
                }
            );
            number = if is_numbered { number + 1 } else { 0 };
            self.block(block, children, level, number);
        }
    }

    fn block(&mut self, block: &Block, children: &[Block], level: &mut Level, number: usize) {
        match &block.content {
            BlockContent::Text {
                style,
                checked,
                text,
                ..
            } => match style {
                TextStyle::Paragraph | TextStyle::Callout => {
                    let text = self.content.markup(text, MarkdownPlace::Lines);
                    self.begin(level, Beginning::Block);
                    self.lines(level, "", &text);
                    self.ends_in_text = !text.is_empty();
                }
                TextStyle::Heading1 | TextStyle::ToggleHeading1 => self.heading("# ", text, level),
                TextStyle::Heading2 | TextStyle::ToggleHeading2 => self.heading("## ", text, level),
                TextStyle::Heading3 | TextStyle::ToggleHeading3 => {
                    self.heading("### ", text, level);
                }
                TextStyle::BulletedListItem => {
                    let text = self.content.markup(text, MarkdownPlace::Item);
                    return self.item("- ", ITEM_INDENT, &text, children, level);
                }
                TextStyle::NumberedListItem => {
                    let text = self.content.markup(text, MarkdownPlace::Item);
                    let marker = format!("{number}. ");
                    let indent = ITEM_INDENT.max(marker.len());
                    return self.item(&marker, indent, &text, children, level);
                }
                TextStyle::Checkbox => {
                    let text = self.content.markup(text, MarkdownPlace::Lines);
                    let marker = if *checked { "- [x] " } else { "- [ ] " };
                    return self.item(marker, CHECKBOX_INDENT, &text, children, level);
                }
                TextStyle::Quote | TextStyle::Toggle => self.quote(text, level),
            },
            BlockContent::Divider { .. } => {
                self.begin(level, Beginning::Line);
                self.out.push_str(&level.prefix);
                self.out.push_str(" --- \n");
            }
            BlockContent::Table(table) => self.table(table, level),
            _ => self.other(block, level),
        }
        self.family(children, level);
    }

    /// Writes a gap if a reader would join the block with the previous one.
    fn begin(&mut self, level: &mut Level, beginning: Beginning) {
        let is_item = matches!(beginning, Beginning::Item | Beginning::EmptyItem);
        let is_apart = match beginning {
            Beginning::Item => true,
            Beginning::EmptyItem => level.is_behind_item || !self.ends_in_text,
            Beginning::Line => !level.is_behind_item && !self.ends_in_text,
            Beginning::Block => !level.is_behind_item,
        };
        if !is_apart {
            self.out.push_str(GAP);
        }
        level.is_behind_item = is_item;
        self.ends_in_text = false;
    }

    /// Writes lines of text, with the marker before the first one and the indentation before all.
    fn lines(&mut self, level: &Level, marker: &str, text: &str) {
        self.out.push_str(&level.prefix);
        self.out.push_str(marker);
        for (number, line) in text.split('\n').enumerate() {
            if number > 0 {
                self.out.push('\n');
                self.out.push_str(&level.prefix);
            }
            self.out.push_str(line);
        }
        self.out.push_str(LINE_END);
    }

    fn heading(&mut self, marker: &str, text: &str, level: &mut Level) {
        let text = self.content.markup(text, MarkdownPlace::Heading);
        self.begin(level, Beginning::Block);
        self.lines(level, marker, &text);
    }

    fn item(
        &mut self,
        marker: &str,
        indent: usize,
        text: &str,
        children: &[Block],
        level: &mut Level,
    ) {
        let beginning = match text.is_empty() {
            true => Beginning::EmptyItem,
            false => Beginning::Item,
        };
        self.begin(level, beginning);
        self.lines(level, marker, text);
        self.ends_in_text = !text.is_empty();
        let prefix = format!("{}{}", level.prefix, " ".repeat(indent));
        let mut inner = Level {
            prefix,
            is_behind_item: false,
        };
        self.family(children, &mut inner);
    }

    fn quote(&mut self, text: &str, level: &mut Level) {
        let text = self.content.markup(text, MarkdownPlace::Lines);
        self.begin(level, Beginning::Block);
        for line in text.split('\n') {
            self.lines(level, "> ", line);
        }
        self.out.push('\n');
    }

    /// Writes links, files, code and embeds.
    fn other(&mut self, block: &Block, level: &mut Level) {
        let Some(text) = self.content.other(block, MarkdownPlace::Lines) else {
            return;
        };
        self.begin(level, Beginning::Block);
        match &block.content {
            BlockContent::File(_) | BlockContent::Bookmark { .. } | BlockContent::Link(_) => {
                self.out.push_str(&level.prefix);
                self.out.push_str(&text);
                self.out.push_str(LINK_END);
                self.ends_in_text = true;
            }
            BlockContent::Embed { processor, .. } if processor.takes_url() => {
                self.lines(level, "", &text);
                self.ends_in_text = true;
            }
            BlockContent::Embed {
                processor: Processor::Latex,
                ..
            } => {
                self.out.push('\n');
                self.literal(level, &text);
            }
            _ => self.literal(level, &text),
        }
    }

    /// Writes literal lines; empty lines stay empty.
    fn literal(&mut self, level: &Level, text: &str) {
        for line in text.split('\n') {
            if !line.is_empty() {
                self.out.push_str(&level.prefix);
                self.out.push_str(line);
            }
            self.out.push('\n');
        }
    }

    /// A table. The first row becomes the header, even if it is not a header row.
    fn table(&mut self, table: &Table, level: &mut Level) {
        let width = table.columns.len();
        if width == 0 || table.rows.is_empty() {
            return;
        }
        let rows: Vec<Vec<String>> = table
            .rows
            .iter()
            .map(|row| {
                let cell = |column| {
                    let text = row.cells.get(column).map(|cell| self.content.cell(cell));
                    format!(" {} ", text.unwrap_or_default())
                };
                (0..width).map(cell).collect()
            })
            .collect();
        let column_width = |column: usize| {
            let cells = rows.iter().filter_map(|row: &Vec<String>| row.get(column));
            let widest = cells.map(|cell: &String| cell.chars().count()).max();
            MIN_COLUMN.max(widest.unwrap_or_default())
        };
        let widths: Vec<usize> = (0..width).map(column_width).collect();
        self.begin(level, Beginning::Line);
        for (number, row) in rows.iter().enumerate() {
            let cells = row.iter().zip(&widths);
            let cells: String = cells
                .map(|(cell, width)| format!("|{cell:>width$}"))
                .collect();
            self.literal(level, &format!("{cells}|"));
            if number == 0 {
                let rules = widths
                    .iter()
                    .map(|width| format!("|:{}", "-".repeat(width - 1)));
                self.literal(level, &format!("{}|", rules.collect::<String>()));
            }
        }
        self.out.push('\n');
    }
}
