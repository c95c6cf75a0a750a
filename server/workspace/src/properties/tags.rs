//! Options as v1 makes and changes them: by identity, with keys of their own (v1.md 13). Names may repeat.

use std::collections::HashSet;

use rolltop_document::decor::PaletteColor;
use rolltop_document::issue::{Fault, Issue};
use rolltop_document::limits::MAX_PROPERTY_OPTIONS;
use rolltop_document::properties::check_room;
use rolltop_document::vocabulary::{OptionDef, Vocabulary};
use rolltop_document::wording::too_many;
use rolltop_store::Tx;

use super::by_id::{NewTag, known};
use crate::Workspace;
use crate::catalog::{Catalogue, option_document, set_name, set_option_color, set_slug};
use crate::error::Result;
use crate::ids::Ids;
use crate::keys::Caller;
use crate::objects::{Stamp, archived_as, changed_record, document_of, new_record};
use crate::spaces::SpaceTarget;

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

impl Workspace {
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
        self.live_space_at(tx, space)?;
        let catalogue = self.names_at(tx, &space.id)?;
        let vocabulary = &catalogue.vocabulary;
        let def = known(&catalogue, property)?;
        if let Some(slug) = &new.slug {
            check_free(vocabulary, slug)?;
        }
        check_room(def, 1).map_err(Fault::invalid)?;
        catalogue.require_whole()?;
        let stamp = Stamp::of(caller, &catalogue, tx.now());
        let option = new.define(&Ids(&*self.entropy));
        let order = catalogue.next_option_order;
        let mut document = option_document(&def.key, &option.name, option.color, order);
        if let Some(slug) = &option.slug {
            set_slug(&mut document, slug);
        }
        document.mark_origin();
        let id = option.id.clone();
        tx.put_object(new_record(id, &space.id, &document, vocabulary, stamp))?;
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
        self.live_space_at(tx, space)?;
        let catalogue = self.names_at(tx, &space.id)?;
        let vocabulary = &catalogue.vocabulary;
        let option = option_at(&catalogue, option_id)?;
        let name = change.name.unwrap_or_else(|| option.name.clone());
        let color = change.color.unwrap_or(option.color);
        let slug = change.slug.filter(|slug| slug != option.key());
        if let Some(slug) = &slug {
            check_free(vocabulary, slug)?;
        }
        if name == option.name && color == option.color && slug.is_none() {
            return Ok(());
        }
        catalogue.require_whole()?;
        let record = self.object(tx, space, option_id)?;
        let mut document = document_of(&record)?;
        set_name(&mut document, &name);
        set_option_color(&mut document, color);
        if let Some(slug) = &slug {
            set_slug(&mut document, slug);
        }
        let stamp = Stamp::of(caller, &catalogue, tx.now());
        Ok(tx.put_object(changed_record(&record, &document, vocabulary, stamp))?)
    }

    /// Archives the option with this id (http.md 20.5).
    pub fn remove_tag(&self, tx: &mut Tx<'_>, space: &SpaceTarget, option_id: &str) -> Result<()> {
        self.live_space_at(tx, space)?;
        let catalogue = self.names_at(tx, &space.id)?;
        option_at(&catalogue, option_id)?;
        catalogue.require_whole()?;
        let record = self.object(tx, space, option_id)?;
        Ok(tx.put_object(archived_as(&record, true))?)
    }
}

/// The option with this id: the caller has found it in the same transaction.
fn option_at<'c>(catalogue: &'c Catalogue, id: &str) -> Result<&'c OptionDef> {
    let mut properties = catalogue.vocabulary.properties().iter();
    let found = properties.find_map(|def| def.options.by_id(id));
    let missing = || Fault::not_found(Issue::pathless("tag not found"));
    Ok(found.ok_or_else(missing)?)
}

/// New tags of a new property: not too many, and their keys are unique in the space.
pub(super) fn check_new(vocabulary: &Vocabulary, new: &[NewTag]) -> Result<(), Fault> {
    if new.len() > MAX_PROPERTY_OPTIONS {
        let message = too_many(new.len(), "tags", MAX_PROPERTY_OPTIONS);
        return Err(Fault::invalid(Issue::pathless(message)));
    }
    let mut seen = HashSet::new();
    for slug in new.iter().filter_map(|tag| tag.slug.as_ref()) {
        if !seen.insert(slug) {
            return Err(taken(slug));
        }
        check_free(vocabulary, slug)?;
    }
    Ok(())
}

fn check_free(vocabulary: &Vocabulary, slug: &str) -> Result<(), Fault> {
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
