//! A workspace in this process, for what is measured without HTTP.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use rolltop_store::{SqliteStore, Store, StoreOptions};
use rolltop_workspace::Workspace;
use rolltop_workspace::search::{Found, SearchRequest};
use rolltop_workspace::spaces::{Page, SpaceTarget};
use rolltop_workspace::testing::{ManualClock, SeededEntropy};

use crate::ground::NOW;
use crate::workspace::Made;

/// A workspace in this process.
pub(super) struct Local {
    pub(super) store: Arc<dyn Store>,
    workspace: Workspace,
    space: SpaceTarget,
}

impl Local {
    /// Opens what was made; everything that it holds can be found.
    pub(super) fn open(data: &Path, made: &Made) -> Self {
        let store: Arc<dyn Store> =
            Arc::new(SqliteStore::open(data, StoreOptions::default()).unwrap());
        let workspace = Workspace::new(
            Arc::clone(&store),
            Arc::new(ManualClock::at_seconds(NOW)),
            Arc::new(SeededEntropy::new(7)),
            slog::Logger::root(slog::Discard, slog::o!()),
        )
        .with_index_in(&data.join("index"));
        let space = SpaceTarget {
            id: made.space.clone(),
            spelled: made.space.clone(),
        };
        let local = Self {
            store,
            workspace,
            space,
        };
        while !local.search(&made.words[2]).warnings.is_empty() {
            std::thread::sleep(Duration::from_millis(20));
        }
        local
    }

    pub(super) fn search(&self, query: &str) -> Found {
        self.find(&SearchRequest {
            query: Some(query.to_owned()),
            ..SearchRequest::default()
        })
    }

    pub(super) fn find(&self, request: &SearchRequest) -> Found {
        let page = Page {
            offset: 0,
            limit: 25,
        };
        let found = self
            .workspace
            .search_space(&self.space, request, Default::default(), page);
        found.unwrap()
    }

    pub(super) fn close(self) {
        drop(self.workspace);
        self.store.close().unwrap();
    }
}
