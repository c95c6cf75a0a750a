//! Words of a space: matches, their order, and the durability of the index (query.md 9).

mod durability;
mod matching;

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use rolltop_document::bundled::TYPE;
use rolltop_document::document::Kind;
use rolltop_query::value::Symbol;
use rolltop_query::words::TextQuery;
use rolltop_search::words::{
    SpaceWords, TextKeys, WordMatches, WordRows, WordSearch, is_searchable, stamp,
};
use rolltop_store::{ObjectRecord, Seq, WORD_INDEX, WordIndex};
use serde_json::{Value, json};
use tempfile::TempDir;

const SPACE: &str = "s";

/// Names of options and types: property, id and name of an option; key and name of a type.
#[derive(Default)]
struct Known {
    options: Vec<(&'static str, &'static str, &'static str)>,
    types: Vec<(&'static str, &'static str)>,
}

impl Known {
    fn each(&self, visit: &mut dyn FnMut(&str, &str, &str)) {
        for (key, id, name) in &self.options {
            visit(key, id, name);
        }
        for (key, name) in &self.types {
            visit(TYPE, key, name);
        }
    }
}

/// A row with its record and its properties, which hold its options.
struct Row {
    record: Arc<ObjectRecord>,
    properties: Value,
}

/// The rows of a space, by number, and the symbols of options and types.
#[derive(Default)]
struct Rows {
    rows: Vec<Option<Row>>,
    numbers: BTreeMap<String, u32>,
    symbols: BTreeMap<String, Symbol>,
}

impl Rows {
    fn row(&self, row: u32) -> Option<&Row> {
        self.rows.get(row as usize)?.as_ref()
    }

    fn intern(&mut self, text: &str) {
        let next = Symbol(u32::try_from(self.symbols.len()).unwrap());
        self.symbols.entry(text.to_owned()).or_insert(next);
    }
}

impl WordRows for Rows {
    fn bound(&self) -> u32 {
        u32::try_from(self.rows.len()).unwrap()
    }

    fn number(&self, id: &str) -> Option<u32> {
        self.numbers.get(id).copied()
    }

    fn searchable(&self, row: u32) -> Option<(&str, Seq)> {
        let record = &self.row(row)?.record;
        let kind = Kind::from_name(&record.kind).unwrap();
        let stamp = stamp(record.version, record.modified_at.div_euclid(1000));
        is_searchable(kind, record.listed, record.archived).then_some((&*record.id, stamp))
    }

    fn has(&self, row: u32, key: &str) -> bool {
        let row = self.row(row);
        row.is_some_and(|row| row.properties.get(key).is_some())
    }

    fn symbol(&self, id: &str) -> Option<Symbol> {
        self.symbols.get(id).copied()
    }

    fn visit_entries(&self, keys: &[&str], visit: &mut dyn FnMut(u32, usize, &[Symbol])) {
        for (number, row) in (0..).zip(&self.rows) {
            let Some(row) = row else { continue };
            for (at, key) in keys.iter().enumerate() {
                if *key == TYPE {
                    visit(number, at, &[self.symbols[&*row.record.type_key]]);
                } else if let Some(entries) = row.properties.get(*key).and_then(Value::as_array) {
                    let entries = entries.iter().filter_map(Value::as_str);
                    let entries: Vec<Symbol> = entries.map(|entry| self.symbols[entry]).collect();
                    visit(number, at, &entries);
                }
            }
        }
    }
}

/// A space with an index in its own directory.
struct World {
    directory: TempDir,
    index: WordIndex,
    resets: Arc<AtomicUsize>,
    words: SpaceWords,
    rows: Rows,
    names: Known,
    keys: TextKeys,
    version: Seq,
    /// The number of batches that a search may index.
    batches: Cell<usize>,
    wait: Duration,
    /// Objects with unreadable records.
    unread: RefCell<Vec<&'static str>>,
}

impl World {
    fn new() -> Self {
        let directory = tempfile::tempdir().unwrap();
        let resets = Arc::default();
        Self {
            index: open(directory.path().join(WORD_INDEX), &resets),
            directory,
            resets,
            words: SpaceWords::default(),
            rows: Rows::default(),
            names: Known::default(),
            keys: keys(&["notes"]),
            version: 0,
            batches: Cell::new(usize::MAX),
            wait: Duration::from_secs(60),
            unread: RefCell::default(),
        }
    }

    fn of(docs: &[ObjectRecord]) -> Self {
        let mut world = Self::new();
        world.put_all(docs);
        world
    }

    fn path(&self) -> PathBuf {
        self.directory.path().join(WORD_INDEX)
    }

    /// Reopens the index, as after a restart.
    fn restart(&mut self) {
        self.words = SpaceWords::default();
        self.index = open(self.path(), &self.resets);
    }

    fn put_all(&mut self, docs: &[ObjectRecord]) {
        for doc in docs {
            self.put(doc.clone());
        }
    }

    fn put(&mut self, record: ObjectRecord) {
        self.version += 1;
        let document: Value = serde_json::from_str(&record.document).unwrap_or_default();
        let properties = document["properties"].clone();
        self.rows.intern(&record.type_key);
        for value in properties.as_object().into_iter().flatten() {
            let entries = value.1.as_array().into_iter().flatten();
            entries.for_each(|entry| self.rows.intern(entry.as_str().unwrap()));
        }
        let id = record.id.clone();
        let row = Row {
            record: Arc::new(ObjectRecord {
                version: self.version,
                ..record
            }),
            properties,
        };
        match self.rows.number(&id) {
            Some(number) => self.rows.rows[number as usize] = Some(row),
            None => {
                self.rows.numbers.insert(id.clone(), self.rows.bound());
                self.rows.rows.push(Some(row));
            }
        }
        self.words.touch(&id, self.rows.number(&id));
    }

    fn remove(&mut self, id: &str) {
        let number = self.rows.numbers.remove(id).unwrap();
        self.rows.rows[number as usize] = None;
        self.words.touch(id, Some(number));
    }

    fn matches(&self, query: &str) -> WordMatches {
        let query = TextQuery::parse(query);
        let batches = Cell::new(self.batches.get());
        let in_scope = |row| self.in_scope(row);
        let search = WordSearch {
            space_id: SPACE,
            query: &query,
            keys: &self.keys,
            names: &|visit| self.names.each(visit),
            rows: &self.rows,
            in_scope: &in_scope,
            record: &|id| {
                if self.unread.borrow().contains(&id) {
                    return Err(rolltop_store::StorageError::closed());
                }
                let row = self.rows.number(id).and_then(|row| self.rows.row(row));
                Ok(row.map(|row| Arc::clone(&row.record)))
            },
            may_go_on: &|_| {
                let left = batches.get();
                batches.set(left.saturating_sub(1));
                left > 0
            },
            wait: self.wait,
        };
        self.words.find(&self.index, search).unwrap()
    }

    /// Listed objects and files.
    fn in_scope(&self, row: u32) -> bool {
        let record = &self.rows.row(row).unwrap().record;
        record.kind != "object_type" && !record.archived
    }

    /// The ids that a query finds in scope, best first.
    fn find(&self, query: &str) -> Vec<&str> {
        let found = self.matches(query);
        let rows = found.rows().iter().filter(|row| self.in_scope(**row));
        let mut hits: Vec<(u64, &str)> = rows
            .map(|row| {
                let record = &self.rows.row(*row).unwrap().record;
                let modified_at = record.modified_at.div_euclid(1000);
                (found.rank(*row, modified_at), &*record.id)
            })
            .collect();
        hits.sort_unstable();
        hits.into_iter().map(|(_, id)| id).collect()
    }

    fn resets(&self) -> usize {
        self.resets.load(Ordering::Relaxed)
    }
}

fn open(path: PathBuf, resets: &Arc<AtomicUsize>) -> WordIndex {
    let resets = Arc::clone(resets);
    WordIndex::new(path, move |_| {
        resets.fetch_add(1, Ordering::Relaxed);
    })
}

fn keys(keys: &[&str]) -> TextKeys {
    TextKeys {
        keys: keys.iter().map(|&key| key.to_owned()).collect(),
        seq: 0,
    }
}

/// A listed page with these stored properties.
fn page(id: &str, properties: Value) -> ObjectRecord {
    record(
        id,
        json!({"kind": "page", "type": "page", "properties": properties}),
    )
}

fn record(id: &str, document: Value) -> ObjectRecord {
    let text = |value: &Value, other: &str| value.as_str().unwrap_or(other).to_owned();
    ObjectRecord {
        id: id.into(),
        space_id: SPACE.into(),
        kind: text(&document["kind"], "page"),
        type_key: text(&document["type"], "page"),
        name: text(&document["properties"]["name"], ""),
        snippet: String::new(),
        listed: true,
        archived: false,
        created_at: 1_000,
        modified_at: 2_999,
        creator: "m1".into(),
        modified_by: "m2".into(),
        app_name: None,
        etag: "00000000".into(),
        document: document.to_string().into(),
        version: 0,
    }
}

/// A page with this name and these paragraphs.
fn doc(id: &str, name: &str, paragraphs: &[&str]) -> ObjectRecord {
    let blocks: Vec<Value> = (0..)
        .zip(paragraphs)
        .map(|(at, text): (u32, _)| json!({"type": "paragraph", "id": format!("b{at}"), "text": text}))
        .collect();
    let properties = json!({"name": name});
    record(
        id,
        json!({"kind": "page", "type": "page", "properties": properties, "blocks": blocks}),
    )
}

/// A page with these words; `modified_at` is the time of its last change, in milliseconds.
fn dated(id: &str, modified_at: i64, name: &str, body: &str) -> ObjectRecord {
    ObjectRecord {
        modified_at,
        ..doc(id, name, &[body])
    }
}
