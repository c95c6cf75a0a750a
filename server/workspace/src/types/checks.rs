//! What a type may be given: a layout that its objects fit (http.md 19.2), and a default template.

use rolltop_document::bundled::bundled_type;
use rolltop_document::document::fits;
use rolltop_document::issue::{Fault, Issue, Ref};
use rolltop_document::type_bodies::TypeForm;
use rolltop_document::vocabulary::{Layout, TypeDef, Vocabulary};
use rolltop_document::wording::shown;
use rolltop_store::Snapshot;

use super::archive::is_kept;
use crate::Workspace;
use crate::error::Result;
use crate::objects::Unusable;
use crate::spaces::SpaceTarget;

impl Workspace {
    /// Refuses a layout that objects of the type could not be read with. A type that the server depends on keeps its
    /// own; any other one changes within the layouts of plain content, and freely only while it has no objects.
    pub(super) fn judge_layout(
        &self,
        at: &Snapshot<'_>,
        space: &SpaceTarget,
        vocabulary: &Vocabulary,
        def: &TypeDef,
        wanted: Option<Layout>,
        form: TypeForm,
    ) -> Result<()> {
        let Some(wanted) = wanted.filter(|wanted| *wanted != def.layout) else {
            return Ok(());
        };
        let key = vocabulary.type_key(&def.key);
        let (from, to) = (def.layout.name(), wanted.name());
        let issue = |message: String| Issue::at(form.setting("layout"), message);
        let of_one_kind = fits(def.layout, wanted);
        if is_kept(def) || (bundled_type(&def.key).is_some() && !of_one_kind) {
            let message = format!("the built-in type {key} keeps the layout {from}");
            let hint = "leave `layout` out; a type of your own can have the layout that you want";
            let create = Ref::op("create_type").param("space_id", &space.spelled);
            return Err(Fault::invalid(issue(message).hint(hint).see(create)).into());
        }
        if of_one_kind {
            return Ok(());
        }
        if !at.is_type_used(&space.id, &def.key)? {
            return Ok(());
        }
        let message = format!(
            "the type {key} has objects, maybe in the bin, with the layout {from}; none of them could be read with {to}"
        );
        let hint = "create another type with this layout";
        let create = Ref::op("create_type").param("space_id", &space.spelled);
        Err(Fault::invalid(issue(message).hint(hint).see(create)).into())
    }
}

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
