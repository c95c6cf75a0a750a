//! `rolltop serve`: from the options to a running server, and to its orderly end.

use std::collections::HashSet;
use std::ffi::OsString;
use std::net::{SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::{ExitCode, exit};
use std::sync::Arc;
use std::time::Duration;

use clap::{ArgAction, Args};
use jiff::tz::TimeZone;
use rolltop_spec::limits::UPLOAD_BYTES_DEFAULT;
use rolltop_store::{Obstacle, StorageError, Store, pasted};
use rolltop_workspace::Workspace;
use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
use slog::{Level, Logger, error, info, warn};
use tokio::runtime;

use super::signals::stop_on_signal;
use super::text::{parse_switch, written_as};
use super::{DataDir, Done, misused, print, say};
use crate::fetch::{AllowedHosts, FetchConfig};
use crate::logging::{self, LogFormat, levels};
use crate::owner::{ControlSocket, Opened, default_directory, fits, open, unusable};
use crate::peers::{listed_hosts, listed_origins};
use crate::server::unbound;
use crate::{DEFAULT_BIND, DRAIN, Server, ServerConfig, TlsFiles, TrustedPeers};

/// How often the times of last use are written.
const LAST_USED_EVERY: Duration = Duration::from_secs(60);

/// Files that the server claims the right to hold open: every connection is one. Every system allows a program this
/// many.
const OPEN_FILES: u64 = 10_240;

/// Options of `serve`.
#[derive(Args)]
#[command(
    after_help = "Prints one line, `listening on http://ADDRESS:PORT` (https with --tls-cert), when the server is ready. Log lines go \
    to standard error. SIGINT and SIGTERM stop the server after the requests that are running; a second signal \
    stops it immediately. On Linux, SIGHUP from a closed terminal stops it too."
)]
pub struct Serve {
    #[command(flatten)]
    data: DataDir,
    /// The address to listen on; port 0 selects a free port
    #[arg(
        long,
        value_name = "ADDRESS:PORT",
        env = "ROLLTOP_BIND",
        default_value_t = DEFAULT_BIND,
        value_parser = written_as::<SocketAddr>(
            "write an IP address and a port, as 127.0.0.1:31009 or [::1]:31009 (--listen, ROLLTOP_BIND)"
        )
    )]
    listen: SocketAddr,
    /// Allow a --listen address that other machines can reach
    #[arg(long)]
    allow_network: bool,
    /// Serve HTTPS with this certificate chain: a PEM file, the server's certificate first
    #[arg(
        long,
        value_name = "FILE",
        env = "ROLLTOP_TLS_CERT",
        requires = "tls_key"
    )]
    tls_cert: Option<PathBuf>,
    /// The private key of the certificate: a PEM file without a passphrase
    #[arg(
        long,
        value_name = "FILE",
        env = "ROLLTOP_TLS_KEY",
        requires = "tls_cert"
    )]
    tls_key: Option<PathBuf>,
    /// Additional host names that clients may use, comma separated; localhost and IP addresses are always allowed
    #[arg(long, value_name = "NAMES", env = "ROLLTOP_ALLOWED_HOSTS", value_parser = listed_hosts)]
    allowed_hosts: Option<HashSet<String>>,
    /// Origins of web pages that may read responses, comma separated
    #[arg(long, value_name = "ORIGINS", env = "ROLLTOP_ALLOWED_ORIGINS", value_parser = listed_origins)]
    allowed_origins: Option<HashSet<String>>,
    /// The time zone for days in filters and sorts, such as Europe/Berlin [default: the system's time zone]
    #[arg(long, value_name = "ZONE", env = "ROLLTOP_TIMEZONE", value_parser = zone)]
    timezone: Option<TimeZone>,
    /// Turn the write rate limit off
    #[arg(long, env = "SERVICE_API_DISABLE_RATE_LIMIT", action = ArgAction::SetTrue, value_parser = parse_switch)]
    disable_rate_limit: bool,
    /// Hosts with private addresses that uploads by URL may fetch from, as HOST or HOST:PORT, comma separated
    #[arg(
        long,
        value_name = "HOSTS",
        env = "ROLLTOP_URL_UPLOAD_ALLOW_HOSTS",
        value_parser = AllowedHosts::parse
    )]
    url_upload_allow_hosts: Option<AllowedHosts>,
    /// The largest file of an upload, in bytes
    #[arg(
        long,
        value_name = "BYTES",
        env = "ROLLTOP_MAX_UPLOAD_BYTES",
        default_value_t = UPLOAD_BYTES_DEFAULT,
        value_parser = written_as::<u64>(
            "write a number of bytes, as 1048576 (--max-upload-bytes, ROLLTOP_MAX_UPLOAD_BYTES)"
        )
    )]
    max_upload_bytes: u64,
    /// The format of log lines
    #[arg(
        long,
        value_name = "FORMAT",
        env = "ROLLTOP_LOG_FORMAT",
        default_value = "auto"
    )]
    log_format: LogFormat,
    /// The lowest severity of log lines that are written
    #[arg(
        long,
        value_name = "LEVEL",
        env = "ROLLTOP_LOG_LEVEL",
        default_value = "info",
        value_parser = levels()
    )]
    log_level: Level,
}

impl Serve {
    pub(super) fn run(self) -> Done {
        let is_local = self.listen.ip().is_loopback();
        let tls = self.tls_cert.zip(self.tls_key);
        let unencrypted = match tls {
            Some(_) => "",
            None => ", without encryption",
        };
        if !is_local && !self.allow_network {
            return Ok(misused(&format!(
                "{} can be reached from other machines{unencrypted}: add --allow-network if that is meant",
                self.listen
            )));
        }
        let directory = self.data.path()?;
        let (log, written) = logging::open(self.log_format, self.log_level);
        if !is_local {
            warn!(log, "other machines can reach this server{}", unencrypted; "bind" => %self.listen);
        }
        if self.timezone.is_none()
            && let Some(unknown) = unknown_system_zone()
        {
            warn!(log, "the variable TZ names no time zone, and days are counted in UTC: name one in it or with --timezone, as \
                 Europe/Berlin"; "tz" => ?unknown);
        }
        let config = ServerConfig {
            bind: self.listen,
            tls: tls.map(|(certificates, key)| TlsFiles { certificates, key }),
            peers: TrustedPeers {
                hosts: self.allowed_hosts.unwrap_or_default(),
                origins: self.allowed_origins.unwrap_or_default(),
            },
            write_limit: !self.disable_rate_limit,
            max_upload_bytes: self.max_upload_bytes,
            fetch: FetchConfig {
                allowed_hosts: self.url_upload_allow_hosts.unwrap_or_default(),
                ..FetchConfig::default()
            },
            ..ServerConfig::default()
        };
        let zone = self.timezone.unwrap_or_else(TimeZone::system);
        let in_json = self.log_format.is_json();
        let served = serve_on(&directory, zone, &config, &log, in_json);
        drop(log);
        if !written.finish() {
            // Standard error has no reader: a write to it would never end.
            exit(i32::from(served.is_err()));
        }
        served.map(|()| ExitCode::SUCCESS)
    }
}

/// The zone that days are counted in (query.md 3.4).
fn zone(name: &str) -> Result<TimeZone, &'static str> {
    TimeZone::get(name).map_err(|_| {
        "it is not a time zone: give one as Europe/Berlin, or leave it out (--timezone, ROLLTOP_TIMEZONE)"
    })
}

/// The value of `TZ`, where it names no time zone. Other programs use UTC then, so this one starts as well.
fn unknown_system_zone() -> Option<OsString> {
    let named = std::env::var_os("TZ")?;
    TimeZone::try_system().is_err().then_some(named)
}

/// Serves a data directory until a signal comes.
fn serve_on(
    directory: &Path,
    zone: TimeZone,
    config: &ServerConfig,
    log: &Logger,
    in_json: bool,
) -> Result<(), String> {
    fits(directory)?;
    // No workspace is made for a server that cannot listen.
    if Store::find(directory).is_err() {
        let bound = TcpListener::bind(config.bind);
        bound.map_err(|error| unbound(config.bind, &error))?;
    }
    claim_open_files();
    let runtime = runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(|error| format!("the threads of the server do not start: {error}"))?;
    let opened = open(directory, zone, log).map_err(|error| error.to_string())?;
    let served = runtime.block_on(serve(directory, config, &opened, log, in_json));
    // Reads without a waiting client are left behind.
    runtime.shutdown_timeout(Duration::from_secs(1));
    let closed = opened.store.close().map_err(|error| unmoved(&error));
    served.and(closed)
}

/// Why a stop left the log where it is, and what that means.
fn unmoved(error: &StorageError) -> String {
    if let Some(displaced @ Obstacle::Displaced) = error.obstacle {
        let repair = displaced.repair();
        return format!("{error}; its log was left as it is: {repair}");
    }
    let repair = match error.obstacle {
        Some(obstacle) => format!("{obstacle}, {}", obstacle.repair()),
        None => "check whether its disk is failing".to_owned(),
    };
    format!("{error}; nothing that was acknowledged is lost: {repair}, and the next start moves it")
}

/// Raises the limit of open files within what the system allows. If connections use up the usual one, the database
/// cannot be opened either.
fn claim_open_files() {
    let limit = getrlimit(Resource::Nofile);
    let claimed = limit.maximum.unwrap_or(OPEN_FILES).min(OPEN_FILES);
    if limit.current.is_some_and(|current| current < claimed) {
        let current = Some(claimed);
        // If it fails, the server works within the old limit.
        let _ = setrlimit(Resource::Nofile, Rlimit { current, ..limit });
    }
}

async fn serve(
    directory: &Path,
    config: &ServerConfig,
    opened: &Opened,
    log: &Logger,
    in_json: bool,
) -> Result<(), String> {
    let stop = stop_on_signal().map_err(|error| error.to_string())?;
    let workspace = &opened.workspace;
    let server = Server::start(config, workspace.clone(), opened.clock.clone(), log)?;
    let socket = ControlSocket::listen(directory, workspace.clone(), log.clone())
        .map_err(|error| unusable(directory, &error))?;
    if workspace.list_keys().is_ok_and(|keys| keys.is_empty()) {
        // A program that reads standard error gets a line of the log.
        match in_json {
            true => info!(log, "{}", first_key(directory)),
            false => say(&first_key(directory)),
        }
    }
    info!(log, "started"; "address" => %server.address(), "data_dir" => %directory.display());
    print(&format!("listening on {}", server.url()))?;

    let mut due = tokio::time::interval(LAST_USED_EVERY);
    while stop.run_until_cancelled(due.tick()).await.is_some() {
        write_marks(workspace, log).await;
    }
    info!(log, "stopping");
    drop(socket);
    server.stop(DRAIN).await;
    write_marks(workspace, log).await;
    Ok(())
}

/// How the first key is made, on the data directory that this server has.
fn first_key(directory: &Path) -> String {
    let elsewhere = match default_directory() {
        Some(usual) if usual == directory => String::new(),
        _ => format!(" --data-dir {}", pasted(directory)),
    };
    format!(
        "there is no API key yet; make one with `rolltop keys create --name <name> --all-spaces --permission \
         readwrite{elsewhere}`"
    )
}

async fn write_marks(workspace: &Arc<Workspace>, log: &Logger) {
    let workspace = Arc::clone(workspace);
    match tokio::task::spawn_blocking(move || workspace.write_marks()).await {
        Ok(Ok(())) => {}
        Ok(Err(error)) => error!(log, "last-used times could not be written"; "error" => %error),
        Err(_) => error!(log, "writing last-used times panicked"),
    }
}
