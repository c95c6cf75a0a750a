//! The fixtures of ops.md 20, and how a batch is run against one and its answer is judged.

use std::borrow::Borrow;
use std::collections::HashMap;

use rolltop_document::block::{Block, Input, ParseContext, parse_blocks};
use rolltop_document::document::{Document, Kind};
use rolltop_document::findings::Findings;
use rolltop_document::ids::{IdSource, MINTED_ID_LENGTH};
use rolltop_document::issue::{Fault, FaultKind, Issue};
use rolltop_document::objects::{ObjectFacts, ObjectLookup};
use rolltop_document::ops::{Batch, OpSpec, Outcome, Standing, apply_batch, envelope};
use rolltop_document::path::Path;
use rolltop_document::testing::CountingIds;
use rolltop_document::vocabulary::{
    Format, KeysMode, Layout, OptionDef, PropertyDef, PropertyDetails, Stored, Vocabulary,
};
use rolltop_query::text::StoredFilterText;
use serde_json::{Value, json};

/// An object of a small space, and who asks.
#[derive(Clone, Debug)]
pub(crate) struct Fixture {
    pub(crate) document: Document,
    pub(crate) standing: Standing,
    pub(crate) consent: bool,
    pub(crate) properties: Vec<PropertyDef>,
    pub(crate) objects: HashMap<String, ObjectFacts>,
    /// How many ids were minted before.
    pub(crate) minted: u64,
}

impl Fixture {
    /// A page with these blocks; ids as written.
    pub(crate) fn page(blocks: Value) -> Self {
        let properties = [
            ("name".to_owned(), json!("Plan")),
            ("description".to_owned(), json!("What to do")),
        ];
        let document = Document {
            type_key: "page".to_owned(),
            properties: properties.into(),
            blocks: stored_blocks(&blocks),
            ..Document::default()
        };
        Self {
            document,
            standing: standing(Kind::Page, Layout::Basic),
            consent: false,
            properties: custom_properties(),
            objects: HashMap::from([
                (PERSON.to_owned(), facts(Kind::Participant)),
                (FILE.to_owned(), facts(Kind::FileObject)),
            ]),
            minted: 0,
        }
    }

    /// D1: heading h1, p1 with its child c1, s2.
    pub(crate) fn d1() -> Self {
        Self::page(json!([
            {"id": "h1", "type": "heading_1", "text": "Plan"},
            {"id": "p1", "type": "paragraph", "text": "alpha"},
            {"id": "c1", "indent": 1, "type": "paragraph", "text": "beta"},
            {"id": "s2", "type": "paragraph", "text": "red fox and red hen"},
        ]))
    }

    /// D0: no blocks.
    pub(crate) fn d0() -> Self {
        Self::page(json!([]))
    }

    /// TB: a table of two columns with a header row.
    pub(crate) fn tb() -> Self {
        Self::page(json!([table()]))
    }

    /// TW: the same text under two headings.
    pub(crate) fn tw() -> Self {
        Self::page(json!([
            {"id": "ha", "type": "heading_1", "text": "A"},
            {"id": "x1", "type": "paragraph", "text": "Cost: open"},
            {"id": "hb", "type": "heading_1", "text": "B"},
            {"id": "x2", "type": "paragraph", "text": "Cost: open"},
        ]))
    }

    /// LY: a row with one column with one paragraph.
    pub(crate) fn ly() -> Self {
        Self::page(json!([
            {"id": "r1", "type": "row"},
            {"id": "k1", "indent": 1, "type": "column"},
            {"id": "y1", "indent": 2, "type": "paragraph", "text": "inside"},
        ]))
    }

    /// CO: a collection with member m1; m2 is another object of the space, m3 one in the bin.
    pub(crate) fn co() -> Self {
        let mut co = Self::page(json!([]));
        co.document.type_key = "collection".to_owned();
        co.document.collection_items = Some(vec!["m1".to_owned()]);
        co.standing = standing(Kind::Page, Layout::Collection);
        for (id, archived) in [("m1", false), ("m2", false), ("m3", true)] {
            let facts = ObjectFacts {
                archived,
                ..facts(Kind::Page)
            };
            co.objects.insert(id.to_owned(), facts);
        }
        co
    }

    /// With the consent to create options.
    pub(crate) fn consenting(mut self) -> Self {
        self.consent = true;
        self
    }

    /// With a stored value.
    pub(crate) fn holding(mut self, key: &str, value: Value) -> Self {
        self.document.properties.insert(internal(key), value);
        self
    }

    /// Applies the operations.
    pub(crate) fn run(&self, ops: Value) -> Result<Outcome, Fault> {
        self.run_minting(ops, &CountingIds::after(self.minted))
    }

    /// Applies the operations once more, with new ids of the opposite order.
    pub(crate) fn run_again(&self, ops: Value) -> Result<Outcome, Fault> {
        self.run_minting(ops, &FallingIds(CountingIds::after(self.minted)))
    }

    fn run_minting(&self, ops: Value, ids: &dyn IdSource) -> Result<Outcome, Fault> {
        let vocabulary = Vocabulary::new(self.properties.clone(), vec![]);
        self.apply(&json!({ "ops": ops }), &vocabulary, &self.objects, ids)
    }

    /// Applies a body with another vocabulary and look-up of objects.
    pub(crate) fn run_in(
        &self,
        body: &Value,
        vocabulary: &Vocabulary,
        objects: &dyn ObjectLookup,
    ) -> Result<Outcome, Fault> {
        self.apply(body, vocabulary, objects, &CountingIds::default())
    }

    fn apply(
        &self,
        body: &Value,
        vocabulary: &Vocabulary,
        objects: &dyn ObjectLookup,
        ids: &dyn IdSource,
    ) -> Result<Outcome, Fault> {
        let answer = apply_batch(&Batch {
            document: &self.document,
            standing: self.standing,
            ops: envelope(body, OpSpec::names)?,
            vocabulary,
            keys: KeysMode::Slug,
            objects,
            ids,
            filter_text: &StoredFilterText,
            create_missing_options: self.consent,
        });
        let issues = match &answer {
            Ok(outcome) => &outcome.warnings,
            Err(fault) => &fault.issues,
        };
        issues.iter().for_each(assert_whole);
        answer
    }

    /// Applies operations that must succeed.
    pub(crate) fn ok(&self, ops: Value) -> Outcome {
        self.run(ops)
            .unwrap_or_else(|fault| panic!("refused: {fault:?}"))
    }

    /// The same with the document that these operations leave.
    pub(crate) fn after(&self, ops: Value) -> Self {
        Self {
            document: self.ok(ops).document,
            ..self.clone()
        }
    }

    /// Applies operations that must be refused with one issue of this class at this path; answers its texts.
    pub(crate) fn refused(&self, ops: Value, kind: FaultKind, path: &str) -> String {
        let fault = self.run(ops).expect_err(path);
        let found = (fault.kind, paths(&fault.issues));
        assert_eq!(found, (kind, vec![path]), "{fault:?}");
        texts(&fault)
    }

    /// As [`Self::refused`] with `validation_failed`.
    pub(crate) fn invalid(&self, ops: Value, path: &str) -> String {
        self.refused(ops, FaultKind::Invalid, path)
    }

    /// As [`Self::refused`] with `ambiguous_input`.
    pub(crate) fn ambiguous(&self, ops: Value, path: &str) -> String {
        self.refused(ops, FaultKind::Ambiguous, path)
    }

    /// As [`Self::refused`] with `not_found`.
    pub(crate) fn missing(&self, ops: Value, path: &str) -> String {
        self.refused(ops, FaultKind::NotFound, path)
    }

    /// Each operation alone is refused: class, operation, path below `ops[0]`, and words of its texts, ` .. ` between them.
    #[track_caller]
    pub(crate) fn refuses<'a>(
        &self,
        cases: impl IntoIterator<Item = (FaultKind, Value, &'a str, &'a str)>,
    ) {
        for (kind, op, path, words) in cases {
            let path = match path {
                "" => "ops[0]".to_owned(),
                _ => format!("ops[0].{path}"),
            };
            assert_says(&self.refused(json!([op]), kind, &path), words);
        }
    }

    /// The property values after a batch that must succeed.
    pub(crate) fn value_after(&self, ops: Value, key: &str) -> Option<Value> {
        self.ok(ops)
            .document
            .properties
            .get(&internal(key))
            .cloned()
    }
}

/// Of every finding of every test: no text is empty, nor a list that it announces.
fn assert_whole(issue: &Issue) {
    for text in issue.hint.iter().chain([&issue.message]) {
        let is_whole = text == text.trim_end() && !text.ends_with([':', ',', ';']);
        assert!(is_whole && !text.is_empty(), "{issue:?}");
    }
}

/// Ids that fall where the others rise.
struct FallingIds(CountingIds);

impl IdSource for FallingIds {
    fn mint(&self) -> String {
        let risen = u64::from_str_radix(&self.0.mint(), 16).unwrap();
        format!("{:0MINTED_ID_LENGTH$x}", u64::MAX - risen)
    }
}

pub(crate) const PERSON: &str = "bafyreiaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa";
pub(crate) const FILE: &str = "bafyreibbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb";

/// A text has these words, with ` .. ` between them.
#[track_caller]
pub(crate) fn assert_says(said: &str, words: &str) {
    for text in words.split(" .. ") {
        assert!(said.contains(text), "{text:?} is not in {said}");
    }
}

/// The path of each finding.
pub(crate) fn paths(issues: &[Issue]) -> Vec<&str> {
    issues.iter().map(Issue::path_str).collect()
}

/// An object with these members as well.
pub(crate) fn with(object: impl Borrow<Value>, more: impl Borrow<Value>) -> Value {
    let mut object = object.borrow().clone();
    let members = more.borrow().as_object().expect("members").clone();
    object.as_object_mut().expect("an object").extend(members);
    object
}

pub(crate) fn replace(id: &str, blocks: Value) -> Value {
    json!([{"op": "replace_subtree", "id": id, "blocks": blocks}])
}

pub(crate) fn update(id: &str, set: impl Borrow<Value>) -> Value {
    json!([{"op": "update_block", "id": id, "set": set.borrow()}])
}

/// The table `t1` with one cell, of the row `r1` and the column `ca`.
pub(crate) fn one_cell(cell: impl Borrow<Value>) -> Value {
    let rows = json!([{"id": "r1", "cells": [cell.borrow()]}]);
    json!({"id": "t1", "type": "table", "columns": [{"id": "ca"}], "rows": rows})
}

/// Writes the cell of [`one_cell`].
pub(crate) fn set_cell(value: impl Borrow<Value>) -> Value {
    json!([{"op": "set_cell", "table_id": "t1", "row": "r1", "col": "ca", "value": value.borrow()}])
}

/// Every text of a refusal.
pub(crate) fn texts(fault: &Fault) -> String {
    let hint = |issue: &Issue| issue.hint.clone().unwrap_or_default();
    let issues = fault.issues.iter();
    let texts = issues.map(|issue| format!("{} | {}", issue.message, hint(issue)));
    texts.collect::<Vec<_>>().join("\n")
}

pub(crate) fn standing(kind: Kind, layout: Layout) -> Standing {
    Standing {
        kind,
        layout,
        archived: false,
        system: false,
    }
}

pub(crate) fn table() -> Value {
    json!({"id": "t1", "type": "table",
        "columns": [{"id": "ca"}, {"id": "cb"}],
        "rows": [{"id": "rh", "is_header": true, "cells": ["Item", "State"]}, {"id": "rb", "cells": ["Tool"]}]})
}

/// The outline of a document: ids in order, one dot a level.
pub(crate) fn outline(document: &Document) -> String {
    let entry = |block: &Block| format!("{}{}", ".".repeat(block.indent.into()), block.id);
    document
        .blocks
        .iter()
        .map(entry)
        .collect::<Vec<_>>()
        .join(" ")
}

/// The text of a block.
pub(crate) fn text<'a>(document: &'a Document, id: &str) -> &'a str {
    block(document, id).content.text().unwrap_or_default()
}

pub(crate) fn block<'a>(document: &'a Document, id: &str) -> &'a Block {
    document
        .blocks
        .iter()
        .find(|block| block.id == id)
        .expect(id)
}

/// Added, changed, moved, removed blocks and changed properties.
pub(crate) fn stats(outcome: &Outcome) -> [usize; 5] {
    let stats = outcome.diff_stats;
    [
        stats.blocks_added,
        stats.blocks_changed,
        stats.blocks_moved,
        stats.blocks_removed,
        stats.properties_changed,
    ]
}

/// The keys of the receipts for blocks.
pub(crate) fn receipts(outcome: &Outcome) -> Vec<&str> {
    outcome.receipts.blocks.keys().map(String::as_str).collect()
}

/// Asserts that a batch had no effect.
pub(crate) fn assert_no_effect(outcome: &Outcome, before: &Document) {
    assert_eq!(&outcome.document, before);
    assert_eq!(stats(outcome), [0; 5]);
    assert!(!outcome.changed);
    assert!(outcome.receipts.blocks.is_empty() && outcome.receipts.views.is_empty());
}

pub(crate) fn stored_blocks(blocks: &Value) -> Vec<Block> {
    let ids = CountingIds::default();
    let cx = ParseContext {
        names: &Stored,
        ids: &ids,
        objects: None,
        input: Input::Stored,
        rebase: 0,
    };
    let mut found = Findings::default();
    let values = blocks.as_array().expect("an array of blocks");
    let parsed = parse_blocks(values, &Path::pointer("/blocks"), &cx, &mut found);
    assert!(found.is_clean(), "{found:?}");
    parsed.blocks
}

/// Internal key of a custom property of the fixtures, or the key itself of a bundled one.
pub(crate) fn internal(key: &str) -> String {
    let custom = custom_properties()
        .into_iter()
        .find(|def| def.slug.as_deref() == Some(key));
    custom.map_or_else(|| key.to_owned(), |def| def.key)
}

/// Id of an option of the fixtures.
pub(crate) fn option(name: &str) -> String {
    let options = custom_properties().into_iter().flat_map(|def| def.options);
    options
        .into_iter()
        .find(|option| option.name == name)
        .expect(name)
        .id
}

fn facts(kind: Kind) -> ObjectFacts {
    ObjectFacts {
        kind,
        type_key: String::new(),
        name: String::new(),
        snippet: String::new(),
        archived: false,
    }
}

fn custom_properties() -> Vec<PropertyDef> {
    let twice = ["Twin", "Twin"];
    [
        ("severity", "Severity", Format::Select, &["High", "Low"][..]),
        ("labels", "Labels", Format::MultiSelect, &["a", "b"][..]),
        ("twins", "Twins", Format::MultiSelect, &twice[..]),
        ("effort", "Effort", Format::Number, &[][..]),
        ("reviewed", "Reviewed", Format::Checkbox, &[][..]),
        ("when", "When", Format::Date, &[][..]),
        ("people", "People", Format::Objects, &[][..]),
        ("stage_a", "Stage", Format::Text, &[][..]),
        ("stage_b", "Stage", Format::Text, &[][..]),
    ]
    .into_iter()
    .enumerate()
    .map(|(n, (slug, name, format, options))| PropertyDef {
        id: format!("property{n}"),
        key: format!("aa{n:022x}"),
        slug: Some(slug.to_owned()),
        name: name.to_owned(),
        format,
        hidden: false,
        archived: false,
        max_count: 0,
        object_types: vec![],
        options: options
            .iter()
            .enumerate()
            .map(|(m, name)| option_def(n, m, name))
            .collect(),
        details: PropertyDetails::default(),
    })
    .collect()
}

fn option_def(property: usize, position: usize, name: &str) -> OptionDef {
    OptionDef {
        id: format!("bb{:022x}", property * 100 + position),
        slug: None,
        name: name.to_owned(),
        color: Default::default(),
        archived: false,
    }
}
