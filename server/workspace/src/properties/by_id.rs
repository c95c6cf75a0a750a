//! Properties and tags as v1 creates and changes them: by identity, with explicit keys (v1.md 12, 13). Names may repeat.
//! The definitions that these use cases take were found in the same transaction.

use std::collections::HashSet;

use rolltop_document::bundled::bundled_property;
use rolltop_document::decor::PaletteColor;
use rolltop_document::issue::{Fault, Issue};
use rolltop_document::limits::MAX_PROPERTY_OPTIONS;
use rolltop_document::properties::check_room;
use rolltop_document::type_settings::DefinedOption;
use rolltop_document::vocabulary::{OptionDef, PropertyDef, Vocabulary};
use rolltop_document::wording::too_many;
use rolltop_store::Tx;

use super::mint::define;
use super::options::set_option;
use super::update::{is_protected, is_server_own};
use super::{By, KEY};
use crate::Workspace;
use crate::catalog::{Catalogue, set_name, set_slug};
use crate::error::Result;
use crate::ids::Ids;
use crate::keys::Caller;
use crate::refusals::permanent;
use crate::spaces::SpaceTarget;

/// The members of a tag to change. `None` leaves a member as it is.
#[derive(Clone, Debug, Default)]
pub struct TagChange {
    /// The new name, not blank.
    pub name: Option<String>,
    /// The new color.
    pub color: Option<PaletteColor>,
    /// The new key.
    pub slug: Option<String>,
}

impl Workspace {
    /// Creates a property with its tags, served under its wanted key or else under its internal key. Returns the
    /// internal key.
    ///
    /// # Errors
    /// A key that is taken: stored, served or built in.
    pub fn make_property(
        &self,
        tx: &mut Tx<'_>,
        caller: &Caller,
        space: &SpaceTarget,
        (new, options): (PropertyDef, &[DefinedOption]),
    ) -> Result<String> {
        let catalogue = self.live_names_at(tx, space)?;
        let vocabulary = &catalogue.vocabulary;
        check_property_key(vocabulary, new.slug.as_deref())?;
        check_tags(vocabulary, options)?;
        let def = define(new, options, &Ids(&*self.entropy));
        self.put_new_property(tx, (caller, space, &catalogue), &def)?;
        Ok(def.key)
    }

    /// Gives a property another name, and another served key if there is one. Values and views hold its identity.
    ///
    /// # Errors
    /// A key that is taken, and any key for a built-in property; a property of the server.
    pub fn set_property(
        &self,
        tx: &mut Tx<'_>,
        by @ (.., catalogue): By<'_>,
        def: &PropertyDef,
        (name, slug): (&str, Option<&str>),
    ) -> Result<()> {
        if is_server_own(def) {
            return Err(Fault::forbidden(Issue::pathless("property cannot be updated")).into());
        }
        let vocabulary = &catalogue.vocabulary;
        let slug = slug.filter(|slug| *slug != vocabulary.property_key(&def.key));
        if slug.is_some() && bundled_property(&def.key).is_some() {
            let message = "property key of bundled properties cannot be changed";
            return Err(Fault::invalid(Issue::pathless(message)).into());
        }
        check_property_key(vocabulary, slug)?;
        self.put_live(tx, by, &def.id, |document| {
            set_name(document, name);
            if let Some(slug) = slug {
                set_slug(document, slug);
            }
        })
    }

    /// Archives a property (http.md 20.3).
    ///
    /// # Errors
    /// A property that the server depends on.
    pub fn remove_property(
        &self,
        tx: &mut Tx<'_>,
        space: &SpaceTarget,
        (catalogue, def): (&Catalogue, &PropertyDef),
    ) -> Result<()> {
        if is_protected(def) {
            let message = format!("the built-in property {} cannot be archived", def.spelled());
            return Err(permanent(KEY, message, "list_properties").into());
        }
        self.put_archived(tx, space, catalogue, &def.id)
    }

    /// Creates a tag as the last one of a select property. Returns the id of the option.
    ///
    /// # Errors
    /// A key that another tag of the space has; more tags than a property may have.
    pub fn make_tag(
        &self,
        tx: &mut Tx<'_>,
        by @ (.., catalogue): By<'_>,
        def: &PropertyDef,
        new: &DefinedOption,
    ) -> Result<String> {
        check_tag_key(&catalogue.vocabulary, new.slug.as_deref())?;
        check_room(def, 1).map_err(Fault::invalid)?;
        Ok(self.put_new_option(tx, by, def, new)?.id)
    }

    /// Changes a tag. Values and stored filters hold its identity.
    ///
    /// # Errors
    /// A key that another tag of the space has.
    pub fn set_tag(
        &self,
        tx: &mut Tx<'_>,
        by @ (.., catalogue): By<'_>,
        option: &OptionDef,
        change: &TagChange,
    ) -> Result<()> {
        let slug = change.slug.as_deref();
        let slug = slug.filter(|slug| *slug != option.key());
        check_tag_key(&catalogue.vocabulary, slug)?;
        let name = change.name.as_ref().unwrap_or(&option.name);
        let change = set_option(name, change.color.unwrap_or(option.color), slug);
        self.put_live(tx, by, &option.id, change)
    }
}

/// Refuses a served key that another definition has. `noun` is what has the key.
pub(crate) fn refuse_taken(
    noun: &str,
    slug: Option<&str>,
    is_taken: impl FnOnce(&str) -> bool,
) -> Result<(), Fault> {
    let Some(slug) = slug.filter(|slug| is_taken(slug)) else {
        return Ok(());
    };
    let message = format!("{noun} key {slug:?} already exists");
    Err(Fault::invalid(Issue::pathless(message)))
}

/// Refuses the served key of a property if it is taken.
pub(crate) fn check_property_key(vocabulary: &Vocabulary, slug: Option<&str>) -> Result<(), Fault> {
    let is_taken = |slug: &str| vocabulary.property_key_conflict(slug).is_some();
    refuse_taken("property", slug, is_taken)
}

/// Checks the tags of a new property: their number, and that their keys are unique in the space.
fn check_tags(vocabulary: &Vocabulary, new: &[DefinedOption]) -> Result<(), Fault> {
    if new.len() > MAX_PROPERTY_OPTIONS {
        let message = too_many(new.len(), "tags", MAX_PROPERTY_OPTIONS);
        return Err(Fault::invalid(Issue::pathless(message)));
    }
    let mut seen = HashSet::new();
    for slug in new.iter().filter_map(|tag| tag.slug.as_deref()) {
        refuse_taken("tag", Some(slug), |_| !seen.insert(slug))?;
        check_tag_key(vocabulary, Some(slug))?;
    }
    Ok(())
}

fn check_tag_key(vocabulary: &Vocabulary, slug: Option<&str>) -> Result<(), Fault> {
    let properties = vocabulary.properties().iter();
    let mut options = properties.flat_map(|def| def.options.live());
    refuse_taken("tag", slug, |slug| {
        options.any(|option| option.key() == slug)
    })
}
