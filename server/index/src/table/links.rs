//! What the objects of a space point to, and what points to them.
//!
//! An object points to the objects that its content names ([`Document::references`]) and to those that its values of
//! format objects and files hold, once each and never to itself. Definitions (types, properties, options, members) and
//! objects in the bin point to nothing; whatever the space holds, the bin included, can be pointed to. What the space
//! does not hold is kept aside until it does, because changes are not always heard of in the order in which they refer
//! to one another.
//!
//! Here are the pointers as they are followed backwards; forwards they are a column of the table. Both are sorted by
//! id, so that they are the same after every start.
//!
//! [`Document::references`]: rolltop_document::document::Document::references

use std::collections::{HashMap, HashSet};

use rolltop_document::bundled::{KeyClass, PROPERTY_FORMAT, PROPERTY_KEY, bundled_property};
use rolltop_document::document::Kind;
use rolltop_document::vocabulary::Format;
use rolltop_query::value::Symbol;
use serde_json::Value as Json;

use crate::chunks::Shards;
use crate::symbols::SymbolTable;

/// How platform ids begin, which name nothing that a space holds (document.md 3.6).
const PLATFORM_ID: char = '_';

/// Objects by an object that they belong to.
pub(crate) type Pointers = Shards<Vec<Symbol>>;

/// Who points to whom.
#[derive(Clone, Debug, Default)]
pub(crate) struct Links {
    /// Internal keys of the space's own properties whose values are objects.
    keys: HashSet<String>,
    /// By object: those that point to it, by id.
    sources: Pointers,
    /// By object that the space does not hold: those that point to it.
    awaited: Pointers,
    /// The same by those that point.
    waiting: Pointers,
    /// What objects point to that were put while a space is read: who is held is known at the end.
    unsettled: HashMap<Symbol, Vec<Symbol>>,
    is_settled: bool,
}

/// Whether objects of a kind point to others.
pub(crate) fn points(kind: Kind) -> bool {
    match kind {
        Kind::Page | Kind::Template | Kind::FileObject | Kind::Chat => true,
        Kind::ObjectType | Kind::Property | Kind::PropertyOption | Kind::Participant => false,
    }
}

impl Links {
    /// How many objects point, or are pointed to.
    pub(crate) fn len(&self) -> usize {
        self.sources.len() + self.awaited.len() + self.waiting.len() + self.unsettled.len()
    }

    /// The parts from which [`Self::of_parts`] makes the same again: keys, sources by target, targets by who waits for
    /// them.
    pub(crate) fn parts(&self) -> (&HashSet<String>, &Pointers, &Pointers) {
        (&self.keys, &self.sources, &self.waiting)
    }

    /// Who points to whom, as it was when everything was settled.
    pub(crate) fn of_parts(keys: HashSet<String>, sources: Pointers, waiting: Pointers) -> Self {
        let mut links = Self {
            keys,
            sources,
            is_settled: true,
            ..Self::default()
        };
        for (source, targets) in waiting.iter() {
            for target in targets {
                links.wait(Symbol(source), *target);
            }
        }
        links
    }

    /// Takes the definition of a property into account, given as the stored properties of its object. A property never
    /// changes its format.
    pub(crate) fn learn(&mut self, properties: &[(String, Json)]) {
        let of = |key: &str| properties.iter().find(|(known, _)| known == key);
        let key = of(PROPERTY_KEY).and_then(|(_, key)| key.as_str());
        let position = of(PROPERTY_FORMAT).and_then(|(_, position)| position.as_u64());
        let format = position.and_then(|at| Format::ALL.get(usize::try_from(at).ok()?));
        if let (Some(key), Some(Format::Objects | Format::Files)) = (key, format) {
            self.keys.insert(key.to_owned());
        }
    }

    /// Whether the values of a property are objects that somebody put there.
    fn holds_objects(&self, key: &str) -> bool {
        match bundled_property(key) {
            Some(bundled) => {
                matches!(bundled.format, Format::Objects | Format::Files)
                    && matches!(bundled.class, KeyClass::Settable | KeyClass::OutputOnly)
            }
            None => self.keys.contains(key),
        }
    }

    /// What an object points to, held by the space or not: by its stored properties and the references of its content.
    pub(crate) fn targets(
        &self,
        properties: &[(String, Json)],
        references: &[String],
        symbols: &mut SymbolTable,
    ) -> Vec<Symbol> {
        let values = properties
            .iter()
            .filter(|(key, _)| self.holds_objects(key))
            .filter_map(|(_, value)| value.as_array())
            .flatten()
            .filter_map(Json::as_str);
        let mut targets: Vec<Symbol> = references
            .iter()
            .map(String::as_str)
            .chain(values)
            .filter(|id| !id.starts_with(PLATFORM_ID))
            .map(|id| symbols.intern(id))
            .collect();
        sort(&mut targets, symbols);
        targets.dedup();
        targets
    }

    /// Whether what is put takes effect at once.
    pub(crate) fn is_settled(&self) -> bool {
        self.is_settled
    }

    /// Keeps what an object points to until everything is read.
    pub(crate) fn keep(&mut self, source: Symbol, targets: Vec<Symbol>) {
        if targets.is_empty() {
            self.unsettled.remove(&source);
        } else {
            self.unsettled.insert(source, targets);
        }
    }

    /// Hands out what was kept. From now on what is put takes effect at once.
    pub(crate) fn settle(&mut self) -> HashMap<Symbol, Vec<Symbol>> {
        self.is_settled = true;
        std::mem::take(&mut self.unsettled)
    }

    /// Takes over who points to whom, in no order.
    pub(crate) fn reverse(
        &mut self,
        pointers: impl Iterator<Item = (Symbol, Symbol)>,
        symbols: &SymbolTable,
    ) {
        let mut all: HashMap<Symbol, Vec<Symbol>> = HashMap::new();
        for (source, target) in pointers {
            all.entry(target).or_default().push(source);
        }
        self.sources = Pointers::default();
        for (target, mut sources) in all {
            sort(&mut sources, symbols);
            sources.shrink_to_fit();
            self.sources.insert(target.0, sources);
        }
        self.sources.shrink();
    }

    /// The objects that point to one, by id.
    pub(crate) fn sources(&self, target: Symbol) -> &[Symbol] {
        self.sources.get(target.0).map_or(&[], Vec::as_slice)
    }

    pub(crate) fn add(&mut self, source: Symbol, target: Symbol, symbols: &SymbolTable) {
        match self.sources.get_mut(target.0) {
            Some(sources) => insert(sources, source, symbols),
            None => self.sources.insert(target.0, vec![source]),
        }
    }

    pub(crate) fn take(&mut self, source: Symbol, target: Symbol, symbols: &SymbolTable) {
        self.sources.change(target.0, |sources| {
            if let Ok(at) = place(sources, source, symbols) {
                sources.remove(at);
            }
        });
    }

    /// An object points to one that the space does not hold.
    pub(crate) fn wait(&mut self, source: Symbol, target: Symbol) {
        self.awaited.push(target.0, source);
        self.waiting.push(source.0, target);
    }

    /// An object no longer points to what it waits for.
    pub(crate) fn stop_waiting(&mut self, source: Symbol) {
        for target in self.waiting.remove(source.0).unwrap_or_default() {
            self.awaited.change(target.0, |sources| {
                sources.retain(|waiting| *waiting != source);
            });
        }
    }

    /// An object has come: those that have waited for it.
    pub(crate) fn arrive(&mut self, target: Symbol) -> Vec<Symbol> {
        let sources = self.awaited.remove(target.0).unwrap_or_default();
        for source in &sources {
            self.waiting.change(source.0, |targets| {
                targets.retain(|awaited| *awaited != target);
            });
        }
        sources
    }

    /// An object has gone: those that have pointed to it wait now.
    pub(crate) fn depart(&mut self, target: Symbol) -> Vec<Symbol> {
        let sources = self.sources.remove(target.0).unwrap_or_default();
        for source in &sources {
            self.wait(*source, target);
        }
        sources
    }
}

/// Sorts by id.
pub(crate) fn sort(entries: &mut [Symbol], symbols: &SymbolTable) {
    entries.sort_unstable_by(|a, b| symbols.text(*a).cmp(symbols.text(*b)));
}

/// Puts an entry into a sorted list that lacks it.
pub(crate) fn insert(entries: &mut Vec<Symbol>, entry: Symbol, symbols: &SymbolTable) {
    if let Err(at) = place(entries, entry, symbols) {
        entries.insert(at, entry);
    }
}

fn place(entries: &[Symbol], entry: Symbol, symbols: &SymbolTable) -> Result<usize, usize> {
    entries.binary_search_by(|known| symbols.text(*known).cmp(symbols.text(entry)))
}
