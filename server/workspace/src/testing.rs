//! Deterministic time and randomness for tests of this crate and of those above it (feature `testing`).

use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::time::Duration;

use sha2::{Digest, Sha256};

use crate::clock::Clock;
use crate::ids::Entropy;

/// A clock that moves only when told to.
#[derive(Debug)]
pub struct ManualClock {
    start: i64,
    now: AtomicI64,
}

impl ManualClock {
    /// A clock that stands at this unix second.
    pub fn at_seconds(seconds: i64) -> Self {
        Self {
            start: seconds * 1000,
            now: AtomicI64::new(seconds * 1000),
        }
    }

    /// Moves on.
    pub fn advance(&self, by: Duration) {
        let millis = i64::try_from(by.as_millis()).unwrap_or(i64::MAX);
        self.now.fetch_add(millis, Ordering::SeqCst);
    }
}

impl Clock for ManualClock {
    fn now_millis(&self) -> i64 {
        self.now.load(Ordering::SeqCst)
    }

    fn monotonic(&self) -> Duration {
        Duration::from_millis(u64::try_from(self.now_millis() - self.start).unwrap_or_default())
    }
}

/// Bytes that depend on nothing but a seed and how many were drawn before.
#[derive(Debug)]
pub struct SeededEntropy {
    seed: u64,
    drawn: AtomicU64,
}

impl SeededEntropy {
    /// A source of its own for every seed.
    pub fn new(seed: u64) -> Self {
        Self {
            seed,
            drawn: AtomicU64::new(0),
        }
    }
}

impl Entropy for SeededEntropy {
    fn fill(&self, bytes: &mut [u8]) {
        for chunk in bytes.chunks_mut(32) {
            let mut hash = Sha256::new();
            hash.update(self.seed.to_le_bytes());
            hash.update(self.drawn.fetch_add(1, Ordering::SeqCst).to_le_bytes());
            for (byte, source) in chunk.iter_mut().zip(hash.finalize()) {
                *byte = source;
            }
        }
    }
}
