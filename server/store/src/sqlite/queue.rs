//! Where committers meet. Whoever finds the writer idle takes it and commits at once, on its own thread: alone, a
//! commit costs no change of threads. Those who come meanwhile wait in line, and the first of them gets the writer
//! next and commits for all in line: one sync of the disk for everybody.
//!
//! The line needs no bound of its own: each plan in it is held by a thread that waits.

use std::collections::VecDeque;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

use super::writer::{Outcome, Writer};
use crate::error::StorageError;
use crate::plan::Plan;

/// Most plans of one transaction; bounds how long the first of them waits.
const BATCH: usize = 128;

/// The line, and the writer while nobody has it.
#[derive(Debug)]
pub(super) struct CommitQueue {
    state: Mutex<State>,
    /// The writer has come back.
    returned: Condvar,
}

#[derive(Debug)]
struct State {
    /// `None` while a committer has it, and once closed.
    writer: Option<Box<Writer>>,
    line: VecDeque<Job>,
    closed: bool,
}

#[derive(Debug)]
struct Job {
    plan: Plan,
    asker: Arc<Asker>,
}

impl CommitQueue {
    pub(super) fn new(writer: Writer) -> Self {
        let state = State {
            writer: Some(Box::new(writer)),
            line: VecDeque::new(),
            closed: false,
        };
        Self {
            state: Mutex::new(state),
            returned: Condvar::new(),
        }
    }

    /// Commits a plan, alone or with others; returns when it is on disk.
    pub(super) fn commit(&self, plan: Plan) -> Outcome {
        let mut state = self.lock();
        if state.closed {
            return Err(StorageError::closed().into());
        }
        if let Some(writer) = state.writer.take() {
            drop(state);
            return self.lead(writer, plan);
        }
        let asker = Arc::new(Asker::default());
        state.line.push_back(Job {
            plan,
            asker: Arc::clone(&asker),
        });
        drop(state);
        match asker.wait() {
            Turn::Done(outcome) => outcome,
            Turn::Lead(writer, plan) => self.lead(writer, *plan),
        }
    }

    /// Lets no more plans in, waits for those in line, and gives up the writer; `None` if it was given before.
    pub(super) fn close(&self) -> Option<Box<Writer>> {
        let mut state = self.lock();
        if std::mem::replace(&mut state.closed, true) {
            return None;
        }
        self.returned
            .wait_while(state, |state| state.writer.is_none())
            .unwrap_or_else(PoisonError::into_inner)
            .writer
            .take()
    }

    /// Commits the own plan and all that wait behind it, passes the writer on, then tells the others.
    fn lead(&self, mut writer: Box<Writer>, plan: Plan) -> Outcome {
        let (mut plans, mut askers) = (vec![plan], Vec::new());
        let mut state = self.lock();
        let waiting = state.line.len().min(BATCH - 1);
        for Job { plan, asker } in state.line.drain(..waiting) {
            plans.push(plan);
            askers.push(asker);
        }
        drop(state);

        let mut outcomes = writer.commit(plans).into_iter();
        let own = outcomes.next();
        self.pass_on(writer);
        for (asker, outcome) in askers.into_iter().zip(outcomes) {
            asker.tell(Turn::Done(outcome));
        }
        own.unwrap_or_else(|| Err(StorageError::closed().into()))
    }

    fn pass_on(&self, writer: Box<Writer>) {
        let mut state = self.lock();
        if let Some(Job { plan, asker }) = state.line.pop_front() {
            drop(state);
            asker.tell(Turn::Lead(writer, Box::new(plan)));
        } else {
            state.writer = Some(writer);
            drop(state);
            self.returned.notify_all();
        }
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
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
struct Asker {
    turn: Mutex<Option<Turn>>,
    told: Condvar,
}

impl Asker {
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
