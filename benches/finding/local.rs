//! A workspace in this process, for what is measured without HTTP.

use std::path::Path;
use std::sync::Arc;

use rolltop_spec::params::Page;
use rolltop_spec::shared::{ListResponse, ObjectRow};
use rolltop_store::Store;
use rolltop_workspace::Workspace;
use rolltop_workspace::search::SearchRequest;
use rolltop_workspace::spaces::SpaceTarget;
use rolltop_workspace::testing::SeededEntropy;

use crate::ground;
use crate::workspace::Made;

/// A workspace in this process.
pub(super) struct Local {
    store: Arc<Store>,
    workspace: Arc<Workspace>,
    space: SpaceTarget,
}

impl Local {
    /// Opens a data directory that was written before.
    pub(super) fn open(data: &Path, made: &Made) -> Self {
        let (store, workspace) = ground::open(data, Arc::new(SeededEntropy::new(7)));
        let space = SpaceTarget {
            id: made.space.clone(),
            spelled: made.space.clone(),
        };
        Self {
            store,
            workspace,
            space,
        }
    }

    /// The first page of a search.
    pub(super) fn find(&self, request: &SearchRequest<'_>) -> ListResponse<ObjectRow> {
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
