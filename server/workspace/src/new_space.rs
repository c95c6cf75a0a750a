//! Creating a space: the space, its owner, and an object for everything that every space knows, in one commit
//! (http.md 17, document.md 15).

use rolltop_document::bundled::{
    BUNDLED_PROPERTIES, BUNDLED_TYPES, BundledType, ParticipantPermissions,
};
use rolltop_document::decor::{Icon, IconPicture, PaletteColor};
use rolltop_document::document::Document;
use rolltop_document::vocabulary::{PropertyDef, TypeDef, Vocabulary};
use rolltop_spec::spaces::{CreateSpaceRequest, Space};
use rolltop_store::{SpaceRecord, SpaceState, Tx};

use crate::Workspace;
use crate::catalog::{
    OWNER_NAME, first_view, member_document, option_document, property_document, type_document,
};
use crate::error::Result;
use crate::ids::Ids;
use crate::keys::Caller;
use crate::objects::{Stamp, new_record};
use crate::spaces::{IdSpelling, space_text};

/// The property whose options a new space may have from the start.
const STATUS: &str = "status";

impl Workspace {
    /// Makes a space.
    pub fn create_space(
        &self,
        tx: &mut Tx<'_>,
        caller: &Caller,
        new: &CreateSpaceRequest,
        ids: IdSpelling,
    ) -> Result<Space> {
        let text = |given: &Option<String>| given.clone().unwrap_or_default();
        let record = self.make_space(tx, &text(&new.name), &text(&new.description), &[])?;
        self.written_space(tx, caller, &record, ids)
    }

    /// Makes a space. Its name and description may be empty. `status_options` are options of `status`, by name and colour.
    pub fn make_space(
        &self,
        tx: &mut Tx<'_>,
        name: &str,
        description: &str,
        status_options: &[(&str, PaletteColor)],
    ) -> Result<SpaceRecord> {
        let ids = Ids(&*self.entropy);
        let space = SpaceRecord {
            id: ids.space(),
            name: space_text("/name", name)?,
            description: space_text("/description", description)?,
            icon_image: None,
            state: SpaceState::Live,
            created_at: tx.now(),
            version: 0,
        };
        tx.put_space(space.clone())?;
        let member_id = ids.object();
        let stamp = Stamp {
            now: space.created_at,
            member: &member_id,
            app_name: None,
        };
        let mut put = |id: String, document: &Document| {
            let record = new_record(id, &space.id, document, Vocabulary::bundled(), stamp);
            tx.put_object(record)
        };
        put(
            member_id.clone(),
            &member_document(OWNER_NAME, ParticipantPermissions::Owner),
        )?;
        for bundled in BUNDLED_PROPERTIES {
            put(
                ids.object(),
                &property_document(&PropertyDef::uninstalled(bundled)),
            )?;
        }
        for bundled in BUNDLED_TYPES {
            put(ids.object(), &bundled_type_document(bundled, &ids))?;
        }
        for (order, (name, color)) in (0..).zip(status_options) {
            let mut option = option_document(STATUS, name, *color, order);
            option.mark_origin();
            put(ids.short(), &option)?;
        }
        Ok(space)
    }
}

/// The document of a bundled type, with one view of its featured and regular properties.
fn bundled_type_document(bundled: &BundledType, ids: &Ids<'_>) -> Document {
    let def = TypeDef::uninstalled(bundled);
    let icon = bundled.icon.map(|(name, color)| Icon {
        picture: IconPicture::Named(name.to_owned()),
        color: Some(color),
    });
    let view = first_view(&def, Vocabulary::bundled(), &[], ids.short());
    type_document(&def, icon, view)
}
