//! Step 14: one bucket for all writes of the server (http.md 12): a token a second, sixty at once.

use std::fmt;
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use governor::clock::Clock;
use governor::middleware::StateInformationMiddleware;
use governor::nanos::Nanos;
use governor::state::{InMemoryState, NotKeyed};
use governor::{Quota, RateLimiter};
use http::header::{HeaderMap, HeaderName, HeaderValue, RETRY_AFTER};
use rolltop_spec::limits;
use rolltop_workspace::clock::Clock as WorkspaceClock;

/// Tokens that the full bucket holds.
const BURST: NonZeroU32 = positive(limits::WRITE_BURST);
/// Tokens that come back in a second.
const PER_SECOND: NonZeroU32 = positive(limits::WRITES_PER_SECOND);

const fn positive(limit: u32) -> NonZeroU32 {
    match NonZeroU32::new(limit) {
        Some(limit) => limit,
        None => NonZeroU32::MIN,
    }
}

const LIMIT: HeaderName = HeaderName::from_static("ratelimit-limit");
const REMAINING: HeaderName = HeaderName::from_static("ratelimit-remaining");
const RESET: HeaderName = HeaderName::from_static("ratelimit-reset");

/// The write bucket.
pub(crate) struct WriteLimiter {
    bucket: RateLimiter<NotKeyed, InMemoryState, BucketClock, StateInformationMiddleware>,
    /// What it held when it was last asked for a token; it cannot be looked into otherwise.
    last: Mutex<Held>,
}

/// What the bucket held at a time.
#[derive(Clone, Copy, Debug)]
struct Held {
    tokens: u32,
    at: Nanos,
}

/// What the bucket says to one write.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) struct Verdict {
    /// Whether the write may go on.
    pub(crate) admitted: bool,
    remaining: u32,
    retry_after: u64,
}

impl WriteLimiter {
    pub(crate) fn new(clock: Arc<dyn WorkspaceClock>) -> Self {
        let quota = Quota::per_second(PER_SECOND).allow_burst(BURST);
        let clock = BucketClock(clock);
        let full = Held {
            tokens: BURST.get(),
            at: clock.now(),
        };
        Self {
            bucket: RateLimiter::direct_with_clock(quota, clock).with_middleware(),
            last: Mutex::new(full),
        }
    }

    /// Takes a token when there is one.
    pub(crate) fn take(&self) -> Verdict {
        let mut last = self.last.lock().unwrap_or_else(PoisonError::into_inner);
        let verdict = match self.bucket.check() {
            Ok(state) => Verdict {
                admitted: true,
                remaining: state.remaining_burst_capacity(),
                retry_after: 0,
            },
            Err(denied) => {
                let wait = denied.wait_time_from(self.bucket.clock().now());
                let seconds = wait.as_secs() + u64::from(wait.subsec_nanos() > 0);
                Verdict {
                    admitted: false,
                    remaining: 0,
                    retry_after: seconds.max(1),
                }
            }
        };
        *last = Held {
            tokens: verdict.remaining,
            at: self.bucket.clock().now(),
        };
        verdict
    }

    /// What it holds, for the answer to a write that is refused before it comes to the bucket; takes nothing. Of a token
    /// that is coming back nothing is told before it is whole.
    pub(crate) fn look(&self) -> Verdict {
        let Held { tokens, at } = *self.last.lock().unwrap_or_else(PoisonError::into_inner);
        let since = Duration::from(self.bucket.clock().now().saturating_sub(at));
        let back = since.as_secs().saturating_mul(PER_SECOND.get().into());
        let back = u32::try_from(back).unwrap_or(u32::MAX);
        Verdict {
            admitted: true,
            remaining: tokens.saturating_add(back).min(BURST.get()),
            retry_after: 0,
        }
    }
}

impl Verdict {
    /// The headers that every answer of a limited route carries.
    pub(crate) fn mark(self, headers: &mut HeaderMap) {
        // A token a second comes back, so the missing tokens are the seconds until the bucket is full.
        let reset = BURST.get().saturating_sub(self.remaining) / PER_SECOND.get();
        headers.insert(LIMIT, HeaderValue::from(BURST.get()));
        headers.insert(REMAINING, HeaderValue::from(self.remaining));
        headers.insert(RESET, HeaderValue::from(reset));
        if !self.admitted {
            headers.insert(RETRY_AFTER, HeaderValue::from(self.retry_after));
        }
    }
}

#[derive(Clone)]
struct BucketClock(Arc<dyn WorkspaceClock>);

impl fmt::Debug for BucketClock {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("BucketClock")
    }
}

impl Clock for BucketClock {
    type Instant = Nanos;

    fn now(&self) -> Nanos {
        Nanos::from(self.0.monotonic())
    }
}

#[cfg(test)]
mod tests {
    use rolltop_workspace::testing::ManualClock;

    use super::*;

    // H-133
    #[test]
    fn sixty_pass_then_one_a_second() {
        let clock = Arc::new(ManualClock::at_seconds(1));
        let limiter = WriteLimiter::new(Arc::clone(&clock) as Arc<dyn WorkspaceClock>);
        for taken in 1..=60 {
            assert_eq!(
                limiter.take(),
                Verdict {
                    admitted: true,
                    remaining: 60 - taken,
                    retry_after: 0
                }
            );
        }
        let refused = limiter.take();
        assert_eq!(
            refused,
            Verdict {
                admitted: false,
                remaining: 0,
                retry_after: 1
            }
        );
        let mut headers = HeaderMap::new();
        refused.mark(&mut headers);
        let shown = |name: HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
        assert_eq!((shown(LIMIT), shown(REMAINING)), (Some("60"), Some("0")));
        assert_eq!((shown(RESET), shown(RETRY_AFTER)), (Some("60"), Some("1")));

        clock.advance(Duration::from_secs(1));
        assert!(limiter.take().admitted);
        assert!(!limiter.take().admitted);
        // A long rest fills the bucket and no more than that.
        clock.advance(Duration::from_secs(1000));
        assert_eq!(limiter.take().remaining, 59);
    }

    // http.md 12: who does not come to the bucket is told what it holds, and takes nothing.
    #[test]
    fn to_look_takes_nothing() {
        let clock = Arc::new(ManualClock::at_seconds(1));
        let limiter = WriteLimiter::new(Arc::clone(&clock) as Arc<dyn WorkspaceClock>);
        assert_eq!(limiter.look().remaining, 60);
        for _ in 0..60 {
            limiter.take();
        }
        for (seconds, held) in [(0, 0), (1, 1), (2, 3), (100, 60)] {
            clock.advance(Duration::from_secs(seconds));
            let looked = limiter.look();
            assert_eq!((looked.remaining, looked.admitted), (held, true));
        }
        assert_eq!(limiter.take().remaining, 59);
    }
}
