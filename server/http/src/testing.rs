//! A server in the test's own process: on a free port, over a store in a directory of its own, with a clock that
//! only the test moves, and a client that sends exactly what it is told.

#![expect(clippy::expect_used, reason = "tests")]

use std::fs::{self, DirBuilder, OpenOptions};
use std::io::Write as _;
use std::net::SocketAddr;
use std::os::unix::fs::{DirBuilderExt, OpenOptionsExt};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use bytes::Bytes;
use http::header::{AUTHORIZATION, CONTENT_TYPE, HOST, HeaderMap, HeaderName, HeaderValue};
use http::{Request, StatusCode};
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
use serde_json::Value;
use slog::Logger;
use tempfile::TempDir;
use tokio::net::TcpStream;

use crate::{DRAIN, Server, ServerConfig, logging};

/// Whatever went wrong in the harness; a test unwraps it.
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

    /// From now on, whoever asks for a key without an Origin waits for ever where its program would be looked for.
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
        Ok(self.workspace.create_key(&request)?.token)
    }

    /// Begins a request to this server.
    pub fn request(&self, method: &str, path: &str) -> Call {
        Call {
            address: self.address(),
            method: method.to_owned(),
            path: path.to_owned(),
            headers: vec![(HOST, HeaderValue::from_static("localhost"))],
            body: Bytes::new(),
            is_http2: false,
        }
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

/// A request that is being put together.
#[derive(Clone, Debug)]
pub struct Call {
    address: SocketAddr,
    method: String,
    path: String,
    headers: Vec<(HeaderName, HeaderValue)>,
    body: Bytes,
    is_http2: bool,
}

impl Call {
    /// Sends this key.
    ///
    /// # Panics
    /// It is no header value.
    #[must_use]
    pub fn key(self, key: &str) -> Self {
        let value = HeaderValue::try_from(format!("Bearer {key}"));
        self.header(AUTHORIZATION, value.expect("a header value"))
    }

    /// Sends this header, beside any other of the name.
    #[must_use]
    pub fn header(mut self, name: HeaderName, value: HeaderValue) -> Self {
        self.headers.push((name, value));
        self
    }

    /// Sends this Host header in place of the ordinary one.
    #[must_use]
    pub fn host(mut self, value: HeaderValue) -> Self {
        self.headers.retain(|(name, _)| name != HOST);
        self.header(HOST, value)
    }

    /// Sends these bytes.
    #[must_use]
    pub fn body(mut self, body: impl Into<Bytes>) -> Self {
        self.body = body.into();
        self
    }

    /// Speaks HTTP/2, where the Host header is the authority of the request.
    #[must_use]
    pub fn over_http2(mut self) -> Self {
        self.is_http2 = true;
        self
    }

    /// Sends the request on a connection of its own.
    ///
    /// # Panics
    /// There is no whole answer.
    pub async fn send(self) -> Answer {
        self.exchange().await.expect("an answer")
    }

    async fn exchange(self) -> Result<Answer, Failure> {
        let stream = TokioIo::new(TcpStream::connect(self.address).await?);
        let mut request = Request::builder().method(self.method.as_str());
        let mut host = None;
        if let Some(headers) = request.headers_mut() {
            for (name, value) in self.headers {
                if self.is_http2 && name == HOST {
                    host = Some(value);
                } else {
                    headers.append(name, value);
                }
            }
        }
        let body = Full::new(self.body);
        let (response, connection) = if let Some(host) = host {
            let uri = format!("http://{}{}", host.to_str()?, self.path);
            let (mut sender, connection) =
                hyper::client::conn::http2::handshake(TokioExecutor::new(), stream).await?;
            let connection = tokio::spawn(connection);
            let request = request.uri(uri).body(body)?;
            (sender.send_request(request).await?, connection)
        } else {
            let (mut sender, connection) = hyper::client::conn::http1::handshake(stream).await?;
            let connection = tokio::spawn(connection);
            let request = request.uri(self.path.as_str()).body(body)?;
            (sender.send_request(request).await?, connection)
        };
        let (parts, body) = response.into_parts();
        // A stream of events has no end: its head is the answer.
        let is_stream = parts
            .headers
            .get(CONTENT_TYPE)
            .is_some_and(|kind| kind == EVENT_STREAM);
        let body = if is_stream {
            Bytes::new()
        } else {
            body.collect().await?.to_bytes()
        };
        // The answer is complete; an early one leaves a client that would wait for the server to hang up.
        connection.abort();
        Ok(Answer {
            status: parts.status,
            headers: parts.headers,
            body,
        })
    }
}

/// What came back.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The status.
    pub status: StatusCode,
    /// The headers.
    pub headers: HeaderMap,
    /// The body.
    pub body: Bytes,
}

impl Answer {
    /// The body as JSON; null when it is none.
    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_default()
    }

    /// A header as text.
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.get(name)?.to_str().ok()
    }

    /// `code` of an error.
    pub fn code(&self) -> String {
        self.json()
            .get("code")
            .and_then(Value::as_str)
            .unwrap_or_default()
            .to_owned()
    }

    /// The path of the first issue.
    pub fn issue_path(&self) -> String {
        self.json()
            .pointer("/issues/0/path")
            .and_then(Value::as_str)
            .unwrap_or_default()
            .to_owned()
    }
}
