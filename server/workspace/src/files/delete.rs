//! Archiving a file (chats-files-auth.md 2.6), or deleting it permanently (v1.md 21).

use rolltop_document::document::Kind;
use rolltop_document::issue::{Fault, Issue, Ref};
use rolltop_spec::shared::CreateResult;
use rolltop_store::{ContentId, Tx};

use super::content::file_not_found;
use super::is_kept;
use crate::Workspace;
use crate::error::{Error, Result};
use crate::etag::IfMatch;
use crate::keys::Caller;
use crate::objects::{check_provenance, check_state, kind_of};
use crate::spaces::SpaceTarget;

/// The parameter that names a file.
const FILE_ID: &str = "file_id";

impl Workspace {
    /// Archives a file. Its content can still be downloaded.
    pub fn delete_file(
        &self,
        tx: &mut Tx<'_>,
        caller: &Caller,
        space: &SpaceTarget,
        file_id: &str,
        if_match: Option<&IfMatch>,
    ) -> Result<CreateResult> {
        self.live_space_at(tx, space)?;
        let found = tx.object(file_id)?;
        let record = found
            .filter(|record| record.space_id == space.id)
            .ok_or_else(|| file_not_found(space, file_id))?;
        let kind = kind_of(&record)?;
        if kind != Kind::FileObject {
            return Err(no_file(space, file_id, kind).into());
        }
        check_state(space, &record, if_match)?;
        self.archive(tx, caller, &record, FILE_ID)
    }

    /// Deletes a file permanently, in the bin or outside of it. A key that may archive the file may delete it, unless
    /// another program has uploaded the same content; the owner always may. Returns its content, for
    /// [`Workspace::forget_content`] after the commit.
    pub fn erase_file(
        &self,
        tx: &mut Tx<'_>,
        caller: &Caller,
        space: &SpaceTarget,
        file_id: &str,
    ) -> Result<Option<ContentId>> {
        self.live_space_at(tx, space)?;
        let record = self.object(tx, space, file_id)?;
        let me = &self.names_at(tx, &space.id)?.me;
        check_provenance(caller, &record, me, FILE_ID)?;
        if !caller.is_owners() && is_kept(tx, file_id)? {
            let message =
                "this key cannot delete the file permanently: another program has uploaded it too";
            let issue = Issue::at(FILE_ID, message).hint("leave skip_bin out: the bin keeps it");
            return Err(Error::NotCreatedByThisKey(Box::new(issue)));
        }
        let shown = tx.file(file_id)?;
        tx.delete_object(file_id)?;
        Ok(shown.map(|shown| shown.content))
    }
}

fn no_file(space: &SpaceTarget, file_id: &str, kind: Kind) -> Fault {
    let message = format!("an object of kind {} is not a file", kind.name());
    let route = Ref::op("delete_object")
        .param("space_id", &space.spelled)
        .param("object_id", file_id);
    Fault::invalid(
        Issue::at(FILE_ID, message)
            .hint("use delete_object")
            .see(route),
    )
}
