//! What a commit touched: the entry of the change log and the event of the feed.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::chats::MessageRecord;
use crate::records::{OpenedMark, Seq};

/// The change log holds at least so many of the latest commits; the writer removes older ones a few at a time. It is
/// many times what the feed keeps for a subscriber, which turns to the log when it has lagged.
pub const KEPT_CHANGES: Seq = 65_536;

/// A record that a commit wrote or removed, with what a reader of the log needs to know whether it cares.
#[derive(Clone, Debug, Deserialize, Eq, Hash, PartialEq, Serialize)]
#[serde(tag = "record", rename_all = "snake_case", deny_unknown_fields)]
pub enum Touched {
    /// A space.
    Space {
        /// Full id.
        id: String,
    },
    /// An object.
    Object {
        /// Full id.
        id: String,
        /// Full id of its space.
        space_id: String,
        /// What it is.
        kind: String,
    },
    /// An API key.
    Key {
        /// Its id.
        id: String,
    },
    /// A message; named once for each thing that happened to it.
    Message {
        /// Its id.
        id: String,
        /// Object id of its chat.
        chat_id: String,
        /// What happened.
        change: MessageChange,
        /// The message as the commit left it, or as it was before it was deleted. Only the feed has it; the change
        /// log does not keep it.
        #[serde(skip)]
        message: Option<Arc<MessageRecord>>,
    },
    /// What a member has not read in a chat, or how far it has read.
    Reader {
        /// Object id of the chat.
        chat_id: String,
        /// Object id of the member.
        member_id: String,
    },
    /// When the account opened objects of a space. Nothing else of them has changed.
    Opened {
        /// Full id of the space.
        space_id: String,
        /// The marks that moved on.
        objects: Vec<OpenedMark>,
    },
}

/// What a commit did to a message.
#[derive(Clone, Copy, Debug, Deserialize, Eq, Hash, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum MessageChange {
    /// It is new.
    Added,
    /// Its text or what hangs on it changed.
    Edited,
    /// It is gone.
    Deleted,
    /// It was pinned or unpinned.
    Pinned,
    /// Its reactions changed.
    Reactions,
}

/// One commit, as the change log keeps it. A commit that stored only a reply touches no record.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Change {
    /// Its number.
    pub seq: Seq,
    /// The time of the write, in Unix milliseconds.
    pub time: i64,
    /// The records it wrote or removed, each once, in the order of the writes.
    pub touched: Vec<Touched>,
}
