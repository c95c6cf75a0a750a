//! Creating a type (http.md 19.1).

use rolltop_document::block::Block;
use rolltop_document::bundled::{NAME, custom_definitions};
use rolltop_document::decor::advice_on_files;
use rolltop_document::document::Document;
use rolltop_document::envelope::CreateContext;
use rolltop_document::ids::IdSource;
use rolltop_document::issue::{Fault, Issue, Ref};
use rolltop_document::kinds::ViewType;
use rolltop_document::limits::MAX_DEFINITIONS;
use rolltop_document::names::SpaceNames;
use rolltop_document::path::Path;
use rolltop_document::properties::NewOptions;
use rolltop_document::type_bodies::{NewType, TypeForm, parse_create_type};
use rolltop_document::type_settings::TypeSettings;
use rolltop_document::vocabulary::{
    Format, KeyConflict, KeysMode, Section, TypeDef, Vocabulary, slug_from_key, slug_from_name,
};
use rolltop_document::wording::{shown, too_many};
use rolltop_spec::shared::CreateResult;
use rolltop_store::Tx;
use serde_json::Value;

use super::draft::{PropertyList, Surroundings, TypeDraft};
use crate::Workspace;
use crate::catalog::{SHOWN, dataview_block, put_type};
use crate::error::Result;
use crate::ids::Ids;
use crate::keys::Caller;
use crate::mutation::Planned;
use crate::objects::{SpaceObjects, Stamp, new_record};
use crate::spaces::SpaceTarget;

/// How a create is read.
#[derive(Clone, Copy, Debug)]
pub struct CreateTypeOptions {
    /// How suggestions spell keys.
    pub keys: KeysMode,
    /// Consent to new options of properties that exist.
    pub create_missing_options: bool,
}

impl Workspace {
    /// Creates a type from the body of create_type, with the properties that it defines, in one commit.
    pub fn create_type(
        &self,
        tx: &mut Tx<'_>,
        caller: &Caller,
        space: &SpaceTarget,
        body: &Value,
        options: CreateTypeOptions,
    ) -> Result<CreateResult> {
        let catalogue = self.live_names_at(tx, space)?;
        let vocabulary = &catalogue.vocabulary;
        let objects = SpaceObjects::at(tx, &space.id);
        let ids = Ids(&*self.entropy);
        let new_options = NewOptions::new(options.create_missing_options, &ids);
        let names = SpaceNames::new(vocabulary)
            .keys(options.keys)
            .objects(&objects)
            .new_options(&new_options);
        let cx = CreateContext {
            names,
            objects: &objects,
            new_options: &new_options,
            ids: &ids,
        };
        let parsed = parse_create_type(body, &cx);
        objects.finish()?;
        let NewType {
            mut document,
            settings,
            form,
            mut warnings,
        } = parsed?;
        let icon = document.icon.as_ref();
        warnings.extend(advice_on_files(icon, None, &objects));
        objects.finish()?;
        let slug = free_slug(&settings, form, &name_of(&document), vocabulary)?;
        warnings.extend(self.judge_template(
            tx,
            space,
            settings.default_template.as_deref(),
            None,
            form,
        )?);
        let surroundings = Surroundings {
            keys: options.keys,
            ids,
            objects: &objects,
            options: &new_options,
        };
        let mut draft = TypeDraft::new(vocabulary, PropertyList::new(), surroundings);
        if let Some(definitions) = &settings.property_definitions {
            let defined = draft.replace_list(definitions, &form.setting("property_definitions"));
            objects.finish()?;
            defined?;
        }
        let given = settings
            .property_definitions
            .is_some()
            .then(|| draft.list.clone());
        let is_removed = |key: &str| vocabulary.is_removed_property(key);
        let def = TypeDef {
            id: ids.object(),
            key: ids.short(),
            slug,
            name: name_of(&document),
            plural_name: settings.plural_name.unwrap_or_default(),
            layout: settings.layout.unwrap_or_default(),
            hidden: false,
            archived: false,
            definitions: custom_definitions(settings.layout.unwrap_or_default(), given, is_removed),
            default_template: settings.default_template.filter(|id| !id.is_empty()),
            default_view: settings.default_view,
        };
        check_room(&def, draft.list.len(), form)?;
        document.blocks = vec![first_view(&def, &draft.vocabulary, &draft.list, &ids)];
        put_type(&mut document, &def);

        catalogue.require_whole()?;
        let stamp = Stamp::of(caller, &catalogue, tx.now());
        let record = new_record(
            def.id.clone(),
            &space.id,
            &document,
            &draft.vocabulary,
            stamp,
        );
        warnings.append(&mut draft.warnings);
        let outcome = CreateResult {
            id: Some(record.id.clone()),
            key: Some(def.slug.unwrap_or(def.key)),
            etag: Some(record.etag.clone()),
            created: draft.created(),
            warnings,
            ..CreateResult::default()
        };
        let mut records = self.draft_records(tx, &space.id, &draft, &catalogue, stamp)?;
        records.push(record);
        Planned { outcome, records }.put(tx)
    }
}

fn name_of(document: &Document) -> String {
    let name = document.properties.get(NAME).and_then(Value::as_str);
    name.unwrap_or_default().to_owned()
}

/// What a type gets beside the properties that the request lists, so many, has to fit as well: a read could not be
/// written otherwise.
fn check_room(def: &TypeDef, given: usize, form: TypeForm) -> Result<(), Fault> {
    let total = def.definitions.len();
    let added = total.saturating_sub(given);
    if total <= MAX_DEFINITIONS || given == 0 {
        return Ok(());
    }
    let message = format!(
        "{}; {added} of them come with every type that has none in the plain section",
        too_many(total, "properties", MAX_DEFINITIONS)
    );
    let hint = format!(
        "list {} at most, or one of them without `section`",
        MAX_DEFINITIONS.saturating_sub(added)
    );
    let path = form.setting("property_definitions");
    Err(Fault::invalid(Issue::at(path, message).hint(hint)))
}

/// The served key: the wanted one, else one derived from the name. `None` where nothing of it is left, so that the
/// internal key is the only one.
fn free_slug(
    settings: &TypeSettings,
    form: TypeForm,
    name: &str,
    vocabulary: &Vocabulary,
) -> Result<Option<String>, Fault> {
    let (slug, path) = match &settings.api_key {
        Some(wanted) => (slug_from_key(wanted), form.setting("api_key")),
        None => (slug_from_name(name), form.name()),
    };
    let Some(slug) = slug else {
        return Ok(None);
    };
    let Some(conflict) = vocabulary.type_key_conflict(&slug) else {
        return Ok(Some(slug));
    };
    let holder = conflict.holder().and_then(|key| vocabulary.type_def(key));
    // A derived key steps aside, unless people see its holder under this very name.
    let is_derived = settings.api_key.is_none();
    if is_derived
        && !holder.is_some_and(|holder| holder.has_name_like(name))
        && let Some(free) = vocabulary.free_type_key(&slug)
    {
        return Ok(Some(free));
    }
    let issue = key_conflict(path, &slug, (&conflict, holder), vocabulary);
    Err(Fault::invalid(issue))
}

/// Why the key is not free, and what to do instead.
fn key_conflict(
    path: Path,
    slug: &str,
    (conflict, holder): (&KeyConflict, Option<&TypeDef>),
    vocabulary: &Vocabulary,
) -> Issue {
    let slug = shown(slug);
    let name = shown(holder.map_or("", |def| &def.name));
    let other = "send another `api_key`";
    let message = match conflict {
        KeyConflict::Reserved(_) | KeyConflict::Removed(_) => {
            format!("type key is reserved: {slug:?}")
        }
        KeyConflict::Taken(_) => {
            format!("type key already exists: {slug:?} is that of the type {name:?}")
        }
    };
    let issue = Issue::at(path, message);
    match conflict {
        KeyConflict::Reserved(_) if holder.is_some_and(|def| !def.hidden) => {
            let hint = format!("the built-in type {name:?} has it; use that type, or {other}");
            issue.hint(hint).see(Ref::op("list_types"))
        }
        KeyConflict::Reserved(_) => issue.hint(format!(
            "a built-in type that no list shows has it: {other}"
        )),
        KeyConflict::Removed(_) => issue.hint(format!(
            "the built-in type {name:?} has it, which was removed from the space: {other}"
        )),
        KeyConflict::Taken(_) if holder.is_some_and(|def| def.archived) => issue.hint(format!(
            "a type that was removed from the space has it: {other}"
        )),
        KeyConflict::Taken(holder) => {
            let hint = format!("update_type changes the type that has it; or {other}");
            let key = vocabulary.type_key(holder);
            issue
                .hint(hint)
                .see(Ref::op("update_type").param("type", key))
        }
    }
}

/// The view that the type begins with: it knows the name and the featured and plain properties, and shows the name
/// and what the request lists.
pub(super) fn first_view(
    def: &TypeDef,
    vocabulary: &Vocabulary,
    asked: &PropertyList,
    ids: &Ids<'_>,
) -> Block {
    let is_in_plain_sight =
        |section: Section| matches!(section, Section::Featured | Section::Regular);
    let listed = def.definitions.iter();
    let listed = listed.filter(|(_, section)| is_in_plain_sight(*section));
    let mut known: Vec<(&str, Format)> = Vec::new();
    for key in [NAME]
        .into_iter()
        .chain(listed.map(|(key, _)| key.as_str()))
    {
        if let Some(property) = vocabulary.property(key)
            && known.iter().all(|(known, _)| *known != property.key)
        {
            known.push((property.key.as_str(), property.format));
        }
    }
    let asked = asked.iter().map(|(key, _)| key.as_str());
    let shown: Vec<&str> = SHOWN.into_iter().chain(asked).collect();
    let view_type = def.default_view.unwrap_or(ViewType::Table);
    dataview_block(&known, &shown, view_type, false, ids.mint())
}
