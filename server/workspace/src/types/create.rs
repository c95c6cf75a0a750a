//! Creating a type (http.md 19.1).

use rolltop_document::bundled::{NAME, custom_definitions};
use rolltop_document::decor::advice_on_files;
use rolltop_document::envelope::CreateContext;
use rolltop_document::issue::{Fault, Issue, Ref};
use rolltop_document::limits::MAX_DEFINITIONS;
use rolltop_document::path::Path;
use rolltop_document::type_bodies::{NewType, TypeForm, parse_create_type};
use rolltop_document::type_settings::TypeSettings;
use rolltop_document::vocabulary::{KeyConflict, TypeDef, Vocabulary};
use rolltop_document::wording::{shown, too_many};
use rolltop_spec::shared::CreateResult;
use rolltop_store::Tx;
use serde_json::Value;

use super::draft::TypeDraft;
use crate::Workspace;
use crate::catalog::first_view;
use crate::error::Result;
use crate::keys::Caller;
use crate::objects::WriteOptions;
use crate::spaces::SpaceTarget;

impl Workspace {
    /// Creates a type from the body of create_type, with the properties that it defines, in one commit.
    pub fn create_type(
        &self,
        tx: &mut Tx<'_>,
        caller: &Caller,
        space: &SpaceTarget,
        body: &Value,
        options: &WriteOptions,
    ) -> Result<CreateResult> {
        let catalogue = self.live_names_at(tx, space)?;
        let by = (caller, space, &*catalogue);
        self.write_type(tx, by, None, options, |draft| draft.create(body))
    }
}

impl TypeDraft<'_> {
    fn create(&mut self, body: &Value) -> Result<TypeDef> {
        let vocabulary = self.names_before;
        let cx = CreateContext {
            names: self.names(),
            objects: self.objects,
            new_options: self.options,
            ids: &self.ids,
        };
        let NewType {
            document,
            settings,
            form,
            warnings,
        } = parse_create_type(body, &cx)?;
        self.warnings = warnings;
        let advice = advice_on_files(document.icon.as_ref(), None, self.objects);
        self.warnings.extend(advice);
        let name = document.properties.get(NAME).and_then(Value::as_str);
        let name = name.unwrap_or_default().to_owned();
        let slug = free_slug(&settings, form, &name, vocabulary)?;
        self.judge_template(settings.default_template.as_deref(), None, form)?;
        let given = match &settings.property_definitions {
            Some(definitions) => {
                self.replace_list(definitions, &form.setting("property_definitions"))?;
                Some(self.list.clone())
            }
            None => None,
        };
        let asked: Vec<String> = self.list.iter().map(|(key, _)| key.clone()).collect();
        let is_removed = |key: &str| vocabulary.is_removed_property(key);
        let layout = settings.layout.unwrap_or_default();
        let definitions = custom_definitions(layout, given, is_removed);
        check_room(definitions.len(), asked.len(), form)?;
        let def = self.new_type(slug, definitions, (Some(name), settings));
        self.document = document;
        self.document.blocks = vec![first_view(&def, &self.vocabulary, &asked, self.ids.short())];
        Ok(def)
    }
}

/// Refuses a list that is too long together with the properties that the server adds to the given ones: no read could
/// be sent back.
fn check_room(total: usize, given: usize, form: TypeForm) -> Result<(), Fault> {
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

/// The served key: the wanted one, else one derived from the name.
fn free_slug(
    settings: &TypeSettings,
    form: TypeForm,
    name: &str,
    vocabulary: &Vocabulary,
) -> Result<Option<String>, Fault> {
    let wanted = settings.api_key.as_deref();
    let slug = vocabulary.new_type_key(wanted, name);
    slug.map_err(|(slug, conflict)| {
        let path = match wanted {
            Some(_) => form.setting("api_key"),
            None => form.name(),
        };
        Fault::invalid(key_conflict(path, &slug, &conflict, vocabulary))
    })
}

/// Why the key is not free, and what to do instead.
fn key_conflict(path: Path, slug: &str, conflict: &KeyConflict, vocabulary: &Vocabulary) -> Issue {
    let holder = conflict.holder().and_then(|key| vocabulary.type_def(key));
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
