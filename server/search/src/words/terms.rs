//! Texts of an object for the index: the words of its title and its body (query.md 9).

use std::collections::BTreeSet;

use rolltop_document::bundled::NAME;
use rolltop_document::document::{Document, Kind, stored_properties};
use rolltop_query::words::index_words;
use rolltop_store::{ObjectRecord, Seq, WordChange};
use serde_json::Value as Json;

use crate::row::seconds;

/// Internal key of a type's plural name.
const PLURAL_NAME: &str = "pluralName";
/// Separates two texts of a body, so that no phrase spans both. A private-use character, which no word contains.
const GAP: &str = "\u{e001}";
/// Precedes each word in a term that is a whole name. Also a private-use character.
const WHOLE: char = '\u{e002}';
/// The indexed version of a damaged object. No object has this version, so that the next start reads the object again,
/// perhaps with a program that can read more of it.
const DAMAGED: Seq = 0;

/// The indexed version of an object: its commit combined with the second of its last change, because a restored
/// database reuses commit numbers.
pub fn stamp(version: Seq, modified_at: i64) -> Seq {
    (version ^ modified_at.unsigned_abs() << 32) & Seq::MAX >> 1
}

/// True if searches can find the words of such an object.
pub fn is_searchable(kind: Kind, listed: bool, archived: bool) -> bool {
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

/// Reads the words of a record. A damaged document contributes its readable parts: its values or its name, and its
/// first words.
pub(super) fn words_of(record: &ObjectRecord, keys: &BTreeSet<String>) -> WordChange {
    let mut texts = Texts::default();
    let version = match Document::from_stored(&record.document) {
        Ok(document) => {
            let properties = document.properties.iter();
            let properties = properties.map(|(key, value)| (&**key, value));
            texts.add_properties(document.kind, properties, keys);
            document.texts(&mut |text| texts.add(text));
            stamp(record.version, seconds(record.modified_at))
        }
        Err(_) => {
            let kind = Kind::from_name(&record.kind).unwrap_or_default();
            let properties = stored_properties(&record.document)
                .unwrap_or_else(|_| vec![(NAME.to_owned(), record.name.as_str().into())]);
            let properties = properties.iter().map(|(key, value)| (&**key, value));
            texts.add_properties(kind, properties, keys);
            texts.add(&record.snippet);
            DAMAGED
        }
    };
    WordChange::Put {
        id: record.id.clone(),
        version,
        title: texts.title,
        body: texts.body,
    }
}

/// Words, each followed by a blank.
#[derive(Default)]
struct Texts {
    title: String,
    body: String,
}

impl Texts {
    fn add_properties<'p>(
        &mut self,
        kind: Kind,
        properties: impl Iterator<Item = (&'p str, &'p Json)> + Clone,
        keys: &BTreeSet<String>,
    ) {
        for name in [NAME, PLURAL_NAME] {
            let mut properties = properties.clone();
            let value = properties.find(|(key, _)| *key == name);
            let text = value
                .and_then(|(_, text)| text.as_str())
                .unwrap_or_default();
            match kind {
                // The name of a file is ordinary text.
                Kind::FileObject => self.add(text),
                _ => self.add_title(text),
            }
        }
        for (key, value) in properties {
            let is_text = keys.contains(key) && ![NAME, PLURAL_NAME].contains(&key);
            if let Some(text) = value.as_str().filter(|_| is_text) {
                self.add(text);
            }
        }
    }

    /// Adds the words of a name, then the whole name as one term: no phrase spans two names.
    fn add_title(&mut self, text: &str) {
        let mut words = Vec::new();
        index_words(text, &mut |word| words.push(word.to_owned()));
        if !words.is_empty() {
            words.iter().for_each(|word| push(word, &mut self.title));
            push(&whole_name(&words), &mut self.title);
        }
    }

    fn add(&mut self, text: &str) {
        let start = self.body.len();
        if start > 0 {
            push(GAP, &mut self.body);
        }
        let before = self.body.len();
        index_words(text, &mut |word| push(word, &mut self.body));
        if self.body.len() == before {
            self.body.truncate(start);
        }
    }
}

/// The term that finds the names with exactly these words.
pub(super) fn whole_name(words: &[String]) -> String {
    words
        .iter()
        .flat_map(|word| [WHOLE].into_iter().chain(word.chars()))
        .collect()
}

fn push(word: &str, text: &mut String) {
    text.push_str(word);
    text.push(' ');
}
