//! Searches that return whole objects. The caller compiles their filters with the names of each space.

use std::slice;
use std::sync::Arc;

use rolltop_document::view::{FilterNode, Sort};
use rolltop_query::sort::latest_first;
use rolltop_query::value::Symbols;
use rolltop_search::{Rows, SharedRows};
use rolltop_store::SpaceRecord;

use super::best::TopEntries;
use super::scope::is_ordinary;
use super::snapshot::{Candidate, SpaceSnapshot};
use super::visits::Visit;
use crate::Workspace;
use crate::catalog::Catalogue;
use crate::error::{Error, Result};
use crate::keys::Caller;
use crate::objects::{FullObject, FullPage, SearchData, full_objects};
use crate::spaces::{Page, SpaceTarget};

/// The objects that a search considers.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Candidates {
    /// Ordinary objects, limited to these types (internal keys) if given. Files only for types of files.
    Ordinary(Option<Vec<String>>),
    /// The objects with these ids, except those in the bin.
    These(Vec<String>),
}

/// A search in the names of one space.
#[derive(Clone, Debug)]
pub struct Wanted {
    /// The objects to consider.
    pub candidates: Candidates,
    /// The filters that every result passes.
    pub filters: Vec<FilterNode>,
    /// The sorts, followed by the id; if empty, the last modified object comes first.
    pub sorts: Vec<Sort>,
}

/// Returns the search in the names of a space.
type Ask<'a> = dyn Fn(&SpaceSnapshot<'_>) -> Result<Wanted> + 'a;

/// An object and the names of its space, from a search over all spaces.
#[derive(Debug)]
pub struct FullRow {
    /// The object.
    pub object: FullObject,
    /// The names of its space.
    pub names: Arc<Catalogue>,
}

/// An object that may be on the page of a search over all spaces.
struct PageHit {
    /// Position of its space.
    space: usize,
    /// The rows of its space, whether cached or not.
    rows: SharedRows,
    id: String,
}

impl Workspace {
    /// Finds objects of a space.
    pub fn find_full(&self, space: &SpaceTarget, page: Page, ask: &Ask<'_>) -> Result<FullPage> {
        self.in_space(space, |here| {
            let wanted = ask(&here)?;
            let candidates = wanted.candidates.of(here.data.rows);
            let ran = here.run(candidates, &wanted.filters, Some(&wanted.sorts()), page);
            here.full_page(&ran.ids, ran.total)
        })
    }

    /// Finds objects of all spaces of the caller, in one order. Skips a space where `ask` fails, and a space that could
    /// not be loaded in time (query.md 10).
    ///
    /// # Errors
    /// The fault of the first space, if every space has one.
    pub fn find_full_anywhere(
        &self,
        caller: &Caller,
        page: Page,
        ask: &Ask<'_>,
    ) -> Result<(Vec<FullRow>, u64)> {
        let spaces = self.visible_spaces(caller)?;
        let mut best = TopEntries::new(page.end());
        let visits = self.visit_all(&spaces, |visited| {
            let here = visited.here;
            let wanted = ask(&here)?;
            let compiled = here.compile(&wanted.filters, &wanted.sorts());
            let candidates = wanted.candidates.of(here.data.rows);
            let rows = here.data.rows;
            Ok(
                compiled.offer(candidates, here.space_id, &mut best, |row| PageHit {
                    space: visited.position,
                    rows: visited.rows.clone(),
                    id: rows.id(row).to_owned(),
                }),
            )
        });
        let (mut total, mut faults) = (0, Vec::new());
        for visit in visits {
            match visit {
                Visit::Searched(found) => total += found,
                Visit::LeftOut(fault) => faults.push(fault),
                // `ask` may succeed in an unread space.
                Visit::Unread => {}
            }
        }
        let is_refused = faults.len() == spaces.len();
        if let Some(fault) = faults.into_iter().next().filter(|_| is_refused) {
            return Err(fault.into());
        }
        let mut leading: Vec<(usize, PageHit)> =
            best.into_sorted(page.start()).enumerate().collect();
        leading.sort_by_key(|(_, found)| found.space);
        let mut rows = Vec::with_capacity(leading.len());
        for of_space in leading.chunk_by(|(_, one), (_, other)| one.space == other.space) {
            self.add_full_rows(&spaces, of_space, &mut rows)?;
        }
        rows.sort_unstable_by_key(|(place, _)| *place);
        Ok((rows.into_iter().map(|(_, row)| row).collect(), total))
    }

    /// Reads the objects of one space, with their positions on the page.
    fn add_full_rows(
        &self,
        spaces: &[SpaceRecord],
        leading: &[(usize, PageHit)],
        found: &mut Vec<(usize, FullRow)>,
    ) -> Result<()> {
        let first = leading.first().map(|(_, first)| first);
        let Some((space, first)) = first.and_then(|one| Some((spaces.get(one.space)?, one))) else {
            return Ok(());
        };
        let opened = self.opened.of(&space.id);
        self.projection
            .read_again(&space.id, &first.rows, |at, rows| {
                let names = self.names_at(at, &space.id)?;
                let data = SearchData {
                    rows,
                    opened: &opened,
                };
                for (place, leading) in leading {
                    let objects = full_objects(at, &names, data, slice::from_ref(&leading.id))?;
                    found.extend(objects.into_iter().map(|object| {
                        let names = Arc::clone(&names);
                        (*place, FullRow { object, names })
                    }));
                }
                Ok::<_, Error>(())
            })
    }
}

impl SpaceSnapshot<'_> {
    /// A page of whole objects.
    pub(crate) fn full_page(self, ids: &[String], total: u64) -> Result<FullPage> {
        Ok(FullPage {
            objects: full_objects(self.at, self.names, self.data, ids)?,
            total,
            names: Arc::clone(self.names),
        })
    }
}

impl Wanted {
    fn sorts(&self) -> Vec<Sort> {
        match self.sorts.as_slice() {
            [] => vec![latest_first()],
            sorts => sorts.to_vec(),
        }
    }
}

impl Candidates {
    /// Their rows.
    fn of<'r>(&self, rows: &'r Rows) -> Box<dyn Iterator<Item = Candidate<'r>> + 'r> {
        match self {
            Self::Ordinary(types) => {
                let symbols = types.as_ref().map(|types| {
                    let known = types.iter().filter_map(|key| rows.symbols().symbol(key));
                    known.collect()
                });
                let is_ordinary = is_ordinary(rows, symbols, types.is_some());
                let all = rows.iter().rev().map(|(_, row)| (row, None));
                Box::new(all.filter(move |(row, _)| is_ordinary(row)))
            }
            Self::These(ids) => {
                let found = ids.iter().filter_map(|id| rows.of(id));
                let found: Vec<_> = found.filter(|row| !row.is_archived).collect();
                Box::new(found.into_iter().map(|row| (row, None)))
            }
        }
    }
}
