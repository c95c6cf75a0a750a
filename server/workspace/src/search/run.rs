//! Running a prepared search over the rows of one space.

use std::borrow::Cow;
use std::sync::Arc;
use std::time::Duration;

use rolltop_document::issue::Issue;
use rolltop_document::view::unknown::unknown_ids;
use rolltop_document::view::{FilterNode, Sort};
use rolltop_document::vocabulary::{Layout, Vocabulary};
use rolltop_document::wording::PUT_BACK;
use rolltop_index::{Hits, MAX_CORRECTED, MAX_NEAR, Matches, Reader, Table, TextView, View, Words};
use rolltop_query::dates::Moment;
use rolltop_query::filter::{Filter, Narrowing, Placeholders, QueryContext, Unusable};
use rolltop_query::order::{Sorts, latest_first};
use rolltop_query::rows::{Block, Column, RowSet};
use rolltop_query::value::Fields;
use rolltop_query::words::TextQuery;

use super::Prepared;
use super::crew::{Crew, Worker};
use super::order::{Candidate, Order};
use super::prepare::QUERY;
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
    pub(crate) crew: &'t Crew,
}

/// The full text of a space, and what it holds of the words of a search.
pub(crate) struct Text<'q> {
    view: TextView,
    words: Words<'q>,
    query: &'q TextQuery,
}

/// The rows of a space at one moment, and what their texts hold then.
pub(super) struct Seen<'q> {
    pub(super) table: Arc<Table>,
    pub(super) hits: Option<(&'q TextQuery, Hits)>,
}

/// How rows are ordered.
#[derive(Clone, Copy)]
pub(crate) enum Arrangement<'s> {
    /// By these sorts, then by what their words are worth, then by id.
    Sorted(&'s [Sort]),
    /// As they stand in this list.
    Listed(&'s [u32]),
}

/// Rows in order, and how many there are in all.
pub(crate) struct Ran<'t> {
    /// Those of the page.
    pub(crate) rows: Vec<Candidate<'t>>,
    pub(crate) total: u64,
    /// Parts of a stored filter or sort that do not do what they say.
    pub(crate) unusable: Vec<Unusable>,
}

impl<'s, C: Column + Send + Sync> Worker<Block<'s>> for Narrowing<'_, C> {
    fn another(&self) -> Self {
        self.another()
    }

    fn work(&mut self, block: Block<'s>) {
        self.narrow(block);
    }
}

impl<'t> Run<'t> {
    /// The page of those rows that pass the filter. `matches` knows what they are worth in a search for
    /// words.
    pub(crate) fn run(
        &self,
        mut rows: RowSet,
        matches: Option<&Matches<'t>>,
        nodes: &[FilterNode],
        arrangement: Arrangement<'_>,
        page: Page,
    ) -> Ran<'t> {
        let cx = self.context();
        let mut fields = Fields::default();
        let filter = Filter::compile(nodes, &cx, &mut fields);
        let sorts = match arrangement {
            Arrangement::Sorted(sorts) => sorts,
            Arrangement::Listed(_) => &[],
        };
        let sorts = Sorts::compile(sorts, &cx, &mut fields);
        let unusable = [filter.unusable(), sorts.unusable()].concat();
        let order = self.ordered(sorts, &fields);
        let narrowing = filter.narrowing(rows.blocks().len(), &order.reader);
        if let Some(narrowing) = narrowing {
            self.crew.work(narrowing, rows.blocks_mut());
        }
        let total = rows.len() as u64;
        let rows = match arrangement {
            Arrangement::Sorted(_) => order.page(&rows, matches, page, self.crew),
            Arrangement::Listed(list) => {
                let passing = list.iter().filter(|row| rows.contains(**row));
                let passing = page.of(passing).filter_map(|row| self.table.row_of(*row));
                passing.map(|row| Candidate::new(row, matches)).collect()
            }
        };
        Ran {
            rows,
            total,
            unusable,
        }
    }

    /// The order of these sorts.
    pub(super) fn order(&self, sorts: &[Sort]) -> Order<'t> {
        let mut fields = Fields::default();
        let sorts = Sorts::compile(sorts, &self.context(), &mut fields);
        self.ordered(sorts, &fields)
    }

    fn ordered(&self, sorts: Sorts, fields: &Fields) -> Order<'t> {
        let format = |key: &str| self.vocabulary.property(key).map(|def| def.format);
        Order {
            sorts,
            reader: Reader::new(self.table, fields, &format, self.notes()),
        }
    }

    fn context(&self) -> QueryContext<'t> {
        QueryContext {
            vocabulary: self.vocabulary,
            symbols: self.table.symbols(),
            moment: self.moment,
            placeholders: self.placeholders,
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
    /// What the texts of a space hold, if this searches for words. Waits so long for texts that are being read.
    pub(super) fn text(
        &self,
        catalogue: &Catalogue,
        view: &View,
        patience: Duration,
    ) -> Result<Option<Text<'_>>> {
        let Some(query) = &self.query else {
            return Ok(None);
        };
        let vocabulary = &catalogue.vocabulary;
        let view = view
            .text_within(text_keys(catalogue), patience)
            .map_err(Error::internal)?;
        let words = view.words(query, &SpaceWords(vocabulary), &self.scope);
        let words = words.map_err(Error::internal)?;
        Ok(Some(Text { view, words, query }))
    }

    /// The rows as they are now, for a search to look at in peace.
    pub(super) fn see<'q>(
        &self,
        vocabulary: &Vocabulary,
        view: &View,
        text: Option<&Text<'q>>,
    ) -> Result<Seen<'q>> {
        let Some(text) = text else {
            return Ok(Seen {
                table: view.table(),
                hits: None,
            });
        };
        let names = SpaceWords(vocabulary);
        let hits = text.view.hits(&text.words, &names, &self.scope);
        let (table, hits) = hits.map_err(Error::internal)?;
        Ok(Seen {
            table,
            hits: Some((text.query, hits)),
        })
    }

    /// The sorts that apply before the worth of words.
    pub(super) fn sorts(&self) -> Cow<'_, [Sort]> {
        if self.sorts.is_empty() && self.query.is_none() {
            Cow::Owned(vec![latest_first()])
        } else {
            Cow::Borrowed(&self.sorts)
        }
    }

    /// Finds rows among those of `run`, which are those that were seen; what their texts hold is known in a search for
    /// words.
    pub(super) fn run<'t>(
        &'t self,
        run: Run<'t>,
        hits: Option<(&'t TextQuery, Hits)>,
        page: Page,
    ) -> Ran<'t> {
        let sorts = self.sorts();
        let sorts = Arrangement::Sorted(&sorts);
        if let Some((query, hits)) = hits {
            let matches = Matches::new(query, hits, run.table, &self.scope);
            let rows = matches.rows().clone();
            return run.run(rows, Some(&matches), &self.nodes, sorts, page);
        }
        let rows = self.scope.rows(run.table);
        run.run(rows, None, &self.nodes, sorts, page)
    }

    /// Advice on the filter that needs the rows of the space.
    pub(super) fn advice(&self, vocabulary: &Vocabulary, table: &Table) -> Vec<Issue> {
        let paths = self.form.leaf_paths();
        unknown_ids(&self.nodes, &paths, vocabulary, |ids| table.holds(ids))
    }
}

/// What a search says when not everything was looked at.
pub(crate) fn completeness(view: &View, text: Option<&Text<'_>>) -> Vec<Issue> {
    let mut warnings = Vec::new();
    if is_being_built(view, text) {
        let message = "the index of the space is being built: results may be incomplete";
        warnings.push(Issue::pathless(message).hint("retry later"));
    }
    warnings.extend(cut_corrections(text));
    warnings
}

/// What is said of damaged objects where values or words are looked for: an empty test finds them, another one does not.
pub(crate) fn unread_values(unread: usize) -> Option<Issue> {
    let message = match unread {
        0 => return None,
        1 => "1 object of the space is damaged: only what can be read of it is searched".to_owned(),
        many => format!(
            "{many} objects of the space are damaged: only what can be read of them is searched"
        ),
    };
    Some(Issue::pathless(message).hint(PUT_BACK))
}

/// Objects may be missing from what is searched.
pub(super) fn is_being_built(view: &View, text: Option<&Text<'_>>) -> bool {
    !view.is_complete() || text.is_some_and(|text| !text.view.is_complete())
}

/// Not every misspelled word was corrected, or not to every word that it may have been meant for.
pub(super) fn cut_corrections(text: Option<&Text<'_>>) -> Vec<Issue> {
    let Some(Text { words, .. }) = text else {
        return Vec::new();
    };
    let uncorrected = words.is_cut().then(|| {
        let message = format!(
            "of the words that no object holds, only the first {MAX_CORRECTED} are corrected"
        );
        Issue::at(QUERY, message).hint("send fewer words")
    });
    let unmeant = words.is_near_many().then(|| {
        let message = format!(
            "a word that no object holds is near more than {MAX_NEAR} words: only objects that hold one of the \
             nearest {MAX_NEAR} are found and counted"
        );
        Issue::at(QUERY, message).hint("correct the word")
    });
    uncorrected.into_iter().chain(unmeant).collect()
}
