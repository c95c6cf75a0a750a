//! How entities are spelled for readers (document.md 4.1), and what to say about spellings that miss.

use unicode_normalization::UnicodeNormalization;

use super::advice::Advising;
use super::index::{Entity, Index};
use super::miss;
use super::resolve::Resolution;
use crate::issue::Miss;
use crate::similar::fold;
use crate::wire::wire_enum;

wire_enum! {
    /// The spelling of keys that a reader asked for with `keys=`.
    KeysMode { Slug = "slug", Name = "name" }
}

/// Longest display name that is served as a spelling, in characters (document.md 3).
const MAX_SERVED_NAME: usize = 128;

/// True for a text with a control character, which no key of a property holds (document.md 3). Names may: those are
/// served by their keys.
pub(crate) fn holds_control(text: &str) -> bool {
    text.chars().any(|c| c.is_ascii_control())
}

/// The display name of an entity, and whether it may serve as its spelling.
#[derive(Clone, Debug)]
pub(crate) struct ServedName {
    /// In normal form.
    pub(crate) display: String,
    /// As far as the space is concerned, whatever else a document holds.
    may_serve: bool,
}

impl ServedName {
    /// The name as far as it may serve as a spelling, whatever else the document holds.
    pub(crate) fn servable(&self) -> Option<&str> {
        self.may_serve.then_some(&self.display)
    }
}

impl<T: Entity> Index<T> {
    /// The display name, which a removed entity does not hold any more.
    pub(crate) fn named(&self, key: &str) -> Option<&ServedName> {
        self.name_served(key, |entity| {
            let display: String = UnicodeNormalization::nfc(entity.name()).collect();
            let may_serve = self.may_serve(&display, entity.key());
            (!entity.archived()).then_some(ServedName { display, may_serve })
        })
    }

    fn may_serve(&self, name: &str, key: &str) -> bool {
        let fits = !name.trim().is_empty()
            && name.chars().count() <= MAX_SERVED_NAME
            && !holds_control(name)
            && !T::is_reserved(name);
        let is_key_of_other = self.by_key(name).is_some_and(|other| other.key() != key)
            || self.keys(self.by_slug(name)).any(|other| other != key)
            || (self.by_slug(name).is_empty() && self.removed_slug(name).is_some());
        fits && !is_key_of_other && self.may_mean(name, key)
    }

    /// True if what a read serves can be sent back: a name that means another entity, or none as that of a hidden one,
    /// would be written elsewhere or refused. One that means several is told of when it is sent.
    fn may_mean(&self, name: &str, key: &str) -> bool {
        match self.resolve(name) {
            Resolution::One(entity) => entity.key() == key,
            Resolution::Ambiguous(holders) => holders.iter().any(|entity| entity.key() == key),
            Resolution::Removed(_) | Resolution::Unknown => false,
        }
    }

    /// The entity that a spelling names. A miss suggests those that `offers` admits: what the place takes.
    ///
    /// # Errors
    /// Unknown, removed or ambiguous.
    pub(crate) fn find(
        &self,
        spelling: &str,
        mode: KeysMode,
        advising: Advising<'_>,
        offers: &dyn Fn(&T) -> bool,
    ) -> Result<&T, Miss> {
        #[cfg(any(test, feature = "testing"))]
        count::looked_up();
        match self.resolve(spelling) {
            Resolution::One(entity) => Ok(entity),
            Resolution::Ambiguous(holders) => {
                let holders: Vec<(&str, &str)> = holders
                    .into_iter()
                    .map(|entity| (self.served_key(entity.key()), entity.id()))
                    .collect();
                Err(miss::ambiguous::<T>(spelling, &holders))
            }
            Resolution::Removed(_) => Err(self.removed_miss(spelling, mode, advising, offers)),
            Resolution::Unknown => {
                let known = self.known(mode, advising, offers);
                let known: Vec<&str> = known.iter().map(String::as_str).collect();
                Err(self.unknown(spelling, &known))
            }
        }
    }

    /// The entity to remove. A spelling that named what was removed asks for the same removal again, and not for that of
    /// another one that is only called alike (http.md 19.3, 20.3). A miss tells of those that `may_go`.
    ///
    /// # Errors
    /// Unknown, removed or ambiguous.
    pub(crate) fn find_to_remove(
        &self,
        spelling: &str,
        mode: KeysMode,
        may_go: &dyn Fn(&T) -> bool,
    ) -> Result<&T, Miss> {
        if !self.named_removed(spelling) {
            return self.find(spelling, mode, Advising::Always, may_go);
        }
        let alike = match self.resolve(spelling) {
            Resolution::One(live) => vec![live],
            Resolution::Ambiguous(several) => several,
            Resolution::Removed(_) | Resolution::Unknown => Vec::new(),
        };
        let alike = alike.into_iter().filter(|live| may_go(live));
        let keys: Vec<&str> = alike.map(|live| self.served_key(live.key())).collect();
        Err(match keys.is_empty() {
            true => self.removed_miss(spelling, mode, Advising::Always, may_go),
            false => miss::removed_beside::<T>(spelling, &keys),
        })
    }

    /// What to say about a spelling of a removed entity.
    pub(crate) fn removed_miss(
        &self,
        spelling: &str,
        mode: KeysMode,
        advising: Advising<'_>,
        offers: &dyn Fn(&T) -> bool,
    ) -> Miss {
        let known = self.known(mode, advising, offers);
        let known: Vec<&str> = known.iter().map(String::as_str).collect();
        miss::removed::<T>(spelling, &known, self.unread())
    }

    /// What to say about a spelling that names none of those that it may name.
    pub(crate) fn unknown(&self, spelling: &str, known: &[&str]) -> Miss {
        miss::unknown::<T>(spelling, known, self.unread())
    }

    /// What the space lists (http.md 19, 20): by name, then served key.
    pub(crate) fn listed(&self) -> Vec<&T> {
        let is_listed = |entity: &&T| !entity.id().is_empty() && is_suggested(entity);
        let mut listed: Vec<&T> = self.all().iter().filter(is_listed).collect();
        listed.sort_by_key(|entity| (entity.name(), self.served_key(entity.key())));
        listed
    }

    /// What may be suggested and is of use where the spelling stands, as far as suggestions are wanted.
    fn known(
        &self,
        mode: KeysMode,
        advising: Advising<'_>,
        offers: &dyn Fn(&T) -> bool,
    ) -> Vec<String> {
        if !advising.grants() {
            return Vec::new();
        }
        let suggested = self.all().iter().filter(is_suggested);
        let suggested = suggested.filter(|entity| offers(entity));
        suggested
            .map(|entity| self.spelled(entity.key(), mode))
            .collect()
    }

    /// How messages spell an internal key: by name where that is asked for and names just this one.
    pub(crate) fn spelled(&self, key: &str, mode: KeysMode) -> String {
        let is_it =
            |name: &&str| matches!(self.resolve(name), Resolution::One(one) if one.key() == key);
        let name = match mode {
            KeysMode::Slug => None,
            KeysMode::Name => self.named(key).and_then(ServedName::servable).filter(is_it),
        };
        name.unwrap_or_else(|| self.served_key(key)).to_owned()
    }

    /// Internal key of the entity whose key equals this one, exactly or by fold. A removed one vacates its served
    /// key, and keeps the internal one, under which objects go on serving their values of it.
    pub(crate) fn holder_of_key(&self, slug: &str) -> Option<String> {
        let exact = self.by_key(slug).map(T::key);
        let by_fold = || self.keys(self.by_folded_key(&fold(slug))).next();
        let holder = exact
            .or_else(|| self.keys(self.by_slug(slug)).next())
            .or_else(by_fold)?;
        Some(holder.to_owned())
    }

    fn keys(&self, positions: &[usize]) -> impl Iterator<Item = &str> {
        positions
            .iter()
            .filter_map(|position| self.at(*position))
            .map(T::key)
    }
}

/// Hidden and removed entities are never listed or suggested (document.md 4.1).
fn is_suggested<T: Entity>(entity: &&T) -> bool {
    !entity.archived() && !entity.hidden()
}

/// A count of look-ups, for tests.
#[cfg(any(test, feature = "testing"))]
pub(crate) mod count {
    use std::cell::Cell;

    thread_local! {
        static LOOK_UPS: Cell<usize> = const { Cell::new(0) };
    }

    /// How many spellings this thread has looked up among the properties and types of a space: a measure of work that does
    /// not depend on the machine.
    pub fn look_ups() -> usize {
        LOOK_UPS.get()
    }

    /// Counts one of them.
    pub(crate) fn looked_up() {
        LOOK_UPS.set(LOOK_UPS.get() + 1);
    }
}
