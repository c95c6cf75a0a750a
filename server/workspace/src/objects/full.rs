//! Objects in full: all of their values in stored form, including those that only search data holds. The definitions of
//! the properties are in the names of their space.

use std::sync::Arc;

use quick_cache::Weighter;
use quick_cache::sync::Cache;
use rolltop_document::bundled::{BACKLINKS, LINKS};
use rolltop_document::decor::Icon;
use rolltop_document::document::{Document, Kind, layout_of};
use rolltop_document::envelope::derived_properties;
use rolltop_document::markdown::export_v1;
use rolltop_document::vocabulary::{Format, Layout, Vocabulary};
use rolltop_search::{RowFacts, opened_at, pointers};
use rolltop_store::{ObjectRecord, Seq, Snapshot, Tx};
use serde_json::Value;

use super::read::{LARGE_READ, facts};
use super::{ReadTurn, SearchData, SearchOnly, SpaceObjects, document_of};
use crate::Workspace;
use crate::catalog::Catalogue;
use crate::error::{Error, Result};
use crate::spaces::SpaceTarget;

/// An object with all of its values.
#[derive(Clone, Debug)]
pub struct FullObject {
    /// Its record; without the document in a page.
    pub record: Arc<ObjectRecord>,
    /// Its icon.
    pub icon: Option<Icon>,
    /// Its layout.
    pub layout: Layout,
    /// Its values by internal key, in no order.
    pub values: Vec<(String, Value)>,
}

/// A page of objects of one space.
#[derive(Debug)]
pub struct FullPage {
    /// The objects of the page.
    pub objects: Vec<FullObject>,
    /// The total number of objects.
    pub total: u64,
    /// The names of their space.
    pub names: Arc<Catalogue>,
}

/// An object with its text, and the names of its space.
#[derive(Debug)]
pub struct FullDocument {
    /// Everything except the text.
    pub object: FullObject,
    /// The text, as Markdown of v1 (v1.md 19.1).
    pub markdown: String,
    /// The names of its space.
    pub names: Arc<Catalogue>,
    /// The last commit that changed the space. `None` after a write, which may still fail: reads do not use it.
    changed: Option<Seq>,
    /// When the account opened the object last, in Unix seconds.
    opened: Option<i64>,
}

/// An object that a request has written.
#[derive(Debug)]
pub struct Written {
    /// Its id.
    pub id: String,
    /// The object after the write. `None` if it must be read after the commit: it is large, or other objects that may
    /// point to it have changed.
    pub document: Option<Arc<FullDocument>>,
}

/// An object before a write.
#[derive(Clone, Copy)]
pub(super) enum Before<'d> {
    /// It did not exist.
    Missing,
    /// It had other blocks.
    OtherBlocks,
    /// It had the same blocks, in this stored document.
    SameBlocks(&'d str),
}

/// Maximum size of a stored document that is rendered in a write transaction, in bytes.
const MAX_WRITTEN: usize = 32 << 10;
/// Maximum number of its references; each of these objects is read.
const MAX_REFERENCES: usize = 16;
/// Maximum memory for cached documents, in bytes of their stored form and their text.
const CACHE_BYTES: u64 = 8 << 20;
/// Expected number of cached documents.
const ITEMS: usize = 1024;

/// The documents that were read or written last, by object id.
pub(crate) struct FullReads(Cache<String, Arc<FullDocument>, ByText>);

#[derive(Clone)]
struct ByText;

impl Weighter<String, Arc<FullDocument>> for ByText {
    fn weight(&self, _: &String, document: &Arc<FullDocument>) -> u64 {
        (2 * document.object.record.document.len() + document.markdown.len()) as u64 + 1
    }
}

impl Default for FullReads {
    fn default() -> Self {
        Self(Cache::with_weighter(ITEMS, CACHE_BYTES, ByText))
    }
}

impl Workspace {
    /// Reads an object of any kind with its text. A large read keeps the next one waiting for as long as `turn` lives.
    ///
    /// # Errors
    /// Not found: the space has no such object. Too many large reads wait.
    pub fn full_document(
        &self,
        space: &SpaceTarget,
        object_id: &str,
        turn: &ReadTurn,
    ) -> Result<Arc<FullDocument>> {
        let read = |most| self.full_document_within(space, object_id, most);
        self.reads.in_turn(turn, read)
    }

    /// The same for an object that is not large; `None` for a large one, which needs a turn.
    ///
    /// # Errors
    /// Not found: the space has no such object.
    pub fn small_document(
        &self,
        space: &SpaceTarget,
        object_id: &str,
    ) -> Result<Option<Arc<FullDocument>>> {
        self.full_document_within(space, object_id, LARGE_READ)
    }

    /// The object that a write transaction leaves. A failure to read its surroundings does not undo the write.
    pub(super) fn written(
        &self,
        tx: &Tx<'_>,
        record: ObjectRecord,
        document: Document,
        names: Arc<Catalogue>,
        before: Before<'_>,
    ) -> Written {
        let id = record.id.clone();
        let document = self.written_document(tx, Arc::new(record), document, names, before);
        Written {
            id,
            document: document.unwrap_or_default(),
        }
    }

    fn written_document(
        &self,
        tx: &Tx<'_>,
        record: Arc<ObjectRecord>,
        document: Document,
        names: Arc<Catalogue>,
        before: Before<'_>,
    ) -> Result<Option<Arc<FullDocument>>> {
        let (space_id, id) = (record.space_id.as_str(), record.id.as_str());
        let references = document.references();
        if record.document.len() > MAX_WRITTEN || references.len() > MAX_REFERENCES {
            return Ok(None);
        }
        // Read first: a mark leaves them when it is on disk.
        let opened = self.opened.of(space_id);
        let row_facts = match before {
            // Nothing points to a new object.
            Before::Missing => Some(RowFacts::default()),
            _ => self.projection.facts(space_id, id, tx)?,
        };
        let Some(row_facts) = row_facts else {
            return Ok(None);
        };
        let vocabulary = &names.vocabulary;
        let objects = SpaceObjects::at(tx, space_id);
        let is_held = |target: &str| target == names.me || objects.is_held(target);
        let values = document.properties.iter();
        let values = values.map(|(key, value)| (key.as_str(), value));
        let is_own = |key: &str| holds_objects(key, vocabulary);
        let links = pointers(id, &references, values, is_own).into_iter();
        let mut found = SearchOnly::default();
        found.add_list(LINKS, links.filter(|target| is_held(target)));
        found.add_list(BACKLINKS, row_facts.backlinks.iter().map(String::as_str));
        let opened = row_facts.opened_at.max(opened.get(id).copied());
        found.add_opened(opened);
        let kept = match before {
            // Text without references depends on nothing else.
            Before::SameBlocks(stored) if references.is_empty() => self.kept_text(id, stored),
            _ => None,
        };
        let markdown = kept.unwrap_or_else(|| export_v1(&document.blocks, &objects));
        let object = FullObject::of(Arc::clone(&record), document, vocabulary, found, is_held);
        objects.finish()?;
        let document = Arc::new(FullDocument {
            object,
            markdown,
            names,
            changed: None,
            opened,
        });
        let kept = Arc::clone(&document);
        self.full_reads.0.insert(record.id.clone(), kept);
        Ok(Some(document))
    }

    /// The text of an object, if the cache has it for this stored document.
    fn kept_text(&self, object_id: &str, stored: &str) -> Option<String> {
        let kept = self.full_reads.0.get(object_id)?;
        (*kept.object.record.document == *stored).then(|| kept.markdown.clone())
    }

    /// `None` if the cache does not have it, and its document is larger than `most` bytes.
    fn full_document_within(
        &self,
        space: &SpaceTarget,
        object_id: &str,
        most: usize,
    ) -> Result<Option<Arc<FullDocument>>> {
        let opened = self.opened.of(&space.id);
        self.projection.read(&space.id, |at, rows| {
            self.live_space_at(at, space)?;
            let opened = &*opened;
            let data = SearchData { rows, opened };
            let changed = Some(rows.changed());
            let row = rows.of(object_id);
            let opened = row.and_then(|row| opened_at(rows, row, opened));
            let is_same = |kept: &Arc<FullDocument>| {
                (kept.changed, kept.opened) == (changed, opened)
                    && kept.object.record.space_id == space.id
            };
            let kept = self.full_reads.0.get(object_id);
            if let Some(kept) = kept.filter(is_same) {
                return Ok(Some(kept));
            }
            if let Some((of, _, bytes)) = at.object_version(object_id)?
                && of == space.id
                && bytes > most
            {
                return Ok(None);
            }
            let names = self.names_at(at, &space.id)?;
            let record = self.object(at, space, object_id)?;
            let document = document_of(&record)?;
            let objects = SpaceObjects::at(at, &space.id);
            let markdown = export_v1(&document.blocks, &objects);
            objects.finish()?;
            let object = FullObject::in_rows(record, document, &names.vocabulary, data);
            let document = Arc::new(FullDocument {
                object,
                markdown,
                names,
                changed,
                opened,
            });
            let kept = Arc::clone(&document);
            self.full_reads.0.insert(object_id.to_owned(), kept);
            Ok::<_, Error>(Some(document))
        })
    }

    /// True if the space had this object and it was erased.
    pub fn is_erased(&self, space: &SpaceTarget, object_id: &str) -> Result<bool> {
        Ok(self.store.read(|at| at.is_erased(&space.id, object_id))?)
    }
}

impl FullObject {
    /// An object with the search data of the same moment.
    fn in_rows(
        record: Arc<ObjectRecord>,
        document: Document,
        vocabulary: &Vocabulary,
        data: SearchData<'_>,
    ) -> Self {
        let row = data.rows.of(&record.id);
        let found = row.map_or_else(SearchOnly::default, |row| data.values(row, |_| true));
        let is_held = |id: &str| data.rows.of(id).is_some();
        Self::of(record, document, vocabulary, found, is_held)
    }

    /// `is_held` returns true for the objects of the space.
    fn of(
        record: Arc<ObjectRecord>,
        document: Document,
        vocabulary: &Vocabulary,
        found: SearchOnly,
        is_held: impl Fn(&str) -> bool,
    ) -> Self {
        // Chats have no type of their own.
        let layout = match document.kind {
            Kind::Chat => Layout::ChatDerived,
            _ => layout_of(&document, vocabulary),
        };
        let derived = derived_properties(&document, &facts(&record), vocabulary);
        let added = derived.into_iter().chain(found.values);
        let added = added.map(|(key, value)| (key.to_owned(), value));
        let mut values: Vec<(String, Value)> =
            document.properties.into_iter().chain(added).collect();
        for (key, value) in &mut values {
            if let Value::Array(entries) = value
                && holds_objects(key, vocabulary)
            {
                entries.retain(|entry| entry.as_str().is_some_and(&is_held));
            }
        }
        Self {
            icon: document.icon,
            layout,
            values,
            record,
        }
    }
}

/// The objects with these ids. Missing and unreadable ones are left out. A damaged document shows only the values of its
/// record and of search data. The records have no documents: those of a page may be larger than memory.
pub(crate) fn full_objects(
    at: &Snapshot<'_>,
    names: &Catalogue,
    data: SearchData<'_>,
    ids: &[String],
) -> Result<Vec<FullObject>> {
    let mut objects = Vec::with_capacity(ids.len());
    for id in ids {
        let Ok(Some(record)) = at.object_or_damage(id)? else {
            continue;
        };
        let document = Document::from_stored(&record.document);
        let document = document.unwrap_or_else(|_| Document {
            type_key: record.type_key.clone(),
            ..Document::default()
        });
        let record = Arc::new(ObjectRecord {
            document: Arc::default(),
            ..Arc::unwrap_or_clone(record)
        });
        let object = FullObject::in_rows(record, document, &names.vocabulary, data);
        objects.push(object);
    }
    Ok(objects)
}

/// True if the values of a property are ids of objects.
fn holds_objects(key: &str, vocabulary: &Vocabulary) -> bool {
    let format = vocabulary.property(key).map(|def| def.format);
    matches!(format, Some(Format::Objects | Format::Files))
}
