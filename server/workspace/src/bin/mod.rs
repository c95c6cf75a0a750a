//! The bin: what was archived, and how the owner brings it back. The API puts things into it and takes nothing out.

mod restore;

use std::cmp::Reverse;

use rolltop_document::document::Kind;
use rolltop_store::{ObjectRecord, Seq, Snapshot, SpaceRecord, SpaceState};
use serde::{Deserialize, Serialize};

use crate::Workspace;
use crate::catalog::Catalogue;
use crate::error::Result;
use crate::objects::kind_of;
use crate::spaces::{for_owner, spaces_at};

pub use restore::Restored;

/// What can be brought back. An option comes back when its name is created again, a member by joining again.
const KINDS: [&str; 6] = [
    Kind::Page.name(),
    Kind::Template.name(),
    Kind::ObjectType.name(),
    Kind::Property.name(),
    Kind::FileObject.name(),
    Kind::Chat.name(),
];

/// The kind of a record that cannot be read.
const DAMAGED: &str = "damaged";

/// One thing in the bin.
#[derive(Clone, Debug, Default, Deserialize, Eq, PartialEq, Serialize)]
pub struct BinRow {
    /// Object id.
    pub id: String,
    /// What it is, as documents spell it; `damaged` where its record cannot be read.
    pub kind: String,
    /// Served key of its type; that it had, of a type that was removed.
    #[serde(rename = "type")]
    pub type_key: String,
    /// The key that it had and gets back, of types and properties that have one.
    pub key: Option<String>,
    /// Its name; the first words of an object without one.
    pub name: String,
    /// Full id of its space.
    pub space_id: String,
    /// Name of its space.
    pub space: String,
}

/// What a person calls a thing of this kind: a page says more by the key of its type.
pub fn called<'r>(kind: &'r str, type_key: &'r str) -> &'r str {
    const PAGE: &str = Kind::Page.name();
    const TYPE: &str = Kind::ObjectType.name();
    const FILE: &str = Kind::FileObject.name();
    match kind {
        PAGE => type_key,
        TYPE => "type",
        FILE => "file",
        other => other,
    }
}

/// What is in the bin, the last archived first.
#[derive(Clone, Debug, Deserialize, Eq, PartialEq, Serialize)]
pub struct Bin {
    /// The first rows.
    pub rows: Vec<BinRow>,
    /// How many there are altogether.
    pub total: u64,
}

impl Workspace {
    /// The first things in the bin of one space, by an owner's reference, or of every live one.
    ///
    /// # Errors
    /// A space that does not exist, or an ambiguous reference.
    pub fn list_bin(&self, space: Option<&str>, limit: u64) -> Result<Bin> {
        self.store.read(|at| self.list_bin_at(at, space, limit))
    }

    fn list_bin_at(&self, at: &Snapshot<'_>, space: Option<&str>, limit: u64) -> Result<Bin> {
        let spaces = owned_spaces(at, space)?;
        let mut total = 0;
        let mut found: Vec<(Reverse<Seq>, String, &SpaceRecord)> = Vec::new();
        for space in &spaces {
            let (page, in_space) = at.archived_objects(&space.id, &KINDS, None, limit)?;
            total += in_space;
            // What is in the bin is written by the commit that put it there.
            let page = page.into_iter();
            found.extend(page.map(|(written, id)| (Reverse(written), id, space)));
        }
        found.sort_by(|(one, id, _), (other, other_id, _)| (one, id).cmp(&(other, other_id)));
        found.truncate(usize::try_from(limit).unwrap_or(usize::MAX));
        let rows = found
            .into_iter()
            .filter_map(|(_, id, space)| self.row_of(at, space, &id).transpose());
        let rows = rows.collect::<Result<_>>()?;
        Ok(Bin { rows, total })
    }

    /// The row of an object; `None` where it is not there. Of a record that cannot be read it shows the id.
    fn row_of(&self, at: &Snapshot<'_>, space: &SpaceRecord, id: &str) -> Result<Option<BinRow>> {
        let Ok(object) = at.object_or_damage(id)? else {
            return Ok(Some(BinRow {
                id: id.to_owned(),
                kind: DAMAGED.to_owned(),
                space_id: space.id.clone(),
                space: space.name.clone(),
                ..BinRow::default()
            }));
        };
        let catalogue = self.names_at(at, &space.id)?;
        object
            .map(|object| row(space, &object, &catalogue))
            .transpose()
    }

    /// The live spaces that the owner means: one by its reference, or all of them.
    pub(crate) fn owned_spaces(&self, reference: Option<&str>) -> Result<Vec<SpaceRecord>> {
        self.store.read(|at| owned_spaces(at, reference))
    }
}

/// As [`Workspace::owned_spaces`].
fn owned_spaces(at: &Snapshot<'_>, reference: Option<&str>) -> Result<Vec<SpaceRecord>> {
    let mut spaces = spaces_at(at)?;
    let wanted = reference
        .map(|reference| for_owner(&spaces, reference))
        .transpose()?;
    spaces.retain(|space| {
        let is_wanted = wanted.as_ref().is_none_or(|id| *id == space.id);
        is_wanted && space.state == SpaceState::Live
    });
    Ok(spaces)
}

fn row(space: &SpaceRecord, object: &ObjectRecord, catalogue: &Catalogue) -> Result<BinRow> {
    let vocabulary = &catalogue.vocabulary;
    let key = match kind_of(object)? {
        Kind::Property => {
            let mut all = vocabulary.properties().iter();
            all.find(|def| def.id == object.id)
                .and_then(|def| def.slug.clone())
        }
        Kind::ObjectType => {
            let mut all = vocabulary.types().iter();
            all.find(|def| def.id == object.id)
                .and_then(|def| def.slug.clone())
        }
        Kind::Page | Kind::Template | Kind::FileObject | Kind::Chat => None,
        Kind::PropertyOption | Kind::Participant => None,
    };
    let mut names = [&object.name, &object.snippet].into_iter();
    let name = names.find(|text| !text.is_empty());
    // A type that was removed is shown by the key that it had, even if another one has it now.
    let of_type = vocabulary.type_def(&object.type_key);
    let type_key = of_type
        .and_then(|def| def.slug.as_deref())
        .unwrap_or(&object.type_key);
    Ok(BinRow {
        type_key: type_key.to_owned(),
        id: object.id.clone(),
        kind: object.kind.clone(),
        key,
        name: name.cloned().unwrap_or_default(),
        space_id: space.id.clone(),
        space: space.name.clone(),
    })
}
