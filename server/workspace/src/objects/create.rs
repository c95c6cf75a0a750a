//! Creating an object (http.md 22.1).

use rolltop_document::block::BlockContent;
use rolltop_document::bundled::{NAME, TYPE};
use rolltop_document::decor::advice_on_files;
use rolltop_document::document::{Document, Kind, layout_of};
use rolltop_document::envelope::{CreateContext, CreateRoute, NewObject, parse_create};
use rolltop_document::ids::DATAVIEW_ID;
use rolltop_document::names::SpaceNames;
use rolltop_document::properties::{NewOption, NewOptions};
use rolltop_document::vocabulary::{Format, Layout, Section, Vocabulary};
use rolltop_spec::objects::count;
use rolltop_spec::shared::{AppliedTemplate, CreateResult};
use rolltop_store::{ObjectRecord, Snapshot, Tx};
use serde_json::Value;

use super::WriteOptions;
use super::given::without_removed;
use super::lookup::SpaceObjects;
use super::options::{created_options, put_options};
use super::record::{Stamp, new_record};
use super::template::start_from_template;
use crate::Workspace;
use crate::catalog::{Catalogue, SHOWN, dataview_block, known_properties};
use crate::error::Result;
use crate::ids::Ids;
use crate::keys::Caller;
use crate::spaces::SpaceTarget;

impl Workspace {
    /// Creates an object from the body of create_object or create_template.
    pub fn create_object(
        &self,
        tx: &mut Tx<'_>,
        caller: &Caller,
        space: &SpaceTarget,
        body: &Value,
        route: CreateRoute,
        options: &WriteOptions,
    ) -> Result<CreateResult> {
        let catalogue = self.live_names_at(tx, space)?;
        let objects = SpaceObjects::at(tx, &space.id);
        let ids = Ids(&*self.entropy);
        let new_options = NewOptions::new(options.create_missing_options, &ids);
        let names = SpaceNames::new(&catalogue.vocabulary)
            .keys(options.keys)
            .objects(&objects)
            .new_options(&new_options);
        let cx = CreateContext {
            names,
            objects: &objects,
            new_options: &new_options,
            ids: &ids,
        };
        let parsed = parse_create(body, route, &cx);
        objects.finish()?;
        let mut new = parsed?;
        let (icon, cover) = (new.document.icon.as_ref(), new.document.cover.as_ref());
        new.warnings.extend(advice_on_files(icon, cover, &objects));
        objects.finish()?;
        let outcome = CreateResult {
            template: complete_new(tx, space, &catalogue, &mut new, &ids)?,
            warnings: new.warnings,
            ..CreateResult::default()
        };
        let (into, new_options) = ((space, &*catalogue), new_options.collected());
        self.put_created(tx, caller, into, &new.document, &new_options, outcome)
    }

    /// Stores a new object and its new options, and completes the receipt.
    pub(crate) fn put_created(
        &self,
        tx: &mut Tx<'_>,
        caller: &Caller,
        (space, catalogue): (&SpaceTarget, &Catalogue),
        document: &Document,
        new_options: &[NewOption],
        outcome: CreateResult,
    ) -> Result<CreateResult> {
        catalogue.require_whole()?;
        let vocabulary = &catalogue.vocabulary;
        let stamp = Stamp::of(caller, catalogue, tx.now());
        put_options(tx, &space.id, catalogue, new_options, stamp)?;
        let record = self.put_new(tx, caller, (space, catalogue), document)?;
        let items = document.collection_items.as_ref();
        Ok(CreateResult {
            id: Some(record.id),
            type_key: Some(vocabulary.type_key(&document.type_key).to_owned()),
            etag: Some(record.etag),
            items: items.map(|items| count(items.len())),
            created: created_options(vocabulary, new_options),
            ..outcome
        })
    }

    /// Stores a new object under a new id.
    pub(crate) fn put_new(
        &self,
        tx: &mut Tx<'_>,
        caller: &Caller,
        (space, catalogue): (&SpaceTarget, &Catalogue),
        document: &Document,
    ) -> Result<ObjectRecord> {
        let id = Ids(&*self.entropy).object();
        let stamp = Stamp::of(caller, catalogue, tx.now());
        let record = new_record(id, &space.id, document, &catalogue.vocabulary, stamp);
        tx.put_object(record.clone())?;
        Ok(record)
    }
}

/// Adds to a new object what its template and its type give it.
pub(super) fn complete_new(
    at: &Snapshot<'_>,
    space: &SpaceTarget,
    catalogue: &Catalogue,
    new: &mut NewObject,
    ids: &Ids<'_>,
) -> Result<Option<AppliedTemplate>> {
    let template = start_from_template(at, space, new, catalogue, ids)?;
    add_defaults(&mut new.document, &catalogue.vocabulary);
    add_own_dataview(&mut new.document, catalogue, ids);
    Ok(template)
}

/// A new object starts with the default values of the properties that its type lists, where neither the request nor
/// a template says otherwise (document.md 7); null says otherwise. New objects get no removed properties and options.
fn add_defaults(document: &mut Document, vocabulary: &Vocabulary) {
    if document.kind != Kind::Page {
        return;
    }
    let Some(def) = vocabulary.type_def(&document.type_key) else {
        return;
    };
    let listed = def.definitions.iter();
    let listed = listed.filter_map(|(key, _)| vocabulary.property(key));
    for property in listed.filter(|property| !property.archived) {
        let value = property.details.default_value.as_ref();
        let given = value.and_then(|value| without_removed(property, value));
        if let Some(given) = given
            && !document.properties.contains_key(&property.key)
        {
            document.properties.insert(property.key.clone(), given);
        }
    }
}

/// Queries and collections carry exactly one own dataview, generated where none is given and completed where one is
/// given without views (document.md 6.5, 6.7).
pub(crate) fn add_own_dataview(document: &mut Document, catalogue: &Catalogue, ids: &Ids<'_>) {
    let layout = layout_of(document, &catalogue.vocabulary);
    let Some(view_type) = layout.first_view() else {
        return;
    };
    let is_collection = layout == Layout::Collection;
    if is_collection {
        document.collection_items.get_or_insert_default();
    }
    let known = known_to_query(document, &catalogue.vocabulary);
    let generated =
        |known: &[_]| dataview_block(known, &SHOWN, view_type, is_collection, ids.short());
    let own = document
        .blocks
        .iter_mut()
        .find(|block| block.id == DATAVIEW_ID);
    let Some(BlockContent::Dataview(own)) = own.map(|block| &mut block.content) else {
        document.blocks.push(generated(&known));
        return;
    };
    own.is_collection = is_collection;
    if own.views.is_empty() {
        let given = own.properties.iter().map(|known| known.property.as_str());
        let given = known_properties(&catalogue.vocabulary, given);
        let block = generated(if given.is_empty() { &known } else { &given });
        if let BlockContent::Dataview(generated) = block.content {
            own.views = generated.views;
            if own.properties.is_empty() {
                own.properties = generated.properties;
            }
        }
    }
}

/// What the generated views know: the name, the type, and the regular properties of the query's types.
fn known_to_query<'v>(document: &Document, vocabulary: &'v Vocabulary) -> Vec<(&'v str, Format)> {
    let sources = document.query_source.iter();
    let types = sources.flat_map(|source| &source.types);
    let listed = types
        .filter_map(|key| vocabulary.type_def(key))
        .flat_map(|def| &def.definitions)
        .filter(|(_, section)| *section == Section::Regular)
        .map(|(key, _)| key.as_str());
    let keys = [NAME, TYPE].into_iter().chain(listed);
    let is_live = |key: &&str| vocabulary.property(key).is_some_and(|def| !def.archived);
    known_properties(vocabulary, keys.filter(is_live))
}
