//! The durable truth of a workspace: records, atomic commits, the change log, stored replies, and blobs.
//!
//! A change is a closure on a write transaction ([`Tx`]), which the writer thread runs: it is committed whole or not
//! at all, gets its own sequence number, and is then published to all subscribers. Reads are functions on a
//! [`Snapshot`], which shows one moment.
//!
//! This crate knows SQL, files and JSON text. It does not know what a document means, how it is served, what time
//! it is, or who may see it.

mod blobs;
mod change;
mod chats;
mod error;
mod folder;
mod order;
mod pasted;
mod records;
mod sqlite;
mod state_id;
#[cfg(any(test, feature = "testing"))]
pub mod testing;
mod word_index;

pub use blobs::{Blob, Blobs, ContentId, Hold, Staged, Staging};
pub use change::{Change, KEPT_CHANGES, MessageChange, Touched};
pub use chats::{
    AttachmentRecord, ChatStanding, CleanUp, MESSAGE_PAGE_BYTES, MessagePage, MessageRange,
    MessageRecord, MessageTerm, ReactionRecord, ReadBound, ReadMark, Unread, UnreadBy,
};
pub use error::{Obstacle, OpenError, StorageError};
pub use order::{MAX_ORDER_LENGTH, is_order_bound};
pub use pasted::pasted;
pub use records::{
    FileRecord, KeyRecord, MIN_ID_TAIL, ObjectRecord, OpenedMark, Phrase, REPLAY_LIFETIME_MS,
    ReplayRecord, ReplayScope, Seq, SpaceRecord, SpaceState,
};
pub use sqlite::{Finding, MessageRules, Pending, Report, Snapshot, Store, Subscription, Tx};
pub use word_index::{
    Column, IndexedObject, IndexedSpace, SpaceIndex, WORD_INDEX, WordChange, WordIndex, WordReader,
};
