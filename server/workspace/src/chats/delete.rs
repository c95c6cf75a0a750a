//! Deleting a message (chats-files-auth.md 1.10).

use rolltop_document::issue::Issue;
use rolltop_store::{CleanUp, MessageRecord, Plan, Precondition, RecordKey, Write};

use super::add::LINK;
use super::{ATTACHMENTS, require_author};
use crate::Workspace;
use crate::error::Result;
use crate::mutation::{Mutation, Planned, Reply};
use crate::spaces::SpaceTarget;

/// What a delete comes to.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct DeletedMessage {
    /// Message id.
    pub id: String,
    /// Advice.
    pub warnings: Vec<Issue>,
}

impl Workspace {
    /// Removes a message of the local account for good. What hung on it is examined afterwards, by
    /// [`Workspace::clean_up_attachments`].
    pub fn delete_message(
        &self,
        space: &SpaceTarget,
        chat_id: &str,
        message_id: &str,
        mutation: &Mutation<'_, DeletedMessage>,
    ) -> Result<Reply> {
        self.mutate(mutation, Some(message_id), || {
            self.writable_chat(space, chat_id)?;
            let message = self.stored_message(chat_id, message_id)?;
            require_author(&message, &self.catalogue(&space.id)?.me)?;
            let mut plan = Plan::at(self.clock.now_millis());
            plan.preconditions.push(Precondition::Unchanged {
                record: RecordKey::Message(message.id.clone()),
                version: message.version,
            });
            plan.writes.push(Write::DeleteMessage {
                id: message.id.clone(),
            });
            plan.writes
                .extend(clean_ups(&message).map(Write::QueueCleanUp));
            let outcome = DeletedMessage {
                id: message.id.clone(),
                warnings: warning(&message).into_iter().collect(),
            };
            Ok(Planned { outcome, plan })
        })
    }
}

fn clean_ups(message: &MessageRecord) -> impl Iterator<Item = CleanUp> {
    let files = message
        .attachments
        .iter()
        .filter(|attachment| attachment.kind != LINK);
    files.map(|file| CleanUp {
        object_id: file.id.clone(),
        creator: message.creator.clone(),
        app_name: message.app_name.clone().unwrap_or_default(),
        // The commit sets it.
        queued: 0,
    })
}

fn warning(message: &MessageRecord) -> Option<Issue> {
    let ids: Vec<&str> = message
        .attachments
        .iter()
        .map(|attachment| attachment.id.as_str())
        .collect();
    if ids.is_empty() {
        return None;
    }
    let text = format!(
        "the attachments {} are deleted for good where this message was the last to hold a file outside of the bin \
         that its author alone has uploaded",
        ids.join(", ")
    );
    Some(Issue::at(ATTACHMENTS, text))
}
