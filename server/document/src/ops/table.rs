//! The table of operations: names, restrictions, decoding and schemas. This is the single list of existing operations.

use std::sync::LazyLock;

use schemars::JsonSchema;
use schemars::r#gen::SchemaGenerator;
use schemars::schema::Schema;
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::access::Axis;
use super::model::{
    AddItems, DeleteBlock, DeleteView, InsertBlocks, InsertView, MoveBlock, MoveView, RemoveItems,
    ReplaceSubtree, ReplaceText, SetCell, SetProperties, SetType, UpdateBlock, UpdateView,
};
use super::shape::{Listed, OpShape};
use crate::schema::build::constant;
use crate::schema::publish;

/// A decoded operation.
#[derive(Clone, Debug, PartialEq)]
#[expect(missing_docs, reason = "each variant is the operation of its name")]
pub enum Op {
    SetProperties(SetProperties),
    UpdateBlock(UpdateBlock),
    ReplaceSubtree(ReplaceSubtree),
    InsertBlocks(InsertBlocks),
    MoveBlock(MoveBlock),
    DeleteBlock(DeleteBlock),
    ReplaceText(ReplaceText),
    SetCell(SetCell),
    UpdateView(UpdateView),
    InsertView(InsertView),
    MoveView(MoveView),
    DeleteView(DeleteView),
    AddItems(AddItems),
    RemoveItems(RemoveItems),
    SetType(SetType),
}

/// The member that names the operation.
pub const OP_MEMBER: &str = "op";

/// The static facts about an operation.
pub struct OpSpec {
    /// The only spelling of its name.
    pub name: &'static str,
    /// The restriction that may forbid it (ops.md 8).
    pub axis: Axis,
    /// True for operations that shift blocks and therefore count as structural work (ops.md 13).
    pub structural: bool,
    pub(super) decode: fn(Value) -> Result<Op, serde_json::Error>,
    pub(super) shape: OpShape,
}

/// The last sentence of every operation's description (ops.md 16.2).
const IN_A_BATCH: &str =
    " One entry of the ops list: 1 to 512 entries, applied in order, all or nothing.";

/// Every operation, in the order used by all lists.
pub static OPS: LazyLock<Vec<OpSpec>> = LazyLock::new(|| {
    vec![
        spec(
            SetProperties::NAME,
            Axis::Properties,
            false,
            |v| read(v, Op::SetProperties),
            SetProperties::json_schema,
        ),
        spec(
            "update_block",
            Axis::Blocks,
            false,
            |v| read(v, Op::UpdateBlock),
            UpdateBlock::json_schema,
        ),
        spec(
            "replace_subtree",
            Axis::Blocks,
            true,
            |v| read(v, Op::ReplaceSubtree),
            ReplaceSubtree::json_schema,
        ),
        spec(
            "insert_blocks",
            Axis::Blocks,
            true,
            |v| read(v, Op::InsertBlocks),
            InsertBlocks::json_schema,
        ),
        spec(
            "move_block",
            Axis::Blocks,
            true,
            |v| read(v, Op::MoveBlock),
            MoveBlock::json_schema,
        ),
        spec(
            "delete_block",
            Axis::Blocks,
            true,
            |v| read(v, Op::DeleteBlock),
            DeleteBlock::json_schema,
        ),
        spec(
            "replace_text",
            Axis::Blocks,
            false,
            |v| read(v, Op::ReplaceText),
            ReplaceText::json_schema,
        ),
        spec(
            "set_cell",
            Axis::Blocks,
            false,
            |v| read(v, Op::SetCell),
            SetCell::json_schema,
        ),
        spec(
            UpdateView::NAME,
            Axis::Views,
            false,
            |v| read(v, Op::UpdateView),
            UpdateView::json_schema,
        ),
        spec(
            InsertView::NAME,
            Axis::Views,
            false,
            |v| read(v, Op::InsertView),
            InsertView::json_schema,
        ),
        spec(
            "move_view",
            Axis::Views,
            false,
            |v| read(v, Op::MoveView),
            MoveView::json_schema,
        ),
        spec(
            "delete_view",
            Axis::Views,
            false,
            |v| read(v, Op::DeleteView),
            DeleteView::json_schema,
        ),
        spec(
            "add_items",
            Axis::Views,
            false,
            |v| read(v, Op::AddItems),
            AddItems::json_schema,
        ),
        spec(
            "remove_items",
            Axis::Views,
            false,
            |v| read(v, Op::RemoveItems),
            RemoveItems::json_schema,
        ),
        listing(
            SetType::NAME,
            (Axis::Type, false),
            |v| read(v, Op::SetType),
            SetType::json_schema,
            &[("type", "list_types")],
        ),
    ]
});

fn spec(
    name: &'static str,
    axis: Axis,
    structural: bool,
    decode: fn(Value) -> Result<Op, serde_json::Error>,
    schema: fn(&mut SchemaGenerator) -> Schema,
) -> OpSpec {
    listing(name, (axis, structural), decode, schema, &[])
}

/// A table row for an operation with fields whose values another operation lists.
fn listing(
    name: &'static str,
    (axis, structural): (Axis, bool),
    decode: fn(Value) -> Result<Op, serde_json::Error>,
    schema: fn(&mut SchemaGenerator) -> Schema,
    listed: Listed,
) -> OpSpec {
    OpSpec {
        name,
        axis,
        structural,
        decode,
        shape: OpShape::of(name, publish_op(name, schema), listed),
    }
}

fn read<T: DeserializeOwned>(value: Value, wrap: fn(T) -> Op) -> Result<Op, serde_json::Error> {
    serde_json::from_value(value).map(wrap)
}

impl OpSpec {
    /// The operation with this exact name.
    pub fn named(name: &str) -> Option<&'static Self> {
        OPS.iter().find(|spec| spec.name == name)
    }

    /// The names of every operation, for hints.
    pub fn names() -> String {
        OPS.iter()
            .map(|spec| spec.name)
            .collect::<Vec<_>>()
            .join(", ")
    }

    /// The published schema of one element of `ops` (ops.md 16.2).
    pub fn published(&self) -> &Value {
        self.shape.schema()
    }
}

/// The published schema: no unknown fields, `op` first, every field bounded.
pub(super) fn publish_op(name: &str, schema: fn(&mut SchemaGenerator) -> Schema) -> Value {
    let mut published = publish(|generator| {
        let mut schema = schema(generator).into_object();
        let object = schema.object();
        let fields = std::mem::take(&mut object.properties);
        let op = (OP_MEMBER.to_owned(), constant(name).into());
        object.properties = std::iter::once(op).chain(fields).collect();
        object.required.insert(OP_MEMBER.to_owned());
        schema
    });
    if let Some(Value::String(description)) = published.get_mut("description") {
        description.push_str(IN_A_BATCH);
    }
    published
}
