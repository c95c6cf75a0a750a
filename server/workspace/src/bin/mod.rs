//! The bin: listing and restoring archived objects, for the owner. The API archives objects and restores none.

mod restore;

use std::cmp::Reverse;

use rolltop_document::document::Kind;
use rolltop_store::{ObjectRecord, Seq, Snapshot, SpaceRecord};
use serde::{Deserialize, Serialize};

use crate::Workspace;
use crate::catalog::Catalogue;
use crate::error::Result;
use crate::objects::kind_of;
use crate::spaces::owned_spaces;

pub use restore::Restored;

/// The kinds that can be restored. An option comes back when its name is created again, a member by joining again.
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

/// An object in the bin.
#[derive(Clone, Debug, Default, Deserialize, Eq, PartialEq, Serialize)]
pub struct BinRow {
    /// Object id.
    pub id: String,
    /// Its kind, as documents spell it; `damaged` if its record cannot be read.
    pub kind: String,
    /// Served key of its type; of a removed type, the key that it had.
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

/// The name of a kind for people: for a page, the key of its type.
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

/// The content of the bin, the last archived first.
#[derive(Clone, Debug, Deserialize, Eq, PartialEq, Serialize)]
pub struct Bin {
    /// The first rows.
    pub rows: Vec<BinRow>,
    /// How many there are altogether.
    pub total: u64,
}

impl Workspace {
    /// The first objects in the bin of the one space that an owner's reference names, or of every live one.
    pub fn list_bin(&self, space: Option<&str>, limit: u64) -> Result<Bin> {
        self.store.read(|at| {
            let spaces = owned_spaces(at, space)?;
            let mut total = 0;
            let mut found: Vec<(Reverse<Seq>, String, &SpaceRecord)> = Vec::new();
            for space in &spaces {
                let (page, in_space) = at.archived_objects(&space.id, &KINDS, None, limit)?;
                total += in_space;
                // The commit that archived an object was the last to write it.
                let page = page.into_iter();
                found.extend(page.map(|(written, id)| (Reverse(written), id, space)));
            }
            found.sort_by(|(one, id, _), (other, other_id, _)| (one, id).cmp(&(other, other_id)));
            found.truncate(usize::try_from(limit).unwrap_or(usize::MAX));
            let found = found.into_iter();
            let rows = found.filter_map(|(_, id, space)| self.row_of(at, space, &id).transpose());
            let rows = rows.collect::<Result<_>>()?;
            Ok(Bin { rows, total })
        })
    }

    /// The row of an object; `None` if it does not exist. The row of a damaged record has its id only.
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
}

fn row(space: &SpaceRecord, object: &ObjectRecord, catalogue: &Catalogue) -> Result<BinRow> {
    let vocabulary = &catalogue.vocabulary;
    let mut properties = vocabulary.properties().iter();
    let mut types = vocabulary.types().iter();
    let slug = match kind_of(object)? {
        Kind::Property => properties
            .find(|def| def.id == object.id)
            .map(|def| &def.slug),
        Kind::ObjectType => types.find(|def| def.id == object.id).map(|def| &def.slug),
        Kind::Page | Kind::Template | Kind::FileObject | Kind::Chat => None,
        Kind::PropertyOption | Kind::Participant => None,
    };
    let mut names = [&object.name, &object.snippet].into_iter();
    let name = names.find(|text| !text.is_empty());
    // A removed type is shown by the key that it had, even if another type has it now.
    let of_type = vocabulary.type_def(&object.type_key);
    let type_key = of_type
        .and_then(|def| def.slug.as_deref())
        .unwrap_or(&object.type_key);
    Ok(BinRow {
        type_key: type_key.to_owned(),
        id: object.id.clone(),
        kind: object.kind.clone(),
        key: slug.cloned().flatten(),
        name: name.cloned().unwrap_or_default(),
        space_id: space.id.clone(),
        space: space.name.clone(),
    })
}
