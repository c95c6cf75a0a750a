//! One segment: its documents, and what their titles and bodies hold.

use std::io;
use std::sync::Arc;

use rolltop_query::words::{Item, Near, Reading};
use rolltop_store::Seq;
use tantivy::index::SegmentId;
use tantivy::postings::{BlockSegmentPostings, Postings, SegmentPostings};
use tantivy::schema::IndexRecordOption;
use tantivy::{DocId, DocSet, InvertedIndexReader, SegmentReader, TERMINATED, TantivyError};
use tantivy_fst::Automaton;

use super::{Fields, KEY, TITLE_LENGTH, VERSION};
use crate::cells::Slot;
use crate::table::NOWHERE;

/// The part of an object that an item is looked for in.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(in crate::text) enum Place {
    Title,
    Body,
}

impl Place {
    pub(in crate::text) const ALL: [Self; 2] = [Self::Title, Self::Body];
}

/// A segment.
pub(in crate::text) struct Part {
    pub(super) id: SegmentId,
    pub(super) deletes: Option<u64>,
    title: Arc<InvertedIndexReader>,
    body: Arc<InvertedIndexReader>,
    /// By document.
    pub(in crate::text) docs: Box<[WrittenDoc]>,
}

/// What is known of a written document without asking the index.
#[derive(Clone, Copy, Debug)]
pub(in crate::text) struct WrittenDoc {
    /// Its object's row; [`NOWHERE`] for one that is gone.
    pub(in crate::text) slot: Slot,
    pub(in crate::text) title_length: u32,
    pub(in crate::text) version: Seq,
}

impl Part {
    pub(super) fn read(
        segment: &SegmentReader,
        fields: Fields,
        slot: &dyn Fn(u64) -> Slot,
    ) -> Result<Self, TantivyError> {
        let numbers = segment.fast_fields();
        let keys = numbers.u64(KEY)?;
        let versions = numbers.u64(VERSION)?;
        let lengths = numbers.u64(TITLE_LENGTH)?;
        let doc = |doc| WrittenDoc {
            slot: match keys.first(doc) {
                Some(key) if !segment.is_deleted(doc) => slot(key),
                _ => NOWHERE,
            },
            title_length: lengths
                .first(doc)
                .and_then(|length| length.try_into().ok())
                .unwrap_or(0),
            version: versions.first(doc).unwrap_or(0),
        };
        Ok(Self {
            id: segment.segment_id(),
            deletes: segment.delete_opstamp(),
            title: segment.inverted_index(fields.title)?,
            body: segment.inverted_index(fields.body)?,
            docs: (0..segment.max_doc()).map(doc).collect(),
        })
    }

    fn terms(&self, place: Place) -> &InvertedIndexReader {
        match place {
            Place::Title => &self.title,
            Place::Body => &self.body,
        }
    }

    /// Visits the documents that hold an item, some at a time; some twice.
    pub(in crate::text) fn find(
        &self,
        item: &Item,
        place: Place,
        visit: &mut dyn FnMut(&[DocId]),
    ) -> io::Result<()> {
        match item.terms.as_slice() {
            [] => Ok(()),
            [(term, _)] if item.is_prefix => self.find_prefix(term, place, visit),
            [(term, _)] => self.find_term(term, place, visit),
            terms => self.find_phrase(terms, place, visit),
        }
    }

    fn find_term(
        &self,
        term: &str,
        place: Place,
        visit: &mut dyn FnMut(&[DocId]),
    ) -> io::Result<()> {
        let index = self.terms(place);
        let Some(info) = index.terms().get(term)? else {
            return Ok(());
        };
        let option = IndexRecordOption::Basic;
        let mut postings = index.read_block_postings_from_terminfo(&info, option)?;
        visit_all(&mut postings, visit);
        Ok(())
    }

    fn find_prefix(
        &self,
        prefix: &str,
        place: Place,
        visit: &mut dyn FnMut(&[DocId]),
    ) -> io::Result<()> {
        let index = self.terms(place);
        let mut stream = index.terms().range().ge(prefix).into_stream()?;
        // A short prefix has many terms: the memory of one list serves the next.
        let mut postings: Option<BlockSegmentPostings> = None;
        while stream.advance() {
            if !stream.key().starts_with(prefix.as_bytes()) {
                break;
            }
            let postings =
                match &mut postings {
                    Some(postings) => {
                        index.reset_block_postings_from_terminfo(stream.value(), postings)?;
                        postings
                    }
                    none => none.insert(index.read_block_postings_from_terminfo(
                        stream.value(),
                        IndexRecordOption::Basic,
                    )?),
                };
            visit_all(postings, visit);
        }
        Ok(())
    }

    /// All terms at their offsets from one position.
    fn find_phrase(
        &self,
        terms: &[(String, u32)],
        place: Place,
        visit: &mut dyn FnMut(&[DocId]),
    ) -> io::Result<()> {
        let index = self.terms(place);
        let mut lists = Vec::with_capacity(terms.len());
        for (term, offset) in terms {
            let Some(info) = index.terms().get(term)? else {
                return Ok(());
            };
            let option = IndexRecordOption::WithFreqsAndPositions;
            lists.push((index.read_postings_from_terminfo(&info, option)?, *offset));
        }
        let mut candidate = 0;
        while let Some(doc) = common(&mut lists, candidate) {
            if stands(&mut lists) {
                visit(&[doc]);
            }
            candidate = doc + 1;
        }
        Ok(())
    }

    /// Visits the terms near a word.
    pub(in crate::text) fn near_terms(
        &self,
        near: &Near,
        place: Place,
        visit: &mut dyn FnMut(&str),
    ) -> io::Result<()> {
        let mut stream = self.terms(place).terms().search(Walk(near)).into_stream()?;
        while stream.advance() {
            if let Ok(term) = std::str::from_utf8(stream.key()) {
                visit(term);
            }
        }
        Ok(())
    }
}

/// Walks over a dictionary as long as terms may be near.
struct Walk<'n>(&'n Near);

impl Automaton for Walk<'_> {
    type State = Reading;

    fn start(&self) -> Reading {
        self.0.start()
    }

    fn is_match(&self, reading: &Reading) -> bool {
        self.0.distance(reading).is_some()
    }

    fn can_match(&self, reading: &Reading) -> bool {
        self.0.may_be_near(reading)
    }

    fn accept(&self, reading: &Reading, byte: u8) -> Reading {
        self.0.read(reading, byte)
    }
}

/// Visits the documents of a list.
fn visit_all(postings: &mut BlockSegmentPostings, visit: &mut dyn FnMut(&[DocId])) {
    while !postings.docs().is_empty() {
        visit(postings.docs());
        postings.advance();
    }
}

/// The first document from `candidate` on that is in every list.
fn common(lists: &mut [(SegmentPostings, u32)], mut candidate: u32) -> Option<u32> {
    loop {
        let start = candidate;
        for (postings, _) in lists.iter_mut() {
            if postings.doc() < candidate {
                candidate = postings.seek(candidate);
            } else {
                candidate = postings.doc();
            }
            if candidate == TERMINATED {
                return None;
            }
        }
        if candidate == start && lists.iter().all(|(postings, _)| postings.doc() == start) {
            return Some(candidate);
        }
    }
}

/// True if the terms stand at their offsets in the document that all lists are at.
fn stands(lists: &mut [(SegmentPostings, u32)]) -> bool {
    let mut starts: Option<Vec<u32>> = None;
    let mut positions = Vec::new();
    for (postings, offset) in lists {
        positions.clear();
        postings.positions(&mut positions);
        let here = positions
            .iter()
            .filter_map(|position| position.checked_sub(*offset));
        let still: Vec<u32> = match &starts {
            None => here.collect(),
            Some(starts) => here
                .filter(|start| starts.binary_search(start).is_ok())
                .collect(),
        };
        if still.is_empty() {
            return false;
        }
        starts = Some(still);
    }
    true
}
