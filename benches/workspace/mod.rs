//! Workspaces to measure with: the same objects for the same recipe, in every run and on every machine.
//!
//! They are written into a data directory in this process, many objects a commit. Ten properties, of which nearly
//! every object has a value: name, status, due date, done and assignees as every space knows them, and notes, amount,
//! labels, link and mail as properties of the space.

use std::path::Path;

use rolltop_store::testing::{Commit, Plan, Write};
use rolltop_store::{ObjectRecord, Store};
use rolltop_workspace::ids::Ids;
use serde_json::{Value, json};

use crate::ground::{Ground, NOW};

/// Objects of one commit.
const BATCH: usize = 2_000;
/// The objects were changed, up to now, over so many seconds: some three years.
const SPAN: i64 = 100_000_000;
/// Distinct words that names and texts are made of.
const WORDS: usize = 6_000;
/// The custom properties: key, position of the format, name.
const PROPERTIES: [(&str, usize, &str); 5] = [
    ("notes", 0, "Notes"),
    ("amount", 1, "Amount"),
    ("labels", 3, "Labels"),
    ("link", 7, "Link"),
    ("mail", 8, "Mail"),
];
const STATUSES: [&str; 5] = ["Open", "In progress", "Waiting", "Done", "Dropped"];
const LABELS: usize = 40;
pub(crate) const TYPES: [&str; 3] = ["task", "page", "note"];
/// Syllables of the words; some of them need more than ASCII.
const SYLLABLES: [&str; 32] = [
    "ba", "ra", "ti", "on", "men", "ta", "ri", "um", "lo", "gen", "ka", "si", "do", "ver", "est",
    "in", "pro", "con", "del", "mar", "net", "or", "pas", "qui", "sol", "tur", "al", "ber", "ü",
    "né", "да", "ко",
];

/// What a workspace is to hold.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Recipe {
    pub(crate) objects: usize,
    /// Words of each document.
    pub(crate) words: usize,
    /// Properties beside the name.
    pub(crate) with_properties: bool,
    pub(crate) seed: u64,
}

/// A workspace that was written.
pub(crate) struct Made {
    /// Full id of its only space.
    pub(crate) space: String,
    /// A key that reaches everything.
    pub(crate) key: String,
    /// Ids of the objects.
    pub(crate) ids: Vec<String>,
    /// A word that some objects hold, of each frequency: common, usual, rare.
    pub(crate) words: [String; 3],
    /// The words that most objects hold; any of them is in about two thirds of those with properties.
    pub(crate) commonest: [String; 3],
    /// Names of the options that labels have.
    pub(crate) labels: Vec<String>,
}

/// Writes a workspace into a data directory that does not exist.
pub(crate) fn make(data: &Path, recipe: Recipe) -> Made {
    let ground = Ground::new(data, recipe.seed);
    let mut writer = Writer {
        store: &ground.store,
        ids: ground.ids(),
        dice: Dice(recipe.seed | 1),
        words: words(recipe.seed),
        space: ground.space.id.clone(),
        recipe,
        made: Vec::new(),
    };
    writer.define();
    writer.fill();
    let Writer {
        space, made, words, ..
    } = writer;
    let key = ground.key.clone();
    ground.close();
    Made {
        space,
        key,
        ids: made,
        words: [3, 300, WORDS / 2].map(|at| words[at].clone()),
        commonest: [0, 1, 2].map(|at: usize| words[at].clone()),
        labels: labels(&words),
    }
}

struct Writer<'s> {
    store: &'s Store,
    ids: Ids<'s>,
    dice: Dice,
    words: Vec<String>,
    space: String,
    recipe: Recipe,
    made: Vec<String>,
}

impl Writer<'_> {
    fn commit(&self, records: Vec<ObjectRecord>) {
        let plan = Plan {
            writes: records.into_iter().map(Write::PutObject).collect(),
            ..Plan::at(NOW * 1000)
        };
        self.store.commit(plan).expect("a commit");
    }

    /// Properties and options.
    fn define(&mut self) {
        let mut records = Vec::new();
        for (key, format, name) in PROPERTIES {
            let document = json!({"kind": "property", "type": "relation", "properties": {
                "name": name, "relationKey": key, "relationFormat": format, "apiObjectKey": key}});
            records.push(self.record(format!("property_{key}"), "property", NOW - SPAN, &document));
        }
        let labels = labels(&self.words);
        let statuses = STATUSES.map(str::to_owned);
        for (key, names) in [("status", &statuses[..]), ("labels", &labels)] {
            for (order, name) in names.iter().enumerate() {
                let document = json!({"kind": "property_option", "type": "relationOption", "properties": {
                    "name": name, "relationKey": key, "relationOptionColor": "grey", "orderId": order}});
                records.push(self.record(
                    option(key, order),
                    "property_option",
                    NOW - SPAN,
                    &document,
                ));
            }
        }
        self.commit(records);
    }

    fn fill(&mut self) {
        while self.made.len() < self.recipe.objects {
            let count = BATCH.min(self.recipe.objects - self.made.len());
            let records: Vec<ObjectRecord> = (0..count).map(|_| self.object()).collect();
            self.commit(records);
        }
    }

    fn object(&mut self) -> ObjectRecord {
        let id = self.ids.object();
        let document = json!({
            "kind": "page",
            "type": TYPES[self.dice.roll(TYPES.len())],
            "properties": self.properties(),
            "blocks": self.blocks(),
        });
        let modified = NOW - i64::try_from(self.dice.roll(SPAN as usize)).expect("some seconds");
        self.made.push(id.clone());
        self.record(id, "page", modified, &document)
    }

    fn properties(&mut self) -> Value {
        let mut properties = json!({"name": self.text(2, 6)});
        if !self.recipe.with_properties {
            return properties;
        }
        let due = NOW + 40_000_000 - i64::try_from(self.dice.roll(80_000_000)).expect("seconds");
        // Every third date is a day without a time.
        let due = if self.dice.roll(3) == 0 {
            due - due % 86_400
        } else {
            due
        };
        let labels: Vec<String> = (0..self.dice.roll(4))
            .map(|_| option("labels", self.dice.roll(LABELS)))
            .collect();
        let assignees: Vec<String> = (0..1 + self.dice.roll(2))
            .filter_map(|_| self.made.get(self.dice.roll(self.made.len() + 1)).cloned())
            .collect();
        let word = self.word();
        let all = [
            ("notes", json!(self.text(4, 12))),
            ("amount", json!(self.dice.roll(1_000_000) as f64 / 100.0)),
            (
                "status",
                json!([option("status", self.dice.roll(STATUSES.len()))]),
            ),
            ("labels", json!(labels)),
            ("dueDate", json!(due)),
            ("done", json!(self.dice.roll(2) == 1)),
            ("assignee", json!(assignees)),
            (
                "link",
                json!(format!(
                    "https://{word}.example/{}",
                    self.dice.roll(100_000)
                )),
            ),
            (
                "mail",
                json!(format!("{word}{}@example.org", self.dice.roll(100))),
            ),
        ];
        for (key, value) in all {
            if self.dice.roll(20) > 0 {
                properties[key] = value;
            }
        }
        properties
    }

    fn blocks(&mut self) -> Value {
        const PARAGRAPH: usize = 50;
        let paragraphs = self.recipe.words.div_ceil(PARAGRAPH);
        let blocks = (0..paragraphs).map(|at| {
            let words = PARAGRAPH.min(self.recipe.words - at * PARAGRAPH);
            json!({"id": self.ids.short(), "type": "paragraph", "text": self.text(words, words + 1)})
        });
        blocks.collect()
    }

    /// Words in a row, at least `from` and fewer than `to`.
    fn text(&mut self, from: usize, to: usize) -> String {
        let count = from + self.dice.roll(to - from);
        let words: Vec<String> = (0..count).map(|_| self.word()).collect();
        words.join(" ")
    }

    /// A word: early ones are common, late ones are rare.
    fn word(&mut self) -> String {
        let share = self.dice.roll(1 << 20) as f64 / f64::from(1 << 20);
        let at = (share.powi(3) * WORDS as f64) as usize;
        self.words[at.min(WORDS - 1)].clone()
    }

    fn record(&self, id: String, kind: &str, modified: i64, document: &Value) -> ObjectRecord {
        let text = |pointer: &str| {
            document
                .pointer(pointer)
                .and_then(Value::as_str)
                .unwrap_or_default()
                .to_owned()
        };
        ObjectRecord {
            id,
            space_id: self.space.clone(),
            kind: kind.to_owned(),
            type_key: text("/type"),
            name: text("/properties/name"),
            snippet: text("/blocks/0/text").chars().take(300).collect(),
            listed: kind == "page",
            archived: false,
            created_at: modified * 1000,
            modified_at: modified * 1000,
            creator: "owner".to_owned(),
            modified_by: "owner".to_owned(),
            app_name: None,
            etag: "00000000".to_owned(),
            document: document.to_string().into(),
            version: 0,
        }
    }
}

/// The names of labels.
fn labels(words: &[String]) -> Vec<String> {
    (0..LABELS).map(|at| words[at * 7].clone()).collect()
}

/// Id of a label.
pub(crate) fn label_id(order: usize) -> String {
    option("labels", order)
}

/// Id of a status.
pub(crate) fn status_id(order: usize) -> String {
    option("status", order)
}

/// Id of an option.
fn option(key: &str, order: usize) -> String {
    format!("option_{key}_{order}")
}

/// The words of a workspace, all different.
fn words(seed: u64) -> Vec<String> {
    let mut dice = Dice(seed ^ 0x9e37_79b9_7f4a_7c15);
    let mut words: Vec<String> = Vec::with_capacity(WORDS);
    let mut known = std::collections::HashSet::new();
    while words.len() < WORDS {
        let syllables = 2 + dice.roll(3);
        let mut word: String = (0..syllables)
            .map(|_| {
                // Most words are ASCII.
                let among = if dice.roll(10) == 0 {
                    SYLLABLES.len()
                } else {
                    28
                };
                SYLLABLES[dice.roll(among)]
            })
            .collect();
        if dice.roll(4) == 0 {
            let first: String = word.chars().take(1).flat_map(char::to_uppercase).collect();
            word = first + &word.chars().skip(1).collect::<String>();
        }
        if known.insert(word.to_lowercase()) {
            words.push(word);
        }
    }
    words
}

/// Random numbers in a row (xorshift), the same in every run.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from((self.0 >> 11) % sides.max(1) as u64).unwrap_or(0)
    }
}
