//! Restoring an object from the bin, under the rules of its creation.

use std::sync::Arc;

use rolltop_document::document::Kind;
use rolltop_document::issue::{Fault, Issue};
use rolltop_document::reference::MAX_CANDIDATES;
use rolltop_document::vocabulary::{KeyConflict, Vocabulary};
use rolltop_document::wording::shown;
use rolltop_store::{MIN_ID_TAIL, ObjectRecord, Snapshot, SpaceRecord, Tx};
use serde::{Deserialize, Serialize};

use super::{BinRow, KINDS, called, row};
use crate::Workspace;
use crate::error::{Error, Result};
use crate::objects::{archived_as, kind_of};
use crate::spaces::owned_spaces;

/// Path of the reference in findings.
const REFERENCE: &str = "reference";

/// An object that was restored.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub struct Restored {
    /// Its row in the bin.
    pub row: BinRow,
    /// Advice, one sentence each.
    pub warnings: Vec<String>,
}

impl Workspace {
    /// Restores the object that a reference names: its full id, at least [`MIN_ID_TAIL`] characters of the end of it, or
    /// its exact name. `space` is an owner's reference. Refuses a definition whose key was taken meanwhile.
    pub fn restore(self: &Arc<Self>, reference: &str, space: Option<&str>) -> Result<Restored> {
        let (reference, space) = (reference.to_owned(), space.map(str::to_owned));
        self.write(move |workspace, tx| workspace.restore_in(tx, &reference, space.as_deref()))
            .wait()
    }

    fn restore_in(
        &self,
        tx: &mut Tx<'_>,
        reference: &str,
        space: Option<&str>,
    ) -> Result<Restored> {
        let (space, record) = self.find_in_bin(tx, reference, space)?;
        let catalogue = self.names_at(tx, &space.id)?;
        let vocabulary = &catalogue.vocabulary;
        let kind = kind_of(&record)?;
        let warnings = match kind {
            Kind::Property => property_returns(vocabulary, &record.id)?,
            Kind::ObjectType => type_returns(vocabulary, &record.id)?,
            Kind::Page | Kind::Template | Kind::FileObject | Kind::Chat => Vec::new(),
            Kind::PropertyOption | Kind::Participant => return Err(not_in_bin(reference)),
        };
        let outcome = Restored {
            row: row(&space, &record, &catalogue)?,
            warnings,
        };
        // Only a definition adds names to the space.
        if matches!(kind, Kind::Property | Kind::ObjectType) {
            catalogue.require_whole()?;
        }
        tx.put_object(archived_as(&record, false))?;
        Ok(outcome)
    }

    fn find_in_bin(
        &self,
        at: &Snapshot<'_>,
        reference: &str,
        space: Option<&str>,
    ) -> Result<(SpaceRecord, Arc<ObjectRecord>)> {
        let spaces = owned_spaces(at, space)?;
        if reference.is_empty() {
            return Err(not_in_bin(reference));
        }
        // A whole id means one thing, even if another one has it as its name.
        let exact = at.object(reference)?;
        if let Some(record) = exact.filter(|record| record.archived)
            && KINDS.contains(&record.kind.as_str())
            && let Some(space) = spaces.iter().find(|space| space.id == record.space_id)
        {
            return Ok((space.clone(), record));
        }
        let mut found = Vec::new();
        for space in spaces {
            let limit = MAX_CANDIDATES as u64;
            let (page, _) = at.archived_objects(&space.id, &KINDS, Some(reference), limit)?;
            found.extend(page.into_iter().map(|(_, id)| (space.clone(), id)));
        }
        if let [(space, only)] = &found[..] {
            let record = at.object(only)?;
            return Ok((space.clone(), record.ok_or_else(|| not_in_bin(reference))?));
        }
        found.truncate(MAX_CANDIDATES);
        let rows = found
            .iter()
            .filter_map(|(space, id)| self.row_of(at, space, id).transpose());
        let rows = rows.collect::<Result<Vec<_>>>()?;
        Err(match rows[..] {
            [] => not_in_bin(reference),
            _ => several(reference, &rows),
        })
    }
}

fn not_in_bin(reference: &str) -> Error {
    let reference = shown(reference);
    let message = format!("nothing in the bin has the id or the name {reference:?}");
    let hint = format!(
        "`rolltop bin list` shows what is there; give an id, the last {MIN_ID_TAIL} or more characters of one, or \
         the exact name"
    );
    Fault::not_found(Issue::at(REFERENCE, message).hint(hint)).into()
}

fn several(reference: &str, found: &[BinRow]) -> Error {
    let reference = shown(reference);
    let listed = found.iter().map(|row| {
        let called = called(&row.kind, &row.type_key);
        format!("{} ({called} in {})", row.id, row.space)
    });
    let listed = listed.collect::<Vec<_>>().join(", ");
    let message = format!("{reference:?} may mean several things in the bin: {listed}");
    Fault::ambiguous(Issue::at(REFERENCE, message).hint("give the whole id")).into()
}

/// A property gets its key back if that is still free (http.md 20.1). Nothing else can take the key of a built-in one.
fn property_returns(vocabulary: &Vocabulary, id: &str) -> Result<Vec<String>, Fault> {
    let mut all = vocabulary.properties().iter();
    let Some(def) = all.find(|def| def.id == id) else {
        return Ok(Vec::new());
    };
    if let Some(slug) = &def.slug
        && let Some(KeyConflict::Taken(holder)) = vocabulary.property_key_conflict(slug)
    {
        return Err(taken("property", slug, vocabulary.property_key(&holder)));
    }
    let is_shared = vocabulary.properties_named(&def.name).next().is_some();
    Ok(shared_name("property", &def.name, is_shared))
}

/// The same for a type (http.md 19.1).
fn type_returns(vocabulary: &Vocabulary, id: &str) -> Result<Vec<String>, Fault> {
    let mut all = vocabulary.types().iter();
    let Some(def) = all.find(|def| def.id == id) else {
        return Ok(Vec::new());
    };
    if let Some(slug) = &def.slug
        && let Some(KeyConflict::Taken(holder)) = vocabulary.type_key_conflict(slug)
    {
        return Err(taken("type", slug, vocabulary.type_key(&holder)));
    }
    let mut listed = vocabulary.listed_types().into_iter();
    let is_shared = listed.any(|other| other.name == def.name);
    Ok(shared_name("type", &def.name, is_shared))
}

fn taken(noun: &str, slug: &str, holder: &str) -> Fault {
    let message = format!("{noun} key already exists: {slug:?} now belongs to the {noun} {holder}");
    let hint = format!("archive that {noun} first, then bring this one back");
    Fault::invalid(Issue::at(REFERENCE, message).hint(hint))
}

/// Advice that a name is ambiguous now.
fn shared_name(noun: &str, name: &str, is_shared: bool) -> Vec<String> {
    let advice =
        || format!("another {noun} has the name {name:?} too: use the key to name one of them");
    is_shared.then(advice).into_iter().collect()
}
