//! `insert_view`: a new view of a dataview (ops.md 7.10).

use super::draft::{Draft, ViewReceipts};
use super::model::InsertView;
use super::view_place::Destination;
use super::view_schema::ViewName;
use crate::block::{Minted, MintedKind};
use crate::findings::Findings;
use crate::issue::{Fault, Issue};
use crate::limits::MAX_VIEWS;
use crate::path::Path;
use crate::view::View;
use crate::vocabulary::KeyResolver;

impl Draft<'_> {
    pub(super) fn insert_view(&mut self, op: &InsertView, path: &Path) -> Result<(), Fault> {
        let at = self.find_dataview(op.block.as_ref(), path)?;
        let Some(dataview) = self.dataview(at) else {
            return Ok(());
        };
        let views = self.views(at);
        let target = Destination {
            after: op.after.as_deref(),
            before: op.before.as_deref(),
            position: op.position,
        };
        let place = views.place(&target, path)?.unwrap_or(views.all.len());
        if views.all.len() >= MAX_VIEWS {
            let message = format!("a dataview has at most {MAX_VIEWS} views");
            let issue = Issue::at(path, message);
            return Err(Fault::invalid(issue.hint("delete a view first")));
        }
        let id = self.cx.ids.mint();
        let base = match &op.copy_from {
            None => View::of_dataview(
                dataview,
                op.name.clone(),
                id.clone(),
                &self.named_columns(op),
            ),
            Some(reference) => {
                let from = views.find(reference, &path.key("copy_from"))?;
                let copied = views.all.get(from).cloned().unwrap_or_default();
                View {
                    id: id.clone(),
                    name: op.name.clone(),
                    ..copied
                }
            }
        };
        let view = self.merged_view(at, base, &op.set, &op.columns, (ViewName::Given, path))?;
        let minted = vec![Minted {
            path: path.clone(),
            id,
            kind: MintedKind::View,
        }];
        self.accept(Findings::default(), minted, ViewReceipts::Reported)?;
        if let Some(dataview) = self.dataview_mut(at) {
            dataview.views.insert(place, view);
        }
        Ok(())
    }

    /// The properties for which the operation gives a column.
    fn named_columns(&self, op: &InsertView) -> Vec<String> {
        let names = self.cx.names.silent();
        let given = op.columns.iter().filter(|(_, patch)| !patch.is_null());
        given
            .filter_map(|(key, _)| names.property(key).ok())
            .map(|property| property.key)
            .collect()
    }
}
