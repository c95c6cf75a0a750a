//! Updating a type: new values of its members, or a batch of operations, in one commit (http.md 19.2).

use std::collections::BTreeMap;

use rolltop_document::block::Minted;
use rolltop_document::bundled::{DESCRIPTION, bundled_type};
use rolltop_document::decor::kept_icon;
use rolltop_document::document::Document;
use rolltop_document::issue::{Fault, Issue};
use rolltop_document::names::DocumentKeys;
use rolltop_document::ops;
use rolltop_document::type_bodies::{TypeChange, TypeForm, TypeUpdate, parse_update_type};
use rolltop_document::vocabulary::{TypeDef, Vocabulary};
use rolltop_document::wording::shown;
use rolltop_spec::shared::CreateResult;
use rolltop_store::{ObjectRecord, Snapshot, Tx};
use serde_json::{Value, json};

use super::draft::{Surroundings, TypeDraft};
use super::plan::{TypeRecords, with_members};
use super::views::detached;
use super::{TYPE, find_type, reread};
use crate::Workspace;
use crate::error::Result;
use crate::etag;
use crate::keys::Caller;
use crate::mutation::Planned;
use crate::objects::{EditOptions, document_of};
use crate::refusals::permanent;
use crate::spaces::SpaceTarget;

/// A stored type with the changes that a request has made so far.
pub(super) struct TypeEdit<'a> {
    pub(super) record: &'a ObjectRecord,
    /// The document of the record.
    pub(super) before: &'a Document,
    pub(super) document: Document,
    pub(super) draft: TypeDraft<'a>,
    /// Full ids of new views by the position of their operation.
    pub(super) views: BTreeMap<String, String>,
    /// The same views as the operations after them know them.
    pub(super) made: Vec<Minted>,
}

impl<'a> TypeEdit<'a> {
    pub(super) fn of(
        def: &TypeDef,
        record: &'a ObjectRecord,
        before: &'a Document,
        surroundings: Surroundings<'a>,
    ) -> Self {
        let own = DocumentKeys::of(&surroundings.catalogue.vocabulary, before);
        Self {
            record,
            before,
            document: before.clone(),
            draft: TypeDraft::new(def.definitions.clone(), surroundings).of_document(own),
            views: BTreeMap::new(),
            made: Vec::new(),
        }
    }
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
        let reading = (options.keys, options.create_missing_options);
        let planned = self.plan_type(tx, (caller, space, &catalogue), reading, |surroundings| {
            let mut edit = TypeEdit::of(def, &record, &before, surroundings);
            let update = parse_update_type(body, def, edit.draft.names())?;
            let changed = match update {
                TypeUpdate::Batch(body) => {
                    let ops = ops::envelope(&body, ops::type_op_names)?;
                    let applied = edit.apply_batch(ops, def);
                    applied.map_err(|fault| naming_object(fault, &def.id))?;
                    def.clone()
                }
                TypeUpdate::Change(change) => self.change_type(tx, def, &mut edit, *change)?,
            };
            // What is permanent comes after what a caller can repair (http.md 1).
            refuse_hidden(def)?;
            let TypeRecords { records, etag } =
                self.changed_type_records(tx, &mut edit, changed)?;
            let outcome = CreateResult {
                id: Some(def.id.clone()),
                key: Some(catalogue.vocabulary.type_key(&def.key).to_owned()),
                etag: Some(etag),
                created: edit.draft.created(),
                removed: detached(&edit.draft, &def.definitions),
                created_views: edit.spelled_views(options.ids),
                warnings: edit.draft.warnings,
                ..CreateResult::default()
            };
            Ok(Planned { outcome, records })
        });
        planned?.put(tx)
    }

    /// Gives the type new values of its members.
    fn change_type(
        &self,
        at: &Snapshot<'_>,
        def: &TypeDef,
        edit: &mut TypeEdit<'_>,
        change: TypeChange,
    ) -> Result<TypeDef> {
        let cx = edit.draft.surroundings();
        let TypeChange {
            name,
            description,
            icon,
            settings,
            form,
            warnings,
        } = change;
        edit.draft.warnings.extend(warnings);
        self.judge_layout(at, &cx, def, settings.layout, form)?;
        if let Some(name) = name.as_deref().filter(|name| *name != def.name) {
            let namesake = namesake(&cx.catalogue.vocabulary, def, name, form);
            edit.draft.warnings.extend(namesake);
        }
        let template = settings.default_template.as_deref();
        let judged = self.judge_template(at, cx.space, template, Some(&def.key), form)?;
        edit.draft.warnings.extend(judged);
        if let Some(definitions) = &settings.property_definitions {
            let path = form.setting("property_definitions");
            edit.draft.replace_list(definitions, &path)?;
            edit.follow_list(&def.definitions, &path);
        }
        if let Some(icon) = icon {
            let (icon, unknown) = kept_icon(icon, edit.document.icon.as_ref(), cx.objects);
            edit.draft.warnings.extend(unknown);
            edit.document.icon = Some(icon);
        }
        let properties = &mut edit.document.properties;
        match description {
            Some(text) if text.is_empty() => {
                properties.remove(DESCRIPTION);
            }
            Some(text) => {
                properties.insert(DESCRIPTION.to_owned(), json!(text));
            }
            None => {}
        }
        Ok(with_members(def.clone(), name, settings))
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
    Some(issue.hint("use the key to name one of them"))
}

/// The server's own types, which no list shows, cannot be updated.
pub(super) fn refuse_hidden(def: &TypeDef) -> Result<(), Fault> {
    let Some(bundled) = bundled_type(&def.key).filter(|bundled| bundled.hidden) else {
        return Ok(());
    };
    let message = format!("the built-in type {} cannot be updated", bundled.key);
    Err(permanent(TYPE, message, "list_types"))
}

/// Adds the object id to references of view operations: the path of the request names the type and not its object.
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
