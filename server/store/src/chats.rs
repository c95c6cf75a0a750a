//! The records of chats: messages, what members have not read of them, and what reads of them give back
//! (chats-files-auth.md 1). The chat itself is an object.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::records::{Phrase, Seq};

/// An object that hangs on a message.
#[derive(Clone, Debug, Deserialize, Eq, Hash, PartialEq, Serialize)]
pub struct AttachmentRecord {
    /// Full id of the object.
    pub id: String,
    /// What the object was when it was attached: `file`, `image` or `link`.
    pub kind: String,
}

/// One reaction of one member.
#[derive(Clone, Debug, Deserialize, Eq, Hash, PartialEq, Serialize)]
pub struct ReactionRecord {
    /// The emoji.
    pub emoji: String,
    /// Object id of the member who reacted.
    pub member_id: String,
}

/// A message of a chat.
#[derive(Clone, Debug, Default, Eq, Hash, PartialEq)]
pub struct MessageRecord {
    /// Message id.
    pub id: String,
    /// Object id of its chat.
    pub chat_id: String,
    /// Its place in the chat. Left empty on a new message, the commit puts it after the last one.
    pub order: String,
    /// The commit that adds it sets it.
    pub state_id: String,
    /// Object id of the member who wrote it; empty when unknown.
    pub creator: String,
    /// Name of the key through which it was written.
    pub app_name: Option<String>,
    /// Unix milliseconds; 0 = unknown.
    pub created_at: i64,
    /// Unix milliseconds; 0 = never.
    pub edited_at: i64,
    /// Id of the message that it answers.
    pub reply_to: Option<String>,
    /// Pinned in its chat.
    pub pinned: bool,
    /// What hangs on it, in order.
    pub attachments: Vec<AttachmentRecord>,
    /// The reactions to it, oldest first.
    pub reactions: Vec<ReactionRecord>,
    /// Rendering of the blocks of an imported message.
    pub blocks_text: Option<String>,
    /// The text as it is served.
    pub text: String,
    /// What v1 shows it as; `None` is a paragraph.
    pub style: Option<String>,
    /// The commit that wrote this record.
    pub version: Seq,
}

/// A member for whom a new message is unread.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct UnreadBy {
    /// Object id of the member.
    pub member_id: String,
    /// The message mentions this member, or answers one of its messages.
    pub mention: bool,
}

/// What is marked as read.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum ReadMark {
    /// Messages up to a place and a state id, both included.
    Messages(ReadBound),
    /// Mentions up to there.
    Mentions(ReadBound),
    /// Both up to there.
    Everything(ReadBound),
    /// Reactions to the member's own messages: to all, or to those up to this order id, which is included.
    Reactions(Option<String>),
}

/// How far something is marked.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct ReadBound {
    /// Order id of the first message that is marked; empty for all before `order`. Where it is not, the mark of how far
    /// the member has read stays.
    pub from: String,
    /// Order id.
    pub order: String,
    /// State id: what was stored later stays unread, wherever it stands.
    pub state_id: String,
}

/// What a member has not read in a chat.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Unread {
    /// Unread messages.
    pub messages: u64,
    /// Unread mentions.
    pub mentions: u64,
    /// Order id of the oldest unread message.
    pub oldest_message: Option<String>,
    /// Order id of the oldest unread mention.
    pub oldest_mention: Option<String>,
    /// Order id of the oldest of the member's own messages that has an unseen reaction.
    pub oldest_reaction: Option<String>,
}

/// A chat as one of its members stands in it. The default is that of a chat that never held a message.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct ChatStanding {
    /// Messages that it holds.
    pub messages: u64,
    /// Messages that it ever held.
    pub lifetime_messages: u64,
    /// The greatest order id that it ever gave; empty before the first.
    pub last_order: String,
    /// Its latest state id; empty before the first.
    pub last_state_id: String,
    /// What the member has not read.
    pub unread: Unread,
}

/// Bytes of text after which a page of messages ends, whatever its limit; its first message may have more.
pub const MESSAGE_PAGE_BYTES: usize = 4 << 20;

/// Which messages of a chat are read. Both bounds are exclusive.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct MessageRange<'a> {
    /// Only later ones. The page has the oldest of them if there is only this bound, and the newest otherwise.
    pub after: Option<&'a str>,
    /// Only earlier ones.
    pub before: Option<&'a str>,
    /// Most messages; long ones end a page earlier ([`MESSAGE_PAGE_BYTES`]).
    pub limit: u64,
}

impl MessageRange<'_> {
    /// True if the page has the oldest messages of the range.
    pub fn oldest_first(&self) -> bool {
        self.after.is_some() && self.before.is_none()
    }
}

/// Some messages of a chat, and the chat, all of one moment.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct MessagePage {
    /// In ascending order.
    pub messages: Vec<Arc<MessageRecord>>,
    /// The range holds more.
    pub has_more: bool,
    /// The chat.
    pub standing: ChatStanding,
    /// The last commit that this moment knows.
    pub seq: Seq,
}

/// One term of a search of messages: any of its phrases finds a message.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct MessageTerm {
    /// The alternatives.
    pub any_of: Vec<Phrase>,
    /// They are not what was asked for, only near it: messages with nothing else come last.
    pub corrected: bool,
}

/// An attachment that a deleted message may have been the last to hold.
#[derive(Clone, Debug, Eq, Hash, PartialEq)]
pub struct CleanUp {
    /// Full id of the object.
    pub object_id: String,
    /// Object id of the member who wrote the message.
    pub creator: String,
    /// Name of the key through which it was written; empty where there was none.
    pub app_name: String,
    /// The commit that queued it last, which sets it: what was seen before does not count.
    pub queued: Seq,
}
