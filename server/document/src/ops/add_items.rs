//! `add_items`: new members of a collection (ops.md 7.13).

use std::collections::HashSet;

use super::draft::{Draft, ViewReceipts};
use super::model::AddItems;
use crate::document::layout_of;
use crate::findings::Findings;
use crate::issue::{Fault, Issue, Ref};
use crate::kinds::Layout;
use crate::path::Path;
use crate::vocabulary::Spelling;
use crate::wording::shown;

impl Draft<'_> {
    pub(super) fn add_items(&mut self, op: &AddItems, path: &Path) -> Result<(), Fault> {
        self.check_collection(path)?;
        let found = self.judge_items(&op.items, &path.key("items"));
        self.accept(found, Vec::new(), ViewReceipts::Reported)?;
        let members = self.document.collection_items.get_or_insert_default();
        let mut absent: HashSet<&str> = op.items.iter().map(String::as_str).collect();
        for member in members.iter() {
            absent.remove(member.as_str());
        }
        let new = op.items.iter().filter(|item| absent.remove(item.as_str()));
        members.extend(new.cloned());
        Ok(())
    }

    /// Refuses an object that cannot have members: it is not a collection and never had members.
    ///
    /// # Errors
    /// At the operation.
    pub(super) fn check_collection(&self, path: &Path) -> Result<(), Fault> {
        let document = &self.document;
        let layout = layout_of(document, self.cx.names.vocabulary());
        if layout == Layout::Collection || document.collection_items.is_some() {
            return Ok(());
        }
        let named = self.cx.names.type_key(&document.type_key);
        let message = format!("the object is of type {named}; only collections have items");
        let issue = Issue::at(path, message).hint("create a collection for them");
        Err(Fault::invalid(issue.see(Ref::op("create_collection"))))
    }

    /// Reports the items that the space does not hold. Items in the bin are accepted with a warning.
    fn judge_items(&self, items: &[String], path: &Path) -> Findings {
        let mut found = Findings::default();
        for (position, id) in items.iter().enumerate() {
            let at = || path.index(position);
            match self.cx.objects.object(id) {
                None => {
                    let issue = Issue::at(
                        at(),
                        format!("the space holds no object {id:?}", id = shown(id)),
                    );
                    let hint =
                        "write the full id of an object of this space, which lists of objects show";
                    found.issue(issue.hint(hint).see(Ref::op("list_objects")));
                }
                Some(facts) if facts.archived => {
                    let warning = Issue::at(
                        at(),
                        format!("the object {id:?} is in the bin", id = shown(id)),
                    );
                    found.warn(warning.hint("lists of members leave it out until it is restored"));
                }
                Some(_) => {}
            }
        }
        found
    }
}
