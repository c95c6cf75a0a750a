//! How long a source may keep us waiting (chats-files-auth.md 2.3).

use std::time::Duration;

/// How long the parts of a fetch may take.
#[derive(Clone, Copy, Debug)]
pub struct FetchTimes {
    /// Until a connection stands, encryption included.
    pub connect: Duration,
    /// Until the head of the answer is there, the connection included.
    pub head: Duration,
    /// Between two pieces of the content.
    pub idle: Duration,
    /// All of it, redirects included.
    pub total: Duration,
}

impl Default for FetchTimes {
    fn default() -> Self {
        Self {
            connect: Duration::from_secs(5),
            head: Duration::from_secs(10),
            idle: Duration::from_secs(15),
            total: Duration::from_secs(120),
        }
    }
}
