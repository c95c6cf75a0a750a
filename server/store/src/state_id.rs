//! State ids: stamped on a message when it is first stored, greater than every one before (chats-files-auth.md 1.2).

/// Hex digits of each half: the time, and a counter within it.
const HALF: usize = 12;
/// Largest value of a half.
const HALF_MAX: u64 = (1 << 48) - 1;

/// Stamps state ids, each greater than the one before, even if the clock goes back.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub(crate) struct StateStamps {
    /// Unix milliseconds of the last stamp.
    millis: u64,
    /// Its counter.
    counter: u64,
}

impl StateStamps {
    /// Goes on after a state id; from the beginning after any other text.
    pub(crate) fn after(last: &str) -> Self {
        let half = |digits: Option<&str>| u64::from_str_radix(digits?, 16).ok();
        let halves = half(last.get(..HALF)).zip(half(last.get(HALF..)));
        halves.map_or_else(Self::default, |(millis, counter)| Self { millis, counter })
    }

    /// The next one, at this Unix millisecond.
    pub(crate) fn next(&mut self, now: i64) -> String {
        let now = u64::try_from(now).unwrap_or(0).min(HALF_MAX);
        self.counter = if now > self.millis {
            0
        } else {
            self.counter + 1
        };
        self.millis = now.max(self.millis);
        format!("{:012x}{:012x}", self.millis, self.counter)
    }
}

#[cfg(test)]
mod tests;
