//! Objects that have routes of their own: definitions, files and members (ops.md 2, step 6; http.md 22.3).

use rolltop_document::document::Kind;
use rolltop_document::issue::{Fault, Issue, Ref};
use rolltop_document::vocabulary::Vocabulary;
use rolltop_store::{ObjectRecord, Snapshot};

use super::OBJECT_ID;
use crate::Workspace;
use crate::error::Result;

/// The route that edits objects of this kind, where it is not the one of objects.
pub(super) const fn edit_route(kind: Kind) -> Option<&'static str> {
    match kind {
        Kind::Property => Some("update_property"),
        Kind::PropertyOption => Some("update_property_option"),
        Kind::FileObject => Some("upload_file"),
        Kind::Participant => Some("list_members"),
        Kind::ObjectType | Kind::Page | Kind::Template | Kind::Chat => None,
    }
}

/// The same for the route that archives them.
pub(super) const fn archive_route(kind: Kind) -> Option<&'static str> {
    match kind {
        Kind::ObjectType => Some("delete_type"),
        Kind::Property => Some("delete_property"),
        Kind::PropertyOption => Some("delete_property_option"),
        Kind::FileObject | Kind::Participant | Kind::Page | Kind::Template | Kind::Chat => None,
    }
}

impl Workspace {
    /// Refuses a change that another route makes, and names that route as it is sent for this object.
    ///
    /// # Errors
    /// `validation_failed` at the parameter that names the object.
    pub(super) fn refuse_own_route(
        &self,
        at: &Snapshot<'_>,
        record: &ObjectRecord,
        kind: Kind,
        (done, route): (&str, Option<&str>),
    ) -> Result<()> {
        let Some(route) = route else {
            return Ok(());
        };
        let catalogue = self.names_at(at, &record.space_id)?;
        let message = format!("an object of kind {} is not {done} here", kind.name());
        let see = defined(Ref::op(route), &record.id, &catalogue.vocabulary);
        let issue = Issue::at(OBJECT_ID, message).hint(format!("use {route}"));
        Err(Fault::invalid(issue.see(see)).into())
    }
}

/// A request about what the object of this id defines, by the served keys of that. One that cannot be read has none.
pub(super) fn defined(request: Ref, object_id: &str, vocabulary: &Vocabulary) -> Ref {
    if let Some(def) = vocabulary.types().iter().find(|def| def.id == object_id) {
        return request.param("type", vocabulary.type_key(&def.key));
    }
    for def in vocabulary.properties() {
        let key = vocabulary.property_key(&def.key);
        if def.id == object_id {
            return request.param("key", key);
        }
        if let Some(option) = def.options.by_id(object_id) {
            return request.param("key", key).param("option", &option.name);
        }
    }
    request
}
