//! Turns collected Markdown content into blocks.

use std::fmt::Display;

use super::{ALT, Gathering, Imported, Importer, TITLE};
use crate::block::{Block, BlockContent, Cell, Processor, TextStyle, VerticalAlign};
use crate::inline::{self, MarkKind};
use crate::issue::{Issue, Ref};
use crate::kinds::Align;
use crate::limits::{MAX_INDENT, MAX_PAYLOAD_BLOCKS};
use crate::markdown::dialect::Dialect;
use crate::markdown::front_matter::FrontMatter;
use crate::markdown::losses::Loss;
use crate::markdown::prose::{Finished, Noted, Picture, Prose};
use crate::members::read::check_canonical;
use crate::wire::JsonMap;
use crate::wording::too_many;

impl Importer<'_> {
    /// Adds a block with the collected content.
    pub(super) fn flush(&mut self) {
        match std::mem::replace(&mut self.gathering, Gathering::Nothing) {
            Gathering::Nothing => {}
            Gathering::Paragraph(prose) => self.end_paragraph(prose.finish()),
            Gathering::Heading(prose, style) => {
                let Finished { source, noted, .. } = prose.finish_inline();
                self.note(noted, self.blocks.len());
                self.add(text_block(style, source));
            }
            Gathering::Code { language, text } => {
                let text = text.strip_suffix('\n').unwrap_or(&text).to_owned();
                self.add(BlockContent::Code { language, text });
            }
            Gathering::Formula(text) => {
                let text = text.strip_suffix('\n').unwrap_or(&text).to_owned();
                self.add(BlockContent::Embed {
                    processor: Processor::Latex,
                    text,
                });
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

    /// Ends a paragraph. In an empty container it becomes the container's text. A single image becomes an embed, and an
    /// empty paragraph is dropped.
    pub(super) fn end_paragraph(&mut self, finished: Finished) {
        let Finished {
            source,
            sole_image,
            noted,
        } = finished;
        let is_own_text = self.containers.last().is_some_and(|it| it.is_fresh);
        let link = match &sole_image {
            Some(picture) => Some(MarkKind::of_destination(&picture.url)),
            // The text of a list item never becomes a file block.
            None if self.dialect.is_v1() && !is_own_text => inline::sole_link(&source),
            None => None,
        };
        if let Some(file) = link.and_then(|link| self.dialect.file(&link)) {
            return self.add(BlockContent::File(file));
        }
        if let Some(Picture { url, alt, title }) = sole_image {
            self.add(BlockContent::Embed {
                processor: Processor::Image,
                text: url,
            });
            let kept = [(ALT, alt), (TITLE, title)];
            let kept = kept.into_iter().filter(|(_, text)| !text.is_empty());
            let fields: JsonMap = kept
                .map(|(name, text)| (name.to_owned(), text.into()))
                .collect();
            if let Some(block) = self
                .blocks
                .last_mut()
                .filter(|_| !fields.is_empty() && self.made <= self.limit)
            {
                block.fields = Some(fields);
            }
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

    pub(super) fn end_table(&mut self) {
        if let Gathering::Table(table) = std::mem::replace(&mut self.gathering, Gathering::Nothing)
        {
            let table = table.finish(self.ids);
            self.add(BlockContent::Table(table));
        }
    }

    pub(super) fn note(&mut self, noted: Noted, block: usize) {
        if self.made <= self.limit {
            let Noted { error, losses } = noted;
            self.errors.extend(error.map(|error| (block, error)));
            for (loss, sample) in losses {
                self.losses.note(loss, Some(block), &sample);
            }
        }
    }

    /// Appends a block inside the open containers.
    pub(super) fn add(&mut self, content: BlockContent) {
        if let Some(container) = self.containers.last_mut() {
            container.is_fresh = false;
        }
        self.made += 1;
        if self.made > self.limit {
            return;
        }
        let depth = u8::try_from(self.containers.len()).unwrap_or(u8::MAX);
        if depth > MAX_INDENT {
            self.lose(Loss::Depth, "");
        }
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

    pub(super) fn finish(mut self, path: &dyn Display) -> Result<Imported, Vec<Issue>> {
        self.flush();
        if self.made > self.limit {
            let limit = self.limit;
            let found = too_many(self.made, "blocks", limit);
            let issue = Issue::at(path.to_string(), format!("the Markdown makes {found}"));
            let hint = format!(
                "send at most {limit} blocks at once, and the others with insert_blocks: several of them in one batch, \
                 each with at most {MAX_PAYLOAD_BLOCKS} blocks and without a place, add them in order at the end"
            );
            let schema = Ref::op("get_op_schema").param("op", "insert_blocks");
            return Err(vec![issue.hint(hint).see(schema)]);
        }
        // In v1, unknown or faulty tags are text.
        let errors = match self.dialect {
            Dialect::V2 => self.errors.as_slice(),
            Dialect::V1 { .. } => &[],
        };
        let faulty = errors.iter().map(|(block, error)| {
            Issue::at(format!("{path}[{block}]"), error.to_string()).hint(error.hint())
        });
        // Escaping can make a text longer than the Markdown that it came from.
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
        Ok(Imported {
            warnings: self.losses.warnings(path),
            blocks: self.blocks,
            front_matter: FrontMatter::default(),
        })
    }
}

/// The texts of an imported block: its own text, or those of its cells.
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

pub(super) fn text_block(style: TextStyle, text: String) -> BlockContent {
    BlockContent::Text {
        style,
        checked: false,
        icon: None,
        color: None,
        text,
    }
}
