//! The spaces in memory, by which a request is admitted without touching the disk (http.md 1), and the way from what a
//! caller wrote to one of them (http.md 9).

use std::borrow::Borrow;
use std::ops::Deref;
use std::sync::Arc;

use parking_lot::Mutex;
use rolltop_document::issue::{Fault, Issue, Ref};
use rolltop_document::reference::{MAX_CANDIDATES, Resolution, resolve};
use rolltop_document::wording::{list, shown};
use rolltop_store::{Seq, Snapshot, SpaceRecord, SpaceState};

use super::{
    IdSpelling, ShortReferences, TECHNICAL_SPACE, live_ones, spaces_at, told_as, visible_to,
};
use crate::Workspace;
use crate::error::Result;
use crate::keys::Caller;
use crate::space_ids::{SpaceTarget, cid_half};

/// Every space that keys may know of, whatever its state, by full id ascending, as one commit left them.
#[derive(Clone, Debug)]
pub struct Spaces(Arc<[SpaceRecord]>);

impl Deref for Spaces {
    type Target = [SpaceRecord];

    fn deref(&self) -> &[SpaceRecord] {
        &self.0
    }
}

/// The spaces that were read last, and the commit that changed one last before that.
#[derive(Debug, Default)]
pub(crate) struct KnownSpaces(Mutex<Option<(Seq, Spaces)>>);

impl Workspace {
    /// The spaces, with every change that was answered. Touches the disk only where one has changed since the last call.
    ///
    /// # Errors
    /// They cannot be read.
    pub fn spaces(&self) -> Result<Spaces> {
        if let Some(spaces) = self.known_spaces() {
            return Ok(spaces);
        }
        // Asked first: where a commit comes in between, the next call reads again.
        let changed = self.store.spaces_seq();
        let spaces = Spaces(self.store.read(spaces_at)?.into());
        *self.spaces.0.lock() = Some((changed, spaces.clone()));
        Ok(spaces)
    }

    /// The same from memory; `None` where they have to be read.
    pub fn known_spaces(&self) -> Option<Spaces> {
        let changed = self.store.spaces_seq();
        let known = self.spaces.0.lock();
        let known = known.as_ref().filter(|(seq, _)| *seq == changed);
        known.map(|(_, spaces)| spaces.clone())
    }
}

/// The path parameter that names a space.
const SPACE_ID: &str = "space_id";

impl Spaces {
    /// Resolves a space reference among the spaces that the caller sees. A value of the full shape is taken as
    /// it is, so that a foreign id and one that never existed get the same answer from the gate. `ids` spells the
    /// candidates of an ambiguity.
    pub fn resolve(&self, caller: &Caller, spelled: &str, ids: IdSpelling) -> Result<SpaceTarget> {
        match SpaceTarget::full(spelled) {
            Some(target) => Ok(target),
            None => among(&visible_to(caller, self), spelled, ids),
        }
    }

    /// The space of a target, while it is live.
    pub fn live(&self, target: &SpaceTarget) -> Result<&SpaceRecord> {
        let found = self.binary_search_by(|space| space.id.cmp(&target.id));
        let found = found.ok().and_then(|place| self.get(place));
        live(found, target)
    }
}

impl Workspace {
    /// The space of a target, while it is live.
    pub fn live_space(&self, target: &SpaceTarget) -> Result<SpaceRecord> {
        self.spaces()?.live(target).cloned()
    }

    /// The space of a target as a snapshot shows it, while it is live.
    pub(crate) fn live_space_at(
        &self,
        at: &Snapshot<'_>,
        target: &SpaceTarget,
    ) -> Result<SpaceRecord> {
        live(at.space(&target.id)?, target)
    }

    /// Full id of a live space by full id, unique suffix or exact name: the owner's references
    /// (chats-files-auth.md 3.2).
    pub fn resolve_space_for_owner(&self, reference: &str) -> Result<String> {
        for_owner(&self.spaces()?, reference)
    }
}

fn live<S: Borrow<SpaceRecord>>(found: Option<S>, target: &SpaceTarget) -> Result<S> {
    let is_live =
        |space: &SpaceRecord| space.state == SpaceState::Live && space.id != TECHNICAL_SPACE;
    found
        .filter(|space| is_live(space.borrow()))
        .ok_or_else(|| not_found(&target.spelled).into())
}

/// The same among these spaces.
pub(crate) fn for_owner(spaces: &[SpaceRecord], reference: &str) -> Result<String> {
    let live = live_ones(spaces);
    if let Some(space) = live.iter().find(|space| space.id == reference) {
        return Ok(space.id.clone());
    }
    let named: Vec<&SpaceRecord> = live
        .iter()
        .copied()
        .filter(|space| space.name == reference)
        .collect();
    let several = |candidates: &[&SpaceRecord], total| {
        Err(ambiguous(reference, candidates, total, &live, IdSpelling::Compact).into())
    };
    let by_suffix = live.iter().map(|space| (cid_half(&space.id), *space));
    match resolve(reference, by_suffix) {
        Resolution::One(space) if named.iter().all(|other| other.id == space.id) => {
            Ok(space.id.clone())
        }
        Resolution::One(space) => {
            let named = named.into_iter().filter(|other| other.id != space.id);
            let candidates: Vec<_> = [space].into_iter().chain(named).collect();
            several(&candidates, candidates.len())
        }
        Resolution::Several { candidates, total } => {
            // Those of them that are called so too are counted already.
            let is_meant = |space: &SpaceRecord| cid_half(&space.id).ends_with(reference);
            let named: Vec<_> = named.into_iter().filter(|space| !is_meant(space)).collect();
            let total = total + named.len();
            let candidates: Vec<_> = named.into_iter().chain(candidates).collect();
            several(&candidates, total)
        }
        Resolution::Missing => match named.as_slice() {
            [space] => Ok(space.id.clone()),
            [] => Err(no_such_space(reference, &live).into()),
            all => several(all, all.len()),
        },
    }
}

/// The space that a short reference names among those that the caller sees.
fn among(visible: &[&SpaceRecord], spelled: &str, ids: IdSpelling) -> Result<SpaceTarget> {
    match resolve(
        spelled,
        visible.iter().map(|space| (cid_half(&space.id), *space)),
    ) {
        Resolution::One(space) => Ok(SpaceTarget {
            id: space.id.clone(),
            spelled: spelled.to_owned(),
        }),
        Resolution::Several { candidates, total } => {
            Err(ambiguous(spelled, &candidates, total, visible, ids).into())
        }
        Resolution::Missing => Err(not_found(spelled).into()),
    }
}

/// `candidates` are some of the `total` spaces that may be meant; they may be any of `known`, among which they are
/// spelled.
fn ambiguous(
    spelled: &str,
    candidates: &[&SpaceRecord],
    total: usize,
    known: &[&SpaceRecord],
    ids: IdSpelling,
) -> Fault {
    let references = ShortReferences::among(known.iter().map(|space| space.id.as_str()));
    let listed: Vec<String> = candidates
        .iter()
        .take(MAX_CANDIDATES)
        .map(|space| told_as(space, &references.serve(&space.id, ids)))
        .collect();
    let message = format!(
        "space {spelled:?} may mean {total} spaces: {}",
        list(listed, total),
        spelled = shown(spelled)
    );
    Fault::ambiguous(
        Issue::at(SPACE_ID, message).hint("send more of the end of its id, or the full id"),
    )
}

/// The owner sees every space: the refusal lists them.
fn no_such_space(reference: &str, live: &[&SpaceRecord]) -> Fault {
    let message = format!(
        "no space has the id, the end of an id, or the name {reference:?}",
        reference = shown(reference)
    );
    let references = ShortReferences::among(live.iter().map(|space| space.id.as_str()));
    let known: Vec<String> = live
        .iter()
        .take(MAX_CANDIDATES)
        .map(|space| told_as(space, &references.serve(&space.id, IdSpelling::Compact)))
        .collect();
    let hint = match live.len() {
        0 => "there is no space yet".to_owned(),
        many if many > MAX_CANDIDATES => format!("some of the {many}: {}", known.join(", ")),
        _ => format!("there are {}", known.join(", ")),
    };
    Fault::not_found(Issue::at(SPACE_ID, message).hint(hint))
}

fn not_found(spelled: &str) -> Fault {
    let message = format!(
        "no space {spelled:?} within reach of this key",
        spelled = shown(spelled)
    );
    let hint = format!(
        "list the spaces of this key; {spelled:?} is not one of them",
        spelled = shown(spelled)
    );
    Fault::not_found(
        Issue::at(SPACE_ID, message)
            .hint(hint)
            .see(Ref::op("list_spaces")),
    )
}
