//! What every workspace to measure with stands on: a data directory that is written in this process, with one space and
//! a key that reaches everything.

use std::path::Path;
use std::sync::Arc;

use rolltop_spec::spaces::CreateSpaceRequest;
use rolltop_store::{Store, Tx};
use rolltop_workspace::ids::{Entropy, Ids};
use rolltop_workspace::keys::{Caller, KeyReach, KeyRequest, Scope};
use rolltop_workspace::spaces::{IdSpelling, SpaceTarget};
use rolltop_workspace::testing::{ManualClock, SeededEntropy};
use rolltop_workspace::{SearchOptions, Workspace};

/// When everything was written: 2026-08-12T10:00:00Z.
pub(crate) const NOW: i64 = 1_786_528_800;

/// A workspace that is being written.
pub(crate) struct Ground {
    pub(crate) store: Arc<Store>,
    pub(crate) workspace: Arc<Workspace>,
    /// Its first space.
    pub(crate) space: SpaceTarget,
    /// A key that reaches it.
    pub(crate) key: String,
    entropy: Arc<SeededEntropy>,
}

impl Ground {
    /// Opens a data directory that does not exist.
    pub(crate) fn new(data: &Path, seed: u64) -> Self {
        let entropy = Arc::new(SeededEntropy::new(seed));
        let (store, workspace) = open(data, Arc::clone(&entropy) as Arc<dyn Entropy>);
        let request = KeyRequest {
            name: "bench".to_owned(),
            scope: Scope::JsonApi,
            reach: KeyReach::Unscoped,
            expires_in: None,
        };
        let key = workspace.create_key(&request).expect("a key").token.0;
        let id = add_space(&workspace, "Bench");
        let space = SpaceTarget {
            spelled: id.clone(),
            id,
        };
        Self {
            store,
            workspace,
            space,
            key,
            entropy,
        }
    }

    /// New ids, the same in every run.
    pub(crate) fn ids(&self) -> Ids<'_> {
        Ids(&*self.entropy)
    }

    /// Closes the data directory, for a server to open it.
    pub(crate) fn close(self) {
        drop(self.workspace);
        self.store.close().expect("the store closes");
    }
}

/// A store and a workspace over it in this process, at [`NOW`].
pub(crate) fn open(data: &Path, entropy: Arc<dyn Entropy>) -> (Arc<Store>, Arc<Workspace>) {
    let store: Arc<Store> = Arc::new(Store::open(data, None).expect("the store opens"));
    let workspace = Workspace::new(
        Arc::clone(&store),
        SearchOptions::of(data),
        Arc::new(ManualClock::at_seconds(NOW)),
        entropy,
        slog::Logger::root(slog::Discard, slog::o!()),
    );
    (store, Arc::new(workspace))
}

/// Makes a space and gives its full id.
pub(crate) fn add_space(workspace: &Arc<Workspace>, name: &str) -> String {
    let new = CreateSpaceRequest {
        name: Some(name.to_owned()),
        description: None,
    };
    committed(workspace, move |workspace, tx| {
        let made = workspace.create_space(tx, &caller(), &new, IdSpelling::Full)?;
        Ok(made.id.expect("an id"))
    })
}

/// Who writes it.
pub(crate) fn caller() -> Caller {
    Caller {
        key_id: "bench".to_owned(),
        name: "bench".to_owned(),
        scope: Scope::JsonApi,
        grant: None,
        created_at: 0,
        expires_at: 0,
    }
}

/// Runs a use case in a write transaction and gives the id of what it made.
pub(crate) fn committed(
    workspace: &Arc<Workspace>,
    use_case: impl FnOnce(&Workspace, &mut Tx<'_>) -> rolltop_workspace::Result<String> + Send + 'static,
) -> String {
    workspace.write(use_case).wait().expect("a commit")
}
