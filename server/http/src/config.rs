//! The configuration of a server.

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use futures::future::BoxFuture;
use rolltop_spec::limits::{BODY_STALL_SECONDS, OPEN_STREAMS, UPLOAD_BYTES_DEFAULT};

use crate::fetch::FetchConfig;
use crate::peers::TrustedPeers;
use crate::tls::TlsFiles;

/// The default address of a server (chats-files-auth.md 4.4).
pub const DEFAULT_BIND: SocketAddr =
    SocketAddr::new(std::net::IpAddr::V4(Ipv4Addr::LOCALHOST), 31009);

/// How long a stopping server waits for the requests that it has begun.
pub const DRAIN: Duration = Duration::from_secs(10);

/// Bytes of small bodies that may be in memory at one time, and as many of large ones, of which each has at most 10 MiB.
const BODY_BYTES: usize = 64 << 20;
/// Each may keep half a megabyte that its client does not read, and the last event.
const STREAM_CONNECTIONS: usize = 4 * OPEN_STREAMS;
const STREAM_STALL: Duration = Duration::from_secs(30);

/// The configuration of one server.
#[derive(Clone)]
pub struct ServerConfig {
    /// Where to listen; port 0 takes a free one.
    pub bind: SocketAddr,
    /// What connections are encrypted with, if they are.
    pub tls: Option<TlsFiles>,
    /// Hosts and origins that are trusted beyond localhost.
    pub peers: TrustedPeers,
    /// Whether writes are limited (http.md 12).
    pub write_limit: bool,
    /// Largest content of an upload, in bytes.
    pub max_upload_bytes: u64,
    /// How uploads by url are fetched.
    pub fetch: FetchConfig,
    /// Maximum number of open event streams (chats-files-auth.md 1.15).
    pub open_streams: usize,
    /// Maximum number of connections that event streams hold. A stream that its client does not read ends long before its
    /// connection does.
    pub stream_connections: usize,
    /// How long an event stream or a large answer waits for a client that takes nothing (chats-files-auth.md 1.15, 4.4).
    pub stream_stall: Duration,
    /// Bytes that bodies may have in memory at one time, up to 256 KiB of each; and as many behind these. Others wait.
    pub body_bytes: usize,
    /// How long a body may stand still between two pieces, before its connection is closed.
    pub body_stall: Duration,
    /// Runs before every handler. No flag or variable sets it.
    #[doc(hidden)]
    pub fault: Option<Fault>,
}

impl Default for ServerConfig {
    fn default() -> Self {
        Self {
            bind: DEFAULT_BIND,
            tls: None,
            peers: TrustedPeers::default(),
            write_limit: true,
            max_upload_bytes: UPLOAD_BYTES_DEFAULT,
            fetch: FetchConfig::default(),
            open_streams: OPEN_STREAMS,
            stream_connections: STREAM_CONNECTIONS,
            stream_stall: STREAM_STALL,
            body_bytes: BODY_BYTES,
            body_stall: Duration::from_secs(BODY_STALL_SECONDS),
            fault: None,
        }
    }
}

/// Lets a test panic or wait between the pipeline and the handler of the operation that it is given.
#[doc(hidden)]
pub type Fault = Arc<dyn Fn(&'static str) -> BoxFuture<'static, ()> + Send + Sync>;
