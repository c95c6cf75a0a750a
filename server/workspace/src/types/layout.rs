//! The layout that a type may be given once it is there (http.md 19.2): its objects must stay what they are.

use rolltop_document::bundled::bundled_type;
use rolltop_document::document::fits;
use rolltop_document::issue::{Fault, Issue, Ref};
use rolltop_document::type_bodies::TypeForm;
use rolltop_document::vocabulary::{Layout, TypeDef, Vocabulary};

use rolltop_store::Snapshot;

use super::archive::is_kept;
use crate::Workspace;
use crate::error::Result;
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
