//! `remove_items`: removes members of a collection (ops.md 7.13).

use std::collections::HashSet;

use super::draft::Draft;
use super::model::RemoveItems;
use crate::issue::Fault;
use crate::path::Path;

impl Draft<'_> {
    /// Ids that are not members are ignored, even if no object has them.
    pub(super) fn remove_items(&mut self, op: &RemoveItems, path: &Path) -> Result<(), Fault> {
        self.check_collection(path)?;
        let leaving: HashSet<&str> = op.items.iter().map(String::as_str).collect();
        if let Some(members) = &mut self.document.collection_items {
            members.retain(|member| !leaving.contains(member.as_str()));
        }
        Ok(())
    }
}
