//! Running a prepared search over the rows of one space.

use rolltop_document::issue::Issue;
use rolltop_document::view::{FilterNode, Sort};
use rolltop_document::vocabulary::{Layout, Vocabulary};
use rolltop_index::{Reader, Row, Table, TextView, View};
use rolltop_query::dates::Moment;
use rolltop_query::filter::{Filter, Placeholders, QueryContext, Unusable};
use rolltop_query::order::{Sorts, latest_first};
use rolltop_query::value::Fields;

use super::Prepared;
use super::advice::unknown_ids;
use super::order::{Candidate, Order};
use super::words::{SpaceWords, text_keys};
use crate::Workspace;
use crate::catalog::Catalogue;
use crate::error::{Error, Result};
use crate::spaces::Page;

/// What filters and sorts are run with.
#[derive(Clone, Copy)]
pub(crate) struct Run<'t> {
    pub(crate) vocabulary: &'t Vocabulary,
    pub(crate) table: &'t Table,
    pub(crate) moment: &'t Moment,
    /// What the placeholders of a stored view stand for.
    pub(crate) placeholders: Option<Placeholders<'t>>,
}

/// How rows are ordered.
#[derive(Clone, Copy)]
pub(crate) enum Arrangement<'s> {
    /// By these sorts, then by what their words are worth, then by id.
    Sorted(&'s [Sort]),
    /// As they were handed in.
    AsTheyCome,
}

/// Rows in order, how many there are in all, and how they are ordered.
pub(crate) struct Ran<'t> {
    /// As many as a page and what lies before it have.
    pub(crate) rows: Vec<Candidate<'t>>,
    pub(crate) total: u64,
    pub(crate) order: Order<'t>,
    /// Parts of a stored filter or sort that do not do what they say.
    pub(crate) unusable: Vec<Unusable>,
}

impl<'t> Run<'t> {
    /// Those candidates that pass the filter, as far as the page goes.
    pub(crate) fn run(
        &self,
        candidates: impl Iterator<Item = Candidate<'t>>,
        nodes: &[FilterNode],
        arrangement: Arrangement<'_>,
        page: Page,
    ) -> Ran<'t> {
        let cx = QueryContext {
            vocabulary: self.vocabulary,
            symbols: self.table.symbols(),
            moment: self.moment,
            placeholders: self.placeholders,
        };
        let mut fields = Fields::default();
        let filter = Filter::compile(nodes, &cx, &mut fields);
        let sorts = match arrangement {
            Arrangement::Sorted(sorts) => sorts,
            Arrangement::AsTheyCome => &[],
        };
        let sorts = Sorts::compile(sorts, &cx, &mut fields);
        let unusable = [filter.unusable(), sorts.unusable()].concat();
        let format = |key: &str| self.vocabulary.property(key).map(|def| def.format);
        let order = Order {
            sorts,
            reader: Reader::new(self.table, &fields, &format, self.notes()),
        };
        let mut total = 0;
        let passing = candidates.filter(|candidate| {
            let passes = filter.is_trivial() || filter.matches(&order.reader.row(candidate.row));
            total += u64::from(passes);
            passes
        });
        let rows = match arrangement {
            Arrangement::Sorted(_) => order.first(passing, page),
            Arrangement::AsTheyCome => {
                let mut rows: Vec<Candidate<'t>> = passing.collect();
                rows.truncate(page.end());
                rows
            }
        };
        Ran {
            rows,
            total,
            order,
            unusable,
        }
    }

    /// The types whose objects show their first words for a name.
    fn notes(&self) -> impl Iterator<Item = &'t str> {
        let types = self.vocabulary.types().iter();
        let notes = types.filter(|def| def.layout == Layout::Note);
        notes.map(|def| def.key.as_str())
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
    /// The full text of a space, if this searches for words.
    pub(super) fn text(&self, catalogue: &Catalogue, view: &View) -> Result<Option<TextView>> {
        if self.query.is_none() {
            return Ok(None);
        }
        let text = view.text(text_keys(&catalogue.vocabulary));
        text.map(Some).map_err(Error::internal)
    }

    /// Finds rows. `text` is there when this searches for words.
    pub(super) fn run<'t>(
        &self,
        run: Run<'t>,
        text: Option<&TextView>,
        page: Page,
    ) -> Result<Ran<'t>> {
        let in_scope = self.scope.test(run.table);
        let mut sorts = self.sorts.clone();
        match (&self.query, text) {
            (Some(query), Some(text)) => {
                let words = SpaceWords(run.vocabulary);
                let hits = text
                    .search(run.table, query, &words, &in_scope)
                    .map_err(Error::internal)?;
                let candidates = hits.into_iter().map(|hit| Candidate {
                    row: hit.row,
                    rank: Some(hit.rank),
                });
                Ok(run.run(candidates, &self.nodes, Arrangement::Sorted(&sorts), page))
            }
            _ => {
                if sorts.is_empty() {
                    sorts.push(latest_first());
                }
                let rows = run.table.rows().filter(|row: &Row<'t>| in_scope(*row));
                let candidates = rows.map(|row| Candidate { row, rank: None });
                Ok(run.run(candidates, &self.nodes, Arrangement::Sorted(&sorts), page))
            }
        }
    }

    /// Advice on the filter that needs the rows of the space.
    pub(super) fn advice(&self, vocabulary: &Vocabulary, table: &Table) -> Vec<Issue> {
        unknown_ids(&self.nodes, self.form, vocabulary, table)
    }
}

/// What a search says when not everything was looked at.
pub(crate) fn completeness(view: &View, text: Option<&TextView>) -> Option<Issue> {
    let is_complete = view.is_complete() && text.is_none_or(TextView::is_complete);
    (!is_complete).then(|| {
        Issue::pathless("the index of the space is being built: results may be incomplete")
            .hint("retry later")
    })
}
