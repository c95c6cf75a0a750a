//! Objects in full: every value that they hold, in its stored form, also those that only search data holds. Whoever
//! serves them finds the definitions in the names of their space.

use std::sync::Arc;

use quick_cache::Weighter;
use quick_cache::sync::Cache;
use rolltop_document::bundled::{BACKLINKS, LAST_OPENED_DATE, LINKS};
use rolltop_document::decor::Icon;
use rolltop_document::document::{Document, Kind, layout_of};
use rolltop_document::envelope::derived_properties;
use rolltop_document::limits::MAX_LIST;
use rolltop_document::markdown::export_v1;
use rolltop_document::vocabulary::{Format, Layout, Vocabulary};
use rolltop_search::{RowFacts, opened_at, pointers};
use rolltop_store::{ObjectRecord, Seq, Snapshot, Tx};
use serde_json::Value;

use super::read::{LARGE_READ, facts};
use super::{ReadTurn, SearchData, SpaceObjects, document_of};
use crate::Workspace;
use crate::catalog::Catalogue;
use crate::error::{Error, Result};
use crate::spaces::SpaceTarget;

/// An object with all of its values.
#[derive(Clone, Debug)]
pub struct FullObject {
    /// Its record; in a page without its document.
    pub record: Arc<ObjectRecord>,
    /// Its icon.
    pub icon: Option<Icon>,
    /// How it is laid out.
    pub layout: Layout,
    /// Its values by internal key, in no order.
    pub values: Vec<(String, Value)>,
}

/// A page of objects of one space.
#[derive(Debug)]
pub struct FullPage {
    /// The objects of the page.
    pub objects: Vec<FullObject>,
    /// How many there are in all.
    pub total: u64,
    /// The names of their space.
    pub names: Arc<Catalogue>,
}

/// An object with its text, and the names of its space.
#[derive(Debug)]
pub struct FullDocument {
    /// All but the text.
    pub object: FullObject,
    /// The text, as Markdown of v1 (v1.md 19.1).
    pub markdown: String,
    /// The names of its space.
    pub names: Arc<Catalogue>,
}

/// An object that a request has written.
#[derive(Debug)]
pub struct Written {
    /// Its id.
    pub id: String,
    /// How it reads now. `None` where it must be read after the commit: it is large, or other objects have changed that
    /// may point to it.
    pub document: Option<FullDocument>,
}

/// Stored documents above this are not rendered in a write transaction, in bytes.
const MAX_WRITTEN: usize = 32 << 10;
/// Nor are those that refer to more objects, of which each is read.
const MAX_REFERENCES: usize = 16;
/// Most memory for documents that were read, in bytes of their stored form and their text.
const CACHE_BYTES: u64 = 8 << 20;
/// About how many there are.
const ITEMS: usize = 1024;

/// The documents that were read last, by object id.
pub(crate) struct FullReads(Cache<String, Kept, ByText>);

/// A document as it was when the space had changed last at this commit, and the object was opened last at this time.
#[derive(Clone)]
struct Kept {
    changed: Seq,
    opened: Option<i64>,
    document: Arc<FullDocument>,
}

#[derive(Clone)]
struct ByText;

impl Weighter<String, Kept> for ByText {
    fn weight(&self, _: &String, kept: &Kept) -> u64 {
        let FullDocument {
            object, markdown, ..
        } = &*kept.document;
        (2 * object.record.document.len() + markdown.len()) as u64 + 1
    }
}

impl Default for FullReads {
    fn default() -> Self {
        Self(Cache::with_weighter(ITEMS, CACHE_BYTES, ByText))
    }
}

impl Workspace {
    /// Reads an object of any kind with its text; a large read keeps the next one waiting for as long as `turn` lives.
    ///
    /// # Errors
    /// Not found: the space has no such object. Many large reads wait already.
    pub fn full_document(
        &self,
        space: &SpaceTarget,
        object_id: &str,
        turn: &ReadTurn,
    ) -> Result<Arc<FullDocument>> {
        let read = |most| self.full_document_within(space, object_id, most);
        self.reads.in_turn(turn, read)
    }

    /// The same of an object that is not large; `None` for one that is, which takes a turn.
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

    /// An object as a write transaction leaves it. Nothing points to a new one.
    pub(super) fn written(
        &self,
        tx: &Tx<'_>,
        record: ObjectRecord,
        document: Document,
        names: Arc<Catalogue>,
        is_new: bool,
    ) -> Written {
        let id = record.id.clone();
        let read_later = Written { id, document: None };
        if record.document.len() > MAX_WRITTEN {
            return read_later;
        }
        // Read first: a mark leaves them when it is on disk.
        let opened = self.opened.of(&record.space_id);
        // What cannot be read for the answer must not undo the write.
        let row_facts = match is_new {
            true => Ok(Some(RowFacts::default())),
            false => self.projection.facts(&record.space_id, &record.id, tx),
        };
        let references = document.references();
        let (Ok(Some(row_facts)), 0..=MAX_REFERENCES) = (row_facts, references.len()) else {
            return read_later;
        };
        let (space_id, id) = (record.space_id.clone(), record.id.clone());
        let objects = SpaceObjects::at(tx, &space_id);
        let search_only = {
            let vocabulary = &names.vocabulary;
            let values = document.properties.iter();
            let values = values.map(|(key, value)| (key.as_str(), value));
            let is_own = |key: &str| holds_objects(key, vocabulary);
            let links = pointers(&id, &references, values, is_own).into_iter();
            search_only(
                links.filter(|target| objects.is_held(target)),
                row_facts.backlinks.iter().map(String::as_str),
                row_facts.opened_at.max(opened.get(&id).copied()),
            )
        };
        let markdown = export_v1(&document.blocks, &objects);
        let is_held = |id: &str| objects.is_held(id);
        let record = Arc::new(record);
        let object = FullObject::of(record, document, &names.vocabulary, search_only, is_held);
        let document = objects.finish().is_ok().then_some(FullDocument {
            object,
            markdown,
            names,
        });
        Written { id, document }
    }

    /// `None` where it is not kept, and its document is larger than `most` bytes.
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
            let row = rows.of(object_id);
            let (changed, opened) = (
                rows.changed(),
                row.and_then(|row| opened_at(rows, row, opened)),
            );
            let kept = self.full_reads.0.get(object_id);
            let is_same = |kept: &Kept| {
                (kept.changed, kept.opened) == (changed, opened)
                    && kept.document.object.record.space_id == space.id
            };
            if let Some(kept) = kept.filter(is_same) {
                return Ok(Some(kept.document));
            }
            if let Some((of, _, bytes)) = at.object_version(object_id)?
                && of == space.id
                && bytes > most
            {
                return Ok(None);
            }
            let document = Arc::new(self.full_document_at(at, space, object_id, data)?);
            let kept = Kept {
                changed,
                opened,
                document: Arc::clone(&document),
            };
            self.full_reads.0.insert(object_id.to_owned(), kept);
            Ok::<_, Error>(Some(document))
        })
    }

    /// The space held this object, which was removed for good.
    pub fn is_erased(&self, space: &SpaceTarget, object_id: &str) -> Result<bool> {
        Ok(self.store.read(|at| at.is_erased(&space.id, object_id))?)
    }

    fn full_document_at(
        &self,
        at: &Snapshot<'_>,
        space: &SpaceTarget,
        object_id: &str,
        data: SearchData<'_>,
    ) -> Result<FullDocument> {
        let names = self.names_at(at, &space.id)?;
        let record = self.object(at, space, object_id)?;
        let document = document_of(&record)?;
        let objects = SpaceObjects::at(at, &space.id);
        let markdown = export_v1(&document.blocks, &objects);
        objects.finish()?;
        Ok(FullDocument {
            object: FullObject::in_rows(record, document, &names.vocabulary, data),
            markdown,
            names,
        })
    }
}

impl FullObject {
    /// Of a document that cannot be read it shows what the record and search data hold.
    pub(crate) fn new(
        record: Arc<ObjectRecord>,
        vocabulary: &Vocabulary,
        data: SearchData<'_>,
    ) -> Self {
        let document = Document::from_stored(&record.document);
        let document = document.unwrap_or_else(|_| Document {
            type_key: record.type_key.clone(),
            ..Document::default()
        });
        Self::in_rows(record, document, vocabulary, data)
    }

    /// The same with its document at hand.
    fn in_rows(
        record: Arc<ObjectRecord>,
        document: Document,
        vocabulary: &Vocabulary,
        data: SearchData<'_>,
    ) -> Self {
        let SearchData { rows, opened } = data;
        let row = rows.of(&record.id);
        let search_only = row.map_or_else(Vec::new, |row| {
            let (links, backlinks) = (rows.links(row), rows.backlinks(row));
            let text = |entry| rows.symbols().text(entry);
            search_only(
                links.into_iter().map(text),
                backlinks.iter().copied().map(text),
                opened_at(rows, row, opened),
            )
        });
        let is_held = |id: &str| rows.of(id).is_some();
        Self::of(record, document, vocabulary, search_only, is_held)
    }

    /// With the values that only search data holds; `is_held` knows the objects of the space.
    fn of(
        record: Arc<ObjectRecord>,
        document: Document,
        vocabulary: &Vocabulary,
        search_only: Vec<(String, Value)>,
        is_held: impl Fn(&str) -> bool,
    ) -> Self {
        let derived = derived_properties(&document, &facts(&record), vocabulary);
        let derived = derived
            .into_iter()
            .map(|(key, value)| (key.to_owned(), value));
        // Chats have no type of their own.
        let layout = match document.kind {
            Kind::Chat => Layout::ChatDerived,
            _ => layout_of(&document, vocabulary),
        };
        let stored = document.properties.into_iter();
        let mut values: Vec<(String, Value)> = stored.chain(derived).chain(search_only).collect();
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

    /// The same for a page: the documents of many objects may be larger than memory.
    fn without_document(self) -> Self {
        let record = ObjectRecord {
            document: Arc::default(),
            ..Arc::unwrap_or_clone(self.record)
        };
        Self {
            record: Arc::new(record),
            ..self
        }
    }
}

/// The objects with these ids, without their documents, and without those that are gone or cannot be read.
pub(crate) fn full_objects(
    at: &Snapshot<'_>,
    names: &Catalogue,
    data: SearchData<'_>,
    ids: &[String],
) -> Result<Vec<FullObject>> {
    let mut objects = Vec::with_capacity(ids.len());
    for id in ids {
        if let Ok(Some(record)) = at.object_or_damage(id)? {
            let object = FullObject::new(record, &names.vocabulary, data);
            objects.push(object.without_document());
        }
    }
    Ok(objects)
}

/// Whether a property has a format of which the values are ids of objects.
fn holds_objects(key: &str, vocabulary: &Vocabulary) -> bool {
    let format = vocabulary.property(key).map(|def| def.format);
    matches!(format, Some(Format::Objects | Format::Files))
}

/// What only search data holds of an object; empty lists are left out.
fn search_only<'i>(
    links: impl Iterator<Item = &'i str>,
    backlinks: impl Iterator<Item = &'i str>,
    opened_at: Option<i64>,
) -> Vec<(String, Value)> {
    let links: Vec<Value> = links.take(MAX_LIST).map(Value::from).collect();
    let backlinks: Vec<Value> = backlinks.take(MAX_LIST).map(Value::from).collect();
    let lists = [(LINKS, links), (BACKLINKS, backlinks)];
    let lists = lists.into_iter().filter(|(_, ids)| !ids.is_empty());
    let lists = lists.map(|(key, ids)| (key.to_owned(), Value::Array(ids)));
    let opened = opened_at.map(|seconds| (LAST_OPENED_DATE.to_owned(), Value::from(seconds)));
    lists.chain(opened).collect()
}
