//! Chats: their messages, reactions, read marks and searches, and the live streams (chats-files-auth.md 1).
//!
//! A chat is an object. Its messages are stored separately, so no edit of a document reaches them.

mod add;
mod create;
mod delete;
mod mark;
mod message;
mod react;
mod read;
mod search;
mod stream;
mod text;

use std::sync::Arc;

use rolltop_document::document::{Kind, layout_of};
use rolltop_document::issue::{Fault, Issue, Ref};
use rolltop_document::wording::shown;
use rolltop_store::{MessageRecord, ObjectRecord, Snapshot};

use crate::Workspace;
use crate::catalog::Catalogue;
use crate::error::Result;
use crate::objects::document_of;
use crate::spaces::SpaceTarget;

pub use add::{MessageEdit, NewMessage};
pub use mark::ReadRange;
pub use message::ChatMessage;
pub use search::{MessageHit, MessageHitList};
pub use stream::{ChatEvent, Heard, OpenedStream, StreamEvent, StreamRights, StreamSubscription};
pub use text::{MESSAGE_RULES, MessageText, judge_text};

pub(crate) use stream::Hub;

/// Path of the attachments in the body of a message.
pub const ATTACHMENTS: &str = "/attachments";
/// Path of the chat in refusals.
const CHAT_ID: &str = "chat_id";
const MESSAGE_ID: &str = "message_id";

impl Workspace {
    /// A chat of the space. A chat in the bin can be read.
    pub fn readable_chat(
        &self,
        at: &Snapshot<'_>,
        space: &SpaceTarget,
        chat_id: &str,
    ) -> Result<Arc<ObjectRecord>> {
        self.live_space_at(at, space)?;
        let record = at.object(chat_id)?;
        let Some(record) = record.filter(|record| record.space_id == space.id) else {
            let message = format!("the space has no chat {:?}", shown(chat_id));
            let issue = Issue::at(CHAT_ID, message).hint("list the chats of the space");
            return Err(Fault::not_found(issue.see(list_chats(space))).into());
        };
        if record.kind != Kind::Chat.name() {
            let catalogue = self.names_at(at, &space.id)?;
            let layout = layout_of(&document_of(&record)?, &catalogue.vocabulary);
            let (id, layout) = (&record.id, layout.name());
            let message = format!("the object {id:?} is not a chat: its layout is {layout}");
            let issue = Issue::at(CHAT_ID, message).hint("use the id of a chat");
            return Err(Fault::invalid(issue.see(list_chats(space))).into());
        }
        Ok(record)
    }

    /// A chat that can be changed: it is not in the bin.
    pub fn writable_chat<'c>(
        &self,
        at: &Snapshot<'_>,
        space: &'c SpaceTarget,
        chat_id: &'c str,
    ) -> Result<WritableChat<'c>> {
        let record = self.readable_chat(at, space, chat_id)?;
        if record.archived {
            let id = shown(chat_id);
            let message = format!("the chat {id:?} is in the bin and takes no messages");
            let issue = Issue::at(CHAT_ID, message).hint("it can be read; post to another chat");
            return Err(Fault::forbidden(issue.see(list_chats(space))).into());
        }
        Ok(WritableChat {
            space,
            id: chat_id,
            names: self.names_at(at, &space.id)?,
        })
    }

    /// Refuses a chat that cannot be read, in a snapshot of its own.
    pub fn check_readable_chat(&self, space: &SpaceTarget, chat_id: &str) -> Result<()> {
        self.store
            .read(|at| self.readable_chat(at, space, chat_id).map(|_| ()))
    }
}

/// A chat that was found, and can be changed.
pub struct WritableChat<'c> {
    space: &'c SpaceTarget,
    id: &'c str,
    /// The names of its space.
    names: Arc<Catalogue>,
}

impl WritableChat<'_> {
    /// Refuses a message that the chat does not have.
    pub fn check_message(&self, at: &Snapshot<'_>, message_id: &str) -> Result<()> {
        stored_message(at, self.id, message_id).map(drop)
    }
}

/// A message of a chat that exists.
fn stored_message(
    at: &Snapshot<'_>,
    chat_id: &str,
    message_id: &str,
) -> Result<Arc<MessageRecord>> {
    at.message(chat_id, message_id)?.ok_or_else(|| {
        // The refusal names message and chat (chats-files-auth.md 1.3).
        let (chat, id) = (shown(chat_id), shown(message_id));
        let message = format!("the chat {chat:?} has no message {id:?}");
        let issue = Issue::at(MESSAGE_ID, message).hint("list the messages of the chat");
        Fault::not_found(issue.see(Ref::op("get_chat_messages"))).into()
    })
}

fn list_chats(space: &SpaceTarget) -> Ref {
    Ref::op("list_chats").param("space_id", &space.spelled)
}

/// Only the author changes a message; there is no override (chats-files-auth.md 1.9).
fn require_author(message: &MessageRecord, member: &str) -> Result<(), Fault> {
    if message.creator == member {
        return Ok(());
    }
    let issue = Issue::at(MESSAGE_ID, "only the author may edit or delete a message");
    let issue = issue.hint("this is permanent: do not retry");
    Err(Fault::forbidden(issue))
}
