//! Searches whose rows are objects in full, for filters that their caller has compiled against the names of each space.

use std::sync::Arc;
use std::time::Duration;

use rolltop_document::document::Kind;
use rolltop_document::view::{FilterNode, Sort};
use rolltop_document::vocabulary::Vocabulary;
use rolltop_query::dates::Moment;
use rolltop_query::sort::latest_first;
use rolltop_query::value::{FieldValue, Symbols};
use rolltop_search::{Row, Rows};
use rolltop_store::{Snapshot, SpaceRecord};
use slog::error;

use super::best::Best;
use super::run::{Arrangement, Run};
use crate::Workspace;
use crate::catalog::{Catalogue, HIDDEN};
use crate::error::{Error, Result};
use crate::keys::Caller;
use crate::objects::{FullObject, FullPage, SearchData, full_objects};
use crate::spaces::{Page, SpaceTarget};

/// Which objects are in question.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Candidates {
    /// The ordinary ones; of these types, by internal key, where some are given. Files only of types of files.
    Ordinary(Option<Vec<String>>),
    /// These, by id, without those in the bin.
    These(Vec<String>),
}

/// What is to be found in a space.
#[derive(Clone, Debug)]
pub struct Wanted {
    /// Which objects are in question.
    pub candidates: Candidates,
    /// What they must be.
    pub filters: Vec<FilterNode>,
    /// Their order, then by id; without any the last modified first.
    pub sorts: Vec<Sort>,
}

/// A space as a caller compiles a filter against it.
pub struct Surroundings<'a> {
    at: &'a Snapshot<'a>,
    space_id: &'a str,
    names: &'a Catalogue,
}

impl<'a> Surroundings<'a> {
    pub(crate) fn new(at: &'a Snapshot<'a>, space_id: &'a str, names: &'a Catalogue) -> Self {
        Self {
            at,
            space_id,
            names,
        }
    }

    /// Properties, options and types.
    pub fn vocabulary(&self) -> &Vocabulary {
        &self.names.vocabulary
    }

    /// The objects whose snippet passes a test, by id. Looks at every object of the space.
    pub fn with_snippet(&self, test: &dyn Fn(&str) -> bool) -> Result<Vec<String>> {
        Ok(self.at.with_snippet(self.space_id, test)?)
    }
}

/// An object with its space, from a search over all of them.
#[derive(Debug)]
pub struct FullRow {
    /// The object.
    pub object: FullObject,
    /// The names of its space.
    pub names: Arc<Catalogue>,
}

impl Workspace {
    /// Finds objects of a space. `ask` says what is wanted, in the names of the space.
    pub fn find_full(
        &self,
        space: &SpaceTarget,
        page: Page,
        ask: &dyn Fn(&Surroundings<'_>) -> Result<Wanted>,
    ) -> Result<FullPage> {
        self.live_space(space)?;
        let opened = self.opened.of(&space.id);
        let moment = self.moment();
        self.projection.read(&space.id, |at, rows| {
            let names = self.names_at(at, &space.id)?;
            let wanted = ask(&Surroundings::new(at, &space.id, &names))?;
            let opened = &*opened;
            let data = SearchData { rows, opened };
            let run = Run {
                vocabulary: &names.vocabulary,
                rows,
                moment: &moment,
                placeholders: None,
                opened,
            };
            let sorts = wanted.sorts();
            let candidates = wanted.candidates.of(rows);
            let candidates = candidates.into_iter().map(|row| (row, None));
            let ran = run.run(
                candidates,
                &wanted.filters,
                Arrangement::Sorted(&sorts),
                page,
            );
            let objects = full_objects(at, &names, data, &ran.ids)?;
            Ok(FullPage {
                objects,
                total: ran.total,
                names,
            })
        })
    }

    /// Finds objects of all spaces of the caller, in one order. Left out are a space in whose names `ask` cannot say what
    /// is wanted, and one that there was no time to read (query.md 10).
    ///
    /// # Errors
    /// The fault of the first space, if no space is searched.
    pub fn find_full_anywhere(
        &self,
        caller: &Caller,
        page: Page,
        ask: &dyn Fn(&Surroundings<'_>) -> Result<Wanted>,
    ) -> Result<(Vec<FullRow>, u64)> {
        let spaces = self.visible_spaces(caller)?;
        let moment = self.moment();
        let deadline = self.reading_deadline();
        let left = || self.left_until(deadline);
        let mut best = Best::new(page.end());
        let (mut total, mut fault, mut is_searched) = (0, None, spaces.is_empty());
        for place in self.loaded_first(&spaces) {
            let (_, space) = place;
            match self.offer_all(place, &moment, &left, ask, &mut best) {
                // One that was not read may be able to say it.
                Ok(found) => {
                    total += found.unwrap_or_default();
                    is_searched = true;
                }
                Err(Error::Fault(refused)) => {
                    fault.get_or_insert(refused);
                }
                Err(error) => {
                    error!(self.log, "a space could not be searched"; "space.id" => &space.id, "error" => %error);
                }
            }
        }
        match fault {
            Some(fault) if !is_searched => return Err(fault.into()),
            _ => {}
        }
        let leading: Vec<(usize, String)> = best.into_sorted(page.start()).collect();
        Ok((self.full_rows(&spaces, leading)?, total))
    }

    /// Offers the objects of a space that pass, and counts them; `None` where there was no time to read it.
    fn offer_all(
        &self,
        (position, space): (usize, &SpaceRecord),
        moment: &Moment,
        left: &dyn Fn() -> Duration,
        ask: &dyn Fn(&Surroundings<'_>) -> Result<Wanted>,
        best: &mut Best<(usize, String)>,
    ) -> Result<Option<u64>> {
        let opened = self.opened.of(&space.id);
        self.projection.pass(&space.id, left, |at, rows, _| {
            let names = self.names_at(at, &space.id)?;
            let wanted = ask(&Surroundings::new(at, &space.id, &names))?;
            let run = Run {
                vocabulary: &names.vocabulary,
                rows,
                moment,
                placeholders: None,
                opened: &opened,
            };
            let compiled = run.compile(&wanted.filters, &wanted.sorts());
            let (mut total, mut key) = (0, Vec::new());
            for row in wanted.candidates.of(rows) {
                if !compiled.passes(row) {
                    continue;
                }
                total += 1;
                let id = rows.id(row);
                key.clear();
                compiled
                    .sorts
                    .write_order(&compiled.read(row), None, &mut key);
                key.extend(space.id.bytes().chain([0]).chain(id.bytes()));
                best.offer(&key, || (position, id.to_owned()));
            }
            Ok(total)
        })
    }

    /// Reads the objects of a page, space by space, and puts them back into their order.
    fn full_rows(
        &self,
        spaces: &[SpaceRecord],
        leading: Vec<(usize, String)>,
    ) -> Result<Vec<FullRow>> {
        let mut rows: Vec<Option<FullRow>> = leading.iter().map(|_| None).collect();
        for (position, space) in spaces.iter().enumerate() {
            let places = (0..).zip(&leading).filter(|(_, (of, _))| *of == position);
            let (places, ids): (Vec<usize>, Vec<String>) =
                places.map(|(place, (_, id))| (place, id.clone())).unzip();
            if ids.is_empty() {
                continue;
            }
            let opened = self.opened.of(&space.id);
            let (names, found) = self.projection.read(&space.id, |at, rows| {
                let names = self.names_at(at, &space.id)?;
                let opened = &*opened;
                let data = SearchData { rows, opened };
                let found = full_objects(at, &names, data, &ids)?;
                Ok::<_, Error>((names, found))
            })?;
            for object in found {
                let at = ids.iter().position(|id| *id == object.record.id);
                let place = at.and_then(|at| places.get(at));
                if let Some(row) = place.and_then(|place| rows.get_mut(*place)) {
                    let names = Arc::clone(&names);
                    *row = Some(FullRow { object, names });
                }
            }
        }
        Ok(rows.into_iter().flatten().collect())
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
    fn of<'r>(&self, rows: &'r Rows) -> Vec<&'r Row> {
        let types = match self {
            Self::Ordinary(types) => types,
            Self::These(ids) => {
                let found = ids.iter().filter_map(|id| rows.of(id));
                return found.filter(|row| !row.is_archived()).collect();
            }
        };
        let symbols = |types: &Vec<String>| {
            let known = types.iter().filter_map(|key| rows.symbols().symbol(key));
            known.collect::<Vec<_>>()
        };
        let types = types.as_ref().map(symbols);
        let hidden = rows.field(HIDDEN, None);
        let is_hidden = |row: &Row| matches!(rows.value(row, hidden), FieldValue::Checkbox(true));
        let is_named = |row: &Row| {
            types
                .as_ref()
                .is_none_or(|types| types.contains(&row.type_symbol()))
        };
        let is_file =
            |row: &Row| types.is_some() && row.kind() == Kind::FileObject && !is_hidden(row);
        let all = rows.iter().map(|(_, row)| row);
        all.filter(|row| !row.is_archived() && (row.is_listed() || is_file(row)) && is_named(row))
            .collect()
    }
}
