//! Schemas of view operation content: settings and columns (ops.md 7.9).

use schemars::JsonSchema;
use schemars::r#gen::SchemaGenerator;
use schemars::schema::{Schema, SchemaObject};

use super::schema::{impl_schema, schema_type};
use super::update_view::{FILTER, FILTERS};
use crate::limits::{MAX_FILTER_TEXT, MAX_NAME, MAX_TOP_FILTERS, MAX_VIEW_COLUMNS};
use crate::schema::build::{closed, map, nullable, text};
use crate::schema::bytes::bytes;
use crate::schema::meaning::{self, meant};
use crate::schema::view;

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

/// Whether the settings of a view include its name.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum ViewName {
    /// They do.
    Settable,
    /// They do not: the name is a field of the operation.
    Given,
}

impl ViewName {
    /// The summary message of a refusal of settings and columns.
    pub(super) const fn refused(self) -> &'static str {
        match self {
            Self::Settable => "update_view rejected",
            Self::Given => "insert_view rejected",
        }
    }
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
    // `null` means the default. `filter` cannot be null, because it is another form of `filters` (ops.md 7.9).
    let members = members.into_iter().map(|(name, schema)| match name {
        FILTER => (name, schema),
        _ => (name, nullable(schema)),
    });
    closed(members.collect(), &[])
}

fn members(name: ViewName) -> Members {
    let mut members: Members = Vec::new();
    if name == ViewName::Settable {
        members.push(("name", text(0, MAX_NAME)));
    }
    members.extend(view::settings());
    members.extend([
        meant("sorts", meaning::SORTS, view::sorts()),
        (FILTERS, view::filters(MAX_TOP_FILTERS)),
        meant(FILTER, meaning::FILTER, bytes(1, MAX_FILTER_TEXT)),
    ]);
    members
}

fn column() -> SchemaObject {
    let members = view::column_settings()
        .into_iter()
        .map(|(name, schema)| (name, nullable(schema)));
    closed(members.collect(), &[])
}
