//! Where committers meet. Whoever finds the writer idle takes it and commits at once, on its own thread: alone, a
//! commit costs no change of threads. Those who come meanwhile stand in line, and the first of them gets the writer
//! next and commits for all in line: one sync of the disk for everybody. Where nobody of those who wait has a thread
//! here, because they left word where to tell them, the store's own committer takes the writer. To be woken takes it
//! longer than a small plan takes to be computed, so whoever is about to compute one may say so.
//!
//! The line is bounded by those who hand in: each either waits or has a request under way.

use std::collections::VecDeque;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use super::writer::{Outcome, Writer};
use crate::error::StorageError;
use crate::plan::Plan;
use crate::store::Told;

/// Most plans of one transaction; bounds how long the first of them waits.
const BATCH: usize = 128;
/// How long the committer looks out for a plan that is expected: longer than most small ones take to be computed.
const LOOK_OUT: Duration = Duration::from_micros(100);
const COMMITTER: &str = "committer";

/// The line, and the writer while nobody has it.
#[derive(Debug)]
pub(super) struct CommitQueue {
    line: Arc<Line>,
    /// `None` once closed.
    committer: Mutex<Option<JoinHandle<()>>>,
}

#[derive(Debug)]
struct Line {
    state: Mutex<State>,
    /// There is work for the committer.
    wanted: Condvar,
    /// The writer has come back.
    returned: Condvar,
    /// A plan has come since one was expected.
    handed_in: AtomicBool,
}

#[derive(Debug)]
struct State {
    /// `None` while a committer has it, and once closed.
    writer: Option<Box<Writer>>,
    jobs: VecDeque<Job>,
    /// The committer is to look out for a plan.
    expected: bool,
    closed: bool,
}

#[derive(Debug)]
struct Job {
    plan: Plan,
    asker: Asker,
}

impl CommitQueue {
    pub(super) fn new(writer: Writer) -> std::io::Result<Self> {
        let state = State {
            writer: Some(Box::new(writer)),
            jobs: VecDeque::new(),
            expected: false,
            closed: false,
        };
        let line = Arc::new(Line {
            state: Mutex::new(state),
            wanted: Condvar::new(),
            returned: Condvar::new(),
            handed_in: AtomicBool::new(false),
        });
        let committer = std::thread::Builder::new().name(COMMITTER.to_owned());
        let committer = committer.spawn({
            let line = Arc::clone(&line);
            move || line.serve()
        })?;
        Ok(Self {
            line,
            committer: Mutex::new(Some(committer)),
        })
    }

    /// Commits a plan, alone or with others; returns when it is on disk.
    pub(super) fn commit(&self, plan: Plan) -> Outcome {
        let line = &self.line;
        let mut state = line.lock();
        if state.closed {
            return Err(StorageError::closed().into());
        }
        if let Some(writer) = state.writer.take() {
            // Those who left word stand in line, and come first.
            let before = take_batch(&mut state, BATCH - 1);
            drop(state);
            return line.lead(writer, before, plan);
        }
        let waiting = Arc::new(Waiting::default());
        state.jobs.push_back(Job {
            plan,
            asker: Asker::Waits(Arc::clone(&waiting)),
        });
        drop(state);
        match waiting.wait() {
            Turn::Done(outcome) => outcome,
            Turn::Lead(writer, plan) => line.lead(writer, Vec::new(), *plan),
        }
    }

    /// Hands a plan in and goes on; `told` hears of it on another thread.
    pub(super) fn submit(&self, plan: Plan, told: Told) {
        let mut state = self.line.lock();
        if state.closed {
            drop(state);
            return told(Err(StorageError::closed().into()));
        }
        state.jobs.push_back(Job {
            plan,
            asker: Asker::LeftWord(told),
        });
        self.line.handed_in.store(true, Ordering::Release);
        let idle = state.writer.is_some();
        drop(state);
        if idle {
            self.line.wanted.notify_one();
        }
    }

    /// Wakes the committer for a plan that is about to be handed in, unless somebody is at work here.
    pub(super) fn expect_plan(&self) {
        let mut state = self.line.lock();
        if state.closed || state.writer.is_none() || !state.jobs.is_empty() {
            return;
        }
        state.expected = true;
        self.line.handed_in.store(false, Ordering::Relaxed);
        drop(state);
        self.line.wanted.notify_one();
    }

    /// Lets no more plans in, waits for those in line, and gives up the writer; `None` if it was given before.
    pub(super) fn close(&self) -> Option<Box<Writer>> {
        let mut state = self.line.lock();
        if std::mem::replace(&mut state.closed, true) {
            return None;
        }
        drop(state);
        self.line.wanted.notify_one();
        let committer = self
            .committer
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .take();
        if let Some(committer) = committer {
            // It ends when the line is empty; a panic of it has been told by the runtime.
            let _ = committer.join();
        }
        let is_out = |state: &mut State| state.writer.is_none();
        let mut state = self
            .line
            .returned
            .wait_while(self.line.lock(), is_out)
            .unwrap_or_else(PoisonError::into_inner);
        state.writer.take()
    }
}

impl Line {
    /// What the committer does: it commits for those who left word, until the queue is closed and nobody waits.
    fn serve(&self) {
        let mut state = self.lock();
        loop {
            if !state.jobs.is_empty()
                && let Some(writer) = state.writer.take()
            {
                let batch = take_batch(&mut state, BATCH);
                drop(state);
                // Here nobody leads.
                let _ = self.commit(writer, batch);
                state = self.lock();
                continue;
            }
            if state.closed && state.jobs.is_empty() {
                return;
            }
            state = if std::mem::take(&mut state.expected) {
                drop(state);
                self.look_out();
                self.lock()
            } else {
                let wanted = self.wanted.wait(state);
                wanted.unwrap_or_else(PoisonError::into_inner)
            };
        }
    }

    /// Stays awake until a plan has been handed in, for a while at most. Who computes it may be waiting for this processor.
    fn look_out(&self) {
        let begun = Instant::now();
        while !self.handed_in.load(Ordering::Acquire) && begun.elapsed() < LOOK_OUT {
            std::thread::yield_now();
        }
    }

    /// Commits what stood before the own plan, the own plan and all that wait behind it, passes the writer on, then
    /// tells the others.
    fn lead(&self, writer: Box<Writer>, before: Vec<Job>, plan: Plan) -> Outcome {
        let mut batch = before;
        batch.push(Job {
            plan,
            asker: Asker::Leads,
        });
        let room = BATCH.saturating_sub(batch.len());
        batch.extend(take_batch(&mut self.lock(), room));
        let own = self.commit(writer, batch);
        own.unwrap_or_else(|| Err(StorageError::closed().into()))
    }

    /// Answers what became of the leader's plan, where one leads.
    fn commit(&self, mut writer: Box<Writer>, batch: Vec<Job>) -> Option<Outcome> {
        let (plans, askers): (Vec<_>, Vec<_>) =
            batch.into_iter().map(|job| (job.plan, job.asker)).unzip();
        let outcomes = writer.commit(plans);
        self.pass_on(writer);
        let told = askers.into_iter().zip(outcomes);
        told.fold(None, |own, (asker, outcome)| asker.tell(outcome).or(own))
    }

    fn pass_on(&self, writer: Box<Writer>) {
        let mut state = self.lock();
        let next = match state.jobs.pop_front() {
            Some(Job {
                plan,
                asker: Asker::Waits(waiting),
            }) => {
                drop(state);
                return waiting.tell(Turn::Lead(writer, Box::new(plan)));
            }
            next => next,
        };
        let is_wanted = next.is_some() || state.closed;
        let is_closed = state.closed;
        if let Some(job) = next {
            state.jobs.push_front(job);
        }
        state.writer = Some(writer);
        drop(state);
        // To call where nobody waits is a call of the system all the same.
        if is_wanted {
            self.wanted.notify_one();
        }
        if is_closed {
            self.returned.notify_all();
        }
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn take_batch(state: &mut State, most: usize) -> Vec<Job> {
    let waiting = state.jobs.len().min(most);
    state.jobs.drain(..waiting).collect()
}

/// Whose plan it is.
enum Asker {
    /// The thread that commits.
    Leads,
    /// A thread that waits here.
    Waits(Arc<Waiting>),
    /// Somebody who has gone on.
    LeftWord(Told),
}

impl Asker {
    /// The outcome comes back to the thread that commits, where it is its own.
    fn tell(self, outcome: Outcome) -> Option<Outcome> {
        match self {
            Self::Leads => return Some(outcome),
            Self::Waits(waiting) => waiting.tell(Turn::Done(outcome)),
            // One who fails to listen must not take the committer from the others.
            Self::LeftWord(told) => drop(catch_unwind(AssertUnwindSafe(|| told(outcome)))),
        }
        None
    }
}

impl fmt::Debug for Asker {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(match self {
            Self::Leads => "Leads",
            Self::Waits(_) => "Waits",
            Self::LeftWord(_) => "LeftWord",
        })
    }
}

/// What one who waits in line is told.
#[derive(Debug)]
enum Turn {
    /// Another has committed the plan, or failed to.
    Done(Outcome),
    /// Here is the writer: commit your plan, and those of the others in line.
    Lead(Box<Writer>, Box<Plan>),
}

/// One who waits in line.
#[derive(Debug, Default)]
struct Waiting {
    turn: Mutex<Option<Turn>>,
    told: Condvar,
}

impl Waiting {
    fn tell(&self, turn: Turn) {
        *self.turn.lock().unwrap_or_else(PoisonError::into_inner) = Some(turn);
        self.told.notify_one();
    }

    fn wait(&self) -> Turn {
        let mut turn = self.turn.lock().unwrap_or_else(PoisonError::into_inner);
        loop {
            match turn.take() {
                Some(turn) => return turn,
                None => turn = self.told.wait(turn).unwrap_or_else(PoisonError::into_inner),
            }
        }
    }
}
