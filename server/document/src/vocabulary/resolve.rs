//! From a spelling to an entity (document.md 4.2): the first answer of a fixed order wins.

use super::fold::fold;
use super::index::{Entity, Index};

/// What a spelling names.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Resolution<'a, T> {
    /// One entity; it may be a bundled one that the space has not installed yet.
    One(&'a T),
    /// Several; none is preferred.
    Ambiguous(Vec<&'a T>),
    /// One that was removed from the space.
    Removed(&'a T),
    /// Nothing.
    Unknown,
}

impl<T: Entity> Index<T> {
    /// Resolves a spelling. Bundled entities that are not installed are in the index too, so that the exact
    /// rules answer for the bundled table as well.
    pub(super) fn resolve(&self, spelling: &str) -> Resolution<'_, T> {
        let keyed = self.by_key(spelling);
        if let Some(live) = keyed.filter(|entity| !entity.archived()) {
            return Resolution::One(live);
        }
        if let Some(found) = self.among(self.by_slug(spelling)) {
            return found;
        }
        // What was meant when the key was written is gone: another entity that is only called alike is not it.
        let removed = keyed.or_else(|| self.removed_bundled(spelling));
        if let Some(removed) = removed.or_else(|| self.removed_slug(spelling)) {
            return Resolution::Removed(removed);
        }
        let folded = fold(spelling);
        self.among(self.by_folded_key(&folded))
            .or_else(|| self.aliased(&folded))
            .or_else(|| self.among(self.by_name(spelling)))
            .or_else(|| self.among(self.by_folded_name(&folded)))
            .or_else(|| self.removed(spelling, &folded).map(Resolution::Removed))
            .unwrap_or(Resolution::Unknown)
    }

    /// `None` when nothing holds the spelling, so that the next rule is asked.
    fn among(&self, holders: &[usize]) -> Option<Resolution<'_, T>> {
        match holders {
            [] => None,
            [one] => self.at(*one).map(Resolution::One),
            several => {
                let holders = several
                    .iter()
                    .filter_map(|position| self.at(*position))
                    .collect();
                Some(Resolution::Ambiguous(holders))
            }
        }
    }

    fn aliased(&self, folded: &str) -> Option<Resolution<'_, T>> {
        let live = self.by_key(&T::bundled_alias(folded)?);
        live.filter(|entity| !entity.archived())
            .map(Resolution::One)
    }

    /// A removed bundled entity by its served key, which nothing else can take over (document.md 14).
    fn removed_bundled(&self, spelling: &str) -> Option<&T> {
        self.by_key(&T::bundled_twin(spelling)?)
            .filter(|entity| entity.archived())
    }
}
