//! `delete_view`: a view and its editor state (ops.md 7.12).

use super::draft::Draft;
use super::model::DeleteView;
use super::view_place::find_view;
use crate::issue::{Fault, Issue};
use crate::path::Path;

impl Draft<'_> {
    pub(super) fn delete_view(&mut self, op: &DeleteView, path: &Path) -> Result<(), Fault> {
        let at = self.find_dataview(op.block.as_ref(), path)?;
        let Some(dataview) = self.dataview_mut(at) else {
            return Ok(());
        };
        let place = path.key("view");
        let position = find_view(&dataview.views, &op.view, &place)?;
        if dataview.views.len() == 1 {
            let issue = Issue::at(place, "a dataview keeps its last view");
            let hint = "insert a replacement first, or change it with update_view";
            return Err(Fault::invalid(issue.hint(hint)));
        }
        dataview.views.remove(position);
        Ok(())
    }
}
