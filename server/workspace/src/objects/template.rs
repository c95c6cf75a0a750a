//! Templates at the creation of an object (document.md 8, http.md 22.1).

use std::sync::Arc;

use rolltop_document::document::{Document, Kind, layout_of};
use rolltop_document::envelope::{NewObject, TemplateChoice, apply_template};
use rolltop_document::ids::IdSource;
use rolltop_document::issue::{Fault, Issue, Ref};
use rolltop_document::wording::shown;
use rolltop_spec::objects::count;
use rolltop_spec::shared::{AppliedTemplate, TemplateSource};
use rolltop_store::{ObjectRecord, Snapshot};

use super::given::leave_out_removed;
use super::{document_of, kind_of};
use crate::catalog::Catalogue;
use crate::error::Result;
use crate::spaces::SpaceTarget;

/// Why an object of a type cannot start from a template.
#[derive(Clone, Copy, Debug, Eq, PartialEq, thiserror::Error)]
pub(crate) enum Unusable {
    #[error("the space has no such object")]
    Missing,
    #[error("it is in the bin")]
    Archived,
    #[error("it is not a template")]
    NoTemplate,
    #[error("it is for another type")]
    OtherType,
}

/// Inserts the content of the chosen template before the new object's own.
pub(super) fn start_from_template(
    at: &Snapshot<'_>,
    space: &SpaceTarget,
    new: &mut NewObject,
    catalogue: &Catalogue,
    ids: &dyn IdSource,
) -> Result<Option<AppliedTemplate>> {
    if new.document.kind != Kind::Page {
        return Ok(None);
    }
    let (id, source, path) = match &new.template {
        TemplateChoice::None => return Ok(None),
        TemplateChoice::Named(id) => (id.clone(), TemplateSource::Request, "/template"),
        TemplateChoice::TypeDefault => {
            let def = catalogue.vocabulary.type_def(&new.document.type_key);
            let Some(id) = def.and_then(|def| def.default_template.clone()) else {
                return Ok(None);
            };
            (id, TemplateSource::TypeDefault, "/type")
        }
    };
    let type_key = &new.document.type_key;
    let (record, mut template) = match usable_template(at, space, &id, type_key)? {
        Ok(found) => found,
        Err(reason) => {
            let id = shown(&id);
            let of_type = catalogue.vocabulary.type_key(type_key);
            if source == TemplateSource::Request {
                let issue = Issue::at(path, format!("{id:?} cannot be used: {reason}"));
                let list = Ref::op("list_templates")
                    .param("space_id", &space.spelled)
                    .query("type", of_type);
                let hint = "name a template of this type, or `none`";
                return Err(Fault::invalid(issue.hint(hint).see(list)).into());
            }
            let message = format!("the default template {id:?} was not used: {reason}");
            let choose = Ref::op("update_type")
                .param("space_id", &space.spelled)
                .param("type", of_type);
            let warning = Issue::at(path, message).hint("choose another default");
            new.warnings.push(warning.see(choose));
            return Ok(None);
        }
    };
    let left_out = leave_out_removed(&mut template, &new.document, &catalogue.vocabulary);
    if !left_out.is_empty() {
        let message = format!(
            "the template {:?} holds entries that were removed from the space, and new objects do not get them: {}",
            record.name,
            left_out.join(", ")
        );
        let edit = Ref::op("patch_object")
            .param("space_id", &space.spelled)
            .param("object_id", &record.id);
        let warning = Issue::at(path, message).hint("take it out of the template");
        new.warnings.push(warning.see(edit));
    }
    let combined = !new.document.blocks.is_empty();
    let layout = layout_of(&new.document, &catalogue.vocabulary);
    let applied = apply_template(&mut new.document, &template, layout.shows_rows(), ids)?;
    if applied.left_out_dataview {
        let message = format!(
            "the views of the template {:?} are left out: the request has views of its own",
            record.name
        );
        let warning = Issue::at(path, message);
        new.warnings
            .push(warning.hint("to have those of the template, leave the dataview out"));
    }
    Ok(Some(AppliedTemplate {
        id: record.id.clone(),
        name: record.name.clone(),
        source,
        blocks_added: Some(count(applied.blocks)),
        combined,
    }))
}

/// The template, or the reason why objects of this type cannot start from it.
pub(crate) fn usable_template(
    at: &Snapshot<'_>,
    space: &SpaceTarget,
    id: &str,
    type_key: &str,
) -> Result<Result<(Arc<ObjectRecord>, Document), Unusable>> {
    let record = at.object(id)?;
    let Some(record) = record.filter(|record| record.space_id == space.id) else {
        return Ok(Err(Unusable::Missing));
    };
    if record.archived {
        return Ok(Err(Unusable::Archived));
    }
    if kind_of(&record)? != Kind::Template {
        return Ok(Err(Unusable::NoTemplate));
    }
    let document = document_of(&record)?;
    if document.template_for.as_deref() != Some(type_key) {
        return Ok(Err(Unusable::OtherType));
    }
    Ok(Ok((record, document)))
}
