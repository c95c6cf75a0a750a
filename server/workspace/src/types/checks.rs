//! Checks of the layout and the default template of a type (http.md 19.2).

use rolltop_document::bundled::bundled_type;
use rolltop_document::document::fits;
use rolltop_document::issue::{Fault, Issue, Ref};
use rolltop_document::type_bodies::TypeForm;
use rolltop_document::vocabulary::{Layout, TypeDef};
use rolltop_document::wording::shown;

use super::archive::is_kept;
use super::draft::TypeDraft;
use crate::error::Result;
use crate::objects::{Unusable, usable_template};

impl TypeDraft<'_> {
    /// Refuses a layout with which objects of the type could not be read. A type that the server depends on keeps its
    /// layout. Another type can change between layouts of plain content, and to any layout while it has no objects.
    pub(super) fn judge_layout(
        &self,
        def: &TypeDef,
        wanted: Option<Layout>,
        form: TypeForm,
    ) -> Result<()> {
        let Some(wanted) = wanted.filter(|wanted| *wanted != def.layout) else {
            return Ok(());
        };
        let key = self.names_before.type_key(&def.key);
        let (from, to) = (def.layout.name(), wanted.name());
        let of_one_kind = fits(def.layout, wanted);
        let (message, hint) = if is_kept(def) || (bundled_type(&def.key).is_some() && !of_one_kind)
        {
            let hint = "leave `layout` out; a type of your own can have the layout that you want";
            (
                format!("the built-in type {key} keeps the layout {from}"),
                hint,
            )
        } else if of_one_kind || !self.at.is_type_used(&self.space.id, &def.key)? {
            return Ok(());
        } else {
            let message = format!(
                "the type {key} has objects, maybe in the bin, with the layout {from}; none of them could be read with {to}"
            );
            (message, "create another type with this layout")
        };
        let issue = Issue::at(form.setting("layout"), message).hint(hint);
        let create = Ref::op("create_type").param("space_id", &self.space.spelled);
        Err(Fault::invalid(issue.see(create)).into())
    }

    /// Refuses an id that names no template, and warns about a template that objects of the type cannot start from now. A
    /// new type has no key yet.
    pub(super) fn judge_template(
        &mut self,
        id: Option<&str>,
        type_key: Option<&str>,
        form: TypeForm,
    ) -> Result<()> {
        let Some(id) = id.filter(|id| !id.is_empty()) else {
            return Ok(());
        };
        let usable = usable_template(self.at, self.space, id, type_key.unwrap_or_default())?;
        let Err(reason) = usable else {
            return Ok(());
        };
        let list = Ref::op("list_templates").param("space_id", &self.space.spelled);
        let path = form.setting("default_template");
        match reason {
            Unusable::Missing | Unusable::NoTemplate => {
                let message = format!("{:?} is not a default template: {reason}", shown(id));
                let hint = "name a template of the space, or send \"\" for none";
                let issue = Issue::at(path, message).hint(hint);
                Err(Fault::invalid(issue.see(list)).into())
            }
            Unusable::Archived | Unusable::OtherType => {
                let message = format!("objects will not start from {:?}: {reason}", shown(id));
                let issue = Issue::at(path, message).hint("choose another one");
                self.warnings.push(issue.see(list));
                Ok(())
            }
        }
    }
}
