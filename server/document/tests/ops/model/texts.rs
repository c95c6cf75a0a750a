//! replace_text and set_cell (ops.md 7.7, 7.8).

use serde_json::{Value, json};

use super::cells;
use super::markup;
use super::payload::Ids;
use super::state::{Done, Model, Refused, find, is_literal};

impl Model {
    pub(super) fn replace_text(&mut self, op: &Value, path: &str) -> Done {
        let words = op["find"].as_str().unwrap();
        let at = match op["id"].is_null() {
            false => self.find(&op["id"], &format!("{path}.id"))?,
            true => self.find_text(words, &format!("{path}.find"), |kind| kind != "embed")?,
        };
        let Some(text) = self.blocks[at].text() else {
            return Err(Refused::invalid(format!("{path}.id")));
        };
        let (replacement, all) = (op["replace"].as_str().unwrap(), op["replace_all"] == true);
        let not_found = || Refused::invalid(format!("{path}.find"));
        let replaced = if is_literal(self.blocks[at].kind()) {
            let hits = text.matches(words).count();
            let found = hits == 1 || (hits > 1 && all);
            found
                .then(|| text.replace(words, replacement))
                .ok_or_else(not_found)?
        } else {
            markup::replaced(text, words, replacement, all).map_err(|_| not_found())?
        };
        let members = &mut self.blocks[at].members;
        if replaced.is_empty() {
            members.shift_remove("text");
        } else {
            members.insert("text".to_owned(), json!(replaced));
        }
        Ok(())
    }

    pub(super) fn set_cell(&mut self, op: &Value, path: &str) -> Done {
        let value = &op["value"];
        if value.is_number() {
            return Err(Refused::invalid(format!("{path}.value")));
        }
        let at = self.find(&op["table_id"], &format!("{path}.table_id"))?;
        if self.blocks[at].kind() != "table" {
            return Err(Refused::invalid(format!("{path}.table_id")));
        }
        let table = &self.blocks[at].members;
        let rows = list(table.get("rows"));
        let columns = list(table.get("columns"));
        let header = rows.iter().find(|row| row["is_header"] == true);
        let column_label = |at: usize| {
            header
                .map(|row| row["cells"][at].clone())
                .unwrap_or_default()
        };
        let labelled: Vec<(Value, Value)> = columns
            .iter()
            .enumerate()
            .map(|(at, column)| (column["id"].clone(), column_label(at)))
            .collect();
        let column = line(&op["col"], &labelled, &format!("{path}.col"))?;
        let labelled: Vec<(Value, Value)> = rows
            .iter()
            .map(|row| (row["id"].clone(), row["cells"][0].clone()))
            .collect();
        let row = line(&op["row"], &labelled, &format!("{path}.row"))?;

        let mut cells = list(rows[row].get("cells"));
        while cells.len() <= column {
            cells.push(Value::Null);
        }
        let mut faults = Vec::new();
        let ids = Ids::Of(at, at + 1);
        let before = cells[column].clone();
        cells[column] = self.cell(value, &before, &format!("{path}.value"), &ids, &mut faults);
        Refused::of(faults)?;
        let row = self.blocks[at].members["rows"][row]
            .as_object_mut()
            .unwrap();
        cells::put(row, cells);
        self.check_ids()
    }
}

pub(super) fn list(value: Option<&Value>) -> Vec<Value> {
    value.and_then(Value::as_array).cloned().unwrap_or_default()
}

/// A row or column by its id, by the only id that ends so, else by its whole label.
fn line(reference: &Value, lines: &[(Value, Value)], path: &str) -> Result<usize, Refused> {
    let reference = reference.as_str().unwrap();
    let ids: Vec<&str> = lines.iter().map(|(id, _)| id.as_str().unwrap()).collect();
    let found = find(reference, &ids, path);
    if found != Err(Refused::missing(path)) {
        return found;
    }
    let plain = |text: &str| text.trim().to_lowercase();
    let wanted = plain(reference);
    let labelled = |at: &usize| !wanted.is_empty() && plain(cells::label(&lines[*at].1)) == wanted;
    let hits: Vec<usize> = (0..lines.len()).filter(labelled).collect();
    match hits.as_slice() {
        [at] => Ok(*at),
        [] => Err(Refused::missing(path)),
        _ => Err(Refused::ambiguous(path)),
    }
}
