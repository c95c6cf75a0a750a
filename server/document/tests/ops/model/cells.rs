//! Cells, and the parts of tables and dataviews that update_block replaces whole (document.md 6.4, ops.md 6.1, 7.2).

use std::collections::BTreeSet;

use serde_json::{Map, Value, json};

use super::layout::{Placed, misplaced};
use super::markup;
use super::payload::{Ids, Part, own_members};
use super::state::{Model, Refused};
use super::texts::list;
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
    /// A cell as it is stored; `before` is what stood in its place.
    pub(super) fn cell(
        &mut self,
        value: &Value,
        before: &Value,
        path: &str,
        ids: &Ids,
        faults: &mut Vec<Refused>,
    ) -> Value {
        let blocks = match value {
            Value::String(text) => return plain(json!(markup::canonical(text))),
            Value::Object(_) => std::slice::from_ref(value),
            Value::Array(blocks) => blocks,
            _ => return Value::Null,
        };
        let path_of = |at: usize| match value {
            Value::Array(_) => format!("{path}[{at}]"),
            _ => path.to_owned(),
        };
        let own = self.own_block(&blocks[0], before, &path_of(0), faults);
        let mut cell = vec![own];
        for (at, block) in blocks.iter().enumerate().skip(1) {
            let path = path_of(at);
            let given = block.as_object().unwrap();
            if block["indent"].as_u64().unwrap_or_default() == 0 {
                faults.push(Refused::invalid(format!("{path}.indent")));
            }
            let id = self.payload_id(given, Part::Block, &path, ids, faults);
            let own = own_members(given["type"].as_str().unwrap()).unwrap();
            let held = self.held(&id);
            let mut members = self.members(given, own, held.as_ref(), &path, faults);
            members.insert("indent".to_owned(), block["indent"].clone());
            members.insert("id".to_owned(), json!(id));
            cell.push(Value::Object(members));
        }
        // One that does not stand below the first is told so by its indent.
        let is_below = |at: &usize| *at == 0 || placed(&cell[*at]).0 > 0;
        let misplaced = misplaced(&cell.iter().map(placed).collect::<Vec<_>>(), true);
        let misplaced = misplaced.into_iter().filter(is_below);
        faults.extend(misplaced.map(|at| Refused::invalid(path_of(at))));
        match cell.as_slice() {
            [Value::Object(own)] => alone(own.clone()),
            _ => Value::Array(cell),
        }
    }

    /// The block that is the cell: it has no id and no indent.
    fn own_block(
        &mut self,
        value: &Value,
        before: &Value,
        path: &str,
        faults: &mut Vec<Refused>,
    ) -> Value {
        let members = value.as_object().unwrap();
        let kind = members["type"].as_str().unwrap();
        let Some(own) = own_members(kind).filter(|_| kind != "table") else {
            faults.push(Refused::invalid(format!("{path}.type")));
            return json!({"type": "paragraph"});
        };
        for name in ["id", "indent"] {
            if members.contains_key(name) {
                faults.push(Refused::invalid(format!("{path}.{name}")));
            }
        }
        let before = match before {
            Value::Array(blocks) => &blocks[0],
            before => before,
        };
        Value::Object(self.members(members, own, before.as_object(), path, faults))
    }

    /// What stood in this row of a table, in the column with this id.
    fn cell_before(&self, at: usize, row: &Value, column: Option<&Value>) -> Value {
        let members = &self.blocks[at].members;
        let columns = list(members.get("columns"));
        let place = columns.iter().position(|held| Some(&held["id"]) == column);
        let rows = list(members.get("rows"));
        let row = rows.into_iter().find(|held| held["id"] == *row);
        let cells = list(row.as_ref().and_then(|row| row.get("cells")));
        place
            .and_then(|place| cells.get(place).cloned())
            .unwrap_or_default()
    }

    /// The rows of a table that replace its own, over columns with these ids.
    pub(super) fn rows(
        &mut self,
        values: &Value,
        columns: &[Value],
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
            for (column, cell) in list(given.get("cells")).iter().enumerate() {
                let path = format!("{path}.cells[{column}]");
                let before = self.cell_before(at, &row["id"], columns.get(column));
                cells.push(self.cell(cell, &before, &path, &ids, faults));
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

/// The rows of a table over other columns, with which their cells go: a fault for each filled one that is left out.
pub(super) fn carried(
    table: &Map<String, Value>,
    columns: &Value,
    path: &str,
    faults: &mut Vec<Refused>,
) -> Value {
    let (from, to) = (list(table.get("columns")), list(Some(columns)));
    let mut rows = list(table.get("rows"));
    let mut lost = BTreeSet::new();
    for row in &mut rows {
        let mut cells = vec![Value::Null; to.len()];
        for (at, cell) in list(row.get("cells")).into_iter().enumerate() {
            match to.iter().position(|column| column["id"] == from[at]["id"]) {
                Some(now) => cells[now] = cell,
                None if cell.is_null() => {}
                None => {
                    lost.insert(at);
                }
            }
        }
        put(row.as_object_mut().unwrap(), cells);
    }
    faults.extend(lost.iter().map(|_| Refused::invalid(path)));
    Value::Array(rows)
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
