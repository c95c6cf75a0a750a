//! The records of the store.
//!
//! A record is a value: a caller takes one, changes a copy, and puts it back. `version` is the sequence number of the
//! commit that wrote the record; the commit fills it.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::blobs::ContentId;

/// Number of a commit, strictly increasing over the life of a store. The first commit is 1; 0 is before it.
pub type Seq = u64;

/// How long a stored reply answers repeats of its request, in milliseconds: 24 hours (http.md 6).
pub const REPLAY_LIFETIME_MS: i64 = 24 * 60 * 60 * 1000;

/// Whether a space takes part in the workspace (http.md 9).
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum SpaceState {
    /// In use.
    Live,
    /// Removed by its owner.
    Deleted,
    /// Left by this account.
    Left,
    /// Asked to join, not yet admitted.
    Joining,
}

/// A space.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct SpaceRecord {
    /// Full id: cid, dot, replication key.
    pub id: String,
    /// Name, possibly empty.
    pub name: String,
    /// Description, possibly empty.
    pub description: String,
    /// Content id of its picture.
    pub icon_image: Option<ContentId>,
    /// Whether it is in use.
    pub state: SpaceState,
    /// Unix milliseconds.
    pub created_at: i64,
    /// The commit that wrote this record.
    pub version: Seq,
}

/// Anything that has an id in a space: page, type, property, option, template, chat, file, member.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct ObjectRecord {
    /// Full id.
    pub id: String,
    /// The space that holds it.
    pub space_id: String,
    /// What it is, in the document's spelling (document.md 1.1, `kind`).
    pub kind: String,
    /// Internal key of its type.
    pub type_key: String,
    /// Name, possibly empty.
    pub name: String,
    /// The first words of its content.
    pub snippet: String,
    /// Belongs into the lists of ordinary objects (http.md 22). An archived object keeps this flag and is not
    /// listed all the same.
    pub listed: bool,
    /// In the bin.
    pub archived: bool,
    /// Unix milliseconds.
    pub created_at: i64,
    /// Unix milliseconds.
    pub modified_at: i64,
    /// Object id of the member who made it.
    pub creator: String,
    /// Object id of the member who changed it last.
    pub modified_by: String,
    /// Name of the key through which it was made, the provenance of http.md 22.3.
    pub app_name: Option<String>,
    /// Etag of the document.
    pub etag: String,
    /// The stored document: compact JSON.
    pub document: Arc<str>,
    /// The commit that wrote this record.
    pub version: Seq,
}

/// When the account opened an object last.
#[derive(Clone, Debug, Deserialize, Eq, Hash, PartialEq, Serialize)]
pub struct OpenedMark {
    /// Full id.
    pub object_id: String,
    /// Unix seconds.
    pub at: i64,
}

/// Which content an object shows: a file object its own, a member their picture. Removed with the object.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct FileRecord {
    /// Full id of the object.
    pub object_id: String,
    /// The space that holds it.
    pub space_id: String,
    /// Content id.
    pub content: ContentId,
    /// A program other than its author has sent the same content and uses this file: no clean-up takes it.
    /// [`Tx::put_file`](crate::Tx::put_file) leaves it as it is, [`Tx::keep_file`](crate::Tx::keep_file) sets it.
    pub kept: bool,
    /// The commit that wrote this record.
    pub version: Seq,
}

/// An API key (chats-files-auth.md 3.4). Never holds the token.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct KeyRecord {
    /// Hex SHA-256 of the raw key.
    pub id: String,
    /// The name that its owner gave it, possibly empty.
    pub name: String,
    /// `jsonApi`, `full` or `limited`.
    pub scope: String,
    /// The grant record as JSON text; `None` for a key without one.
    pub grant: Option<String>,
    /// Unix seconds; 0 = unknown.
    pub created_at: i64,
    /// Unix seconds; 0 = never.
    pub expires_at: i64,
    /// Unix seconds; 0 = not yet.
    pub last_used_at: i64,
    /// The commit that wrote this record.
    pub version: Seq,
}

/// What a stored reply is filed under (http.md 6).
#[derive(Clone, Debug, Eq, Hash, PartialEq)]
pub struct ReplayScope {
    /// Id of the API key.
    pub key_id: String,
    /// Full id of the resolved space; empty where the route has none.
    pub space_id: String,
    /// The `Idempotency-Key`.
    pub idempotency_key: String,
}

/// The stored reply to a request with an `Idempotency-Key`.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct ReplayRecord {
    /// SHA-256 that tells this request from another one under the same key.
    pub identity: [u8; 32],
    /// HTTP status.
    pub status: u16,
    /// `Content-Type`.
    pub content_type: String,
    /// `ETag`, as sent.
    pub etag: Option<String>,
    /// The body, byte for byte.
    pub body: Vec<u8>,
    /// Unix milliseconds.
    pub created_at: i64,
}

/// The shortest end of an id that [`Snapshot::archived_objects`](crate::Snapshot::archived_objects) finds, in bytes.
pub const MIN_ID_TAIL: usize = 6;

/// Words that stand one after the other in a text.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Phrase {
    /// The folded words; never empty.
    pub words: Vec<String>,
    /// The last word also matches as a prefix.
    pub prefix: bool,
}
