//! update_block, replace_subtree, insert_blocks, move_block, delete_block (ops.md 7.2 to 7.6).

use serde_json::{Map, Value, json};

use super::cells::carried;
use super::markup;
use super::payload::{COMMON, Ids, own_members, settled};
use super::state::{Done, Model, Refused, is_childless, is_literal};
use super::texts::list;

impl Model {
    pub(super) fn insert_blocks(&mut self, op: &Value, path: &str) -> Done {
        let place = self.place(op, path)?;
        let run = match (op["blocks"].as_array(), op["markdown"].as_str()) {
            (Some(values), None) => self.run(values, &format!("{path}.blocks"), &Ids::New, 0)?,
            (None, Some(source)) => {
                // Only paragraphs of plain words are drawn.
                let paragraphs = source.split("\n\n").filter(|text| !text.trim().is_empty());
                let values: Vec<Value> = paragraphs
                    .map(|text| serde_json::json!({"type": "paragraph", "text": text}))
                    .collect();
                if values.is_empty() {
                    return Err(Refused::invalid(format!("{path}.markdown")));
                }
                self.run(&values, &format!("{path}.markdown"), &Ids::New, 0)?
            }
            (Some(_), Some(_)) => return Err(Refused::ambiguous(path)),
            (None, None) => return Err(Refused::invalid(path)),
        };
        let (at, level) = self.spot(&place);
        for (offset, mut node) in run.into_iter().enumerate() {
            node.indent += level;
            self.blocks.insert(at + offset, node);
        }
        self.check_images()
    }

    pub(super) fn replace_subtree(&mut self, op: &Value, path: &str) -> Done {
        let at = self.find(&op["id"], &format!("{path}.id"))?;
        let (end, level) = (self.end(at), self.blocks[at].indent);
        let values = op["blocks"].as_array().unwrap();
        let first = values[0]["indent"].as_u64().unwrap_or_default() as usize;
        let base = if first == level { level } else { 0 };
        let run = self.run(values, &format!("{path}.blocks"), &Ids::Of(at, end), base)?;
        self.blocks.drain(at..end);
        for (offset, mut node) in run.into_iter().enumerate() {
            node.indent += level;
            self.blocks.insert(at + offset, node);
        }
        self.check_images()
    }

    pub(super) fn move_block(&mut self, op: &Value, path: &str) -> Done {
        let at = self.find(&op["id"], &format!("{path}.id"))?;
        let place = self.place(op, path)?;
        let end = self.end(at);
        let moved = &self.blocks[at..end];
        if place
            .anchor()
            .is_some_and(|anchor| moved.iter().any(|node| node.id == anchor))
        {
            return Err(Refused::invalid(path));
        }
        let old = self.blocks[at].indent;
        let moved: Vec<_> = self.blocks.drain(at..end).collect();
        let (to, level) = self.spot(&place);
        for (offset, mut node) in moved.into_iter().enumerate() {
            node.indent = node.indent - old + level;
            self.blocks.insert(to + offset, node);
        }
        self.check_images()
    }

    pub(super) fn delete_block(&mut self, op: &Value, path: &str) -> Done {
        let at = self.find_either(op, path)?;
        let end = self.end(at);
        if end > at + 1 && op["recursive"] != true {
            return Err(Refused::invalid(path));
        }
        self.blocks.drain(at..end);
        Ok(())
    }

    pub(super) fn update_block(&mut self, op: &Value, path: &str) -> Done {
        let set = op["set"].as_object().unwrap();
        if set.is_empty() {
            return Err(Refused::invalid(format!("{path}.set")));
        }
        let at = self.find_either(op, path)?;
        for fixed in ["id", "indent"] {
            if set.contains_key(fixed) {
                return Err(Refused::invalid(format!("{path}.set.{fixed}")));
            }
        }
        let node = self.blocks[at].clone();
        let target = set
            .get("type")
            .map_or(node.kind(), |kind| kind.as_str().unwrap_or_default())
            .to_owned();
        let retypes = target != node.kind();
        if retypes && is_childless(&target) && self.end(at) > at + 1 {
            return Err(Refused::invalid(format!("{path}.set.type")));
        }
        let Some(own) = own_members(&target) else {
            return Err(Refused::invalid(format!("{path}.set.type")));
        };
        let knows = |name: &str| COMMON.contains(&name) || own.contains(&name);
        let strange = set.keys().filter(|name| !knows(name));
        let mut faults: Vec<Refused> = strange
            .map(|name| Refused::invalid(format!("{path}.set.{name}")))
            .collect();
        let mut members = node.members.clone();
        members.retain(|name, _| knows(name));
        // These words mean another thing for each of their types.
        if retypes {
            members.shift_remove("style");
            members.shift_remove("properties");
        }
        let path_of_set = format!("{path}.set");
        let mut typed = set.clone();
        typed.insert("type".to_owned(), json!(target));
        let set = &self.referring(&typed, Some(&node.members), &path_of_set, &mut faults);
        let mut set_last: Vec<(&String, &Value)> = set.iter().collect();
        set_last.sort_by_key(|(name, _)| *name == "rows");
        for (name, value) in set_last {
            let path = format!("{path_of_set}.{name}");
            let value = match name.as_str() {
                "rows" => {
                    let columns: Vec<Value> = list(members.get("columns"))
                        .iter()
                        .map(|column| column["id"].clone())
                        .collect();
                    self.rows(value, &columns, at, &path, &mut faults)
                }
                "columns" => {
                    let known = faults.len();
                    let columns = self.columns(value, at, &path, &mut faults);
                    if !set.contains_key("rows") && members.contains_key("rows") {
                        let rows = if faults.len() == known {
                            carried(&members, &columns, &path_of_set, &mut faults)
                        } else {
                            json!([])
                        };
                        members.insert("rows".to_owned(), rows);
                    }
                    columns
                }
                "views" => self.given_views(value, at, &path, &mut faults),
                _ => value.clone(),
            };
            members.insert(name.clone(), value);
        }
        let members = settled(members);
        faults.extend(grid_faults(&members, set, path));
        Refused::of(faults)?;
        self.blocks[at].members = members;
        self.written_at.insert(node.id, format!("{path}.set"));
        self.check_ids()?;
        self.check_images()
    }

    /// The block that `id` or `match` names.
    fn find_either(&self, op: &Value, path: &str) -> Result<usize, Refused> {
        match (op["id"].is_null(), op["match"].as_str()) {
            (false, None) => self.find(&op["id"], &format!("{path}.id")),
            (true, Some(text)) => self.find_text(text, &format!("{path}.match"), |_| true),
            (false, Some(_)) => Err(Refused::ambiguous(path)),
            (true, None) => Err(Refused::invalid(path)),
        }
    }

    /// The one block, of the types that are searched, whose text holds these words.
    pub(super) fn find_text(
        &self,
        words: &str,
        path: &str,
        searched: impl Fn(&str) -> bool,
    ) -> Result<usize, Refused> {
        let holds = |at: &usize| {
            let node = &self.blocks[*at];
            searched(node.kind())
                && node.text().is_some_and(|text| {
                    let literal = is_literal(node.kind());
                    text.contains(words) || (!literal && markup::served(text).contains(words))
                })
        };
        let hits: Vec<usize> = (0..self.blocks.len()).filter(holds).collect();
        match hits.as_slice() {
            [at] => Ok(*at),
            [] => Err(Refused::missing(path)),
            _ => Err(Refused::ambiguous(path)),
        }
    }
}

/// No row has more cells than the table has columns: told at the cells where they are written, else at what was set.
fn grid_faults(table: &Map<String, Value>, set: &Map<String, Value>, path: &str) -> Vec<Refused> {
    let columns = list(table.get("columns")).len();
    let rows = list(set.get("rows").or(table.get("rows")));
    let too_long = (0..rows.len()).filter(|row| list(rows[*row].get("cells")).len() > columns);
    let place = |row| match set.get("rows") {
        Some(_) => format!("{path}.set.rows[{row}].cells"),
        None => format!("{path}.set"),
    };
    too_long.map(|row| Refused::invalid(place(row))).collect()
}
