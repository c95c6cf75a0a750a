//! Types as v1 makes and changes them: by identity, with keys of their own (v1.md 14). Names may repeat.

use rolltop_document::bundled::{bundled_type, custom_definitions};
use rolltop_document::decor::Icon;
use rolltop_document::document::{Document, Kind};
use rolltop_document::issue::{Fault, Issue};
use rolltop_document::limits::MAX_DEFINITIONS;
use rolltop_document::type_bodies::TypeForm;
use rolltop_document::vocabulary::{Layout, PropertyDef, Section, TypeDef, Vocabulary};
use rolltop_document::wording::too_many;
use rolltop_store::Tx;

use super::archive::is_kept;
use super::create::first_view;
use super::draft::PropertyList;
use super::views::{add_columns, prune_columns};
use crate::Workspace;
use crate::catalog::{Catalogue, put_type};
use crate::error::{Error, Result};
use crate::ids::Ids;
use crate::keys::Caller;
use crate::objects::{ContentContext, Stamp, changed_record, document_of, new_record};
use crate::properties::mint::property_records;
use crate::properties::{PropertyContent, check_free as check_property_key, put_archived};
use crate::spaces::SpaceTarget;

/// A property that a type is to list.
#[derive(Clone, Debug)]
pub enum Listed {
    /// One that exists, by its internal key.
    Known(String),
    /// One that is made with the type; a second one of the same key is the first.
    New(PropertyContent),
}

/// What a type is to be. What is `None` stays as it is, or is what new types have.
#[derive(Clone, Debug, Default)]
pub struct TypeContent {
    /// The name, not blank.
    pub name: Option<String>,
    /// The same of several objects, not blank.
    pub plural_name: Option<String>,
    /// How its objects are laid out.
    pub layout: Option<Layout>,
    /// The served key.
    pub slug: Option<String>,
    /// The icon; `Some(None)` takes it away.
    pub icon: Option<Option<Icon>>,
    /// The regular properties, in order.
    pub properties: Option<Vec<Listed>>,
}

impl Workspace {
    /// Creates a type from the content that `make` returns, with its new properties; its internal key comes back.
    ///
    /// # Errors
    /// What `make` refuses; a key that is taken.
    pub fn make_type<E: From<Error>>(
        &self,
        tx: &mut Tx<'_>,
        caller: &Caller,
        space: &SpaceTarget,
        make: impl FnOnce(&ContentContext<'_>) -> Result<TypeContent, E>,
    ) -> Result<String, E> {
        let catalogue = self.live_names_at(tx, space)?;
        let content = self.in_context(tx, space, &catalogue, make)?;
        Ok(self.put_new_type(tx, caller, space, &catalogue, content)?)
    }

    /// Changes a type, by its internal key, to the content that `make` returns.
    ///
    /// # Errors
    /// What `make` refuses; a key that is taken, and any of a built-in type; a layout that its objects do not fit; a type
    /// that is the server's own or in the bin.
    pub fn set_type<E: From<Error>>(
        &self,
        tx: &mut Tx<'_>,
        caller: &Caller,
        space: &SpaceTarget,
        key: &str,
        make: impl FnOnce(&ContentContext<'_>) -> Result<TypeContent, E>,
    ) -> Result<(), E> {
        let catalogue = self.live_names_at(tx, space)?;
        let content = self.in_context(tx, space, &catalogue, make)?;
        Ok(self.put_changed_type(tx, caller, space, (&catalogue, key), content)?)
    }

    /// Archives a type, by its internal key (http.md 19.3). One that is archived stays so.
    ///
    /// # Errors
    /// One that the server itself leans on.
    pub fn remove_type(&self, tx: &mut Tx<'_>, space: &SpaceTarget, key: &str) -> Result<()> {
        let catalogue = self.live_names_at(tx, space)?;
        let def = known(&catalogue, key)?;
        if is_kept(def) {
            let issue = Issue::pathless("failed to delete object");
            return Err(Fault::forbidden(issue).into());
        }
        if def.archived {
            return Ok(());
        }
        put_archived(tx, &catalogue, &*self.object(tx, space, &def.id)?)
    }

    fn put_new_type(
        &self,
        tx: &mut Tx<'_>,
        caller: &Caller,
        space: &SpaceTarget,
        catalogue: &Catalogue,
        content: TypeContent,
    ) -> Result<String> {
        let vocabulary = &catalogue.vocabulary;
        let ids = Ids(&*self.entropy);
        if let Some(slug) = &content.slug {
            check_free(vocabulary, slug)?;
        }
        let layout = content.layout.unwrap_or_default();
        let mut definitions =
            custom_definitions(layout, None, |key| vocabulary.is_removed_property(key));
        let mut list = Listing::new(vocabulary, &ids);
        if let Some(properties) = content.properties {
            definitions = list.regular(&definitions, properties)?;
        }
        let asked = list.asked.clone();
        let names = list.names();
        let def = TypeDef {
            id: ids.object(),
            key: ids.short(),
            slug: content.slug,
            name: content.name.unwrap_or_default(),
            plural_name: content.plural_name.unwrap_or_default(),
            layout,
            hidden: false,
            archived: false,
            definitions,
            default_template: None,
            default_view: None,
        };
        let mut document = Document {
            kind: Kind::ObjectType,
            type_key: OBJECT_TYPE.to_owned(),
            icon: content.icon.flatten(),
            blocks: vec![first_view(&def, &names, &asked, &ids)],
            ..Document::default()
        };
        document.mark_origin();
        put_type(&mut document, &def);
        catalogue.require_whole()?;
        let stamp = Stamp::of(caller, catalogue, tx.now());
        let record = new_record(def.id.clone(), &space.id, &document, vocabulary, stamp);
        put_properties(tx, space, catalogue, &list.made, stamp)?;
        tx.put_object(record)?;
        Ok(def.key)
    }

    fn put_changed_type(
        &self,
        tx: &mut Tx<'_>,
        caller: &Caller,
        space: &SpaceTarget,
        (catalogue, key): (&Catalogue, &str),
        content: TypeContent,
    ) -> Result<()> {
        let vocabulary = &catalogue.vocabulary;
        let def = known(catalogue, key)?;
        let bundled = bundled_type(&def.key);
        let slug = content.slug;
        let slug = slug.filter(|slug| slug != vocabulary.type_key(&def.key));
        if let Some(slug) = &slug {
            if bundled.is_some() {
                let message = "type key of bundled types cannot be changed";
                return Err(Fault::invalid(Issue::pathless(message)).into());
            }
            check_free(vocabulary, slug)?;
        }
        let form = TypeForm::Flat;
        self.judge_layout(tx, space, vocabulary, def, content.layout, form)?;
        if def.archived || bundled.is_some_and(|bundled| bundled.hidden) {
            let issue = Issue::pathless("failed to update object");
            return Err(Fault::forbidden(issue).into());
        }
        let ids = Ids(&*self.entropy);
        let mut list = Listing::new(vocabulary, &ids);
        let definitions = match content.properties {
            Some(properties) => list.regular(&def.definitions, properties)?,
            None => def.definitions.clone(),
        };
        let record = self.object(tx, space, &def.id)?;
        let before = document_of(&record)?;
        let mut document = before.clone();
        follow(&mut document, &def.definitions, &definitions, &list.names());
        if let Some(icon) = content.icon {
            document.icon = icon;
        }
        let changed = TypeDef {
            slug: slug.or_else(|| def.slug.clone()),
            name: content.name.unwrap_or_else(|| def.name.clone()),
            plural_name: content
                .plural_name
                .unwrap_or_else(|| def.plural_name.clone()),
            layout: content.layout.unwrap_or(def.layout),
            definitions,
            ..def.clone()
        };
        put_type(&mut document, &changed);
        if document == before {
            return Ok(());
        }
        catalogue.require_whole()?;
        let stamp = Stamp::of(caller, catalogue, tx.now());
        put_properties(tx, space, catalogue, &list.made, stamp)?;
        Ok(tx.put_object(changed_record(&record, &document, vocabulary, stamp))?)
    }
}

/// The type of the objects that are types.
const OBJECT_TYPE: &str = "objectType";

/// The list of a type under change, with the properties that come into being with it.
struct Listing<'a> {
    vocabulary: &'a Vocabulary,
    ids: &'a Ids<'a>,
    made: Vec<PropertyDef>,
    asked: PropertyList,
}

impl<'a> Listing<'a> {
    fn new(vocabulary: &'a Vocabulary, ids: &'a Ids<'a>) -> Self {
        Self {
            vocabulary,
            ids,
            made: Vec::new(),
            asked: PropertyList::new(),
        }
    }

    /// The list with these as its regular section; each property stands in one section, once.
    fn regular(
        &mut self,
        before: &PropertyList,
        properties: Vec<Listed>,
    ) -> Result<PropertyList, Fault> {
        let mut list = before.clone();
        list.retain(|(_, section)| *section != Section::Regular);
        for listed in properties {
            let key = match listed {
                Listed::Known(key) => key,
                Listed::New(new) => self.make(new)?,
            };
            if list.iter().all(|(known, _)| *known != key) {
                list.push((key.clone(), Section::Regular));
            }
            self.asked.push((key, Section::Regular));
        }
        if list.len() > MAX_DEFINITIONS {
            let message = too_many(list.len(), "properties", MAX_DEFINITIONS);
            return Err(Fault::invalid(Issue::pathless(message)));
        }
        list.sort_by_key(|(_, section)| section.rank());
        Ok(list)
    }

    /// Makes a property, unless the request has made one of its key; the internal key comes back.
    fn make(&mut self, new: PropertyContent) -> Result<String, Fault> {
        if let Some(slug) = &new.slug {
            let mut made = self.made.iter();
            if let Some(same) = made.find(|def| def.slug.as_ref() == Some(slug)) {
                return Ok(same.key.clone());
            }
            check_property_key(self.vocabulary, slug)?;
        }
        let def = new.define(self.ids);
        let key = def.key.clone();
        self.made.push(def);
        Ok(key)
    }

    /// The names of the space with the new properties.
    fn names(&self) -> Vocabulary {
        self.vocabulary.with_properties(self.made.iter().cloned())
    }
}

/// New properties get columns in the views of the type, detached ones lose them (http.md 19.2).
fn follow(
    document: &mut Document,
    before: &PropertyList,
    after: &PropertyList,
    names: &Vocabulary,
) {
    let lacks = |list: &PropertyList, key: &str| list.iter().all(|(listed, _)| listed != key);
    for (key, _) in before.iter().filter(|(key, _)| lacks(after, key)) {
        prune_columns(document, key);
    }
    let new = after.iter().filter(|(key, _)| lacks(before, key));
    for def in new.filter_map(|(key, _)| names.property(key)) {
        add_columns(document, def);
    }
}

fn put_properties(
    tx: &mut Tx<'_>,
    space: &SpaceTarget,
    catalogue: &Catalogue,
    made: &[PropertyDef],
    stamp: Stamp<'_>,
) -> Result<()> {
    let order = catalogue.next_option_order;
    for def in made {
        // They have no tags, and so take no places.
        for record in property_records(&space.id, def, order, &catalogue.vocabulary, stamp) {
            tx.put_object(record)?;
        }
    }
    Ok(())
}

/// The type with this internal key: the caller has found it in the same transaction.
fn known<'c>(catalogue: &'c Catalogue, key: &str) -> Result<&'c TypeDef> {
    let found = catalogue.vocabulary.type_def(key);
    let missing = || Fault::not_found(Issue::pathless("type not found"));
    Ok(found.ok_or_else(missing)?)
}

/// A served key is given to one type only.
fn check_free(vocabulary: &Vocabulary, slug: &str) -> Result<(), Fault> {
    if vocabulary.type_key_conflict(slug).is_none() {
        return Ok(());
    }
    let message = format!("type key {slug:?} already exists");
    Err(Fault::invalid(Issue::pathless(message)))
}
