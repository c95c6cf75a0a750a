//! Deterministic time and randomness, and members beside the local account, for tests of this crate and of those above
//! it (feature `testing`).

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::time::Duration;

use parking_lot::Mutex;
use rolltop_document::bundled::ParticipantPermissions;
use rolltop_spec::chats::AddChatMessageRequest;
use sha2::{Digest, Sha256};

use crate::Workspace;
use crate::catalog::member_document;
use crate::clock::Clock;
use crate::error::Result;
use crate::ids::{Entropy, Ids};
use crate::objects::{Stamp, new_record};
use crate::spaces::SpaceTarget;

/// A clock that moves only as it was told to.
#[derive(Debug)]
pub struct ManualClock {
    start: i64,
    now: AtomicI64,
    per_look: AtomicI64,
    next_look: NextLook,
}

/// What happens at the next look at the time.
#[derive(Default)]
struct NextLook(Mutex<Option<Box<dyn FnOnce() + Send>>>);

impl std::fmt::Debug for NextLook {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("NextLook")
    }
}

impl ManualClock {
    /// A clock that stands at this unix second.
    pub fn at_seconds(seconds: i64) -> Self {
        Self {
            start: seconds * 1000,
            now: AtomicI64::new(seconds * 1000),
            per_look: AtomicI64::new(0),
            next_look: NextLook::default(),
        }
    }

    /// From now on moves on by so much whenever a span is measured, as if what lies between took so long.
    pub fn pass_with_every_look(&self, by: Duration) {
        let millis = i64::try_from(by.as_millis()).unwrap_or(i64::MAX);
        self.per_look.store(millis, Ordering::SeqCst);
    }

    /// Does this, once, before the next one who asks what time it is hears it. A use case asks when it has read what it
    /// plans from: what is done here comes between its look and its commit.
    pub fn at_next_look(&self, act: impl FnOnce() + Send + 'static) {
        *self.next_look.0.lock() = Some(Box::new(act));
    }

    /// Moves on.
    pub fn advance(&self, by: Duration) {
        let millis = i64::try_from(by.as_millis()).unwrap_or(i64::MAX);
        self.now.fetch_add(millis, Ordering::SeqCst);
    }

    /// Moves back, as a clock does that was set wrong.
    pub fn set_back(&self, by: Duration) {
        let millis = i64::try_from(by.as_millis()).unwrap_or(i64::MAX);
        self.now.fetch_sub(millis, Ordering::SeqCst);
    }
}

impl Clock for ManualClock {
    fn now_millis(&self) -> i64 {
        // In a statement of its own: what is done may ask for the time itself.
        let act = self.next_look.0.lock().take();
        if let Some(act) = act {
            act();
        }
        self.now.load(Ordering::SeqCst)
    }

    fn monotonic(&self) -> Duration {
        let passed = self.per_look.load(Ordering::SeqCst);
        let now = self.now.fetch_add(passed, Ordering::SeqCst);
        Duration::from_millis(u64::try_from(now - self.start).unwrap_or_default())
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

/// What only a second account could do: every key of a server acts as the local one.
impl Workspace {
    /// Adds an active member to a space and gives its object id.
    pub fn add_member(self: &Arc<Self>, space_id: &str, name: &str) -> Result<String> {
        let (space_id, name) = (space_id.to_owned(), name.to_owned());
        let added = self.write(move |workspace, tx| {
            let catalogue = workspace.names_at(tx, &space_id)?;
            let id = Ids(&*workspace.entropy).object();
            let document = member_document(&name, ParticipantPermissions::Writer);
            let stamp = Stamp {
                now: tx.now(),
                member: &id,
                app_name: None,
            };
            let vocabulary = &catalogue.vocabulary;
            let record = new_record(id.clone(), &space_id, &document, vocabulary, stamp);
            tx.put_object(record)?;
            Ok(id)
        });
        added.wait()
    }

    /// Posts as a member and gives the id of the message.
    pub fn post_as(
        self: &Arc<Self>,
        member: &str,
        space_id: &str,
        chat_id: &str,
        new: &AddChatMessageRequest,
    ) -> Result<String> {
        let space = SpaceTarget {
            id: space_id.to_owned(),
            spelled: space_id.to_owned(),
        };
        let (member, chat_id, new) = (member.to_owned(), chat_id.to_owned(), new.clone());
        let posted = self.write(move |workspace, tx| {
            let chat = workspace.writable_chat(tx, &space, &chat_id)?;
            workspace.post(tx, "another app", &member, &chat, (&new).into())
        });
        Ok(posted.wait()?.id.unwrap_or_default())
    }
}
