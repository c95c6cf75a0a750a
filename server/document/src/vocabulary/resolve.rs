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

impl<'a, T> Resolution<'a, T> {
    /// `None` when nothing holds the spelling, so that the next rule is asked.
    fn of(holders: Vec<&'a T>) -> Option<Self> {
        match holders.as_slice() {
            [] => None,
            [one] => Some(Self::One(one)),
            _ => Some(Self::Ambiguous(holders)),
        }
    }
}

impl<T: Entity> Index<T> {
    /// Resolves a spelling. Bundled entities that are not installed are in the index too, so that the exact
    /// rules answer for the bundled table as well.
    pub(super) fn resolve(&self, spelling: &str) -> Resolution<'_, T> {
        let live_key = || self.by_key(spelling).filter(|entity| !entity.archived());
        let removed_key = || {
            self.by_key(spelling)
                .or_else(|| self.removed_bundled(spelling))
        };
        let folded = fold(spelling);
        live_key()
            .map(Resolution::One)
            .or_else(|| Resolution::of(self.by_slug(spelling)))
            .or_else(|| removed_key().map(Resolution::Removed))
            .or_else(|| Resolution::of(self.by_folded_key(&folded)))
            .or_else(|| Resolution::of(self.by_name(spelling)))
            .or_else(|| Resolution::of(self.by_folded_name(&folded)))
            .or_else(|| self.removed(spelling).map(Resolution::Removed))
            .unwrap_or(Resolution::Unknown)
    }

    /// A removed bundled entity by its served key, which nothing else can take over (document.md 14).
    fn removed_bundled(&self, spelling: &str) -> Option<&T> {
        self.by_key(&T::bundled_twin(spelling)?)
            .filter(|entity| entity.archived())
    }
}
