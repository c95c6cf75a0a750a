//! The views of a list, as stored in its document (query.md 11.3).

use rolltop_document::block::{BlockContent, Dataview};
use rolltop_document::document::{Document, layout_of};
use rolltop_document::envelope::IdSpelling;
use rolltop_document::ids::DATAVIEW_ID;
use rolltop_document::labels::Labels;
use rolltop_document::names::{DocumentKeys, SpaceNames};
use rolltop_document::view::{View, render_view};
use rolltop_document::vocabulary::KeysMode;
use rolltop_spec::queries::ViewObject;
use rolltop_spec::shared::{ListResponse, Narrowing};

use crate::Workspace;
use crate::error::Result;
use crate::objects::document_of;
use crate::spaces::{Page, SpaceTarget};

use super::rows::{ListKind, list_record, of_other_kind};

impl Workspace {
    /// A page of the views of an object: those of its own dataview, which only lists and types have.
    ///
    /// # Errors
    ///
    /// A list of the other kind is refused at the path variable, with the route that serves it (query.md 11.3).
    pub fn list_views(
        &self,
        space: &SpaceTarget,
        object_id: &str,
        kind: ListKind,
        ids: IdSpelling,
        keys: KeysMode,
        page: Page,
    ) -> Result<ListResponse<ViewObject>> {
        self.store.read(|at| {
            self.live_space_at(at, space)?;
            let record = list_record(at, space, object_id, kind)?;
            let document = document_of(&record)?;
            let catalogue = self.names_at(at, &space.id)?;
            let found = ListKind::of(layout_of(&document, &catalogue.vocabulary));
            if let Some(other) = found.filter(|found| *found != kind) {
                return Err(
                    of_other_kind(other, kind, other.views_route(), space, object_id).into(),
                );
            }
            let labels = match ids {
                IdSpelling::Compact => Labels::of(&document),
                IdSpelling::Full => Labels::default(),
            };
            let label = |id: &str| labels.label(id).to_owned();
            let spelled = DocumentKeys::of(&catalogue.vocabulary, &document);
            let names = SpaceNames::new(&catalogue.vocabulary)
                .keys(keys)
                .in_document(&spelled)
                .labels(&label);
            let views = own_views(&document);
            let rows = page.of(views).map(|view| ViewObject {
                members: render_view(view, &names),
            });
            let total = views.len() as u64;
            let list = ListResponse::page(page, rows.collect(), total, Narrowing::Offset);
            Ok(list.advised(catalogue.warning().into_iter().collect()))
        })
    }
}

/// The views of the object's own dataview.
pub(super) fn own_views(document: &Document) -> &[View] {
    let own = document.blocks.iter().find(|block| block.id == DATAVIEW_ID);
    match own.map(|block| &block.content) {
        Some(BlockContent::Dataview(Dataview { views, .. })) => views,
        _ => &[],
    }
}
