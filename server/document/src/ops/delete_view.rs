//! `delete_view`: a view and its editor state (ops.md 7.12).

use super::draft::Draft;
use super::model::DeleteView;
use crate::issue::{Fault, Issue};
use crate::path::Path;

impl Draft<'_> {
    pub(super) fn delete_view(&mut self, op: &DeleteView, path: &Path) -> Result<(), Fault> {
        let at = self.find_dataview(op.block.as_ref(), path)?;
        let views = self.views(at);
        let place = path.key("view");
        let position = views.find(&op.view, &place)?;
        if views.all.len() == 1 {
            let issue = Issue::at(place, "a dataview keeps its last view");
            let hint = "insert a replacement first, or change it with update_view";
            return Err(Fault::invalid(issue.hint(hint)));
        }
        if let Some(dataview) = self.dataview_mut(at) {
            dataview.views.remove(position);
        }
        Ok(())
    }
}
