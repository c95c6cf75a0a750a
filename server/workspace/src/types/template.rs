//! The default template that a body names for a type.

use rolltop_document::issue::{Fault, Issue, Ref};
use rolltop_document::type_bodies::TypeForm;
use rolltop_document::wording::shown;
use rolltop_store::Snapshot;

use crate::Workspace;
use crate::error::Result;
use crate::objects::Unusable;
use crate::spaces::SpaceTarget;

/// The member of the body.
const MEMBER: &str = "default_template";

impl Workspace {
    /// Refuses what is no template; one that objects of the type cannot start from now is advice, because it may be
    /// for them later. A type that is being made has no key yet.
    pub(super) fn judge_template(
        &self,
        at: &Snapshot<'_>,
        space: &SpaceTarget,
        id: Option<&str>,
        type_key: Option<&str>,
        form: TypeForm,
    ) -> Result<Option<Issue>> {
        let Some(id) = id.filter(|id| !id.is_empty()) else {
            return Ok(None);
        };
        let usable = self.usable_template(at, space, id, type_key.unwrap_or_default())?;
        let Err(reason) = usable else {
            return Ok(None);
        };
        let list = Ref::op("list_templates").param("space_id", &space.spelled);
        let path = form.setting(MEMBER);
        match reason {
            Unusable::Missing | Unusable::NoTemplate => {
                let issue = Issue::at(
                    path,
                    format!("{id:?} is no default template: {reason}", id = shown(id)),
                );
                let hint = "name a template of the space, or send \"\" for none";
                Err(Fault::invalid(issue.hint(hint).see(list)).into())
            }
            Unusable::Archived | Unusable::OtherType => {
                let message = format!(
                    "objects will not start from {id:?}: {reason}",
                    id = shown(id)
                );
                Ok(Some(
                    Issue::at(path, message)
                        .hint("choose another one")
                        .see(list),
                ))
            }
        }
    }
}
