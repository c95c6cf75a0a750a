//! Queries, collections and types as lists of whole objects.

use std::sync::Arc;

use rolltop_document::document::{Document, Kind, layout_of};
use rolltop_document::issue::{Fault, Issue};
use rolltop_document::view::{FilterNode, View};
use rolltop_document::vocabulary::{Layout, Vocabulary};
use rolltop_store::Snapshot;

use super::rows::Source;
use super::views::own_views;
use crate::Workspace;
use crate::catalog::Catalogue;
use crate::error::Result;
use crate::objects::{FullPage, document_of};
use crate::search::SpaceSnapshot;
use crate::spaces::{Page, SpaceTarget};

/// The document of a list.
///
/// # Errors
/// Not found: the space has no such object.
fn list(at: &Snapshot<'_>, space: &SpaceTarget, id: &str) -> Result<Document> {
    let record = at.object(id)?.filter(|record| record.space_id == space.id);
    let missing = || Fault::not_found(Issue::pathless("failed to get list"));
    let record = record.ok_or_else(missing)?;
    document_of(&record)
}

/// The views of the list's own dataview.
///
/// # Errors
/// Not found: it has none.
fn views(list: &Document) -> Result<&[View], Fault> {
    match own_views(list) {
        [] => Err(Fault::not_found(Issue::pathless(
            "failed to get list dataview",
        ))),
        views => Ok(views),
    }
}

/// The source of a list's rows; `None` for a query whose source is empty or was removed.
fn source<'d>(list: &'d Document, id: &str, vocabulary: &'d Vocabulary) -> Option<Source<'d>> {
    if list.kind == Kind::ObjectType {
        let own = vocabulary.types().iter().find(|def| def.id == id)?;
        return Some(Source::Query(vec![own.key.as_str()], Vec::new()));
    }
    match layout_of(list, vocabulary) {
        Layout::Collection => {
            let items = list.collection_items.as_deref();
            Some(Source::Members(items.unwrap_or_default()))
        }
        _ => Source::of_query(list, vocabulary, &mut Vec::new()).ok(),
    }
}

impl Workspace {
    /// The views of a list, with the names of its space.
    ///
    /// # Errors
    /// Not found: no such object, or one without views.
    pub fn full_views(
        &self,
        space: &SpaceTarget,
        list_id: &str,
    ) -> Result<(Vec<View>, Arc<Catalogue>)> {
        self.store.read(|at| {
            self.live_space_at(at, space)?;
            let names = self.names_at(at, &space.id)?;
            Ok((views(&list(at, space, list_id)?)?.to_vec(), names))
        })
    }

    /// The rows of a view that also pass the filters from `ask`. A query without a source has no rows.
    ///
    /// # Errors
    /// Not found: no such list or view. Also the refusals of `ask`.
    pub fn full_list_rows(
        &self,
        space: &SpaceTarget,
        (list_id, view_id): (&str, &str),
        page: Page,
        ask: &dyn Fn(&SpaceSnapshot<'_>) -> Result<Vec<FilterNode>>,
    ) -> Result<FullPage> {
        self.in_space(space, |here| {
            let list = list(here.at, space, list_id)?;
            let view = views(&list)?.iter().find(|view| view.id == view_id);
            let missing = || Fault::not_found(Issue::pathless("failed to get list dataview view"));
            let view = view.ok_or_else(missing)?;
            let filters = [view.filters.clone(), ask(&here)?].concat();
            let run = |source: Source<'_>| {
                source.run(here.hosted_by(list_id), (&filters, &view.sorts), page)
            };
            let source = source(&list, list_id, here.vocabulary());
            let ran = source.map(run).unwrap_or_default();
            here.full_page(&ran.ids, ran.total)
        })
    }

    /// Refuses an object that is no collection.
    ///
    /// # Errors
    /// Not found: no such object. Invalid: an object of another kind.
    pub fn check_collection(
        &self,
        at: &Snapshot<'_>,
        space: &SpaceTarget,
        list_id: &str,
    ) -> Result<()> {
        self.live_space_at(at, space)?;
        let names = self.names_at(at, &space.id)?;
        let list = list(at, space, list_id)?;
        if layout_of(&list, &names.vocabulary) == Layout::Collection {
            return Ok(());
        }
        Err(Fault::invalid(Issue::pathless("unsupported list type")).into())
    }
}
