//! What blocks refer to: objects, and the properties that a link shows (document.md 3.6, 6.3).

use serde_json::{Map, Value, json};

use super::markup;
use super::state::{Model, Node, Refused, is_literal};
use crate::fixture::{FILE, PERSON, internal};

/// Every object of the fixture's space, one in the bin included.
const KNOWN: [&str; 5] = ["m1", "m2", "m3", PERSON, FILE];
/// How reads spell an object that the space does not hold.
pub(super) const MISSING: &str = "_missing_object";

pub(super) fn is_known(id: &str) -> bool {
    KNOWN.contains(&id)
}

fn object_of(members: &Map<String, Value>) -> Option<&str> {
    members.get("object_id").and_then(Value::as_str)
}

impl Model {
    /// Members of a block with what they refer to as it is stored, where `held` is what stood there before: the
    /// spelling of reads keeps what it hides, and of other objects that are not there a warning tells.
    pub(super) fn referring(
        &mut self,
        given: &Map<String, Value>,
        held: Option<&Map<String, Value>>,
        path: &str,
        faults: &mut Vec<Refused>,
    ) -> Map<String, Value> {
        let mut members = given.clone();
        if let Some(id) = object_of(given).filter(|id| !id.is_empty() && !is_known(id)) {
            match held.and_then(object_of).filter(|held| !is_known(held)) {
                Some(held) if id == MISSING => {
                    members.insert("object_id".to_owned(), json!(held));
                }
                _ => self.warned.push(format!("{path}.object_id")),
            }
        }
        let literal = given
            .get("type")
            .and_then(Value::as_str)
            .is_some_and(is_literal);
        if let Some(Value::String(text)) = given.get("text").filter(|_| !literal) {
            let text = markup::canonical(text);
            let before = held.filter(|held| !is_literal(held["type"].as_str().unwrap()));
            let before = before
                .and_then(|held| held.get("text"))
                .and_then(Value::as_str);
            let echoed =
                before.filter(|before| text.contains(MISSING) && markup::served(before) == text);
            if echoed.is_none() && markup::mentions_a_stranger(&text) {
                self.warned.push(format!("{path}.text"));
            }
            members.insert("text".to_owned(), json!(echoed.unwrap_or(&text)));
        }
        if let Some(Value::Array(keys)) = given.get("properties") {
            let mut kept = Vec::new();
            for (position, key) in keys.iter().enumerate() {
                let key = key.as_str().unwrap().to_lowercase();
                // Those of a dataview are no keys.
                if key == "nope" || given.get("type") == Some(&json!("dataview")) {
                    faults.push(Refused::invalid(format!("{path}.properties[{position}]")));
                }
                let key = json!(internal(&key));
                if !kept.contains(&key) {
                    kept.push(key);
                }
            }
            members.insert("properties".to_owned(), Value::Array(kept));
        }
        members
    }

    /// What the block with this id held before, one in a cell included.
    pub(super) fn held(&self, id: &str) -> Option<Map<String, Value>> {
        let of_node = |node: &Node| {
            if node.id == id {
                return Some(node.members.clone());
            }
            let rows = super::texts::list(node.members.get("rows"));
            let cells = rows
                .iter()
                .flat_map(|row| super::texts::list(row.get("cells")));
            let blocks = cells.flat_map(|cell| super::texts::list(Some(&cell)));
            let mut blocks = blocks.filter(|block| block["id"] == id);
            blocks.next().and_then(|block| block.as_object().cloned())
        };
        self.blocks.iter().find_map(of_node)
    }
}
