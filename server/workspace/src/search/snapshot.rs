//! One space at one snapshot: its rows, names and records, and the evaluation of filters and sorts.

use std::sync::Arc;

use rolltop_document::view::{FilterNode, Sort};
use rolltop_document::vocabulary::{Layout, Vocabulary};
use rolltop_query::dates::Moment;
use rolltop_query::filter::{Filter, Placeholders, QueryContext, Unusable};
use rolltop_query::sort::Sorts;
use rolltop_query::value::Fields;
use rolltop_search::{QueryRow, Reader, Row, Rows};
use rolltop_store::Snapshot;

use super::best::TopEntries;
use crate::Workspace;
use crate::catalog::Catalogue;
use crate::error::Result;
use crate::objects::SearchData;
use crate::spaces::{Page, SpaceTarget};

/// A space as one snapshot shows it.
#[derive(Clone, Copy)]
pub struct SpaceSnapshot<'t> {
    pub(crate) at: &'t Snapshot<'t>,
    pub(crate) space_id: &'t str,
    pub(crate) names: &'t Arc<Catalogue>,
    pub(crate) data: SearchData<'t>,
    pub(super) moment: &'t Moment,
    /// The values of the placeholders in a stored view.
    pub(super) placeholders: Option<Placeholders<'t>>,
}

/// A row to consider, with its rank in a full-text search.
pub(crate) type Candidate<'t> = (&'t Row, Option<u64>);

/// The page of a search.
#[derive(Default)]
pub(crate) struct ResultPage {
    /// The ids of its objects, in order.
    pub(crate) ids: Vec<String>,
    /// The number of all matching objects.
    pub(crate) total: u64,
    /// Parts of a stored filter or sort that cannot be evaluated as written.
    pub(crate) unusable: Vec<Unusable>,
}

/// A filter and sorts, compiled for the rows of a space.
pub(super) struct Compiled<'t> {
    rows: &'t Rows,
    filter: Filter,
    sorts: Sorts,
    reader: Reader<'t>,
}

impl<'t> SpaceSnapshot<'t> {
    /// Properties, options and types.
    pub fn vocabulary(&self) -> &'t Vocabulary {
        &self.names.vocabulary
    }

    /// The ids of the objects whose snippet passes a test. Scans every object of the space.
    pub fn with_snippet(&self, test: &dyn Fn(&str) -> bool) -> Result<Vec<String>> {
        Ok(self.at.with_snippet(self.space_id, test)?)
    }

    /// This snapshot for the views of an object, with values for their placeholders (query.md 12).
    pub(crate) fn hosted_by(self, object_id: &'t str) -> Self {
        let me = self.names.me.as_str();
        Self {
            placeholders: Some(Placeholders {
                host: Some(object_id),
                caller: Some(me).filter(|me| !me.is_empty()),
            }),
            ..self
        }
    }

    /// The page of the candidates that pass the filter, ordered by the sorts, then by rank, then by id. Without sorts
    /// (`None`) the candidates keep their order.
    pub(crate) fn run(
        &self,
        candidates: impl Iterator<Item = Candidate<'t>>,
        nodes: &[FilterNode],
        sorts: Option<&[Sort]>,
        page: Page,
    ) -> ResultPage {
        let compiled = self.compile(nodes, sorts.unwrap_or_default());
        let (rows, total): (Vec<&Row>, u64) = match sorts {
            Some(_) => {
                let mut best = TopEntries::new(page.end());
                let total = compiled.offer(candidates, "", &mut best, |row| row);
                (best.into_sorted(page.start()).collect(), total)
            }
            None => {
                let rows = candidates.map(|(row, _)| row);
                let rows: Vec<&Row> = rows.filter(|row| compiled.passes(row)).collect();
                let total = rows.len() as u64;
                (page.of(rows).collect(), total)
            }
        };
        let ids = rows
            .into_iter()
            .map(|row| self.data.rows.id(row).to_owned());
        ResultPage {
            ids: ids.collect(),
            total,
            unusable: [compiled.filter.unusable(), compiled.sorts.unusable()].concat(),
        }
    }

    pub(super) fn compile(&self, nodes: &[FilterNode], sorts: &[Sort]) -> Compiled<'t> {
        let SearchData { rows, opened } = self.data;
        let vocabulary = self.vocabulary();
        let cx = QueryContext {
            vocabulary,
            symbols: rows.symbols(),
            moment: self.moment,
            placeholders: self.placeholders,
        };
        let mut fields = Fields::default();
        let filter = Filter::compile(nodes, &cx, &mut fields);
        let sorts = Sorts::compile(sorts, &cx, &mut fields);
        let format = |key: &str| vocabulary.property(key).map(|def| def.format);
        let types = vocabulary.types().iter();
        let notes = types.filter(|def| def.layout == Layout::Note);
        let notes = notes.map(|def| def.key.as_str());
        Compiled {
            rows,
            filter,
            sorts,
            reader: Reader::new(rows, &fields, &format, notes, opened),
        }
    }
}

impl<'t> Compiled<'t> {
    fn read<'a>(&'a self, row: &'a Row) -> QueryRow<'a> {
        self.reader.row(row)
    }

    pub(super) fn passes(&self, row: &Row) -> bool {
        self.filter.matches(&self.read(row))
    }

    /// Offers an item for each candidate that passes, and returns their number. The id of the space distinguishes rows
    /// of several spaces with equal keys.
    pub(super) fn offer<T>(
        &self,
        candidates: impl Iterator<Item = Candidate<'t>>,
        space_id: &str,
        best: &mut TopEntries<T>,
        mut item: impl FnMut(&'t Row) -> T,
    ) -> u64 {
        let (mut total, mut key) = (0, Vec::new());
        for (row, rank) in candidates.filter(|(row, _)| self.passes(row)) {
            total += 1;
            key.clear();
            self.sorts.write_order(&self.read(row), rank, &mut key);
            // Most rows sort after the page, whatever their ids are.
            if !best.is_full_before(&key) {
                let id = self.rows.id(row).bytes();
                key.extend(space_id.bytes().chain([0]).chain(id));
                best.offer(&key, || item(row));
            }
        }
        total
    }
}

impl Workspace {
    /// The one clock reading of a request, in the server's zone.
    pub(crate) fn moment(&self) -> Moment {
        Moment {
            now: self.clock.now_seconds(),
            zone: self.zone.clone(),
        }
    }

    /// Runs `work` with one snapshot of a live space.
    pub(crate) fn in_space<T>(
        &self,
        space: &SpaceTarget,
        work: impl FnOnce(SpaceSnapshot<'_>) -> Result<T>,
    ) -> Result<T> {
        self.live_space(space)?;
        let opened = self.opened.of(&space.id);
        let moment = self.moment();
        self.projection.read(&space.id, |at, rows| {
            work(SpaceSnapshot {
                at,
                space_id: &space.id,
                names: &self.names_at(at, &space.id)?,
                data: SearchData {
                    rows,
                    opened: &opened,
                },
                moment: &moment,
                placeholders: None,
            })
        })
    }
}
