//! Types as v1 creates and changes them: by identity, with explicit keys (v1.md 14). Names may repeat.

use rolltop_document::bundled::{bundled_type, custom_definitions};
use rolltop_document::decor::Icon;
use rolltop_document::issue::{Fault, Issue};
use rolltop_document::limits::MAX_DEFINITIONS;
use rolltop_document::path::Path;
use rolltop_document::type_bodies::TypeForm;
use rolltop_document::type_settings::TypeSettings;
use rolltop_document::vocabulary::{PropertyDef, Section, TypeDef, Vocabulary};
use rolltop_document::wording::too_many;
use rolltop_store::Tx;

use super::draft::{PropertyList, TypeDraft, with_members};
use super::update::refuse_hidden;
use crate::Workspace;
use crate::catalog::{Catalogue, first_view, type_document};
use crate::error::Result;
use crate::keys::Caller;
use crate::objects::{ContentContext, WriteOptions};
use crate::properties::mint::define;
use crate::properties::{check_property_key, refuse_taken};
use crate::spaces::SpaceTarget;

/// A property that a type is to list.
#[derive(Clone, Debug)]
pub enum Listed {
    /// One that exists, by its internal key.
    Known(String),
    /// One that is created with the type, without ids. A second one of the same key is the first.
    New(Box<PropertyDef>),
}

/// The members of a type to set. Absent ones stay as they are, or get the values of new types.
#[derive(Clone, Debug, Default)]
pub struct TypeContent {
    /// The name, not blank.
    pub name: Option<String>,
    /// The icon; `Some(None)` removes it.
    pub icon: Option<Option<Icon>>,
    /// The settings, with the key in its served form, and without a property list.
    pub settings: TypeSettings,
    /// The regular properties, in order.
    pub properties: Option<Vec<Listed>>,
}

impl Workspace {
    /// Creates a type from the content that `make` returns, with its new properties. Returns its object id.
    ///
    /// # Errors
    /// What `make` refuses; a key that is taken.
    pub fn make_type(
        &self,
        tx: &mut Tx<'_>,
        caller: &Caller,
        space: &SpaceTarget,
        make: impl FnOnce(&ContentContext<'_>) -> Result<TypeContent>,
    ) -> Result<String> {
        let catalogue = self.live_names_at(tx, space)?;
        let (vocabulary, by) = (&catalogue.vocabulary, (caller, space, &*catalogue));
        let options = WriteOptions::default();
        let made = self.write_type(tx, by, None, &options, |draft| {
            let mut content = make(&draft.content_context())?;
            let slug = content.settings.api_key.take();
            check_key(vocabulary, slug.as_deref())?;
            let is_removed = |key: &str| vocabulary.is_removed_property(key);
            let layout = content.settings.layout.unwrap_or_default();
            let mut definitions = custom_definitions(layout, None, is_removed);
            let mut asked = Vec::new();
            if let Some(properties) = content.properties {
                asked = draft.keys_of(properties)?;
                definitions = with_regular(definitions, &asked)?;
            }
            let def = draft.new_type(slug, definitions, (content.name, content.settings));
            let view = first_view(&def, &draft.vocabulary, &asked, draft.ids.short());
            draft.document = type_document(&def, content.icon.flatten(), view);
            draft.document.mark_origin();
            Ok(def)
        });
        Ok(made?.id.unwrap_or_default())
    }

    /// Changes a type to the content that `make` returns.
    ///
    /// # Errors
    /// What `make` refuses; a key that is taken, and any key for a built-in type; a layout that its objects do not fit; a
    /// type of the server, or in the bin.
    pub fn set_type(
        &self,
        tx: &mut Tx<'_>,
        caller: &Caller,
        space: &SpaceTarget,
        (catalogue, def): (&Catalogue, &TypeDef),
        make: impl FnOnce(&ContentContext<'_>) -> Result<TypeContent>,
    ) -> Result<()> {
        let vocabulary = &catalogue.vocabulary;
        let record = self.object(tx, space, &def.id)?;
        let (by, held) = ((caller, space, catalogue), Some((def, &*record)));
        let set = self.write_type(tx, by, held, &WriteOptions::default(), |draft| {
            let mut content = make(&draft.content_context())?;
            let slug = content.settings.api_key.take();
            let slug = slug.filter(|slug| slug != vocabulary.type_key(&def.key));
            if slug.is_some() && bundled_type(&def.key).is_some() {
                let message = "type key of bundled types cannot be changed";
                return Err(Fault::invalid(Issue::pathless(message)).into());
            }
            check_key(vocabulary, slug.as_deref())?;
            draft.judge_layout(def, content.settings.layout, TypeForm::Flat)?;
            if def.archived {
                return Err(Fault::forbidden(Issue::pathless("the type is in the bin")).into());
            }
            refuse_hidden(def)?;
            if let Some(properties) = content.properties {
                let asked = draft.keys_of(properties)?;
                draft.list = with_regular(def.definitions.clone(), &asked)?;
                draft.follow_list(&Path::root());
            }
            if let Some(icon) = content.icon {
                draft.document.icon = icon;
            }
            let rekeyed = TypeDef {
                slug: slug.or_else(|| def.slug.clone()),
                ..def.clone()
            };
            Ok(with_members(rekeyed, content.name, content.settings))
        });
        set.map(drop)
    }
}

impl TypeDraft<'_> {
    fn content_context(&self) -> ContentContext<'_> {
        ContentContext {
            vocabulary: self.names_before,
            objects: self.objects,
            ids: &self.ids,
        }
    }

    /// The internal keys of properties; new ones are created.
    fn keys_of(&mut self, properties: Vec<Listed>) -> Result<Vec<String>, Fault> {
        let mut keys = Vec::with_capacity(properties.len());
        for listed in properties {
            keys.push(match listed {
                Listed::Known(key) => key,
                Listed::New(new) => self.key_of_new(*new)?,
            });
        }
        Ok(keys)
    }

    fn key_of_new(&mut self, new: PropertyDef) -> Result<String, Fault> {
        let slug = new.slug.as_deref();
        let mut pending = self.pending.iter();
        if let Some(same) = pending.find(|def| slug.is_some() && def.slug.as_deref() == slug) {
            return Ok(same.key.clone());
        }
        check_property_key(self.names_before, slug)?;
        let def = define(new, &[], &self.ids);
        let key = def.key.clone();
        self.adopt(def);
        Ok(key)
    }
}

/// The list with these properties as its regular section. Each property is listed once, in one section.
fn with_regular(mut list: PropertyList, keys: &[String]) -> Result<PropertyList, Fault> {
    list.retain(|(_, section)| *section != Section::Regular);
    for key in keys {
        if list.iter().all(|(listed, _)| listed != key) {
            list.push((key.clone(), Section::Regular));
        }
    }
    if list.len() > MAX_DEFINITIONS {
        let message = too_many(list.len(), "properties", MAX_DEFINITIONS);
        return Err(Fault::invalid(Issue::pathless(message)));
    }
    list.sort_by_key(|(_, section)| section.rank());
    Ok(list)
}

fn check_key(vocabulary: &Vocabulary, slug: Option<&str>) -> Result<(), Fault> {
    let is_taken = |slug: &str| vocabulary.type_key_conflict(slug).is_some();
    refuse_taken("type", slug, is_taken)
}
