//! Updating a type: new values of its members, or a batch of operations, in one commit (http.md 19.2).

use rolltop_document::bundled::{DESCRIPTION, bundled_type};
use rolltop_document::decor::kept_icon;
use rolltop_document::issue::{Fault, Issue, Ref};
use rolltop_document::ops;
use rolltop_document::type_bodies::{TypeChange, TypeForm, TypeUpdate, parse_update_type};
use rolltop_document::vocabulary::{TypeDef, Vocabulary};
use rolltop_document::wording::shown;
use rolltop_spec::shared::CreateResult;
use rolltop_store::Tx;
use serde_json::{Value, json};

use super::draft::{TypeDraft, with_members};
use super::{TYPE, find_type, reread};
use crate::Workspace;
use crate::error::Result;
use crate::etag;
use crate::keys::Caller;
use crate::objects::WriteOptions;
use crate::refusals::{complete_references, permanent};
use crate::spaces::SpaceTarget;

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
        options: &WriteOptions,
    ) -> Result<CreateResult> {
        let catalogue = self.live_names_at(tx, space)?;
        let def = find_type(&catalogue, spelling, options.keys)?;
        let record = self.object(tx, space, &def.id)?;
        etag::check(options.if_match.as_ref(), &record.etag, || {
            reread(space, spelling)
        })?;
        let body = body.map_err(|issue| Fault::invalid(issue.clone()))?;
        let (by, held) = ((caller, space, &*catalogue), Some((def, &*record)));
        self.write_type(tx, by, held, options, |draft| {
            let changed = match parse_update_type(body, def, draft.names())? {
                TypeUpdate::Batch(body) => {
                    let ops = ops::envelope(&body, ops::type_op_names)?;
                    // The path of the request names the type and not its object.
                    let object = |one: Ref| one.param("object_id", &def.id);
                    let applied = draft.apply_batch(ops);
                    applied.map_err(|fault| complete_references(fault, "get_object", object))?;
                    def.clone()
                }
                TypeUpdate::Change(change) => draft.change(def, *change)?,
            };
            // What is permanent comes after what a caller can repair (http.md 1).
            refuse_hidden(def)?;
            Ok(changed)
        })
    }
}

impl TypeDraft<'_> {
    /// Gives the type new values of its members.
    fn change(&mut self, def: &TypeDef, change: TypeChange) -> Result<TypeDef> {
        let TypeChange {
            name,
            description,
            icon,
            settings,
            form,
            warnings,
        } = change;
        self.warnings.extend(warnings);
        self.judge_layout(def, settings.layout, form)?;
        if let Some(name) = name.as_deref().filter(|name| *name != def.name) {
            self.warnings
                .extend(namesake(self.names_before, def, name, form));
        }
        self.judge_template(settings.default_template.as_deref(), Some(&def.key), form)?;
        if let Some(definitions) = &settings.property_definitions {
            let path = form.setting("property_definitions");
            self.replace_list(definitions, &path)?;
            self.follow_list(&path);
        }
        if let Some(icon) = icon {
            let (icon, unknown) = kept_icon(icon, self.document.icon.as_ref(), self.objects);
            self.warnings.extend(unknown);
            self.document.icon = Some(icon);
        }
        let properties = &mut self.document.properties;
        if let Some(text) = description {
            match text.is_empty() {
                true => properties.remove(DESCRIPTION),
                false => properties.insert(DESCRIPTION.to_owned(), json!(text)),
            };
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
