//! Collects every property and type key in a document: in properties, blocks and views.

use std::collections::BTreeSet;

use serde_json::Value;

use crate::block::{Block, BlockContent, Cell, Dataview, Table};
use crate::bundled::TYPE;
use crate::document::{Document, listed_properties};
use crate::view::{FilterNode, View};

/// The internal keys in a document.
#[derive(Debug, Default)]
pub(super) struct HeldKeys<'d> {
    pub(super) properties: BTreeSet<&'d str>,
    pub(super) types: BTreeSet<&'d str>,
}

impl<'d> HeldKeys<'d> {
    pub(super) fn of(document: &'d Document) -> Self {
        let mut held = Self::default();
        held.properties
            .extend(document.properties.keys().map(String::as_str));
        held.properties
            .extend(listed_properties(document).map(|(key, _)| key));
        held.types.insert(&document.type_key);
        held.types.extend(document.template_for.as_deref());
        if let Some(source) = &document.query_source {
            held.types.extend(source.types.iter().map(String::as_str));
            held.properties
                .extend(source.properties.iter().map(String::as_str));
        }
        held.add_blocks(&document.blocks);
        held
    }

    fn add_blocks(&mut self, blocks: &'d [Block]) {
        let mut left: Vec<&Block> = blocks.iter().collect();
        while let Some(block) = left.pop() {
            match &block.content {
                BlockContent::Property { property } => {
                    self.properties.insert(property);
                }
                BlockContent::Link(link) => {
                    self.properties
                        .extend(link.properties.iter().map(String::as_str));
                }
                BlockContent::Table(table) => left.extend(blocks_of_cells(table)),
                BlockContent::Dataview(dataview) => self.add_dataview(dataview),
                BlockContent::Text { .. }
                | BlockContent::Code { .. }
                | BlockContent::Embed { .. }
                | BlockContent::File(_)
                | BlockContent::Bookmark { .. }
                | BlockContent::Divider { .. }
                | BlockContent::Row
                | BlockContent::Column
                | BlockContent::TableOfContents
                | BlockContent::Chat
                | BlockContent::Icon { .. } => {}
            }
        }
    }

    fn add_dataview(&mut self, dataview: &'d Dataview) {
        self.properties.extend(
            dataview
                .properties
                .iter()
                .map(|known| known.property.as_str()),
        );
        for view in &dataview.views {
            self.add_view(view);
        }
    }

    fn add_view(&mut self, view: &'d View) {
        let single = [&view.group_by, &view.cover_property, &view.end_property];
        self.properties
            .extend(single.into_iter().flatten().map(String::as_str));
        self.properties
            .extend(view.columns.iter().map(|column| column.property.as_str()));
        self.properties
            .extend(view.sorts.iter().map(|sort| sort.property.as_str()));
        let mut left: Vec<&FilterNode> = view.filters.iter().collect();
        while let Some(node) = left.pop() {
            match node {
                FilterNode::Group { filters, .. } => left.extend(filters),
                FilterNode::Leaf(leaf) => {
                    self.properties.insert(&leaf.property);
                    if leaf.property == TYPE {
                        self.types
                            .extend(leaf.value.as_ref().into_iter().flat_map(names));
                    }
                }
            }
        }
    }
}

/// The strings of a value: a single one or the elements of a list.
fn names(value: &Value) -> impl Iterator<Item = &str> {
    let entries = match value {
        Value::Array(entries) => entries.as_slice(),
        one => std::slice::from_ref(one),
    };
    entries.iter().filter_map(Value::as_str)
}

fn blocks_of_cells(table: &Table) -> impl Iterator<Item = &Block> {
    let cells = table.rows.iter().flat_map(|row| &row.cells);
    cells
        .filter_map(|cell| match cell {
            Cell::Blocks(blocks) => Some(blocks.as_ref()),
            Cell::Empty | Cell::Text(_) => None,
        })
        .flat_map(|blocks| std::iter::once(&blocks.own).chain(&blocks.descendants))
}

#[cfg(test)]
mod tests;
