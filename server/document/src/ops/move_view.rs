//! `move_view`: another place among the views of a dataview (ops.md 7.11).

use super::draft::Draft;
use super::model::MoveView;
use super::view_place::Destination;
use crate::issue::{Fault, Issue};
use crate::path::Path;

impl Draft<'_> {
    pub(super) fn move_view(&mut self, op: &MoveView, path: &Path) -> Result<(), Fault> {
        let at = self.find_dataview(op.block.as_ref(), path)?;
        let views = self.views(at);
        let from = views.find(&op.view, &path.key("view"))?;
        let target = Destination {
            after: op.after.as_deref(),
            before: op.before.as_deref(),
            position: op.position,
        };
        let Some(place) = views.place(&target, path)? else {
            let issue = Issue::at(path, "the position of the view is missing");
            let hint = "give after, before or position; the first view is the default tab";
            return Err(Fault::invalid(issue.hint(hint)));
        };
        // A position after the view shifts forward by one.
        let place = if place > from { place - 1 } else { place };
        if let Some(dataview) = self.dataview_mut(at) {
            let view = dataview.views.remove(from);
            dataview.views.insert(place, view);
        }
        Ok(())
    }
}
