//! Deleting a message (chats-files-auth.md 1.10).

use rolltop_document::issue::Issue;
use rolltop_spec::chats::ChatMessageResult;
use rolltop_store::{CleanUp, MessageRecord, Tx};

use super::add::LINK;
use super::{ATTACHMENTS, require_author, stored_message};
use crate::Workspace;
use crate::error::Result;
use crate::spaces::SpaceTarget;

impl Workspace {
    /// Removes a message of the local account for good. What hung on it is examined afterwards, by
    /// [`Workspace::clean_up_attachments`].
    pub fn delete_message(
        &self,
        tx: &mut Tx<'_>,
        space: &SpaceTarget,
        chat_id: &str,
        message_id: &str,
    ) -> Result<ChatMessageResult> {
        self.writable_chat(tx, space, chat_id)?;
        let message = stored_message(tx, chat_id, message_id)?;
        require_author(&message, &self.names_at(tx, &space.id)?.me)?;
        tx.delete_message(&message.id)?;
        for entry in clean_ups(&message) {
            tx.queue_clean_up(&entry)?;
        }
        let outcome = ChatMessageResult {
            id: Some(message.id.clone()),
            dry_run: false,
            warnings: warning(&message).into_iter().collect(),
        };
        Ok(outcome)
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
