//! The store in one SQLite file: reads on a few connections, writes through one queue to the writer thread.

mod chats;
pub(crate) mod check;
pub(crate) mod columns;
mod directory;
mod erase;
mod file;
mod files;
pub(crate) mod fts;
mod keys;
mod log;
pub(crate) mod migrations;
mod object_writes;
mod objects;
pub(crate) mod open;
mod opened;
mod replays;
pub(crate) mod snapshot;
mod spaces;
mod tx;
mod writer;

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::AtomicU64;

use tokio::sync::broadcast::{self, Receiver, Sender};

use self::directory::DataDirectory;
use self::migrations::MIGRATIONS;
use self::snapshot::Readers;
use self::writer::{Writer, WriterThread};
use crate::blobs::Blobs;
use crate::change::Change;
use crate::error::{OpenError, Result, StorageError};
use crate::records::Seq;

pub use self::check::{Finding, Report};
pub use self::snapshot::Snapshot;
pub use self::tx::Tx;
pub use self::writer::Pending;

/// Most commits that wait for a subscriber.
const FEED: usize = 1024;
/// The folder in which earlier versions kept search data.
const OLD_INDEX: &str = "index";
const BLOBS: &str = "blobs";
const INCOMING: &str = "incoming";
const DERIVED: &str = "derived";

/// How the text of a message becomes the words that find it.
#[derive(Clone, Copy, Debug)]
pub struct MessageRules {
    /// Words that were made under another version are made again when the store is opened.
    pub version: u32,
    /// The words of a stored text, folded.
    pub words_of: fn(&str) -> Vec<String>,
}

/// Hears of every commit, in order, once it is on disk. One that does not keep up hears that it has lost the oldest:
/// the change log has them.
pub type Subscription = Receiver<Arc<Change>>;

/// What the writer publishes.
#[derive(Debug)]
struct Shared {
    feed: Sender<Arc<Change>>,
    seq: AtomicU64,
    spaces_seq: AtomicU64,
}

impl Shared {
    fn after(seq: Seq) -> Self {
        Self {
            feed: broadcast::channel(FEED).0,
            seq: AtomicU64::new(seq),
            spaces_seq: AtomicU64::new(seq),
        }
    }
}

/// Records, the change log and stored replies in one SQLite file, and the blobs beside it. Dropping it closes it.
#[derive(Debug)]
pub struct Store {
    shared: Arc<Shared>,
    readers: Readers,
    writer: WriterThread,
    blobs: Arc<Blobs>,
    #[cfg(any(test, feature = "testing"))]
    pub(crate) watch: crate::testing::Watch,
    /// Last: the lock goes when all else is gone.
    _directory: DataDirectory,
}

impl Store {
    /// Opens the store in a data directory, which is made if it is missing, and brings it up to date. Messages are found
    /// by `rules`; without them, by the words that are there. Refuses a directory that others can reach, that is not ours
    /// or in use, and a newer or broken database.
    pub fn open(path: &Path, rules: Option<MessageRules>) -> Result<Self, OpenError> {
        let directory = DataDirectory::open(path)?;
        let database = &*directory.database;
        let refused = |error: StorageError| open::refused(database, error);
        let mut connection = open::stranger(database).map_err(refused)?;
        let found = migrations::version(&connection, database, MIGRATIONS.len())?;
        if found == migrations::NOTHING {
            directory::holds_no_workspace(path)?;
        }
        let (kept, incoming) = (directory.folder(BLOBS)?, directory.folder(INCOMING)?);
        let blobs = Blobs::new(kept, incoming, directory.folder(DERIVED)?);
        open::make_writer(&connection).map_err(refused)?;
        migrations::migrate(&mut connection, database, found, MIGRATIONS)?;
        directory.mark();
        if let Some(rules) = &rules {
            chats::follow_rules(&mut connection, rules).map_err(refused)?;
        }
        let at = Snapshot::of(&connection);
        let seq = at.seq().map_err(refused)?;
        let last_state_id = at.last_state_id().map_err(refused)?;
        // Derived data. Where it cannot be removed, it only takes room.
        let _ = std::fs::remove_dir_all(path.join(OLD_INDEX));
        blobs.remove_left(|content| at.is_content_used(content));

        let shared = Arc::new(Shared::after(seq));
        let writer = Writer::new(
            database.to_owned(),
            connection,
            Arc::clone(&shared),
            &last_state_id,
        );
        Ok(Self {
            shared,
            readers: Readers::new(database.to_owned()),
            writer: WriterThread::start(writer)
                .map_err(|error| directory::failed("starting the writer of", database, &error))?,
            blobs: Arc::new(blobs),
            #[cfg(any(test, feature = "testing"))]
            watch: crate::testing::Watch::default(),
            _directory: directory,
        })
    }

    /// Refuses a directory that does not hold what [`Self::open`] would open rather than make.
    pub fn find(directory: &Path) -> Result<(), OpenError> {
        directory::database_in(directory).map(|_| ())
    }

    /// Runs `closure` in a write transaction at `now` (Unix milliseconds), on the writer thread. The answer comes
    /// when what it wrote is on disk. Where it fails or panics, nothing of it is stored.
    pub fn write<T, E>(
        &self,
        now: i64,
        closure: impl FnOnce(&mut Tx<'_>) -> Result<T, E> + Send + 'static,
    ) -> Pending<T, E>
    where
        T: Send + 'static,
        E: From<StorageError> + Send + 'static,
    {
        let (job, answer) = writer::job(now, closure);
        self.writer.enqueue(job);
        answer
    }

    /// The content of files.
    pub fn blobs(&self) -> &Arc<Blobs> {
        &self.blobs
    }

    /// Hears of every commit after this moment.
    pub fn subscribe(&self) -> Subscription {
        self.shared.feed.subscribe()
    }

    /// Finishes what waits, puts everything into the main file and refuses further work. Closing again does nothing. A log
    /// that could not be moved is an error; the next start moves it.
    pub fn close(&self) -> Result<()> {
        let Some(mut writer) = self.writer.close() else {
            return Ok(());
        };
        // Without readers the log can be moved whole.
        self.readers.close();
        writer.checkpoint()
    }
}

impl Drop for Store {
    fn drop(&mut self) {
        // What was acknowledged is on disk.
        let _ = self.close();
    }
}
