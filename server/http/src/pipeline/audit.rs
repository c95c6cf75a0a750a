//! One line for every request of a write operation whose key was recognised (chats-files-auth.md 5.8), refused ones
//! included: who wanted to change what, and what came of it. Never a body.

use std::sync::Arc;
use std::thread;

use http::StatusCode;
use rolltop_spec::operations::{Operation, Verb};
use rolltop_workspace::keys::Caller;
use slog::{Logger, info};

use super::params::{Consent, QueryPairs};
use crate::logging::AUDIT;

/// The line of one request, not written yet. It goes to a channel of its own; the path is in the log's own values.
///
/// A handler that panics leaves it to be dropped, and is written down by that.
pub(super) struct Audit {
    log: Logger,
    operation: &'static str,
    caller: Arc<Caller>,
    /// A dry run is told apart: it changes nothing, and neither does a request that does not say whether it is one.
    dry_run: bool,
    is_written: bool,
}

impl Audit {
    /// The line of a request, if its operation writes.
    pub(super) fn of(
        log: &Logger,
        operation: &Operation,
        caller: &Arc<Caller>,
        query: &QueryPairs,
    ) -> Option<Self> {
        (operation.verb == Verb::Write).then(|| Self {
            log: log.clone(),
            operation: operation.route.id,
            caller: Arc::clone(caller),
            dry_run: Consent::read(query).is_ok_and(|consent| consent.dry_run),
            is_written: false,
        })
    }

    /// Writes the line.
    pub(super) fn write(mut self, status: StatusCode) {
        self.tell(status);
    }

    fn tell(&mut self, status: StatusCode) {
        self.is_written = true;
        info!(self.log, #AUDIT, "mutation";
            "operation" => self.operation,
            "key.id" => &self.caller.key_id,
            "dry_run" => self.dry_run,
            "response.status" => status.as_u16());
    }
}

impl Drop for Audit {
    fn drop(&mut self) {
        if !self.is_written && thread::panicking() {
            self.tell(StatusCode::INTERNAL_SERVER_ERROR);
        }
    }
}
