//! How long a search waits for what is being read.

use std::time::Duration;

use crate::clock::Clock;

/// The moment, by the clock that measures spans, from which on a search waits no longer. All that it waits for shares
/// it, however often it looks.
#[derive(Clone, Copy, Debug)]
pub(super) struct Deadline(Duration);

impl Deadline {
    /// So long from now.
    pub(super) fn after(patience: Duration, clock: &dyn Clock) -> Self {
        Self(clock.monotonic().saturating_add(patience))
    }

    /// What there is left of the time.
    pub(super) fn left(&self, clock: &dyn Clock) -> Duration {
        self.0.saturating_sub(clock.monotonic())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::ManualClock;

    #[test]
    fn what_was_waited_for_once_is_not_waited_for_again() {
        let clock = ManualClock::at_seconds(0);
        let second = Duration::from_secs(1);
        let deadline = Deadline::after(second, &clock);
        assert_eq!(deadline.left(&clock), second);
        for (passed, left) in [(0, 1_000), (700, 300), (250, 50), (60, 0), (5_000, 0)] {
            clock.advance(Duration::from_millis(passed));
            assert_eq!(deadline.left(&clock), Duration::from_millis(left));
        }
    }
}
