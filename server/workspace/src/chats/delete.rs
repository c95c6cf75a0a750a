//! Deleting a message, and then the files that nothing refers to any more, with their content (chats-files-auth.md 1.10).

use std::sync::Arc;

use rolltop_document::document::Kind;
use rolltop_document::issue::Issue;
use rolltop_spec::chats::ChatMessageResult;
use rolltop_store::{CleanUp, ContentId, MessageRecord, ObjectRecord, Seq, Snapshot, Tx};

use super::add::LINK;
use super::{ATTACHMENTS, WritableChat, require_author, stored_message};
use crate::Workspace;
use crate::error::{Error, Result};
use crate::files::is_kept;
use crate::objects::is_made_by;

impl WritableChat<'_> {
    /// Deletes a message of the local account permanently. [`Workspace::clean_up_attachments`] examines its attachments
    /// afterwards.
    pub fn delete_message(&self, tx: &mut Tx<'_>, message_id: &str) -> Result<ChatMessageResult> {
        let message = stored_message(tx, self.id, message_id)?;
        require_author(&message, &self.names.me)?;
        tx.delete_message(&message.id)?;
        let attachments = message.attachments.iter();
        for file in attachments.filter(|attachment| attachment.kind != LINK) {
            tx.queue_clean_up(&CleanUp {
                object_id: file.id.clone(),
                creator: message.creator.clone(),
                app_name: message.app_name.clone().unwrap_or_default(),
                // The commit sets it.
                queued: 0,
            })?;
        }
        let outcome = ChatMessageResult {
            id: Some(message.id.clone()),
            dry_run: false,
            warnings: warning(&message).into_iter().collect(),
        };
        Ok(outcome)
    }
}

fn warning(message: &MessageRecord) -> Option<Issue> {
    let ids = message.attachments.iter().map(|file| file.id.as_str());
    let ids: Vec<&str> = ids.collect();
    if ids.is_empty() {
        return None;
    }
    let text = format!(
        "the attachments {} are deleted permanently if this message was the last one with a file outside of the bin \
         that only its author has uploaded",
        ids.join(", ")
    );
    Some(Issue::at(ATTACHMENTS, text))
}

/// How many attachments are read from the queue at a time.
const BATCH: u64 = 64;

impl Workspace {
    /// Examines the queued attachments of deleted messages. A file that nothing refers to is deleted permanently. All
    /// others stay, and so does a file that is uploaded again before its deletion. Runs after the reply and once at the
    /// start; the time grows with the workspace. Returns how many files were deleted.
    pub fn clean_up_attachments(&self) -> Result<usize> {
        let mut deleted = 0;
        loop {
            let waiting = self.store.read(|at| at.clean_ups(BATCH))?;
            if waiting.is_empty() {
                return Ok(deleted);
            }
            for entry in waiting {
                deleted += usize::from(self.clean_up(entry)?);
            }
        }
    }

    fn clean_up(&self, entry: CleanUp) -> Result<bool> {
        // The search through the whole space runs outside of the write, which checks only later changes.
        let looked_at = self.store.read(|at| {
            let seq = at.seq()?;
            let is_unneeded = match unneeded(at, &entry)? {
                Some(file) => !at.is_referenced(&file.space_id, &file.id)?,
                None => false,
            };
            Ok::<_, Error>(is_unneeded.then_some(seq))
        })?;
        let delete = move |tx: &mut Tx<'_>| delete(tx, &entry, looked_at);
        let content = self.store.write(self.clock.now_millis(), delete).wait()?;
        let Some(content) = content else {
            return Ok(false);
        };
        // A crash before this leaves unused content, which the next start removes.
        content
            .iter()
            .for_each(|content| self.forget_content(content));
        Ok(true)
    }
}

/// Ends a clean-up. Returns the content of the deleted file, if it has any; `None` if no file was deleted.
fn delete(
    tx: &mut Tx<'_>,
    entry: &CleanUp,
    unreferenced_at: Option<Seq>,
) -> Result<Option<Option<ContentId>>> {
    if !tx.end_clean_up(entry)? {
        return Ok(None);
    }
    let (Some(file), Some(seq)) = (unneeded(tx, entry)?, unreferenced_at) else {
        return Ok(None);
    };
    if tx.is_referenced_since(&file.id, seq)? {
        return Ok(None);
    }
    let shown = tx.file(&file.id)?;
    tx.delete_object(&file.id)?;
    Ok(Some(shown.map(|shown| shown.content)))
}

/// The file, if only the author of the message has uploaded it. A file in the bin stays: it can be restored.
fn unneeded(at: &Snapshot<'_>, entry: &CleanUp) -> Result<Option<Arc<ObjectRecord>>> {
    let Some(file) = at.object(&entry.object_id)? else {
        return Ok(None);
    };
    let is_own =
        file.kind == Kind::FileObject.name() && is_made_by(&file, &entry.creator, &entry.app_name);
    let is_unneeded = is_own && !file.archived && !is_kept(at, &file.id)?;
    Ok(is_unneeded.then_some(file))
}
