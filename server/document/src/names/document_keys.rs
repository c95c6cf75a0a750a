//! The keys that one document spells, and how it spells them.
//!
//! Under `keys=name` a name is served only where it is unique inside the document (document.md 4.1). On an
//! edit, what the document itself serves comes before every other rule (document.md 4.2).

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

use super::held_keys::HeldKeys;
use crate::document::{Document, listed_properties};
use crate::vocabulary::Vocabulary;
use crate::vocabulary::index::{Entity, Index};
use crate::vocabulary::serve::ServedName;

/// Both spellings of every key of one document.
#[derive(Clone, Debug, Default)]
pub struct DocumentKeys<'k> {
    properties: Spellings<'k>,
    types: Spellings<'k>,
    /// The values that the document holds, by internal key.
    values: Option<&'k BTreeMap<String, Value>>,
}

#[derive(Clone, Debug, Default)]
struct Spellings<'k> {
    /// Internal key → spelling under `keys=name`.
    names: Pairs<'k>,
    /// Any served spelling → internal key.
    served: Pairs<'k>,
}

/// A map that is made once for each edit and asked a few times, in the order of what is asked for.
#[derive(Clone, Debug, Default)]
struct Pairs<'k>(Vec<(&'k str, &'k str)>);

impl<'k> Pairs<'k> {
    /// Of several pairs for one text, the first counts.
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
    /// Spells every key that a document holds: in properties, blocks, views, types.
    pub fn of(vocabulary: &'k Vocabulary, document: &'k Document) -> Self {
        Self::served(vocabulary, document, [])
    }

    /// Spells every key that a read of a document serves; `derived` are the properties that the server adds.
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
        // The definitions of a type also say which types a value may point to.
        let listed = listed_properties(document);
        let listed = listed.filter_map(|(key, _)| vocabulary.property(key));
        types.extend(listed.flat_map(|def| def.object_types.iter().map(String::as_str)));
        Self {
            properties: Spellings::new(vocabulary.property_index(), &properties),
            types: Spellings::new(vocabulary.type_index(), &types),
            values: Some(&document.properties),
        }
    }

    /// Spells the internal keys that a document holds; whether it holds values of them is not known.
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

    /// Takes the spellings of a property away, by its internal key: the document no longer names it.
    pub fn forget_property(&mut self, key: &str) {
        let Spellings { names, served } = &mut self.properties;
        names.0.retain(|(named, _)| *named != key);
        served.0.retain(|(_, served)| *served != key);
    }

    /// True if the document holds a value, maybe an empty one, of the property with this internal key.
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
        // Also a name that could not serve is claimed: none of its holders is the one that is called so.
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
        // Keys first: a key is never another entity's name here, and wins over one.
        let by_key = keys.iter().map(|(key, _, served)| (*served, *key));
        let by_name = names.iter().map(|(key, spelled)| (*spelled, *key));
        let served = Pairs::new(by_key.chain(by_name).collect());
        Self {
            names: Pairs::new(names),
            served,
        }
    }
}
