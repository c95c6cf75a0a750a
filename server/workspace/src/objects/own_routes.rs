//! Objects that have routes of their own: definitions, files and members (ops.md 2, step 6; http.md 22.3).

use rolltop_document::document::Kind;
use rolltop_document::issue::{Fault, Issue, Ref};
use rolltop_document::vocabulary::Vocabulary;
use rolltop_store::Snapshot;

use super::OBJECT_ID;
use crate::Workspace;
use crate::error::Result;
use crate::spaces::SpaceTarget;

/// What a request to the route of objects wants to do to one of them.
#[derive(Clone, Copy, Debug)]
pub(super) enum Change {
    Edit,
    Archive,
}

impl Change {
    fn done(self) -> &'static str {
        match self {
            Self::Edit => "edited",
            Self::Archive => "archived",
        }
    }

    /// The route that does it to objects of this kind, where it is not the one of objects.
    fn own_route(self, kind: Kind) -> Option<&'static str> {
        match (self, kind) {
            (Self::Edit, Kind::Property) => Some("update_property"),
            (Self::Edit, Kind::PropertyOption) => Some("update_property_option"),
            (Self::Edit, Kind::FileObject) => Some("upload_file"),
            (Self::Edit, Kind::Participant) => Some("list_members"),
            (Self::Archive, Kind::ObjectType) => Some("delete_type"),
            (Self::Archive, Kind::Property) => Some("delete_property"),
            (Self::Archive, Kind::PropertyOption) => Some("delete_property_option"),
            (Self::Edit, Kind::ObjectType)
            | (Self::Archive, Kind::FileObject | Kind::Participant)
            | (_, Kind::Page | Kind::Template | Kind::Chat) => None,
        }
    }
}

impl Workspace {
    /// Refuses what another route does, and names that route as it is sent for this object.
    ///
    /// # Errors
    /// `validation_failed` at the parameter that names the object.
    pub(super) fn refuse_own_route(
        &self,
        at: &Snapshot<'_>,
        space: &SpaceTarget,
        object_id: &str,
        kind: Kind,
        change: Change,
    ) -> Result<()> {
        let Some(route) = change.own_route(kind) else {
            return Ok(());
        };
        let catalogue = self.names_at(at, &space.id)?;
        let message = format!(
            "an object of kind {} is not {} here",
            kind.name(),
            change.done()
        );
        let issue = Issue::at(OBJECT_ID, message)
            .hint(format!("use {route}"))
            .see(defined(Ref::op(route), object_id, &catalogue.vocabulary));
        Err(Fault::invalid(issue).into())
    }
}

/// A request about what the object of this id defines, by the served keys of that. One that cannot be read has none.
fn defined(request: Ref, object_id: &str, vocabulary: &Vocabulary) -> Ref {
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

/// What a refused batch says of the type that its object defines: the path of the request names the object alone.
pub(super) fn naming_type(mut fault: Fault, object_id: &str, vocabulary: &Vocabulary) -> Fault {
    let references = fault
        .issues
        .iter_mut()
        .flat_map(|issue| &mut issue.see_also);
    for reference in references {
        if reference.op.as_deref() == Some("update_type") && reference.params.is_empty() {
            *reference = defined(std::mem::take(reference), object_id, vocabulary);
        }
    }
    fault
}
