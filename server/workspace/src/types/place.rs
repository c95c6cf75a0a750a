//! The position of a property in the list of a type (ops.md 15).

use rolltop_document::issue::{Fault, Issue};
use rolltop_document::ops::{Destination, End};
use rolltop_document::path::Path;
use rolltop_document::vocabulary::{Offers, Section, known_list};

use super::draft::TypeDraft;

impl TypeDraft<'_> {
    pub(super) fn section_of(&self, key: &str) -> Option<Section> {
        let mut list = self.list.iter();
        let found = list.find(|(listed, _)| listed == key);
        found.map(|(_, section)| *section)
    }

    /// The listed property that a reference names.
    pub(super) fn listed(&self, spelling: &str, path: &Path) -> Result<String, Fault> {
        let offers = Offers {
            takes: &|def| self.section_of(&def.key).is_some(),
            ..Offers::ALL
        };
        let found = self.find_in_list(spelling, offers);
        let def = found.map_err(|miss| miss.at(path))?;
        if self.section_of(&def.key).is_some() {
            return Ok(def.key.clone());
        }
        let fields = self.list.iter().map(|(key, _)| self.spelled(key));
        let fields: Vec<String> = fields.collect();
        let message = format!("the type does not list {}", self.spelled(&def.key));
        let hint = match known_list(fields.iter().map(String::as_str)) {
            Some(listed) => format!("its properties: {listed}"),
            None => "it lists none: add_property puts one into the list".to_owned(),
        };
        Err(Fault::invalid(Issue::at(path, message).hint(hint)))
    }

    /// Puts a property into a section: at its destination, else at the end.
    pub(super) fn place(
        &mut self,
        key: &str,
        section: Section,
        destination: &Destination<'_>,
        path: &Path,
    ) -> Result<(), Fault> {
        destination.refuse_several(path)?;
        let anchor = match (destination.after, destination.before) {
            (Some(after), _) => Some((self.anchor(key, section, after, &path.key("after"))?, 1)),
            (None, Some(before)) => {
                Some((self.anchor(key, section, before, &path.key("before"))?, 0))
            }
            (None, None) => None,
        };
        self.list.retain(|(listed, _)| listed != key);
        let list = &mut self.list;
        let at = match (anchor, destination.position) {
            (Some((anchor, behind)), _) => {
                let found = list.iter().position(|(listed, _)| *listed == anchor);
                found.map_or(list.len(), |at| at + behind)
            }
            (None, Some(End::First)) => 0,
            (None, Some(End::Last) | None) => list.len(),
        };
        list.insert(at, (key.to_owned(), section));
        Ok(())
    }

    /// The neighbour that a destination names: another property of the same section.
    fn anchor(
        &self,
        key: &str,
        section: Section,
        spelling: &str,
        path: &Path,
    ) -> Result<String, Fault> {
        let anchor = self.listed(spelling, path)?;
        if anchor == key {
            let issue = Issue::at(path, "a property cannot be placed next to itself");
            return Err(Fault::invalid(issue.hint("name another property")));
        }
        match self.section_of(&anchor) {
            Some(held) if held != section => {
                let message = format!(
                    "{} is in another section of the list: {}",
                    self.spelled(&anchor),
                    held.name()
                );
                let hint =
                    "name a property of the same section, or change the section with add_property";
                Err(Fault::invalid(Issue::at(path, message).hint(hint)))
            }
            _ => Ok(anchor),
        }
    }
}
