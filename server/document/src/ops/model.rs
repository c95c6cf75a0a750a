//! The operations as data: what a caller writes into the `ops` list, one struct an operation (ops.md 7).
//!
//! These are the wire types. The published schemas are derived from them, and decoding validates operations against the
//! same schemas, so every bound written here is both served and enforced. Document content stays JSON: its own parser
//! validates it and reports paths into the payload.

use schemars::JsonSchema;
use serde::Deserialize;
use serde_json::Value;

use super::limits;
use super::schema::{
    BlockPatch, CellValue, EntryLists, ExistingBlock, ItemIds, NewBlock, PropertyKeys,
    PropertyValues,
};
use super::view_schema::{ColumnPatches, NewViewPatch, ViewPatch};
use crate::ids::MAX_LOCAL_ID;
use crate::limits::{MAX_KEY, MAX_NAME};
use crate::wire::JsonMap;

/// A reference to a block: its full id, or a suffix that only its id has.
#[derive(Clone, Debug, Deserialize, Eq, PartialEq)]
#[serde(transparent)]
pub struct BlockRef(pub String);

/// An end of a list of siblings, or of the document.
#[derive(Clone, Copy, Debug, Default, Deserialize, Eq, PartialEq)]
#[serde(rename_all = "snake_case")]
pub enum End {
    /// Before everything there.
    First,
    /// Behind everything there.
    #[default]
    Last,
}

/// Sets and clears property values of the object, and adds or removes entries of lists.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct SetProperties {
    /// New values by property key; they replace the old values.
    #[serde(default)]
    #[schemars(with = "Option<PropertyValues>")]
    pub set: JsonMap,
    /// Keys of the properties to remove from the object.
    #[serde(default)]
    #[schemars(with = "Option<PropertyKeys>")]
    pub unset: Vec<String>,
    /// Entries to append, for list formats only.
    #[serde(default)]
    #[schemars(with = "Option<EntryLists>")]
    pub add: JsonMap,
    /// Entries to remove, for list formats only.
    #[serde(default)]
    #[schemars(with = "Option<EntryLists>")]
    pub remove: JsonMap,
}

impl SetProperties {
    /// The name of the operation.
    pub const NAME: &str = "set_properties";
}

/// Changes members of one block and keeps its id, position and children.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct UpdateBlock {
    /// The block; give id or match.
    pub id: Option<BlockRef>,
    /// Text that exactly one block contains, as returned by a read.
    #[serde(rename = "match")]
    #[schemars(length(min = 1, max = "limits::MAX_LOCATOR"))]
    pub locator: Option<String>,
    /// Members to replace; only members that the type of the block has. null clears a member.
    #[schemars(with = "BlockPatch")]
    pub set: JsonMap,
}

/// Replaces a block and all its descendants with a list of blocks.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct ReplaceSubtree {
    /// The block to replace, with its descendants.
    pub id: BlockRef,
    /// The new blocks; indent starts at 0. A block with the id of a replaced block keeps the identity of that block.
    #[schemars(
        with = "Vec<ExistingBlock>",
        length(min = 1, max = "limits::MAX_PAYLOAD_BLOCKS")
    )]
    pub blocks: Vec<Value>,
}

/// Inserts new blocks, given as blocks or as Markdown.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct InsertBlocks {
    /// After this block and its descendants.
    pub after: Option<BlockRef>,
    /// Directly before this block.
    pub before: Option<BlockRef>,
    /// As a child of this block.
    pub inside: Option<BlockRef>,
    /// At the start or the end: of the children of inside, or of the document.
    pub position: Option<End>,
    /// The new blocks. Their indent starts at 0, the level of the insertion point.
    #[schemars(
        with = "Option<Vec<NewBlock>>",
        length(min = 1, max = "limits::MAX_PAYLOAD_BLOCKS")
    )]
    pub blocks: Option<Vec<Value>>,
    /// The new content as Markdown, instead of blocks.
    #[schemars(length(min = 1, max = "crate::limits::MAX_TEXT"))]
    pub markdown: Option<String>,
}

/// Moves a block with all its descendants to another place.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct MoveBlock {
    /// The block to move.
    pub id: BlockRef,
    /// After this block and its descendants.
    pub after: Option<BlockRef>,
    /// Directly before this block.
    pub before: Option<BlockRef>,
    /// As a child of this block.
    pub inside: Option<BlockRef>,
    /// At the start or the end: of the children of inside, or of the document.
    pub position: Option<End>,
}

/// Deletes a block, and its descendants with recursive.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct DeleteBlock {
    /// The block; give id or match.
    pub id: Option<BlockRef>,
    /// Text that exactly one block contains, as returned by a read.
    #[serde(rename = "match")]
    #[schemars(length(min = 1, max = "limits::MAX_LOCATOR"))]
    pub locator: Option<String>,
    /// Deletes the descendants too.
    #[serde(default)]
    #[schemars(with = "Option<bool>")]
    pub recursive: bool,
}

/// Replaces text inside one block and keeps its other text and its formatting.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct ReplaceText {
    /// The block; optional if exactly one block contains the text.
    pub id: Option<BlockRef>,
    /// Text as returned by a read, markup included.
    #[schemars(length(min = 1, max = "limits::MAX_LOCATOR"))]
    pub find: String,
    /// The new text. It is markup if `find` holds markup or an escape, else plain text.
    #[schemars(length(max = "limits::MAX_LOCATOR"))]
    pub replace: String,
    /// Replaces every occurrence in the block.
    #[serde(default)]
    #[schemars(with = "Option<bool>")]
    pub replace_all: bool,
}

/// Replaces the content of one cell of a table.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct SetCell {
    /// The table block.
    pub table_id: BlockRef,
    /// The row: its id, a unique suffix of it, or the text of its first cell.
    #[schemars(length(min = 1, max = "MAX_LOCAL_ID"))]
    pub row: String,
    /// The column: its id, a unique suffix of it, or the text of its header cell.
    #[schemars(length(min = 1, max = "MAX_LOCAL_ID"))]
    pub col: String,
    /// The new content: a string with inline markup, a block, or a list of the cell's own block and its descendants.
    /// null empties the cell.
    #[schemars(with = "CellValue")]
    pub value: Value,
}

/// Appends items to a collection; items that it already has keep their position.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct AddItems {
    /// Object ids to append, in this order.
    #[schemars(with = "ItemIds")]
    pub items: Vec<String>,
}

/// Removes items from a collection; the objects themselves stay.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct RemoveItems {
    /// Object ids to remove; ids that are not in the collection are ignored.
    #[schemars(with = "ItemIds")]
    pub items: Vec<String>,
}

/// Gives the object another type and leaves its name, blocks and property values as they are.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct SetType {
    /// Key or name of the type.
    #[serde(rename = "type")]
    #[schemars(length(min = 1, max = "MAX_KEY"))]
    pub type_key: String,
}

impl SetType {
    /// The name of the operation.
    pub const NAME: &str = "set_type";
}

/// Changes settings and columns of one view of a dataview.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct UpdateView {
    /// The dataview block; optional if the object has exactly one.
    pub block: Option<BlockRef>,
    /// The view; optional if the dataview has exactly one.
    #[schemars(length(min = 1, max = "MAX_LOCAL_ID"))]
    pub view: Option<String>,
    /// Settings to replace; null means the default.
    #[serde(default)]
    #[schemars(with = "Option<ViewPatch>")]
    pub set: JsonMap,
    /// Settings of columns by property key; null removes the column.
    #[serde(default)]
    #[schemars(with = "Option<ColumnPatches>")]
    pub columns: JsonMap,
}

impl UpdateView {
    /// The name of the operation.
    pub const NAME: &str = "update_view";
}

/// Adds a view to a dataview.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct InsertView {
    /// The name of the new view.
    #[schemars(length(min = 1, max = "MAX_NAME"))]
    pub name: String,
    /// The dataview block; optional if the object has exactly one.
    pub block: Option<BlockRef>,
    /// A view of the same dataview to copy.
    #[schemars(length(min = 1, max = "MAX_LOCAL_ID"))]
    pub copy_from: Option<String>,
    /// After this view.
    #[schemars(length(min = 1, max = "MAX_LOCAL_ID"))]
    pub after: Option<String>,
    /// Before this view.
    #[schemars(length(min = 1, max = "MAX_LOCAL_ID"))]
    pub before: Option<String>,
    /// At the start or the end of the list; the first view is the default tab.
    pub position: Option<End>,
    /// Settings that differ from the copied view, or from the defaults.
    #[serde(default)]
    #[schemars(with = "Option<NewViewPatch>")]
    pub set: JsonMap,
    /// Settings of columns by property key; null leaves the column out.
    #[serde(default)]
    #[schemars(with = "Option<ColumnPatches>")]
    pub columns: JsonMap,
}

impl InsertView {
    /// The name of the operation.
    pub const NAME: &str = "insert_view";
}

/// Moves a view to another place among the views of its dataview.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct MoveView {
    /// The view to move.
    #[schemars(length(min = 1, max = "MAX_LOCAL_ID"))]
    pub view: String,
    /// The dataview block; optional if the object has exactly one.
    pub block: Option<BlockRef>,
    /// After this view.
    #[schemars(length(min = 1, max = "MAX_LOCAL_ID"))]
    pub after: Option<String>,
    /// Before this view.
    #[schemars(length(min = 1, max = "MAX_LOCAL_ID"))]
    pub before: Option<String>,
    /// At the start or the end of the list; the first view is the default tab.
    pub position: Option<End>,
}

/// Deletes a view of a dataview; the last view cannot be deleted.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct DeleteView {
    /// The view.
    #[schemars(length(min = 1, max = "MAX_LOCAL_ID"))]
    pub view: String,
    /// The dataview block; optional if the object has exactly one.
    pub block: Option<BlockRef>,
}
