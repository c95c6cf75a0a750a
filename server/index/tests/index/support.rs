//! A store in a fresh directory, and records to put into it.

use std::path::Path;
use std::sync::Arc;

use rolltop_index::Index;
use rolltop_store::testing::{Commit, Plan, Write};
use rolltop_store::{ObjectRecord, SpaceRecord, SpaceState, SqliteStore, Store, StoreOptions};
use serde_json::{Value, json};
use slog::{Discard, Logger, o};
use tempfile::TempDir;

/// The space of most tests.
pub(crate) const SPACE: &str = "s";

/// A store with [`SPACE`] and "t" in it, and an index of it.
pub(crate) struct World {
    pub(crate) index: Index,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) directory: TempDir,
}

pub(crate) fn log() -> Logger {
    Logger::root(Discard, o!())
}

impl World {
    pub(crate) fn new() -> Self {
        Self::over(|store, folder| Index::new(store, Some(folder), log()))
    }

    /// With an index that keeps so many bytes in memory.
    pub(crate) fn with_room(bytes: usize) -> Self {
        Self::over(|store, folder| Index::with_room(store, Some(folder), log(), bytes))
    }

    fn over(index: impl FnOnce(Arc<dyn Store>, &Path) -> Index) -> Self {
        let directory = tempfile::tempdir().unwrap();
        let data = directory.path().join("data");
        let store: Arc<dyn Store> =
            Arc::new(SqliteStore::open(&data, StoreOptions::default()).unwrap());
        let world = Self {
            index: index(Arc::clone(&store), &directory.path().join("index")),
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

    /// Ids of the rows of [`SPACE`], sorted.
    pub(crate) fn ids(&self) -> Vec<String> {
        let view = self.index.view(SPACE).unwrap();
        assert!(view.is_complete());
        let table = view.table();
        let mut ids: Vec<String> = table.rows().map(|row| row.id().to_owned()).collect();
        assert_eq!(table.len(), ids.len());
        ids.sort();
        ids
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
