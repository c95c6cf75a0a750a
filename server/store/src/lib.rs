//! The durable truth of a workspace: records, atomic commits, the change log, stored replies, and blobs.
//!
//! [`Store`] is the engine-neutral contract; [`SqliteStore`] keeps it in one SQLite file. A change enters as a
//! [`Plan`] (preconditions, writes, and the reply to an `Idempotency-Key`), is committed whole or not at all, gets
//! its own sequence number, and is then told to everyone who subscribed.
//!
//! This crate knows SQL, files and JSON text. It does not know what a document means, how it is served, what time
//! it is, or who may see it.

mod at_once;
mod blobs;
mod change;
mod chats;
mod error;
mod feed;
mod order;
mod pasted;
mod plan;
mod records;
mod report;
mod sqlite;
mod state_id;
mod store;
#[cfg(feature = "testing")]
pub mod testing;
mod weighted;

pub use at_once::{at_once, take_time};
pub use blobs::{Blob, Blobs, ContentId, Hold, Staged, Staging};
pub use change::{Change, KEPT_CHANGES, MessageChange, RecordKey, Seq, Touched};
pub use chats::{
    AttachmentRecord, ChatStanding, CleanUp, MESSAGE_PAGE_BYTES, MessageHits, MessagePage,
    MessagePhrase, MessageRange, MessageRecord, MessageTerm, ReactionRecord, ReadBound, ReadMark,
    Unread, UnreadBy,
};
pub use error::{CommitError, Conflict, Obstacle, OpenError, StorageError};
pub use feed::{Ender, Event, Subscription};
pub use order::{MAX_ORDER_LENGTH, is_order_bound, order_between};
pub use pasted::pasted;
pub use plan::{Committed, Plan, Precondition, Write};
pub use records::{
    Archived, ArchivedObject, FileRecord, KeyRecord, LIST_BYTES, ObjectKinds, ObjectPage,
    ObjectRecord, OpenedMark, REPLAY_LIFETIME_MS, ReplayRecord, ReplayScope, SpaceRecord,
    SpaceState,
};
pub use report::{Examination, Finding, Report};
pub use sqlite::{INDEX, SqliteStore, StoreOptions};
pub use store::{MIN_ID_TAIL, Store, Told};
pub use weighted::weighted_cache;
