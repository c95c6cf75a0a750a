//! The columns that a type's views have of its properties (http.md 19.2).

use rolltop_document::block::{BlockContent, Dataview, DataviewProperty};
use rolltop_document::document::Document;
use rolltop_document::view::{FilterNode, View};
use rolltop_document::vocabulary::PropertyDef;

/// The views that keep the column of a detached property because they do something by it.
pub(super) type Kept = Vec<String>;

/// Gives every view of the type a visible column of the property; answers the views that have no room.
pub(super) fn add_columns(document: &mut Document, def: &PropertyDef) -> Vec<String> {
    let mut full = Vec::new();
    for dataview in dataviews(document) {
        let known = dataview.properties.iter().any(|it| it.property == def.key);
        if !known {
            dataview.properties.push(DataviewProperty {
                property: def.key.clone(),
                format: Some(def.format.name().to_owned()),
            });
        }
        for view in &mut dataview.views {
            if !view.show_column(&def.key) {
                full.push(view.name.clone());
            }
        }
    }
    full
}

/// Takes the columns of a property out of the views that do nothing by it; answers the others.
pub(super) fn prune_columns(document: &mut Document, key: &str) -> Kept {
    let mut kept = Vec::new();
    for dataview in dataviews(document) {
        let mut is_used = false;
        for view in &mut dataview.views {
            if works_by(view, key) {
                is_used = true;
                kept.push(view.name.clone());
            } else {
                view.columns.retain(|column| column.property != key);
            }
        }
        if !is_used {
            dataview.properties.retain(|known| known.property != key);
        }
    }
    kept
}

/// The views that keep the column of a detached property.
pub(super) fn views_by(document: &Document, key: &str) -> Kept {
    let blocks = document.blocks.iter();
    let views = blocks.flat_map(|block| match &block.content {
        BlockContent::Dataview(dataview) => dataview.views.as_slice(),
        _ => &[],
    });
    let kept = views.filter(|view| works_by(view, key));
    kept.map(|view| view.name.clone()).collect()
}

/// The property of every view.
fn dataviews(document: &mut Document) -> impl Iterator<Item = &mut Dataview> {
    let blocks = document.blocks.iter_mut();
    blocks.filter_map(|block| match &mut block.content {
        BlockContent::Dataview(dataview) => Some(dataview),
        _ => None,
    })
}

/// True where the view groups, covers, sorts or filters by the property.
fn works_by(view: &View, key: &str) -> bool {
    let by_one = [&view.group_by, &view.cover_property];
    by_one.into_iter().any(|by| by.as_deref() == Some(key))
        || view.sorts.iter().any(|sort| sort.property == key)
        || filters_by(&view.filters, key)
}

fn filters_by(filters: &[FilterNode], key: &str) -> bool {
    let mut left: Vec<&FilterNode> = filters.iter().collect();
    while let Some(node) = left.pop() {
        match node {
            FilterNode::Group { filters, .. } => left.extend(filters),
            FilterNode::Leaf(leaf) if leaf.property == key => return true,
            FilterNode::Leaf(_) => {}
        }
    }
    false
}
