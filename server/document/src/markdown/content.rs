//! Writes the content of blocks as Markdown, for both dialects: links, files, fences, cells, marked text.

use std::collections::BTreeSet;

use super::import::{ALT, TITLE};
use super::unsaid::{Kind, Unsaid};
use crate::block::{
    Block, BlockContent, Cell, CellBlocks, FileBlock, FileKind, Processor, TextStyle,
};
use crate::ids::MISSING_OBJECT;
use crate::inline::{self, InlineText, Mark, MarkKind, MarkdownDialect, MarkdownPlace};
use crate::objects::{ObjectFacts, ObjectLookup};
use crate::wire::JsonMap;

/// Writes the content of single blocks and records what it omits.
pub(super) struct ContentWriter<'a> {
    objects: &'a dyn ObjectLookup,
    dialect: MarkdownDialect,
    /// Content that Markdown cannot express.
    pub(super) unsaid: Unsaid,
    /// Ids of objects that the space does not contain.
    pub(super) missing: BTreeSet<String>,
}

impl<'a> ContentWriter<'a> {
    pub(super) fn new(objects: &'a dyn ObjectLookup, dialect: MarkdownDialect) -> Self {
        Self {
            objects,
            dialect,
            unsaid: Unsaid::default(),
            missing: BTreeSet::new(),
        }
    }

    /// Writes a block other than text, divider and table; `None` if Markdown has no equivalent.
    pub(super) fn other(&mut self, block: &Block, place: MarkdownPlace) -> Option<String> {
        let block_type = block.content.block_type();
        let written = self.written(block, place);
        let became = |what| Kind::Became(block_type, what);
        let unsaid = match &block.content {
            BlockContent::Row | BlockContent::Column => Some(became("what is in them")),
            _ if written.is_none() => Some(Kind::LeftOut(block_type)),
            BlockContent::File(file) if file.kind == FileKind::Image => Some(became("pictures")),
            BlockContent::File(_) | BlockContent::Bookmark { .. } | BlockContent::Link(_) => {
                Some(became("links"))
            }
            BlockContent::Embed { processor, .. } if processor.takes_url() => {
                (*processor != Processor::Image).then_some(became("addresses"))
            }
            BlockContent::Embed { processor, .. } => {
                let is_held =
                    *processor == Processor::Latex && written.as_deref().is_some_and(is_formula);
                (!is_held).then_some(became("code"))
            }
            _ => None,
        };
        if let Some(unsaid) = unsaid {
            self.unsaid.note(unsaid);
        }
        written
    }

    fn written(&mut self, block: &Block, place: MarkdownPlace) -> Option<String> {
        match &block.content {
            BlockContent::Text { .. }
            | BlockContent::Row
            | BlockContent::Column
            | BlockContent::Divider { .. }
            | BlockContent::Table(_) => None,
            BlockContent::Code { language, text } => {
                Some(fence(language.as_deref().unwrap_or_default(), text))
            }
            BlockContent::Embed {
                processor: Processor::Image,
                text,
            } => (!text.is_empty()).then(|| self.picture(text, block.fields.as_ref(), place)),
            BlockContent::Embed { processor, text } => embed(*processor, text),
            BlockContent::File(file) => self.file(file, place),
            BlockContent::Bookmark { url, object_id } => {
                let url = url.as_deref().filter(|url| !url.is_empty())?;
                let title = object_id.as_deref().map(|id| self.title(id));
                Some(self.link(title.as_deref().unwrap_or(url), url, place))
            }
            BlockContent::Link(block) => {
                let id = block.object_id.as_deref()?;
                self.known(id)?;
                let title = self.title(id);
                Some(self.link(&title, &inline::object_target(id), place))
            }
            BlockContent::TableOfContents
            | BlockContent::Property { .. }
            | BlockContent::Dataview(_)
            | BlockContent::Chat
            | BlockContent::Icon { .. } => None,
        }
    }

    fn file(&mut self, file: &FileBlock, place: MarkdownPlace) -> Option<String> {
        let id = file.object_id.as_deref()?;
        let title = self.title(id);
        let target = match self.known(id) {
            Some(_) => inline::object_target(id),
            None => inline::object_target(MISSING_OBJECT),
        };
        let link = self.link(&title, &target, place);
        Some(match file.kind {
            FileKind::Image => format!("!{link}"),
            FileKind::File | FileKind::Video | FileKind::Audio | FileKind::Pdf => link,
        })
    }

    /// The facts of an object. Records the id if the space does not contain it.
    fn known(&mut self, id: &str) -> Option<ObjectFacts> {
        let facts = self.objects.object(id);
        if facts.is_none() {
            self.missing.insert(id.to_owned());
        }
        facts
    }

    /// The object's name, else its snippet, else a placeholder.
    fn title(&mut self, id: &str) -> String {
        let Some(facts) = self.known(id) else {
            return MISSING_OBJECT.to_owned();
        };
        let named = [facts.name, facts.snippet]
            .into_iter()
            .find(|text| !text.is_empty());
        named.unwrap_or_else(|| id.to_owned())
    }

    /// Writes markup with dangling mentions masked.
    pub(super) fn markup(&mut self, source: &str, place: MarkdownPlace) -> String {
        self.unsaid.note_marks(source);
        let (source, missing) =
            inline::mask_missing(source, &|id| self.objects.object(id).is_some());
        self.missing.extend(missing);
        inline::to_markdown(&source, place, self.dialect)
    }

    /// Writes the text of a cell.
    pub(super) fn cell(&mut self, cell: &Cell) -> String {
        match cell {
            Cell::Empty => String::new(),
            Cell::Text(source) => self.markup(source, MarkdownPlace::Cell),
            Cell::Blocks(blocks) => {
                self.unsaid.note(Kind::Cell);
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
        self.unsaid.note_common(block);
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
                self.prose(text, MarkdownPlace::Cell)
            }
            _ => self.other(block, MarkdownPlace::Cell).unwrap_or_default(),
        }
    }

    /// Writes plain text as Markdown.
    pub(super) fn prose(&self, text: &str, place: MarkdownPlace) -> String {
        let source = inline::render(&InlineText::plain(text));
        inline::to_markdown(&source, place, self.dialect)
    }

    /// Writes a link with a plain text label.
    fn link(&self, label: &str, destination: &str, place: MarkdownPlace) -> String {
        let label = label.replace(['\r', '\n'], " ");
        let end = u32::try_from(inline::utf16_len(&label)).unwrap_or(u32::MAX);
        // The URL may exceed the limit of a link mark, so a placeholder is rendered and replaced.
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
        let written = inline::to_markdown(&inline::render(&text), place, self.dialect);
        let tail = format!("({STAND_IN})");
        match written.strip_suffix(&tail) {
            Some(label) => format!("{label}({})", address(destination, place)),
            None => written,
        }
    }

    /// Writes an image with the alternative text and the title that its block stores.
    fn picture(&self, url: &str, fields: Option<&JsonMap>, place: MarkdownPlace) -> String {
        let field = |name: &str| {
            fields?
                .get(name)?
                .as_str()
                .filter(|field| !field.is_empty())
        };
        let mut written = match field(ALT) {
            Some(alt) => format!("!{}", self.link(alt, url, place)),
            None => format!("![]({})", address(url, place)),
        };
        if let Some(title) = field(TITLE)
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
}

/// Writes the destination of a link. In a cell, pipes are escaped.
fn address(destination: &str, place: MarkdownPlace) -> String {
    let written = inline::destination(destination);
    match place {
        MarkdownPlace::Cell => written.replace('|', "\\|"),
        MarkdownPlace::Lines | MarkdownPlace::Item | MarkdownPlace::Heading => written,
    }
}

/// Writes code in a fence that is longer than any run of backticks in it.
pub(super) fn fence(language: &str, code: &str) -> String {
    let longest = code
        .split(|c| c != '`')
        .map(str::len)
        .max()
        .unwrap_or_default();
    let fence = "`".repeat(3.max(longest + 1));
    // A language that would end the line or the fence is omitted.
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

/// Whether a source is written between dollar signs and not in a fence.
fn is_formula(written: &str) -> bool {
    written.starts_with("$$")
}

fn embed(processor: Processor, text: &str) -> Option<String> {
    Some(match processor {
        Processor::Latex if text.is_empty() => "$$\n$$".to_owned(),
        // A formula that contains its end marker is written in a fence.
        Processor::Latex if !text.contains("$$") => format!("$$\n{text}\n$$"),
        _ if text.is_empty() => return None,
        processor if processor.takes_url() => text.to_owned(),
        processor => fence(processor.name(), text),
    })
}
