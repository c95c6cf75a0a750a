//! Resolves a spelling to an entity by a fixed order of rules; the first match wins (document.md 4.2).

use super::index::{Entity, Index};
use crate::similar::canonical_name;
use crate::similar::fold;

/// The rule by which a spelling matches an entity, in order of priority.
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd)]
enum Step {
    Key,
    Slug,
    FoldedKey,
    Name,
    FoldedName,
}

/// The result of resolving a spelling.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Resolution<'a, T> {
    /// One entity, possibly a bundled one that the space has not installed.
    One(&'a T),
    /// Several entities with equal priority.
    Ambiguous(Vec<&'a T>),
    /// An entity that was removed from the space.
    Removed(&'a T),
    /// Nothing.
    Unknown,
}

impl<T: Entity> Index<T> {
    /// Resolves a spelling. The index contains bundled entities that are not installed too, so the exact rules also
    /// cover the bundled table.
    pub(crate) fn resolve(&self, spelling: &str) -> Resolution<'_, T> {
        let keyed = self.by_key(spelling);
        if let Some(live) = keyed.filter(|entity| !entity.archived()) {
            return Resolution::One(live);
        }
        if let Some(found) = self.among(self.by_slug(spelling)) {
            return found;
        }
        // The key was written for a removed entity. Another entity with a similar name must not take its place.
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

    /// True if the spelling named a removed entity before its removal: no live entity matches by a rule with the same
    /// or a higher priority.
    pub(crate) fn named_removed(&self, spelling: &str) -> bool {
        let folded = fold(spelling);
        let first = |archived: bool| {
            let entities = self.all().iter();
            let entities = entities.filter(|entity| entity.archived() == archived);
            entities
                .filter_map(|entity| step(entity, spelling, &folded))
                .min()
        };
        match (first(true), first(false)) {
            (Some(removed), Some(live)) => removed < live,
            (removed, _) => removed.is_some(),
        }
    }

    /// `None` if there is no holder, so that the next rule is tried.
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

    /// A removed bundled entity by its served key, which no other entity can take (document.md 14).
    fn removed_bundled(&self, spelling: &str) -> Option<&T> {
        self.by_key(&T::bundled_twin(spelling)?)
            .filter(|entity| entity.archived())
    }
}

/// The rule by which an entity matches a spelling, given with its fold.
fn step<T: Entity>(entity: &T, spelling: &str, folded: &str) -> Option<Step> {
    let keys = || [Some(entity.key()), entity.slug()].into_iter().flatten();
    let is_alias = || T::bundled_alias(folded).is_some_and(|key| key == entity.key());
    if entity.key() == spelling {
        Some(Step::Key)
    } else if entity.slug() == Some(spelling) {
        Some(Step::Slug)
    } else if entity.hidden() {
        None
    } else if keys().any(|key| fold(key) == folded) || is_alias() {
        Some(Step::FoldedKey)
    } else if canonical_name(entity.name()) == canonical_name(spelling) {
        Some(Step::Name)
    } else {
        (fold(entity.name()) == folded).then_some(Step::FoldedName)
    }
}
