//! Documents as Markdown (document.md 11).

use std::borrow::Cow;
use std::collections::BTreeSet;

use super::import::{ALT, TITLE};
use super::layout::Layout;
use crate::block::{
    Block, BlockContent, BlockType, Cell, CellBlocks, FileBlock, FileKind, JsonMap, Processor,
    Table, TextStyle,
};
use crate::bundled::{DESCRIPTION, NAME};
use crate::decor::{Icon, IconPicture};
use crate::document::Document;
use crate::ids::MISSING_OBJECT;
use crate::inline::{self, InlineText, Mark, MarkKind, MarkdownPlace};
use crate::issue::Issue;
use crate::objects::{ObjectFacts, ObjectLookup};
use crate::tree;

/// A document as Markdown.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Export {
    /// The text, with one final newline; empty for a document without name and content.
    pub markdown: String,
    /// One for each type of block that was left out, and for each reference to an object that the space does not
    /// hold.
    pub warnings: Vec<Issue>,
}

/// Where the warnings of an export point to: the member of the envelope that holds the text.
const PATH: &str = "/markdown";

/// Writes a document as Markdown.
pub fn export(document: &Document, objects: &dyn ObjectLookup) -> Export {
    let mut exporter = Exporter {
        objects,
        layout: Layout::default(),
        left_out: Vec::new(),
        missing: BTreeSet::new(),
    };
    exporter.head(document);
    exporter.family(&document.blocks, "");
    exporter.finish()
}

struct Exporter<'a> {
    objects: &'a dyn ObjectLookup,
    layout: Layout,
    /// Types that Markdown gives nothing for, with their counts, by first appearance.
    left_out: Vec<(BlockType, usize)>,
    /// Ids of objects that the space does not hold.
    missing: BTreeSet<String>,
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
            let title = format!("# {}", prose(name, MarkdownPlace::Heading));
            self.layout.block("", &title);
        }
        if let Some(description) = text(DESCRIPTION).filter(|text| !text.is_empty()) {
            self.layout
                .block("", &prose(description, MarkdownPlace::Lines));
        }
    }

    fn finish(self) -> Export {
        let left_out = self.left_out.iter().map(|(block_type, count)| {
            let name = block_type.name();
            Issue::at(PATH, format!("left out blocks of type {name}: {count}"))
                .hint("Markdown cannot express them; read the object without format=md")
        });
        let missing = self.missing.iter().map(|id| {
            Issue::at(
                PATH,
                format!("the space holds no object {id}; it is served as {MISSING_OBJECT}"),
            )
        });
        Export {
            markdown: self.layout.finish(),
            warnings: left_out.chain(missing).collect(),
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
            let text = self.markup(&source, place);
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
        if let Some(text) = self.other(block, MarkdownPlace::Lines) {
            self.layout.block(prefix, &text);
        }
        self.family(children, prefix);
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

    /// Blocks that are no line of markup; `None` if Markdown has nothing for them.
    fn other(&mut self, block: &Block, place: MarkdownPlace) -> Option<String> {
        let content = &block.content;
        match content {
            BlockContent::Text { .. } | BlockContent::Row | BlockContent::Column => None,
            BlockContent::Code { language, text } => {
                Some(fence(language.as_deref().unwrap_or_default(), text))
            }
            BlockContent::Embed {
                processor: Processor::Image,
                text,
            } => (!text.is_empty()).then(|| picture(text, block.fields.as_ref(), place)),
            BlockContent::Embed { processor, text } => embed(*processor, text),
            BlockContent::File(file) => self.file(file, place),
            BlockContent::Bookmark { url, object_id } => {
                let url = url.as_deref().filter(|url| !url.is_empty())?;
                let title = object_id.as_deref().map(|id| self.title(id));
                Some(link(title.as_deref().unwrap_or(url), url, place))
            }
            BlockContent::Link(block) => {
                let id = block.object_id.as_deref()?;
                self.known(id)?;
                Some(link(&self.title(id), &inline::object_target(id), place))
            }
            BlockContent::Divider { .. } => Some("---".to_owned()),
            BlockContent::Table(table) => self.table(table),
            BlockContent::TableOfContents
            | BlockContent::Property { .. }
            | BlockContent::Dataview(_)
            | BlockContent::Chat
            | BlockContent::Icon { .. } => {
                self.leave_out(content.block_type());
                None
            }
        }
    }

    fn leave_out(&mut self, block_type: BlockType) {
        match self
            .left_out
            .iter_mut()
            .find(|(left_out, _)| *left_out == block_type)
        {
            Some((_, count)) => *count += 1,
            None => self.left_out.push((block_type, 1)),
        }
    }

    fn file(&mut self, file: &FileBlock, place: MarkdownPlace) -> Option<String> {
        let id = file.object_id.as_deref()?;
        let title = self.title(id);
        let target = match self.known(id) {
            Some(_) => inline::object_target(id),
            None => inline::object_target(MISSING_OBJECT),
        };
        let link = link(&title, &target, place);
        Some(match file.kind {
            FileKind::Image => format!("!{link}"),
            FileKind::File | FileKind::Video | FileKind::Audio | FileKind::Pdf => link,
        })
    }

    /// The facts of an object; one that the space does not hold is noted.
    fn known(&mut self, id: &str) -> Option<ObjectFacts> {
        let facts = self.objects.object(id);
        if facts.is_none() {
            self.missing.insert(id.to_owned());
        }
        facts
    }

    /// The target's name, else its snippet, else its id.
    fn title(&mut self, id: &str) -> String {
        let Some(facts) = self.known(id) else {
            return MISSING_OBJECT.to_owned();
        };
        let named = [facts.name, facts.snippet]
            .into_iter()
            .find(|text| !text.is_empty());
        named.unwrap_or_else(|| id.to_owned())
    }

    /// Markup with its dangling mentions masked.
    fn markup(&mut self, source: &str, place: MarkdownPlace) -> String {
        let (source, missing) =
            inline::mask_missing(source, &|id| self.objects.object(id).is_some());
        self.missing.extend(missing);
        inline::to_markdown(&source, place)
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
                .map(|cell| self.cell(cell))
                .unwrap_or_default();
            line.push_str(&format!(" {text} |"));
        }
        line
    }

    fn cell(&mut self, cell: &Cell) -> String {
        match cell {
            Cell::Empty => String::new(),
            Cell::Text(source) => self.markup(source, MarkdownPlace::Cell),
            Cell::Blocks(blocks) => {
                let CellBlocks { own, descendants } = &**blocks;
                let all = std::iter::once(own).chain(descendants);
                let texts: Vec<String> = all
                    .map(|block| self.cell_text(block))
                    .filter(|text| !text.is_empty())
                    .collect();
                texts.join("<br>")
            }
        }
    }

    fn cell_text(&mut self, block: &Block) -> String {
        match &block.content {
            BlockContent::Text {
                style,
                checked,
                text,
                ..
            } => {
                let text = self.markup(text, MarkdownPlace::Cell);
                match (style, checked) {
                    (TextStyle::Checkbox, true) => format!("[x] {text}").trim_end().to_owned(),
                    (TextStyle::Checkbox, false) => format!("[ ] {text}").trim_end().to_owned(),
                    _ => text,
                }
            }
            BlockContent::Code { text, .. } | BlockContent::Embed { text, .. } => {
                prose(text, MarkdownPlace::Cell)
            }
            // A line of its own, and what only stands elsewhere.
            BlockContent::Divider { .. }
            | BlockContent::Row
            | BlockContent::Column
            | BlockContent::Table(_) => String::new(),
            _ => self.other(block, MarkdownPlace::Cell).unwrap_or_default(),
        }
    }
}

/// Plain text as Markdown.
fn prose(text: &str, place: MarkdownPlace) -> String {
    inline::to_markdown(&inline::render(&InlineText::plain(text)), place)
}

/// A link whose label is plain text.
fn link(label: &str, destination: &str, place: MarkdownPlace) -> String {
    let label = label.replace(['\r', '\n'], " ");
    let end = u32::try_from(inline::utf16_len(&label)).unwrap_or(u32::MAX);
    // An address may be longer than one that markup holds.
    const STAND_IN: &str = "-";
    let kind = MarkKind::of_destination(STAND_IN);
    let text = InlineText::new(
        &label,
        &[Mark {
            start: 0,
            end,
            kind,
        }],
    );
    let written = inline::to_markdown(&inline::render(&text), place);
    let tail = format!("({STAND_IN})");
    match written.strip_suffix(&tail) {
        Some(label) => format!("{label}({})", address(destination, place)),
        None => written,
    }
}

/// The destination of a link; a pipe would end a cell.
fn address(destination: &str, place: MarkdownPlace) -> String {
    let written = inline::destination(destination);
    match place {
        MarkdownPlace::Cell => written.replace('|', "\\|"),
        MarkdownPlace::Lines | MarkdownPlace::Item | MarkdownPlace::Heading => written,
    }
}

/// A picture with the alternative text and the title that its block keeps.
fn picture(url: &str, fields: Option<&JsonMap>, place: MarkdownPlace) -> String {
    let said = |name: &str| fields?.get(name)?.as_str().filter(|said| !said.is_empty());
    let mut written = match said(ALT) {
        Some(alt) => format!("!{}", link(alt, url, place)),
        None => format!("![]({})", address(url, place)),
    };
    if let Some(title) = said(TITLE)
        && written.pop().is_some()
    {
        written.push_str(" \"");
        for c in title.chars() {
            match c {
                '\n' | '\r' => written.push(' '),
                c if c.is_ascii_punctuation() && "\"\\&<`$|".contains(c) => {
                    written.extend(['\\', c]);
                }
                c => written.push(c),
            }
        }
        written.push_str("\")");
    }
    written
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

/// Code between fences that are longer than any run of backticks inside.
fn fence(language: &str, code: &str) -> String {
    let longest = code
        .split(|c| c != '`')
        .map(str::len)
        .max()
        .unwrap_or_default();
    let fence = "`".repeat(3.max(longest + 1));
    // A language that would end the line or the fence is no info string.
    let language = if language.contains(['`', '\n', '\r']) {
        ""
    } else {
        language
    };
    let code = if code.is_empty() {
        String::new()
    } else {
        format!("{code}\n")
    };
    format!("{fence}{language}\n{code}{fence}")
}

fn embed(processor: Processor, text: &str) -> Option<String> {
    Some(match processor {
        Processor::Latex if text.is_empty() => "$$\n$$".to_owned(),
        // What would end the formula stands in a fence.
        Processor::Latex if !text.contains("$$") => format!("$$\n{text}\n$$"),
        _ if text.is_empty() => return None,
        processor if processor.takes_url() => text.to_owned(),
        processor => fence(processor.name(), text),
    })
}
