//! Properties as v1 makes and changes them: by identity, with keys of their own (v1.md 12). Names may repeat.

use rolltop_document::bundled::bundled_property;
use rolltop_document::decor::PaletteColor;
use rolltop_document::issue::{Fault, Issue};
use rolltop_document::vocabulary::{
    Format, OptionDef, Options, PropertyDef, PropertyDetails, Vocabulary,
};
use rolltop_store::Tx;

use super::mint::property_records;
use super::update::is_protected;
use crate::Workspace;
use crate::catalog::{Catalogue, set_name, set_slug};
use crate::error::Result;
use crate::ids::Ids;
use crate::keys::Caller;
use crate::objects::{Stamp, archived_as, changed_record, document_of};
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
        self.live_space_at(tx, space)?;
        let catalogue = self.names_at(tx, &space.id)?;
        let vocabulary = &catalogue.vocabulary;
        if let Some(slug) = &new.slug {
            check_free(vocabulary, slug)?;
        }
        super::tags::check_new(vocabulary, &new.tags)?;
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
        self.live_space_at(tx, space)?;
        let catalogue = self.names_at(tx, &space.id)?;
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
        catalogue.require_whole()?;
        let record = self.object(tx, space, &def.id)?;
        let mut document = document_of(&record)?;
        set_name(&mut document, name);
        if let Some(slug) = slug {
            set_slug(&mut document, slug);
        }
        let stamp = Stamp::of(caller, &catalogue, tx.now());
        Ok(tx.put_object(changed_record(&record, &document, vocabulary, stamp))?)
    }

    /// Archives a property, by its internal key (http.md 20.3).
    ///
    /// # Errors
    /// One that the server itself leans on.
    pub fn remove_property(&self, tx: &mut Tx<'_>, space: &SpaceTarget, key: &str) -> Result<()> {
        self.live_space_at(tx, space)?;
        let catalogue = self.names_at(tx, &space.id)?;
        let def = known(&catalogue, key)?;
        if is_protected(def) {
            let issue = Issue::pathless("failed to delete property");
            return Err(Fault::forbidden(issue).into());
        }
        catalogue.require_whole()?;
        let record = self.object(tx, space, &def.id)?;
        Ok(tx.put_object(archived_as(&record, true))?)
    }
}

/// The property with this internal key: the caller has found it in the same transaction.
pub(super) fn known<'c>(catalogue: &'c Catalogue, key: &str) -> Result<&'c PropertyDef> {
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
