//! Search in the words of a space: maps terms to bitmaps, and corrects terms that no object in scope contains.

use std::sync::Arc;
use std::time::Duration;

use parking_lot::{RwLock, RwLockReadGuard, RwLockWriteGuard};

use rolltop_query::words::{Item, MAX_CORRECTED, TextQuery, correct};
use rolltop_store::{Column, ObjectRecord, Phrase, StorageError, WordIndex, WordReader};

use super::marks::{FoundIn, InTitle, WordMatches};
use super::names::{Names, visit_named, words_of};
use super::terms::whole_name;
use super::update::{Progress, State, TextKeys, WordRows};

/// Attempts of a search, because the index may be deleted meanwhile.
const ATTEMPTS: usize = 3;
/// Words of the vocabulary that are compared between two calls of `may_go_on`.
const CHECK_EVERY: usize = 4096;

/// The words of one space. The default is a space whose index was not opened yet.
///
/// The rows of the space own it and call [`Self::touch`] for every object that changes. Lock order: rows, then this.
#[derive(Debug, Default)]
pub struct SpaceWords {
    state: RwLock<Option<State>>,
}

/// A search of one space.
#[derive(Clone, Copy)]
pub struct WordSearch<'a> {
    /// Full id of the space.
    pub space_id: &'a str,
    /// The parsed query.
    pub query: &'a TextQuery,
    /// The properties whose texts are searched.
    pub keys: &'a TextKeys,
    /// Names of options and types.
    pub names: &'a Names<'a>,
    /// The rows, which do not change during the search.
    pub rows: &'a dyn WordRows,
    /// True for the number of a row that the search may find. Only the words of these rows need no correction.
    pub in_scope: &'a dyn Fn(u32) -> bool,
    /// Reads a record from the snapshot of the rows. The search skips unreadable records.
    pub record: &'a ReadRecord<'a>,
    /// Called before each batch of stale objects, and periodically during corrections. If it returns false, the search
    /// continues without the rest of this work.
    pub may_go_on: &'a dyn Fn(Progress) -> bool,
    /// How long to wait while another search indexes the space. The caller holds one of few read snapshots.
    pub wait: Duration,
}

/// Reads a record by id; `None` if the object is gone.
pub type ReadRecord<'a> = dyn Fn(&str) -> Result<Option<Arc<ObjectRecord>>, StorageError> + 'a;

/// The state of a space, and whether its index is complete.
type Updated<'s> = (RwLockReadGuard<'s, Option<State>>, bool);

/// A term of a query and its bit.
type Term = (u64, Item);

impl SpaceWords {
    /// Records that an object was added, changed or removed, and its previous row.
    pub fn touch(&self, id: &str, row: Option<u32>) {
        let mut state = self.state.write();
        if state.as_mut().is_some_and(|state| !state.touch(id, row)) {
            *state = None;
        }
    }

    /// Waits while another search indexes the space. Call it without a snapshot.
    pub fn wait(&self) {
        drop(self.state.read());
    }

    /// Estimated bytes in memory; 0 while a search updates the words.
    pub(crate) fn bytes(&self) -> usize {
        let state = self.state.try_read();
        state.map_or(0, |state| state.as_ref().map_or(0, State::bytes))
    }

    /// Brings the index up to date and searches it. A damaged index is deleted and rebuilt within the search.
    ///
    /// # Errors
    /// The index can neither be used nor be created again.
    pub fn find(
        &self,
        index: &WordIndex,
        search: WordSearch<'_>,
    ) -> Result<WordMatches, StorageError> {
        let mut failure = None;
        for _ in 0..ATTEMPTS {
            let Some((state, is_complete)) = self.updated(index, search)? else {
                return Ok(WordMatches::busy(search.rows.bound()));
            };
            let Some(state) = state.as_ref() else {
                continue;
            };
            let found = state.index().read(|reader| {
                let view = View {
                    reader,
                    state,
                    search,
                };
                view.find()
            });
            match found {
                // Another search of the space has opened the index again, and may have changed it.
                Ok(_) if !index.is_current(state.index()) => {}
                Ok(mut found) => {
                    found.is_complete &= is_complete;
                    return Ok(found);
                }
                Err(error) => {
                    index.reset(state.index(), &error);
                    failure = Some(error);
                }
            }
        }
        Err(failure.unwrap_or_else(StorageError::closed))
    }

    /// Brings the index up to date, as [`Self::find`] also does. Returns false if objects are missing, or if another
    /// search locks the words for longer than `wait`.
    ///
    /// # Errors
    /// The index can neither be used nor be created again.
    pub fn update(&self, index: &WordIndex, search: WordSearch<'_>) -> Result<bool, StorageError> {
        let updated = self.updated(index, search)?;
        Ok(updated.is_some_and(|(_, is_complete)| is_complete))
    }

    /// The state after an update, and whether it is complete; `None` if another search locks it.
    fn updated(
        &self,
        index: &WordIndex,
        search: WordSearch<'_>,
    ) -> Result<Option<Updated<'_>>, StorageError> {
        let is_fresh =
            |state: &State| index.is_current(state.index()) && state.is_fresh(search.keys);
        let state = self.state.try_read_for(search.wait);
        let Some(state) = state else {
            return Ok(None);
        };
        if state.as_ref().is_some_and(is_fresh) {
            return Ok(Some((state, true)));
        }
        drop(state);
        let Some(mut slot) = self.state.try_write_for(search.wait) else {
            return Ok(None);
        };
        let mut attempts = 0;
        loop {
            attempts += 1;
            let mut state = match slot.take().filter(|state| index.is_current(state.index())) {
                Some(state) => state,
                None => State::open(index, &search)?,
            };
            let updated = state.update(&search);
            let state = slot.insert(state);
            match updated {
                Ok(is_complete) => {
                    return Ok(Some((RwLockWriteGuard::downgrade(slot), is_complete)));
                }
                Err(error) => {
                    index.reset(state.index(), &error);
                    // The index is not damaged (the disk may be full): its present content can be searched.
                    if attempts == ATTEMPTS || index.is_current(state.index()) {
                        return Ok(Some((RwLockWriteGuard::downgrade(slot), false)));
                    }
                }
            }
        }
    }
}

/// The index of a space, as one search sees it.
struct View<'s> {
    reader: &'s WordReader<'s>,
    state: &'s State,
    search: WordSearch<'s>,
}

impl View<'_> {
    fn find(&self) -> Result<WordMatches, StorageError> {
        let query = self.search.query;
        let mut found = WordMatches::new(self.search.rows.bound(), query.all_items());
        let wanted: Vec<Term> = bits().zip(query.items().iter().cloned()).collect();
        for (bit, item) in &wanted {
            self.mark(&mut found, *bit, &[phrase(item)], FoundIn::Anywhere)?;
        }
        self.mark_names(&mut found, &wanted, FoundIn::Anywhere);
        self.mark_titles(&mut found)?;
        let unknown = self.unknown(&found, wanted)?;
        self.correct(&mut found, unknown)?;
        found.list_rows();
        Ok(found)
    }

    /// Marks the rows that contain any of the phrases, and those whose titles do.
    fn mark(
        &self,
        found: &mut WordMatches,
        bit: u64,
        phrases: &[Phrase],
        place: FoundIn,
    ) -> Result<(), StorageError> {
        self.rows(phrases, Column::Body, &mut |row| found.add(row, place, bit))?;
        self.rows(phrases, Column::Title, &mut |row| {
            found.add(row, place, bit);
            found.add(row, FoundIn::Title, bit);
        })
    }

    /// Calls `visit` with each row that contains any of the phrases in the column.
    fn rows(
        &self,
        phrases: &[Phrase],
        column: Column,
        visit: &mut dyn FnMut(u32),
    ) -> Result<(), StorageError> {
        self.reader.find(phrases, column, &mut |object| {
            if let Some(row) = self.state.row(object) {
                visit(row);
            }
        })
    }

    fn mark_names(&self, found: &mut WordMatches, wanted: &[Term], place: FoundIn) {
        let mut add = |row, bits| found.add(row, place, bits);
        visit_named(self.search.names, wanted, self.search.rows, &mut add);
    }

    /// Records which titles contain the whole query in order, and which equal it.
    fn mark_titles(&self, found: &mut WordMatches) -> Result<(), StorageError> {
        let holding = found.with_all_in_title();
        if holding.is_empty() {
            return Ok(());
        }
        let query = self.search.query;
        let whole = phrase(&query.whole());
        let equal = Phrase {
            words: vec![whole_name(&whole.words)],
            prefix: false,
        };
        let mut add = |row, how| found.add_title(row, how);
        match query.items() {
            // The only term is the whole query, whose rows are known.
            [only] if phrase(only) == whole => {
                holding
                    .into_iter()
                    .for_each(|row| add(row, InTitle::InOrder));
            }
            _ => self.rows(&[whole], Column::Title, &mut |row| {
                add(row, InTitle::InOrder)
            })?,
        }
        self.rows(&[equal], Column::Title, &mut |row| add(row, InTitle::Equal))
    }

    /// The correctable terms that no object in scope contains, not even as a prefix.
    fn unknown(&self, found: &WordMatches, wanted: Vec<Term>) -> Result<Vec<Term>, StorageError> {
        let correctable = wanted.into_iter().filter(|(_, item)| item.max_edits > 0);
        let mut unknown: Vec<Term> = correctable.collect();
        if unknown.is_empty() {
            return Ok(unknown);
        }
        let held = found.terms_in(self.search.in_scope);
        unknown.retain(|(bit, _)| held & bit == 0);
        let mut left = Vec::new();
        for (bit, item) in unknown {
            if item.is_prefix || !self.has_prefix(&item)? {
                left.push((bit, item));
            }
        }
        Ok(left)
    }

    fn has_prefix(&self, item: &Item) -> Result<bool, StorageError> {
        let prefix = Item {
            is_prefix: true,
            ..item.clone()
        };
        let mut is_held = false;
        let in_scope = self.search.in_scope;
        for column in [Column::Body, Column::Title] {
            self.rows(&[phrase(&prefix)], column, &mut |row| {
                is_held = is_held || in_scope(row);
            })?;
        }
        let mut visit = |row, _| is_held = is_held || in_scope(row);
        visit_named(
            self.search.names,
            &[(1, prefix)],
            self.search.rows,
            &mut visit,
        );
        Ok(is_held)
    }

    /// Marks the rows that contain corrections of unknown terms.
    fn correct(&self, found: &mut WordMatches, unknown: Vec<Term>) -> Result<(), StorageError> {
        if unknown.is_empty() {
            return Ok(());
        }
        found.is_cut = unknown.len() > MAX_CORRECTED;
        let unknown: Vec<&Term> = unknown.iter().take(MAX_CORRECTED).collect();
        let names = words_of(self.search.names);
        let mut seen = 0_usize;
        let mut is_cut_off = false;
        let corrections = correct(unknown.iter().map(|(_, item)| item), |letter, offer| {
            names.iter().for_each(|word| offer(word));
            self.reader.vocabulary(letter, &mut |word| {
                offer(word);
                seen += 1;
                is_cut_off = seen.is_multiple_of(CHECK_EVERY)
                    && !(self.search.may_go_on)(Progress::default());
                !is_cut_off
            })
        })?;
        found.is_complete &= !is_cut_off;
        for ((bit, _), corrections) in unknown.iter().zip(corrections) {
            found.is_near_many |= corrections.is_cut();
            let near = corrections
                .words()
                .map(|word| (*bit, Item::exactly(vec![word])));
            let near: Vec<Term> = near.collect();
            let phrases: Vec<Phrase> = near.iter().map(|(_, item)| phrase(item)).collect();
            self.mark(found, *bit, &phrases, FoundIn::Corrected)?;
            self.mark_names(found, &near, FoundIn::Corrected);
        }
        Ok(())
    }
}

/// The bit of each term.
fn bits() -> impl Iterator<Item = u64> {
    (0..u64::BITS).map(|at| 1 << at)
}

fn phrase(item: &Item) -> Phrase {
    Phrase {
        words: item.words.clone(),
        prefix: item.is_prefix,
    }
}
