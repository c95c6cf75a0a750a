//! The views of a type follow its list: columns come and go (http.md 19.2).

use std::collections::BTreeMap;

use rolltop_document::block::{BlockContent, Dataview, DataviewProperty};
use rolltop_document::document::Document;
use rolltop_document::issue::Issue;
use rolltop_document::limits::MAX_VIEW_COLUMNS;
use rolltop_document::path::Path;
use rolltop_document::view::{FilterNode, View};
use rolltop_document::vocabulary::PropertyDef;

use super::draft::TypeDraft;

/// Gives every view of the type a visible column of the property. Returns the views without room.
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

/// Takes the columns of a property out of the views that do not use it. Returns the others.
pub(super) fn prune_columns(document: &mut Document, key: &str) -> Vec<String> {
    for Dataview {
        views, properties, ..
    } in dataviews(document)
    {
        let unused = views.iter_mut().filter(|view| !works_by(view, key));
        unused.for_each(|view| view.columns.retain(|column| column.property != key));
        if !views.iter().any(|view| works_by(view, key)) {
            properties.retain(|known| known.property != key);
        }
    }
    views_by(document, key)
}

/// The views that keep the column of a detached property.
pub(super) fn views_by(document: &Document, key: &str) -> Vec<String> {
    let blocks = document.blocks.iter();
    let views = blocks.flat_map(|block| match &block.content {
        BlockContent::Dataview(dataview) => dataview.views.as_slice(),
        _ => &[],
    });
    let kept = views.filter(|view| works_by(view, key));
    kept.map(|view| view.name.clone()).collect()
}

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

impl TypeDraft<'_> {
    /// Updates the views after the list was replaced: new properties get columns, detached ones lose them.
    pub(super) fn follow_list(&mut self, path: &Path) {
        // Detached ones first, to make room for the new ones.
        let mut told = Vec::new();
        for (key, _) in self.list_before {
            if !self.is_listed(key) {
                let kept = prune_columns(&mut self.document, key);
                told.push(describe(&self.spelled(key), &kept));
            }
        }
        let is_new = |key: &&String| self.list_before.iter().all(|(listed, _)| listed != *key);
        let keys = self.list.iter().map(|(key, _)| key);
        let new: Vec<String> = keys.filter(is_new).cloned().collect();
        self.show(new, path);
        if !self.detached().is_empty() {
            self.warnings.push(detached_warning(path, &told));
        }
    }

    /// Warns about properties that the batch took out of the list, and about the views that still use them.
    pub(super) fn tell_detached(&mut self, taken_out: Vec<(String, Path)>) {
        for (key, place) in taken_out {
            if !self.is_listed(&key) {
                let kept = views_by(&self.document, &key);
                let told = describe(&self.spelled(&key), &kept);
                self.warnings.push(detached_warning(place, &[told]));
            }
        }
    }

    /// Gives properties their columns. Each view without room gets one warning.
    pub(super) fn show(&mut self, keys: impl IntoIterator<Item = String>, path: &Path) {
        let mut full: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for key in keys {
            let Some(property) = self.property(&key).cloned() else {
                continue;
            };
            for view in add_columns(&mut self.document, &property) {
                let spelled = self.spelled(&key);
                full.entry(view).or_default().push(spelled);
            }
        }
        for (view, without) in full {
            let message = format!(
                "no column in {view} for {}: a view has at most {MAX_VIEW_COLUMNS}",
                without.join(", ")
            );
            let issue = Issue::at(path, message).hint("remove a column with update_view");
            self.warnings.push(issue);
        }
    }
}

/// A detached property, and the views that keep its column.
fn describe(key: &str, kept: &[String]) -> String {
    if kept.is_empty() {
        return key.to_owned();
    }
    format!(
        "{key} (its column stays in {}, which depends on it)",
        kept.join(", ")
    )
}

/// The warning that tells of detached properties.
fn detached_warning(path: impl Into<String>, told: &[String]) -> Issue {
    let message = format!("detached, with their columns: {}", told.join(", "));
    Issue::at(path, message).hint("the properties and their values stay")
}
