//! The keys that one document spells, and how it spells them.
//!
//! Under `keys=name` a name is served only where it is unique inside the document (document.md 4.1). On an
//! edit, what the document itself serves comes before every other rule (document.md 4.2).

use std::collections::{BTreeSet, HashMap, HashSet};

use super::held_keys::HeldKeys;
use super::index::{Entity, Index};
use super::space::Vocabulary;
use crate::document::Document;
use crate::type_settings::listed_properties;

/// Both spellings of every key of one document.
#[derive(Clone, Debug, Default)]
pub struct DocumentKeys {
    properties: Spellings,
    types: Spellings,
    /// Internal keys of the properties that the document holds a value of.
    valued: HashSet<String>,
}

#[derive(Clone, Debug, Default)]
struct Spellings {
    /// Internal key → spelling under `keys=name`.
    names: HashMap<String, String>,
    /// Any served spelling → internal key.
    served: HashMap<String, String>,
}

impl DocumentKeys {
    /// Spells every key that a document holds: in properties, blocks, views, types.
    pub fn of(vocabulary: &Vocabulary, document: &Document) -> Self {
        Self::served(vocabulary, document, [])
    }

    /// Spells every key that a read of a document serves; `derived` are the properties that the server adds.
    pub fn served<'k>(
        vocabulary: &'k Vocabulary,
        document: &'k Document,
        derived: impl IntoIterator<Item = &'k str>,
    ) -> Self {
        let held = HeldKeys::of(document);
        // The definitions of a type also say which types a value may point to.
        let targets = listed_properties(document)
            .filter_map(|(key, _)| vocabulary.property(key))
            .flat_map(|def| def.object_types.iter().map(String::as_str));
        let types: Vec<&str> = held.types.into_iter().chain(targets).collect();
        let properties = held.properties.into_iter().chain(derived);
        let valued = document.properties.keys().cloned().collect();
        Self {
            valued,
            ..Self::new(vocabulary, properties, types)
        }
    }

    /// Spells the internal keys that a document holds; whether it holds values of them is not known.
    pub fn new<'k>(
        vocabulary: &Vocabulary,
        properties: impl IntoIterator<Item = &'k str>,
        types: impl IntoIterator<Item = &'k str>,
    ) -> Self {
        Self {
            properties: Spellings::new(vocabulary.property_index(), properties),
            types: Spellings::new(vocabulary.type_index(), types),
            valued: HashSet::new(),
        }
    }

    /// Takes the spellings of a property away, by its internal key: the document no longer names it.
    pub fn forget_property(&mut self, key: &str) {
        self.properties.names.remove(key);
        self.properties.served.retain(|_, served| served != key);
    }

    /// True if the document holds a value, maybe an empty one, of the property with this internal key.
    pub fn holds_value(&self, key: &str) -> bool {
        self.valued.contains(key)
    }

    /// The spelling of a property under `keys=name`.
    pub fn property_name(&self, key: &str) -> Option<&str> {
        self.properties.names.get(key).map(String::as_str)
    }

    /// The spelling of a type under `keys=name`.
    pub fn type_name(&self, key: &str) -> Option<&str> {
        self.types.names.get(key).map(String::as_str)
    }

    /// Internal key of the property that the document serves under this spelling.
    pub fn served_property(&self, spelling: &str) -> Option<&str> {
        self.properties.served.get(spelling).map(String::as_str)
    }

    /// Internal key of the type that the document serves under this spelling.
    pub fn served_type(&self, spelling: &str) -> Option<&str> {
        self.types.served.get(spelling).map(String::as_str)
    }
}

impl Spellings {
    fn new<'k, T: Entity>(index: &Index<T>, keys: impl IntoIterator<Item = &'k str>) -> Self {
        let keys: BTreeSet<&str> = keys.into_iter().collect();
        // Also a name that could not serve is claimed: none of its holders is the one that is called so.
        let mut claims: HashMap<&str, usize> = HashMap::with_capacity(keys.len());
        for name in keys.iter().filter_map(|key| index.display_name(key)) {
            *claims.entry(name).or_default() += 1;
        }
        let mut spellings = Self {
            names: HashMap::with_capacity(keys.len()),
            served: HashMap::with_capacity(2 * keys.len()),
        };
        for key in keys.iter().copied() {
            let name = index.servable_name(key);
            let name = name.filter(|name| claims.get(name) == Some(&1));
            let spelled = name.unwrap_or_else(|| index.served_key(key));
            spellings.served.insert(spelled.to_owned(), key.to_owned());
            spellings.names.insert(key.to_owned(), spelled.to_owned());
        }
        // Keys last: a key is never another entity's name here, and wins over one.
        for key in keys {
            let served = index.served_key(key);
            spellings.served.insert(served.to_owned(), key.to_owned());
        }
        spellings
    }
}
