//! Payload blocks (ops.md 6) of the types that the model knows.

use std::ops::Range;

use serde_json::{Map, Value, json};

use super::layout::{Placed, misplaced};
use super::markup;
use super::state::{Model, Node, Refused, is_childless, is_literal};
use super::texts::list;

/// The members that a type has beside those of every block.
pub(super) fn own_members(kind: &str) -> Option<&'static [&'static str]> {
    Some(match kind {
        "paragraph" | "heading_1" | "toggle" | "quote" => &["text", "color"],
        "checkbox" => &["text", "color", "checked"],
        "code" => &["text", "language"],
        "embed" => &["text", "processor"],
        "divider" => &["style"],
        "image" => &["object_id", "name", "style"],
        "bookmark" => &["url", "object_id"],
        "link" => &[
            "object_id",
            "card_style",
            "icon_size",
            "description",
            "properties",
        ],
        "table" => &["columns", "rows"],
        "dataview" => &["object_id", "properties", "views"],
        "row" | "column" => &[],
        _ => return None,
    })
}

pub(super) const COMMON: [&str; 3] = ["type", "align", "background_color"];

/// Members as they are stored: no defaults, nothing empty.
pub(super) fn settled(mut members: Map<String, Value>) -> Map<String, Value> {
    let literal = members
        .get("type")
        .and_then(Value::as_str)
        .is_some_and(is_literal);
    if let Some(Value::String(text)) = members.get_mut("text").filter(|_| !literal) {
        *text = markup::canonical(text);
    }
    members.retain(|name, value| match value {
        Value::Null | Value::Bool(false) => false,
        Value::String(text) => {
            let default = match name.as_str() {
                "align" => "left",
                "style" => "line",
                "card_style" => "text",
                "icon_size" | "description" => "none",
                _ => "",
            };
            !text.is_empty() && text != default
        }
        Value::Array(entries) => name != "properties" || !entries.is_empty(),
        _ => true,
    });
    members
}

/// Which ids a run may name.
pub(super) enum Ids {
    /// None: everything is new.
    New,
    /// Those of the blocks from the first to the second position, and of their parts.
    Of(usize, usize),
}

/// What an id names. Nothing takes that of another kind, though it goes away (ops.md 6.1).
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Part {
    Block,
    Row,
    Column,
    View,
}

impl Model {
    /// A run of blocks; `base` is the indent that counts as none.
    pub(super) fn run(
        &mut self,
        values: &[Value],
        path: &str,
        ids: &Ids,
        base: usize,
    ) -> Result<Vec<Node>, Refused> {
        let mut faults = Vec::new();
        let mut run: Vec<Node> = Vec::new();
        let mut previous = None;
        let mut known = Vec::new();
        for (position, value) in values.iter().enumerate() {
            let path = format!("{path}[{position}]");
            let members = value.as_object().unwrap();
            let indent = value["indent"].as_u64().unwrap_or_default() as usize;
            let indent = indent.checked_sub(base).unwrap_or_else(|| {
                faults.push(Refused::invalid(format!("{path}.indent")));
                previous.unwrap_or(0)
            });
            if indent > previous.map_or(0, |previous: usize| previous + 1) {
                faults.push(Refused::invalid(format!("{path}.indent")));
            }
            previous = Some(indent);
            let kind = members
                .get("type")
                .and_then(Value::as_str)
                .unwrap_or_default();
            let id = self.payload_id(members, Part::Block, &path, ids, &mut faults);
            if known.contains(&id) {
                faults.push(Refused::invalid(format!("{path}.id")));
            }
            known.push(id.clone());
            let Some(own) = own_members(kind) else {
                faults.push(Refused::invalid(format!("{path}.type")));
                run.push(node(id, indent, json!({"type": "paragraph"})));
                continue;
            };
            let held = self.held(&id);
            let members = self.members(members, own, held.as_ref(), &path, &mut faults);
            run.push(node(id, indent, Value::Object(members)));
        }
        for at in 1..run.len() {
            let parent = (0..at)
                .rev()
                .find(|above| run[*above].indent < run[at].indent);
            let unknown = |above: usize| {
                own_members(values[above]["type"].as_str().unwrap_or_default()).is_none()
            };
            if let Some(above) = parent {
                let kept_image = run[above].kind() == "image" && matches!(ids, Ids::Of(..));
                if is_childless(run[above].kind()) && !kept_image && !unknown(above) {
                    faults.push(Refused::invalid(format!("{path}[{at}]")));
                }
            }
        }
        let placed: Vec<Placed<'_>> = run
            .iter()
            .zip(values)
            .map(|(node, value)| {
                let kind = value["type"]
                    .as_str()
                    .filter(|kind| own_members(kind).is_some());
                (node.indent, kind)
            })
            .collect();
        let misplaced = misplaced(&placed, false);
        faults.extend(
            misplaced
                .iter()
                .map(|at| Refused::invalid(format!("{path}[{at}]"))),
        );
        Refused::of(faults)?;
        for (at, node) in run.iter().enumerate() {
            self.written_at
                .insert(node.id.clone(), format!("{path}[{at}]"));
        }
        Ok(run)
    }

    /// The members of a block that is written whole, without its place and its id, as they are stored.
    pub(super) fn members(
        &mut self,
        given: &Map<String, Value>,
        own: &[&str],
        held: Option<&Map<String, Value>>,
        path: &str,
        faults: &mut Vec<Refused>,
    ) -> Map<String, Value> {
        let mut members = given.clone();
        members.retain(|name, _| !["id", "indent"].contains(&name.as_str()));
        for name in members.keys().map(String::as_str) {
            if !COMMON.contains(&name) && !own.contains(&name) {
                faults.push(Refused::invalid(format!("{path}.{name}")));
            }
        }
        settled(self.referring(&members, held, path, faults))
    }

    pub(super) fn payload_id(
        &mut self,
        members: &Map<String, Value>,
        part: Part,
        path: &str,
        ids: &Ids,
        faults: &mut Vec<Refused>,
    ) -> String {
        let given = members
            .get("id")
            .and_then(Value::as_str)
            .filter(|id| !id.is_empty());
        let Some(given) = given else {
            return self.mint(path.to_owned());
        };
        let path = format!("{path}.id");
        let found = match ids {
            Ids::New => Err(Refused::invalid(&path)),
            Ids::Of(from, to) => self.existing(given, part, &path, *from..*to),
        };
        found.unwrap_or_else(|fault| {
            faults.push(fault);
            path
        })
    }

    /// Exactly the id, else the only one that ends so, if it belongs to what is replaced and names such a part.
    fn existing(
        &self,
        given: &str,
        part: Part,
        path: &str,
        replaced: Range<usize>,
    ) -> Result<String, Refused> {
        let all: Vec<String> = self.blocks.iter().flat_map(ids_of).collect();
        let named = self.blocks[replaced].iter().flat_map(parts_of);
        let of_kind = named.filter(|(kind, _)| *kind == part);
        let own: Vec<String> = of_kind.map(|(_, id)| id).collect();
        let mut found: Vec<&String> = all.iter().filter(|id| *id == given).collect();
        if found.is_empty() {
            found = all.iter().filter(|id| id.ends_with(given)).collect();
        }
        found.sort_unstable();
        found.dedup();
        match found.as_slice() {
            [id] if own.contains(id) => Ok((*id).clone()),
            [_] | [] => Err(Refused::invalid(path)),
            _ => Err(Refused::ambiguous(path)),
        }
    }
}

fn node(id: String, indent: usize, members: Value) -> Node {
    let Value::Object(members) = members else {
        unreachable!()
    };
    Node {
        id,
        indent,
        members,
    }
}

/// The id of a block and those of its rows, columns, views and of what its cells hold.
pub(super) fn ids_of(node: &Node) -> Vec<String> {
    parts_of(node).into_iter().map(|(_, id)| id).collect()
}

fn parts_of(node: &Node) -> Vec<(Part, String)> {
    let mut parts = vec![(Part::Block, node.id.clone())];
    let rows = node.members.get("rows").and_then(Value::as_array);
    let cells = rows
        .into_iter()
        .flatten()
        .flat_map(|row| list(row.get("cells")));
    let below = cells.flat_map(|cell| list(Some(&cell)));
    parts.extend(below.filter_map(|block| Some((Part::Block, block["id"].as_str()?.to_owned()))));
    for (part, member) in [
        (Part::Column, "columns"),
        (Part::Row, "rows"),
        (Part::View, "views"),
    ] {
        let of_member = node.members.get(member).and_then(Value::as_array);
        let ids = of_member.into_iter().flatten();
        parts.extend(ids.map(|entry| (part, entry["id"].as_str().unwrap().to_owned())));
    }
    parts
}
