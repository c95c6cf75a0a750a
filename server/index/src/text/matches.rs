//! What a query finds at one moment, and what each match is worth.

use rolltop_document::bundled::NAME;
use rolltop_query::rows::RowSet;
use rolltop_query::value::FieldValue;
use rolltop_query::words::TextQuery;

use super::document::PLURAL_NAME;
use super::marks::Marks;
use super::names::NameHits;
use super::rank::{Mark, Rank, Ranking};
use super::search::Scope;
use crate::row::{Field, Row};
use crate::table::Table;

/// What the texts of a table hold of a query, and the names that hold something.
#[derive(Debug, Default)]
pub struct Hits {
    /// By slot.
    pub(super) marks: Marks,
    pub(super) names: NameHits,
    /// Of corrected words.
    pub(super) near_names: NameHits,
}

/// The objects that match a query.
pub struct Matches<'t> {
    rows: RowSet,
    /// By slot.
    marks: Marks,
    ranking: Ranking<'t>,
    name: Field<'t>,
    plural_name: Field<'t>,
}

impl<'t> Matches<'t> {
    /// Every object in scope that was found in this table, by its texts or by names.
    pub fn new(query: &'t TextQuery, hits: Hits, table: &'t Table, scope: &dyn Scope) -> Self {
        let Hits {
            mut marks,
            names,
            near_names,
        } = hits;
        names.visit(table, &mut |slot, bits| {
            let mark = Mark {
                any: bits,
                ..Mark::default()
            };
            marks.join(slot, mark);
        });
        near_names.visit(table, &mut |slot, bits| {
            let mark = Mark {
                corrected: bits,
                ..Mark::default()
            };
            marks.join(slot, mark);
        });
        let mut rows = table.no_rows();
        marks.put(&mut rows);
        scope.narrow(table, &mut rows);
        Self {
            rows,
            marks,
            ranking: Ranking::new(query),
            name: table.field(NAME, None),
            plural_name: table.field(PLURAL_NAME, None),
        }
    }

    /// Every object in scope that holds any term of the query.
    pub fn rows(&self) -> &RowSet {
        &self.rows
    }

    /// What a match is worth; smaller comes first.
    pub fn rank(&self, row: Row<'t>) -> Rank {
        self.ranking
            .rank(self.mark(row), row.modified_at(), self.titles(row))
    }

    /// No less than that, and cheaper: matches that differ in it are in its order.
    pub fn at_most(&self, row: Row<'t>) -> Rank {
        self.ranking
            .at_most(self.mark(row), row.modified_at(), self.titles(row))
    }

    fn mark(&self, row: Row<'t>) -> Mark {
        self.marks.get(row.slot())
    }

    /// The plural name and the name, read when they are asked for.
    fn titles(&self, row: Row<'t>) -> impl Iterator<Item = &'t str> + use<'t> {
        let titles = [self.plural_name, self.name].into_iter();
        titles.map(move |field| match row.value(field) {
            FieldValue::Text(text) => text,
            _ => "",
        })
    }
}
