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

/// The time in which one token is regained, at most a second.
const TOKEN: Duration = Duration::from_nanos(1_000_000_000 / WRITES_PER_SECOND as u64);

const LIMIT: HeaderName = HeaderName::from_static("ratelimit-limit");
const REMAINING: HeaderName = HeaderName::from_static("ratelimit-remaining");
const RESET: HeaderName = HeaderName::from_static("ratelimit-reset");

/// The token bucket for writes.
pub(crate) struct WriteLimiter {
    clock: Arc<dyn Clock>,
    /// The monotonic time at which the bucket is full again, if nothing takes a token before.
    full_at: Mutex<Duration>,
}

/// The verdict for one write, with the content of the bucket for its response.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) struct Verdict {
    admitted: bool,
    remaining: u32,
}

impl WriteLimiter {
    /// Creates a full bucket.
    pub(crate) fn new(clock: Arc<dyn Clock>) -> Self {
        let full_at = Mutex::new(Duration::ZERO);
        Self { clock, full_at }
    }

    /// Takes a token if there is one.
    fn take(&self) -> Verdict {
        let now = self.clock.monotonic();
        let mut full_at = self.full_at.lock();
        let Some(remaining) = tokens(*full_at, now).checked_sub(1) else {
            return Verdict {
                admitted: false,
                remaining: 0,
            };
        };
        *full_at = now.max(*full_at) + TOKEN;
        Verdict {
            admitted: true,
            remaining,
        }
    }

    /// The current content, for the response to a write that is refused earlier; takes no token.
    fn look(&self) -> Verdict {
        Verdict {
            admitted: true,
            remaining: tokens(*self.full_at.lock(), self.clock.monotonic()),
        }
    }
}

/// The tokens in a bucket that is full at `full_at`.
fn tokens(full_at: Duration, now: Duration) -> u32 {
    let missing = full_at.saturating_sub(now).as_nanos();
    let missing = missing.div_ceil(TOKEN.as_nanos());
    WRITE_BURST.saturating_sub(u32::try_from(missing).unwrap_or(u32::MAX))
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
        let missing = WRITE_BURST.saturating_sub(self.remaining);
        let reset = match major {
            // The seconds to the next token; clients of v1 wait exactly this long (v1.md 23).
            Major::V1 => missing.min(1),
            // The seconds until the bucket is full.
            Major::V2 => missing / WRITES_PER_SECOND,
        };
        headers.insert(LIMIT, HeaderValue::from(WRITE_BURST));
        headers.insert(REMAINING, HeaderValue::from(self.remaining));
        headers.insert(RESET, HeaderValue::from(reset));
        if !self.admitted {
            headers.insert(RETRY_AFTER, HeaderValue::from(1));
        }
    }
}

#[cfg(test)]
mod tests;
