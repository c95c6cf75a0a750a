//! The context of the block parser: name resolution, the rules for ids, and the kind of input.

use crate::block::{Block, Table};
use crate::ids::IdSource;
use crate::issue::Miss;
use crate::objects::ObjectLookup;
use crate::path::Path;
use crate::view::View;
use crate::vocabulary::KeyResolver;
use crate::wire::JsonMap;

/// The kind of input. One parser handles all four; they differ in what is accepted.
#[derive(Clone, Copy)]
pub enum Input<'a> {
    /// Stored text: trusted and canonical, possibly with older content (document.md 6.5, 6.6).
    Stored,
    /// A create body (document.md 9.6).
    Create,
    /// `POST /v2/validate`: no space is consulted (document.md 10.1).
    Validate,
    /// The content of an edit operation (ops.md 1.2, 6).
    Payload(IdRule<'a>),
}

/// The rule for an `id` in the content of an operation (ops.md 6.1).
#[derive(Clone, Copy)]
pub enum IdRule<'a> {
    /// New content: an `id` is not allowed.
    New,
    /// Existing content: a given id names an element that the operation replaces; a missing one is generated.
    Existing(&'a dyn ExistingParts),
}

/// The parts of a document that an operation replaces and whose identity its content can keep.
pub trait ExistingParts {
    /// Resolves an id in the payload to the full id of an element that the operation can keep (ops.md 4, 6.1): a block,
    /// row, column, cell descendant or view.
    ///
    /// # Errors
    /// The id names nothing, several elements, an element of another kind, or one outside of the replaced part.
    fn resolve(&self, spelling: &str, kind: MintedKind) -> Result<String, Miss>;

    /// The block with this full id. Its unpublished members stay unless the payload sets them, and an echo keeps its
    /// dangling references.
    fn block(&self, id: &str) -> Option<&Block>;

    /// A view with this full id, whose `groups` and `object_orders` stay unless the payload sets them. Several
    /// dataviews may contain a view with this id; the current dataview has priority.
    fn view(&self, id: &str) -> Option<&View>;

    /// The table that contains the column with this full id, and the position of the column. The column's unpublished
    /// members stay, even if the payload puts it into another table.
    fn column(&self, id: &str) -> Option<(&Table, usize)>;

    /// The same for a row. A row and a column of the same table identify a cell.
    fn row(&self, id: &str) -> Option<(&Table, usize)>;

    /// Whether a read serves the stored view exactly like this, so that its stored form stays (ops.md 6.1).
    fn is_echo(&self, written: &JsonMap, stored: &View) -> bool;
}

/// Everything that the parser needs besides the input.
#[derive(Clone, Copy)]
pub struct ParseContext<'a> {
    /// Resolves keys and option names.
    pub names: &'a dyn KeyResolver,
    /// Generates ids where none is given.
    pub ids: &'a dyn IdSource,
    /// The other objects of the space; `None` if no space is available, so references are not checked.
    pub objects: Option<&'a dyn ObjectLookup>,
    /// The kind of input.
    pub input: Input<'a>,
    /// The base of the input's indents: 0, or the indent of the replaced block if the run has absolute indents (ops.md
    /// 7.3).
    pub rebase: u8,
}

impl<'a> ParseContext<'a> {
    /// The context for filters, sorts and views of a query that are only validated: elements get empty ids.
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

/// For input that is not kept: no ids are needed.
struct NoIds;

impl IdSource for NoIds {
    fn mint(&self) -> String {
        String::new()
    }
}

/// An element whose id the server generated, for the receipt (ops.md 10).
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Minted {
    /// The path of the element in the input: the path that an error at it would have.
    pub path: Path,
    /// Its new full id.
    pub id: String,
    /// Blocks, rows and columns are reported in `created_blocks`, views in `created_views`.
    pub kind: MintedKind,
}

/// The kind of a new element.
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
