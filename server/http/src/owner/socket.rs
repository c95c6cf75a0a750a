//! The control socket of a running server: a unix socket in the data directory that only its owner can open.
//!
//! One JSON request a line, one JSON answer a line.

use std::fs::{File, Permissions, remove_file, set_permissions};
use std::io;
use std::os::unix::fs::PermissionsExt;
use std::os::unix::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use parking_lot::Mutex;
use rolltop_workspace::Workspace;
use rustix::process::getuid;
use slog::{Logger, OwnedKV, SingleKV, info, warn};
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::{UnixListener, UnixStream};
use tokio::sync::Semaphore;
use tokio::task::{JoinHandle, spawn_blocking};
use tokio::time::timeout;

use super::{Answer, Request, perform};
use crate::logging::AUDIT;

/// The file in the data directory.
pub(super) const SOCKET: &str = "control.sock";
/// Longest request line in bytes.
const LINE: u64 = 64 << 10;
/// How long a connection may say nothing.
const IDLE: Duration = Duration::from_secs(30);
/// Maximum number of concurrent connections.
const CONNECTIONS: usize = 8;
/// Files that are kept back for them.
const KEPT_BACK: usize = 2 * CONNECTIONS;

/// Why the socket of a data directory cannot be used, as a sentence for the owner.
pub(crate) fn unusable(directory: &Path, error: &io::Error) -> String {
    let directory = directory.display();
    match error.kind() {
        // The path does not fit into the address of a socket.
        io::ErrorKind::InvalidInput => format!(
            "the path {directory} is too long for the control socket in it: choose a data directory with a shorter path"
        ),
        io::ErrorKind::PermissionDenied => format!(
            "the control socket in {directory} may not be used by you: choose a data directory of your own"
        ),
        _ => format!("the control socket in {directory} cannot be used: {error}"),
    }
}

/// Refuses a data directory whose path is too long for the address of a socket in it.
pub(crate) fn fits(directory: &Path) -> Result<(), String> {
    let address = SocketAddr::from_pathname(directory.join(SOCKET));
    address
        .map(drop)
        .map_err(|error| unusable(directory, &error))
}

/// The listening socket; dropping it takes it away.
pub(crate) struct ControlSocket {
    path: PathBuf,
    accepting: JoinHandle<()>,
}

impl ControlSocket {
    /// Listens in a data directory that this process has locked: a socket that is there already is a dead one.
    pub(crate) fn listen(
        directory: &Path,
        workspace: Arc<Workspace>,
        log: Logger,
    ) -> io::Result<Self> {
        let path = directory.join(SOCKET);
        match remove_file(&path) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
            _ => {}
        }
        // Other users cannot enter the directory (0700), so none connects before the mode is set.
        let listener = UnixListener::bind(&path)?;
        set_permissions(&path, Permissions::from_mode(0o600))?;
        // Not in the task, which may begin after connections over TCP have taken all files.
        let kept_back = Arc::new(KeptBack::default());
        refill(&kept_back);
        let accepting = tokio::spawn(accept(listener, kept_back, workspace, log));
        Ok(Self { path, accepting })
    }
}

impl Drop for ControlSocket {
    fn drop(&mut self) {
        self.accepting.abort();
        // A socket that stays behind is removed by the next start.
        let _ = remove_file(&self.path);
    }
}

async fn accept(
    listener: UnixListener,
    kept_back: Arc<KeptBack>,
    workspace: Arc<Workspace>,
    log: Logger,
) {
    let places = Arc::new(Semaphore::new(CONNECTIONS));
    // The semaphore is never closed.
    while let Ok(place) = Arc::clone(&places).acquire_owned().await {
        match listener.accept().await {
            Ok((stream, _)) if is_owner(&stream) => {
                let (workspace, log) = (Arc::clone(&workspace), log.clone());
                let kept_back = Arc::clone(&kept_back);
                tokio::spawn(async move {
                    if let Err(error) = converse(stream, workspace, &log).await {
                        warn!(log, "a control connection failed"; "error" => %error);
                    }
                    refill(&kept_back);
                    drop(place);
                });
            }
            Ok(_) => warn!(log, "a control connection of another user was refused"),
            Err(error) => {
                // Where no file is left, one of ours makes room for the connection.
                if kept_back.lock().pop().is_none() {
                    warn!(log, "a control connection could not be accepted"; "error" => %error);
                    tokio::time::sleep(Duration::from_millis(100)).await;
                    refill(&kept_back);
                }
            }
        }
    }
}

/// Files that are held open for the owner's connections, because connections over TCP take all others.
type KeptBack = Mutex<Vec<File>>;

/// Opens as many files as are missing, as far as the system gives them.
fn refill(kept_back: &KeptBack) {
    let mut files = kept_back.lock();
    while files.len() < KEPT_BACK
        && let Ok(file) = File::open("/dev/null")
    {
        files.push(file);
    }
}

fn is_owner(stream: &UnixStream) -> bool {
    let peer = stream.peer_cred();
    peer.is_ok_and(|peer| peer.uid() == getuid().as_raw())
}

/// Answers what a client asks, until it goes.
async fn converse(stream: UnixStream, workspace: Arc<Workspace>, log: &Logger) -> io::Result<()> {
    let (read, mut write) = stream.into_split();
    let mut lines = BufReader::new(read);
    loop {
        let mut line = String::new();
        match timeout(IDLE, (&mut lines).take(LINE).read_line(&mut line)).await {
            Ok(Ok(0)) | Err(_) => return Ok(()),
            Ok(Ok(_)) => {}
            Ok(Err(error)) => return Err(error),
        }
        // What follows a line that is too long would be read as a request of its own.
        let is_whole = line.ends_with('\n');
        let answer = match serde_json::from_str::<Request>(&line) {
            _ if !is_whole => {
                Answer::Refused(format!("a request is one line of less than {LINE} bytes"))
            }
            Ok(request) => answer(request, &workspace, log).await,
            Err(error) => Answer::Refused(format!("the request is not understood: {error}")),
        };
        let mut answered = serde_json::to_vec(&answer)?;
        answered.push(b'\n');
        timeout(IDLE, write.write_all(&answered)).await??;
        if !is_whole {
            return Ok(());
        }
    }
}

/// Carries a request out, and logs it.
async fn answer(request: Request, workspace: &Arc<Workspace>, log: &Logger) -> Answer {
    let command = request.name();
    // A command that waits asks for it again and again; what it does has its line.
    let is_news = !matches!(request, Request::IndexProgress {});
    let deletes = matches!(request, Request::SpacesDelete { .. });
    let workspace = Arc::clone(workspace);
    let performed = spawn_blocking(move || {
        let answer = perform(&workspace, request);
        if deletes {
            workspace.start_erasing();
        }
        answer
    });
    let answer = performed
        .await
        .unwrap_or_else(|_| Answer::Refused("the server failed; see its log".to_owned()));
    if is_news {
        let log = match answer.subject(&command) {
            Some((name, id)) => log.new(OwnedKV(SingleKV(name.into(), id))),
            None => log.clone(),
        };
        info!(log, #AUDIT, "owner request";
            "command" => &command, "done" => matches!(answer, Answer::Done(_)));
    }
    answer
}
