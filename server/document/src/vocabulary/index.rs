//! Hash index over the entities of one namespace (properties or types), by every spelling.

use std::collections::HashMap;
use std::sync::OnceLock;

use super::serve::ServedName;
use super::unread::Unread;
use crate::kinds::Kind;
use crate::similar::canonical_name;
use crate::similar::fold;

/// The common interface of properties and types: identity and spellings.
pub trait Entity {
    /// The noun in messages: `property` or `type`.
    const NOUN: &'static str;
    /// The kind of the defining objects.
    const KIND: Kind;
    /// The operation that lists them.
    const LISTED_BY: &'static str;
    /// Whether a removed entity keeps its served key until another takes it. True for types, because objects keep a
    /// removed type (http.md 19.3). A removed property is served by its internal key (document.md 4.1).
    const KEEPS_KEY: bool;

    /// Internal key of the bundled entity with this exact spelling.
    fn bundled_twin(spelling: &str) -> Option<String>;
    /// Internal key of the bundled entity for which a folded spelling is an alias, whatever its display name.
    fn bundled_alias(folded: &str) -> Option<String>;
    /// True for a spelling with a special meaning, which no entity can have.
    fn is_reserved(spelling: &str) -> bool;
    /// Object id; empty if a bundled entity is not installed.
    fn id(&self) -> &str;
    /// Internal key.
    fn key(&self) -> &str;
    /// The served key, if it has one.
    fn slug(&self) -> Option<&str>;
    /// Display name.
    fn name(&self) -> &str;
    /// Whether it is excluded from lists and suggestions.
    fn hidden(&self) -> bool;
    /// Whether it is removed from the space.
    fn archived(&self) -> bool;
}

/// Positions of the entities that share a spelling.
type Holders = HashMap<String, Vec<usize>>;

/// Index of the entities of a namespace by every spelling. Priorities between holders of a spelling are resolved at
/// construction.
#[derive(Clone, Debug)]
pub(crate) struct Index<T> {
    entities: Vec<T>,
    /// By position: whether the entity is served by its slug, which must be unique.
    slug_served: Vec<bool>,
    /// By position: the served display name, computed on first use.
    names_served: Vec<OnceLock<Option<ServedName>>>,
    by_key: HashMap<String, usize>,
    live_slugs: Holders,
    live_keys_folded: Holders,
    live_names: Holders,
    live_names_folded: Holders,
    /// By key, name, and the folds of both.
    removed: HashMap<String, usize>,
    /// By the exact served key.
    removed_slugs: HashMap<String, usize>,
    /// The unreadable definitions of the namespace.
    unread: Unread,
}

impl<T: Entity> Index<T> {
    pub(crate) fn new(entities: Vec<T>) -> Self {
        let mut index = Self {
            entities: Vec::new(),
            slug_served: Vec::new(),
            names_served: Vec::new(),
            by_key: HashMap::new(),
            live_slugs: Holders::new(),
            live_keys_folded: Holders::new(),
            live_names: Holders::new(),
            live_names_folded: Holders::new(),
            removed: HashMap::new(),
            removed_slugs: HashMap::new(),
            unread: Unread::default(),
        };
        for (position, entity) in entities.iter().enumerate() {
            index.by_key.insert(entity.key().to_owned(), position);
            if entity.archived() {
                index.add_removed(entity, position);
            } else {
                index.add_live(entity, position);
            }
        }
        index.entities = entities;
        index.settle();
        index
    }

    /// Adds the unreadable definitions of the namespace: an unknown spelling may mean one of them.
    pub(crate) fn beside(mut self, unread: &Unread) -> Self {
        self.unread = unread.of(T::KIND);
        self
    }

    /// The unreadable definitions of the namespace.
    pub(crate) fn unread(&self) -> &Unread {
        &self.unread
    }

    fn add_live(&mut self, entity: &T, position: usize) {
        if let Some(slug) = entity.slug() {
            hold(&mut self.live_slugs, slug.to_owned(), position);
        }
        // Hidden entities resolve only by their exact internal or served key (document.md 4.1, 4.2).
        if entity.hidden() {
            return;
        }
        for key in [Some(entity.key()), entity.slug()].into_iter().flatten() {
            hold(&mut self.live_keys_folded, fold(key), position);
        }
        let name = canonical_name(entity.name()).into_owned();
        hold(&mut self.live_names, name, position);
        hold(&mut self.live_names_folded, fold(entity.name()), position);
    }

    fn add_removed(&mut self, entity: &T, position: usize) {
        if let Some(slug) = entity.slug() {
            self.removed_slugs.insert(slug.to_owned(), position);
        }
        let exact = [entity.slug(), Some(entity.name())].into_iter().flatten();
        let folded: Vec<String> = exact.clone().map(fold).collect();
        for spelling in exact.map(str::to_owned).chain(folded) {
            if !spelling.is_empty() {
                self.removed.entry(spelling).or_insert(position);
            }
        }
    }

    /// Applies priorities: visible holders of a slug before hidden ones, and installed holders of a name before bundled
    /// ones that are not installed.
    fn settle(&mut self) {
        let entities = &self.entities;
        prefer(&mut self.live_slugs, entities, |entity| !entity.hidden());
        prefer(&mut self.live_names, entities, |entity| {
            !entity.id().is_empty()
        });
        prefer(&mut self.live_names_folded, entities, |entity| {
            !entity.id().is_empty()
        });
        self.slug_served = (0..entities.len())
            .map(|position| self.serves_slug(position))
            .collect();
        self.names_served.resize_with(entities.len(), OnceLock::new);
    }

    fn serves_slug(&self, position: usize) -> bool {
        let entity = self.entities.get(position);
        let Some((entity, slug)) = entity.and_then(|entity| Some((entity, entity.slug()?))) else {
            return false;
        };
        let is_free = self
            .by_key
            .get(slug)
            .is_none_or(|holder| *holder == position);
        let holders = self.by_slug(slug);
        is_free
            && if entity.archived() {
                T::KEEPS_KEY && holders.is_empty()
            } else {
                holders == [position]
            }
    }

    pub(crate) fn all(&self) -> &[T] {
        &self.entities
    }

    pub(crate) fn at(&self, position: usize) -> Option<&T> {
        self.entities.get(position)
    }

    /// The entity with this internal key, including removed ones.
    pub(crate) fn by_key(&self, key: &str) -> Option<&T> {
        self.at(*self.by_key.get(key)?)
    }

    /// The served key for an internal key: the slug of a live entity if it is unique, else the internal key.
    pub(crate) fn served_key<'a>(&'a self, key: &'a str) -> &'a str {
        let position = self.by_key.get(key).copied();
        let served = position.filter(|at| self.slug_served.get(*at).copied().unwrap_or_default());
        served
            .and_then(|at| self.at(at))
            .and_then(T::slug)
            .unwrap_or(key)
    }

    /// The served display name of the entity with this internal key, computed on first use.
    pub(crate) fn name_served(
        &self,
        key: &str,
        compute: impl FnOnce(&T) -> Option<ServedName>,
    ) -> Option<&ServedName> {
        let position = *self.by_key.get(key)?;
        let entity = self.at(position)?;
        let served = self.names_served.get(position)?;
        served.get_or_init(|| compute(entity)).as_ref()
    }

    pub(crate) fn by_slug(&self, slug: &str) -> &[usize] {
        holders(&self.live_slugs, slug)
    }

    pub(crate) fn by_folded_key(&self, folded: &str) -> &[usize] {
        holders(&self.live_keys_folded, folded)
    }

    pub(crate) fn by_name(&self, name: &str) -> &[usize] {
        holders(&self.live_names, &canonical_name(name))
    }

    pub(crate) fn by_folded_name(&self, folded: &str) -> &[usize] {
        holders(&self.live_names_folded, folded)
    }

    /// The removed entity that was served under exactly this key.
    pub(crate) fn removed_slug(&self, spelling: &str) -> Option<&T> {
        self.at(*self.removed_slugs.get(spelling)?)
    }

    /// The removed entity that the spelling or its fold named.
    pub(crate) fn removed(&self, spelling: &str, folded: &str) -> Option<&T> {
        self.at(*self
            .removed
            .get(spelling)
            .or_else(|| self.removed.get(folded))?)
    }
}

fn hold(holders: &mut Holders, spelling: String, position: usize) {
    if spelling.is_empty() {
        return;
    }
    let positions = holders.entry(spelling).or_default();
    // The internal key and the slug of one entity can have the same fold.
    if positions.last() != Some(&position) {
        positions.push(position);
    }
}

fn holders<'h>(holders: &'h Holders, spelling: &str) -> &'h [usize] {
    holders.get(spelling).map(Vec::as_slice).unwrap_or_default()
}

/// Keeps only the preferred holders of a spelling, if there are any.
fn prefer<T>(holders: &mut Holders, entities: &[T], preferred: impl Fn(&T) -> bool) {
    for positions in holders.values_mut().filter(|positions| positions.len() > 1) {
        let is_preferred = |at: &usize| entities.get(*at).is_some_and(&preferred);
        if positions.iter().any(is_preferred) {
            positions.retain(is_preferred);
        }
    }
}
