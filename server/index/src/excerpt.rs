//! What a row is compared with those of other spaces by, without its table.

use std::collections::HashMap;

use rolltop_query::order::SortRow;
use rolltop_query::value::{FieldRef, FieldValue, Row, Symbol};

use crate::reader::QueryRow;

/// A copy of the fields of a row that a reader reads, with its id and title: sorts see it as they see the row.
#[derive(Clone, Debug)]
pub struct Excerpt {
    id: String,
    title: String,
    /// By position of the field.
    values: Box<[Value]>,
    /// The names of the objects that values name.
    targets: HashMap<Symbol, String>,
}

#[derive(Clone, Debug)]
enum Value {
    Missing,
    Null,
    Text(String),
    Number(f64),
    Checkbox(bool),
    Date(i64),
    List(Vec<Symbol>),
}

impl Value {
    fn of(value: FieldValue<'_>) -> Self {
        match value {
            FieldValue::Missing => Self::Missing,
            FieldValue::Null => Self::Null,
            FieldValue::Text(text) => Self::Text(text.to_owned()),
            FieldValue::Number(number) => Self::Number(number),
            FieldValue::Checkbox(flag) => Self::Checkbox(flag),
            FieldValue::Date(seconds) => Self::Date(seconds),
            FieldValue::List(entries) => Self::List(entries.to_vec()),
        }
    }

    fn lent(&self) -> FieldValue<'_> {
        match self {
            Self::Missing => FieldValue::Missing,
            Self::Null => FieldValue::Null,
            Self::Text(text) => FieldValue::Text(text),
            Self::Number(number) => FieldValue::Number(*number),
            Self::Checkbox(flag) => FieldValue::Checkbox(*flag),
            Self::Date(seconds) => FieldValue::Date(*seconds),
            Self::List(entries) => FieldValue::List(entries),
        }
    }
}

impl Excerpt {
    /// The id of the object.
    pub fn id(&self) -> &str {
        &self.id
    }
}

impl QueryRow<'_, '_> {
    /// A copy of what is read of the row.
    pub fn excerpt(&self) -> Excerpt {
        let fields = || self.fields().map(|field| self.value_of(field));
        let entries = fields().flat_map(|value| value.entries());
        let named = entries.filter_map(|entry| {
            let name = self.target_name(*entry);
            (!name.is_empty()).then(|| (*entry, name.to_owned()))
        });
        Excerpt {
            id: self.id().to_owned(),
            title: self.title().to_owned(),
            targets: named.collect(),
            values: fields().map(Value::of).collect(),
        }
    }
}

impl Row for Excerpt {
    fn value(&self, field: FieldRef) -> FieldValue<'_> {
        let value = self.values.get(field.index());
        value.map_or(FieldValue::Missing, Value::lent)
    }
}

impl SortRow for Excerpt {
    fn title(&self) -> &str {
        &self.title
    }

    fn target_name(&self, target: Symbol) -> &str {
        self.targets.get(&target).map_or("", String::as_str)
    }
}
