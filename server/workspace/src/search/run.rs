//! Evaluation of a prepared search over the rows of one space.

use std::borrow::Cow;

use rolltop_document::issue::Issue;
use rolltop_document::view::unknown::unknown_ids;
use rolltop_document::view::{FilterNode, Sort};
use rolltop_document::vocabulary::{Layout, Vocabulary};
use rolltop_document::wording::PUT_BACK;
use rolltop_query::dates::Moment;
use rolltop_query::filter::{Filter, Placeholders, QueryContext, Unusable};
use rolltop_query::sort::{Sorts, latest_first};
use rolltop_query::value::Fields;
use rolltop_search::{OpenedTimes, QueryRow, Reader, Row, Rows};

use super::Prepared;
use super::best::Best;
use crate::Workspace;
use crate::spaces::Page;

/// What filters and sorts are evaluated with.
#[derive(Clone, Copy)]
pub(crate) struct Run<'t> {
    pub(crate) vocabulary: &'t Vocabulary,
    pub(crate) rows: &'t Rows,
    pub(crate) moment: &'t Moment,
    /// What the placeholders of a stored view stand for.
    pub(crate) placeholders: Option<Placeholders<'t>>,
    /// When objects were opened, as far as the store does not have it yet.
    pub(crate) opened: &'t OpenedTimes,
}

/// A row in question, with its rank in a search for words.
pub(crate) type Candidate<'t> = (&'t Row, Option<u64>);

/// How rows are ordered.
#[derive(Clone, Copy)]
pub(crate) enum Arrangement<'s> {
    /// By these sorts, then by rank, then by id.
    Sorted(&'s [Sort]),
    /// As the candidates come.
    Listed,
}

/// The page of a search.
pub(crate) struct Ran {
    /// Ids of its objects.
    pub(crate) ids: Vec<String>,
    /// How many objects match in all.
    pub(crate) total: u64,
    /// Parts of a stored filter or sort that do not do what they say.
    pub(crate) unusable: Vec<Unusable>,
}

/// A filter and sorts, compiled for the rows of a space.
pub(super) struct Compiled<'t> {
    filter: Filter,
    pub(super) sorts: Sorts,
    reader: Reader<'t>,
}

impl<'t> Run<'t> {
    /// The page of those candidates that pass the filter.
    pub(crate) fn run(
        &self,
        candidates: impl Iterator<Item = Candidate<'t>>,
        nodes: &[FilterNode],
        arrangement: Arrangement<'_>,
        page: Page,
    ) -> Ran {
        let sorts = match arrangement {
            Arrangement::Sorted(sorts) => sorts,
            Arrangement::Listed => &[],
        };
        let compiled = self.compile(nodes, sorts);
        let passing = candidates.filter(|(row, _)| compiled.passes(row));
        let (rows, total): (Vec<&Row>, u64) = match arrangement {
            Arrangement::Sorted(_) => {
                let mut best = Best::new(page.end());
                let mut key = Vec::new();
                let mut total = 0;
                for (row, rank) in passing {
                    total += 1;
                    key.clear();
                    compiled
                        .sorts
                        .write_order(&compiled.read(row), rank, &mut key);
                    // Most rows are behind the page, whatever their ids are.
                    if !best.is_full_before(&key) {
                        key.extend(self.rows.id(row).bytes());
                        best.offer(&key, || row);
                    }
                }
                (best.into_sorted(page.start()).collect(), total)
            }
            Arrangement::Listed => {
                let rows: Vec<&Row> = passing.map(|(row, _)| row).collect();
                let total = rows.len() as u64;
                (page.of(rows).collect(), total)
            }
        };
        Ran {
            ids: rows
                .into_iter()
                .map(|row| self.rows.id(row).to_owned())
                .collect(),
            total,
            unusable: [compiled.filter.unusable(), compiled.sorts.unusable()].concat(),
        }
    }

    pub(super) fn compile(&self, nodes: &[FilterNode], sorts: &[Sort]) -> Compiled<'t> {
        let cx = QueryContext {
            vocabulary: self.vocabulary,
            symbols: self.rows.symbols(),
            moment: self.moment,
            placeholders: self.placeholders,
        };
        let mut fields = Fields::default();
        let filter = Filter::compile(nodes, &cx, &mut fields);
        let sorts = Sorts::compile(sorts, &cx, &mut fields);
        let format = |key: &str| self.vocabulary.property(key).map(|def| def.format);
        let types = self.vocabulary.types().iter();
        let notes = types.filter(|def| def.layout == Layout::Note);
        let notes = notes.map(|def| def.key.as_str());
        Compiled {
            filter,
            sorts,
            reader: Reader::new(self.rows, &fields, &format, notes, self.opened),
        }
    }
}

impl<'t> Compiled<'t> {
    pub(super) fn read<'a>(&'a self, row: &'a Row) -> QueryRow<'a> {
        self.reader.row(row)
    }

    pub(super) fn passes(&self, row: &Row) -> bool {
        self.filter.matches(&self.read(row))
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
}

impl Prepared<'_> {
    /// The sorts that apply before the rank.
    pub(super) fn sorts(&self) -> Cow<'_, [Sort]> {
        if self.sorts.is_empty() && self.query.is_none() {
            Cow::Owned(vec![latest_first()])
        } else {
            Cow::Borrowed(&self.sorts)
        }
    }

    /// Advice on the filter that needs the rows of the space.
    pub(super) fn advice(&self, vocabulary: &Vocabulary, rows: &Rows) -> Vec<Issue> {
        let paths = self.form.leaf_paths();
        let are_held = |ids: &[&str]| ids.iter().map(|id| rows.of(id).is_some()).collect();
        unknown_ids(&self.nodes, &paths, vocabulary, are_held)
    }

    /// The warning on damaged objects, if the search asks what objects hold: an empty test finds them, others do
    /// not. Nothing finds those that cannot be read.
    pub(super) fn damaged(&self, rows: &Rows) -> usize {
        match self.looks_inside() {
            true => rows.damaged(),
            false => rows.unreadable(),
        }
    }
}

/// The warning on damaged objects where values or words are searched.
pub(crate) fn damaged_values(damaged: usize) -> Option<Issue> {
    let message = match damaged {
        0 => return None,
        1 => "1 object of the space is damaged: only what can be read of it is searched".to_owned(),
        many => format!(
            "{many} objects of the space are damaged: only what can be read of them is searched"
        ),
    };
    Some(Issue::pathless(message).hint(PUT_BACK))
}
