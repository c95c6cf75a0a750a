//! The state of the model, references, and what it refuses.

use std::collections::{BTreeMap, BTreeSet};

use rolltop_document::issue::FaultKind;
use serde_json::{Map, Value, json};

use super::payload::ids_of;

/// A refusal: its class, and its path where the model can tell it.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Refused {
    pub(super) kind: FaultKind,
    pub(super) path: Option<String>,
}

impl Refused {
    pub(super) fn invalid(path: impl Into<String>) -> Self {
        Self::at(FaultKind::Invalid, path)
    }

    pub(super) fn ambiguous(path: impl Into<String>) -> Self {
        Self::at(FaultKind::Ambiguous, path)
    }

    pub(super) fn missing(path: impl Into<String>) -> Self {
        Self::at(FaultKind::NotFound, path)
    }

    fn at(kind: FaultKind, path: impl Into<String>) -> Self {
        Self {
            kind,
            path: Some(path.into()),
        }
    }

    /// Several faults in one: ambiguous when all are; a single one keeps its path.
    pub(super) fn of(faults: Vec<Self>) -> Result<(), Self> {
        let all_ambiguous = faults
            .iter()
            .all(|fault| fault.kind == FaultKind::Ambiguous);
        match faults.as_slice() {
            [] => Ok(()),
            [one] => Err(one.clone()),
            _ => Err(Self {
                kind: if all_ambiguous {
                    FaultKind::Ambiguous
                } else {
                    FaultKind::Invalid
                },
                path: None,
            }),
        }
    }
}

pub(super) type Done = Result<(), Refused>;

/// A block: its place, and all its other members as they are stored.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Node {
    pub(super) id: String,
    pub(super) indent: usize,
    pub(super) members: Map<String, Value>,
}

impl Node {
    pub(super) fn kind(&self) -> &str {
        self.members["type"].as_str().unwrap()
    }

    /// The text of types that have one.
    pub(super) fn text(&self) -> Option<&str> {
        let text = self.members.get("text").and_then(Value::as_str);
        has_text(self.kind()).then_some(text.unwrap_or_default())
    }
}

pub(super) fn has_text(kind: &str) -> bool {
    matches!(
        kind,
        "paragraph" | "heading_1" | "toggle" | "quote" | "checkbox" | "code" | "embed"
    )
}

/// Types whose text is no markup.
pub(super) fn is_literal(kind: &str) -> bool {
    matches!(kind, "code" | "embed")
}

/// Types that take no children at all.
pub(super) fn is_childless(kind: &str) -> bool {
    matches!(
        kind,
        "embed" | "divider" | "image" | "table" | "dataview" | "link" | "bookmark"
    )
}

/// An object.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Model {
    pub(super) type_key: String,
    /// By the served key; options by their names.
    pub(super) properties: BTreeMap<String, Value>,
    pub(super) blocks: Vec<Node>,
    pub(super) items: Vec<String>,
    /// Where in the batch something was made.
    pub(super) minted: Vec<String>,
    /// Where in the batch the content of a block was written last, by its id.
    pub(super) written_at: BTreeMap<String, String>,
    /// Where the batch refers to objects that are not there.
    pub(super) warned: Vec<String>,
    /// Consent to options that are not there yet.
    pub(super) consent: bool,
    /// Options that were made on the way: property and name.
    pub(super) made: Vec<(String, String)>,
    /// The ids that the engine gave to these.
    pub(super) option_ids: BTreeMap<(String, String), String>,
    /// The ids that the engine gave to what it made, so that both speak of the same.
    pub(super) names: BTreeMap<String, String>,
}

impl Model {
    /// Everything that enters the etag.
    pub(super) fn content(&self) -> (&str, &BTreeMap<String, Value>, &[Node], &[String]) {
        (&self.type_key, &self.properties, &self.blocks, &self.items)
    }

    /// The blocks as they are stored.
    pub(super) fn written(&self) -> Vec<Value> {
        let written = |node: &Node| {
            let mut block = node.members.clone();
            block.insert("id".to_owned(), json!(node.id));
            if node.indent > 0 {
                block.insert("indent".to_owned(), json!(node.indent));
            }
            Value::Object(block)
        };
        self.blocks.iter().map(written).collect()
    }

    /// A new id for what stands at this path of the request.
    pub(super) fn mint(&mut self, path: String) -> String {
        let placeholder = format!("new{}", self.minted.len());
        let id = self.names.get(&path).cloned().unwrap_or(placeholder);
        self.minted.push(path);
        id
    }

    /// Applies a batch.
    pub(super) fn apply(&mut self, ops: &[Value]) -> Done {
        self.judge_types(ops)?;
        self.judge_options(ops)?;
        for (index, op) in ops.iter().enumerate() {
            let path = format!("ops[{index}]");
            match op["op"].as_str().unwrap() {
                "set_properties" => self.set_properties(op, &path),
                "update_block" => self.update_block(op, &path),
                "replace_subtree" => self.replace_subtree(op, &path),
                "insert_blocks" => self.insert_blocks(op, &path),
                "move_block" => self.move_block(op, &path),
                "delete_block" => self.delete_block(op, &path),
                "replace_text" => self.replace_text(op, &path),
                "set_cell" => self.set_cell(op, &path),
                "update_view" => self.update_view(op, &path),
                "insert_view" => self.insert_view(op, &path),
                "move_view" => self.move_view(op, &path),
                "delete_view" => self.delete_view(op, &path),
                "add_items" => self.add_items(op, &path),
                "remove_items" => self.remove_items(op, &path),
                "set_type" => self.set_type(op),
                other => unreachable!("{other}"),
            }?;
        }
        self.check_layout()
    }

    /// Position of the block that a reference names.
    pub(super) fn find(&self, reference: &Value, path: &str) -> Result<usize, Refused> {
        let ids: Vec<&str> = self.blocks.iter().map(|node| node.id.as_str()).collect();
        find(reference.as_str().unwrap(), &ids, path)
    }

    /// The block at a position and all its descendants end before this position.
    pub(super) fn end(&self, at: usize) -> usize {
        let mut end = at + 1;
        while end < self.blocks.len() && self.blocks[end].indent > self.blocks[at].indent {
            end += 1;
        }
        end
    }

    /// No id names two things.
    pub(super) fn check_ids(&self) -> Done {
        let ids: Vec<String> = self.blocks.iter().flat_map(ids_of).collect();
        let once: BTreeSet<&String> = ids.iter().collect();
        let twice = Refused {
            kind: FaultKind::Invalid,
            path: None,
        };
        if once.len() == ids.len() {
            Ok(())
        } else {
            Err(twice)
        }
    }

    /// No image has anything in it.
    pub(super) fn check_images(&self) -> Done {
        for at in 0..self.blocks.len() {
            if self.blocks[at].kind() == "image" && self.end(at) > at + 1 {
                return Err(Refused {
                    kind: FaultKind::Invalid,
                    path: None,
                });
            }
        }
        Ok(())
    }
}

/// Exactly the id, else the only one that ends so.
pub(super) fn find(reference: &str, ids: &[&str], path: &str) -> Result<usize, Refused> {
    if let Some(at) = ids.iter().position(|id| *id == reference) {
        return Ok(at);
    }
    let ending: Vec<usize> = (0..ids.len())
        .filter(|at| ids[*at].ends_with(reference))
        .collect();
    match ending.as_slice() {
        [at] => Ok(*at),
        [] => Err(Refused::missing(path)),
        _ => Err(Refused::ambiguous(path)),
    }
}
