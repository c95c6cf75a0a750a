//! What a deleted message leaves behind: files that nothing refers to any more, and their content
//! (chats-files-auth.md 1.10).

use std::sync::Arc;

use rolltop_document::document::Kind;
use rolltop_store::{
    CleanUp, CommitError, Conflict, ObjectRecord, Plan, Precondition, RecordKey, Write,
};

use crate::Workspace;
use crate::error::{Error, Result};
use crate::objects::is_made_by;

/// Attachments that are examined in one go.
const BATCH: u64 = 64;
/// Changes that may come between a look and its commit before the file is left alone until the next time.
const ATTEMPTS: usize = 4;

impl Workspace {
    /// Examines the attachments of deleted messages that wait for it: a file that nothing refers to is deleted for
    /// good, all others stay, and so does one that is uploaded again before it is gone. Runs after the reply and once
    /// at the start; may take as long as the workspace is large. Tells how many files were deleted.
    pub fn clean_up_attachments(&self) -> Result<usize> {
        let mut deleted = 0;
        loop {
            let mut settled = 0;
            for entry in self
                .store
                .read(|at| at.clean_ups(BATCH))
                .map_err(Error::internal)?
            {
                if let Some(is_deleted) = self.clean_up(&entry)? {
                    settled += 1;
                    deleted += usize::from(is_deleted);
                }
            }
            // What is left, if anything, changes all the time: it waits for the next deletion.
            if settled == 0 {
                return Ok(deleted);
            }
        }
    }

    /// Whether the file was deleted; `None` where that is still to be seen.
    fn clean_up(&self, entry: &CleanUp) -> Result<Option<bool>> {
        for _ in 0..ATTEMPTS {
            let since = self.store.seq();
            let unneeded = self.unneeded(entry)?;
            let mut plan = Plan::at(self.clock.now_millis());
            plan.preconditions
                .push(Precondition::CleanUpQueued(entry.clone()));
            plan.writes.push(Write::EndCleanUp(entry.clone()));
            let mut content = None;
            if let Some(file) = &unneeded {
                let shown = self.store.file(&file.id).map_err(Error::internal)?;
                content = shown.map(|shown| shown.content);
                plan.preconditions.push(Precondition::Unchanged {
                    record: RecordKey::Object(file.id.clone()),
                    version: file.version,
                });
                plan.preconditions.push(Precondition::Unreferenced {
                    object_id: file.id.clone(),
                    since,
                });
                plan.writes.push(Write::DeleteObject {
                    id: file.id.clone(),
                });
            }
            match self.store.commit(plan) {
                Ok(_) => {
                    // A crash before this leaves content that nothing shows, of which the examination tells.
                    content
                        .iter()
                        .for_each(|content| self.forget_content(content));
                    return Ok(Some(unneeded.is_some()));
                }
                // The same content was uploaded meanwhile, the file was examined by somebody else, or another message
                // let go of it: that one has an entry of its own.
                Err(CommitError::Conflict(Conflict::CleanUp { .. })) => return Ok(Some(false)),
                Err(CommitError::Conflict(_)) => {}
                Err(error) => return Err(Error::internal(error)),
            }
        }
        Ok(None)
    }

    /// The file, if it is its author's alone and nothing refers to it. What is in the bin may be brought back from there.
    fn unneeded(&self, entry: &CleanUp) -> Result<Option<Arc<ObjectRecord>>> {
        let Some(file) = self
            .store
            .object(&entry.object_id)
            .map_err(Error::internal)?
        else {
            return Ok(None);
        };
        let is_own = file.kind == Kind::FileObject.name()
            && is_made_by(&file, &entry.creator, &entry.app_name);
        if !is_own || file.archived || self.is_kept(&file.id)? {
            return Ok(None);
        }
        let referenced = self
            .store
            .read(|at| at.is_referenced(&file.space_id, &file.id))
            .map_err(Error::internal)?;
        Ok((!referenced).then_some(file))
    }
}
