//! Markdown to blocks (document.md 12.1).

use std::fmt::Display;

use pulldown_cmark::{CodeBlockKind, Event, HeadingLevel, Tag, TagEnd};

use super::commonmark;
use super::prose::{Finished, Noted, Prose};
use super::table::TableReader;
use crate::block::parse::read::check_canonical;
use crate::block::parse::unknown_tag;
use crate::block::{
    Align, Block, BlockContent, Cell, DividerStyle, Processor, TextStyle, VerticalAlign,
};
use crate::ids::IdSource;
use crate::inline::{InlineError, unified};
use crate::issue::Issue;
use crate::limits::MAX_INDENT;
use crate::wording::too_many;

/// Longest language of a code block that is taken from an info string.
const MAX_LANGUAGE: usize = 32;

/// What a text of Markdown is read into.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Imported {
    /// The blocks, with fresh ids.
    pub blocks: Vec<Block>,
    /// Advice, each at its block.
    pub warnings: Vec<Issue>,
}

/// Reads Markdown into blocks with fresh ids. `path` is that of the Markdown string, `limit` the most blocks it may
/// make.
///
/// # Errors
/// No block at all, more than `limit` blocks, a faulty inline tag or a text that is too long; the latter two at the
/// block in question.
pub fn import(
    markdown: &str,
    path: &dyn Display,
    limit: usize,
    ids: &dyn IdSource,
) -> Result<Imported, Vec<Issue>> {
    let unified = unified(markdown);
    let mut importer = Importer::new(ids, limit);
    commonmark::read(&unified, |event, raw| importer.event(event, raw));
    importer.finish(path)
}

/// A list item or quote that is open.
struct Container {
    /// Its block.
    block: usize,
    /// Nothing stands in it yet: a paragraph would become its text.
    is_fresh: bool,
}

/// What the events are gathered into.
enum Gathering {
    Nothing,
    /// A paragraph: one of its own, or the bare text of a tight list item.
    Paragraph(Box<Prose>),
    Heading(Box<Prose>, TextStyle),
    Code {
        language: Option<String>,
        text: String,
    },
    Html(String),
    Table(TableReader),
}

struct Importer<'a> {
    ids: &'a dyn IdSource,
    /// Most blocks that are kept.
    limit: usize,
    /// Blocks that were made, those that were not kept included: these are only counted.
    made: usize,
    blocks: Vec<Block>,
    errors: Vec<(usize, InlineError)>,
    /// Unknown tags, by the block that they stay in as text.
    unknown_tags: Vec<(usize, String)>,
    containers: Vec<Container>,
    /// The open lists, true for numbered ones.
    lists: Vec<bool>,
    gathering: Gathering,
}

impl<'a> Importer<'a> {
    fn new(ids: &'a dyn IdSource, limit: usize) -> Self {
        Self {
            ids,
            limit,
            made: 0,
            blocks: Vec::new(),
            errors: Vec::new(),
            unknown_tags: Vec::new(),
            containers: Vec::new(),
            lists: Vec::new(),
            gathering: Gathering::Nothing,
        }
    }

    fn event(&mut self, event: Event<'_>, raw: &str) {
        if let Gathering::Table(table) = &mut self.gathering {
            let noted = table.event(event, raw);
            let is_finished = table.is_finished;
            self.note(noted, self.blocks.len());
            if is_finished {
                self.end_table();
            }
            return;
        }
        match event {
            Event::Start(tag) if is_block(&tag) => self.start(tag),
            Event::End(tag) if is_block_end(tag) => self.end(tag),
            Event::Rule => {
                self.flush();
                self.add(BlockContent::Divider {
                    style: DividerStyle::default(),
                });
            }
            Event::TaskListMarker(checked) => self.check(checked),
            Event::Html(html) => self.html(&html),
            Event::Text(code) if self.push_code(&code) => {}
            other => self.prose(other, raw),
        }
    }

    /// A block begins; what was gathered for a tight list item ends.
    fn start(&mut self, tag: Tag<'_>) {
        self.flush();
        match tag {
            Tag::Paragraph => self.gathering = Gathering::Paragraph(Box::default()),
            Tag::Heading { level, .. } => {
                self.gathering = Gathering::Heading(Box::default(), heading_style(level));
            }
            Tag::BlockQuote(_) => self.open_container(TextStyle::Quote),
            Tag::CodeBlock(kind) => {
                self.gathering = Gathering::Code {
                    language: language(&kind),
                    text: String::new(),
                };
            }
            Tag::HtmlBlock => self.gathering = Gathering::Html(String::new()),
            Tag::List(start) => self.lists.push(start.is_some()),
            Tag::Item => self.open_container(match self.lists.last() {
                Some(true) => TextStyle::NumberedListItem,
                _ => TextStyle::BulletedListItem,
            }),
            Tag::Table(alignments) => {
                self.gathering = Gathering::Table(TableReader::new(alignments.len()));
            }
            _ => {}
        }
    }

    fn end(&mut self, tag: TagEnd) {
        self.flush();
        match tag {
            TagEnd::BlockQuote(_) | TagEnd::Item => {
                self.containers.pop();
            }
            TagEnd::List(_) => {
                self.lists.pop();
            }
            _ => {}
        }
    }

    fn open_container(&mut self, style: TextStyle) {
        let block = self.blocks.len();
        self.add(text_block(style, String::new()));
        self.containers.push(Container {
            block,
            is_fresh: true,
        });
    }

    /// A task marker makes the item that it begins a checkbox.
    fn check(&mut self, is_checked: bool) {
        let item = self
            .containers
            .last()
            .and_then(|container| self.blocks.get_mut(container.block));
        if let Some(Block {
            content: BlockContent::Text { style, checked, .. },
            ..
        }) = item
        {
            *style = TextStyle::Checkbox;
            *checked = is_checked;
        }
    }

    fn html(&mut self, html: &str) {
        if let Gathering::Html(text) = &mut self.gathering {
            text.push_str(html);
        }
    }

    fn push_code(&mut self, code: &str) -> bool {
        let Gathering::Code { text, .. } = &mut self.gathering else {
            return false;
        };
        text.push_str(code);
        true
    }

    fn prose(&mut self, event: Event<'_>, raw: &str) {
        if matches!(self.gathering, Gathering::Nothing) {
            self.gathering = Gathering::Paragraph(Box::default());
        }
        if let Gathering::Paragraph(prose) | Gathering::Heading(prose, _) = &mut self.gathering {
            prose.event(event, raw);
        }
    }

    /// Turns what was gathered into a block.
    fn flush(&mut self) {
        match std::mem::replace(&mut self.gathering, Gathering::Nothing) {
            Gathering::Nothing => {}
            Gathering::Paragraph(prose) => self.end_paragraph(prose.finish()),
            Gathering::Heading(prose, style) => {
                let Finished { source, noted, .. } = prose.finish();
                self.note(noted, self.blocks.len());
                self.add(text_block(style, source));
            }
            Gathering::Code { language, text } => {
                let text = text.strip_suffix('\n').unwrap_or(&text).to_owned();
                self.add(BlockContent::Code { language, text });
            }
            Gathering::Html(html) => {
                let mut prose = Prose::default();
                prose.html(html.trim_end_matches('\n'));
                self.end_paragraph(prose.finish());
            }
            Gathering::Table(table) => {
                self.gathering = Gathering::Table(table);
            }
        }
    }

    /// The first paragraph of a container is its text; one that is an image becomes an embed, an empty one nothing.
    fn end_paragraph(&mut self, finished: Finished) {
        let Finished {
            source,
            sole_image,
            noted,
        } = finished;
        if let Some(text) = sole_image {
            self.add(BlockContent::Embed {
                processor: Processor::Image,
                text,
            });
            return;
        }
        let fresh = self
            .containers
            .last_mut()
            .filter(|container| container.is_fresh);
        if let Some(container) = fresh {
            container.is_fresh = false;
            let block = container.block;
            if let Some(text) = self
                .blocks
                .get_mut(block)
                .and_then(|b| b.content.text_mut())
            {
                *text = source;
            }
            self.note(noted, block);
            return;
        }
        self.note(noted, self.blocks.len());
        if !source.is_empty() {
            self.add(text_block(TextStyle::Paragraph, source));
        }
    }

    fn end_table(&mut self) {
        if let Gathering::Table(table) = std::mem::replace(&mut self.gathering, Gathering::Nothing)
        {
            let table = table.finish(self.ids);
            self.add(BlockContent::Table(table));
        }
    }

    fn note(&mut self, noted: Noted, block: usize) {
        if self.made <= self.limit {
            let Noted {
                error,
                unknown_tags,
            } = noted;
            self.errors.extend(error.map(|error| (block, error)));
            let tags = unknown_tags.into_iter().map(|tag| (block, tag));
            self.unknown_tags.extend(tags);
        }
    }

    /// Appends a block inside the open containers.
    fn add(&mut self, content: BlockContent) {
        if let Some(container) = self.containers.last_mut() {
            container.is_fresh = false;
        }
        self.made += 1;
        if self.made > self.limit {
            return;
        }
        let depth = u8::try_from(self.containers.len()).unwrap_or(MAX_INDENT);
        self.blocks.push(Block {
            indent: depth.min(MAX_INDENT),
            id: self.ids.mint(),
            content,
            align: Align::default(),
            vertical_align: VerticalAlign::default(),
            background_color: None,
            fields: None,
        });
    }

    fn finish(mut self, path: &dyn Display) -> Result<Imported, Vec<Issue>> {
        self.flush();
        if self.made > self.limit {
            let limit = self.limit;
            let found = too_many(self.made, "blocks", limit);
            let issue = Issue::at(path.to_string(), format!("the Markdown makes {found}"));
            return Err(vec![
                issue.hint(format!("send at most {limit} blocks at once")),
            ]);
        }
        let faulty = self.errors.iter().map(|(block, error)| {
            Issue::at(format!("{path}[{block}]"), error.to_string()).hint(error.hint())
        });
        // Escaping can make a text longer than the Markdown that it was read from.
        let long = self.blocks.iter().enumerate().filter_map(|(block, made)| {
            let wrong = texts(&made.content).find_map(|text| check_canonical(text).err())?;
            let mut issue = wrong.pathless();
            issue.path = Some(format!("{path}[{block}]"));
            Some(issue)
        });
        let issues: Vec<Issue> = faulty.chain(long).collect();
        if !issues.is_empty() {
            return Err(issues);
        }
        if self.blocks.is_empty() {
            let issue = Issue::at(path.to_string(), "the Markdown has no content");
            return Err(vec![issue.hint("send text, or leave the member out")]);
        }
        let tags = self.unknown_tags.iter();
        let warnings = tags.map(|(block, tag)| unknown_tag(tag, format!("{path}[{block}]")));
        Ok(Imported {
            warnings: warnings.collect(),
            blocks: self.blocks,
        })
    }
}

/// The texts of a block that was read: its own, or those of its cells.
fn texts(content: &BlockContent) -> impl Iterator<Item = &str> {
    let rows = match content {
        BlockContent::Table(table) => table.rows.as_slice(),
        _ => &[],
    };
    let cells = rows.iter().flat_map(|row| &row.cells);
    content
        .text()
        .into_iter()
        .chain(cells.filter_map(Cell::as_text))
}

fn is_block(tag: &Tag<'_>) -> bool {
    !matches!(
        tag,
        Tag::Emphasis | Tag::Strong | Tag::Strikethrough | Tag::Link { .. } | Tag::Image { .. }
    )
}

fn is_block_end(tag: TagEnd) -> bool {
    !matches!(
        tag,
        TagEnd::Emphasis | TagEnd::Strong | TagEnd::Strikethrough | TagEnd::Link | TagEnd::Image
    )
}

fn heading_style(level: HeadingLevel) -> TextStyle {
    match level {
        HeadingLevel::H1 => TextStyle::Heading1,
        HeadingLevel::H2 => TextStyle::Heading2,
        HeadingLevel::H3 | HeadingLevel::H4 | HeadingLevel::H5 | HeadingLevel::H6 => {
            TextStyle::Heading3
        }
    }
}

/// The first word of an info string, if it looks like the name of a language.
fn language(kind: &CodeBlockKind<'_>) -> Option<String> {
    let CodeBlockKind::Fenced(info) = kind else {
        return None;
    };
    let word = info.split_whitespace().next()?;
    let is_name = |c: char| c.is_ascii_alphanumeric() || "_+#.-".contains(c);
    (word.len() <= MAX_LANGUAGE && word.chars().all(is_name)).then(|| word.to_owned())
}

fn text_block(style: TextStyle, text: String) -> BlockContent {
    BlockContent::Text {
        style,
        checked: false,
        icon: None,
        color: None,
        text,
    }
}
