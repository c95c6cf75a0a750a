//! Cells, and the parts of tables and dataviews that update_block replaces whole (document.md 6.4, ops.md 6.1, 7.2).

use serde_json::{Map, Value, json};

use super::layout::{Placed, misplaced};
use super::markup;
use super::payload::{COMMON, Ids, Part, own_members, settled};
use super::state::{Model, Refused};
use crate::fixture::internal;

/// The text that names a row or a column.
pub(super) fn label(cell: &Value) -> &str {
    match cell {
        Value::String(text) => text,
        Value::Array(blocks) => label(&blocks[0]),
        block => block["text"].as_str().unwrap_or_default(),
    }
}

/// Cells of a row as they are stored: none at the end is empty.
pub(super) fn put(row: &mut Map<String, Value>, mut cells: Vec<Value>) {
    while cells.last() == Some(&Value::Null) {
        cells.pop();
    }
    row.shift_remove("cells");
    if !cells.is_empty() {
        row.insert("cells".to_owned(), Value::Array(cells));
    }
}

impl Model {
    /// A cell as it is stored.
    pub(super) fn cell(
        &mut self,
        value: &Value,
        path: &str,
        ids: &Ids,
        faults: &mut Vec<Refused>,
    ) -> Value {
        match value {
            Value::String(text) => plain(json!(markup::canonical(text))),
            Value::Object(own) => {
                let lone = misplaced(&[placed(value)], true);
                faults.extend(lone.iter().map(|_| Refused::invalid(path)));
                self.own_block(own, path, faults)
            }
            Value::Array(blocks) => {
                let own = self.own_block(
                    blocks[0].as_object().unwrap(),
                    &format!("{path}[0]"),
                    faults,
                );
                let mut cell = vec![match own {
                    Value::Null => json!({"type": "paragraph"}),
                    Value::String(text) => json!({"type": "paragraph", "text": text}),
                    own => own,
                }];
                for (position, block) in blocks.iter().enumerate().skip(1) {
                    let path = format!("{path}[{position}]");
                    let members = block.as_object().unwrap();
                    if block["indent"].as_u64().unwrap_or_default() == 0 {
                        faults.push(Refused::invalid(format!("{path}.indent")));
                    }
                    let id = self.payload_id(members, Part::Block, &path, ids, faults);
                    let mut members = settled(members.clone());
                    members.insert("id".to_owned(), json!(id));
                    cell.push(Value::Object(members));
                }
                let alone_or_at = |at: usize| match cell.len() {
                    1 => path.to_owned(),
                    _ => format!("{path}[{at}]"),
                };
                let misplaced = misplaced(&cell.iter().map(placed).collect::<Vec<_>>(), true);
                faults.extend(
                    misplaced
                        .into_iter()
                        .map(|at| Refused::invalid(alone_or_at(at))),
                );
                if cell.len() == 1 {
                    let own = cell[0].as_object().unwrap().clone();
                    return alone(own);
                }
                Value::Array(cell)
            }
            _ => Value::Null,
        }
    }

    /// The block that is the cell: it has no id and no indent, and a plain paragraph is its text.
    fn own_block(
        &mut self,
        members: &Map<String, Value>,
        path: &str,
        faults: &mut Vec<Refused>,
    ) -> Value {
        let kind = members["type"].as_str().unwrap();
        let own = own_members(kind).filter(|_| kind != "table");
        let Some(own) = own else {
            faults.push(Refused::invalid(format!("{path}.type")));
            return Value::Null;
        };
        for name in members.keys().map(String::as_str) {
            if !COMMON.contains(&name) && !own.contains(&name) {
                faults.push(Refused::invalid(format!("{path}.{name}")));
            }
        }
        alone(settled(members.clone()))
    }

    /// The rows of a table that replace its own.
    pub(super) fn rows(
        &mut self,
        values: &Value,
        at: usize,
        path: &str,
        faults: &mut Vec<Refused>,
    ) -> Value {
        let ids = Ids::Of(at, at + 1);
        let mut rows = Vec::new();
        for (position, value) in values.as_array().unwrap().iter().enumerate() {
            let path = format!("{path}[{position}]");
            let given = value.as_object().unwrap();
            let id = self.payload_id(given, Part::Row, &path, &ids, faults);
            once(&rows, &id, &path, faults);
            let mut row = Map::new();
            row.insert("id".to_owned(), json!(id));
            if given.get("is_header") == Some(&json!(true)) {
                row.insert("is_header".to_owned(), json!(true));
            }
            let mut cells = Vec::new();
            for (column, cell) in super::texts::list(given.get("cells")).iter().enumerate() {
                cells.push(self.cell(cell, &format!("{path}.cells[{column}]"), &ids, faults));
            }
            put(&mut row, cells);
            rows.push(Value::Object(row));
        }
        // Headers come first.
        rows.sort_by_key(|row| row["is_header"] != true);
        Value::Array(rows)
    }

    /// The columns of a table that replace its own.
    pub(super) fn columns(
        &mut self,
        values: &Value,
        at: usize,
        path: &str,
        faults: &mut Vec<Refused>,
    ) -> Value {
        let ids = Ids::Of(at, at + 1);
        let mut columns = Vec::new();
        for (position, value) in values.as_array().unwrap().iter().enumerate() {
            let given = value.as_object().unwrap();
            let path = format!("{path}[{position}]");
            let id = self.payload_id(given, Part::Column, &path, &ids, faults);
            once(&columns, &id, &path, faults);
            let mut column = json!({ "id": id });
            if given.get("width").is_some_and(|width| width != 0) {
                column["width"] = given["width"].clone();
            }
            columns.push(column);
        }
        Value::Array(columns)
    }

    /// The views of a dataview that replace its own.
    pub(super) fn given_views(
        &mut self,
        values: &Value,
        at: usize,
        path: &str,
        faults: &mut Vec<Refused>,
    ) -> Value {
        let ids = Ids::Of(at, at + 1);
        let mut views: Vec<Value> = Vec::new();
        for (position, value) in values.as_array().unwrap().iter().enumerate() {
            let path = format!("{path}[{position}]");
            let given = value.as_object().unwrap();
            let id = self.payload_id(given, Part::View, &path, &ids, faults);
            once(&views, &id, &path, faults);
            let mut view = given.clone();
            view.insert("id".to_owned(), json!(id));
            view.retain(|_, value| *value != "" && *value != "table");
            if let Some(Value::Array(columns)) = view.get_mut("columns") {
                for column in columns {
                    column["property"] = json!(internal(column["property"].as_str().unwrap()));
                }
            }
            views.push(Value::Object(view));
        }
        Value::Array(views)
    }
}

/// No part of a list has the id of another.
fn once(parts: &[Value], id: &str, path: &str, faults: &mut Vec<Refused>) {
    if parts.iter().any(|part| part["id"] == *id) {
        faults.push(Refused::invalid(format!("{path}.id")));
    }
}

fn placed(block: &Value) -> Placed<'_> {
    let indent = block["indent"].as_u64().unwrap_or_default();
    (indent as usize, block["type"].as_str())
}

fn plain(text: Value) -> Value {
    if text == "" { Value::Null } else { text }
}

/// A paragraph that says nothing but its text is its text.
fn alone(own: Map<String, Value>) -> Value {
    match (own.len(), own["type"].as_str()) {
        (1, Some("paragraph")) => Value::Null,
        (2, Some("paragraph")) if own.contains_key("text") => own["text"].clone(),
        _ => Value::Object(own),
    }
}
