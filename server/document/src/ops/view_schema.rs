//! Schemas of what the view operations carry: settings, columns, sorts and filters (ops.md 7.9).
//!
//! Filter trees are written out to a fixed depth; deeper ones are accepted.

use schemars::JsonSchema;
use schemars::r#gen::SchemaGenerator;
use schemars::schema::{InstanceType, Schema, SchemaObject};

use super::build::{any, array, boolean, closed, map, nullable, of, one_of, text, whole};
use super::limits;
use super::schema::{impl_schema, schema_type};
use super::update_view::{FILTER, FILTERS};
use crate::block::{Align, Named};
use crate::limits::{
    MAX_CUSTOM_ORDER, MAX_FILTER_TEXT, MAX_GROUP_MEMBERS, MAX_KEY, MAX_NAME, MAX_PAGE_SIZE,
    MAX_SORTS, MAX_TOP_FILTERS, MAX_VIEW_COLUMNS, MAX_WIDTH,
};
use crate::view::{
    Aggregation, CardSize, Condition, DatePreset, EmptyPlacement, ListSize, SortDirection, ViewType,
};

/// How many groups deep the published schema of a filter goes.
const PUBLISHED_DEPTH: usize = 2;

schema_type!(
    /// Settings of a view to replace.
    ViewPatch, "viewPatch", referenced: false, || patch(ViewName::Settable)
);
schema_type!(
    /// Settings of a new view.
    NewViewPatch, "newViewPatch", referenced: false, || patch(ViewName::Given)
);
schema_type!(
    /// Property key to settings of its column.
    ColumnPatches, "columnPatches", referenced: false, || {
        map(MAX_VIEW_COLUMNS, nullable(column()))
    }
);

/// Whether the settings of a view hold its name.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum ViewName {
    /// They do.
    Settable,
    /// It is a field of the operation.
    Given,
}

type Members = Vec<(&'static str, SchemaObject)>;

/// The settings that an operation may write, by name.
pub(super) fn settings(name: ViewName) -> Vec<&'static str> {
    members(name)
        .into_iter()
        .map(|(member, _)| member)
        .collect()
}

fn patch(name: ViewName) -> SchemaObject {
    let members = members(name);
    // Null is the default, but `filter` has none: it is a spelling of `filters` (ops.md 7.9).
    let members = members.into_iter().map(|(name, schema)| match name {
        FILTER => (name, schema),
        _ => (name, nullable(schema)),
    });
    closed(members.collect(), &[])
}

fn members(name: ViewName) -> Members {
    let key = || text(0, MAX_KEY);
    let mut members: Members = Vec::new();
    if name == ViewName::Settable {
        members.push(("name", text(0, MAX_NAME)));
    }
    members.extend([
        ("type", names::<ViewType>()),
        ("group_by", key()),
        ("cover_property", key()),
        ("end_property", key()),
        ("hide_icon", boolean()),
        ("cover_fit", boolean()),
        ("colored_groups", boolean()),
        ("wrap_content", boolean()),
        ("alternate_rows", boolean()),
        ("card_size", names::<CardSize>()),
        ("list_size", names::<ListSize>()),
        ("page_size", whole(MAX_PAGE_SIZE)),
        ("default_template_id", key()),
        ("default_type_id", key()),
        ("sorts", array(0, MAX_SORTS, sort())),
        (FILTERS, array(0, MAX_TOP_FILTERS, filter(PUBLISHED_DEPTH))),
        (FILTER, text(1, MAX_FILTER_TEXT)),
    ]);
    members
}

fn names<E: Named>() -> SchemaObject {
    one_of(E::EVERY.iter().map(|value| value.wire_name()))
}

fn column() -> SchemaObject {
    let members: Members = vec![
        ("hidden", boolean()),
        ("width", whole(MAX_WIDTH)),
        ("align", names::<Align>()),
        ("aggregation", names::<Aggregation>()),
    ];
    let members = members
        .into_iter()
        .map(|(name, schema)| (name, nullable(schema)));
    closed(members.collect(), &[])
}

fn sort() -> SchemaObject {
    let order = array(0, MAX_CUSTOM_ORDER, text(0, MAX_NAME));
    let members = vec![
        ("property", text(1, MAX_KEY)),
        ("direction", names::<SortDirection>()),
        ("custom_order", order),
        ("empty_placement", names::<EmptyPlacement>()),
        ("include_time", boolean()),
        ("no_collate", boolean()),
        ("id", text(0, MAX_NAME)),
    ];
    closed(members, &["property"])
}

/// A comparison, or a group of at most `depth` levels.
fn filter(depth: usize) -> SchemaObject {
    let entry = || any(vec![text(0, MAX_NAME), of(InstanceType::Number)]);
    let value = any(vec![
        text(0, MAX_NAME),
        of(InstanceType::Number),
        boolean(),
        array(0, limits::MAX_ENTRIES, entry()),
    ]);
    let leaf = closed(
        vec![
            ("property", text(1, MAX_KEY)),
            ("condition", names::<Condition>()),
            ("value", value),
            ("date_preset", names::<DatePreset>()),
            ("include_time", boolean()),
        ],
        &["property", "condition"],
    );
    let Some(inner) = depth.checked_sub(1) else {
        return leaf;
    };
    let group = closed(
        vec![
            ("operator", one_of(["and", "or"])),
            ("filters", array(1, MAX_GROUP_MEMBERS, filter(inner))),
        ],
        &["operator", "filters"],
    );
    any(vec![leaf, group])
}
