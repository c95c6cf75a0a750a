//! Updating a type: new values of its members, or a batch of operations, in one commit (http.md 19.2).

use std::collections::BTreeMap;

use rolltop_document::block::Minted;
use rolltop_document::bundled::{DESCRIPTION, bundled_type};
use rolltop_document::decor::kept_icon;
use rolltop_document::document::Document;
use rolltop_document::issue::{Fault, Issue, Ref};
use rolltop_document::names::DocumentKeys;
use rolltop_document::ops;
use rolltop_document::properties::NewOptions;
use rolltop_document::type_bodies::{TypeChange, TypeForm, TypeUpdate, parse_update_type};
use rolltop_document::vocabulary::{TypeDef, Vocabulary};
use rolltop_document::wording::shown;
use rolltop_spec::shared::CreateResult;
use rolltop_store::{Snapshot, Tx};
use serde_json::{Value, json};

use super::draft::{Surroundings, TypeDraft};
use super::views::detached;
use super::{TYPE, find_type, reread};
use crate::Workspace;
use crate::catalog::{Catalogue, put_type};
use crate::error::Result;
use crate::etag;
use crate::ids::Ids;
use crate::keys::Caller;
use crate::mutation::Planned;
use crate::objects::{EditOptions, SpaceObjects, Stamp, changed_record, document_of};
use crate::spaces::SpaceTarget;

/// A type with what a request has made of it so far.
pub(super) struct TypeEdit<'a> {
    pub(super) draft: TypeDraft<'a>,
    pub(super) document: Document,
    /// Full ids of new views by the position of their operation.
    pub(super) views: BTreeMap<String, String>,
    /// The same views as the operations after them know them.
    pub(super) made: Vec<Minted>,
}

impl Workspace {
    /// Updates a type as the body of update_type asks for, all or nothing. A body that is no JSON is refused only
    /// after the type was found and its etag checked (http.md 19.2).
    pub fn update_type(
        &self,
        tx: &mut Tx<'_>,
        caller: &Caller,
        space: &SpaceTarget,
        spelling: &str,
        body: Result<&Value, &Issue>,
        options: &EditOptions,
    ) -> Result<CreateResult> {
        let catalogue = self.live_names_at(tx, space)?;
        let def = find_type(&catalogue, spelling, options.keys)?;
        let record = self.object(tx, space, &def.id)?;
        etag::check(options.if_match.as_ref(), &record.etag, || {
            reread(space, spelling)
        })?;
        let body = body.map_err(|issue| Fault::invalid(issue.clone()))?;
        let before = document_of(&record)?;
        let objects = SpaceObjects::at(tx, &space.id);
        let ids = Ids(&*self.entropy);
        let new_options = NewOptions::new(options.create_missing_options, &ids);
        let own = DocumentKeys::of(&catalogue.vocabulary, &before);
        let surroundings = Surroundings {
            keys: options.keys,
            ids,
            objects: &objects,
            options: &new_options,
        };
        let listed = def.definitions.clone();
        let draft = TypeDraft::new(&catalogue.vocabulary, listed, surroundings).of_document(own);
        let mut edit = TypeEdit {
            draft,
            document: before.clone(),
            views: BTreeMap::new(),
            made: Vec::new(),
        };
        let parsed = parse_update_type(body, def, edit.draft.names());
        let changed = parsed.map_err(Into::into).and_then(|update| match update {
            TypeUpdate::Batch(body) => Ok(edit
                .apply_batch(ops::envelope(&body, ops::type_op_names)?, def)
                .map(|()| def.clone())
                .map_err(|fault| naming_object(fault, &def.id))?),
            TypeUpdate::Change(change) => {
                self.change_type(tx, space, &catalogue, def, &mut edit, *change)
            }
        });
        objects.finish()?;
        let changed = TypeDef {
            definitions: edit.draft.list.clone(),
            ..changed?
        };
        // What is permanent comes after what a caller can repair (http.md 1).
        refuse_hidden(def)?;
        put_type(&mut edit.document, &changed);
        let stamp = Stamp::of(caller, &catalogue, tx.now());
        let draft = &edit.draft;
        let mut records = self.draft_records(tx, &space.id, draft, &catalogue, stamp)?;
        let mut etag = record.etag.clone();
        if edit.document != before {
            let written = changed_record(&record, &edit.document, &draft.vocabulary, stamp);
            etag.clone_from(&written.etag);
            records.push(written);
        }
        if !records.is_empty() {
            catalogue.require_whole()?;
        }
        let outcome = CreateResult {
            id: Some(def.id.clone()),
            key: Some(catalogue.vocabulary.type_key(&def.key).to_owned()),
            etag: Some(etag),
            created: draft.created(),
            removed: detached(draft, &def.definitions),
            created_views: edit.spelled_views(options.ids),
            warnings: std::mem::take(&mut edit.draft.warnings),
            ..CreateResult::default()
        };
        Planned { outcome, records }.put(tx)
    }

    /// Lays new values of members over the type.
    fn change_type(
        &self,
        at: &Snapshot<'_>,
        space: &SpaceTarget,
        catalogue: &Catalogue,
        def: &TypeDef,
        edit: &mut TypeEdit<'_>,
        change: TypeChange,
    ) -> Result<TypeDef> {
        let TypeChange {
            name,
            description,
            icon,
            settings,
            form,
            warnings,
        } = change;
        edit.draft.warnings.extend(warnings);
        let vocabulary = &catalogue.vocabulary;
        self.judge_layout(at, space, vocabulary, def, settings.layout, form)?;
        if let Some(name) = name.as_deref().filter(|name| *name != def.name) {
            let namesake = namesake(vocabulary, def, name, form);
            edit.draft.warnings.extend(namesake);
        }
        let template = settings.default_template;
        let judged = self.judge_template(at, space, template.as_deref(), Some(&def.key), form)?;
        edit.draft.warnings.extend(judged);
        if let Some(definitions) = &settings.property_definitions {
            let path = form.setting("property_definitions");
            edit.draft.replace_list(definitions, &path)?;
            edit.follow_list(&def.definitions, &path);
        }
        if let Some(icon) = icon {
            let objects = edit.draft.surroundings().objects;
            let (icon, unknown) = kept_icon(icon, edit.document.icon.as_ref(), objects);
            edit.draft.warnings.extend(unknown);
            edit.document.icon = Some(icon);
        }
        match description {
            Some(text) if text.is_empty() => {
                edit.document.properties.remove(DESCRIPTION);
            }
            Some(text) => {
                let described = json!(text);
                edit.document
                    .properties
                    .insert(DESCRIPTION.to_owned(), described);
            }
            None => {}
        }
        let default_template = match template {
            Some(id) => Some(id).filter(|id| !id.is_empty()),
            None => def.default_template.clone(),
        };
        Ok(TypeDef {
            name: name.unwrap_or_else(|| def.name.clone()),
            plural_name: settings
                .plural_name
                .unwrap_or_else(|| def.plural_name.clone()),
            layout: settings.layout.unwrap_or(def.layout),
            default_template,
            default_view: settings.default_view.or(def.default_view),
            ..def.clone()
        })
    }
}

/// Advice when another type is shown under the name already.
fn namesake(vocabulary: &Vocabulary, def: &TypeDef, name: &str, form: TypeForm) -> Option<Issue> {
    let listed = vocabulary.listed_types();
    let other = listed
        .iter()
        .find(|other| other.name == name && other.key != def.key)?;
    let key = vocabulary.type_key(&other.key);
    let issue = Issue::at(
        form.name(),
        format!("the type {key} has the display name {:?} too", shown(name)),
    );
    Some(issue.hint("write the key where one of them is meant"))
}

/// Types that are not shown are the server's own.
fn refuse_hidden(def: &TypeDef) -> Result<(), Fault> {
    let Some(bundled) = bundled_type(&def.key).filter(|bundled| bundled.hidden) else {
        return Ok(());
    };
    let message = format!("the built-in type {} cannot be updated", bundled.key);
    let issue = Issue::at(TYPE, message).hint("this is permanent: do not retry");
    Err(Fault::forbidden(issue.see(Ref::op("list_types"))))
}

/// What a view operation says of the object that it edits: the path of the request names the type, and not its object.
fn naming_object(mut fault: Fault, object_id: &str) -> Fault {
    let references = fault
        .issues
        .iter_mut()
        .flat_map(|issue| &mut issue.see_also);
    for reference in references {
        if reference.op.as_deref() == Some("get_object") && reference.params.is_empty() {
            let named = std::mem::take(reference);
            *reference = named.param("object_id", object_id);
        }
    }
    fault
}
