//! Renaming and archiving a property (http.md 20.2, 20.3).

use std::borrow::Cow;

use rolltop_document::bundled::{DESCRIPTION, NAME, TYPE, bundled_property};
use rolltop_document::issue::{Fault, Issue, Ref};
use rolltop_document::vocabulary::{KeysMode, PropertyDef, canonical_name};
use rolltop_spec::shared::CreateResult;
use rolltop_store::Tx;

use super::holders::{listing_types, value_holders};
use super::mint::{blank_name, same_name};
use super::{KEY, property_at, put_archived, put_changed};
use crate::Workspace;
use crate::catalog::{Catalogue, set_name};
use crate::error::Result;
use crate::etag::IfMatch;
use crate::keys::Caller;
use crate::refusals::missing;
use crate::spaces::SpaceTarget;

/// Where the new name stands.
const NEW_NAME: &str = "/name";

impl Workspace {
    /// Gives a property another display name; its key never changes.
    pub fn update_property(
        &self,
        tx: &mut Tx<'_>,
        caller: &Caller,
        space: &SpaceTarget,
        key: (&str, KeysMode),
        name: Option<&str>,
    ) -> Result<CreateResult> {
        let catalogue = self.live_names_at(tx, space)?;
        let def = property_at(&catalogue, key.0, key.1)?;
        let name = &*new_name(def, name)?;
        let mut warnings = Vec::new();
        if name != def.name {
            warnings.extend(namesake(&catalogue, def, name));
            let record = self.object(tx, space, &def.id)?;
            put_changed(tx, caller, &catalogue, &record, |document| {
                set_name(document, name)
            })?;
        }
        Ok(changed(def, &catalogue, warnings))
    }

    /// Archives a property: its values stay where they are, its key and name become free. `advice` is that of
    /// [`Self::property_advice`].
    pub fn delete_property(
        &self,
        tx: &mut Tx<'_>,
        space: &SpaceTarget,
        key: (&str, KeysMode),
        if_match: Option<&IfMatch>,
        advice: Option<Issue>,
    ) -> Result<CreateResult> {
        let catalogue = self.live_names_at(tx, space)?;
        let def = property_to_remove(&catalogue, key)?;
        self.check_definition(tx, space, &def.id, if_match)?;
        refuse_protected(def)?;
        let listing = listing_types(&catalogue, def, KEY);
        let warnings = advice.into_iter().chain(listing).collect();
        put_archived(tx, &catalogue, &*self.object(tx, space, &def.id)?)?;
        Ok(changed(def, &catalogue, warnings))
    }

    /// Advice on the objects that hold a value of a property that may be archived. Counting takes long: it is done
    /// before the transaction that archives the property.
    pub fn property_advice(
        &self,
        space: &SpaceTarget,
        key: (&str, KeysMode),
    ) -> Result<Option<Issue>> {
        self.projection.read(&space.id, |at, rows| {
            let catalogue = self.names_at(at, &space.id)?;
            let found = property_to_remove(&catalogue, key).ok();
            let found = found.filter(|def| !is_protected(def));
            Ok(found.and_then(|def| value_holders(rows, def, KEY)))
        })
    }
}

/// The property that the path of a removal names.
fn property_to_remove<'c>(
    catalogue: &'c Catalogue,
    (spelling, keys): (&str, KeysMode),
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

/// The name that a request gives a property.
fn new_name<'n>(def: &PropertyDef, name: Option<&'n str>) -> Result<Cow<'n, str>, Fault> {
    let Some(name) = name else {
        let issue = Issue::at(NEW_NAME, "nothing to update").hint("send a name");
        return Err(Fault::invalid(issue));
    };
    let name = canonical_name(name);
    if name.is_empty() {
        return Err(Fault::invalid(blank_name(NEW_NAME)));
    }
    if bundled_property(&def.key).is_some_and(|bundled| bundled.read_only || bundled.hidden) {
        let message = format!("property is read-only: {} is built in", def.spelled());
        let issue = Issue::at(NEW_NAME, message);
        return Err(Fault::invalid(issue.hint("create a property of your own")));
    }
    Ok(name)
}

/// Advice when another property is shown under the name already.
fn namesake(catalogue: &Catalogue, def: &PropertyDef, name: &str) -> Option<Issue> {
    let vocabulary = &catalogue.vocabulary;
    let named = vocabulary.properties_named(name);
    let others = named.filter(|other| other.key != def.key);
    let keys = others.map(|other| vocabulary.property_key(&other.key));
    let keys: Vec<&str> = keys.collect();
    let hint = "write the key where one of them is meant";
    (!keys.is_empty()).then(|| Issue::at(NEW_NAME, same_name(&keys, name)).hint(hint))
}

/// True for a property that the server itself leans on.
pub(super) fn is_protected(def: &PropertyDef) -> bool {
    let is_fixed = [NAME, DESCRIPTION, TYPE].contains(&def.key.as_str());
    is_fixed
        || bundled_property(&def.key).is_some_and(|bundled| bundled.read_only || bundled.hidden)
}

/// What the server itself leans on stays (http.md 20.3).
fn refuse_protected(def: &PropertyDef) -> Result<(), Fault> {
    if !is_protected(def) {
        return Ok(());
    }
    let message = format!("the built-in property {} cannot be archived", def.spelled());
    let issue = Issue::at(KEY, message).hint("this is permanent: do not retry");
    Err(Fault::forbidden(issue.see(Ref::op("list_properties"))))
}
