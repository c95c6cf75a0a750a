//! The private copy of a document that a batch changes, and what the batch reports about it.
//!
//! The blocks stay one flat list. References are resolved by a scan, so no index has to be maintained while operations
//! insert and remove blocks. Scanning all blocks costs less than parsing one payload.

use std::cell::RefCell;
use std::collections::HashMap;
use std::ops::Range;

use super::block_syntax;
use super::existing::BeforeOp;
use super::made::Made;
use super::nesting::FileChildren;
use super::set_properties::NewValue;
use super::work::TextWork;
use crate::block::{Block, IdRule, Input, Minted, MintedKind, ParseContext};
use crate::document::Document;
use crate::findings::Findings;
use crate::ids::IdSource;
use crate::issue::{Fault, Issue};
use crate::limits::MAX_INDENT;
use crate::names::SpaceNames;
use crate::objects::ObjectLookup;
use crate::path::Path;
use crate::properties::NewOptions;
use crate::tree::{self, TooDeep};
use crate::view::FilterText;

/// How a batch changes the calling account's favorite mark.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Favorite {
    /// The key is set to this value.
    Set(bool),
    /// The key is removed.
    Unset,
}

/// Whether new views get receipts. Views inside a block that is written whole get none (ops.md 10).
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum ViewReceipts {
    Reported,
    Omitted,
}

/// The summary message of a refusal of content.
pub(super) const INVALID: &str = "the content would give an invalid document";

/// The environment that the operations of a batch read.
#[derive(Clone, Copy)]
pub struct Context<'a> {
    /// Names of the space; the spellings of the document come first.
    pub names: SpaceNames<'a>,
    /// Source of new ids.
    pub ids: &'a dyn IdSource,
    /// The other objects of the space.
    pub objects: &'a dyn ObjectLookup,
    /// Options that the request creates.
    pub new_options: &'a NewOptions<'a>,
    /// Parses filters that are given as text.
    pub filter_text: &'a dyn FilterText,
}

/// A document while a batch is applied.
pub(super) struct Draft<'a> {
    pub cx: Context<'a>,
    pub document: Document,
    /// New elements to report in the receipts.
    pub minted: Vec<Minted>,
    pub(super) made: Made,
    pub warnings: Vec<Issue>,
    /// The first value that an operation gave to each property the object did not have, by internal key.
    pub(super) new_values: HashMap<String, NewValue>,
    /// The calling account's favorite mark, which is not part of the document.
    pub favorite: Option<Favorite>,
    /// Violations of the schema's bounds in the content of the current operation.
    pub(super) bounds: Vec<Issue>,
    pub(super) text_work: TextWork,
    /// The warning about block syntax was already given.
    has_warned_of_syntax: bool,
    /// Path in the batch where the content of a block was written, by full id.
    origins: HashMap<String, Path>,
    /// Path in the batch where the name of the object was last written.
    pub(super) name_written: Option<Path>,
    /// The full ids of the blocks that operations removed, with the path of the operation.
    pub(super) removed: Vec<(Vec<String>, Path)>,
    nested: FileChildren,
    /// Names for the content of blocks, which must not create options (ops.md 9).
    content_names: SpaceNames<'a>,
    /// Cache of served texts that contain mentions, by full id of the block.
    pub(super) served: RefCell<HashMap<String, ServedText>>,
}

/// The text of a block as a read serves it.
pub(super) struct ServedText {
    /// The stored text that it was computed from; the cache entry is stale if the text differs.
    pub stored: String,
    /// `None` if the stored text is served unchanged.
    pub masked: Option<String>,
}

impl<'a> Draft<'a> {
    pub(super) fn new(document: &Document, cx: Context<'a>) -> Self {
        Self {
            cx,
            document: document.clone(),
            minted: Vec::new(),
            made: Made::default(),
            warnings: Vec::new(),
            new_values: HashMap::new(),
            favorite: None,
            bounds: Vec::new(),
            text_work: TextWork::default(),
            has_warned_of_syntax: false,
            origins: HashMap::new(),
            name_written: None,
            removed: Vec::new(),
            nested: FileChildren::of(&document.blocks),
            content_names: cx.names.known_options(),
            served: RefCell::default(),
        }
    }

    pub(super) fn blocks(&self) -> &[Block] {
        &self.document.blocks
    }

    /// Accepts the result of parsing content if it has no issues: records the receipts and the warnings.
    ///
    /// # Errors
    /// The issues found.
    pub(super) fn accept(
        &mut self,
        found: Findings,
        minted: Vec<Minted>,
        views: ViewReceipts,
    ) -> Result<(), Fault> {
        let warnings = self.with_bounds(found).into_result(INVALID)?;
        self.warnings.extend(warnings);
        self.made.take(&minted);
        let reported =
            |minted: &Minted| views == ViewReceipts::Reported || minted.kind != MintedKind::View;
        self.minted.extend(minted.into_iter().filter(reported));
        Ok(())
    }

    /// Adds the violations of the schema's bounds to the findings about the operation's content. They replace other
    /// issues at the same path, because they state the measured size.
    pub(super) fn with_bounds(&mut self, mut found: Findings) -> Findings {
        for bound in std::mem::take(&mut self.bounds) {
            found.issues.retain(|reported| reported.path != bound.path);
            found.issue(bound);
        }
        found
    }

    /// Warns, once per batch, about block syntax in the text that a caller wrote for a block.
    pub(super) fn check_block_syntax(
        &mut self,
        written: Option<&str>,
        block: &Block,
        path: impl FnOnce() -> Path,
    ) {
        let written = written.filter(|_| !self.has_warned_of_syntax);
        let warning = written.and_then(|text| block_syntax::warning(text, block, &path()));
        self.has_warned_of_syntax |= warning.is_some();
        self.warnings.extend(warning);
    }

    /// The document before the current operation.
    pub(super) fn before_op(&self) -> BeforeOp<'_> {
        BeforeOp {
            blocks: self.blocks(),
            made: &self.made,
            names: self.cx.names,
        }
    }

    /// The parse context for blocks in an operation.
    pub(super) fn payload<'c>(&'c self, ids: IdRule<'c>) -> ParseContext<'c> {
        ParseContext {
            names: &self.content_names,
            ids: self.cx.ids,
            objects: Some(self.cx.objects),
            input: Input::Payload(ids),
            rebase: 0,
        }
    }

    /// Removes blocks and remembers `path` as the operation that did it.
    pub(super) fn remove(&mut self, range: Range<usize>, path: &Path) {
        let blocks = tree::take(&mut self.document.blocks, range);
        let ids = blocks.into_iter().map(|block| block.id).collect();
        self.removed.push((ids, path.clone()));
    }

    /// Inserts a run of blocks at a position.
    ///
    /// # Errors
    /// Levels deeper than a document can hold.
    pub(super) fn splice(
        &mut self,
        at: usize,
        level: u8,
        run: Vec<Block>,
        path: &Path,
    ) -> Result<(), Fault> {
        tree::splice(&mut self.document.blocks, at, level, run).map_err(|TooDeep { id }| {
            let place = self.origin(&id).unwrap_or(path);
            let message = format!("nested deeper than {MAX_INDENT} levels");
            Fault::invalid(Issue::at(place, message).hint("insert it at a higher level"))
        })
    }

    /// Records where the content of a block was written.
    pub(super) fn written(&mut self, id: &str, path: Path) {
        self.origins.insert(id.to_owned(), path);
    }

    /// Where this batch wrote the content of a block.
    pub(super) fn origin(&self, id: &str) -> Option<&Path> {
        self.origins.get(id)
    }

    /// Refuses an operation that gave a file block a new descendant (ops.md 5).
    ///
    /// # Errors
    /// At the payload block that would be the descendant, else at the operation.
    pub(super) fn check_file_children(&mut self, path: &Path) -> Result<(), Fault> {
        let nested = FileChildren::of(&self.document.blocks);
        if let Some((parent, child)) = nested.added_since(&self.nested) {
            // A new id means nothing to the caller, so the message names the place in the request instead.
            let (place, child) = match self.made.place(child) {
                Some(place) => (place, "the block"),
                None => (path, child),
            };
            let message = format!(
                "{child} would be inside {}, a file block, which takes no children",
                self.made.called(parent)
            );
            let issue = Issue::at(place, message).hint("put it after or before the file block");
            return Err(Fault::invalid(issue));
        }
        self.nested = nested;
        Ok(())
    }
}
