//! Random objects and operations.

use serde_json::{Map, Value, json};

use super::properties::value_of;
use super::state::{Model, Node};
use crate::fixture::{FILE, PERSON, internal};

/// Chance that a seed decides.
pub(super) struct Dice(u64);

impl Dice {
    pub(super) fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    fn roll(&mut self, sides: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 20) as usize % sides
    }

    fn pick<T: Clone>(&mut self, from: &[T]) -> T {
        from[self.roll(from.len())].clone()
    }

    /// True once in so many times.
    fn once_in(&mut self, times: usize) -> bool {
        self.roll(times) == 0
    }
}

const TEXTS: [&str; 21] = [
    "alpha",
    "beta",
    "alpha beta alpha",
    "gamma delta",
    "beta gamma",
    "alpha **beta** gamma",
    "~~delta~~ alpha __gamma beta__",
    "`alpha` beta",
    "**gamma**",
    "**alpha *beta* gamma**",
    "*alpha **beta***",
    "***alpha** beta*",
    "<u>alpha **beta**</u> gamma",
    "**<u>alpha</u>** ~~**beta** gamma~~",
    "[alpha **beta**](https://e.org) `alpha`",
    "**[alpha](https://e.org) `beta`**",
    "<font color=\"red\">alpha *beta*</font> <mention object_id=\"m3\">gamma</mention>",
    "alpha **<mention object_id=\"gone\">beta</mention> gamma**",
    "<mention object_id=\"gone\">beta</mention> alpha <mention object_id=\"lost\">gamma</mention>",
    "alpha **<mention object_id=\"_missing_object\">beta</mention> gamma**",
    "",
];
const WORDS: [&str; 19] = [
    "alpha",
    "beta",
    "gamma",
    "delta",
    "a",
    "zeta",
    "**beta**",
    "alpha **beta",
    "beta** g",
    "`alpha`",
    "**",
    "*beta*",
    "alpha *be",
    "<u>alpha",
    "ta</u> g",
    "](https",
    "</mention> ga",
    "<mention object_id=\"_missing_object\">beta</mention>",
    "object_id=\"_missing_object\">beta</mention>",
];
const KINDS: [&str; 13] = [
    "paragraph",
    "heading_1",
    "toggle",
    "quote",
    "checkbox",
    "code",
    "embed",
    "divider",
    "image",
    "link",
    "bookmark",
    "row",
    "column",
];
/// What blocks refer to; the last but one is an object that is not there.
const OBJECTS: [&str; 6] = ["m1", "m3", FILE, "", "gone", super::references::MISSING];
/// Types that are there for what they hold.
const LAYOUT: [&str; 2] = ["row", "column"];
const KEYS: [&str; 8] = [
    "name", "effort", "reviewed", "when", "severity", "labels", "people", "nope",
];

pub(super) fn object(dice: &mut Dice) -> Model {
    let mut blocks: Vec<Node> = Vec::new();
    for at in 0..1 + dice.roll(11) {
        let deepest = blocks.last().map_or(0, |last: &Node| {
            last.indent + usize::from(!super::state::is_childless(last.kind()))
        });
        let opens = blocks
            .last()
            .is_some_and(|last| LAYOUT.contains(&last.kind()));
        let indent = match opens && !dice.once_in(3) {
            true => deepest,
            false => dice.roll(deepest + 1),
        };
        let above = blocks.iter().rev().find(|above| above.indent < indent);
        let in_row = above.is_some_and(|parent| parent.kind() == "row");
        let members = match dice.roll(10) {
            _ if in_row => fitting(dice, in_row),
            0 => table(at),
            1 => dataview(at, dice),
            _ => fitting(dice, in_row),
        };
        let Value::Object(members) = members else {
            unreachable!()
        };
        let members = stored(members);
        blocks.push(Node {
            id: format!("b{at}q"),
            indent,
            members: super::payload::settled(members),
        });
    }
    let properties = [
        ("name", json!("Plan")),
        ("severity", json!(["High"])),
        ("labels", json!(["a", "b"])),
        ("effort", json!(3)),
    ];
    let type_key = dice.pick(&["page", "task"]).to_owned();
    let held = properties.into_iter().filter(|_| !dice.once_in(3));
    Model {
        type_key,
        properties: held.map(|(key, value)| (key.to_owned(), value)).collect(),
        blocks,
        items: vec!["m1".to_owned()],
        consent: dice.once_in(2),
        ..Model::default()
    }
}

/// Members that were drawn for a payload as a document holds them.
fn stored(mut members: Map<String, Value>) -> Map<String, Value> {
    if members.get("type") == Some(&json!("link")) {
        members.insert("properties".to_owned(), json!([internal("severity")]));
    }
    members
}

/// A block without id, indent and parts that may stand there.
fn fitting(dice: &mut Dice, in_row: bool) -> Value {
    if in_row {
        return json!({"type": "column"});
    }
    loop {
        let block = plain(dice);
        if block["type"] != "column" {
            return block;
        }
    }
}

/// A block without id, indent and parts.
fn plain(dice: &mut Dice) -> Value {
    let kind = dice.pick(&KINDS);
    let mut block = json!({ "type": kind });
    if super::state::has_text(kind) {
        block["text"] = json!(dice.pick(&TEXTS));
    }
    match kind {
        "checkbox" => block["checked"] = json!(dice.once_in(2)),
        "code" => block["language"] = json!(dice.pick(&["rust", ""])),
        "embed" => block["processor"] = json!("mermaid"),
        "divider" => block["style"] = json!(dice.pick(&["line", "dots"])),
        "image" => block["object_id"] = json!(dice.pick(&OBJECTS)),
        "bookmark" => {
            block["url"] = json!("https://e.org");
            block["object_id"] = json!(dice.pick(&OBJECTS));
        }
        "link" => {
            block["object_id"] = json!(dice.pick(&OBJECTS));
            block["card_style"] = json!(dice.pick(&["text", "card"]));
            block["icon_size"] = json!(dice.pick(&["none", "small"]));
            block["description"] = json!(dice.pick(&["none", "content"]));
            if dice.once_in(2) {
                block["properties"] = shown(dice);
            }
        }
        _ => {}
    }
    if dice.once_in(4) {
        block["align"] = json!(dice.pick(&["left", "center"]));
    }
    block
}

/// The properties that a link shows, now and then one that is not there.
fn shown(dice: &mut Dice) -> Value {
    match dice.roll(8) {
        0 => json!(["name", "nope"]),
        1 | 2 => json!(["severity", "Severity"]),
        3 => json!([]),
        _ => json!(["name", "effort"]),
    }
}

fn table(at: usize) -> Value {
    json!({
        "type": "table",
        "columns": [{"id": format!("ca{at}q")}, {"id": format!("cb{at}q")}, {"id": format!("xcb{at}q")}],
        "rows": [
            {"id": format!("ra{at}q"), "is_header": true, "cells": ["Item", "State", "item"]},
            {"id": format!("rb{at}q"), "cells": ["Tool"]},
            {"id": format!("rc{at}q"), "cells": [null, [
                {"type": "toggle", "text": "State"},
                {"id": format!("cd{at}q"), "indent": 1, "type": "paragraph", "text": "below"},
            ], {"type": "link", "object_id": "gone"}]},
        ],
    })
}

fn dataview(at: usize, dice: &mut Dice) -> Value {
    let severity = internal("severity");
    let view = |letter: &str, name: &str| {
        json!({
            "id": format!("v{letter}{at}q"), "name": name, "type": "list",
            "columns": [{"property": "name"}, {"property": severity, "hidden": true, "width": 100}],
            "sorts": [{"property": severity, "direction": "desc"}],
        })
    };
    let views = [view("a", "All"), view("b", "Board")];
    let kept = 1 + dice.roll(2);
    json!({
        "type": "dataview", "views": views[..kept], "object_id": dice.pick(&OBJECTS),
        "properties": [{"property": "name", "format": "text"}, {"property": severity, "format": "select"}],
    })
}

/// A reference: an id, an ending of one, or something that names nothing.
fn reference(dice: &mut Dice, model: &Model) -> Value {
    let id = model.blocks[dice.roll(model.blocks.len())].id.clone();
    match dice.roll(12) {
        0 => json!("nowhere"),
        1 => json!(id[1..]),
        2 => json!(id[id.len() - 2..]),
        _ => json!(id),
    }
}

/// A block of this type where there is one.
fn of_kind(dice: &mut Dice, model: &Model, kind: &str) -> Value {
    let fitting: Vec<&Node> = model
        .blocks
        .iter()
        .filter(|node| node.kind() == kind)
        .collect();
    match fitting.as_slice() {
        [] => reference(dice, model),
        _ if dice.once_in(8) => reference(dice, model),
        some => json!(some[dice.roll(some.len())].id),
    }
}

fn target(dice: &mut Dice, model: &Model, op: &mut Value) {
    match dice.roll(9) {
        0 | 1 => op["after"] = reference(dice, model),
        2 | 3 => op["before"] = reference(dice, model),
        4 => op["inside"] = reference(dice, model),
        5 => {
            op["inside"] = reference(dice, model);
            op["position"] = json!("first");
        }
        6 => op["position"] = json!(dice.pick(&["first", "last"])),
        7 if dice.once_in(3) => {
            op["after"] = reference(dice, model);
            op[dice.pick(&["before", "inside"])] = reference(dice, model);
        }
        7 if dice.once_in(2) => {
            op["after"] = reference(dice, model);
            op["position"] = json!("first");
        }
        _ => {}
    }
}

/// A run of blocks, now and then a faulty one, for a place in a row or elsewhere.
fn run(dice: &mut Dice, ids: &[Value], starts_in_row: bool) -> Value {
    let mut blocks = Vec::new();
    let mut deepest = 0;
    for _ in 0..1 + dice.roll(3) {
        let indent = dice.roll(deepest + 1) + usize::from(dice.once_in(40));
        let is_parent =
            |above: &&Value| above["indent"].as_u64().unwrap_or_default() < indent as u64;
        let parent = blocks.iter().rev().find(is_parent);
        let in_row = parent.map_or(starts_in_row, |parent| parent["type"] == "row");
        let mut block = match dice.once_in(8) {
            true => plain(dice),
            false => fitting(dice, in_row),
        };
        if indent > 0 {
            block["indent"] = json!(indent);
        }
        let kind = block["type"].as_str().unwrap();
        deepest = indent + usize::from(!super::state::is_childless(kind) || dice.once_in(20));
        if dice.once_in(40) {
            block["type"] = json!("todo");
        }
        if dice.once_in(40) {
            block["checked"] = json!(true);
        }
        if !ids.is_empty() && dice.once_in(2) {
            block["id"] = dice.pick(ids);
        }
        blocks.push(block);
    }
    // Which of several children of an image is refused hangs on no id.
    if dice.once_in(12) {
        blocks.push(json!({"type": "image"}));
        let child = json!({"indent": 1, "type": "paragraph"});
        blocks.extend([child.clone(), child]);
    }
    Value::Array(blocks)
}

pub(super) fn operation(dice: &mut Dice, model: &Model) -> Value {
    match dice.roll(22) {
        0..=2 => set_properties(dice),
        3..=5 => update_block(dice, model),
        6 | 7 => replace_subtree(dice, model),
        8 | 9 => insert_blocks(dice, model),
        10..=12 => {
            let mut op = json!({"op": "move_block", "id": reference(dice, model)});
            target(dice, model, &mut op);
            op
        }
        13 => {
            let mut op = json!({"op": "delete_block", "recursive": !dice.once_in(3)});
            locator(dice, model, &mut op);
            op
        }
        14 => replace_text(dice, model),
        15 => set_cell(dice, model),
        16..=19 => view_operation(dice, model),
        20 => {
            let items: Vec<&str> = (0..dice.roll(4))
                .map(|_| dice.pick(&["m1", "m2", "m3", "mx"]))
                .collect();
            json!({"op": dice.pick(&["add_items", "remove_items"]), "items": items})
        }
        _ => {
            json!({"op": "set_type", "type": dice.pick(&["page", "task", "note", "task", "tsak", "collection", "template"])})
        }
    }
}

fn locator(dice: &mut Dice, model: &Model, op: &mut Value) {
    let by_text = dice.once_in(3);
    if by_text {
        op["match"] = json!(dice.pick(&WORDS));
    }
    if !by_text || dice.once_in(10) {
        op["id"] = reference(dice, model);
    }
}

fn set_properties(dice: &mut Dice) -> Value {
    let mut op = json!({"op": "set_properties"});
    for _ in 0..1 + dice.roll(2) {
        let mut key = dice.pick(&KEYS);
        if key == "nope" && !dice.once_in(4) {
            key = "labels";
        }
        let choice = dice.roll(6);
        match dice.roll(5) {
            0 => op["unset"] = json!([key]),
            field @ (1 | 2) => {
                let entries = match super::properties::options(key) {
                    [] => json!([dice.pick(&[PERSON, "x"])]),
                    some => json!([dice.pick(some)]),
                };
                op[if field == 1 { "add" } else { "remove" }] = json!({ key: entries });
            }
            _ => op["set"] = json!({key: value_of(key, choice)}),
        }
    }
    op
}

fn update_block(dice: &mut Dice, model: &Model) -> Value {
    if dice.once_in(3) {
        let (id, set) = parts(dice, model);
        return json!({"op": "update_block", "id": id, "set": set});
    }
    let mut set = Map::new();
    for _ in 0..1 + dice.roll(2) {
        let (name, value) = match dice.roll(9) {
            7 => ("object_id", json!(dice.pick(&OBJECTS))),
            8 if dice.once_in(3) => ("properties", shown(dice)),
            8 => dice.pick(&[
                ("card_style", json!("card")),
                ("url", json!("https://e.org/b")),
                ("description", Value::Null),
            ]),
            0 | 1 => ("text", json!(dice.pick(&TEXTS))),
            2 => ("text", Value::Null),
            3 => ("type", json!(dice.pick(&KINDS))),
            4 => ("align", json!(dice.pick(&["left", "center", "right"]))),
            5 => ("background_color", json!(dice.pick(&["red", ""]))),
            _ => match dice.roll(6) {
                0 => ("indent", json!(1)),
                1 => ("type", json!("todo")),
                2 => ("language", json!("rust")),
                3 => ("color", json!("red")),
                _ => ("checked", json!(true)),
            },
        };
        set.insert(name.to_owned(), value);
    }
    // What markup becomes as literal text, and the other way round, the model does not know.
    let retypes = set.get("type").and_then(Value::as_str);
    if retypes.is_some_and(super::state::has_text) {
        set.entry("text")
            .or_insert_with(|| json!(dice.pick(&TEXTS)));
    }
    if dice.once_in(30) {
        set.clear();
    }
    let mut op = json!({"op": "update_block", "set": set});
    locator(dice, model, &mut op);
    op
}

fn replace_subtree(dice: &mut Dice, model: &Model) -> Value {
    let at = dice.roll(model.blocks.len());
    let own: Vec<Value> = model.blocks[at..model.end(at)]
        .iter()
        .map(|node| json!(node.id))
        .collect();
    let mut ids = own.clone();
    if dice.once_in(5) {
        ids.push(reference(dice, model));
        ids.push(json!("ra1q"));
    }
    let level = model.blocks[at].indent;
    let above = model.blocks[..at]
        .iter()
        .rev()
        .find(|above| above.indent < level);
    let mut blocks = run(dice, &ids, above.is_some_and(|above| above.kind() == "row"));
    // As a read of one block serves it: indents from the top of the document.
    if level > 0 && dice.once_in(3) {
        for block in blocks.as_array_mut().unwrap() {
            block["indent"] = json!(block["indent"].as_u64().unwrap_or_default() as usize + level);
        }
    }
    let id = if dice.once_in(8) {
        reference(dice, model)
    } else {
        json!(model.blocks[at].id)
    };
    json!({"op": "replace_subtree", "id": id, "blocks": blocks})
}

fn insert_blocks(dice: &mut Dice, model: &Model) -> Value {
    let mut op = json!({"op": "insert_blocks"});
    if dice.once_in(3) {
        op["markdown"] = json!(dice.pick(&["one", "one\n\ntwo words", " "]));
    }
    if op["markdown"].is_null() || dice.once_in(10) {
        let ids: &[Value] = if dice.once_in(12) {
            &[json!("mine")]
        } else {
            &[]
        };
        let in_row = dice.once_in(6);
        op["blocks"] = run(dice, ids, in_row);
        if in_row {
            op["inside"] = of_kind(dice, model, "row");
            return op;
        }
    }
    target(dice, model, &mut op);
    op
}

fn replace_text(dice: &mut Dice, model: &Model) -> Value {
    let mut op = json!({
        "op": "replace_text", "find": dice.pick(&WORDS), "replace": dice.pick(&["", "eta", "beta", "x<i>y"]),
        "replace_all": dice.once_in(2),
    });
    if !dice.once_in(3) {
        op["id"] = reference(dice, model);
    }
    op
}

fn set_cell(dice: &mut Dice, model: &Model) -> Value {
    let table = of_kind(dice, model, "table");
    let at = table.as_str().unwrap().trim_matches(['b', 'q']);
    let mut own = |letters: &str| json!(format!("{letters}{at}q"));
    let rows = ["ra", "rb", "rc"].map(&mut own);
    let columns = ["ca", "cb", "xcb"].map(&mut own);
    let mut line = |own: &[Value], others: &[&str]| match dice.once_in(2) {
        true => dice.pick(own),
        false => json!(dice.pick(others)),
    };
    let row = line(&rows, &["Tool", " item ", "ra", "q", "zz"]);
    let column = line(&columns, &["State", "item", "b0q", "Item", "zz"]);
    json!({"op": "set_cell", "table_id": table, "row": row, "col": column, "value": cell(dice)})
}

/// What a cell may be set to, now and then a faulty value.
fn cell(dice: &mut Dice) -> Value {
    let below = json!({"indent": 1, "type": "paragraph", "text": "__below__"});
    let mut kept = below.clone();
    kept["id"] = json!(dice.pick(&["cd0q", "cd1q", "d2q", "nowhere"]));
    let link = json!({"type": "link", "object_id": dice.pick(&OBJECTS)});
    let own = json!({"type": "toggle", "text": "State"});
    match dice.roll(20) {
        0 => json!(5),
        1 => json!({"type": "paragraph", "text": "Tool"}),
        2 => json!({"type": "paragraph"}),
        3 => json!({"type": "checkbox", "checked": true, "text": "done"}),
        4 => json!([own]),
        5 | 6 => json!([own, below]),
        7 | 8 => json!([own, kept]),
        9 => json!([own, below, kept]),
        10 => json!([{"type": "paragraph", "text": "x"}, below]),
        11 if dice.once_in(2) => json!({"type": "table"}),
        11 => json!([own, {"type": "paragraph", "text": "y"}]),
        12 => json!("__Tool__ x"),
        13 => json!(null),
        16 | 17 => link,
        14 => json!([{"type": "row"}, {"indent": 1, "type": "column"}]),
        15 => dice.pick(&[
            json!([{"type": "row"}, below]),
            json!([{"type": "column"}]),
            json!({"type": "column"}),
        ]),
        _ => json!(dice.pick(&["done", "", "Tool"])),
    }
}

/// Parts of a table or a dataview that replace its own.
fn parts(dice: &mut Dice, model: &Model) -> (Value, Map<String, Value>) {
    let table = dice.once_in(2);
    let id = of_kind(dice, model, if table { "table" } else { "dataview" });
    let at: String = id.as_str().unwrap().trim_matches(['b', 'q']).to_owned();
    let link = json!({"type": "link", "object_id": dice.pick(&OBJECTS)});
    let mut part = |letters: &[&str], more: Value| {
        let mut part = more;
        if !dice.once_in(3) {
            part["id"] = json!(format!("{}{at}q", dice.pick(letters)));
        } else if dice.once_in(12) {
            part["id"] = json!("nowhere");
        }
        part
    };
    let mut set = Map::new();
    if !table {
        let columns = json!([{"property": "name"}, {"property": "severity"}]);
        let views = [
            part(&["va"], json!({"name": "One", "columns": columns})),
            part(&["va", "vb", "vb"], json!({"name": "", "type": "gallery"})),
        ];
        set.insert("views".to_owned(), json!(views[..1 + dice.roll(2)]));
        return (id, set);
    }
    let columns = [
        part(&["ca"], json!({})),
        part(&["cb", "cb", "cb", "ca"], json!({"width": 0})),
        part(&["xcb"], json!({"width": 50})),
    ];
    let rows = [
        part(&["ra", "rc"], json!({"cells": ["Tool"]})),
        part(
            &["rb"],
            json!({"is_header": true, "cells": ["__a__", null]}),
        ),
        part(
            &["rc"],
            json!({"cells": [null, {"type": "checkbox", "text": "x"}, link]}),
        ),
        part(&["rd"], json!({"id": null})),
    ];
    if !dice.once_in(3) {
        set.insert("columns".to_owned(), json!(columns[..1 + dice.roll(3)]));
    }
    if set.is_empty() || !dice.once_in(3) {
        set.insert("rows".to_owned(), json!(rows[..1 + dice.roll(3)]));
    }
    (id, set)
}

fn view_operation(dice: &mut Dice, model: &Model) -> Value {
    let name = dice.pick(&["update_view", "insert_view", "move_view", "delete_view"]);
    let mut op = json!({ "op": name });
    if !dice.once_in(3) {
        op["block"] = of_kind(dice, model, "dataview");
    }
    let block = model.blocks.iter().find(|node| {
        node.id == op["block"] || (op["block"].is_null() && node.kind() == "dataview")
    });
    let views = block
        .and_then(|node| node.members.get("views"))
        .and_then(Value::as_array)
        .cloned()
        .unwrap_or_default();
    let some_view = |dice: &mut Dice| match views.as_slice() {
        [] => json!("va1q"),
        _ if dice.once_in(10) => json!(dice.pick(&["q", "nowhere", "1q"])),
        some => some[dice.roll(some.len())]["id"].clone(),
    };
    if matches!(name, "update_view" | "insert_view") {
        op["set"] = settings(dice);
        op["columns"] = columns(dice);
    }
    match name {
        "update_view" if dice.once_in(3) => return op,
        "insert_view" => {
            op["name"] = json!("New");
            if dice.once_in(2) {
                op["copy_from"] = some_view(dice);
            }
        }
        _ => op["view"] = some_view(dice),
    }
    if matches!(name, "insert_view" | "move_view") {
        match dice.roll(5) {
            0 => op["after"] = some_view(dice),
            1 => op["before"] = some_view(dice),
            2 => op["position"] = json!(dice.pick(&["first", "last"])),
            3 if dice.once_in(4) => {
                op["after"] = some_view(dice);
                op["position"] = json!("first");
            }
            _ => {}
        }
    }
    op
}

fn settings(dice: &mut Dice) -> Value {
    match dice.roll(8) {
        0 => json!({"name": dice.pick(&["Mine", ""])}),
        1 => json!({"type": dice.pick(&["kanban", "table"])}),
        2 => json!({"type": null, "page_size": dice.pick(&[0, 50])}),
        3 => json!({"sorts": [{"property": "name", "direction": dice.pick(&["asc", "desc"])}]}),
        4 => json!({ "sorts": [] }),
        5 if dice.once_in(4) => json!({"nam": "x"}),
        5 => json!({ "filters": filters(dice) }),
        6 if dice.once_in(2) => json!({ "filter": super::views::FILTER_TEXT }),
        6 if dice.once_in(6) => {
            json!({"filter": super::views::FILTER_TEXT, "filters": filters(dice)})
        }
        _ => json!({}),
    }
}

fn filters(dice: &mut Dice) -> Value {
    let leaf = |dice: &mut Dice| {
        dice.pick(&[
            json!({"property": "effort", "condition": "greater", "value": 3}),
            json!({"property": "severity", "condition": "in", "value": ["High"]}),
            json!({"property": "severity", "condition": "in", "value": ["Mid", "Low"]}),
            json!({"property": "name", "condition": "empty", "value": "x"}),
        ])
    };
    let one = match dice.roll(12) {
        0 => json!({"property": "nope", "condition": "empty"}),
        1 => json!({"property": "effort"}),
        2..=5 => json!({"operator": "or", "filters": [leaf(dice), leaf(dice)]}),
        _ => leaf(dice),
    };
    match dice.roll(5) {
        0 => json!([]),
        1 => json!([one, leaf(dice)]),
        _ => json!([one]),
    }
}

fn columns(dice: &mut Dice) -> Value {
    let mut columns = Map::new();
    for _ in 0..dice.roll(3) {
        let mut key = dice.pick(&["name", "severity", "effort", "nope"]);
        if key == "nope" && !dice.once_in(5) {
            key = "effort";
        }
        let patch = dice.pick(&[
            json!(null),
            json!({}),
            json!({"hidden": true, "width": 50}),
            json!({"hidden": null, "width": 0}),
        ]);
        columns.insert(key.to_owned(), patch);
    }
    Value::Object(columns)
}
