//! The schema of a block in documents (document.md 6). Payloads of operations have a smaller schema.

use schemars::schema::{InstanceType, SchemaObject};

use crate::block::{BlockType, LinkDescription, VerticalAlign};
use crate::ids::MAX_LOCAL_ID;
use crate::kinds::Format;
use crate::limits::{
    MAX_GRID, MAX_INDENT, MAX_KEY, MAX_LIST, MAX_MEMBERS, MAX_SIZE, MAX_TEXT, MAX_WIDTH, MAX_WORD,
};
use crate::ops::payload_members;
use crate::schema::build::{any, array, boolean, closed, map, of, one_of, text, whole};
use crate::schema::meaning::{self, meant};
use crate::schema::{shared, view};
use crate::wire::Named;

type Members = Vec<(&'static str, SchemaObject)>;

/// An entry of the flat `blocks` array.
pub(super) fn block() -> SchemaObject {
    let columns = array(0, MAX_GRID, column());
    let rows = array(0, MAX_GRID, row());
    let mut members = block_members(BlockType::ALL.iter(), Slots::Placed);
    members.extend([
        meant("columns", meaning::TABLE_COLUMNS, columns),
        meant("rows", meaning::TABLE_ROWS, rows),
    ]);
    members.extend(dataview_members());
    closed(members, &["type"])
}

/// Whether a block has its own id and indent; the own block of a cell does not.
#[derive(Clone, Copy, Eq, PartialEq)]
enum Slots {
    Placed,
    Derived,
}

fn block_members<'a>(types: impl Iterator<Item = &'a BlockType>, slots: Slots) -> Members {
    let types = one_of(types.map(|kind| kind.name()));
    let mut members: Members = vec![meant("type", meaning::BLOCK_TYPE, types)];
    if slots == Slots::Placed {
        members.push(meant("indent", meaning::INDENT, whole(MAX_INDENT.into())));
        members.push(local_id());
    }
    members.extend(payload_members());
    members.extend([
        ("mime_type", text(0, MAX_KEY)),
        ("size", whole(MAX_SIZE)),
        ("added_at", text(0, MAX_WORD)),
        ("description", names::<LinkDescription>()),
        ("vertical_align", names::<VerticalAlign>()),
        ("fields", bag()),
    ]);
    members
}

/// The members of dataviews. Links have `properties` too, which are keys there.
fn dataview_members() -> Members {
    let known = closed(
        vec![
            ("property", text(1, MAX_KEY)),
            ("format", names::<Format>()),
        ],
        &["property"],
    );
    let property = any(vec![text(1, MAX_KEY), known]);
    vec![
        meant("is_collection", meaning::IS_COLLECTION, boolean()),
        meant(
            "properties",
            meaning::KNOWN_PROPERTIES,
            array(0, MAX_LIST, property),
        ),
        meant("views", meaning::VIEWS, array(0, MAX_LIST, view::view())),
    ]
}

fn local_id() -> (&'static str, SchemaObject) {
    meant("id", meaning::LOCAL_ID, text(1, MAX_LOCAL_ID))
}

fn column() -> SchemaObject {
    let members = vec![
        local_id(),
        meant("width", meaning::WIDTH, whole(MAX_WIDTH)),
        ("fields", bag()),
    ];
    closed(members, &[])
}

fn row() -> SchemaObject {
    let members = vec![
        local_id(),
        meant("is_header", meaning::IS_HEADER, boolean()),
        meant("cells", meaning::CELLS, array(0, MAX_GRID, cell())),
    ];
    closed(members, &[])
}

/// A cell: text, null, one block, or the own block followed by its descendants.
fn cell() -> SchemaObject {
    let fits = || {
        BlockType::ALL
            .iter()
            .filter(|kind| **kind != BlockType::Table)
    };
    let own = closed(block_members(fits(), Slots::Derived), &["type"]);
    let content = closed(block_members(fits(), Slots::Placed), &["type"]);
    any(vec![
        text(0, MAX_TEXT),
        of(InstanceType::Null),
        own,
        array(1, MAX_GRID, content),
    ])
}

/// Members that are not validated.
fn bag() -> SchemaObject {
    map(MAX_MEMBERS, shared::any_value())
}

fn names<E: Named>() -> SchemaObject {
    one_of(E::EVERY.iter().map(|value| value.wire_name()))
}

#[cfg(test)]
mod tests {
    #![expect(clippy::unwrap_used, reason = "tests")]

    use super::*;
    use crate::block::COMMON_MEMBERS;
    use crate::schema::json;

    // Ops.md 16.2: a published member exists in the document format. Here the reverse is also true.
    #[test]
    fn every_member_of_every_type_is_published_and_no_other() {
        let schema = json(&block());
        let members = schema.get("properties").unwrap().as_object().unwrap();
        let mut published: Vec<&str> = members.keys().map(String::as_str).collect();
        let own = BlockType::ALL.iter().flat_map(|kind| kind.members());
        let mut known: Vec<&str> = own.chain(COMMON_MEMBERS.iter()).copied().collect();
        // An input alias and a read-only member.
        known.retain(|name| *name != "source");
        known.push("url");
        published.sort_unstable();
        known.sort_unstable();
        known.dedup();
        assert_eq!(published, known);
    }
}
