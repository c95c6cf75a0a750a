//! replace_text and set_cell (ops.md 7.7, 7.8).

use serde_json::{Value, json};

use super::state::{Done, Model, Refused, find};

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
        let pieces: Vec<&str> = text.split(words).collect();
        if pieces.len() == 1 || (pieces.len() > 2 && op["replace_all"] != true) {
            return Err(Refused::invalid(format!("{path}.find")));
        }
        let replaced = pieces.join(op["replace"].as_str().unwrap());
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
        cells[column] = if *value == json!("") {
            Value::Null
        } else {
            value.clone()
        };
        while cells.last() == Some(&Value::Null) {
            cells.pop();
        }
        let row = &mut self.blocks[at].members["rows"][row];
        if cells.is_empty() {
            row.as_object_mut().unwrap().shift_remove("cells");
        } else {
            row["cells"] = Value::Array(cells);
        }
        Ok(())
    }
}

fn list(value: Option<&Value>) -> Vec<Value> {
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
    let labelled = |at: &usize| {
        lines[*at]
            .1
            .as_str()
            .is_some_and(|label| plain(label) == wanted)
    };
    let hits: Vec<usize> = (0..lines.len()).filter(labelled).collect();
    match hits.as_slice() {
        [at] => Ok(*at),
        [] => Err(Refused::missing(path)),
        _ => Err(Refused::ambiguous(path)),
    }
}
