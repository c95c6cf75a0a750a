//! The written part of a space's full text: tantivy segments, and which of their documents count.

mod part;

use std::collections::HashSet;
use std::path::Path;
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use tantivy::directory::MmapDirectory;
use tantivy::schema::{
    FAST, Field, INDEXED, IndexRecordOption, Schema, TextFieldIndexing, TextOptions,
};
use tantivy::{
    Index, IndexReader, IndexSettings, IndexWriter, ReloadPolicy, TantivyDocument, TantivyError,
    Term,
};

use super::document::{DocText, Keys};
use super::packed::{UNPACKER, Unpacker, packed};
use crate::cells::Slot;

pub(super) use part::{Part, Place};

/// Another number makes what was written by other versions worthless.
const FORMAT: u32 = 3;
/// Memory after which the writer begins a new segment; the smallest that it takes.
const WRITER_BYTES: usize = 15_000_000;

const KEY: &str = "key";
const VERSION: &str = "version";
const TITLE_LENGTH: &str = "title_length";

/// A written index.
pub(super) struct Written {
    index: Index,
    reader: IndexReader,
    fields: Fields,
}

#[derive(Clone, Copy)]
struct Fields {
    key: Field,
    version: Field,
    title_length: Field,
    title: Field,
    body: Field,
}

/// What a commit says of itself.
#[derive(Deserialize, Serialize)]
struct Payload {
    format: u32,
    keys: Keys,
}

/// The segments at one moment.
#[derive(Default)]
pub(super) struct Segments(pub(super) Vec<Arc<Part>>);

impl Segments {
    /// About how many bytes they take beside what is mapped from files.
    pub(super) fn bytes(&self) -> usize {
        self.0.iter().map(|part| size_of_val(&*part.docs)).sum()
    }
}

impl Written {
    /// Opens what was written into a folder, or begins anew where that cannot be used; in memory without a folder.
    /// The keys are those that it was written with.
    pub(super) fn open(folder: Option<&Path>) -> Result<(Self, Option<Keys>), TantivyError> {
        let Some(folder) = folder else {
            let (schema, fields) = schema();
            return Ok((Self::over(Index::create_in_ram(schema), fields)?, None));
        };
        if let Some(usable) = Self::existing(folder) {
            return Ok(usable);
        }
        Self::discard(Some(folder))?;
        std::fs::create_dir_all(folder)?;
        let (schema, fields) = schema();
        let directory = MmapDirectory::open(folder)?;
        let index = Index::create(directory, schema, IndexSettings::default())?;
        Ok((Self::over(index, fields)?, None))
    }

    /// Removes what was written into a folder. Whoever still reads it may go on.
    pub(super) fn discard(folder: Option<&Path>) -> Result<(), TantivyError> {
        if let Some(folder) = folder.filter(|folder| folder.exists()) {
            std::fs::remove_dir_all(folder)?;
        }
        Ok(())
    }

    /// `None` for an index that is not there, damaged, or of another format: it is worth nothing.
    fn existing(folder: &Path) -> Option<(Self, Option<Keys>)> {
        if !folder.exists() {
            return None;
        }
        let index = Index::open_in_dir(folder).ok()?;
        let (schema, fields) = schema();
        if index.schema() != schema {
            return None;
        }
        let payload = index.load_metas().ok()?.payload?;
        let payload: Payload = serde_json::from_str(&payload).ok()?;
        if payload.format != FORMAT {
            return None;
        }
        let written = Self::over(index, fields).ok()?;
        Some((written, Some(payload.keys)))
    }

    fn over(index: Index, fields: Fields) -> Result<Self, TantivyError> {
        index.tokenizers().register(UNPACKER, Unpacker::default());
        let reader = index
            .reader_builder()
            .reload_policy(ReloadPolicy::Manual)
            .try_into()?;
        Ok(Self {
            index,
            reader,
            fields,
        })
    }

    /// A writer; there must be no other.
    pub(super) fn writer(&self) -> Result<Writer<'_>, TantivyError> {
        let is_empty = self.index.searchable_segment_ids()?.is_empty();
        let writer = self.index.writer_with_num_threads(1, WRITER_BYTES)?;
        Ok(Writer {
            writer,
            written: self,
            all: is_empty.then(HashSet::new),
        })
    }

    /// The segments as they are now; `slot` knows the row of a document's key.
    pub(super) fn segments(
        &self,
        before: &Segments,
        slot: &dyn Fn(u64) -> Slot,
    ) -> Result<Segments, TantivyError> {
        self.reader.reload()?;
        let searcher = self.reader.searcher();
        let parts = searcher.segment_readers().iter().map(|segment| {
            let known = before.0.iter().find(|part| {
                part.id == segment.segment_id() && part.deletes == segment.delete_opstamp()
            });
            match known {
                Some(part) => Ok(Arc::clone(part)),
                None => Part::read(segment, self.fields, slot).map(Arc::new),
            }
        });
        Ok(Segments(parts.collect::<Result<_, TantivyError>>()?))
    }
}

/// Writes documents.
pub(super) struct Writer<'w> {
    writer: IndexWriter,
    written: &'w Written,
    /// The keys of all documents, where none was written before.
    all: Option<HashSet<u64>>,
}

impl Writer<'_> {
    /// Nothing was written before.
    pub(super) fn writes_all(&self) -> bool {
        self.all.is_some()
    }

    /// Adds a document, in place of any before it.
    pub(super) fn put(&mut self, doc: &DocText) -> Result<(), TantivyError> {
        let fields = self.written.fields;
        let is_first = self.all.as_mut().is_some_and(|all| all.insert(doc.key));
        // To take a document out, the library keeps more than a kilobyte until all documents before it are written.
        if !is_first {
            self.writer
                .delete_term(Term::from_field_u64(fields.key, doc.key));
        }
        let mut document = TantivyDocument::default();
        document.add_u64(fields.key, doc.key);
        document.add_u64(fields.version, doc.version);
        document.add_u64(fields.title_length, doc.title.length.into());
        document.add_text(fields.title, packed(&doc.title));
        document.add_text(fields.body, packed(&doc.body));
        // It waits in a queue, and was made with room for more.
        document.shrink_to_fit();
        self.writer.add_document(document)?;
        Ok(())
    }

    /// Makes everything added so far readable.
    pub(super) fn commit(&mut self, keys: &Keys) -> Result<(), TantivyError> {
        let payload = Payload {
            format: FORMAT,
            keys: keys.clone(),
        };
        let mut commit = self.writer.prepare_commit()?;
        let payload = serde_json::to_string(&payload)
            .map_err(|error| TantivyError::InternalError(error.to_string()))?;
        commit.set_payload(&payload);
        commit.commit()?;
        Ok(())
    }

    /// Waits until segments that are being merged are.
    pub(super) fn finish(self) -> Result<(), TantivyError> {
        self.writer.wait_merging_threads()
    }
}

fn schema() -> (Schema, Fields) {
    let mut builder = Schema::builder();
    let key = builder.add_u64_field(KEY, INDEXED | FAST);
    let version = builder.add_u64_field(VERSION, FAST);
    let title_length = builder.add_u64_field(TITLE_LENGTH, FAST);
    let indexing = TextFieldIndexing::default()
        .set_tokenizer(UNPACKER)
        .set_fieldnorms(false)
        .set_index_option(IndexRecordOption::WithFreqsAndPositions);
    let text = TextOptions::default().set_indexing_options(indexing);
    let title = builder.add_text_field("title", text.clone());
    let body = builder.add_text_field("body", text);
    let fields = Fields {
        key,
        version,
        title_length,
        title,
        body,
    };
    (builder.build(), fields)
}

#[cfg(test)]
mod tests {
    #![expect(clippy::unwrap_used, reason = "tests")]

    use rolltop_query::words::Item;
    use tantivy::DocId;

    use super::*;
    use crate::table::NOWHERE;
    use crate::text::document::Terms;

    fn doc(key: u64, title: &str) -> DocText {
        DocText {
            key,
            version: 1,
            title: Terms::of_text(title),
            body: Terms::default(),
        }
    }

    /// The rows, numbered as their keys, whose documents count and hold a word.
    fn holding(written: &Written, word: &str) -> Vec<Slot> {
        let slot = |key: u64| Slot::try_from(key).unwrap();
        let segments = written.segments(&Segments::default(), &slot).unwrap();
        let item = Item {
            terms: vec![(word.to_owned(), 0)],
            is_prefix: false,
            steps: 0,
        };
        let mut found = Vec::new();
        for part in segments.0 {
            let mut visit = |docs: &[DocId]| {
                for doc in docs {
                    let doc = part.docs.get(*doc as usize).unwrap();
                    found.extend((doc.slot != NOWHERE).then_some(doc.slot));
                }
            };
            part.find(&item, Place::Title, &mut visit).unwrap();
        }
        found.sort_unstable();
        found
    }

    #[test]
    fn a_document_takes_the_place_of_any_before_it() {
        let (written, _) = Written::open(None).unwrap();
        let keys = Keys::default();
        let mut first = written.writer().unwrap();
        first.put(&doc(1, "one")).unwrap();
        first.put(&doc(2, "one")).unwrap();
        // In the same commit, in a later one, and by a later writer.
        first.put(&doc(1, "two")).unwrap();
        first.commit(&keys).unwrap();
        assert_eq!(
            (holding(&written, "one"), holding(&written, "two")),
            (vec![2], vec![1])
        );
        first.put(&doc(2, "two")).unwrap();
        first.commit(&keys).unwrap();
        assert_eq!(
            (holding(&written, "one"), holding(&written, "two")),
            (vec![], vec![1, 2])
        );
        first.finish().unwrap();
        let mut second = written.writer().unwrap();
        second.put(&doc(1, "three")).unwrap();
        second.commit(&keys).unwrap();
        assert_eq!(
            (holding(&written, "two"), holding(&written, "three")),
            (vec![2], vec![1])
        );
    }
}
