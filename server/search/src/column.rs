//! Column of the values of one property, indexed by row number.
//!
//! The values of a column are close together in memory, and so are their texts and entries, each in one buffer. Offsets
//! have 32 bits: a text, list or collation key that would end beyond them is stored empty.

use std::collections::HashMap;
use std::sync::OnceLock;

use rolltop_query::value::{FieldValue, Symbol, Text, TextRef};
use serde_json::Value as Json;

use crate::symbols::SymbolTable;

/// A dense column becomes sparse if fewer than one in `SPARSE` rows has a value, and dense again above one in `DENSE`.
const SPARSE: usize = 8;
const DENSE: usize = 2;
/// Unused bytes that any column may keep.
const MAX_UNUSED: usize = 4096;

/// The values of a property.
#[derive(Debug, Default)]
pub(crate) struct Column {
    values: Values,
    /// The number of rows with a value.
    count: usize,
    texts: String,
    entries: Vec<Symbol>,
    /// Unused bytes of `texts` and `entries`.
    unused: usize,
    keys: OnceLock<Keys>,
}

/// A value of two machine words: there are millions of them.
#[derive(Clone, Copy, Debug, Default)]
enum Value {
    #[default]
    Missing,
    Null,
    Checkbox(bool),
    Number(f64),
    /// Its lower-case form follows in the buffer.
    Text {
        start: u32,
        len: u32,
        lower: u32,
    },
    List {
        start: u32,
        len: u32,
    },
}

#[derive(Debug)]
enum Values {
    Dense(Vec<Value>),
    Sparse(HashMap<u32, Value>),
}

/// Collation keys of all texts.
#[derive(Debug, Default)]
struct Keys {
    bytes: Vec<u8>,
    /// Start and length, by row.
    places: Vec<(u32, u32)>,
}

impl Default for Values {
    fn default() -> Self {
        Self::Dense(Vec::new())
    }
}

impl Column {
    /// The value of a row. `is_date` reads a stored number as a date.
    pub(crate) fn value(&self, row: u32, is_date: bool) -> FieldValue<'_> {
        match self.get(row) {
            Value::Missing => FieldValue::Missing,
            Value::Null => FieldValue::Null,
            Value::Checkbox(flag) => FieldValue::Checkbox(flag),
            Value::Number(number) if is_date => FieldValue::Date(number as i64),
            Value::Number(number) => FieldValue::Number(number),
            Value::Text { start, len, lower } => FieldValue::Text(TextRef {
                key: self.keys.get().and_then(|keys| keys.of(row)),
                ..self.text_at(start, len, lower)
            }),
            Value::List { start, len } => FieldValue::List(self.list(start, len)),
        }
    }

    fn text_at(&self, start: u32, len: u32, lower: u32) -> TextRef<'_> {
        let end = start as usize + len as usize;
        TextRef {
            text: self.texts.get(start as usize..end).unwrap_or_default(),
            lower: self
                .texts
                .get(end..end + lower as usize)
                .unwrap_or_default(),
            key: None,
        }
    }

    fn list(&self, start: u32, len: u32) -> &[Symbol] {
        let start = start as usize;
        let list = self.entries.get(start..start + len as usize);
        list.unwrap_or_default()
    }

    fn get(&self, row: u32) -> Value {
        let value = match &self.values {
            Values::Dense(values) => values.get(row as usize),
            Values::Sparse(values) => values.get(&row),
        };
        value.copied().unwrap_or_default()
    }

    /// Sets the value of a row that has none; `rows` is the number of all rows.
    pub(crate) fn put(&mut self, row: u32, value: &Json, rows: usize, symbols: &mut SymbolTable) {
        let value = match value {
            Json::Null => Value::Null,
            Json::Bool(flag) => Value::Checkbox(*flag),
            Json::Number(number) => Value::Number(number.as_f64().unwrap_or_default()),
            Json::String(text) => return self.put_text(row, text, rows),
            Json::Array(entries) => {
                let entries = entries.iter().filter_map(Json::as_str);
                let entries: Vec<Symbol> = entries.map(|entry| symbols.intern(entry)).collect();
                return self.put_entries(row, &entries, rows);
            }
            // A map, of which queries test only the presence.
            Json::Object(members) if members.is_empty() => Value::Null,
            Json::Object(_) => Value::Checkbox(true),
        };
        self.set(row, value, rows);
    }

    /// Sets the text of a row that has no value.
    pub(crate) fn put_text(&mut self, row: u32, text: &str, rows: usize) {
        let text = Text::new(text);
        let text = text.lent();
        let value = self.push_text(text);
        self.set(row, value, rows);
        if let Some(keys) = self.keys.get_mut() {
            keys.set(row, text);
        }
    }

    /// Sets the entries of a row that has no value.
    pub(crate) fn put_entries(&mut self, row: u32, entries: &[Symbol], rows: usize) {
        let value = self.push_list(entries);
        self.set(row, value, rows);
    }

    fn push_text(&mut self, text: TextRef<'_>) -> Value {
        let (start, len, lower) = (self.texts.len(), text.text.len(), text.lower.len());
        let places = [start, len, lower, start + len + lower].map(u32::try_from);
        let [Ok(start), Ok(len), Ok(lower), Ok(_)] = places else {
            let (start, len, lower) = (0, 0, 0);
            return Value::Text { start, len, lower };
        };
        self.texts.push_str(text.text);
        self.texts.push_str(text.lower);
        Value::Text { start, len, lower }
    }

    fn push_list(&mut self, entries: &[Symbol]) -> Value {
        let (start, len) = (self.entries.len(), entries.len());
        let [Ok(start), Ok(len), Ok(_)] = [start, len, start + len].map(u32::try_from) else {
            return Value::List { start: 0, len: 0 };
        };
        self.entries.extend_from_slice(entries);
        Value::List { start, len }
    }

    /// Requires that the row has no value.
    fn set(&mut self, row: u32, value: Value, rows: usize) {
        self.count += 1;
        match &mut self.values {
            Values::Dense(values) if self.count * SPARSE < rows => {
                let held = (0..).zip(std::mem::take(values));
                let held = held.filter(|(_, value)| !matches!(value, Value::Missing));
                self.values = Values::Sparse(held.collect());
            }
            Values::Sparse(values) if self.count * DENSE > rows => {
                let mut list = vec![Value::Missing; rows];
                for (row, value) in values.drain() {
                    if let Some(place) = list.get_mut(row as usize) {
                        *place = value;
                    }
                }
                self.values = Values::Dense(list);
            }
            Values::Dense(_) | Values::Sparse(_) => {}
        }
        match &mut self.values {
            Values::Dense(values) => {
                let at = row as usize;
                if at >= values.len() {
                    values.resize(at + 1, Value::Missing);
                }
                if let Some(place) = values.get_mut(at) {
                    *place = value;
                }
            }
            Values::Sparse(values) => {
                values.insert(row, value);
            }
        }
    }

    /// Removes the value of a row. Compacts the buffers once most of their bytes are unused.
    pub(crate) fn remove(&mut self, row: u32) {
        let value = match &mut self.values {
            Values::Dense(values) => values.get_mut(row as usize).map(std::mem::take),
            Values::Sparse(values) => values.remove(&row),
        };
        self.unused += match value.unwrap_or_default() {
            Value::Missing => return,
            Value::Null | Value::Checkbox(_) | Value::Number(_) => 0,
            Value::Text { len, lower, .. } => len as usize + lower as usize,
            Value::List { len, .. } => len as usize * size_of::<Symbol>(),
        };
        self.count -= 1;
        let bytes = self.texts.len() + size_of_val(&*self.entries);
        if self.unused > MAX_UNUSED.max(bytes / 2) {
            self.compact();
        }
    }

    fn compact(&mut self) {
        let mut values = std::mem::take(&mut self.values);
        let old = std::mem::take(self);
        self.count = old.count;
        let each: Box<dyn Iterator<Item = &mut Value>> = match &mut values {
            Values::Dense(values) => Box::new(values.iter_mut()),
            Values::Sparse(values) => Box::new(values.values_mut()),
        };
        for value in each {
            match *value {
                Value::Text { start, len, lower } => {
                    *value = self.push_text(old.text_at(start, len, lower));
                }
                Value::List { start, len } => *value = self.push_list(old.list(start, len)),
                Value::Missing | Value::Null | Value::Checkbox(_) | Value::Number(_) => {}
            }
        }
        self.values = values;
    }

    /// Caches the collation keys of all texts, as a sort needs them.
    pub(crate) fn collate(&self) {
        self.keys.get_or_init(|| {
            let mut keys = Keys::default();
            let mut add = |(row, value)| {
                if let Value::Text { start, len, lower } = value {
                    keys.set(row, self.text_at(start, len, lower));
                }
            };
            match &self.values {
                Values::Dense(values) => (0..).zip(values.iter().copied()).for_each(&mut add),
                Values::Sparse(values) => values
                    .iter()
                    .map(|(row, value)| (*row, *value))
                    .for_each(&mut add),
            }
            keys.bytes.shrink_to_fit();
            keys.places.shrink_to_fit();
            keys
        });
    }

    /// Frees memory that loading left over.
    pub(crate) fn shrink(&mut self) {
        if let Values::Dense(values) = &mut self.values {
            values.shrink_to_fit();
        }
        self.texts.shrink_to_fit();
        self.entries.shrink_to_fit();
    }

    /// Estimated bytes in memory, including the collation keys that a sort adds.
    pub(crate) fn bytes(&self) -> usize {
        let values = match &self.values {
            Values::Dense(values) => values.capacity() * size_of::<Value>(),
            Values::Sparse(values) => values.capacity() * size_of::<(u32, Value, u8)>(),
        };
        let keys = match (self.keys.get(), &self.values) {
            (Some(keys), _) => keys.places.capacity(),
            (None, Values::Dense(values)) if !self.texts.is_empty() => values.len(),
            (None, _) => 0,
        };
        let keys = keys * size_of::<(u32, u32)>();
        size_of::<Self>() + values + 2 * self.texts.capacity() + keys + size_of_val(&*self.entries)
    }
}

impl Keys {
    fn of(&self, row: u32) -> Option<&[u8]> {
        let (start, len) = self.places.get(row as usize)?;
        let start = *start as usize;
        self.bytes.get(start..start + *len as usize)
    }

    fn set(&mut self, row: u32, text: TextRef<'_>) {
        let at = row as usize;
        if at >= self.places.len() {
            self.places.resize(at + 1, (0, 0));
        }
        let key = text.collation_key();
        let (start, len) = (self.bytes.len(), key.len());
        let place = match [start, len, start + len].map(u32::try_from) {
            [Ok(start), Ok(len), Ok(_)] => {
                self.bytes.extend_from_slice(&key);
                (start, len)
            }
            _ => (0, 0),
        };
        if let Some(of_row) = self.places.get_mut(at) {
            *of_row = place;
        }
    }
}

#[cfg(test)]
mod tests;
