//! A second, naive implementation of the edit operations, and random batches that both must answer alike: the same
//! refusal, or the same document, receipts and counters (ops.md 3 to 12).
//!
//! The model works on JSON and on lists of blocks with indents, by scans only. It shares no code with the engine but
//! the fixture.

mod blocks;
mod cells;
mod draw;
mod items;
mod layout;
mod markup;
mod payload;
mod place;
mod properties;
mod references;
mod state;
mod stats;
mod texts;
mod views;

use std::collections::{BTreeMap, BTreeSet, HashSet};

use proptest::prelude::*;
use rolltop_document::block::render_block;
use rolltop_document::document::Document;
use rolltop_document::issue::Fault;
use rolltop_document::ops::Outcome;
use rolltop_document::vocabulary::Stored;
use serde_json::{Value, json};

use crate::fixture::{Fixture, internal, stored_blocks};
use draw::Dice;
use state::{Model, Refused};

/// The object in the engine's terms.
fn fixture(model: &Model) -> Fixture {
    let mut fixture = Fixture::co();
    fixture.standing = Fixture::d0().standing;
    fixture.consent = model.consent;
    fixture.document = Document {
        type_key: model.type_key.clone(),
        properties: stored_properties(model),
        blocks: stored_blocks(&Value::Array(model.written())),
        collection_items: Some(model.items.clone()),
        ..Document::default()
    };
    fixture
}

/// The properties of the model that have options.
const SELECTS: [&str; 2] = ["severity", "labels"];

/// Values under internal keys, options by their ids.
fn stored_properties(model: &Model) -> BTreeMap<String, Value> {
    let stored = |(key, value): (&String, &Value)| {
        let is_select = SELECTS.contains(&key.as_str());
        let value = match value {
            Value::Array(names) if is_select => names
                .iter()
                .map(|name| json!(model.option_id(key, name.as_str().unwrap())))
                .collect(),
            other => other.clone(),
        };
        (internal(key), value)
    };
    model.properties.iter().map(stored).collect()
}

/// What the engine and the model answer to one batch.
fn compare(before: &Model, ops: &[Value]) -> Result<(), String> {
    let fixture = fixture(before);
    let engine = fixture.run(json!(ops));
    same_again(&engine, &fixture.run_again(json!(ops)))?;
    let names = engine.as_ref().map(receipts).unwrap_or_default();
    let option_ids = engine.as_ref().map(made_options).unwrap_or_default();
    let mut after = Model {
        names,
        option_ids,
        ..before.clone()
    };
    match (engine, after.apply(ops)) {
        (Ok(outcome), Ok(())) => same_outcome(before, &after, &outcome),
        (Err(fault), Err(refused)) => same_refusal(&fault, &refused),
        (Ok(_), Err(refused)) => Err(format!("the model refuses: {refused:?}")),
        (Err(fault), Ok(())) => Err(format!("the engine refuses: {fault:?}")),
    }
}

/// Equal requests have equal answers, a dry run and the run among them (http.md 5): nothing but the new ids themselves
/// hangs on what they are.
fn same_again(
    engine: &Result<Outcome, Fault>,
    again: &Result<Outcome, Fault>,
) -> Result<(), String> {
    match (engine, again) {
        (Err(fault), Err(again)) => same("again", fault, again),
        (Ok(outcome), Ok(again)) => {
            let made = |outcome| receipts(outcome).into_keys().collect::<Vec<String>>();
            same("receipts again", &made(outcome), &made(again))?;
            same("warnings again", &outcome.warnings, &again.warnings)?;
            same("stats again", &outcome.diff_stats, &again.diff_stats)
        }
        _ => Err(format!("{engine:?} is not {again:?}")),
    }
}

fn receipts(outcome: &Outcome) -> BTreeMap<String, String> {
    let receipts = outcome.receipts.clone();
    receipts.blocks.into_iter().chain(receipts.views).collect()
}

fn made_options(outcome: &Outcome) -> BTreeMap<(String, String), String> {
    let served = |key: &str| SELECTS.into_iter().find(|served| internal(served) == *key);
    let made = outcome.new_options.iter().map(|made| {
        let key = served(&made.property).unwrap().to_owned();
        ((key, made.name.clone()), made.id.clone())
    });
    made.collect()
}

fn same_refusal(fault: &Fault, refused: &Refused) -> Result<(), String> {
    let paths: Vec<&str> = fault.issues.iter().map(|issue| issue.path_str()).collect();
    let at = |path: &String| paths.first() == Some(&path.as_str());
    if fault.kind == refused.kind && refused.path.as_ref().is_none_or(at) {
        return Ok(());
    }
    Err(format!("{fault:?} is not {refused:?}"))
}

fn same_outcome(before: &Model, after: &Model, outcome: &Outcome) -> Result<(), String> {
    let document = &outcome.document;
    let blocks: Vec<Value> = document
        .blocks
        .iter()
        .map(|block| Value::Object(render_block(block, &Stored)))
        .collect();
    same("blocks", &blocks, &after.written())?;
    same(
        "properties",
        &document.properties,
        &stored_properties(after),
    )?;
    same(
        "items",
        &document.collection_items,
        &Some(after.items.clone()),
    )?;
    same("type", &document.type_key, &after.type_key)?;
    let made: Vec<&String> = after.names.keys().collect();
    let mut minted: Vec<&String> = after.minted.iter().collect();
    minted.sort_unstable();
    same("receipts", &made, &minted)?;
    same("stats", &outcome.diff_stats, &stats::between(before, after))?;
    let options: Vec<&(String, String)> = after.option_ids.keys().collect();
    let mut made: Vec<&(String, String)> = after.made.iter().collect();
    made.sort_unstable();
    same("options", &options, &made)?;
    let told = outcome
        .warnings
        .iter()
        .map(|warning| warning.path_str().to_owned());
    let told: BTreeSet<String> = told
        .filter(|path| path.ends_with(".object_id") || path.ends_with(".text"))
        .collect();
    same("warnings", &told, &after.warned.iter().cloned().collect())?;
    let changed = before.type_key != after.type_key;
    same("type_changed", &outcome.type_changed.is_some(), &changed)?;
    same(
        "changed",
        &outcome.changed,
        &(before.content() != after.content()),
    )
}

fn same<T: PartialEq + std::fmt::Debug>(what: &str, engine: &T, model: &T) -> Result<(), String> {
    if engine == model {
        return Ok(());
    }
    Err(format!("{what}\nengine {engine:?}\nmodel  {model:?}"))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 800, ..ProptestConfig::default() })]

    #[test]
    fn the_engine_does_what_the_model_does(
        seed in 1..u64::MAX,
        seeds in proptest::collection::vec(1..u64::MAX, 1..7),
    ) {
        let before = draw::object(&mut Dice::new(seed));
        let ops: Vec<Value> = seeds.iter().map(|seed| draw::operation(&mut Dice::new(*seed), &before)).collect();
        if let Err(difference) = compare(&before, &ops) {
            let shown = json!({"blocks": before.written(), "ops": ops});
            return Err(TestCaseError::fail(format!("{difference}\n{shown}")));
        }
    }
}

/// The random batches reach what they are meant for: every kind of operation, and every content that has rules of its
/// own, succeeds and is refused.
#[test]
fn the_batches_are_worth_comparing() {
    let mut succeeded = HashSet::new();
    let mut refused = HashSet::from(["options".to_owned()]);
    for seed in 1..8000 {
        if succeeded.len() == CONTENTS && refused == succeeded {
            return;
        }
        let mut dice = Dice::new(seed);
        let before = draw::object(&mut dice);
        let op = draw::operation(&mut dice, &before);
        match fixture(&before).run(json!([op])) {
            Ok(outcome) => {
                succeeded.extend(contents(&op));
                succeeded.extend((!outcome.new_options.is_empty()).then(|| "options".to_owned()));
            }
            Err(_) => refused.extend(contents(&op)),
        };
    }
    let mut missed: Vec<_> = succeeded.symmetric_difference(&refused).collect();
    missed.sort_unstable();
    assert_eq!((succeeded.len(), missed), (CONTENTS, vec![]));
}

/// How many kinds of operations and of contents there are.
const CONTENTS: usize = 36;

/// The operation, and what it holds that has rules of its own.
fn contents(op: &Value) -> Vec<String> {
    let name = op["op"].as_str().unwrap();
    let value = &op["value"];
    let has = |field: &str| !op["set"][field].is_null();
    let holds = |field: &Value, what: &[&str]| {
        let text = field.as_str().unwrap_or_default();
        what.iter().all(|what| text.contains(what))
    };
    let marked = |field: &str| holds(&op[field], &["*"]);
    let texts = [&op["set"]["text"], &op["blocks"][0]["text"]];
    let text = |what: &[&str]| texts.iter().any(|text| holds(text, what));
    let of_types = |blocks: &Value, types: &[&str]| {
        let blocks = blocks.as_array().into_iter().flatten();
        blocks
            .filter(|block| types.contains(&block["type"].as_str().unwrap_or_default()))
            .count()
    };
    let columns = of_types(&op["blocks"], &["column"]);
    let named = [
        &op["set"]["object_id"],
        &value["object_id"],
        &op["blocks"][0]["object_id"],
    ];
    let missing = |id: &str| named.iter().any(|named| **named == id);
    let held = [
        ("cell of a block", name == "set_cell" && value.is_object()),
        ("cell of blocks", name == "set_cell" && value.is_array()),
        ("cell of a layout", of_types(value, &["row", "column"]) > 0),
        (
            "layout",
            of_types(&op["blocks"], &["row"]) > 0 && columns > 0,
        ),
        (
            "lone column",
            op["set"]["type"] == "column" || (columns > 0 && op["blocks"][0]["type"] == "column"),
        ),
        ("echo of a reference", missing(references::MISSING)),
        ("stranger", missing("gone")),
        (
            "shown properties",
            op["blocks"][0]["properties"].is_array() || has("properties"),
        ),
        ("rows", has("rows")),
        ("columns", has("columns")),
        ("views", has("views")),
        ("filters", has("filters")),
        ("filter", has("filter")),
        ("nested marks", text(&["**", "<u>"])),
        ("stranger mentioned", text(&["gone"])),
        ("echo of a mention", text(&[references::MISSING])),
        ("tag found", holds(&op["find"], &["<"])),
        ("markup found", marked("find")),
        ("markup matched", marked("match")),
        ("prose escaped", holds(&op["replace"], &["<"])),
    ];
    let held = held.into_iter().filter(|(_, is_held)| *is_held);
    std::iter::once(name)
        .chain(held.map(|(what, _)| what))
        .map(str::to_owned)
        .collect()
}
