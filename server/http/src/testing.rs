//! A server in the test's own process: on a free port, over a store in a directory of its own, with a clock that
//! only the test moves, and a client that sends a request as it stands.

use std::fs::{self, DirBuilder, OpenOptions};
use std::io::Write as _;
use std::net::SocketAddr;
use std::os::unix::fs::{DirBuilderExt, OpenOptionsExt};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use bytes::Bytes;
use http::header::{CONTENT_TYPE, HOST};
use http::{Request, Response, Version};
use http_body_util::{BodyExt, Full};
use hyper_util::rt::{TokioExecutor, TokioIo};
use jiff::tz::TimeZone;
use rolltop_spec::reply::EVENT_STREAM;
use rolltop_store::Store;
use rolltop_store::testing::Watcher;
use rolltop_workspace::clock::Clock;
use rolltop_workspace::keys::{KeyReach, KeyRequest, Permission, Scope};
use rolltop_workspace::testing::{ManualClock, SeededEntropy};
use rolltop_workspace::{SearchOptions, Workspace};
use slog::Logger;
use tempfile::TempDir;
use tokio::net::TcpStream;

use crate::{DRAIN, Server, ServerConfig, logging};

/// A fault of the harness; a test unwraps it.
pub type Failure = Box<dyn std::error::Error + Send + Sync>;

/// When the clock of every test stands at first: 2026-01-02T03:04:05Z.
pub const START: i64 = 1_767_323_045;

/// A running server and what a test may reach behind its back.
pub struct TestServer {
    /// The clock of records, lifetimes and the write bucket.
    pub clock: Arc<ManualClock>,
    /// The use cases, for what no route offers.
    pub workspace: Arc<Workspace>,
    /// The records, for states that no route makes.
    pub store: Arc<Store>,
    server: Server,
    directory: TempDir,
}

/// Chooses what differs from an ordinary server.
pub struct Options {
    /// The configuration; the address is always a free port.
    pub config: ServerConfig,
    /// Seed of ids and keys.
    pub seed: u64,
    /// The log of the server and its workspace.
    pub log: Logger,
    /// The zone that days are counted in.
    pub zone: TimeZone,
    /// Bytes of all spaces that the index may keep in memory; without it, as many as usual.
    pub index_bytes: Option<usize>,
    /// Called before each read snapshot of the store.
    pub watch: Option<Box<Watcher>>,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            config: ServerConfig {
                write_limit: false,
                ..ServerConfig::default()
            },
            seed: 1,
            log: logging::none(),
            zone: TimeZone::UTC,
            index_bytes: None,
            watch: None,
        }
    }
}

impl TestServer {
    /// An ordinary server without a write limit.
    pub async fn start() -> Result<Self, Failure> {
        Self::start_with(Options::default()).await
    }

    /// A server over an empty store.
    pub async fn start_with(options: Options) -> Result<Self, Failure> {
        Self::open(
            tempfile::tempdir()?,
            Arc::new(ManualClock::at_seconds(START)),
            options,
        )
        .await
    }

    /// A server over a copy of a data directory.
    pub async fn start_over(data: &DataFiles, options: Options) -> Result<Self, Failure> {
        let directory = tempfile::tempdir()?;
        data.write(&directory.path().join("data"))?;
        let clock = Arc::new(ManualClock::at_seconds(START));
        Self::open(directory, clock, options).await
    }

    async fn open(
        directory: TempDir,
        clock: Arc<ManualClock>,
        options: Options,
    ) -> Result<Self, Failure> {
        let data = directory.path().join("data");
        let opened = tokio::task::spawn_blocking(move || Store::open(&data, None)).await?;
        let store = Arc::new(opened?);
        if let Some(watch) = options.watch {
            store.watch_reads(watch);
        }
        let time: Arc<dyn Clock> = Arc::clone(&clock) as Arc<dyn Clock>;
        let entropy = Arc::new(SeededEntropy::new(options.seed));
        let mut search = SearchOptions::of(&directory.path().join("data"));
        search.max_bytes = options.index_bytes.unwrap_or(search.max_bytes);
        let workspace = Workspace::new(
            Arc::clone(&store),
            search,
            Arc::clone(&time),
            entropy,
            options.log.clone(),
        );
        let workspace = workspace.in_zone(options.zone);
        let workspace = Arc::new(workspace);
        let config = ServerConfig {
            bind: SocketAddr::from(([127, 0, 0, 1], 0)),
            ..options.config
        };
        let server = Server::start(&config, Arc::clone(&workspace), time, &options.log)?;
        Ok(Self {
            clock,
            workspace,
            store,
            server,
            directory,
        })
    }

    /// Stops the server and starts another one over the same data; ids go on from another seed.
    pub async fn restart(self, options: Options) -> Result<Self, Failure> {
        let Self {
            clock,
            workspace,
            store,
            server,
            directory,
        } = self;
        server.stop(DRAIN).await;
        workspace.write_marks()?;
        drop(workspace);
        store.close()?;
        drop(store);
        Self::open(directory, clock, options).await
    }

    /// Stops the server.
    pub async fn stop(self) -> Result<(), Failure> {
        self.server.stop(DRAIN).await;
        self.store.close()?;
        Ok(())
    }

    /// Stops the server and reads what it leaves in its data directory.
    pub async fn into_data(self) -> Result<DataFiles, Failure> {
        self.server.stop(DRAIN).await;
        drop(self.workspace);
        self.store.close()?;
        drop(self.store);
        let mut data = DataFiles(Vec::new());
        data.read(&self.directory.path().join("data"), Path::new(""))?;
        Ok(data)
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.server.address()
    }

    /// How many answers are being computed or sent.
    pub fn answers_under_way(&self) -> usize {
        self.server.answers_under_way()
    }

    /// From now on, a request for a key without an Origin waits forever where the server would look for its program.
    pub fn stop_program_lookups(&self) {
        self.server.stop_program_lookups();
    }

    /// The data directory.
    pub fn directory(&self) -> &Path {
        self.directory.path()
    }

    /// A key without a grant.
    pub fn unscoped_key(&self) -> Result<String, Failure> {
        self.key("owner", Scope::JsonApi, KeyReach::Unscoped)
    }

    /// A key for these spaces.
    pub fn space_key(
        &self,
        name: &str,
        spaces: &[&str],
        permission: Permission,
    ) -> Result<String, Failure> {
        let spaces = spaces.iter().map(|&space| space.to_owned()).collect();
        self.key(name, Scope::JsonApi, KeyReach::Spaces(spaces, permission))
    }

    /// Any key.
    pub fn key(&self, name: &str, scope: Scope, reach: KeyReach) -> Result<String, Failure> {
        let request = KeyRequest {
            name: name.to_owned(),
            scope,
            reach,
            expires_in: None,
        };
        Ok(self.workspace.create_key(&request)?.token.0)
    }
}

/// The files of a data directory: their paths in it and their bytes.
pub struct DataFiles(Vec<(PathBuf, Vec<u8>)>);

impl DataFiles {
    fn read(&mut self, root: &Path, inside: &Path) -> std::io::Result<()> {
        for entry in fs::read_dir(root.join(inside))? {
            let entry = entry?;
            let path = inside.join(entry.file_name());
            if entry.file_type()?.is_dir() {
                self.read(root, &path)?;
            } else {
                self.0.push((path, fs::read(entry.path())?));
            }
        }
        Ok(())
    }

    /// Writes them for their owner alone, as the store asks for.
    fn write(&self, root: &Path) -> std::io::Result<()> {
        for (path, bytes) in &self.0 {
            let path = root.join(path);
            let folder = path.parent().unwrap_or(root);
            DirBuilder::new()
                .recursive(true)
                .mode(0o700)
                .create(folder)?;
            let mut file = OpenOptions::new();
            let mut file = file.write(true).create_new(true).mode(0o600).open(path)?;
            file.write_all(bytes)?;
        }
        Ok(())
    }
}

/// Sends a request on a connection of its own. HTTP/2 has the Host header as the authority of its address.
///
/// # Errors
/// There is no whole answer.
pub async fn exchange(
    server: SocketAddr,
    request: Request<Vec<u8>>,
) -> Result<Response<Bytes>, Failure> {
    let stream = TokioIo::new(TcpStream::connect(server).await?);
    let mut request = request.map(Full::<Bytes>::from);
    let (response, connection) = if request.version() == Version::HTTP_2 {
        let host = request.headers_mut().remove(HOST).ok_or("no Host")?;
        *request.uri_mut() = format!("http://{}{}", host.to_str()?, request.uri()).parse()?;
        let (mut sender, connection) =
            hyper::client::conn::http2::handshake(TokioExecutor::new(), stream).await?;
        let connection = tokio::spawn(connection);
        (sender.send_request(request).await?, connection)
    } else {
        let (mut sender, connection) = hyper::client::conn::http1::handshake(stream).await?;
        let connection = tokio::spawn(connection);
        (sender.send_request(request).await?, connection)
    };
    let (head, body) = response.into_parts();
    // A stream of events has no end: its head is the answer.
    let content_type = head.headers.get(CONTENT_TYPE);
    let body = if content_type.is_some_and(|kind| kind == EVENT_STREAM) {
        Bytes::new()
    } else {
        body.collect().await?.to_bytes()
    };
    // The answer is complete; an early one leaves a client that would wait for the server to hang up.
    connection.abort();
    Ok(Response::from_parts(head, body))
}
