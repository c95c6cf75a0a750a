//! Renaming and archiving a property (http.md 20.2, 20.3).

use rolltop_document::bundled::{DESCRIPTION, NAME, TYPE, bundled_property};
use rolltop_document::document::Document;
use rolltop_document::issue::{Fault, Issue};
use rolltop_document::vocabulary::{PropertyDef, canonical_name};
use rolltop_spec::properties::UpdatePropertyRequest;
use rolltop_spec::shared::CreateResult;
use rolltop_store::Tx;

use super::holders::{listing_types, value_holders};
use super::mint::{blank_name, namesakes};
use super::{KEY, PropertyRef, property_at};
use crate::Workspace;
use crate::catalog::{Catalogue, set_name};
use crate::error::Result;
use crate::etag::IfMatch;
use crate::keys::Caller;
use crate::refusals::missing;
use crate::spaces::SpaceTarget;

/// The path of the new name.
const NEW_NAME: &str = "/name";

impl Workspace {
    /// Gives a property another display name; its key never changes. An invalid body is refused only after the property
    /// was found and its etag checked (http.md 1, orders c to e).
    pub fn update_property(
        &self,
        tx: &mut Tx<'_>,
        caller: &Caller,
        space: &SpaceTarget,
        property: PropertyRef<'_>,
        if_match: Option<&IfMatch>,
        body: Result<UpdatePropertyRequest>,
    ) -> Result<CreateResult> {
        let catalogue = self.live_names_at(tx, space)?;
        let def = property_at(&catalogue, property)?;
        self.check_definition(tx, space, &def.id, if_match)?;
        let Some(name) = body?.name else {
            let issue = Issue::at(NEW_NAME, "nothing to update").hint("send a name");
            return Err(Fault::invalid(issue).into());
        };
        let name = &*canonical_name(&name);
        if name.is_empty() {
            return Err(Fault::invalid(blank_name(NEW_NAME)).into());
        }
        if is_server_own(def) {
            let message = format!("property is read-only: {} is built in", def.spelled());
            let issue = Issue::at(NEW_NAME, message).hint("create a property of your own");
            return Err(Fault::invalid(issue).into());
        }
        let mut warnings = Vec::new();
        if name != def.name {
            let namesakes = namesakes(&catalogue.vocabulary, name, Some(def), NEW_NAME);
            warnings.extend(namesakes.map(|(_, warning)| warning));
            let rename = |document: &mut Document| set_name(document, name);
            self.put_live(tx, (caller, space, &catalogue), &def.id, rename)?;
        }
        Ok(changed(def, &catalogue, warnings))
    }

    /// Archives a property: its values stay where they are, its key and name become free. `advice` is that of
    /// [`Self::property_advice`].
    pub fn delete_property(
        &self,
        tx: &mut Tx<'_>,
        space: &SpaceTarget,
        property: PropertyRef<'_>,
        if_match: Option<&IfMatch>,
        advice: Option<Issue>,
    ) -> Result<CreateResult> {
        let catalogue = self.live_names_at(tx, space)?;
        let def = property_to_remove(&catalogue, property)?;
        self.check_definition(tx, space, &def.id, if_match)?;
        self.remove_property(tx, space, (&catalogue, def))?;
        let listing = listing_types(&catalogue.vocabulary, def);
        let warnings = advice.into_iter().chain(listing).collect();
        Ok(changed(def, &catalogue, warnings))
    }

    /// Advice on the objects that hold a value of a property that may be archived. Counting takes long: it is done
    /// before the transaction that archives the property.
    pub fn property_advice(
        &self,
        space: &SpaceTarget,
        property: PropertyRef<'_>,
    ) -> Result<Option<Issue>> {
        self.projection.read(&space.id, |at, rows| {
            let catalogue = self.names_at(at, &space.id)?;
            let found = property_to_remove(&catalogue, property).ok();
            let found = found.filter(|def| !is_protected(def));
            Ok(found.and_then(|def| value_holders(rows, def)))
        })
    }
}

/// The property that the path of a removal names.
fn property_to_remove<'c>(
    catalogue: &'c Catalogue,
    (spelling, keys): PropertyRef<'_>,
) -> Result<&'c PropertyDef> {
    let may_go = |def: &PropertyDef| !is_protected(def);
    let vocabulary = &catalogue.vocabulary;
    let found = vocabulary.find_property_to_remove(spelling, keys, &may_go);
    Ok(found.map_err(|miss| missing(KEY, miss))?)
}

fn changed(def: &PropertyDef, catalogue: &Catalogue, warnings: Vec<Issue>) -> CreateResult {
    CreateResult {
        id: Some(def.id.clone()),
        key: Some(catalogue.vocabulary.property_key(&def.key).to_owned()),
        warnings,
        ..CreateResult::default()
    }
}

/// True for a property that the server depends on, which cannot be archived (http.md 20.3).
pub(super) fn is_protected(def: &PropertyDef) -> bool {
    [NAME, DESCRIPTION, TYPE].contains(&def.key.as_str()) || is_server_own(def)
}

/// True for a built-in property that callers cannot rename.
pub(super) fn is_server_own(def: &PropertyDef) -> bool {
    bundled_property(&def.key).is_some_and(|bundled| bundled.read_only || bundled.hidden)
}
