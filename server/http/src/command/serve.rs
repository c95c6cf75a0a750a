//! `rolltop serve`: from the options to a running server, and to its orderly end.

use std::ffi::OsString;
use std::net::{SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;

use clap::{ArgAction, Args};
use jiff::tz::TimeZone;
use rolltop_spec::limits::UPLOAD_BYTES_DEFAULT;
use rolltop_store::{Obstacle, StorageError, Store, pasted};
use rolltop_workspace::Workspace;
use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
use slog::{Logger, error, info, warn};
use tokio::runtime;

use super::signals::{Signals, end_on_next_signal};
use super::text::{parse_bind, parse_bytes, parse_switch};
use super::{DataDir, Done, misused, print, say};
use crate::fetch::{AllowedHosts, FetchConfig};
use crate::logging::{self, LogFormat, LogLevel};
use crate::owner::{ControlSocket, Opened, default_directory, fits, open, unusable};
use crate::{DEFAULT_BIND, DRAIN, Server, ServerConfig, StartError, TlsFiles, TrustedPeers};

/// How often the times of last use are written.
const LAST_USED_EVERY: Duration = Duration::from_secs(60);

/// Files that the server claims the right to hold open: every connection is one. As many as every system lets a
/// program have that asks for them.
const OPEN_FILES: u64 = 10_240;

/// Options of `serve`.
#[derive(Args, Debug)]
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
        value_parser = parse_bind
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
    #[arg(long, value_name = "NAMES", env = "ROLLTOP_ALLOWED_HOSTS")]
    allowed_hosts: Option<String>,
    /// Origins of web pages that may read responses, comma separated
    #[arg(long, value_name = "ORIGINS", env = "ROLLTOP_ALLOWED_ORIGINS")]
    allowed_origins: Option<String>,
    /// The time zone for days in filters and sorts, such as Europe/Berlin [default: the system's time zone]
    #[arg(long, value_name = "ZONE", env = "ROLLTOP_TIMEZONE")]
    timezone: Option<String>,
    /// Turn the write rate limit off
    #[arg(long, env = "SERVICE_API_DISABLE_RATE_LIMIT", action = ArgAction::SetTrue, value_parser = parse_switch)]
    disable_rate_limit: bool,
    /// Hosts with private addresses that uploads by URL may fetch from, as HOST or HOST:PORT, comma separated
    #[arg(long, value_name = "HOSTS", env = "ROLLTOP_URL_UPLOAD_ALLOW_HOSTS")]
    url_upload_allow_hosts: Option<String>,
    /// The largest file of an upload, in bytes
    #[arg(
        long,
        value_name = "BYTES",
        env = "ROLLTOP_MAX_UPLOAD_BYTES",
        default_value_t = UPLOAD_BYTES_DEFAULT,
        value_parser = parse_bytes
    )]
    max_upload_bytes: u64,
    /// The format of log lines
    #[arg(
        long,
        value_enum,
        value_name = "FORMAT",
        env = "ROLLTOP_LOG_FORMAT",
        default_value_t
    )]
    log_format: LogFormat,
    /// The lowest severity of log lines that are written
    #[arg(
        long,
        value_enum,
        value_name = "LEVEL",
        env = "ROLLTOP_LOG_LEVEL",
        default_value_t
    )]
    log_level: LogLevel,
}

impl Serve {
    /// What options say in a language of their own; the error is about the first that cannot mean anything.
    fn read_texts(&self) -> Result<(TrustedPeers, AllowedHosts, TimeZone), String> {
        let peers = TrustedPeers::new(
            self.allowed_hosts.as_deref().unwrap_or_default(),
            self.allowed_origins.as_deref().unwrap_or_default(),
        );
        let fetchable =
            AllowedHosts::parse(self.url_upload_allow_hosts.as_deref().unwrap_or_default());
        Ok((
            peers.map_err(|unusable| unusable.to_string())?,
            fetchable.map_err(|unusable| unusable.to_string())?,
            self.zone()?,
        ))
    }

    /// The zone that days are counted in (query.md 3.4).
    fn zone(&self) -> Result<TimeZone, String> {
        match &self.timezone {
            Some(name) => TimeZone::get(name).map_err(|_| {
                format!(
                    "--timezone (or ROLLTOP_TIMEZONE) is {name:?}, which is not a time zone: give one as \
                     Europe/Berlin, or leave it out"
                )
            }),
            None => Ok(TimeZone::system()),
        }
    }

    /// The value of `TZ`, where it names no time zone. Other programs use UTC then, so this one starts as well.
    fn unknown_system_zone(&self) -> Option<OsString> {
        let named = std::env::var_os("TZ").filter(|_| self.timezone.is_none())?;
        TimeZone::try_system().is_err().then_some(named)
    }

    pub(super) fn run(self) -> Done {
        let local = self.listen.ip().is_loopback();
        let tls = self.tls_cert.clone().zip(self.tls_key.clone());
        let unencrypted = match tls {
            Some(_) => "",
            None => ", without encryption",
        };
        if !local && !self.allow_network {
            return misused(&format!(
                "{} can be reached from other machines{unencrypted}: add --allow-network if that is meant",
                self.listen
            ));
        }
        let (peers, fetchable, zone) = match self.read_texts() {
            Ok(read) => read,
            Err(unusable) => return misused(&unusable),
        };
        let directory = self.data.path()?;
        let (log, written) = logging::open(self.log_format, self.log_level);
        if !local {
            warn!(log, "other machines can reach this server{}", unencrypted; "bind" => %self.listen);
        }
        if let Some(unknown) = self.unknown_system_zone() {
            warn!(log, "the variable TZ names no time zone, and days are counted in UTC: name one in it or with --timezone, as \
                 Europe/Berlin"; "tz" => ?unknown);
        }
        let config = ServerConfig {
            bind: self.listen,
            tls: tls.map(|(certificates, key)| TlsFiles { certificates, key }),
            peers,
            write_limit: !self.disable_rate_limit,
            max_upload_bytes: self.max_upload_bytes,
            fetch: FetchConfig {
                allowed_hosts: fetchable,
                ..FetchConfig::default()
            },
            ..ServerConfig::default()
        };
        let in_json = self.log_format.is_json();
        let done = serve_on(&directory, zone, &config, &log, in_json).map(|()| ExitCode::SUCCESS);
        drop(log);
        if !written.finish() {
            // Standard error has no reader: a write to it would never end.
            std::process::exit(i32::from(done.is_err()));
        }
        done
    }
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
    can_listen_for_a_new_workspace(directory, config.bind)?;
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

/// No workspace is made for a server that cannot listen.
fn can_listen_for_a_new_workspace(directory: &Path, bind: SocketAddr) -> Result<(), String> {
    if Store::find(directory).is_ok() {
        return Ok(());
    }
    let address = bind;
    let refused = |error| StartError::Bind { address, error }.to_string();
    TcpListener::bind(bind).map(drop).map_err(refused)
}

/// Raises the limit of open files within what the system allows. The usual one is low for the sake of older programs,
/// and where connections use it up, the database cannot be opened either.
fn claim_open_files() {
    let limit = getrlimit(Resource::Nofile);
    let claimed = limit
        .maximum
        .map_or(OPEN_FILES, |most| most.min(OPEN_FILES));
    if limit.current.is_some_and(|current| current < claimed) {
        let raised = Rlimit {
            current: Some(claimed),
            ..limit
        };
        // Without it the server works within the limit that there is.
        let _ = setrlimit(Resource::Nofile, raised);
    }
}

async fn serve(
    directory: &Path,
    config: &ServerConfig,
    opened: &Opened,
    log: &Logger,
    in_json: bool,
) -> Result<(), String> {
    let mut signals = Signals::listen().map_err(|error| error.to_string())?;
    let server = Server::start(config, opened.workspace.clone(), opened.clock.clone(), log)
        .map_err(|error| error.to_string())?;
    let socket = ControlSocket::listen(directory, opened.workspace.clone(), log.clone())
        .map_err(|error| unusable(directory, &error))?;
    let marks = tokio::spawn(keep_marks_written(opened.workspace.clone(), log.clone()));
    if opened
        .workspace
        .list_keys()
        .is_ok_and(|keys| keys.is_empty())
    {
        // A program that reads standard error gets a line of the log.
        match in_json {
            true => info!(log, "{}", first_key(directory)),
            false => say(&first_key(directory)),
        }
    }
    info!(log, "started"; "address" => %server.address(), "data_dir" => %directory.display());
    print(&format!("listening on {}", server.url()))?;

    signals.next().await;
    end_on_next_signal();
    info!(log, "stopping");
    marks.abort();
    drop(socket);
    server.stop(DRAIN).await;
    write_marks(&opened.workspace, log).await;
    Ok(())
}

/// How the first key is made, on the data directory that this server has.
fn first_key(directory: &Path) -> String {
    let elsewhere = if default_directory().is_some_and(|usual| usual == directory) {
        String::new()
    } else {
        format!(" --data-dir {}", pasted(directory))
    };
    format!(
        "there is no API key yet; make one with `rolltop keys create --name <name> --all-spaces --permission \
         readwrite{elsewhere}`"
    )
}

async fn keep_marks_written(workspace: Arc<Workspace>, log: Logger) {
    let mut due = tokio::time::interval(LAST_USED_EVERY);
    loop {
        due.tick().await;
        write_marks(&workspace, &log).await;
    }
}

async fn write_marks(workspace: &Arc<Workspace>, log: &Logger) {
    let workspace = Arc::clone(workspace);
    match tokio::task::spawn_blocking(move || workspace.write_marks()).await {
        Ok(Ok(())) => {}
        Ok(Err(error)) => error!(log, "last-used times could not be written"; "error" => %error),
        Err(_) => error!(log, "writing last-used times panicked"),
    }
}
