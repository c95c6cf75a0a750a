//! The rows of queries and collections (query.md 11.3, 12).

use std::sync::Arc;

use rolltop_document::document::{Document, layout_of};
use rolltop_document::issue::{Fault, Issue, Ref};
use rolltop_document::reference::{Resolution, resolve};
use rolltop_document::view::{FilterNode, Sort, View};
use rolltop_document::vocabulary::{KeysMode, Layout, Vocabulary};
use rolltop_document::wording::shown;
use rolltop_query::filter::Unusable;
use rolltop_query::names::QueryNames;
use rolltop_query::sort::latest_first;
use rolltop_query::value::Symbols;
use rolltop_search::{Row, Rows};
use rolltop_spec::shared::{ListResponse, Narrowing, ObjectRow};
use rolltop_store::{ObjectRecord, Snapshot};

use super::views::own_views;
use crate::Workspace;
use crate::error::Result;
use crate::objects::{add_once, comma_list, document_of, listed_field, parse_fields};
use crate::search::{ResultPage, SpaceSnapshot, damaged_values};
use crate::spaces::{Page, SpaceTarget};

/// The path variable that names a query.
const QUERY_ID: &str = "query_id";
/// The parameter that chooses a view.
const VIEW: &str = "view";

/// Which kind of list a route serves.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum ListKind {
    /// Queries.
    Query,
    /// Collections.
    Collection,
}

/// The parameters of a request for rows.
#[derive(Clone, Copy, Debug)]
pub struct RowsRequest<'a> {
    /// The id of the view to apply.
    pub view: Option<&'a str>,
    /// The properties of the rows, separated by commas.
    pub fields: Option<&'a str>,
    /// How the rows spell keys.
    pub keys: KeysMode,
}

impl ListKind {
    /// The path variable that names the object.
    const fn path(self) -> &'static str {
        match self {
            Self::Query => QUERY_ID,
            Self::Collection => "collection_id",
        }
    }

    const fn rows_route(self) -> &'static str {
        match self {
            Self::Query => "get_query_objects",
            Self::Collection => "get_collection_objects",
        }
    }

    pub(super) const fn views_route(self) -> &'static str {
        match self {
            Self::Query => "get_query_views",
            Self::Collection => "get_collection_views",
        }
    }

    /// The kind of list with this layout.
    pub(super) const fn of(layout: Layout) -> Option<Self> {
        match layout {
            Layout::Set => Some(Self::Query),
            Layout::Collection => Some(Self::Collection),
            _ => None,
        }
    }
}

/// The object of a list route, of any kind.
pub(super) fn list_record(
    at: &Snapshot<'_>,
    space: &SpaceTarget,
    object_id: &str,
    kind: ListKind,
) -> Result<Arc<ObjectRecord>> {
    let record = at.object(object_id)?;
    let record = record.filter(|record| record.space_id == space.id);
    record.ok_or_else(|| {
        let message = format!(
            "the space has no object {object_id:?}",
            object_id = shown(object_id)
        );
        let issue = Issue::at(kind.path(), message).hint("list or search the objects of the space");
        Fault::not_found(issue.see(Ref::op("list_objects"))).into()
    })
}

impl Workspace {
    /// The rows of a query or a collection.
    pub fn list_rows(
        &self,
        space: &SpaceTarget,
        object_id: &str,
        kind: ListKind,
        request: RowsRequest<'_>,
        page: Page,
    ) -> Result<ListResponse<ObjectRow>> {
        self.in_space(space, |here| {
            let record = list_record(here.at, space, object_id, kind)?;
            let vocabulary = here.vocabulary();
            let document = document_of(&record)?;
            check_kind(&document, vocabulary, kind, space, object_id)?;
            let mut warnings: Vec<Issue> = here.names.warning().into_iter().collect();
            let source = match kind {
                ListKind::Query => Source::of_query(&document, vocabulary, &mut warnings)?,
                ListKind::Collection => {
                    Source::Members(document.collection_items.as_deref().unwrap_or_default())
                }
            };
            let view = choose_view(own_views(&document), request.view, kind, &mut warnings)?;
            let names = QueryNames::new(vocabulary, request.keys);
            let fields = parse_fields(&comma_list(request.fields), listed_field, &names)?;
            let asked: (&[FilterNode], &[Sort]) = match view {
                Some(view) => (&view.filters, &view.sorts),
                None => (&[], &[]),
            };
            let ran = source.run(here.hosted_by(object_id), asked, page);
            if let Some(view) = view {
                let unusable = ran.unusable.iter();
                let unusable = unusable.map(|one| warning(one, view, vocabulary, request.keys));
                add_once(&mut warnings, unusable.collect());
            }
            if !asked.0.is_empty() {
                warnings.extend(damaged_values(here.data.rows.damaged()));
            }
            let page = (page, Narrowing::View);
            here.found(&ran, &fields, request.keys, page, warnings)
        })
    }
}

fn check_kind(
    document: &Document,
    vocabulary: &Vocabulary,
    wanted: ListKind,
    space: &SpaceTarget,
    object_id: &str,
) -> Result<(), Fault> {
    let refused = match ListKind::of(layout_of(document, vocabulary)) {
        Some(found) if found == wanted => return Ok(()),
        Some(found) => of_other_kind(found, wanted, found.rows_route(), space, object_id),
        None => {
            let message = format!(
                "{object_id:?} is neither a query nor a collection",
                object_id = shown(object_id)
            );
            let hint = "get_query_objects lists the rows of a query, get_collection_objects those of a collection";
            Fault::invalid(Issue::at(wanted.path(), message).hint(hint))
        }
    };
    Err(refused)
}

/// The refusal of a list of the other kind, with the route that serves it.
pub(super) fn of_other_kind(
    found: ListKind,
    wanted: ListKind,
    route: &'static str,
    space: &SpaceTarget,
    object_id: &str,
) -> Fault {
    let message = format!(
        "{object_id:?} is not a {}",
        name_of(wanted),
        object_id = shown(object_id)
    );
    let hint = format!("it is a {}: use {route}", name_of(found));
    let there = Ref::op(route)
        .param("space_id", &space.spelled)
        .param(found.path(), object_id);
    Fault::invalid(Issue::at(wanted.path(), message).hint(hint).see(there))
}

const fn name_of(kind: ListKind) -> &'static str {
    match kind {
        ListKind::Query => "query",
        ListKind::Collection => "collection",
    }
}

/// The source of rows.
pub(super) enum Source<'d> {
    /// Objects of these types, and objects with a value of these properties.
    Query(Vec<&'d str>, Vec<&'d str>),
    /// These objects, in this order.
    Members(&'d [String]),
}

impl<'d> Source<'d> {
    /// The source of a query. Refuses an empty source, and one that was removed entirely: such a query must not return
    /// everything. Warns of each removed part of a source.
    pub(super) fn of_query(
        document: &'d Document,
        vocabulary: &Vocabulary,
        warnings: &mut Vec<Issue>,
    ) -> Result<Self, Fault> {
        let (types, properties) = match &document.query_source {
            Some(source) => (source.types.as_slice(), source.properties.as_slice()),
            None => (&[][..], &[][..]),
        };
        let refused = |message: &str, hint: &str| {
            let issue = Issue::at(QUERY_ID, message).hint(hint);
            Fault::invalid(issue.see(Ref::op("create_query")))
        };
        if types.is_empty() && properties.is_empty() {
            let message = "the query has no source: it matches nothing";
            return Err(refused(message, "create a query with a type"));
        }
        let is_type = |key: &str| vocabulary.type_def(key).is_some_and(|def| !def.archived);
        let is_property = |key: &str| vocabulary.property(key).is_some_and(|def| !def.archived);
        let (types, gone_types) = split_keys(types, is_type);
        let (properties, gone_properties) = split_keys(properties, is_property);
        if types.is_empty() && properties.is_empty() {
            let message = "the space no longer has what the query selects by";
            return Err(refused(message, "create another query"));
        }
        let gone_types = gone_types.into_iter().map(|key| {
            let def = vocabulary.type_def(key);
            let removed = def.map(|def| (def.slug.as_deref(), def.name.as_str()));
            format!("the type {}", name_of_removed(key, removed))
        });
        let gone_properties = gone_properties
            .into_iter()
            .map(|key| format!("the property {}", removed_property(key, vocabulary)));
        warnings.extend(gone_types.chain(gone_properties).map(|source| {
            let message = format!("the query also selects by {source}, which no longer exists");
            Issue::at(QUERY_ID, message).hint("its rows are left out; the other sources apply")
        }));
        Ok(Self::Query(types, properties))
    }

    pub(super) fn run(
        &self,
        here: SpaceSnapshot<'_>,
        (filters, sorts): (&[FilterNode], &[Sort]),
        page: Page,
    ) -> ResultPage {
        let rows = here.data.rows;
        match self {
            Self::Query(types, properties) => {
                let selects = selected(rows, types, properties);
                let all = rows.iter().map(|(_, row)| (row, None));
                let selected = all.filter(|(row, _)| selects(row));
                let latest = [latest_first()];
                let sorts = if sorts.is_empty() { &latest } else { sorts };
                here.run(selected, filters, Some(sorts), page)
            }
            Self::Members(ids) => {
                let members = ids.iter().filter_map(|id| rows.of(id));
                let members = members.filter(|row| !row.is_archived);
                let members = members.map(|row| (row, None));
                let sorts = Some(sorts).filter(|sorts| !sorts.is_empty());
                here.run(members, filters, sorts, page)
            }
        }
    }
}

/// A test for the rows of a query, which excludes only objects in the bin.
fn selected(rows: &Rows, types: &[&str], properties: &[&str]) -> impl Fn(&Row) -> bool {
    // No row has a type without a symbol.
    let types = types.iter().filter_map(|key| rows.symbols().symbol(key));
    let types: Vec<_> = types.collect();
    let fields = properties.iter().map(|key| rows.field(key, None));
    let fields: Vec<_> = fields.collect();
    move |row| {
        let of_type = types.contains(&row.type_key);
        let holds = |field| !rows.value(row, field).is_empty();
        (of_type || fields.iter().copied().any(holds)) && !row.is_archived
    }
}

/// The view to apply. A query applies its first view by default, a collection none.
fn choose_view<'d>(
    views: &'d [View],
    wanted: Option<&str>,
    kind: ListKind,
    warnings: &mut Vec<Issue>,
) -> Result<Option<&'d View>, Fault> {
    if let Some(wanted) = wanted {
        return find_view(views, wanted).map(Some);
    }
    match (kind, views) {
        (_, []) => Ok(None),
        (ListKind::Query, [first]) => Ok(Some(first)),
        (ListKind::Query, [first, others @ ..]) => {
            let others: Vec<String> = others.iter().map(view_label).collect();
            let message = format!("the view {} applies", view_label(first));
            let hint = format!("choose another with view=<id>: {}", others.join(", "));
            warnings.push(Issue::at(VIEW, message).hint(hint));
            Ok(Some(first))
        }
        (ListKind::Collection, views) => {
            let filters = views.iter().find(|view| !view.filters.is_empty());
            if let Some(view) = filters {
                let message = format!("the filtering view {} did not apply", view_label(view));
                let hint = format!("send view={} to apply it", view.id);
                warnings.push(Issue::at(VIEW, message).hint(hint));
            }
            Ok(None)
        }
    }
}

fn find_view<'d>(views: &'d [View], wanted: &str) -> Result<&'d View, Fault> {
    let domain = views.iter().map(|view| (view.id.as_str(), view));
    match resolve(wanted, domain) {
        Resolution::One(view) => Ok(view),
        Resolution::Several { candidates, total } => {
            let candidates: Vec<String> = candidates.into_iter().map(view_label).collect();
            let message = format!(
                "view {wanted:?} may mean {total} views: {}",
                candidates.join(", "),
                wanted = shown(wanted)
            );
            let issue = Issue::at(VIEW, message).hint("send more of the end of its id");
            Err(Fault::ambiguous(issue))
        }
        Resolution::Missing => {
            let known: Vec<String> = views.iter().map(view_label).collect();
            let hint = match known.as_slice() {
                [] => "the object has no views: leave view out".to_owned(),
                known => format!("its views are {}", known.join(", ")),
            };
            let issue =
                Issue::at(VIEW, format!("no view {wanted:?}", wanted = shown(wanted))).hint(hint);
            Err(Fault::not_found(issue))
        }
    }
}

/// A view by id and name.
fn view_label(view: &View) -> String {
    format!("{} ({:?})", view.id, view.name)
}

/// The warning on a filter or sort of a view that cannot be evaluated as stored.
fn warning(one: &Unusable, view: &View, vocabulary: &Vocabulary, keys: KeysMode) -> Issue {
    let message = match one {
        Unusable::Gone { key, matches } => {
            let outcome = if *matches {
                "every object counts as having no value, so it matches all of them"
            } else {
                "it matches nothing"
            };
            format!(
                "the view {} uses the property {}, which no longer exists: {outcome}",
                view_label(view),
                removed_property(key, vocabulary)
            )
        }
        Unusable::Unsorted { key } => format!(
            "the view {} sorts by the property {}, which no longer exists: the sort is left out",
            view_label(view),
            removed_property(key, vocabulary)
        ),
        Unusable::Ignored { key, reason } => format!(
            "a filter of the view {} on {} is ignored: {reason}",
            view_label(view),
            vocabulary.spell_property(key, keys)
        ),
    };
    Issue::at(VIEW, message).hint("edit the view with update_view")
}

/// How messages name a removed property.
fn removed_property(key: &str, vocabulary: &Vocabulary) -> String {
    let def = vocabulary.property(key);
    name_of_removed(key, def.map(|def| (def.slug.as_deref(), def.name.as_str())))
}

/// How messages name a removed definition: by its last key and name if known. Another definition may have taken the
/// key, so that messages include the name.
fn name_of_removed(key: &str, removed: Option<(Option<&str>, &str)>) -> String {
    match removed {
        Some((slug, name)) => format!("{name:?} ({})", slug.unwrap_or(key)),
        None => key.to_owned(),
    }
}

/// The keys that pass a test, and the others.
fn split_keys(keys: &[String], test: impl Fn(&str) -> bool) -> (Vec<&str>, Vec<&str>) {
    keys.iter().map(String::as_str).partition(|key| test(key))
}
