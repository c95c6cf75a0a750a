//! The views of a type follow its list: columns come and go, and the caller is told (http.md 19.2).

use std::collections::BTreeMap;

use rolltop_document::envelope::IdSpelling;
use rolltop_document::issue::Issue;
use rolltop_document::labels::Labels;
use rolltop_document::limits::MAX_VIEW_COLUMNS;
use rolltop_document::path::Path;

use rolltop_spec::shared::{PropertyRow, SideEffects};

use super::draft::{PropertyList, TypeDraft};
use super::update::TypeEdit;
use super::views::{Kept, add_columns, prune_columns, views_by};

impl TypeEdit<'_> {
    /// Makes the views follow a list that was replaced: new properties get columns, detached ones lose them.
    pub(super) fn follow_list(&mut self, before: &PropertyList, path: &Path) {
        // Detached ones first: what comes needs the room.
        let mut told = Vec::new();
        for (key, _) in before {
            if self.draft.list.iter().all(|(listed, _)| listed != key) {
                let kept = prune_columns(&mut self.document, key);
                told.push(describe(&self.draft.spelled(key), &kept));
            }
        }
        let after: Vec<String> = self.draft.list.iter().map(|(key, _)| key.clone()).collect();
        let is_new = |key: &String| before.iter().all(|(listed, _)| listed != key);
        self.show(after.into_iter().filter(is_new), path);
        if !detached(&self.draft, before).is_empty() {
            self.draft.warnings.push(detached_warning(path, &told));
        }
    }

    /// Tells of properties that operations took out of the list, each at its place: of those that the whole batch leaves
    /// out, and of the views that work by them in the end.
    pub(super) fn tell_detached(&mut self, taken_out: Vec<(String, Path)>) {
        for (key, place) in taken_out {
            if self.section_of(&key).is_none() {
                let kept = views_by(&self.document, &key);
                let told = describe(&self.draft.spelled(&key), &kept);
                self.draft.warnings.push(detached_warning(place, &[told]));
            }
        }
    }

    /// Gives properties their columns; one warning a view tells of those that found no room.
    pub(super) fn show(&mut self, keys: impl IntoIterator<Item = String>, path: &Path) {
        let mut full: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for key in keys {
            let Some(property) = self.draft.property(&key).cloned() else {
                continue;
            };
            for view in add_columns(&mut self.document, &property) {
                let spelled = self.draft.spelled(&key);
                full.entry(view).or_default().push(spelled);
            }
        }
        for (view, without) in full {
            let message = format!(
                "no column in {view} for {}: a view has at most {MAX_VIEW_COLUMNS}",
                without.join(", ")
            );
            let issue = Issue::at(path, message).hint("remove a column with update_view");
            self.draft.warnings.push(issue);
        }
    }

    /// Ids of new views as the caller wants them.
    pub(super) fn spelled_views(&self, spelling: IdSpelling) -> BTreeMap<String, String> {
        match spelling {
            IdSpelling::Full => self.views.clone(),
            IdSpelling::Compact => {
                let labels = Labels::of(&self.document);
                let spelled = self.views.iter();
                spelled
                    .map(|(place, id)| (place.clone(), labels.label(id).to_owned()))
                    .collect()
            }
        }
    }
}

/// A detached property, and the views that keep its column.
fn describe(key: &str, kept: &Kept) -> String {
    if kept.is_empty() {
        return key.to_owned();
    }
    format!(
        "{key} (its column stays in {}, which works by it)",
        kept.join(", ")
    )
}

/// The warning that tells of detached properties.
fn detached_warning(path: impl Into<String>, told: &[String]) -> Issue {
    let message = format!("detached, with their columns: {}", told.join(", "));
    Issue::at(path, message).hint("the properties and their values stay")
}

/// The properties that the list had before and has no longer, by key.
pub(super) fn detached(draft: &TypeDraft<'_>, before: &PropertyList) -> SideEffects {
    let gone = before
        .iter()
        .filter(|(key, _)| draft.list.iter().all(|(listed, _)| listed != key));
    let rows = gone.filter_map(|(key, _)| {
        let property = draft.property(key)?;
        Some(PropertyRow::of(property, &draft.spelled(key)))
    });
    let mut rows: Vec<PropertyRow> = rows.collect();
    rows.sort_by(|a, b| a.key.cmp(&b.key));
    SideEffects {
        options: Vec::new(),
        properties: rows,
    }
}
