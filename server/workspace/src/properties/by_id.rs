//! Properties and their options as v1 makes and changes them: by identity, with keys of their own (v1.md 12, 13). Names
//! may repeat.

use std::collections::HashSet;

use rolltop_document::bundled::bundled_property;
use rolltop_document::decor::PaletteColor;
use rolltop_document::issue::{Fault, Issue};
use rolltop_document::limits::MAX_PROPERTY_OPTIONS;
use rolltop_document::properties::check_room;
use rolltop_document::vocabulary::{
    Format, OptionDef, Options, PropertyDef, PropertyDetails, Vocabulary,
};
use rolltop_document::wording::too_many;
use rolltop_store::Tx;

use super::mint::property_records;
use super::options::{put_option, renamed};
use super::update::is_protected;
use super::{put_archived, put_changed};
use crate::Workspace;
use crate::catalog::{Catalogue, set_name, set_slug};
use crate::error::Result;
use crate::ids::Ids;
use crate::keys::Caller;
use crate::objects::Stamp;
use crate::spaces::SpaceTarget;

/// A tag that is to be made. The name is not blank.
#[derive(Clone, Debug)]
pub struct NewTag {
    /// Its name.
    pub name: String,
    /// Its colour.
    pub color: PaletteColor,
    /// The key to serve it under; without one its identity is.
    pub slug: Option<String>,
}

/// What of a tag changes. What is `None` stays as it is.
#[derive(Clone, Debug, Default)]
pub struct TagChange {
    /// The new name, not blank.
    pub name: Option<String>,
    /// The new colour.
    pub color: Option<PaletteColor>,
    /// The new key.
    pub slug: Option<String>,
}

/// A property that is to be made. The name is not blank; tags are for select formats only.
#[derive(Clone, Debug)]
pub struct PropertyContent {
    /// Its name.
    pub name: String,
    /// One of the formats that callers can create.
    pub format: Format,
    /// The key to serve it under; without one its internal key is.
    pub slug: Option<String>,
    /// Its tags, in order.
    pub tags: Vec<NewTag>,
}

impl PropertyContent {
    /// The definition, with minted ids.
    pub(crate) fn define(self, ids: &Ids<'_>) -> PropertyDef {
        let options = self.tags.into_iter().map(|tag| tag.define(ids));
        PropertyDef {
            id: ids.object(),
            key: ids.short(),
            slug: self.slug,
            name: self.name,
            format: self.format,
            hidden: false,
            archived: false,
            max_count: 0,
            object_types: Vec::new(),
            options: options.collect::<Options>(),
            details: PropertyDetails::default(),
        }
    }
}

impl NewTag {
    /// The definition, with a minted id.
    pub(super) fn define(self, ids: &Ids<'_>) -> OptionDef {
        OptionDef {
            id: ids.short(),
            slug: self.slug,
            name: self.name,
            color: self.color,
            archived: false,
        }
    }
}

impl Workspace {
    /// Creates a property with its tags; its internal key comes back.
    ///
    /// # Errors
    /// A key that is taken: stored, served or built in.
    pub fn make_property(
        &self,
        tx: &mut Tx<'_>,
        caller: &Caller,
        space: &SpaceTarget,
        new: PropertyContent,
    ) -> Result<String> {
        let catalogue = self.live_names_at(tx, space)?;
        let vocabulary = &catalogue.vocabulary;
        if let Some(slug) = &new.slug {
            check_free(vocabulary, slug)?;
        }
        check_new(vocabulary, &new.tags)?;
        catalogue.require_whole()?;
        let stamp = Stamp::of(caller, &catalogue, tx.now());
        let def = new.define(&Ids(&*self.entropy));
        let first = catalogue.next_option_order;
        for record in property_records(&space.id, &def, first, vocabulary, stamp) {
            tx.put_object(record)?;
        }
        Ok(def.key)
    }

    /// Gives a property, by its internal key, another name, and another served key where one is given. Values and views
    /// hold its identity.
    ///
    /// # Errors
    /// A key that is taken, and any of a built-in property; a property that is the server's own.
    pub fn set_property(
        &self,
        tx: &mut Tx<'_>,
        caller: &Caller,
        space: &SpaceTarget,
        key: &str,
        (name, slug): (&str, Option<&str>),
    ) -> Result<()> {
        let catalogue = self.live_names_at(tx, space)?;
        let vocabulary = &catalogue.vocabulary;
        let def = known(&catalogue, key)?;
        let bundled = bundled_property(&def.key);
        if bundled.is_some_and(|bundled| bundled.read_only || bundled.hidden) {
            let issue = Issue::pathless("property cannot be updated");
            return Err(Fault::forbidden(issue).into());
        }
        let slug = slug.filter(|slug| *slug != vocabulary.property_key(&def.key));
        if let Some(slug) = slug {
            if bundled.is_some() {
                let message = "property key of bundled properties cannot be changed";
                return Err(Fault::invalid(Issue::pathless(message)).into());
            }
            check_free(vocabulary, slug)?;
        }
        if name == def.name && slug.is_none() {
            return Ok(());
        }
        let record = self.object(tx, space, &def.id)?;
        put_changed(tx, caller, &catalogue, &record, |document| {
            set_name(document, name);
            if let Some(slug) = slug {
                set_slug(document, slug);
            }
        })
    }

    /// Archives a property, by its internal key (http.md 20.3).
    ///
    /// # Errors
    /// One that the server itself leans on.
    pub fn remove_property(&self, tx: &mut Tx<'_>, space: &SpaceTarget, key: &str) -> Result<()> {
        let catalogue = self.live_names_at(tx, space)?;
        let def = known(&catalogue, key)?;
        if is_protected(def) {
            let issue = Issue::pathless("failed to delete property");
            return Err(Fault::forbidden(issue).into());
        }
        put_archived(tx, &catalogue, &*self.object(tx, space, &def.id)?)
    }

    /// Creates a tag as the last one of a select property, by its internal key; the id of the option comes back.
    ///
    /// # Errors
    /// A key that another tag of the space has; more tags than a property may have.
    pub fn make_tag(
        &self,
        tx: &mut Tx<'_>,
        caller: &Caller,
        space: &SpaceTarget,
        property: &str,
        new: NewTag,
    ) -> Result<String> {
        let catalogue = self.live_names_at(tx, space)?;
        let vocabulary = &catalogue.vocabulary;
        let def = known(&catalogue, property)?;
        if let Some(slug) = &new.slug {
            check_free_tag(vocabulary, slug)?;
        }
        check_room(def, 1).map_err(Fault::invalid)?;
        catalogue.require_whole()?;
        let option = new.define(&Ids(&*self.entropy));
        put_option(tx, caller, space, &catalogue, def, &option)?;
        Ok(option.id)
    }

    /// Changes the option with this id; values and stored filters hold its identity.
    ///
    /// # Errors
    /// A key that another tag of the space has.
    pub fn set_tag(
        &self,
        tx: &mut Tx<'_>,
        caller: &Caller,
        space: &SpaceTarget,
        option_id: &str,
        change: TagChange,
    ) -> Result<()> {
        let catalogue = self.live_names_at(tx, space)?;
        let vocabulary = &catalogue.vocabulary;
        let option = option_at(&catalogue, option_id)?;
        let name = change.name.unwrap_or_else(|| option.name.clone());
        let color = change.color.unwrap_or(option.color);
        let slug = change.slug.filter(|slug| slug != option.key());
        if let Some(slug) = &slug {
            check_free_tag(vocabulary, slug)?;
        }
        if name == option.name && color == option.color && slug.is_none() {
            return Ok(());
        }
        let record = self.object(tx, space, option_id)?;
        put_changed(tx, caller, &catalogue, &record, |document| {
            renamed(&name, color)(document);
            if let Some(slug) = &slug {
                set_slug(document, slug);
            }
        })
    }

    /// Archives the option with this id (http.md 20.5).
    pub fn remove_tag(&self, tx: &mut Tx<'_>, space: &SpaceTarget, option_id: &str) -> Result<()> {
        let catalogue = self.live_names_at(tx, space)?;
        option_at(&catalogue, option_id)?;
        put_archived(tx, &catalogue, &*self.object(tx, space, option_id)?)
    }
}

/// The property with this internal key: the caller has found it in the same transaction.
fn known<'c>(catalogue: &'c Catalogue, key: &str) -> Result<&'c PropertyDef> {
    let found = catalogue.vocabulary.property(key);
    let missing = || Fault::not_found(Issue::pathless("property not found"));
    Ok(found.ok_or_else(missing)?)
}

/// A served key is given to one property only.
pub(crate) fn check_free(vocabulary: &Vocabulary, slug: &str) -> Result<(), Fault> {
    if vocabulary.property_key_conflict(slug).is_none() {
        return Ok(());
    }
    let message = format!("property key {slug:?} already exists");
    Err(Fault::invalid(Issue::pathless(message)))
}

/// The option with this id: the caller has found it in the same transaction.
fn option_at<'c>(catalogue: &'c Catalogue, id: &str) -> Result<&'c OptionDef> {
    let mut properties = catalogue.vocabulary.properties().iter();
    let found = properties.find_map(|def| def.options.by_id(id));
    let missing = || Fault::not_found(Issue::pathless("tag not found"));
    Ok(found.ok_or_else(missing)?)
}

/// New tags of a new property: not too many, and their keys are unique in the space.
fn check_new(vocabulary: &Vocabulary, new: &[NewTag]) -> Result<(), Fault> {
    if new.len() > MAX_PROPERTY_OPTIONS {
        let message = too_many(new.len(), "tags", MAX_PROPERTY_OPTIONS);
        return Err(Fault::invalid(Issue::pathless(message)));
    }
    let mut seen = HashSet::new();
    for slug in new.iter().filter_map(|tag| tag.slug.as_ref()) {
        if !seen.insert(slug) {
            return Err(taken(slug));
        }
        check_free_tag(vocabulary, slug)?;
    }
    Ok(())
}

fn check_free_tag(vocabulary: &Vocabulary, slug: &str) -> Result<(), Fault> {
    let mut options = vocabulary
        .properties()
        .iter()
        .flat_map(|def| def.options.live());
    match options.any(|option| option.key() == slug) {
        true => Err(taken(slug)),
        false => Ok(()),
    }
}

fn taken(slug: &str) -> Fault {
    let message = format!("tag key {slug:?} already exists");
    Fault::invalid(Issue::pathless(message))
}
