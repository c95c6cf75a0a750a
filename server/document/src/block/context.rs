//! What the block parser is told about the input: where names come from, what an `id` may be, who sent it.

use crate::block::{Block, Table};
use crate::ids::IdSource;
use crate::issue::Miss;
use crate::objects::ObjectLookup;
use crate::path::Path;
use crate::view::View;
use crate::vocabulary::KeyResolver;
use crate::wire::JsonMap;

/// Which input is parsed. One parser serves all four; they differ in what they forgive.
#[derive(Clone, Copy)]
pub enum Input<'a> {
    /// The store's own text: trusted, canonical, with the leftovers of older content (document.md 6.5, 6.6).
    Stored,
    /// A create body (document.md 9.6).
    Create,
    /// `POST /v2/validate`: no space is consulted (document.md 10.1).
    Validate,
    /// The content of an edit operation (ops.md 1.2, 6).
    Payload(IdRule<'a>),
}

/// What an `id` in the content of an operation may be (ops.md 6.1).
#[derive(Clone, Copy)]
pub enum IdRule<'a> {
    /// New content: no id at all.
    New,
    /// Existing content: a given id names an element that the operation replaces; an omitted one is minted.
    Existing(&'a dyn ExistingParts),
}

/// The parts of a document that an operation replaces and whose identity its content may keep.
pub trait ExistingParts {
    /// Resolves a payload id to the full id of a block, row, column, cell descendant or view that the operation
    /// may keep (ops.md 4, 6.1).
    ///
    /// # Errors
    /// It names nothing, several elements, one of another kind, or one outside of what is replaced.
    fn resolve(&self, spelling: &str, kind: MintedKind) -> Result<String, Miss>;

    /// The block with this full id, whose unpublished members stay where they are not mentioned, and whose dangling
    /// references an echo keeps.
    fn block(&self, id: &str) -> Option<&Block>;

    /// A view with this full id, whose unmentioned `groups` and `object_orders` stay. Several dataviews may hold one
    /// of the id: that of the dataview at hand comes first.
    fn view(&self, id: &str) -> Option<&View>;

    /// The table that holds a column with this full id, and the position of the column, whose unpublished members stay
    /// whichever table it is written in.
    fn column(&self, id: &str) -> Option<(&Table, usize)>;

    /// The same of a row. The cell of a row and a column of one table is known by both.
    fn row(&self, id: &str) -> Option<(&Table, usize)>;

    /// Whether a read serves the stored view like this, so that it stays as it is stored (ops.md 6.1).
    fn is_echo(&self, written: &JsonMap, stored: &View) -> bool;
}

/// Everything the parser needs besides the input.
#[derive(Clone, Copy)]
pub struct ParseContext<'a> {
    /// Resolves keys and option names.
    pub names: &'a dyn KeyResolver,
    /// Mints ids where none is given.
    pub ids: &'a dyn IdSource,
    /// The other objects of the space; `None` where none is consulted and references are not judged.
    pub objects: Option<&'a dyn ObjectLookup>,
    /// Which input it is.
    pub input: Input<'a>,
    /// What the indents of the input start from: 0, or the indent of the block that a run read absolutely
    /// replaces (ops.md 7.3).
    pub rebase: u8,
}

impl<'a> ParseContext<'a> {
    /// For the filters, sorts and views of a query as long as they are only judged: what would get an id gets an empty one.
    pub fn of_query(names: &'a dyn KeyResolver) -> Self {
        Self {
            names,
            ids: &NoIds,
            objects: None,
            input: Input::Create,
            rebase: 0,
        }
    }
}

/// Where nothing is made, so that no id is kept.
struct NoIds;

impl IdSource for NoIds {
    fn mint(&self) -> String {
        String::new()
    }
}

/// An element that got its id from the server, for the receipt (ops.md 10).
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Minted {
    /// Where the element stands in the input: the path that an error there would have.
    pub path: Path,
    /// Its new full id.
    pub id: String,
    /// Blocks, rows and columns are reported as `created_blocks`, views as `created_views`.
    pub kind: MintedKind,
}

/// What was minted.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum MintedKind {
    /// A block or a cell descendant.
    Block,
    /// A row of a table.
    Row,
    /// A column of a table.
    Column,
    /// A view.
    View,
}
