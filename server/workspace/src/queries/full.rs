//! Queries, collections and types as lists whose rows are objects in full.

use std::sync::Arc;

use rolltop_document::document::{Document, Kind, layout_of};
use rolltop_document::issue::{Fault, Issue};
use rolltop_document::view::{FilterNode, View};
use rolltop_document::vocabulary::{Layout, Vocabulary};
use rolltop_query::filter::Placeholders;
use rolltop_store::{ObjectRecord, Snapshot};

use super::rows::Source;
use super::views::own_views;
use crate::Workspace;
use crate::catalog::Catalogue;
use crate::error::Result;
use crate::objects::{FullPage, SearchData, document_of, full_objects};
use crate::search::{Run, Surroundings};
use crate::spaces::{Page, SpaceTarget};

/// The views of a list, with the names of its space.
#[derive(Debug)]
pub struct FullViews {
    /// In their order.
    pub views: Vec<View>,
    /// The names of the space.
    pub names: Arc<Catalogue>,
}

/// A list, opened.
struct List {
    record: Arc<ObjectRecord>,
    document: Document,
}

impl List {
    /// # Errors
    /// Not found: the space has no such object.
    fn open(at: &Snapshot<'_>, space: &SpaceTarget, id: &str) -> Result<Self> {
        let record = at.object(id)?.filter(|record| record.space_id == space.id);
        let record =
            record.ok_or_else(|| Fault::not_found(Issue::pathless("failed to get list")))?;
        let document = document_of(&record)?;
        Ok(Self { record, document })
    }

    /// The views of its own dataview.
    ///
    /// # Errors
    /// Not found: it has none.
    fn views(&self) -> Result<&[View]> {
        match own_views(&self.document) {
            [] => Err(Fault::not_found(Issue::pathless("failed to get list dataview")).into()),
            views => Ok(views),
        }
    }

    /// Where its rows come from; `None` for a query that selects by nothing that the space has.
    fn source<'d>(&'d self, vocabulary: &'d Vocabulary) -> Option<Source<'d>> {
        if self.document.kind == Kind::ObjectType {
            let mut types = vocabulary.types().iter();
            let own = types.find(|def| def.id == self.record.id)?;
            return Some(Source::Query(vec![own.key.as_str()], Vec::new()));
        }
        match layout_of(&self.document, vocabulary) {
            Layout::Collection => {
                let items = self.document.collection_items.as_deref();
                Some(Source::Members(items.unwrap_or_default()))
            }
            _ => Source::of_query(&self.document, vocabulary, &mut Vec::new()).ok(),
        }
    }
}

impl Workspace {
    /// The views of a list.
    ///
    /// # Errors
    /// Not found: no such object, or one without views.
    pub fn full_views(&self, space: &SpaceTarget, list_id: &str) -> Result<FullViews> {
        self.store.read(|at| {
            self.live_space_at(at, space)?;
            let names = self.names_at(at, &space.id)?;
            let views = List::open(at, space, list_id)?.views()?.to_vec();
            Ok(FullViews { views, names })
        })
    }

    /// The rows of a view that also pass the filters that `ask` returns. A query that selects by nothing has none.
    ///
    /// # Errors
    /// Not found: no such list or view; what `ask` refuses.
    pub fn full_list_rows(
        &self,
        space: &SpaceTarget,
        (list_id, view_id): (&str, &str),
        page: Page,
        ask: &dyn Fn(&Surroundings<'_>) -> Result<Vec<FilterNode>>,
    ) -> Result<FullPage> {
        self.live_space(space)?;
        let opened = self.opened.of(&space.id);
        let moment = self.moment();
        self.projection.read(&space.id, |at, rows| {
            let names = self.names_at(at, &space.id)?;
            let list = List::open(at, space, list_id)?;
            let view = list.views()?.iter().find(|view| view.id == view_id);
            let missing = || Fault::not_found(Issue::pathless("failed to get list dataview view"));
            let view = view.ok_or_else(missing)?;
            let asked = ask(&Surroundings::new(at, &space.id, &names))?;
            let filters = [view.filters.clone(), asked].concat();
            let run = Run {
                vocabulary: &names.vocabulary,
                rows,
                moment: &moment,
                placeholders: Some(Placeholders {
                    host: Some(list_id),
                    caller: Some(names.me.as_str()).filter(|me| !me.is_empty()),
                }),
                opened: &opened,
            };
            let source = list.source(&names.vocabulary);
            let ran = source.map(|source| source.run(run, (&filters, &view.sorts), page));
            let (ids, total) = ran.map_or_else(Default::default, |ran| (ran.ids, ran.total));
            let opened = &*opened;
            let data = SearchData { rows, opened };
            let objects = full_objects(at, &names, data, &ids)?;
            Ok(FullPage {
                objects,
                total,
                names,
            })
        })
    }

    /// Refuses what is no collection.
    ///
    /// # Errors
    /// Not found: no such object; invalid: another one.
    pub fn check_collection(
        &self,
        at: &Snapshot<'_>,
        space: &SpaceTarget,
        list_id: &str,
    ) -> Result<()> {
        self.live_space_at(at, space)?;
        let names = self.names_at(at, &space.id)?;
        let list = List::open(at, space, list_id)?;
        if layout_of(&list.document, &names.vocabulary) == Layout::Collection {
            return Ok(());
        }
        Err(Fault::invalid(Issue::pathless("unsupported list type")).into())
    }
}
