//! The private copy of a document that a batch works on, and what the batch reports of it.
//!
//! The blocks stay one flat list: a reference is found by a scan, so that nothing has to be kept in step while
//! operations insert and remove. A scan of every block is cheaper than one parsed payload.

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

/// What a batch does with the personal mark of the calling account.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Favorite {
    /// The key is there with this value.
    Set(bool),
    /// The key goes away.
    Unset,
}

/// Whether new views in what an operation writes have receipts: those of blocks that are written whole have none
/// (ops.md 10).
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum ViewReceipts {
    Told,
    Untold,
}

/// What a refusal of content says as a whole.
pub(super) const INVALID: &str = "the content would give an invalid document";

/// What the operations of a batch consult.
#[derive(Clone, Copy)]
pub(super) struct Context<'a> {
    /// Names of the space, the document's own spellings first.
    pub names: SpaceNames<'a>,
    /// Where new ids come from.
    pub ids: &'a dyn IdSource,
    /// The other objects of the space.
    pub objects: &'a dyn ObjectLookup,
    /// Options that the request brings into being.
    pub new_options: &'a NewOptions<'a>,
    /// Reads the filters that are given as text.
    pub filter_text: &'a dyn FilterText,
}

/// A document in the middle of a batch.
pub(super) struct Draft<'a> {
    pub cx: Context<'a>,
    pub document: Document,
    /// What the receipts tell of.
    pub minted: Vec<Minted>,
    pub(super) made: Made,
    pub warnings: Vec<Issue>,
    /// The properties whose values were new when an operation gave them, by internal key, and where the first did.
    pub(super) new_values: HashMap<String, NewValue>,
    /// The personal mark of the calling account, which is no content of the document.
    pub favorite: Option<Favorite>,
    /// What the content of the operation at hand has against the bounds of its schema.
    pub(super) bounds: Vec<Issue>,
    pub(super) text_work: TextWork,
    /// Block syntax in a text was warned of.
    has_warned_of_syntax: bool,
    /// Where in the batch the content of a block was written, by full id.
    origins: HashMap<String, Path>,
    /// Where in the batch the name of the object was written last.
    pub(super) name_written: Option<Path>,
    /// The full ids of the blocks that operations have removed, and which operation did.
    pub(super) removed: Vec<(Vec<String>, Path)>,
    nested: FileChildren,
    /// Names for the content of blocks, which brings no option into being (ops.md 9).
    content_names: SpaceNames<'a>,
    /// What reads serve of texts that hold mentions, by full id of the block.
    pub(super) served: RefCell<HashMap<String, ServedText>>,
}

/// What a read serves of a text.
pub(super) struct ServedText {
    /// The text that it was made of, which says whether it still holds.
    pub stored: String,
    /// `None` where it is served as it is.
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

    /// Takes the result of parsing content, once it is clean: receipts and warnings.
    ///
    /// # Errors
    /// The issues found.
    pub(super) fn accept(
        &mut self,
        found: Findings,
        minted: Vec<Minted>,
        views: ViewReceipts,
    ) -> Result<(), Fault> {
        let warnings = self.told_with_bounds(found).into_result(INVALID)?;
        self.warnings.extend(warnings);
        self.made.take(&minted);
        let told = |minted: &Minted| views == ViewReceipts::Told || minted.kind != MintedKind::View;
        self.minted.extend(minted.into_iter().filter(told));
        Ok(())
    }

    /// What was found in the content of the operation, and what the bounds of its schema have against it: of a place
    /// that was judged already they say the measured size.
    pub(super) fn told_with_bounds(&mut self, mut found: Findings) -> Findings {
        for bound in std::mem::take(&mut self.bounds) {
            found.issues.retain(|told| told.path != bound.path);
            found.issue(bound);
        }
        found
    }

    /// Warns, once in a batch, of block syntax in the text that a caller wrote for a block.
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

    /// The document as the operation at hand finds it.
    pub(super) fn before_op(&self) -> BeforeOp<'_> {
        BeforeOp {
            blocks: self.blocks(),
            made: &self.made,
            names: self.cx.names,
        }
    }

    /// How blocks in an operation are parsed here.
    pub(super) fn payload<'c>(&'c self, ids: IdRule<'c>) -> ParseContext<'c> {
        ParseContext {
            names: &self.content_names,
            ids: self.cx.ids,
            objects: Some(self.cx.objects),
            input: Input::Payload(ids),
            rebase: 0,
        }
    }

    /// Takes blocks out, and remembers that `path` did.
    pub(super) fn remove(&mut self, range: Range<usize>, path: &Path) {
        let blocks = tree::take(&mut self.document.blocks, range);
        let ids = blocks.into_iter().map(|block| block.id).collect();
        self.removed.push((ids, path.clone()));
    }

    /// Puts a run of blocks at a place.
    ///
    /// # Errors
    /// Levels that no document can hold.
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

    /// Remembers where the content of a block was written.
    pub(super) fn written(&mut self, id: &str, path: Path) {
        self.origins.insert(id.to_owned(), path);
    }

    /// Where the content of a block was written by this batch.
    pub(super) fn origin(&self, id: &str) -> Option<&Path> {
        self.origins.get(id)
    }

    /// Refuses an operation that gave a block of the file family a new descendant (ops.md 5).
    ///
    /// # Errors
    /// At the position of the payload that made it, else at the operation.
    pub(super) fn check_file_children(&mut self, path: &Path) -> Result<(), Fault> {
        let nested = FileChildren::of(&self.document.blocks);
        if let Some((parent, child)) = nested.added_since(&self.nested) {
            // An id that nobody sent says nothing to whoever reads the refusal.
            let (place, child) = match self.made.place(child) {
                Some(place) => (place, "the block"),
                None => (path, child),
            };
            let message = format!(
                "{child} would stand inside {}, a file block, which takes no children",
                self.made.called(parent)
            );
            let issue = Issue::at(place, message).hint("put it after or before the file block");
            return Err(Fault::invalid(issue));
        }
        self.nested = nested;
        Ok(())
    }
}
