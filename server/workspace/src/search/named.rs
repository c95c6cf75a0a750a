//! Filters over spaces, members and definitions: they are no objects, and have no value except their name.

use rolltop_document::bundled::NAME;
use rolltop_document::view::FilterNode;
use rolltop_document::vocabulary::Vocabulary;
use rolltop_query::filter::{Filter, QueryContext};
use rolltop_query::value::{FieldRef, FieldValue, Fields, Row, Symbol, Text, TextRef};
use rolltop_search::SymbolTable;

use crate::Workspace;

/// A row with only a name.
struct Named<'f> {
    name: Text,
    fields: &'f Fields,
}

impl Row for Named<'_> {
    fn value(&self, field: FieldRef) -> FieldValue<'_> {
        match self.fields.keys().get(field.index()) {
            Some(key) if key == NAME => FieldValue::Text(self.name.lent()),
            _ => FieldValue::Missing,
        }
    }

    fn title(&self) -> TextRef<'_> {
        self.name.lent()
    }

    fn target_name(&self, _: Symbol) -> Option<TextRef<'_>> {
        None
    }
}

impl Workspace {
    /// Keeps the rows that pass the filters.
    pub fn keep_named<T>(
        &self,
        vocabulary: &Vocabulary,
        filters: &[FilterNode],
        mut rows: Vec<T>,
        name: impl Fn(&T) -> &str,
    ) -> Vec<T> {
        let mut fields = Fields::default();
        let cx = QueryContext {
            vocabulary,
            // No value holds an id.
            symbols: &SymbolTable::default(),
            moment: &self.moment(),
            placeholders: None,
        };
        let filter = Filter::compile(filters, &cx, &mut fields);
        rows.retain(|row| {
            filter.matches(&Named {
                name: Text::new(name(row)),
                fields: &fields,
            })
        });
        rows
    }
}
