//! Changing a space's name and description (http.md 17).

use rolltop_document::issue::{Fault, Issue};
use rolltop_document::limits::MAX_NAME;
use rolltop_document::wording::too_many;
use rolltop_spec::spaces::{Space, UpdateSpaceRequest};
use rolltop_store::{SpaceRecord, Tx};

use super::{IdSpelling, SpaceTarget};
use crate::Workspace;
use crate::error::Result;
use crate::keys::Caller;

impl Workspace {
    /// Changes a space. The outcome is the space afterwards.
    pub fn update_space(
        &self,
        tx: &mut Tx<'_>,
        caller: &Caller,
        space: &SpaceTarget,
        change: &UpdateSpaceRequest,
        ids: IdSpelling,
    ) -> Result<Space> {
        self.live_space_at(tx, space)?;
        let UpdateSpaceRequest { name, description } = change;
        if name.is_none() && description.is_none() {
            let issue = Issue::at("", "nothing to update").hint("send name, description or both");
            return Err(Fault::invalid(issue).into());
        }
        if let Some(name) = name
            && space_text("/name", name)?.is_empty()
        {
            let issue = Issue::at("/name", "the name of a space is blank").hint("send a name");
            return Err(Fault::invalid(issue).into());
        }
        let record = self.set_space(tx, space, name.as_deref(), description.as_deref())?;
        self.written_space(tx, caller, &record, ids)
    }

    /// Gives a space another name or description, possibly empty ones.
    pub fn set_space(
        &self,
        tx: &mut Tx<'_>,
        space: &SpaceTarget,
        name: Option<&str>,
        description: Option<&str>,
    ) -> Result<SpaceRecord> {
        let mut record = self.live_space_at(tx, space)?;
        let before = record.clone();
        if let Some(name) = name {
            record.name = space_text("/name", name)?;
        }
        if let Some(description) = description {
            record.description = space_text("/description", description)?;
        }
        if record != before {
            tx.put_space(record.clone())?;
        }
        Ok(record)
    }
}

/// A name or description as it is stored: trimmed, and within its bound.
pub(crate) fn space_text(path: &str, text: &str) -> Result<String, Fault> {
    let length = text.chars().count();
    if length > MAX_NAME {
        let message = too_many(length, "characters", MAX_NAME);
        return Err(Fault::invalid(Issue::at(path, message).hint("shorten it")));
    }
    Ok(text.trim().to_owned())
}
