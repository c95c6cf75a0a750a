//! What a query finds at one moment, and what each match is worth.

use rolltop_document::bundled::NAME;
use rolltop_query::value::FieldValue;

use super::document::PLURAL_NAME;
use super::marks::Marks;
use super::rank::{Rank, Ranking};
use super::search::{Scope, Words};
use crate::row::{Field, Row};
use crate::table::Table;

/// The objects that match a query.
pub struct Matches<'t> {
    rows: Vec<Row<'t>>,
    /// By slot.
    marks: Marks,
    ranking: Ranking<'t>,
    name: Field<'t>,
    plural_name: Field<'t>,
}

impl<'t> Matches<'t> {
    /// Adds what names hold to the marks of texts.
    pub(super) fn new(
        words: &Words<'t>,
        mut marks: Marks,
        table: &'t Table,
        scope: &'t dyn Scope,
    ) -> Self {
        words.names.visit(table, &mut |row, bits| {
            if let Some(mark) = marks.at(row.slot()) {
                mark.any |= bits;
            }
        });
        words.near_names.visit(table, &mut |row, bits| {
            if let Some(mark) = marks.at(row.slot()) {
                mark.corrected |= bits;
            }
        });
        let in_scope = scope.of(table);
        let rows = marks.iter().filter_map(|(slot, _)| table.row_at(slot));
        Self {
            rows: rows.filter(|row| in_scope(*row)).collect(),
            marks,
            ranking: Ranking::new(words.query),
            name: table.field(NAME, None),
            plural_name: table.field(PLURAL_NAME, None),
        }
    }

    /// Every object in scope that holds any term of the query, in no order.
    pub fn rows(&self) -> &[Row<'t>] {
        &self.rows
    }

    /// What a match is worth; smaller comes first.
    pub fn rank(&self, row: Row<'t>) -> Rank {
        let mark = self.marks.get(row.slot()).unwrap_or_default();
        let text = |field| match row.value(field) {
            FieldValue::Text(text) => text,
            _ => "",
        };
        self.ranking.rank(mark, row.modified_at(), || {
            [text(self.name), text(self.plural_name)]
        })
    }
}
