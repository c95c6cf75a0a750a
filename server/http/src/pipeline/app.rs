//! What all requests of a server share.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use rolltop_spec::refusal::ApiError;
use rolltop_store::{StorageError, Tx};
use rolltop_workspace::clock::Clock;
use rolltop_workspace::{Error, Workspace};
use slog::{Logger, error};
use tokio::sync::Semaphore;
use tokio_util::task::TaskTracker;

use super::{BodyMemory, BodyTerms, InFlight, Routes, WriteLimiter};
use crate::blocking::blocking;
use crate::config::{FaultInjection, ServerConfig};
use crate::fetch::Fetcher;
use crate::peers::TrustedPeers;
use crate::program::RefusedPrograms;
use crate::receive::Destination;
use crate::refusals::refusal;
use crate::under_way::UnderWay;

/// Bytes of bodies of requests without a key that may be in memory at one time: none of theirs is large.
const UNAUTHENTICATED_BODY_BYTES: usize = 4 << 20;
/// Forms that are received at one time; each has less than a MB in memory, and a file.
const FORMS: usize = 64;
/// Reads that may run at one time. The blocking pool has many more threads: authorization and writes find one even while
/// all of these last long.
const READS: usize = 64;
/// Pictures that may be decoded at once, to be made smaller; each may need some hundred MB.
const VARIANT_JOBS: usize = 2;
/// Callers of pairing whose program is looked for at once: a look goes through all processes.
const PROGRAM_LOOKUPS: usize = 1;

/// What Dropshot hands to every endpoint.
pub(crate) type Context = Arc<App>;

pub(crate) struct App {
    pub(crate) workspace: Arc<Workspace>,
    pub(crate) routes: Routes<Context>,
    /// Who may speak to the server.
    pub(crate) peers: TrustedPeers,
    /// The write bucket, when there is one.
    pub(crate) limiter: Option<WriteLimiter>,
    /// How its addresses begin: `http` or `https`.
    pub(crate) scheme: &'static str,
    pub(crate) max_upload_bytes: u64,
    pub(crate) fetcher: Fetcher,
    /// Keyed requests that are running.
    pub(crate) in_flight: InFlight,
    /// On what terms bodies are received.
    pub(crate) bodies: Arc<BodyTerms>,
    body_memory: BodyMemory,
    /// The same for requests without a key: they cannot take the room from those with one.
    unauthenticated_body_memory: BodyMemory,
    /// Admits forms to being received.
    pub(crate) forms: Semaphore,
    /// Admits pairing requests to the look for their program.
    pub(crate) program_lookup: Semaphore,
    /// Callers of pairing that are looked at first.
    pub(crate) refused_programs: RefusedPrograms,
    /// Admits reads to the threads of the blocking pool.
    pub(crate) reads: Arc<Semaphore>,
    /// Admits the making of variants of pictures.
    pub(crate) variant_jobs: Arc<Semaphore>,
    /// Admits event streams.
    pub(crate) stream_slots: Arc<Semaphore>,
    /// Admits them to their connections, which may outlast them.
    pub(crate) stream_connections: Arc<Semaphore>,
    /// How long a stream waits for a client that takes nothing.
    pub(crate) stream_stall: Duration,
    /// What a stopping server waits for.
    pub(crate) under_way: UnderWay,
    /// Mutations: each is a task of its own, which goes on when its client leaves. A stopping server waits for all of them.
    pub(crate) mutations: TaskTracker,
    /// Only tests set it.
    pub(crate) faults: FaultInjection,
    pub(crate) log: Logger,
}

impl App {
    pub(crate) fn new(
        config: &ServerConfig,
        workspace: Arc<Workspace>,
        clock: Arc<dyn Clock>,
        log: Logger,
        routes: Routes<Context>,
    ) -> Self {
        let limiter = config.write_limit.then(|| WriteLimiter::new(clock));
        let under_way = UnderWay::new(config.stream_stall);
        Self {
            routes,
            peers: config.peers.clone(),
            limiter,
            scheme: if config.tls.is_some() {
                "https"
            } else {
                "http"
            },
            max_upload_bytes: config.max_upload_bytes,
            fetcher: Fetcher::new(&config.fetch),
            in_flight: InFlight::default(),
            bodies: Arc::new(BodyTerms::new(
                config.body_stall,
                under_way.bodies_given_up(),
            )),
            body_memory: BodyMemory::new(config.body_bytes),
            unauthenticated_body_memory: BodyMemory::new(UNAUTHENTICATED_BODY_BYTES),
            forms: Semaphore::new(FORMS),
            program_lookup: Semaphore::new(PROGRAM_LOOKUPS),
            refused_programs: RefusedPrograms::default(),
            reads: Arc::new(Semaphore::new(READS)),
            variant_jobs: Arc::new(Semaphore::new(VARIANT_JOBS)),
            stream_slots: Arc::new(Semaphore::new(config.open_streams)),
            stream_connections: Arc::new(Semaphore::new(config.stream_connections)),
            stream_stall: config.stream_stall,
            under_way,
            mutations: TaskTracker::default(),
            faults: config.faults.clone(),
            workspace,
            log,
        }
    }

    /// Lets the files that deleted messages left behind be examined, after the answer and without anybody waiting.
    pub(crate) fn clean_up_attachments(&self) {
        let (workspace, log) = (Arc::clone(&self.workspace), self.log.clone());
        self.mutations.spawn_blocking(move || {
            if let Err(error) = workspace.clean_up_attachments() {
                error!(log, "cleaning up attachments failed and will be retried"; "error" => %error);
            }
        });
    }

    /// The memory for bodies of requests with a key, or without one.
    pub(super) fn body_memory(&self, is_exempt: bool) -> &BodyMemory {
        match is_exempt {
            true => &self.unauthenticated_body_memory,
            false => &self.body_memory,
        }
    }

    /// Where the content of uploads goes.
    pub(crate) fn uploads(&self) -> Destination<'_> {
        Destination {
            workspace: &self.workspace,
            cap: self.max_upload_bytes,
        }
    }

    /// Runs what may touch the disk where it cannot hold up other requests.
    pub(crate) async fn blocking<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Workspace) -> T + Send + 'static,
    ) -> T {
        let workspace = Arc::clone(&self.workspace);
        blocking(move || work(&workspace)).await
    }

    /// The same for a read, which waits for its place first. It keeps the place until it ends, also when its client has
    /// left. A read must not wait for another one.
    pub(crate) async fn reading<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Workspace) -> T + Send + 'static,
    ) -> T {
        // Closed only with the server.
        let place = Arc::clone(&self.reads).acquire_owned().await;
        self.blocking(move |workspace| {
            let _place = place;
            work(workspace)
        })
        .await
    }

    /// Runs a use case in a write transaction; returns when what it wrote is on disk. Its panic goes on here.
    pub(crate) async fn write<T, E>(
        &self,
        use_case: impl FnOnce(&Workspace, &mut Tx<'_>) -> Result<T, E> + Send + 'static,
    ) -> Result<T, ApiError>
    where
        T: Send + 'static,
        E: Into<Refused>,
    {
        let done = self
            .workspace
            .write(move |workspace, tx| use_case(workspace, tx).map_err(Into::into));
        done.await.map_err(|Refused(refused)| refused)
    }
}

/// Why a use case was refused, by itself or by the store.
pub(crate) struct Refused(ApiError);

impl From<ApiError> for Refused {
    fn from(error: ApiError) -> Self {
        Self(error)
    }
}

impl From<Error> for Refused {
    fn from(error: Error) -> Self {
        Self(refusal(error))
    }
}

impl From<Refused> for ApiError {
    fn from(Refused(refused): Refused) -> Self {
        refused
    }
}

impl From<StorageError> for Refused {
    fn from(error: StorageError) -> Self {
        Error::from(error).into()
    }
}

impl fmt::Debug for App {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("App")
    }
}
