//! Imports Markdown as blocks (document.md 12.1): collects the content of parser events, which [`blocks`] turns into
//! blocks.

mod blocks;

use std::fmt::Display;

use pulldown_cmark::{Alignment, CodeBlockKind, Event, HeadingLevel, Tag, TagEnd};

use super::commonmark::{self, Spot};
use super::dialect::Dialect;
use super::front_matter::FrontMatter;
use super::losses::{Loss, Losses};
use super::prepare::FORMULA_INFO;
use super::prose::Prose;
use super::table::TableReader;
use crate::block::{Block, BlockContent, BlockType, DividerStyle, FileKind, Processor, TextStyle};
use crate::ids::IdSource;
use crate::inline::{InlineError, footnote_label, unified};
use crate::issue::Issue;
use blocks::text_block;

/// Maximum length of a language in an info string.
const MAX_LANGUAGE: usize = 32;

/// Encoding mark that some programs write at the start of a file.
const BYTE_ORDER_MARK: char = '\u{feff}';
/// The members of `fields` that store the alternative text and title of an image.
pub(super) const ALT: &str = "alt";
pub(super) const TITLE: &str = "title";

/// The result of an import.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Imported {
    /// The blocks, with new ids.
    pub blocks: Vec<Block>,
    /// One warning for each kind of dropped content.
    pub warnings: Vec<Issue>,
    /// The front matter.
    pub front_matter: FrontMatter,
}

/// Imports Markdown as blocks with new ids. `path` is the path of the Markdown string, `limit` the maximum number of
/// blocks.
///
/// # Errors
/// No block, more than `limit` blocks, a faulty inline tag or a text that is too long. The last two are reported at
/// their block.
pub fn import(
    markdown: &str,
    path: &dyn Display,
    limit: usize,
    ids: &dyn IdSource,
) -> Result<Imported, Vec<Issue>> {
    let unified = unified(markdown.strip_prefix(BYTE_ORDER_MARK).unwrap_or(markdown));
    let (front_matter, content) = FrontMatter::split(&unified);
    let imported = read(content, Dialect::V2, path, limit, ids)?;
    if imported.blocks.is_empty() {
        let issue = Issue::at(path.to_string(), "the Markdown has no content");
        return Err(vec![issue.hint("send text, or leave the member out")]);
    }
    Ok(Imported {
        front_matter,
        ..imported
    })
}

/// Imports the Markdown of v1 (v1.md 19.2). There is no front matter, and an empty text gives no blocks. `file_kind`
/// looks up the files of the space.
///
/// # Errors
/// More than `limit` blocks, or a text that is too long.
pub fn import_v1(
    markdown: &str,
    path: &dyn Display,
    limit: usize,
    ids: &dyn IdSource,
    file_kind: &dyn Fn(&str) -> Option<FileKind>,
) -> Result<Vec<Block>, Vec<Issue>> {
    let unified = unified(markdown.strip_prefix(BYTE_ORDER_MARK).unwrap_or(markdown));
    let imported = read(&unified, Dialect::V1 { file_kind }, path, limit, ids)?;
    Ok(imported.blocks)
}

fn read(
    content: &str,
    dialect: Dialect<'_>,
    path: &dyn Display,
    limit: usize,
    ids: &dyn IdSource,
) -> Result<Imported, Vec<Issue>> {
    let mut importer = Importer::new(ids, limit, dialect);
    let options = dialect.options();
    let unused = commonmark::read(content, options, |event, spot| importer.event(event, spot));
    for label in unused {
        importer.losses.note(Loss::Definition, None, &label);
    }
    importer.finish(path)
}

/// An open list item or quote.
struct Container {
    /// Index of its block.
    block: usize,
    /// It is still empty, so a paragraph would become its text.
    is_fresh: bool,
}

/// The content that is currently collected.
enum Gathering {
    Nothing,
    /// A paragraph: a separate one, or the text of a tight list item.
    Paragraph(Box<Prose>),
    Heading(Box<Prose>, TextStyle),
    Code {
        language: Option<String>,
        text: String,
    },
    /// A formula on its own lines.
    Formula(String),
    Html(String),
    Table(TableReader),
}

struct Importer<'a> {
    ids: &'a dyn IdSource,
    dialect: Dialect<'a>,
    /// Maximum number of blocks that are kept.
    limit: usize,
    /// Number of blocks, including those beyond the limit, which are only counted.
    made: usize,
    blocks: Vec<Block>,
    errors: Vec<(usize, InlineError)>,
    losses: Losses,
    /// The label of a footnote without text so far.
    footnote: Option<String>,
    containers: Vec<Container>,
    /// The open lists; true for numbered ones.
    lists: Vec<bool>,
    gathering: Gathering,
}

impl<'a> Importer<'a> {
    fn new(ids: &'a dyn IdSource, limit: usize, dialect: Dialect<'a>) -> Self {
        Self {
            ids,
            dialect,
            limit,
            made: 0,
            blocks: Vec::new(),
            errors: Vec::new(),
            losses: Losses::default(),
            footnote: None,
            containers: Vec::new(),
            lists: Vec::new(),
            gathering: Gathering::Nothing,
        }
    }

    fn event(&mut self, event: Event<'_>, spot: &Spot<'_>) {
        if let Gathering::Table(table) = &mut self.gathering {
            let noted = table.event(event, spot);
            let is_finished = table.is_finished;
            self.note(noted, self.blocks.len());
            if is_finished {
                self.end_table();
            }
            return;
        }
        match event {
            Event::Start(tag) if is_block(&tag) => self.start(tag, spot),
            Event::End(tag) if is_block_end(tag) => self.end(tag),
            Event::Rule => {
                self.flush();
                self.end_footnote_label();
                self.add(BlockContent::Divider {
                    style: DividerStyle::default(),
                });
            }
            Event::TaskListMarker(checked) => self.check(checked),
            Event::Html(html) => self.html(&html),
            Event::Text(code) if self.push_code(&code) => {}
            Event::DisplayMath(formula) if self.is_block_formula(&formula, spot) => {
                self.split_off(&formula);
            }
            Event::HardBreak if self.ends_paragraph(spot.raw()) => {
                if let Gathering::Paragraph(prose) = &mut self.gathering {
                    let ended = prose.split();
                    self.end_paragraph(ended);
                }
            }
            other => self.prose(other, spot.raw()),
        }
    }

    /// Whether a line break ends the paragraph: in v1 a hard break by spaces does, except in quotes.
    fn ends_paragraph(&self, raw: &str) -> bool {
        let is_quote = |container: &Container| {
            let block = self.blocks.get(container.block);
            block.is_some_and(|block| block.content.block_type() == BlockType::Quote)
        };
        let is_in_picture = match &self.gathering {
            Gathering::Paragraph(prose) => prose.is_in_picture(),
            _ => false,
        };
        self.dialect.is_v1()
            && !raw.starts_with('\\')
            && !is_in_picture
            && !self.containers.last().is_some_and(is_quote)
    }

    /// Whether a formula is on its own lines.
    fn is_block_formula(&self, formula: &str, spot: &Spot<'_>) -> bool {
        let begins_line = match &self.gathering {
            Gathering::Paragraph(prose) => prose.begins_line(),
            Gathering::Nothing => true,
            _ => false,
        };
        let is_formula = formula.contains('\n') || !formula.trim().is_empty();
        begins_line && spot.ends_line() && is_formula
    }

    /// Ends the current paragraph and adds a block for a formula inside it.
    fn split_off(&mut self, formula: &str) {
        if let Gathering::Paragraph(prose) = &mut self.gathering {
            prose.drop_break();
        }
        self.flush();
        let formula = formula.strip_prefix('\n').unwrap_or(formula);
        let formula = formula.strip_suffix('\n').unwrap_or(formula);
        self.end_footnote_label();
        self.add(BlockContent::Embed {
            processor: Processor::Latex,
            text: formula.to_owned(),
        });
        self.gathering = Gathering::Paragraph(Box::default());
    }

    /// Begins a block and ends the collected text of a tight list item.
    fn start(&mut self, tag: Tag<'_>, spot: &Spot<'_>) {
        self.flush();
        if !matches!(tag, Tag::Paragraph) {
            self.end_footnote_label();
        }
        match tag {
            Tag::Paragraph => self.gathering = self.paragraph(),
            Tag::Heading { level, .. } => {
                if level > HeadingLevel::H3 {
                    self.lose(Loss::HeadingLevel, "");
                }
                self.gathering =
                    Gathering::Heading(Box::new(Prose::heading()), heading_style(level));
            }
            Tag::BlockQuote(_) => self.open_container(TextStyle::Quote),
            Tag::CodeBlock(CodeBlockKind::Fenced(info)) if *info == *FORMULA_INFO => {
                self.gathering = Gathering::Formula(String::new());
            }
            Tag::CodeBlock(kind) => {
                let language = self.language(&kind);
                self.gathering = Gathering::Code {
                    language,
                    text: String::new(),
                };
            }
            Tag::HtmlBlock => self.gathering = Gathering::Html(String::new()),
            Tag::List(start) => {
                if start.is_some_and(|start| start != 1) {
                    self.lose(Loss::ListNumber, &start.unwrap_or_default().to_string());
                }
                self.lists.push(start.is_some());
            }
            Tag::Item => self.open_container(match self.lists.last() {
                Some(true) => TextStyle::NumberedListItem,
                _ => TextStyle::BulletedListItem,
            }),
            Tag::Table(alignments) => {
                for alignment in &alignments {
                    if matches!(alignment, Alignment::Center | Alignment::Right) {
                        self.lose(Loss::Alignment, "");
                    }
                }
                self.gathering =
                    Gathering::Table(TableReader::new(alignments.len(), self.dialect.options()));
            }
            Tag::FootnoteDefinition(_) => {
                let line = spot.raw().split('\n').next().unwrap_or_default();
                let length = footnote_label(line).unwrap_or(line.len());
                self.footnote = line.get(..length).map(str::to_owned);
            }
            _ => {}
        }
    }

    /// Begins a paragraph, with the pending footnote label if there is one.
    fn paragraph(&mut self) -> Gathering {
        let prose = self.footnote.take().map(|label| Prose::footnote(&label));
        Gathering::Paragraph(prose.map(Box::new).unwrap_or_default())
    }

    /// A footnote label without text becomes a paragraph.
    fn end_footnote_label(&mut self) {
        if let Some(label) = self.footnote.take() {
            self.end_paragraph(Prose::footnote(label.trim_end()).finish());
        }
    }

    /// Records a loss in the next block.
    fn lose(&mut self, loss: Loss, sample: &str) {
        self.losses.note(loss, Some(self.blocks.len()), sample);
    }

    /// The language of an info string: its first word up to whitespace, comma or brace, or the first class in braces.
    /// The rest is dropped.
    fn language(&mut self, kind: &CodeBlockKind<'_>) -> Option<String> {
        let CodeBlockKind::Fenced(info) = kind else {
            return None;
        };
        let is_end = |c: char| c.is_whitespace() || matches!(c, ',' | '{' | '}');
        let mut words = info.split(is_end).filter(|word| !word.is_empty());
        let word = match info.trim_start().starts_with('{') {
            true => words.find(|word| !word.starts_with('#')),
            false => words.next(),
        };
        let word = word.unwrap_or_default();
        let language = word.trim_start_matches('.');
        let is_name = |c: char| c.is_ascii_alphanumeric() || "_+#.-".contains(c);
        let fits =
            !language.is_empty() && language.len() <= MAX_LANGUAGE && language.chars().all(is_name);
        let kept = if fits { language } else { "" };
        if info.trim().trim_matches(['{', '}', '.']).trim() != kept {
            self.lose(Loss::Info, info);
        }
        fits.then(|| language.to_owned())
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
            TagEnd::FootnoteDefinition => self.end_footnote_label(),
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

    /// A task marker turns its list item into a checkbox.
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
            let is_numbered = *style == TextStyle::NumberedListItem;
            *style = TextStyle::Checkbox;
            *checked = is_checked;
            if is_numbered {
                let block = self.blocks.len().saturating_sub(1);
                self.losses.note(Loss::ListNumber, Some(block), "");
            }
        }
    }

    fn html(&mut self, html: &str) {
        if let Gathering::Html(text) = &mut self.gathering {
            text.push_str(html);
        }
    }

    fn push_code(&mut self, code: &str) -> bool {
        match &mut self.gathering {
            Gathering::Code { text, .. } | Gathering::Formula(text) => text.push_str(code),
            _ => return false,
        }
        true
    }

    fn prose(&mut self, event: Event<'_>, raw: &str) {
        if matches!(self.gathering, Gathering::Nothing) {
            self.gathering = self.paragraph();
        }
        if let Gathering::Paragraph(prose) | Gathering::Heading(prose, _) = &mut self.gathering {
            prose.event(event, raw);
        }
    }
}

pub(super) fn is_block(tag: &Tag<'_>) -> bool {
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
