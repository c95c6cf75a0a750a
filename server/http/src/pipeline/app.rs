//! The state that all requests of a server share.

use std::sync::Arc;
use std::time::Duration;
use std::{fmt, panic};

use rolltop_spec::refusal::ApiError;
use rolltop_store::StorageError;
use rolltop_workspace::clock::Clock;
use rolltop_workspace::{Error, Workspace};
use slog::{Logger, error};
use tokio::sync::Semaphore;
use tokio::task::{JoinError, spawn_blocking};
use tokio_util::task::TaskTracker;

use super::body::BodyMemory;
use super::{BodyTerms, InFlight, Routes, WriteLimiter};
use crate::config::{Fault, ServerConfig};
use crate::fetch::Fetcher;
use crate::peers::TrustedPeers;
use crate::program::RefusedPrograms;
use crate::receive::Destination;
use crate::refusals::refusal;
use crate::under_way::UnderWay;

/// Maximum size of all bodies of unauthenticated requests in memory at one time; none of these bodies is large.
const UNAUTHENTICATED_BODY_BYTES: usize = 4 << 20;
/// Maximum number of forms received at one time. Each uses less than one MB of memory, and a file.
const FORMS: usize = 64;
/// Maximum number of concurrent reads. The blocking pool has many more threads, so authorization and writes get one
/// even if all reads are slow.
const READS: usize = 64;
/// Maximum number of images decoded at one time to create smaller variants; each may need several hundred MB.
const VARIANT_JOBS: usize = 2;
/// Maximum number of concurrent program lookups for pairing; each lookup scans all processes.
const PROGRAM_LOOKUPS: usize = 1;

/// The context that Dropshot passes to every endpoint.
pub(crate) type Context = Arc<App>;

pub(crate) struct App {
    pub(crate) workspace: Arc<Workspace>,
    pub(crate) routes: Routes,
    /// The clients that can connect to the server.
    pub(crate) peers: TrustedPeers,
    /// The write rate limiter, if enabled.
    pub(crate) limiter: Option<WriteLimiter>,
    /// The scheme of its URLs: `http` or `https`.
    pub(crate) scheme: &'static str,
    pub(crate) max_upload_bytes: u64,
    pub(crate) fetcher: Fetcher,
    /// Running requests with an `Idempotency-Key`.
    pub(crate) in_flight: InFlight,
    /// The rules for receiving bodies.
    pub(crate) bodies: Arc<BodyTerms>,
    body_memory: BodyMemory,
    /// Separate memory for unauthenticated requests, so that they cannot block authenticated ones.
    unauthenticated_body_memory: BodyMemory,
    /// Limits the forms that are received.
    pub(crate) forms: Semaphore,
    /// Limits the program lookups of pairing requests.
    pub(crate) program_lookup: Semaphore,
    /// Programs that were refused pairing; they are checked first.
    pub(crate) refused_programs: RefusedPrograms,
    /// Limits the reads on the blocking pool.
    pub(crate) reads: Arc<Semaphore>,
    /// Limits the creation of image variants.
    pub(crate) variant_jobs: Arc<Semaphore>,
    /// Limits open event streams.
    pub(crate) stream_slots: Arc<Semaphore>,
    /// Limits their connections, which may outlive them.
    pub(crate) stream_connections: Arc<Semaphore>,
    /// How long a stream waits for a client that does not read.
    pub(crate) stream_stall: Duration,
    /// The responses that a stopping server waits for.
    pub(crate) under_way: UnderWay,
    /// Mutations. Each runs as a separate task, which continues when its client disconnects. A stopping server waits
    /// for all of them.
    pub(crate) mutations: TaskTracker,
    /// Test hook for injecting faults.
    pub(crate) fault: Option<Fault>,
    pub(crate) log: Logger,
}

impl App {
    pub(crate) fn new(
        config: &ServerConfig,
        workspace: Arc<Workspace>,
        clock: Arc<dyn Clock>,
        log: Logger,
        routes: Routes,
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
            fault: config.fault.clone(),
            workspace,
            log,
        }
    }

    /// Starts a background check of the files that deleted messages left behind.
    pub(crate) fn clean_up_attachments(&self) {
        let (workspace, log) = (Arc::clone(&self.workspace), self.log.clone());
        self.mutations.spawn_blocking(move || {
            if let Err(error) = workspace.clean_up_attachments() {
                error!(log, "cleaning up attachments failed and will be retried"; "error" => %error);
            }
        });
    }

    /// The memory for bodies of authenticated or exempt requests.
    pub(super) fn body_memory(&self, is_exempt: bool) -> &BodyMemory {
        match is_exempt {
            true => &self.unauthenticated_body_memory,
            false => &self.body_memory,
        }
    }

    /// The destination of uploaded content.
    pub(crate) fn uploads(&self) -> Destination<'_> {
        Destination {
            workspace: &self.workspace,
            cap: self.max_upload_bytes,
        }
    }

    /// Runs work that may access the disk on the blocking pool.
    pub(crate) async fn blocking<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Arc<Workspace>) -> T + Send + 'static,
    ) -> T {
        let workspace = Arc::clone(&self.workspace);
        joined(spawn_blocking(move || work(&workspace)).await)
    }

    /// The same for a read, which first waits for a permit. It keeps the permit until it ends, even if its client
    /// disconnects. A read must not wait for another read.
    pub(crate) async fn reading<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Arc<Workspace>) -> T + Send + 'static,
    ) -> T {
        // Closed only when the server ends.
        let place = Arc::clone(&self.reads).acquire_owned().await;
        self.blocking(move |workspace| {
            let _place = place;
            work(workspace)
        })
        .await
    }
}

/// The result of a task. Panics are propagated, up to the panic guard.
pub(super) fn joined<T>(result: Result<T, JoinError>) -> T {
    match result {
        Ok(value) => value,
        // Tasks are only cancelled by a runtime that is shut down.
        Err(error) => panic::resume_unwind(error.into_panic()),
    }
}

/// Why a use case was refused: by its own checks or by the store.
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
