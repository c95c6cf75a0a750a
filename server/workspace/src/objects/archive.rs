//! Putting an object into the bin, and who may (http.md 22.3).

use rolltop_document::document::Kind;
use rolltop_document::issue::{Fault, Issue, Ref};
use rolltop_spec::shared::CreateResult;
use rolltop_store::{ObjectRecord, Tx};

use super::own_routes::archive_route;
use super::{OBJECT_ID, archived_as, check_state, kind_of};
use crate::Workspace;
use crate::error::{Error, Result};
use crate::etag::IfMatch;
use crate::keys::Caller;
use crate::spaces::SpaceTarget;

impl Workspace {
    /// Archives an object.
    pub fn delete_object(
        &self,
        tx: &mut Tx<'_>,
        caller: &Caller,
        space: &SpaceTarget,
        object_id: &str,
        if_match: Option<&IfMatch>,
    ) -> Result<CreateResult> {
        self.live_space_at(tx, space)?;
        let record = self.object(tx, space, object_id)?;
        let kind = kind_of(&record)?;
        self.refuse_own_route(tx, &record, kind, ("archived", archive_route(kind)))?;
        check_state(space, &record, if_match)?;
        if kind == Kind::Participant {
            let issue = Issue::at(OBJECT_ID, "a member cannot be archived");
            let permanent = issue.hint("this is permanent: do not retry");
            return Err(Fault::forbidden(permanent).into());
        }
        self.archive(tx, caller, &record, OBJECT_ID)
    }

    /// Puts an object into the bin, if the caller may. `path` is the parameter that names it.
    pub(crate) fn archive(
        &self,
        tx: &mut Tx<'_>,
        caller: &Caller,
        record: &ObjectRecord,
        path: &str,
    ) -> Result<CreateResult> {
        let catalogue = self.names_at(tx, &record.space_id)?;
        check_provenance(caller, record, &catalogue.me, path)?;
        let mut warnings = Vec::new();
        if record.archived {
            let message = "already archived: nothing was changed";
            warnings.push(Issue::at(path, message).hint("there is nothing to do"));
        } else {
            tx.put_object(archived_as(record, true))?;
        }
        let type_key = catalogue.vocabulary.type_key(&record.type_key).to_owned();
        Ok(CreateResult {
            id: Some(record.id.clone()),
            type_key: Some(type_key),
            warnings,
            ..CreateResult::default()
        })
    }
}

/// A key archives what the application of its name made; the owner's keys archive everything.
pub(crate) fn check_provenance(
    caller: &Caller,
    record: &ObjectRecord,
    me: &str,
    path: &str,
) -> Result<()> {
    if caller.is_owners() {
        return Ok(());
    }
    let reason = match &record.app_name {
        _ if record.creator != me => "another member or the system created it".to_owned(),
        None => "no application is recorded as its creator".to_owned(),
        Some(_) if caller.name.is_empty() => "this key has no name".to_owned(),
        Some(app_name) if *app_name == caller.name => return Ok(()),
        Some(app_name) => {
            format!(
                "{app_name:?} created it, and this key is named {:?}",
                caller.name
            )
        }
    };
    let message = format!("this key cannot archive the object: {reason}");
    let issue = Issue::at(path, message)
        .hint(
            "ask the owner or the creator to archive it; the same request with dry_run=true shows in advance what \
             this key may archive",
        )
        .see(Ref::same_request().query("dry_run", "true"));
    Err(Error::NotCreatedByThisKey(Box::new(issue)))
}
