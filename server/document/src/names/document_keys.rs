//! The keys used in one document, and their spellings.
//!
//! With `keys=name`, a name is served only if it is unique in the document (document.md 4.1). In an edit, the spellings
//! that the document serves have priority over all other rules (document.md 4.2).

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

use super::held_keys::HeldKeys;
use crate::document::{Document, listed_properties};
use crate::vocabulary::Vocabulary;
use crate::vocabulary::index::{Entity, Index};
use crate::vocabulary::serve::ServedName;

/// Both spellings of every key in one document.
#[derive(Clone, Debug, Default)]
pub struct DocumentKeys<'k> {
    properties: Spellings<'k>,
    types: Spellings<'k>,
    /// The property values of the document, by internal key.
    values: Option<&'k BTreeMap<String, Value>>,
}

#[derive(Clone, Debug, Default)]
struct Spellings<'k> {
    /// Internal key → spelling under `keys=name`.
    names: Pairs<'k>,
    /// Any served spelling → internal key.
    served: Pairs<'k>,
}

/// A sorted map for a few lookups per edit.
#[derive(Clone, Debug, Default)]
struct Pairs<'k>(Vec<(&'k str, &'k str)>);

impl<'k> Pairs<'k> {
    /// If several pairs have the same text, the first one counts.
    fn new(mut pairs: Vec<(&'k str, &'k str)>) -> Self {
        pairs.sort_by_key(|(text, _)| *text);
        pairs.dedup_by_key(|(text, _)| *text);
        Self(pairs)
    }

    fn get(&self, text: &str) -> Option<&'k str> {
        let at = self.0.binary_search_by_key(&text, |(text, _)| text).ok()?;
        self.0.get(at).map(|(_, meant)| *meant)
    }
}

impl<'k> DocumentKeys<'k> {
    /// Collects the keys of a document: in properties, blocks, views and types.
    pub fn of(vocabulary: &'k Vocabulary, document: &'k Document) -> Self {
        Self::served(vocabulary, document, [])
    }

    /// Collects the keys that a read of a document serves; `derived` are the properties that the server adds.
    pub fn served(
        vocabulary: &'k Vocabulary,
        document: &'k Document,
        derived: impl IntoIterator<Item = &'k str>,
    ) -> Self {
        let HeldKeys {
            mut properties,
            mut types,
        } = HeldKeys::of(document);
        properties.extend(derived);
        // The definitions of a type also name the types that values can refer to.
        let listed = listed_properties(document);
        let listed = listed.filter_map(|(key, _)| vocabulary.property(key));
        types.extend(listed.flat_map(|def| def.object_types.iter().map(String::as_str)));
        Self {
            properties: Spellings::new(vocabulary.property_index(), &properties),
            types: Spellings::new(vocabulary.type_index(), &types),
            values: Some(&document.properties),
        }
    }

    /// Collects the given internal keys of a document, without its property values.
    pub fn new(
        vocabulary: &'k Vocabulary,
        properties: impl IntoIterator<Item = &'k str>,
        types: impl IntoIterator<Item = &'k str>,
    ) -> Self {
        Self {
            properties: Spellings::new(
                vocabulary.property_index(),
                &properties.into_iter().collect(),
            ),
            types: Spellings::new(vocabulary.type_index(), &types.into_iter().collect()),
            values: None,
        }
    }

    /// Removes the spellings of a property, by internal key, because the document no longer uses it.
    pub fn forget_property(&mut self, key: &str) {
        let Spellings { names, served } = &mut self.properties;
        names.0.retain(|(named, _)| *named != key);
        served.0.retain(|(_, served)| *served != key);
    }

    /// True if the document has a value, possibly empty, for the property with this internal key.
    pub fn holds_value(&self, key: &str) -> bool {
        self.values.is_some_and(|values| values.contains_key(key))
    }

    /// The spelling of a property under `keys=name`.
    pub fn property_name(&self, key: &str) -> Option<&'k str> {
        self.properties.names.get(key)
    }

    /// The spelling of a type under `keys=name`.
    pub fn type_name(&self, key: &str) -> Option<&'k str> {
        self.types.names.get(key)
    }

    /// Internal key of the property that the document serves under this spelling.
    pub fn served_property(&self, spelling: &str) -> Option<&'k str> {
        self.properties.served.get(spelling)
    }

    /// Internal key of the type that the document serves under this spelling.
    pub fn served_type(&self, spelling: &str) -> Option<&'k str> {
        self.types.served.get(spelling)
    }
}

impl<'k> Spellings<'k> {
    fn new<T: Entity>(index: &'k Index<T>, keys: &BTreeSet<&'k str>) -> Self {
        let keys = keys.iter();
        let keys = keys.map(|&key| (key, index.named(key), index.served_key(key)));
        let keys: Vec<_> = keys.collect();
        // Names that cannot be served count too, because sharing a name makes it ambiguous.
        let claims = keys.iter().filter_map(|(_, name, _)| *name);
        let mut claims: Vec<&str> = claims.map(|name| name.display.as_str()).collect();
        claims.sort_unstable();
        let is_claimed_once = |name: &&str| {
            let before = claims.partition_point(|claim| claim < name);
            claims.get(before + 1) != Some(name)
        };
        let spelled = keys.iter().map(|(key, name, served)| {
            let name = name.and_then(ServedName::servable);
            (*key, name.filter(is_claimed_once).unwrap_or(served))
        });
        let names: Vec<_> = spelled.collect();
        // Keys come first: a key has priority over an equal name of another entity.
        let by_key = keys.iter().map(|(key, _, served)| (*served, *key));
        let by_name = names.iter().map(|(key, spelled)| (*spelled, *key));
        let served = Pairs::new(by_key.chain(by_name).collect());
        Self {
            names: Pairs::new(names),
            served,
        }
    }
}
