//! The spaces in memory, by which a request is admitted without touching the disk (http.md 1), and the way from what a
//! caller wrote to one of them (http.md 9).

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
/// Fewest characters of the cid half of what counts as a full id.
const MIN_CID: usize = 32;

impl SpaceTarget {
    /// A value of the full shape, `<cid>.<replication key>`, as it is.
    pub fn full(spelled: &str) -> Option<Self> {
        let cid_character = |c: u8| c.is_ascii_lowercase() || (b'2'..=b'7').contains(&c);
        let key_character = |c: u8| c.is_ascii_lowercase() || c.is_ascii_digit();
        let (cid, key) = spelled.split_once('.')?;
        let is_full = cid.len() >= MIN_CID
            && cid.bytes().all(cid_character)
            && !key.is_empty()
            && key.bytes().all(key_character);
        is_full.then(|| Self {
            id: spelled.to_owned(),
            spelled: spelled.to_owned(),
        })
    }
}

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
        require_live(
            found.filter(|space| space.state == SpaceState::Live),
            target,
        )
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
        let found = at.space(&target.id)?;
        require_live(
            found.filter(|space| space.state == SpaceState::Live),
            target,
        )
    }

    /// Full id of the live space that an owner's reference names.
    pub fn resolve_space_for_owner(&self, reference: &str) -> Result<String> {
        Ok(for_owner(&self.spaces()?, reference)?.id.clone())
    }
}

/// What was found of the live space of a target. No key hears of the technical space.
pub(crate) fn require_live<T>(found: Option<T>, target: &SpaceTarget) -> Result<T> {
    found
        .filter(|_| target.id != TECHNICAL_SPACE)
        .ok_or_else(|| not_found(&target.spelled).into())
}

/// The live space that an owner's reference names: by full id, unique suffix or exact name (chats-files-auth.md 3.2).
pub(super) fn for_owner<'s>(spaces: &'s [SpaceRecord], reference: &str) -> Result<&'s SpaceRecord> {
    let live = live_ones(spaces);
    if let Some(space) = live.iter().find(|space| space.id == reference) {
        return Ok(space);
    }
    let is_meant = |space: &&SpaceRecord| {
        let is_suffix = !reference.is_empty() && cid_half(&space.id).ends_with(reference);
        is_suffix || space.name == reference
    };
    let meant: Vec<_> = live.iter().copied().filter(is_meant).collect();
    match meant[..] {
        [space] => Ok(space),
        [] => Err(no_such_space(reference, &live).into()),
        _ => {
            let ids = IdSpelling::Compact;
            Err(ambiguous(reference, &meant, meant.len(), &live, ids).into())
        }
    }
}

/// The live spaces that the owner means: one by its reference, or all of them.
pub(crate) fn owned_spaces(at: &Snapshot<'_>, reference: Option<&str>) -> Result<Vec<SpaceRecord>> {
    let mut spaces = spaces_at(at)?;
    if let Some(reference) = reference {
        return Ok(vec![for_owner(&spaces, reference)?.clone()]);
    }
    spaces.retain(|space| space.state == SpaceState::Live);
    Ok(spaces)
}

/// The space that a short reference names among those that the caller sees.
fn among(visible: &[&SpaceRecord], spelled: &str, ids: IdSpelling) -> Result<SpaceTarget> {
    let by_suffix = visible.iter().map(|space| (cid_half(&space.id), *space));
    match resolve(spelled, by_suffix) {
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

/// `candidates` are some of the `total` spaces that may be meant; they may be any of `known`.
fn ambiguous(
    spelled: &str,
    candidates: &[&SpaceRecord],
    total: usize,
    known: &[&SpaceRecord],
    ids: IdSpelling,
) -> Fault {
    let message = format!(
        "space {spelled:?} may mean {total} spaces: {}",
        list(listed(candidates, known, ids), total),
        spelled = shown(spelled)
    );
    let hint = "send more of the end of its id, or the full id";
    Fault::ambiguous(Issue::at(SPACE_ID, message).hint(hint))
}

/// The first of these spaces, as they are spelled among `known`.
fn listed(spaces: &[&SpaceRecord], known: &[&SpaceRecord], ids: IdSpelling) -> Vec<String> {
    let references = ShortReferences::among(known.iter().map(|space| space.id.as_str()));
    let first = spaces.iter().take(MAX_CANDIDATES);
    first
        .map(|space| told_as(space, &references.serve(&space.id, ids)))
        .collect()
}

/// The owner sees every space: the refusal lists them.
fn no_such_space(reference: &str, live: &[&SpaceRecord]) -> Fault {
    let message = format!(
        "no space has the id, the end of an id, or the name {reference:?}",
        reference = shown(reference)
    );
    let known = listed(live, live, IdSpelling::Compact).join(", ");
    let hint = match live.len() {
        0 => "there is no space yet".to_owned(),
        many if many > MAX_CANDIDATES => format!("some of the {many}: {known}"),
        _ => format!("there are {known}"),
    };
    Fault::not_found(Issue::at(SPACE_ID, message).hint(hint))
}

fn not_found(spelled: &str) -> Fault {
    let spelled = shown(spelled);
    let message = format!("no space {spelled:?} within reach of this key");
    let hint = format!("list the spaces of this key; {spelled:?} is not one of them");
    let issue = Issue::at(SPACE_ID, message).hint(hint);
    Fault::not_found(issue.see(Ref::op("list_spaces")))
}
