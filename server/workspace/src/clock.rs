//! Time, injected: the only way the use cases learn what time it is.

use std::sync::LazyLock;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// A source of time.
pub trait Clock: Send + Sync {
    /// Wall time in unix milliseconds: what records are stamped with.
    fn now_millis(&self) -> i64;

    /// Time since an arbitrary fixed point, never going back: what lifetimes in memory are measured with.
    fn monotonic(&self) -> Duration;

    /// Wall time in whole unix seconds.
    fn now_seconds(&self) -> i64 {
        self.now_millis().div_euclid(1000)
    }
}

/// The clock of the machine.
#[derive(Debug, Default)]
pub struct SystemClock;

impl Clock for SystemClock {
    fn now_millis(&self) -> i64 {
        // A clock set before 1970 reads as the epoch: a record stamped 0 is better than none.
        let since = SystemTime::now()
            .duration_since(UNIX_EPOCH)
            .unwrap_or_default();
        i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
    }

    fn monotonic(&self) -> Duration {
        static START: LazyLock<Instant> = LazyLock::new(Instant::now);
        START.elapsed()
    }
}

/// Unix seconds as RFC 3339 in UTC.
pub fn rfc3339(seconds: i64) -> Option<String> {
    let time = jiff::Timestamp::from_second(seconds).ok()?;
    Some(time.to_string())
}
