//! Looking up the terms of a query in the texts of a space.
//!
//! Texts are looked through without a lock that a change waits for: what they hold is gathered with the version of the
//! object that it is true for, and counts in the end if the object still has it. Rows are looked at in between, for as
//! long as it takes to learn which words no object in scope holds; those are corrected.

use std::cmp::Ordering;
use std::collections::{BTreeSet, HashSet};
use std::io;
use std::sync::Arc;

use rolltop_query::rows::RowSet;
use rolltop_query::words::{Item, Near, TextQuery};
use rolltop_store::Seq;

use super::Text;
use super::document::{DocText, Terms};
use super::marks::{Marks, Wanted, bits};
use super::matches::Hits;
use super::names::{NameHits, Names, terms_of};
use super::overlay::Overlay;
use super::rank::{Mark, positions};
use super::segments::{Part, Place, Segments};
use crate::cells::Slot;
use crate::row::Row;
use crate::table::Table;

/// Words of a query that are corrected; of further ones that nothing holds nothing is found.
pub const MAX_CORRECTED: usize = 16;
/// Terms that are tried for each of them, the nearest first.
pub const MAX_NEAR: usize = 64;
/// How often texts are looked up again because they were written meanwhile.
const PATIENCE: usize = 3;

/// Which rows a search looks at.
pub trait Scope {
    /// A test of the rows of a table.
    fn of<'t>(&'t self, table: &'t Table) -> Box<dyn Fn(Row<'t>) -> bool + 't>;

    /// Takes out of a set of rows those that do not pass the test.
    fn narrow(&self, table: &Table, rows: &mut RowSet) {
        let in_scope = self.of(table);
        rows.retain(|row| table.row_of(row).is_some_and(&in_scope));
    }
}

/// Lends the rows of a space for a moment.
pub(super) type Look<'l> = &'l dyn Fn(&mut dyn FnMut(&Table));

/// What the texts of a space hold of a query.
pub struct Words<'q> {
    pub(super) query: &'q TextQuery,
    looked: Looked,
    found: Found,
    /// Names that hold items.
    names: NameHits,
    /// Terms that stand for a misspelled item, whose bit is beside them.
    near: Vec<(u64, Item)>,
    /// Names that hold those.
    near_names: NameHits,
    is_cut: bool,
    is_near_many: bool,
}

/// What was looked into.
struct Looked {
    segments: Arc<Segments>,
    docs: Vec<(Slot, Arc<DocText>)>,
    /// How often documents in memory had changed.
    changes: u64,
}

/// What holds something: of objects as they were.
#[derive(Default)]
struct Found {
    /// Positions that a title has which is as long as the query.
    positions: u32,
    /// By document, of each segment.
    written: Vec<(Arc<Part>, Marks)>,
    /// Objects whose documents were in memory, by row and version.
    in_memory: Vec<(Slot, Seq, Mark)>,
}

impl Found {
    /// What each object holds that still has the version which it was found with, in no order; some several times.
    fn of_now(&self, overlay: &Overlay) -> impl Iterator<Item = (Slot, Mark)> {
        let written = self.written.iter().flat_map(|(part, marks)| {
            marks.numbers().filter_map(|at| {
                let doc = part.docs.get(at as usize)?;
                let counts = overlay.accepts(doc.slot, doc.version);
                counts.then(|| {
                    let mark = Mark {
                        is_as_long: doc.title_length == self.positions,
                        ..marks.get(at)
                    };
                    (doc.slot, mark)
                })
            })
        });
        let in_memory = self.in_memory.iter();
        let in_memory = in_memory.filter(|(slot, version, _)| overlay.has_version(*slot, *version));
        written.chain(in_memory.map(|(slot, _, mark)| (*slot, *mark)))
    }
}

impl<'q> Words<'q> {
    /// Of a query for nothing.
    pub(crate) fn none(query: &'q TextQuery) -> Self {
        Self {
            query,
            looked: Looked {
                segments: Arc::default(),
                docs: Vec::new(),
                changes: 0,
            },
            found: Found::default(),
            names: NameHits::default(),
            near: Vec::new(),
            near_names: NameHits::default(),
            is_cut: false,
            is_near_many: false,
        }
    }

    /// More words than [`MAX_CORRECTED`] may be misspelled; the rest was not corrected.
    pub fn is_cut(&self) -> bool {
        self.is_cut
    }

    /// A misspelled word is near more than [`MAX_NEAR`] terms: what holds none but the others was not found.
    pub fn is_near_many(&self) -> bool {
        self.is_near_many
    }

    /// Everything that is looked for.
    pub(super) fn wanted(&self) -> Vec<Wanted<'_>> {
        let near = self.near.iter().map(corrected);
        wanted_of(self.query).chain(near).collect()
    }
}

impl Text {
    /// Looks a query up.
    pub(super) fn look_up<'q>(
        &self,
        query: &'q TextQuery,
        names: &dyn Names,
        scope: &dyn Scope,
        look: Look<'_>,
    ) -> io::Result<Words<'q>> {
        let looked = self.looked();
        let wanted: Vec<Wanted<'_>> = wanted_of(query).collect();
        let mut words = Words {
            found: looked.find(query, &wanted)?,
            names: NameHits::of(names, bits().zip(query.items())),
            looked,
            ..Words::none(query)
        };
        let held = |found: &Found, names: &NameHits, asked: u64| {
            asked & self.held(found, names, asked, scope, look)
        };
        let mut unknown = of_items(query, |item| item.steps > 0);
        if unknown != 0 {
            unknown &= !held(&words.found, &words.names, unknown);
        }
        // As a prefix the last one was looked for already.
        let whole = unknown & of_items(query, |item| !item.is_prefix);
        if whole != 0 {
            let prefixes: Vec<(u64, Item)> = chosen(query, whole)
                .map(|(bit, item)| {
                    let item = Item {
                        is_prefix: true,
                        ..item.clone()
                    };
                    (bit, item)
                })
                .collect();
            let wanted: Vec<Wanted<'_>> = prefixes.iter().map(plain).collect();
            let found = words.looked.find(query, &wanted)?;
            let names = NameHits::of(names, prefixes.iter().map(|(bit, item)| (*bit, item)));
            unknown &= !held(&found, &names, whole);
        }
        if unknown != 0 {
            words.correct(unknown, names)?;
        }
        Ok(words)
    }

    /// Everything that was found, as far as it is still so. The rows do not change meanwhile.
    pub(super) fn true_hits(
        &self,
        words: &Words<'_>,
        table: &Table,
        names: &dyn Names,
        scope: &dyn Scope,
    ) -> io::Result<Hits> {
        let mut again: Option<Words<'_>> = None;
        // Held from the look at the segments on: what is written in between would be in neither of the two.
        let mut overlay = self.overlay();
        for _ in 0..PATIENCE {
            let words = again.as_ref().unwrap_or(words);
            if Arc::ptr_eq(&self.segments(), &words.looked.segments) {
                break;
            }
            drop(overlay);
            again = Some(self.look_up(words.query, names, scope, &|see| see(table))?);
            overlay = self.overlay();
        }
        let words = again.as_ref().unwrap_or(words);
        let mut marks = Marks::of(table.slots(), words.query.items().len());
        let found = words.found.of_now(&overlay);
        found.for_each(|(slot, mark)| marks.join(slot, mark));
        if overlay.changes() != words.looked.changes {
            let seen = words.looked.docs.iter();
            let seen: HashSet<(Slot, Seq)> = seen.map(|(slot, doc)| (*slot, doc.version)).collect();
            let wanted = words.wanted();
            let unseen = overlay.docs();
            for (slot, doc) in unseen.filter(|(slot, doc)| !seen.contains(&(*slot, doc.version))) {
                let mark = Mark::of(doc, &wanted, words.found.positions);
                if !mark.is_empty() {
                    marks.join(slot, mark);
                }
            }
        }
        Ok(Hits {
            marks,
            names: words.names.clone(),
            near_names: words.near_names.clone(),
        })
    }

    /// What there is at one moment.
    fn looked(&self) -> Looked {
        let overlay = self.overlay();
        let docs = overlay.docs();
        Looked {
            segments: self.segments(),
            docs: docs.map(|(slot, doc)| (slot, Arc::clone(doc))).collect(),
            changes: overlay.changes(),
        }
    }

    /// Which of the items that are asked for any object in scope holds; not all of the others.
    fn held(
        &self,
        found: &Found,
        names: &NameHits,
        asked: u64,
        scope: &dyn Scope,
        look: Look<'_>,
    ) -> u64 {
        let mut held = 0;
        look(&mut |table| {
            let in_scope = scope.of(table);
            let overlay = self.overlay();
            for (slot, mark) in found.of_now(&overlay) {
                let is_new = mark.any & asked & !held != 0;
                if is_new && table.row_at(slot).is_some_and(&in_scope) {
                    held |= mark.any;
                }
                if held & asked == asked {
                    return;
                }
            }
            names.visit(table, &mut |slot, bits| {
                if bits & asked & !held != 0 && table.row_at(slot).is_some_and(&in_scope) {
                    held |= bits;
                }
            });
        });
        held
    }
}

impl Words<'_> {
    /// Finds what holds terms that differ from unknown ones by typing errors.
    fn correct(&mut self, unknown: u64, names: &dyn Names) -> io::Result<()> {
        let named = terms_of(names);
        self.is_cut = unknown.count_ones() as usize > MAX_CORRECTED;
        for (bit, item) in chosen(self.query, unknown).take(MAX_CORRECTED) {
            let Some((word, _)) = item.terms.first() else {
                continue;
            };
            let (terms, is_cut) = self.looked.near(word, item.steps, &named)?;
            self.is_near_many |= is_cut;
            let terms = terms.into_iter().map(|term| (bit, Item::exactly(term)));
            self.near.extend(terms);
        }
        let near: Vec<Wanted<'_>> = self.near.iter().map(corrected).collect();
        let found = self.looked.find(self.query, &near)?;
        self.near_names = NameHits::of(names, self.near.iter().map(|(bit, item)| (*bit, item)));
        self.found.written.extend(found.written);
        self.found.in_memory.extend(found.in_memory);
        Ok(())
    }
}

impl Looked {
    /// What holds any of these, which are items of a query or stand for some; old versions of objects included.
    fn find(&self, query: &TextQuery, wanted: &[Wanted<'_>]) -> io::Result<Found> {
        let mut written = Vec::with_capacity(self.segments.0.len());
        for part in &self.segments.0 {
            let mut marks = Marks::of(part.docs.len(), query.items().len());
            for wanted in wanted {
                for place in Place::ALL {
                    part.find(wanted.item, place, &mut |docs| {
                        marks.add(wanted, place, docs);
                    })?;
                }
            }
            written.push((Arc::clone(part), marks));
        }
        let positions = positions(query);
        let in_memory = self.docs.iter().map(|(slot, doc)| {
            let mark = Mark::of(doc, wanted, positions);
            (*slot, doc.version, mark)
        });
        Ok(Found {
            positions,
            written,
            in_memory: in_memory.filter(|(_, _, mark)| !mark.is_empty()).collect(),
        })
    }

    /// The known terms that a word may have been meant for, the nearest of them, and whether there are more; `named` are
    /// those of names.
    fn near(
        &self,
        word: &str,
        steps: usize,
        named: &[Terms],
    ) -> io::Result<(BTreeSet<String>, bool)> {
        let near = Near::new(word, steps);
        let first: String = word.chars().take(1).collect();
        let mut nearest: BTreeSet<(u8, String)> = BTreeSet::new();
        let mut is_cut = false;
        let mut add = |term: &str| {
            let Some(distance) = near.distance_of(term) else {
                return;
            };
            let last = nearest.last().filter(|_| nearest.len() >= MAX_NEAR);
            let order =
                last.map(|(farthest, last)| (*farthest, last.as_str()).cmp(&(distance, term)));
            match order {
                Some(Ordering::Equal) => return,
                Some(Ordering::Less) => {
                    is_cut = true;
                    return;
                }
                Some(Ordering::Greater) | None => nearest.insert((distance, term.to_owned())),
            };
            if nearest.len() > MAX_NEAR {
                nearest.pop_last();
                is_cut = true;
            }
        };
        for place in Place::ALL {
            for part in &self.segments.0 {
                part.near_terms(&near, place, &mut add)?;
            }
            let docs = self.docs.iter().map(|(_, doc)| doc.terms(place));
            docs.for_each(|terms| terms.beginning_with(&first).for_each(&mut add));
        }
        let named = named.iter();
        named.for_each(|terms| terms.beginning_with(&first).for_each(&mut add));
        Ok((nearest.into_iter().map(|(_, term)| term).collect(), is_cut))
    }
}

fn wanted_of(query: &TextQuery) -> impl Iterator<Item = Wanted<'_>> {
    bits().zip(query.items()).map(|(bit, item)| Wanted {
        item,
        bit,
        is_corrected: false,
    })
}

fn plain((bit, item): &(u64, Item)) -> Wanted<'_> {
    Wanted {
        item,
        bit: *bit,
        is_corrected: false,
    }
}

/// Of a term that stands for an item that is spelled otherwise.
fn corrected(near: &(u64, Item)) -> Wanted<'_> {
    Wanted {
        is_corrected: true,
        ..plain(near)
    }
}

/// The bits of the items that pass.
fn of_items(query: &TextQuery, passes: impl Fn(&Item) -> bool) -> u64 {
    let passing = bits().zip(query.items()).filter(|(_, item)| passes(item));
    passing.fold(0, |all, (bit, _)| all | bit)
}

/// The items with these bits.
fn chosen(query: &TextQuery, of: u64) -> impl Iterator<Item = (u64, &Item)> {
    bits()
        .zip(query.items())
        .filter(move |(bit, _)| bit & of != 0)
}
