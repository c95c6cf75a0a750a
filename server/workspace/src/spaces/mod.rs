//! Spaces: how they are spelled and found, listed, read and changed (http.md 9, 17). What a new one holds is in `new_space`.

mod delete;
mod resolve;
mod update;

use rolltop_document::wording::shown;
use rolltop_spec::spaces::{ListSpacesResponse, Space, SpaceRow};
use rolltop_store::{Snapshot, SpaceRecord, SpaceState};

use crate::Workspace;
use crate::error::Result;
use crate::keys::Caller;

pub use crate::space_ids::{ShortReferences, SpaceTarget, TECHNICAL_SPACE};
pub use delete::OwnedSpace;
pub use resolve::Spaces;
pub(crate) use resolve::{KnownSpaces, owned_spaces, require_live};
pub use rolltop_document::envelope::IdSpelling;
pub(crate) use rolltop_spec::params::Page;
pub(crate) use update::space_text;

/// A space as a message names it: by an id that can be sent, and by what people call it.
pub(crate) fn told_as(space: &SpaceRecord, spelled: &str) -> String {
    format!("{spelled} ({:?})", shown(&space.name))
}

impl Workspace {
    /// Live spaces within the caller's reach, by full id ascending (http.md 17).
    pub fn visible_spaces(&self, caller: &Caller) -> Result<Vec<SpaceRecord>> {
        Ok(visible_to(caller, &self.spaces()?)
            .into_iter()
            .cloned()
            .collect())
    }

    /// A page of the caller's spaces. Counts and spellings never tell of others.
    pub fn list_spaces(
        &self,
        caller: &Caller,
        ids: IdSpelling,
        page: Page,
    ) -> Result<ListSpacesResponse> {
        let spaces = self.spaces()?;
        let visible = visible_to(caller, &spaces);
        let references = ShortReferences::among(visible.iter().map(|space| space.id.as_str()));
        let total = visible.len();
        let has_not_granted = total < live_ones(&spaces).len();
        let rows = page.of(visible).map(|space| SpaceRow {
            id: references.serve(&space.id, ids),
            name: space.name.clone(),
            description: description(space),
            icon_image: space.icon_image.as_ref().map(ToString::to_string),
        });
        Ok(ListSpacesResponse::page(
            page,
            rows.collect(),
            total as u64,
            has_not_granted,
        ))
    }

    /// A space of the caller, already judged by the gate.
    pub fn get_space(
        &self,
        caller: &Caller,
        space: &SpaceTarget,
        ids: IdSpelling,
    ) -> Result<Space> {
        self.store.read(|at| {
            let record = self.live_space_at(at, space)?;
            self.serve_space(at, caller, &record, ids)
        })
    }

    /// The answer to a write of a space, which says that it is no dry run.
    pub(crate) fn written_space(
        &self,
        at: &Snapshot<'_>,
        caller: &Caller,
        record: &SpaceRecord,
        ids: IdSpelling,
    ) -> Result<Space> {
        Ok(Space {
            dry_run: Some(false),
            ..self.serve_space(at, caller, record, ids)?
        })
    }

    /// A space in the spelling that the caller's other spaces leave it.
    fn serve_space(
        &self,
        at: &Snapshot<'_>,
        caller: &Caller,
        record: &SpaceRecord,
        ids: IdSpelling,
    ) -> Result<Space> {
        let id = match ids {
            IdSpelling::Full => record.id.clone(),
            IdSpelling::Compact => {
                let spaces = spaces_at(at)?;
                let visible = visible_to(caller, &spaces);
                let ids_seen = visible.iter().map(|space| space.id.as_str());
                ShortReferences::among(ids_seen).serve(&record.id, ids)
            }
        };
        Ok(Space {
            id: Some(id),
            name: record.name.clone(),
            description: description(record),
            icon_image: record.icon_image.as_ref().map(ToString::to_string),
            dry_run: None,
        })
    }
}

/// Every space that keys may know of, whatever its state, by full id ascending.
pub(crate) fn spaces_at(at: &Snapshot<'_>) -> Result<Vec<SpaceRecord>> {
    let mut spaces = at.spaces()?;
    spaces.retain(|space| space.id != TECHNICAL_SPACE);
    spaces.sort_by(|a, b| a.id.cmp(&b.id));
    Ok(spaces)
}

fn live_ones(spaces: &[SpaceRecord]) -> Vec<&SpaceRecord> {
    spaces
        .iter()
        .filter(|space| space.state == SpaceState::Live)
        .collect()
}

/// Live spaces within the caller's reach.
fn visible_to<'a>(caller: &Caller, spaces: &'a [SpaceRecord]) -> Vec<&'a SpaceRecord> {
    let mut visible = live_ones(spaces);
    visible.retain(|space| caller.covers(&space.id));
    visible
}

/// Left out when there is none.
fn description(record: &SpaceRecord) -> Option<String> {
    Some(record.description.clone()).filter(|text| !text.is_empty())
}
