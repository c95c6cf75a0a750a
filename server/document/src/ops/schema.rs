//! Schemas of operation content: property values, block references and payload blocks (ops.md 6, 16.2).
//!
//! A payload stays JSON at runtime, so its types exist only as schemas. Members, enums and bounds come from the
//! parser's tables. Nested content is written out to a fixed depth; nothing recurses.

use schemars::JsonSchema;
use schemars::r#gen::SchemaGenerator;
use schemars::schema::{InstanceType, Schema, SchemaObject};

use super::limits;
use super::model::{BlockRef, End};
use crate::block::{BlockType, CardStyle, DividerStyle, FileStyle, IconSize, Processor};
use crate::ids::MAX_LOCAL_ID;
use crate::kinds::Align;
use crate::limits::{
    MAX_EMOJI, MAX_ICON_FILE, MAX_INDENT, MAX_KEY, MAX_LIST, MAX_NAME, MAX_TABLE_COLUMNS,
    MAX_TABLE_ROWS, MAX_TEXT, MAX_VIEWS, MAX_WIDTH, MAX_WORD,
};
use crate::schema::build::{
    any, array, boolean, closed, described, map, nullable, of, one_of, text, whole,
};
use crate::schema::meaning::{self, meant};
use crate::schema::property_value;
use crate::schema::view;

/// Declares a type that only carries the schema built by `$build`.
macro_rules! schema_type {
    ($(#[$meta:meta])* $name:ident, $published:literal, referenced: $referenced:literal, $build:expr) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug)]
        pub struct $name;
        impl_schema!($name, $published, referenced: $referenced, $build);
    };
}

/// Implements the schema built by `$build` for a type. Referenced schemas are published once, under their name.
macro_rules! impl_schema {
    ($name:ident, $published:literal, referenced: $referenced:literal, $build:expr) => {
        impl JsonSchema for $name {
            fn schema_name() -> String {
                $published.to_owned()
            }

            fn schema_id() -> std::borrow::Cow<'static, str> {
                concat!(module_path!(), "::", stringify!($name)).into()
            }

            fn is_referenceable() -> bool {
                $referenced
            }

            fn json_schema(_: &mut SchemaGenerator) -> Schema {
                let build: fn() -> SchemaObject = $build;
                build().into()
            }
        }
    };
}
pub(super) use {impl_schema, schema_type};

impl_schema!(BlockRef, "blockRef", referenced: true, || {
    described("Full id of a block, or a unique suffix of it.", text(1, MAX_LOCAL_ID))
});
impl_schema!(End, "end", referenced: false, || one_of(["first", "last"]));

schema_type!(
    /// Property key to new value.
    PropertyValues, "propertyValues", referenced: false, || {
        map(limits::MAX_PROPERTIES, property_value())
    }
);
schema_type!(
    /// Property key to entries of its list.
    EntryLists, "entryLists", referenced: false, || {
        let entries = array(0, MAX_LIST, text(0, MAX_NAME));
        map(limits::MAX_PROPERTIES, entries)
    }
);
schema_type!(
    /// Property keys.
    PropertyKeys, "propertyKeys", referenced: false, || {
        array(0, limits::MAX_PROPERTIES, text(1, MAX_KEY))
    }
);
schema_type!(
    /// A block of new content: it has no id anywhere.
    NewBlock, "block", referenced: true, || payload_block(Ids::None)
);
schema_type!(
    /// A block that may keep the identity of one it replaces.
    ExistingBlock, "block", referenced: true, || payload_block(Ids::Optional)
);
schema_type!(
    /// Members of a block to replace.
    BlockPatch, "blockPatch", referenced: false, block_patch
);
schema_type!(
    /// Members of a collection.
    ItemIds, "itemIds", referenced: false, || array(1, limits::MAX_ITEMS, text(1, MAX_KEY))
);
schema_type!(
    /// The content of a table cell.
    CellValue, "cellValue", referenced: false, || cell(Ids::Optional)
);

/// Whether the elements of a payload can have an id.
#[derive(Clone, Copy, Eq, PartialEq)]
enum Ids {
    None,
    Optional,
}

type Members = Vec<(&'static str, SchemaObject)>;

fn payload_block(ids: Ids) -> SchemaObject {
    let mut members: Members = vec![block_type(), indent()];
    members.extend(id(ids));
    members.extend(payload_members());
    let columns = array(0, MAX_TABLE_COLUMNS, column(ids));
    members.push(meant("columns", meaning::TABLE_COLUMNS, columns));
    let rows = array(0, MAX_TABLE_ROWS, row(ids));
    members.push(meant("rows", meaning::TABLE_ROWS, rows));
    closed(members, &["type"])
}

/// The members of `update_block`'s `set`: those of a payload block except id and indent. All but the type can be null.
fn block_patch() -> SchemaObject {
    let mut members: Members = vec![block_type()];
    members.extend(
        payload_members()
            .into_iter()
            .map(|(name, schema)| (name, nullable(schema))),
    );
    let columns = array(0, MAX_TABLE_COLUMNS, column(Ids::Optional));
    members.push(meant("columns", meaning::ALL_COLUMNS, nullable(columns)));
    let rows = array(0, MAX_TABLE_ROWS, row(Ids::Optional));
    members.push(meant("rows", meaning::ALL_ROWS, nullable(rows)));
    let views = array(0, MAX_VIEWS, view::view());
    members.push(meant("views", meaning::ALL_VIEWS, nullable(views)));
    let mut patch = closed(members, &[]);
    let object = patch.object();
    object.min_properties = Some(1);
    patch
}

fn block_type() -> (&'static str, SchemaObject) {
    let authorable = BlockType::ALL.iter().filter(|kind| kind.is_authorable());
    let names = one_of(authorable.map(|kind| kind.name()));
    meant("type", meaning::BLOCK_TYPE, names)
}

fn indent() -> (&'static str, SchemaObject) {
    meant("indent", meaning::INDENT, whole(MAX_INDENT.into()))
}

/// The members between the id and the table parts, in the order of ops.md 6.
pub(crate) fn payload_members() -> Members {
    let style = || {
        let family = FileStyle::ALL.iter().map(|style| style.name());
        family.chain(DividerStyle::ALL.iter().map(|style| style.name()))
    };
    vec![
        meant("text", meaning::TEXT, text(0, MAX_TEXT)),
        ("checked", boolean()),
        meant("color", meaning::COLOR, text(0, MAX_WORD)),
        meant("background_color", meaning::BACKGROUND, text(0, MAX_WORD)),
        meant("language", meaning::LANGUAGE, text(0, MAX_WORD)),
        meant(
            "processor",
            meaning::PROCESSOR,
            one_of(Processor::ALL.iter().map(|processor| processor.name())),
        ),
        meant("url", meaning::URL, text(0, MAX_NAME)),
        meant("object_id", meaning::OBJECT_ID, text(0, MAX_KEY)),
        meant("name", meaning::FILE_NAME, text(0, MAX_NAME)),
        meant("style", meaning::STYLE, one_of(style())),
        meant("icon", meaning::CALLOUT_ICON, icon()),
        meant(
            "icon_size",
            meaning::OF_LINK,
            one_of(IconSize::ALL.iter().map(|size| size.name())),
        ),
        meant(
            "card_style",
            meaning::OF_LINK,
            one_of(CardStyle::ALL.iter().map(|style| style.name())),
        ),
        meant("property", meaning::SHOWN_PROPERTY, text(1, MAX_KEY)),
        ("align", one_of(Align::ALL.iter().map(|align| align.name()))),
    ]
}

/// A callout's icon (document.md 5).
fn icon() -> SchemaObject {
    let members = vec![
        ("format", one_of(["emoji", "file"])),
        ("emoji", text(1, MAX_EMOJI)),
        ("file", text(1, MAX_ICON_FILE)),
    ];
    closed(members, &["format"])
}

fn id(ids: Ids) -> Option<(&'static str, SchemaObject)> {
    (ids == Ids::Optional).then(|| meant("id", meaning::KEPT_ID, text(1, MAX_LOCAL_ID)))
}

fn column(ids: Ids) -> SchemaObject {
    let mut members: Members = id(ids).into_iter().collect();
    members.push(meant("width", meaning::WIDTH, whole(MAX_WIDTH)));
    closed(members, &[])
}

fn row(ids: Ids) -> SchemaObject {
    let mut members: Members = id(ids).into_iter().collect();
    members.push(meant("is_header", meaning::IS_HEADER, boolean()));
    let cells = array(0, MAX_TABLE_COLUMNS, cell(ids));
    members.push(meant("cells", meaning::CELLS, cells));
    closed(members, &[])
}

/// A cell: text, null, one block, or the own block followed by its descendants.
fn cell(ids: Ids) -> SchemaObject {
    let mut placed: Members = vec![indent()];
    placed.extend(id(ids));
    let content = array(1, limits::MAX_PAYLOAD_BLOCKS, cell_block(placed));
    let forms = vec![
        text(0, MAX_TEXT),
        of(InstanceType::Null),
        cell_block(Vec::new()),
        content,
    ];
    any(forms)
}

/// A block in a cell: any type except a table (document.md 6.4). `placed` holds indent and id, which the own block
/// lacks.
fn cell_block(placed: Members) -> SchemaObject {
    let fits = BlockType::ALL
        .iter()
        .filter(|kind| kind.is_authorable() && **kind != BlockType::Table);
    let mut members: Members = vec![("type", one_of(fits.map(|kind| kind.name())))];
    members.extend(placed);
    members.extend(payload_members());
    closed(members, &["type"])
}
