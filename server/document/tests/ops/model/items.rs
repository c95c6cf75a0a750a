//! add_items, remove_items, set_type (ops.md 7.13, 7.14).

use serde_json::Value;

use super::state::{Done, Model, Refused};

/// The objects of the fixture's space that are no members by themselves.
const OBJECTS: [&str; 3] = ["m1", "m2", "m3"];

fn items(op: &Value, path: &str) -> Result<Vec<String>, Refused> {
    let items: Vec<String> = op["items"]
        .as_array()
        .unwrap()
        .iter()
        .map(|item| item.as_str().unwrap().to_owned())
        .collect();
    match items.is_empty() {
        true => Err(Refused::invalid(format!("{path}.items"))),
        false => Ok(items),
    }
}

impl Model {
    pub(super) fn add_items(&mut self, op: &Value, path: &str) -> Done {
        let items = items(op, path)?;
        let unknown = |(at, item): (usize, &String)| {
            (!OBJECTS.contains(&item.as_str()))
                .then(|| Refused::invalid(format!("{path}.items[{at}]")))
        };
        Refused::of(items.iter().enumerate().filter_map(unknown).collect())?;
        for item in items {
            if !self.items.contains(&item) {
                self.items.push(item);
            }
        }
        Ok(())
    }

    pub(super) fn remove_items(&mut self, op: &Value, path: &str) -> Done {
        let items = items(op, path)?;
        self.items.retain(|item| !items.contains(item));
        Ok(())
    }

    /// Every change of type is judged before the first operation.
    pub(super) fn judge_types(&self, ops: &[Value]) -> Done {
        for (index, op) in ops.iter().enumerate() {
            let possible = matches!(op["type"].as_str(), Some("page" | "task" | "note"));
            if op["op"] == "set_type" && !possible {
                return Err(Refused::invalid(format!("ops[{index}].type")));
            }
        }
        Ok(())
    }

    pub(super) fn set_type(&mut self, op: &Value) -> Done {
        self.type_key = op["type"].as_str().unwrap().to_owned();
        Ok(())
    }
}
