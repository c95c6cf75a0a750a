//! Documents that are parsed already, kept in memory so that an edit of one in use does not read it again.

use std::sync::Arc;

use quick_cache::Weighter;
use quick_cache::sync::Cache;
use rolltop_document::document::Document;
use rolltop_store::{ObjectRecord, weighted_cache};

use super::document_of;
use crate::error::Result;

/// Most memory for parsed documents, in bytes as [`ByText`] counts them: one of 6 MB of text has room, which are some
/// 40,000 paragraphs.
const CACHE_BYTES: u64 = 32 * 1024 * 1024;
/// Shorter texts are kept only where an edit has parsed them already: they are read about as fast as they are kept.
const MIN_TEXT: usize = 8 * 1024;
/// A parsed document and its text take about this many times the memory of the text, and
const BYTES_PER_BYTE: u64 = 5;
/// this much more.
const BYTES_PER_DOCUMENT: u64 = 4 * 1024;

/// A stored text and what it says.
#[derive(Clone)]
struct Parsed {
    text: Arc<str>,
    document: Arc<Document>,
}

#[derive(Clone)]
struct ByText;

impl Weighter<usize, Parsed> for ByText {
    fn weight(&self, _key: &usize, parsed: &Parsed) -> u64 {
        parsed.text.len() as u64 * BYTES_PER_BYTE + BYTES_PER_DOCUMENT
    }
}

/// The parsed documents, by the address of their text: an entry holds the text, so that no other one can come to lie
/// there. A text never changes, so that no entry is ever wrong.
pub(crate) struct Documents(Cache<usize, Parsed, ByText>);

impl Default for Documents {
    fn default() -> Self {
        Self(weighted_cache(CACHE_BYTES, ByText))
    }
}

impl Documents {
    /// The content of a stored object.
    pub(super) fn of(&self, record: &ObjectRecord) -> Result<Arc<Document>> {
        if let Some(parsed) = self.0.get(&address(record)) {
            return Ok(parsed.document);
        }
        let document = Arc::new(document_of(record)?);
        if record.document.len() >= MIN_TEXT {
            self.keep(record, &document);
        }
        Ok(document)
    }

    /// Remembers what a record says, committed or not: a text that never comes to be stored is never asked for.
    pub(super) fn keep(&self, record: &ObjectRecord, document: &Arc<Document>) {
        let parsed = Parsed {
            text: Arc::clone(&record.document),
            document: Arc::clone(document),
        };
        self.0.insert(address(record), parsed);
    }
}

fn address(record: &ObjectRecord) -> usize {
    record.document.as_ptr() as usize
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "tests")]
mod tests {
    use rolltop_document::vocabulary::Vocabulary;
    use serde_json::json;

    use super::*;
    use crate::objects::record::{Stamp, new_record};

    // What an edit takes grows with the document and no faster (ops.md 12): one of tens of thousands of blocks is parsed
    // once, as a small one is, and so is what an edit makes of it.
    #[test]
    fn a_large_document_is_parsed_once() {
        let mut document = Document::default();
        let text = json!("x".repeat(6_000_000));
        document.properties.insert("description".to_owned(), text);
        let stamp = Stamp {
            now: 0,
            member: "ada",
            app_name: None,
        };
        let record = || {
            let vocabulary = Vocabulary::bundled();
            new_record("a".to_owned(), "one", &document, vocabulary, stamp)
        };
        let (documents, read, edited) = (Documents::default(), record(), record());
        let first = documents.of(&read).unwrap();
        assert!(Arc::ptr_eq(&first, &documents.of(&read).unwrap()));
        documents.keep(&edited, &first);
        assert!(Arc::ptr_eq(&first, &documents.of(&edited).unwrap()));
        assert!(documents.0.weight() <= CACHE_BYTES);
    }
}
