//! The writer thread. It runs all closures that wait in one transaction, each in a savepoint of its own, commits once
//! with one sync of the disk, publishes what was committed, and only then answers them all.
//!
//! The queue is bounded by the callers: each has one request under way.

use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::path::PathBuf;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::sync::mpsc::{self, Receiver, Sender};
use std::task::{Context, Poll};
use std::thread::{self, JoinHandle};

use futures::channel::oneshot;
use futures::executor::block_on;
use parking_lot::Mutex;
use rusqlite::Connection;

use super::file::DatabaseFile;
use super::snapshot::{NamesOverlay, run};
use super::{Shared, Snapshot, Tx, open};
use crate::change::{Change, Touched};
use crate::error::{Result, StorageError};
use crate::state_id::StateStamps;

/// Most closures of one transaction; bounds how long the first of them waits.
const BATCH: usize = 128;

/// A closure in the queue of the writer thread.
pub(super) struct Job {
    /// Unix milliseconds of the request.
    now: i64,
    run: Run,
}

/// Runs a closure and ends its transaction as [`Tx::finish`] does. Without a transaction the closure does not run.
type Run = Box<dyn FnOnce(Result<Tx<'_>>) -> Ran + Send>;

/// What a closure changed, and how its caller is answered.
type Ran = (Result<Option<Change>>, Answer);

/// Sends the outcome of a closure to its caller, or the failure of its batch.
type Answer = Box<dyn FnOnce(Option<&StorageError>)>;

/// The outcome of a closure, or its panic.
type Outcome<T, E> = thread::Result<Result<T, E>>;

/// The answer to a write: a future, or something to wait for where blocking is allowed. The write happens also where
/// nothing waits for it.
#[must_use = "whether the write succeeded is known from its answer"]
pub struct Pending<T, E>(oneshot::Receiver<Outcome<T, E>>);

impl<T, E: From<StorageError>> Pending<T, E> {
    /// Waits until the write is on disk or refused. A panic of the closure goes on here.
    pub fn wait(self) -> Result<T, E> {
        block_on(self)
    }
}

impl<T, E: From<StorageError>> Future for Pending<T, E> {
    type Output = Result<T, E>;

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Self::Output> {
        let polled = Pin::new(&mut self.0).poll(context);
        polled.map(|outcome| match outcome {
            Ok(Ok(outcome)) => outcome,
            Ok(Err(panic)) => resume_unwind(panic),
            Err(oneshot::Canceled) => Err(StorageError::closed().into()),
        })
    }
}

/// A job and its answer.
pub(super) fn job<T, E>(
    now: i64,
    closure: impl FnOnce(&mut Tx<'_>) -> Result<T, E> + Send + 'static,
) -> (Job, Pending<T, E>)
where
    T: Send + 'static,
    E: From<StorageError> + Send + 'static,
{
    let (caller, answer) = oneshot::channel();
    let run = move |tx: Result<Tx<'_>>| {
        let refused = |fault: &StorageError| Ok(Err(fault.clone().into()));
        let ran = tx.map(|mut tx| {
            let outcome = catch_unwind(AssertUnwindSafe(|| closure(&mut tx)));
            (tx.finish(matches!(outcome, Ok(Ok(_)))), outcome)
        });
        let (finished, outcome): (_, Outcome<T, E>) = match ran {
            Ok((Ok(change), outcome)) => (Ok(change), outcome),
            Ok((Err(fault), _)) | Err(fault) => (Err(fault.clone()), refused(&fault)),
        };
        let answer = move |failure: Option<&StorageError>| {
            // A caller that has left hears nothing.
            let _ = caller.send(failure.map_or(outcome, refused));
        };
        (finished, Box::new(answer) as Answer)
    };
    let run = Box::new(run);
    (Job { now, run }, Pending(answer))
}

/// The queue of the writer thread; `None` once closed.
#[derive(Debug)]
pub(super) struct WriterThread(Mutex<Option<Running>>);

#[derive(Debug)]
struct Running {
    queue: Sender<Job>,
    thread: JoinHandle<Writer>,
}

impl WriterThread {
    pub(super) fn start(mut writer: Writer) -> std::io::Result<Self> {
        let (queue, jobs) = mpsc::channel();
        let thread = thread::Builder::new().name("writer".to_owned());
        let thread = thread.spawn(move || {
            writer.serve(&jobs);
            writer
        })?;
        Ok(Self(Mutex::new(Some(Running { queue, thread }))))
    }

    /// Queues a job. Once closed, the job is dropped, and its caller hears that the store is closed.
    pub(super) fn enqueue(&self, job: Job) {
        if let Some(running) = &*self.0.lock() {
            // The thread runs for as long as there is a sender.
            let _ = running.queue.send(job);
        }
    }

    /// Takes no more jobs, waits for those in the queue, and gives up the writer; `None` if it was given up before.
    pub(super) fn close(&self) -> Option<Writer> {
        let Running { queue, thread } = self.0.lock().take()?;
        drop(queue);
        // The last owner of a store may be a closure. The thread then ends by itself.
        if thread.thread().id() == thread::current().id() {
            return None;
        }
        thread.join().ok()
    }
}

/// The writing end of the store.
#[derive(Debug)]
pub(super) struct Writer {
    /// `None` after a failure, until the next batch opens it again.
    connection: Option<Connection>,
    file: DatabaseFile,
    shared: Arc<Shared>,
    /// Stamps new messages. A rollback gives no stamp back.
    stamps: StateStamps,
}

impl Writer {
    /// A writer that goes on after this state id.
    pub(super) fn new(
        database: PathBuf,
        connection: Connection,
        shared: Arc<Shared>,
        last_state_id: &str,
    ) -> Self {
        Self {
            file: DatabaseFile::at(database),
            connection: Some(connection),
            shared,
            stamps: StateStamps::after(last_state_id),
        }
    }

    fn serve(&mut self, queue: &Receiver<Job>) {
        while let Ok(first) = queue.recv() {
            let mut batch = vec![first];
            batch.extend(queue.try_iter().take(BATCH - 1));
            // Closures that panic are answered. A panic beside them loses its batch and must not end the thread.
            let _ = catch_unwind(AssertUnwindSafe(|| self.run(batch)));
        }
    }

    /// Runs a batch and answers it.
    pub(super) fn run(&mut self, batch: Vec<Job>) {
        let mut waiting = batch.into_iter();
        let mut answers = Vec::new();
        let done = self.transact(&mut waiting, &mut answers);
        let published = done.map(|changes| self.publish(changes));
        let failure = published.err().map(|failure| self.explained(failure));
        // They are answered with the failure of the batch.
        let not_run = waiting.map(|job| (job.run)(Err(StorageError::closed())).1);
        for answer in answers.into_iter().chain(not_run) {
            answer(failure.as_ref());
        }
    }

    /// The transaction: on disk when it is committed, undone otherwise.
    fn transact(
        &mut self,
        batch: &mut impl Iterator<Item = Job>,
        answers: &mut Vec<Answer>,
    ) -> Result<Vec<Change>> {
        // Put back once all went well. Dropping it rolls back, and after a failure it is not trusted.
        let connection = self.begin()?;
        let at = Snapshot::of(&connection);
        let overlay = NamesOverlay::default();
        let before = at.seq()?;
        let mut changes: Vec<Change> = Vec::new();
        let mut latest = i64::MIN;
        for job in batch {
            let seq = before + changes.len() as u64 + 1;
            latest = latest.max(job.now);
            let tx = run(&connection, "SAVEPOINT closure")
                .map(|()| Tx::new(&connection, &overlay, job.now, seq, &mut self.stamps));
            let has_begun = tx.is_ok();
            let (finished, answer) = (job.run)(tx);
            answers.push(answer);
            match finished {
                Ok(Some(change)) => changes.push(change),
                // A full disk may have ended the transaction, and with it what the others wrote.
                Err(fault) if !has_begun || connection.is_autocommit() => return Err(fault),
                Ok(None) | Err(_) => {
                    run(&connection, "ROLLBACK TO closure")?;
                    overlay.borrow_mut().clear();
                }
            }
            run(&connection, "RELEASE closure")?;
        }
        if changes.is_empty() {
            run(&connection, "ROLLBACK")?;
        } else {
            at.purge_replays(latest)?;
            at.cut_log(before, before + changes.len() as u64)?;
            // What is acknowledged is in the file that the next start opens.
            self.file.check()?;
            run(&connection, "COMMIT")?;
        }
        self.connection = Some(connection);
        Ok(changes)
    }

    fn publish(&self, changes: Vec<Change>) {
        if let Some(last) = changes.last() {
            self.shared.seq.store(last.seq, Ordering::Release);
        }
        for change in changes {
            let is_of_space = |touched: &Touched| matches!(touched, Touched::Space { .. });
            if change.touched.iter().any(is_of_space) {
                self.shared.spaces_seq.store(change.seq, Ordering::Release);
            }
            // Without a subscriber nothing is lost.
            let _ = self.shared.feed.send(Arc::new(change));
        }
    }

    /// The failure with what has to be put right. An open file that refuses to be written does not say why; a new
    /// connection does.
    fn explained(&mut self, mut failure: StorageError) -> StorageError {
        if failure.obstacle.is_none()
            && let Err(error) = self.begin()
        {
            failure.obstacle = error.obstacle;
        }
        failure
    }

    /// Moves the log into the database, which has to be at its place; also where the last batch failed.
    pub(super) fn checkpoint(&mut self) -> Result<()> {
        let connection = self.connection()?;
        Ok(connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()))?)
    }

    fn begin(&mut self) -> Result<Connection> {
        let connection = self.connection()?;
        run(&connection, "BEGIN IMMEDIATE")?;
        Ok(connection)
    }

    /// Takes the connection, or opens one.
    fn connection(&mut self) -> Result<Connection> {
        let open = self.connection.take();
        self.file.check()?;
        open.map_or_else(|| open::writer(&self.file.path), Ok)
    }
}

#[cfg(test)]
mod tests;
