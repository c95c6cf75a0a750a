//! Hash look-ups over the entities of one namespace (properties, or types), for every way to spell one.

use std::collections::HashMap;

use super::fold::fold;

/// What properties and types have in common: an identity and the ways to spell it.
pub trait Entity {
    /// What it is called in messages: `property` or `type`.
    const NOUN: &'static str;
    /// The operation that lists its kind.
    const LISTED_BY: &'static str;

    /// Internal key of the bundled entity with this exact spelling.
    fn bundled_twin(spelling: &str) -> Option<String>;
    /// True for a spelling that names no entity of a space but has a meaning of its own.
    fn is_reserved(spelling: &str) -> bool;
    /// Object id; empty while a bundled entity is not installed.
    fn id(&self) -> &str;
    /// Internal key.
    fn key(&self) -> &str;
    /// The served key, if it has one.
    fn slug(&self) -> Option<&str>;
    /// Display name.
    fn name(&self) -> &str;
    /// Never listed or suggested.
    fn hidden(&self) -> bool;
    /// Removed from the space.
    fn archived(&self) -> bool;
}

/// Positions of the entities that share a spelling.
type Holders = HashMap<String, Vec<usize>>;

/// The entities of a namespace, by every spelling.
#[derive(Clone, Debug)]
pub(super) struct Index<T> {
    entities: Vec<T>,
    by_key: HashMap<String, usize>,
    live_slugs: Holders,
    live_keys_folded: Holders,
    live_names: Holders,
    live_names_folded: Holders,
    removed: HashMap<String, usize>,
}

impl<T: Entity> Index<T> {
    pub(super) fn new(entities: Vec<T>) -> Self {
        let mut index = Self {
            entities: Vec::new(),
            by_key: HashMap::new(),
            live_slugs: Holders::new(),
            live_keys_folded: Holders::new(),
            live_names: Holders::new(),
            live_names_folded: Holders::new(),
            removed: HashMap::new(),
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
        index
    }

    fn add_live(&mut self, entity: &T, position: usize) {
        if let Some(slug) = entity.slug() {
            hold(&mut self.live_slugs, slug.to_owned(), position);
        }
        // Hidden entities resolve by exact key only (document.md 4.1).
        if entity.hidden() {
            return;
        }
        for key in [Some(entity.key()), entity.slug()].into_iter().flatten() {
            hold(&mut self.live_keys_folded, fold(key), position);
        }
        hold(&mut self.live_names, entity.name().to_owned(), position);
        hold(&mut self.live_names_folded, fold(entity.name()), position);
    }

    fn add_removed(&mut self, entity: &T, position: usize) {
        let exact = [entity.slug(), Some(entity.name())].into_iter().flatten();
        let folded: Vec<String> = exact.clone().map(fold).collect();
        for spelling in exact.map(str::to_owned).chain(folded) {
            if !spelling.is_empty() {
                self.removed.entry(spelling).or_insert(position);
            }
        }
    }

    pub(super) fn all(&self) -> &[T] {
        &self.entities
    }

    /// The entity with this internal key, removed ones included.
    pub(super) fn by_key(&self, key: &str) -> Option<&T> {
        self.at(*self.by_key.get(key)?)
    }

    /// Live entities with this served key; a visible one leaves hidden ones aside.
    pub(super) fn by_slug(&self, slug: &str) -> Vec<&T> {
        let holders = self.holders(&self.live_slugs, slug);
        let visible: Vec<&T> = holders
            .iter()
            .copied()
            .filter(|entity| !entity.hidden())
            .collect();
        if visible.is_empty() { holders } else { visible }
    }

    pub(super) fn by_folded_key(&self, folded: &str) -> Vec<&T> {
        self.holders(&self.live_keys_folded, folded)
    }

    pub(super) fn by_name(&self, name: &str) -> Vec<&T> {
        installed_first(self.holders(&self.live_names, name))
    }

    pub(super) fn by_folded_name(&self, folded: &str) -> Vec<&T> {
        installed_first(self.holders(&self.live_names_folded, folded))
    }

    /// A removed entity that the spelling, or its fold, named.
    pub(super) fn removed(&self, spelling: &str) -> Option<&T> {
        let position = self
            .removed
            .get(spelling)
            .or_else(|| self.removed.get(&fold(spelling)))?;
        self.at(*position)
    }

    fn holders(&self, holders: &Holders, spelling: &str) -> Vec<&T> {
        let positions = holders.get(spelling).map(Vec::as_slice).unwrap_or_default();
        positions
            .iter()
            .filter_map(|position| self.at(*position))
            .collect()
    }

    fn at(&self, position: usize) -> Option<&T> {
        self.entities.get(position)
    }
}

fn hold(holders: &mut Holders, spelling: String, position: usize) {
    if spelling.is_empty() {
        return;
    }
    let positions = holders.entry(spelling).or_default();
    // The internal key and the slug of one entity may fold to the same.
    if positions.last() != Some(&position) {
        positions.push(position);
    }
}

/// A bundled entity that the space did not install gives way to a live one of the same name.
fn installed_first<T: Entity>(holders: Vec<&T>) -> Vec<&T> {
    let installed: Vec<&T> = holders
        .iter()
        .copied()
        .filter(|entity| !entity.id().is_empty())
        .collect();
    if installed.is_empty() {
        holders
    } else {
        installed
    }
}
