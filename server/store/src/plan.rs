//! A plan: everything that one commit does, computed beforehand from records that may have changed meanwhile.

use crate::blobs::ContentId;
use crate::change::{RecordKey, Seq};
use crate::chats::{CleanUp, MessageRecord, ReadMark, UnreadBy};
use crate::records::{FileRecord, KeyRecord, ObjectRecord, OpenedMark, ReplayRecord, SpaceRecord};

/// One atomic change. Preconditions are judged against the state before the plan's own writes.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Plan {
    /// Now, in Unix milliseconds. Stamps the change log; a stored reply that has expired by then gives way.
    pub time: i64,
    /// What must still hold; the first that does not fails the plan.
    pub preconditions: Vec<Precondition>,
    /// Applied in order.
    pub writes: Vec<Write>,
    /// Stored in the same transaction, or the whole plan fails.
    pub replay: Option<ReplayRecord>,
}

impl Plan {
    /// An empty plan of this moment (Unix milliseconds).
    pub fn at(time: i64) -> Self {
        Self {
            time,
            ..Self::default()
        }
    }
}

/// What a plan was computed from.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Precondition {
    /// The record exists and is still the one that this commit wrote.
    Unchanged {
        /// Which record.
        record: RecordKey,
        /// Its `version` as it was read.
        version: Seq,
    },
    /// The record does not exist.
    Absent {
        /// Which record.
        record: RecordKey,
    },
    /// The record exists, whatever has become of it: guards what refers to it.
    Present {
        /// Which record.
        record: RecordKey,
    },
    /// No unlisted object of these kinds was written or removed in the space since they were read: guards what was
    /// computed from all of them, as the names of types and properties.
    KindsUnchanged {
        /// Full id of the space.
        space_id: String,
        /// The kinds.
        kinds: Vec<&'static str>,
        /// [`crate::ObjectKinds::changed`] as it was read.
        since: Seq,
    },
    /// Nothing that was written since refers to the object: guards its removal after a look at everything else.
    Unreferenced {
        /// Full id of the object.
        object_id: String,
        /// The commit at which [`crate::Store::is_referenced`] was asked.
        since: Seq,
    },
    /// No object of the space was given the type since: guards what only a type without objects may become.
    TypeUnused {
        /// Full id of the space.
        space_id: String,
        /// Internal key of the type.
        type_key: String,
        /// The commit at which there was none.
        since: Seq,
    },
    /// The clean-up still waits: nobody has done it, called it off or asked for it again.
    CleanUpQueued(CleanUp),
    /// No object of this kind that is out of the bin shows this content in the space.
    ContentFree {
        /// Full id of the space.
        space_id: String,
        /// The kind.
        kind: String,
        /// The content.
        content: ContentId,
    },
}

/// One write. The `version` of a record given here is ignored; the commit sets it.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Write {
    /// Inserts or replaces a space.
    PutSpace(SpaceRecord),
    /// Inserts or replaces an object; its space must exist.
    PutObject(ObjectRecord),
    /// Says which content an object shows. The plan also puts the object, so that the change log names it.
    PutFile(FileRecord),
    /// Keeps a file from every clean-up, because somebody else than its author has sent the same content. Reads and the
    /// change log do not tell of it.
    KeepFile {
        /// Full id of the object.
        object_id: String,
    },
    /// Removes an object and what is known of its content; one that does not exist is nothing to do.
    DeleteObject {
        /// Full id.
        id: String,
    },
    /// Inserts or replaces an API key.
    PutKey(KeyRecord),
    /// Removes an API key; one that does not exist is nothing to do.
    DeleteKey {
        /// Its id.
        id: String,
    },
    /// Inserts a message; its chat must exist as an object. The commit gives it its state id and, if it has none,
    /// its order id: posts to one chat need no precondition on each other.
    AddMessage {
        /// The message.
        message: MessageRecord,
        /// The words that find it, folded, each once or more, in their order.
        words: Vec<String>,
        /// Who has not read it.
        unread_by: Vec<UnreadBy>,
    },
    /// Replaces text, edit time, pin, attachments and reactions of a message that exists.
    PutMessage {
        /// The message.
        message: MessageRecord,
        /// The words that find it from now on; `None` where the text stays.
        words: Option<Vec<String>>,
    },
    /// Removes a message; one that does not exist is nothing to do.
    DeleteMessage {
        /// Its id.
        id: String,
    },
    /// Marks as read; a chat without messages is nothing to do. Never takes a mark back.
    MarkRead {
        /// Object id of the chat.
        chat_id: String,
        /// Object id of the member.
        member_id: String,
        /// What is read.
        mark: ReadMark,
    },
    /// Moves on when the account opened objects of a space last. Never takes a mark back; an object that the space does
    /// not hold is nothing to do.
    MarkOpened {
        /// Full id of the space.
        space_id: String,
        /// The marks.
        objects: Vec<OpenedMark>,
    },
    /// Remembers an attachment that is to be examined once the reply is out, anew if it waits already.
    QueueCleanUp(CleanUp),
    /// Forgets an attachment that was examined, unless it was asked for again.
    EndCleanUp(CleanUp),
    /// Forgets whatever was to be examined of an object, because it is wanted again.
    CallOffCleanUps {
        /// Full id of the object.
        object_id: String,
    },
}

/// A commit that is on disk.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Committed {
    /// Its number, now the `version` of every record it wrote.
    pub seq: Seq,
}
