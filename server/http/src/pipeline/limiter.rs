//! Step 14: one token bucket for all writes of the server (http.md 12): one token per second, up to sixty.

use std::sync::Arc;
use std::time::Duration;

use http::header::{HeaderMap, HeaderName, HeaderValue, RETRY_AFTER};
use parking_lot::Mutex;
use rolltop_spec::errors::{ErrorKind, WRITE_RATE_USED_UP};
use rolltop_spec::limits::{WRITE_BURST, WRITES_PER_SECOND};
use rolltop_spec::operations::Major;
use rolltop_spec::refusal::ApiError;
use rolltop_workspace::clock::Clock;

use super::request::Request;

/// The time in which one token is regained.
const TOKEN: Duration = Duration::from_nanos(1_000_000_000 / WRITES_PER_SECOND as u64);

const LIMIT: HeaderName = HeaderName::from_static("ratelimit-limit");
const REMAINING: HeaderName = HeaderName::from_static("ratelimit-remaining");
const RESET: HeaderName = HeaderName::from_static("ratelimit-reset");

/// The token bucket for writes.
pub(crate) struct WriteLimiter {
    clock: Arc<dyn Clock>,
    held: Mutex<Held>,
}

/// The content of the bucket.
#[derive(Clone, Copy, Debug)]
struct Held {
    tokens: u32,
    /// The monotonic time at which the last token was regained or the bucket was full.
    since: Duration,
}

impl Held {
    /// The content at the time `now`.
    fn at(self, now: Duration) -> Self {
        let back = now.saturating_sub(self.since).as_nanos() / TOKEN.as_nanos();
        let back = u32::try_from(back).unwrap_or(u32::MAX);
        let tokens = self.tokens.saturating_add(back);
        if tokens >= WRITE_BURST {
            return Self {
                tokens: WRITE_BURST,
                since: now,
            };
        }
        Self {
            tokens,
            since: self.since + TOKEN * back,
        }
    }

    /// The verdict for a write, with the rate limit values for its response.
    fn verdict(self, admitted: bool, now: Duration) -> Verdict {
        let wait = (self.since + TOKEN).saturating_sub(now);
        let seconds = wait.as_secs() + u64::from(wait.subsec_nanos() > 0);
        let is_full = self.tokens >= WRITE_BURST;
        Verdict {
            admitted,
            remaining: self.tokens,
            next_token: if is_full { 0 } else { seconds.max(1) },
        }
    }
}

/// The verdict for one write.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) struct Verdict {
    /// Whether the write is admitted.
    admitted: bool,
    remaining: u32,
    /// Seconds until the next token is regained, rounded up; 0 if the bucket is full.
    next_token: u64,
}

impl WriteLimiter {
    /// Creates a full bucket.
    pub(crate) fn new(clock: Arc<dyn Clock>) -> Self {
        let full = Held {
            tokens: WRITE_BURST,
            since: clock.monotonic(),
        };
        Self {
            clock,
            held: Mutex::new(full),
        }
    }

    /// Takes a token if there is one.
    fn take(&self) -> Verdict {
        let now = self.clock.monotonic();
        let mut held = self.held.lock();
        *held = held.at(now);
        let Some(remaining) = held.tokens.checked_sub(1) else {
            return held.verdict(false, now);
        };
        held.tokens = remaining;
        held.verdict(true, now)
    }

    /// The current content, for the response to a write that is refused earlier; takes no token.
    fn look(&self) -> Verdict {
        let held = *self.held.lock();
        let now = self.clock.monotonic();
        held.at(now).verdict(true, now)
    }
}

/// Records the content of the bucket, for the response to a write that is refused before step 14 (http.md 12).
pub(super) fn look(request: &mut Request) {
    request.limit = request.app.limiter.as_ref().map(WriteLimiter::look);
}

/// Step 14. The verdict sets the headers of the response in both cases.
pub(super) fn take(request: &mut Request) -> Result<(), ApiError> {
    request.limit = request.app.limiter.as_ref().map(WriteLimiter::take);
    match request.limit {
        Some(verdict) if !verdict.admitted => {
            Err(ApiError::new(ErrorKind::RateLimited, WRITE_RATE_USED_UP))
        }
        Some(_) | None => Ok(()),
    }
}

impl Verdict {
    /// Sets the rate limit headers, which every response of a limited route has.
    pub(crate) fn mark(self, headers: &mut HeaderMap, major: Major) {
        let reset = match major {
            // Clients of v1 wait exactly this long (v1.md 23).
            Major::V1 => self.next_token,
            // One token is regained per second, so the number of missing tokens is the time until the bucket is full.
            Major::V2 => (WRITE_BURST.saturating_sub(self.remaining) / WRITES_PER_SECOND).into(),
        };
        headers.insert(LIMIT, HeaderValue::from(WRITE_BURST));
        headers.insert(REMAINING, HeaderValue::from(self.remaining));
        headers.insert(RESET, HeaderValue::from(reset));
        if !self.admitted {
            headers.insert(RETRY_AFTER, HeaderValue::from(self.next_token));
        }
    }
}

#[cfg(test)]
mod tests;
