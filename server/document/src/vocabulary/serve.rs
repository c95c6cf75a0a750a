//! Renders keys of entities for reads (document.md 4.1), and builds messages for spellings that do not resolve.

use unicode_normalization::UnicodeNormalization;

use super::advice::Advising;
use super::index::{Entity, Index};
use super::miss;
use super::resolve::Resolution;
use crate::issue::Miss;
use crate::similar::fold;
use crate::wire::wire_enum;

wire_enum! {
    /// The spelling of keys that `keys=` requests.
    KeysMode { Slug = "slug", Name = "name" }
}

/// Maximum length of a display name that is served as a key, in characters (document.md 3).
const MAX_SERVED_NAME: usize = 128;

/// True for a text with a control character, which property keys cannot contain (document.md 3). An entity with such a
/// name is served by its key.
pub(crate) fn holds_control(text: &str) -> bool {
    text.chars().any(|c| c.is_ascii_control())
}

/// The display name of an entity, and whether it can be served as its key.
#[derive(Clone, Debug)]
pub(crate) struct ServedName {
    /// In normalized form.
    pub(crate) display: String,
    /// Whether the space allows it; the keys of a document can still prevent it.
    may_serve: bool,
}

impl ServedName {
    /// The name, if the space allows to serve it as a key.
    pub(crate) fn servable(&self) -> Option<&str> {
        self.may_serve.then_some(&self.display)
    }
}

impl<T: Entity> Index<T> {
    /// The display name; `None` for a removed entity.
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

    /// True if the served name can be sent back. A name that resolves to another entity or to none, such as that of a
    /// hidden entity, cannot. An ambiguous name is reported when it is sent.
    fn may_mean(&self, name: &str, key: &str) -> bool {
        match self.resolve(name) {
            Resolution::One(entity) => entity.key() == key,
            Resolution::Ambiguous(holders) => holders.iter().any(|entity| entity.key() == key),
            Resolution::Removed(_) | Resolution::Unknown => false,
        }
    }

    /// Resolves a spelling to an entity. `offers` selects the entities that a miss can suggest.
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

    /// Resolves a spelling to the entity to remove. A spelling of an already removed entity repeats that removal; it
    /// does not match another entity with the same name (http.md 19.3, 20.3). `may_go` selects the entities that a miss
    /// can suggest.
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

    /// The miss for a spelling of a removed entity.
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

    /// The miss for a spelling that matches none of the allowed entities.
    pub(crate) fn unknown(&self, spelling: &str, known: &[&str]) -> Miss {
        miss::unknown::<T>(spelling, known, self.unread())
    }

    /// The entities that the space lists (http.md 19, 20), sorted by name, then served key.
    pub(crate) fn listed(&self) -> Vec<&T> {
        let is_listed = |entity: &&T| !entity.id().is_empty() && is_suggested(entity);
        let mut listed: Vec<&T> = self.all().iter().filter(is_listed).collect();
        listed.sort_by_key(|entity| (entity.name(), self.served_key(entity.key())));
        listed
    }

    /// The keys that can be suggested and are accepted in this place, if suggestions are wanted.
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

    /// The spelling of an internal key in messages: the name if requested and unique, else the key.
    pub(crate) fn spelled(&self, key: &str, mode: KeysMode) -> String {
        let is_it =
            |name: &&str| matches!(self.resolve(name), Resolution::One(one) if one.key() == key);
        let name = match mode {
            KeysMode::Slug => None,
            KeysMode::Name => self.named(key).and_then(ServedName::servable).filter(is_it),
        };
        name.unwrap_or_else(|| self.served_key(key)).to_owned()
    }

    /// Internal key of the entity with this key, exactly or by fold. A removed entity frees its served key but keeps
    /// its internal key, under which objects still serve its values.
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

/// Counts lookups, for tests.
#[cfg(any(test, feature = "testing"))]
pub(crate) mod count {
    use std::cell::Cell;

    thread_local! {
        static LOOK_UPS: Cell<usize> = const { Cell::new(0) };
    }

    /// The number of property and type lookups on this thread: a measure of work that does not depend on the machine.
    pub fn look_ups() -> usize {
        LOOK_UPS.get()
    }

    /// Counts one lookup.
    pub(crate) fn looked_up() {
        LOOK_UPS.set(LOOK_UPS.get() + 1);
    }
}
