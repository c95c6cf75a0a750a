//! Pointers between the objects of a space, and their reverse index.
//!
//! An object points to the objects in its content and to the entries of its values of format objects and files, once
//! each and never to itself. Definitions (types, properties, options, members) and objects in the bin point to nothing.
//! Any object of the space can be a target, also in the bin. Missing targets are kept as well; a search skips them when
//! it reads the pointers.

use std::collections::{BTreeSet, HashMap, HashSet};

use rolltop_document::bundled::{KeyClass, PROPERTY_FORMAT, PROPERTY_KEY, bundled_property};
use rolltop_document::document::Kind;
use rolltop_document::vocabulary::Format;
use rolltop_query::value::Symbol;
use serde_json::Value as Json;

use crate::row::Parsed;
use crate::symbols::SymbolTable;

/// First character of platform ids, which name no object of a space (document.md 3.6).
const PLATFORM_ID: char = '_';

/// Sources by target.
#[derive(Debug, Default)]
pub(crate) struct Links {
    /// Internal keys of the space's own properties of format objects or files.
    keys: HashSet<String>,
    /// Sorted by id once the space is loaded.
    sources: HashMap<Symbol, Vec<Symbol>>,
    is_loaded: bool,
    /// The number of all pointers.
    pointers: usize,
}

impl Links {
    /// Registers a property by the stored values of its definition. The format of a property never changes.
    pub(crate) fn define(&mut self, properties: &[(String, Json)]) {
        let of = |key: &str| properties.iter().find(|(known, _)| known == key);
        let key = of(PROPERTY_KEY).and_then(|(_, key)| key.as_str());
        let position = of(PROPERTY_FORMAT).and_then(|(_, position)| position.as_u64());
        let format = position.and_then(|at| Format::ALL.get(usize::try_from(at).ok()?));
        if let (Some(key), Some(Format::Objects | Format::Files)) = (key, format) {
            self.keys.insert(key.to_owned());
        }
    }

    /// The targets of an object, sorted by id.
    pub(crate) fn targets(&self, parsed: &Parsed<'_>, symbols: &mut SymbolTable) -> Box<[Symbol]> {
        if !points(parsed.kind) || parsed.record.archived {
            return Box::default();
        }
        let values = parsed.properties.iter();
        let values = values.map(|(key, value)| (key.as_str(), value));
        let is_own = |key: &str| self.keys.contains(key);
        let targets = pointers(&parsed.record.id, &parsed.references, values, is_own);
        let targets = targets.into_iter().map(|id| symbols.intern(id));
        targets.collect()
    }

    pub(crate) fn add(&mut self, source: Symbol, targets: &[Symbol], symbols: &SymbolTable) {
        self.pointers += targets.len();
        for target in targets {
            let sources = self.sources.entry(*target).or_default();
            if !self.is_loaded {
                sources.push(source);
            } else if let Err(at) = position(sources, source, symbols) {
                sources.insert(at, source);
            }
        }
    }

    pub(crate) fn remove(&mut self, source: Symbol, targets: &[Symbol], symbols: &SymbolTable) {
        self.pointers = self.pointers.saturating_sub(targets.len());
        for target in targets {
            if let Some(sources) = self.sources.get_mut(target)
                && let Ok(at) = position(sources, source, symbols)
            {
                sources.remove(at);
                if sources.is_empty() {
                    self.sources.remove(target);
                }
            }
        }
    }

    /// Sorts the sources, which loading added in no order. Called once, after all objects of the space were added.
    pub(crate) fn finish_load(&mut self, symbols: &SymbolTable) {
        for sources in self.sources.values_mut() {
            symbols.sort(sources);
            sources.shrink_to_fit();
        }
        self.is_loaded = true;
    }

    /// Estimated bytes in memory.
    pub(crate) fn bytes(&self) -> usize {
        self.sources.capacity() * size_of::<(Symbol, Vec<Symbol>)>()
            + self.pointers * size_of::<Symbol>()
    }

    /// The objects that point to `target`, sorted by id.
    pub(crate) fn sources(&self, target: Symbol) -> &[Symbol] {
        self.sources.get(&target).map_or(&[], Vec::as_slice)
    }
}

/// The ids that an object points to, each once: first those in its content (`references`), then those in its values of
/// format objects and files. `is_own` is true for the internal keys of the space's own properties of these formats.
pub fn pointers<'a>(
    object_id: &str,
    references: &'a [String],
    values: impl Iterator<Item = (&'a str, &'a Json)>,
    is_own: impl Fn(&str) -> bool,
) -> BTreeSet<&'a str> {
    let holds_objects = |key: &str| match bundled_property(key) {
        Some(bundled) => {
            matches!(bundled.format, Format::Objects | Format::Files)
                && matches!(bundled.class, KeyClass::Settable | KeyClass::OutputOnly)
        }
        None => is_own(key),
    };
    let values = values
        .filter(|(key, _)| holds_objects(key))
        .filter_map(|(_, value)| value.as_array())
        .flatten()
        .filter_map(Json::as_str);
    let named = references.iter().map(String::as_str).chain(values);
    named
        .filter(|id| !id.starts_with(PLATFORM_ID) && *id != object_id)
        .collect()
}

/// True if objects of this kind point to others.
fn points(kind: Kind) -> bool {
    match kind {
        Kind::Page | Kind::Template | Kind::FileObject | Kind::Chat => true,
        Kind::ObjectType | Kind::Property | Kind::PropertyOption | Kind::Participant => false,
    }
}

fn position(sources: &[Symbol], source: Symbol, symbols: &SymbolTable) -> Result<usize, usize> {
    sources.binary_search_by(|known| symbols.text(*known).cmp(symbols.text(source)))
}
