//! Updates of the index of a space to its rows.

use std::collections::BTreeSet;
use std::sync::Arc;

use rolltop_query::value::Symbol;
use rolltop_store::{ObjectRecord, Seq, SpaceIndex, StorageError, WordChange, WordIndex};

use super::search::WordSearch;
use super::terms::words_of;

/// Objects that one transaction indexes.
const BATCH: usize = 256;
/// Bytes of records after which a batch ends early.
const BATCH_BYTES: usize = 4 << 20;
/// An update of this many objects merges the segments of the index.
const MERGE_FROM: usize = 1024;
/// The most changes that are remembered. Beyond them, the next search compares all versions again.
const MAX_PENDING: usize = 10_000;
/// Marks an object without a row, and a row without an object.
const NO_ROW: u32 = u32::MAX;
const NO_OBJECT: u32 = NO_ROW;
/// Estimated bytes of a stale object in memory.
const STALE_BYTES: usize = 96;

/// The properties whose texts are searched: visible and writable ones of format text.
#[derive(Clone, Debug, Default)]
pub struct TextKeys {
    /// Their internal keys.
    pub keys: BTreeSet<String>,
    /// The commit at which they were read. Keys of an earlier commit do not replace those of a later one.
    pub seq: Seq,
}

/// The rows of a space, addressed by their numbers.
pub trait WordRows {
    /// Exclusive upper bound of the numbers.
    fn bound(&self) -> u32;
    /// The row of an object.
    fn number(&self, id: &str) -> Option<u32>;
    /// Id and [`stamp`](super::stamp) of an object whose words can be found ([`is_searchable`](super::is_searchable)).
    fn searchable(&self, row: u32) -> Option<(&str, Seq)>;
    /// True if the object has any value of this property.
    fn has(&self, row: u32, key: &str) -> bool;
    /// The symbol of an option or a type.
    fn symbol(&self, id: &str) -> Option<Symbol>;
    /// Calls `visit` with each row that has entries of one of these properties, the index of the property in `keys`,
    /// and the entries. The property `type` has one entry, the internal key of the type.
    fn visit_entries(&self, keys: &[&str], visit: &mut dyn FnMut(u32, usize, &[Symbol]));
}

/// Progress of an update, in objects.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct Progress {
    /// Objects indexed so far.
    pub done: usize,
    /// Objects to index in this update.
    pub total: usize,
}

/// The index of a space, and which of its objects are stale.
#[derive(Debug)]
pub(super) struct State {
    index: SpaceIndex,
    keys: TextKeys,
    /// Row numbers by object number in the index, without stale objects.
    rows: Vec<u32>,
    /// Object numbers by row number.
    objects: Vec<u32>,
    /// Ids of stale objects.
    stale: BTreeSet<String>,
    /// Changes since the last update.
    touched: usize,
}

impl State {
    /// Opens the index of a space and determines which objects are stale.
    pub(super) fn open(index: &WordIndex, search: &WordSearch<'_>) -> Result<Self, StorageError> {
        let found = index.open_space(search.space_id)?;
        let mut state = Self {
            index: found.index,
            keys: TextKeys {
                keys: found.keys,
                seq: 0,
            },
            rows: Vec::new(),
            objects: Vec::new(),
            stale: BTreeSet::new(),
            touched: 0,
        };
        let rows = search.rows;
        let mut is_indexed = vec![false; rows.bound() as usize];
        for object in found.objects {
            let row = rows.number(&object.id);
            let row = row.filter(|row| rows.searchable(*row).is_some());
            if let Some(row) = row {
                let version = rows.searchable(row).map(|(_, version)| version);
                if version == Some(object.version)
                    && let Some(is_indexed) = is_indexed.get_mut(row as usize)
                {
                    state.assign_row(object.number, row);
                    *is_indexed = true;
                }
            } else {
                state.stale.insert(object.id);
            }
        }
        for (row, is_indexed) in (0..).zip(is_indexed) {
            if !is_indexed && let Some((id, _)) = rows.searchable(row) {
                state.stale.insert(id.to_owned());
            }
        }
        Ok(state)
    }

    pub(super) fn index(&self) -> &SpaceIndex {
        &self.index
    }

    /// The row of an object in the index.
    pub(super) fn row(&self, object: u32) -> Option<u32> {
        let row = self.rows.get(object as usize).copied();
        row.filter(|row| *row != NO_ROW)
    }

    /// True if a search with these text properties needs no update.
    pub(super) fn is_fresh(&self, keys: &TextKeys) -> bool {
        let is_known = keys.seq == self.keys.seq && keys.keys == self.keys.keys;
        self.stale.is_empty() && (is_known || keys.seq < self.keys.seq)
    }

    /// Records that an object has changed, so that its indexed words no longer find its row. Returns false if there are
    /// too many changes to remember.
    pub(super) fn touch(&mut self, id: &str, row: Option<u32>) -> bool {
        if !self.stale.contains(id) {
            self.stale.insert(id.to_owned());
        }
        if let Some(row) = row {
            self.release_row(row);
        }
        self.touched += 1;
        self.touched <= MAX_PENDING
    }

    /// Estimated bytes in memory.
    pub(super) fn bytes(&self) -> usize {
        let numbers = self.rows.capacity() + self.objects.capacity();
        numbers * size_of::<u32>() + self.stale.len() * STALE_BYTES
    }

    /// Indexes stale objects in batches, for as long as the search allows. Returns false if some are left, such as
    /// objects with unreadable records.
    pub(super) fn update(&mut self, search: &WordSearch<'_>) -> Result<bool, StorageError> {
        self.use_keys(search)?;
        self.touched = 0;
        let total = self.stale.len();
        let mut done = 0;
        let mut unread = Vec::new();
        while !self.stale.is_empty() && (search.may_go_on)(Progress { done, total }) {
            let mut batch = Vec::new();
            let mut bytes = 0;
            while batch.len() < BATCH
                && bytes < BATCH_BYTES
                && let Some(id) = self.stale.pop_first()
            {
                let row = search.rows.number(&id);
                let row = row.filter(|row| search.rows.searchable(*row).is_some());
                let record = row.map_or(Ok(None), |_| (search.record)(&id));
                match record {
                    Ok(record) => {
                        bytes += record.as_ref().map_or(0, |record| record.document.len());
                        batch.push(Stale { id, row, record });
                    }
                    Err(_) => unread.push(id),
                }
            }
            done += batch.len();
            if let Err(error) = self.write(&batch) {
                self.stale.extend(batch.into_iter().map(|stale| stale.id));
                self.stale.extend(unread);
                return Err(error);
            }
        }
        self.stale.extend(unread);
        if done >= MERGE_FROM {
            self.index.merge()?;
        }
        Ok(self.stale.is_empty())
    }

    fn write(&mut self, batch: &[Stale]) -> Result<(), StorageError> {
        let change = |stale: &Stale| match &stale.record {
            Some(record) => words_of(record, &self.keys.keys),
            None => WordChange::Remove {
                id: stale.id.clone(),
            },
        };
        let changes: Vec<WordChange> = batch.iter().map(change).collect();
        let numbers = self.index.write(&changes)?;
        for (stale, number) in batch.iter().zip(numbers) {
            if let Some(number) = number {
                let row = stale.record.as_ref().and(stale.row);
                self.assign_row(number, row.unwrap_or(NO_ROW));
            }
        }
        Ok(())
    }

    /// Marks objects as stale if they have a property that joined or left the text properties.
    fn use_keys(&mut self, search: &WordSearch<'_>) -> Result<(), StorageError> {
        let keys = search.keys;
        if keys.seq < self.keys.seq {
            return Ok(());
        }
        let changed: Vec<&String> = self.keys.keys.symmetric_difference(&keys.keys).collect();
        if !changed.is_empty() {
            let rows = search.rows;
            let has_changed = |row: &u32| changed.iter().any(|key| rows.has(*row, key));
            let ids = (0..rows.bound()).filter(has_changed);
            let ids: Vec<String> = ids
                .filter_map(|row| Some(rows.searchable(row)?.0.to_owned()))
                .collect();
            self.index.set_keys(&keys.keys, &ids)?;
            for row in ids.iter().filter_map(|id| rows.number(id)) {
                self.release_row(row);
            }
            self.stale.extend(ids);
            self.keys.keys.clone_from(&keys.keys);
        }
        self.keys.seq = keys.seq;
        Ok(())
    }

    fn assign_row(&mut self, object: u32, row: u32) {
        set(&mut self.rows, object, row);
        if row != NO_ROW {
            set(&mut self.objects, row, object);
        }
    }

    /// Excludes this row from searches.
    fn release_row(&mut self, row: u32) {
        let object = self.objects.get_mut(row as usize);
        if let Some(object) = object.map(|object| std::mem::replace(object, NO_OBJECT))
            && let Some(place) = self.rows.get_mut(object as usize)
        {
            *place = NO_ROW;
        }
    }
}

fn set(numbers: &mut Vec<u32>, at: u32, number: u32) {
    let at = at as usize;
    if at >= numbers.len() {
        numbers.resize(at + 1, NO_ROW);
    }
    if let Some(place) = numbers.get_mut(at) {
        *place = number;
    }
}

/// A stale object. Without a record it is removed from the index.
struct Stale {
    id: String,
    row: Option<u32>,
    record: Option<Arc<ObjectRecord>>,
}
