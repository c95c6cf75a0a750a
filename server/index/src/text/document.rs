//! The terms of one object, as they are kept in memory until they are written, and as they are written.

use std::collections::{BTreeSet, HashMap};

use rolltop_document::bundled::NAME;
use rolltop_document::document::{Document, Kind, StoredError};
use rolltop_query::words::{Item, tokenize};
use rolltop_store::{ObjectRecord, Seq};
use serde_json::Value as Json;
use sha2::{Digest, Sha256};

use super::segments::Place;
use crate::table::properties_of_damaged;

/// Internal key of a type's plural name.
pub(super) const PLURAL_NAME: &str = "pluralName";
/// Positions that lie between two texts, so that no phrase spans both.
const GAP: u32 = 1;

/// Set in the version of texts that stand for a document which could not be read as a whole. No object has such a version,
/// so that nobody takes them for those of the object once it was put right: the next start reads it again.
const OF_DAMAGED: Seq = 1 << 63;

/// Internal keys of properties.
pub(super) type Keys = BTreeSet<String>;

/// The properties whose texts are found: visible, writable ones of format text.
#[derive(Clone, Debug, Default)]
pub struct TextKeys {
    /// Their internal keys.
    pub keys: BTreeSet<String>,
    /// The commit that they are read at: an earlier one does not take the place of a later one, whoever asks last.
    pub seq: Seq,
}

/// The terms of one object.
#[derive(Debug)]
pub(crate) struct DocText {
    pub(super) key: u64,
    /// The version of the object; a number of its own for one that is damaged.
    pub(super) version: Seq,
    pub(super) title: Terms,
    pub(super) body: Terms,
}

/// Terms of a field with their positions, sorted.
#[derive(Debug, Default)]
pub(super) struct Terms {
    text: Box<str>,
    entries: Box<[Entry]>,
    /// Positions that the field has.
    pub(super) length: u32,
}

#[derive(Clone, Copy, Debug, Default)]
struct Entry {
    start: u32,
    length: u8,
    position: u32,
}

/// Whether the texts of such an object can be found by a search.
pub(super) fn is_searchable(kind: Kind, listed: bool, archived: bool) -> bool {
    !archived
        && match kind {
            Kind::Page => listed,
            Kind::FileObject | Kind::ObjectType => true,
            Kind::Template
            | Kind::Property
            | Kind::PropertyOption
            | Kind::Participant
            | Kind::Chat => false,
        }
}

/// The number under which an object is written: the beginning of the digest of its id.
pub(super) fn key_of(id: &str) -> u64 {
    let digest = Sha256::digest(id.as_bytes());
    let mut bytes = [0; 8];
    for (byte, from) in bytes.iter_mut().zip(digest) {
        *byte = from;
    }
    u64::from_be_bytes(bytes)
}

impl DocText {
    /// Reads the terms of a record (query.md 9).
    ///
    /// # Errors
    /// Its document is damaged.
    pub(super) fn read(record: &ObjectRecord, keys: &Keys) -> Result<Self, StoredError> {
        let document = Document::from_stored(&record.document)?;
        let properties = document
            .properties
            .iter()
            .map(|(key, value)| (&**key, value));
        let (title, mut body) = of_properties(document.kind, properties, keys);
        document.texts(&mut |text| body.add(text));
        Ok(Self::of(record, title, body))
    }

    /// The terms of a record whose document cannot be read as a whole: those of what a row of it shows, which are its
    /// values as far as they can be read, its name and its first words.
    pub(super) fn of_damaged(record: &ObjectRecord, keys: &Keys) -> Self {
        let kind = Kind::from_name(&record.kind).unwrap_or_default();
        let properties = properties_of_damaged(record);
        let properties = properties.iter().map(|(key, value)| (&**key, value));
        let (title, mut body) = of_properties(kind, properties, keys);
        body.add(&record.snippet);
        let terms = Self::of(record, title, body);
        Self {
            version: record.version | OF_DAMAGED,
            ..terms
        }
    }

    fn of(record: &ObjectRecord, title: Builder, body: Builder) -> Self {
        Self {
            key: key_of(&record.id),
            version: record.version,
            title: title.terms(),
            body: body.terms(),
        }
    }

    /// About how much memory it takes.
    pub(super) fn bytes(&self) -> usize {
        let of = |terms: &Terms| terms.text.len() + terms.entries.len() * size_of::<Entry>();
        size_of::<Self>() + of(&self.title) + of(&self.body)
    }
}

/// The version of the object that texts of this version are of.
pub(super) const fn version_of_object(version: Seq) -> Seq {
    version & !OF_DAMAGED
}

/// What is found of the properties of an object.
fn of_properties<'p>(
    kind: Kind,
    properties: impl Iterator<Item = (&'p str, &'p Json)> + Clone,
    keys: &Keys,
) -> (Builder, Builder) {
    let mut title = Builder::default();
    let mut body = Builder::default();
    let named = named(kind, &mut title, &mut body);
    for wanted in [NAME, PLURAL_NAME] {
        let mut properties = properties.clone();
        let text = properties.find(|(key, _)| *key == wanted);
        named.add(text.and_then(|(_, text)| text.as_str()).unwrap_or_default());
    }
    for (key, value) in properties {
        let is_found = keys.contains(key) && ![NAME, PLURAL_NAME].contains(&key);
        if let Some(value) = value.as_str().filter(|_| is_found) {
            body.add(value);
        }
    }
    (title, body)
}

/// Where the name of an object is found: that of a file is ordinary text.
fn named<'b>(kind: Kind, title: &'b mut Builder, body: &'b mut Builder) -> &'b mut Builder {
    match kind {
        Kind::FileObject => body,
        _ => title,
    }
}

/// Collects the terms of a field. Each distinct term is kept once, so that a long text costs little more than a look
/// at its words.
#[derive(Default)]
struct Builder {
    /// The number of each distinct term, as they came.
    numbers: HashMap<Box<str>, u32>,
    /// The terms by their numbers, with their positions, as they came.
    tokens: Vec<(u32, u32)>,
    position: u32,
}

impl Builder {
    fn add(&mut self, text: &str) {
        let Self {
            numbers, tokens, ..
        } = self;
        let before = tokens.len();
        let next = tokenize(text, self.position, &mut |term, position| {
            let number = match numbers.get(term) {
                Some(number) => *number,
                None => {
                    let number = u32::try_from(numbers.len()).unwrap_or(u32::MAX);
                    numbers.insert(term.into(), number);
                    number
                }
            };
            tokens.push((number, position));
        });
        if tokens.len() > before {
            self.position = next.saturating_add(GAP);
        }
    }

    fn terms(self) -> Terms {
        let mut distinct: Vec<(Box<str>, u32)> = self.numbers.into_iter().collect();
        distinct.sort_unstable();
        let mut text = String::new();
        // By number: where the term begins, and where its next token goes.
        let mut terms: Vec<(Entry, usize)> = vec![Default::default(); distinct.len()];
        let mut counts = vec![0_usize; distinct.len()];
        for (number, _) in &self.tokens {
            if let Some(count) = counts.get_mut(*number as usize) {
                *count += 1;
            }
        }
        let mut next = 0;
        for (term, number) in &distinct {
            if let Some(known) = terms.get_mut(*number as usize) {
                let entry = Entry {
                    start: u32::try_from(text.len()).unwrap_or(u32::MAX),
                    length: u8::try_from(term.len()).unwrap_or(u8::MAX),
                    position: 0,
                };
                *known = (entry, next);
            }
            text.push_str(term);
            next += counts.get(*number as usize).copied().unwrap_or(0);
        }
        // Tokens come in the order of their positions, and stay in it.
        let mut entries = vec![Entry::default(); self.tokens.len()].into_boxed_slice();
        for (number, position) in self.tokens {
            if let Some((entry, next)) = terms.get_mut(number as usize)
                && let Some(place) = entries.get_mut(*next)
            {
                *place = Entry { position, ..*entry };
                *next += 1;
            }
        }
        Terms {
            text: text.into(),
            entries,
            length: self.position.saturating_sub(GAP),
        }
    }
}

impl DocText {
    pub(super) fn terms(&self, place: Place) -> &Terms {
        match place {
            Place::Title => &self.title,
            Place::Body => &self.body,
        }
    }
}

impl Terms {
    /// The terms of one text.
    pub(super) fn of_text(text: &str) -> Self {
        let mut builder = Builder::default();
        builder.add(text);
        builder.terms()
    }

    fn term(&self, entry: &Entry) -> &str {
        let start = entry.start as usize;
        let end = start + usize::from(entry.length);
        self.text.get(start..end).unwrap_or_default()
    }

    /// Every term with its position, by term.
    pub(super) fn iter(&self) -> impl Iterator<Item = (&str, u32)> {
        self.entries
            .iter()
            .map(|entry| (self.term(entry), entry.position))
    }

    /// The entries from a term on.
    fn from(&self, term: &str) -> &[Entry] {
        let at = self
            .entries
            .partition_point(|entry| self.term(entry) < term);
        self.entries.get(at..).unwrap_or_default()
    }

    fn of(&self, term: &str) -> &[Entry] {
        let from = self.from(term);
        let end = from.partition_point(|entry| self.term(entry) == term);
        from.get(..end).unwrap_or_default()
    }

    /// The distinct terms that begin so.
    pub(super) fn beginning_with<'t>(&'t self, prefix: &'t str) -> impl Iterator<Item = &'t str> {
        self.from(prefix)
            .iter()
            .map(|entry| self.term(entry))
            .take_while(move |term| term.starts_with(prefix))
    }

    /// True if the field holds an item.
    pub(super) fn holds(&self, item: &Item) -> bool {
        match item.terms.as_slice() {
            [] => false,
            [(term, _)] if item.is_prefix => self.beginning_with(term).next().is_some(),
            [(term, _)] => !self.of(term).is_empty(),
            [(first, base), rest @ ..] => {
                let rest: Vec<(&[Entry], u32)> = rest
                    .iter()
                    .map(|(term, offset)| (self.of(term), offset - base))
                    .collect();
                self.of(first).iter().any(|entry| {
                    rest.iter().all(|(entries, offset)| {
                        let wanted = entry.position + offset;
                        entries
                            .binary_search_by_key(&wanted, |entry| entry.position)
                            .is_ok()
                    })
                })
            }
        }
    }
}
