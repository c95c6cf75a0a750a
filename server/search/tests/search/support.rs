//! A store in a new directory, the rows of its spaces, and records for it.

use std::collections::{BTreeMap, HashMap};
use std::path::Path;
use std::sync::Arc;

use rolltop_document::vocabulary::Format;
use rolltop_query::value::FieldValue;
use rolltop_search::{MAX_BYTES, Projection, Row, Rows, opened_at};
use rolltop_store::testing::{Commit, Plan, Write};
use rolltop_store::{
    ObjectRecord, OpenedMark, Snapshot, SpaceRecord, SpaceState, StorageError, Store, WORD_INDEX,
    WordIndex,
};
use serde_json::{Value, json};
use slog::{Discard, Logger, o};
use tempfile::TempDir;

/// The space of most tests.
pub(crate) const SPACE: &str = "s";

/// The properties that a dump shows.
const KEYS: [&str; 12] = [
    "name",
    "n",
    "text",
    "list",
    "assignee",
    "createdDate",
    "lastModifiedDate",
    "creator",
    "type",
    "isArchived",
    "links",
    "backlinks",
];

/// A store with the spaces [`SPACE`] and "t", and their rows.
pub(crate) struct World {
    pub(crate) projection: Projection,
    pub(crate) store: Arc<Store>,
    pub(crate) directory: TempDir,
}

fn projection(store: &Arc<Store>, directory: &Path, max_bytes: usize) -> Projection {
    let words = WordIndex::new(directory.join(WORD_INDEX), |_| {});
    let log = Logger::root(Discard, o!());
    Projection::new(Arc::clone(store), words, log, max_bytes)
}

impl World {
    pub(crate) fn new() -> Self {
        Self::with_room(MAX_BYTES)
    }

    /// Bounds the cache of rows to this number of bytes.
    pub(crate) fn with_room(max_bytes: usize) -> Self {
        let directory = tempfile::tempdir().unwrap();
        let data = directory.path().join("data");
        let store: Arc<Store> = Arc::new(Store::open(&data, None).unwrap());
        let world = Self {
            projection: projection(&store, &data, max_bytes),
            store,
            directory,
        };
        world.commit([SPACE, "t"].map(|id| Write::PutSpace(space(id))).into());
        world
    }

    pub(crate) fn commit(&self, writes: Vec<Write>) {
        let plan = Plan {
            writes,
            ..Plan::at(1)
        };
        self.store.commit(plan).unwrap();
    }

    /// Puts a page with these stored properties.
    pub(crate) fn put(&self, id: &str, properties: Value) {
        self.commit(vec![Write::PutObject(page(id, properties))]);
    }

    pub(crate) fn mark(&self, id: &str, at: i64) {
        let mark = OpenedMark {
            object_id: id.into(),
            at,
        };
        self.commit(vec![Write::MarkOpened {
            space_id: SPACE.into(),
            objects: vec![mark],
        }]);
    }

    pub(crate) fn read<T>(&self, space_id: &str, work: impl FnOnce(&Rows) -> T) -> T {
        let read = |_: &Snapshot<'_>, rows: &Rows| Ok::<_, StorageError>(work(rows));
        self.projection.read(space_id, read).unwrap()
    }

    /// The content of the rows of [`SPACE`], by id.
    pub(crate) fn dump(&self) -> BTreeMap<String, String> {
        self.read(SPACE, dump)
    }

    /// The same content, from rows that are loaded from the store now.
    pub(crate) fn dump_now(&self) -> BTreeMap<String, String> {
        let data = self.directory.path().join("data");
        let fresh = projection(&self.store, &data, MAX_BYTES);
        let read = |_: &Snapshot<'_>, rows: &Rows| Ok::<_, StorageError>(dump(rows));
        fresh.read(SPACE, read).unwrap()
    }

    /// Ids of the rows of [`SPACE`], sorted.
    pub(crate) fn ids(&self) -> Vec<String> {
        self.dump().into_keys().collect()
    }
}

fn dump(rows: &Rows) -> BTreeMap<String, String> {
    let all = rows.iter().map(|(number, row)| {
        let id = rows.id(row).to_owned();
        assert_eq!(rows.number_of(&id), Some(number));
        (id, dump_row(rows, row))
    });
    let all: BTreeMap<String, String> = all.collect();
    assert_eq!(rows.len(), all.len());
    all
}

fn dump_row(rows: &Rows, row: &Row) -> String {
    let values = KEYS.map(|key| format!("{key}={}", shown(rows, row, key)));
    let opened = opened_at(rows, row, &HashMap::new());
    let facts = (row.kind.name(), row.is_listed, row.version);
    format!("{values:?} {opened:?} {facts:?}")
}

/// A value in the notation of the tests.
pub(crate) fn shown(rows: &Rows, row: &Row, key: &str) -> String {
    let list = |entries: &[_]| {
        let ids: Vec<&str> = entries
            .iter()
            .map(|one| rows.symbols().text(*one))
            .collect();
        format!("[{}]", ids.join(","))
    };
    if key == "links" {
        return list(&rows.links(row));
    }
    let format = (key == "due").then_some(Format::Date);
    match rows.value(row, rows.field(key, format)) {
        FieldValue::Missing => "missing".to_owned(),
        FieldValue::Null => "null".to_owned(),
        FieldValue::Checkbox(value) => value.to_string(),
        FieldValue::Number(value) => value.to_string(),
        FieldValue::Date(value) => format!("{value} s"),
        FieldValue::Text(text) => format!("{:?}", text.text),
        FieldValue::List(entries) => list(entries),
    }
}

pub(crate) fn space(id: &str) -> SpaceRecord {
    SpaceRecord {
        id: id.into(),
        name: format!("Space {id}"),
        description: String::new(),
        icon_image: None,
        state: SpaceState::Live,
        created_at: 1,
        version: 0,
    }
}

/// A listed page of [`SPACE`].
pub(crate) fn page(id: &str, properties: Value) -> ObjectRecord {
    let document = json!({"kind": "page", "type": "page", "properties": properties});
    ObjectRecord {
        id: id.into(),
        space_id: SPACE.into(),
        kind: "page".into(),
        type_key: "page".into(),
        name: properties["name"].as_str().unwrap_or_default().into(),
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

/// The custom property `key`; `format` is the position of its format.
pub(crate) fn property(key: &str, format: usize) -> ObjectRecord {
    let properties = json!({"name": key, "relationKey": key, "relationFormat": format});
    let document = json!({"kind": "property", "type": "relation", "properties": properties});
    ObjectRecord {
        kind: "property".into(),
        type_key: "relation".into(),
        document: document.to_string().into(),
        listed: false,
        ..page(&format!("property_{key}"), json!({}))
    }
}

/// A page whose content mentions these objects.
pub(crate) fn mentions(id: &str, targets: &[&str]) -> ObjectRecord {
    let blocks = targets.iter().enumerate().map(|(at, target)| {
        let text = format!("<mention object_id=\"{target}\">x</mention>");
        json!({"id": format!("b{at}"), "type": "paragraph", "text": text})
    });
    let blocks: Vec<Value> = blocks.collect();
    let document = json!({"kind": "page", "type": "page", "blocks": blocks});
    ObjectRecord {
        document: document.to_string().into(),
        ..page(id, json!({}))
    }
}

/// Pseudo-random numbers, the same in every run.
pub(crate) struct Dice(pub(crate) u64);

impl Dice {
    pub(crate) fn roll(&mut self, sides: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap() % sides
    }
}
