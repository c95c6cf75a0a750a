//! Creating a query or a collection (query.md 11.1, 11.2).

use std::collections::HashSet;

use rolltop_document::block::{
    BlockContent, Input, ParseContext, QueryFilterNames, parse_query_filters, parse_query_sorts,
    parse_views_of_query,
};
use rolltop_document::bundled::NAME;
use rolltop_document::document::{Document, QuerySource};
use rolltop_document::findings::Findings;
use rolltop_document::issue::{Fault, Issue, Ref};
use rolltop_document::limits::{MAX_FILTER_TEXT, MAX_TOP_FILTERS};
use rolltop_document::names::SpaceNames;
use rolltop_document::objects::ObjectLookup;
use rolltop_document::path::Path;
use rolltop_document::properties::NewOptions;
use rolltop_document::view::unknown::{LeafPaths, unknown_ids_of_kept};
use rolltop_document::view::{FilterNode, INVALID_FILTER, Sort, View, refusal_beside_filter};
use rolltop_document::vocabulary::{KeysMode, TypeDef};
use rolltop_document::wording::shown;
use rolltop_query::names::QueryNames;
use rolltop_query::text;
use rolltop_spec::queries::CreateCollectionRequest;
use rolltop_spec::shared::CreateResult;
use rolltop_store::{Snapshot, Tx};
use serde_json::{Map, Value, json};

use crate::Workspace;
use crate::catalog::Catalogue;
use crate::error::{Error, Result};
use crate::ids::Ids;
use crate::keys::Caller;
use crate::objects::{SpaceObjects, add_own_dataview, judged};
use crate::search::{FILTER, FILTERS, filter_conflict, text_fault};
use crate::spaces::SpaceTarget;

/// Internal keys of the types of queries and collections.
const QUERY: &str = "set";
const COLLECTION: &str = "collection";

/// Paths of the members that the body has in addition to those of a search.
const SORTS: &str = "/sorts";
const VIEWS: &str = "/views";

/// A new query as the client wrote it. Its shape is valid.
#[derive(Clone, Debug)]
pub struct QueryRequest {
    /// Its name.
    pub name: String,
    /// The type of its rows.
    pub type_key: String,
    /// The compact filter.
    pub filter: Option<String>,
    /// The structured filter.
    pub filters: Option<Value>,
    /// Sorts.
    pub sorts: Option<Value>,
    /// Complete views.
    pub views: Option<Vec<Map<String, Value>>>,
    /// How suggestions spell keys.
    pub keys: KeysMode,
    /// True if the request may create options.
    pub create_missing_options: bool,
}

impl Workspace {
    /// Creates a query with its views.
    pub fn create_query(
        &self,
        tx: &mut Tx<'_>,
        caller: &Caller,
        space: &SpaceTarget,
        request: &QueryRequest,
    ) -> Result<CreateResult> {
        self.live_space_at(tx, space)?;
        let catalogue = self.names_at(tx, &space.id)?;
        let mut out = Findings::default();
        let of_type = ok_or_note(resolve_type(request, &catalogue), &mut out);
        ok_or_note(check_name(&request.name), &mut out);
        ok_or_note(request.check_conflicts(), &mut out);
        let ids = Ids(&*self.entropy);
        let new_options = NewOptions::new(request.create_missing_options, &ids);
        let keys = QueryNames::new(&catalogue.vocabulary, request.keys);
        let keys = match of_type {
            Some(of_type) => keys.of_type(of_type),
            None => keys,
        };
        let options = SpaceNames::new(&catalogue.vocabulary).keys(request.keys);
        let names = keys.stored(options.new_options(&new_options));
        let views = request.views(&names, &ids, &mut out);
        let refused = "the query is invalid, nothing was changed";
        let refused = refusal_beside_filter(&out, &Path::pointer(FILTER), refused);
        let over_cap = new_options.over_cap(&Path::pointer(request.filtering_member()), |key| {
            catalogue.vocabulary.property_key(key).to_owned()
        });
        over_cap.into_iter().for_each(|issue| out.issue(issue));
        let mut warnings = if refused == INVALID_FILTER {
            out.into_result(refused)?
        } else {
            judged(out, refused)?
        };
        let Some(of_type) = of_type else {
            return Err(Error::internal("a query without a type was not refused"));
        };
        warn_of_unknown_ids(tx, space, &catalogue, request, &views, &mut warnings)?;

        let mut document = new_document(QUERY, &request.name);
        document.query_source = Some(QuerySource {
            types: vec![of_type.key.clone()],
            properties: Vec::new(),
        });
        add_own_dataview(&mut document, &catalogue, &ids);
        views.put_into(&mut document);
        let outcome = CreateResult {
            warnings,
            ..CreateResult::default()
        };
        let (into, new_options) = ((space, &*catalogue), new_options.collected());
        self.put_created(tx, caller, into, &document, &new_options, outcome)
    }

    /// Creates a collection of existing objects.
    pub fn create_collection(
        &self,
        tx: &mut Tx<'_>,
        caller: &Caller,
        space: &SpaceTarget,
        request: &CreateCollectionRequest,
    ) -> Result<CreateResult> {
        self.live_space_at(tx, space)?;
        check_name(&request.name)?;
        let items = request.items.as_deref().unwrap_or_default();
        let (items, warnings) = members(tx, space, items)?;
        let catalogue = self.names_at(tx, &space.id)?;
        let mut document = new_document(COLLECTION, &request.name);
        document.collection_items = Some(items);
        add_own_dataview(&mut document, &catalogue, &Ids(&*self.entropy));
        let outcome = CreateResult {
            warnings,
            ..CreateResult::default()
        };
        self.put_created(tx, caller, (space, &catalogue), &document, &[], outcome)
    }
}

/// Warns of ids that no object of the space has: they match nothing (query.md 3.3).
fn warn_of_unknown_ids(
    at: &Snapshot<'_>,
    space: &SpaceTarget,
    catalogue: &Catalogue,
    request: &QueryRequest,
    views: &Views,
    warnings: &mut Vec<Issue>,
) -> Result<()> {
    let objects = SpaceObjects::at(at, &space.id);
    for (nodes, paths) in views.filters(request) {
        let holds = |id: &str| objects.object(id).is_some();
        let vocabulary = &catalogue.vocabulary;
        warnings.extend(unknown_ids_of_kept(nodes, &paths, vocabulary, holds));
    }
    objects.finish()
}

/// The members, each once; one issue for each id that the space does not have.
fn members(
    at: &Snapshot<'_>,
    space: &SpaceTarget,
    items: &[String],
) -> Result<(Vec<String>, Vec<Issue>)> {
    let mut members: Vec<String> = Vec::with_capacity(items.len());
    let mut seen = HashSet::new();
    let mut issues = Vec::new();
    let mut warnings = Vec::new();
    for (position, id) in items.iter().enumerate() {
        let path = format!("/items/{position}");
        match at.object(id)?.filter(|record| record.space_id == space.id) {
            None => {
                let message = format!("the space has no object {id:?}", id = shown(id));
                let hint = "send full ids of objects of this space";
                let issue = Issue::at(path, message).hint(hint);
                issues.push(issue.see(Ref::op("list_objects")));
            }
            Some(_) if !seen.insert(id) => {}
            Some(record) => {
                if record.archived {
                    let message =
                        format!("{id:?} is in the bin, so it is not a row", id = shown(id));
                    let hint = "restore it, or leave it out";
                    warnings.push(Issue::at(path, message).hint(hint));
                }
                members.push(id.clone());
            }
        }
    }
    Fault::refuse(issues, "some items are not objects of the space")?;
    Ok((members, warnings))
}

/// The value, or `None` after adding the refusal to the other findings.
fn ok_or_note<T>(read: Result<T, Fault>, out: &mut Findings) -> Option<T> {
    read.map_err(|fault| out.refusal(fault)).ok()
}

fn check_name(name: &str) -> Result<(), Fault> {
    if !name.trim().is_empty() {
        return Ok(());
    }
    let issue = Issue::at("/name", "the name is blank");
    Err(Fault::invalid(
        issue.hint("send a name of 1 to 4096 characters"),
    ))
}

fn resolve_type<'c>(
    request: &QueryRequest,
    catalogue: &'c Catalogue,
) -> Result<&'c TypeDef, Fault> {
    let found = catalogue
        .vocabulary
        .find_type(&request.type_key, request.keys);
    found.map_err(|miss| miss.at("/type"))
}

fn new_document(type_key: &str, name: &str) -> Document {
    let mut document = Document {
        type_key: type_key.to_owned(),
        ..Document::default()
    };
    document.properties.insert(NAME.to_owned(), json!(name));
    document.mark_origin();
    document
}

/// The views of a new query.
enum Views {
    /// One view named All.
    All(Vec<FilterNode>, Vec<Sort>),
    /// The views in the request.
    Given(Vec<View>),
}

impl Views {
    /// The filters of each view, with their paths in the request.
    fn filters(&self, request: &QueryRequest) -> Vec<(&[FilterNode], LeafPaths)> {
        match self {
            Self::All(filters, _) => {
                let paths = match request.filtering_member() {
                    FILTER => LeafPaths::Text(Path::pointer(FILTER)),
                    member => LeafPaths::Tree(Path::pointer(member)),
                };
                vec![(filters, paths)]
            }
            Self::Given(views) => {
                let path = |at| Path::pointer(VIEWS).index(at).key("filters");
                let views = views.iter().enumerate();
                let filters = views.map(|(at, view)| {
                    let filters: &[FilterNode] = &view.filters;
                    (filters, LeafPaths::Tree(path(at)))
                });
                filters.collect()
            }
        }
    }

    /// Stores the views in the generated dataview, whose one view is named All.
    fn put_into(&self, document: &mut Document) {
        let generated = document.blocks.first_mut().map(|block| &mut block.content);
        let Some(BlockContent::Dataview(dataview)) = generated else {
            return;
        };
        match self {
            Self::Given(views) if views.is_empty() => {}
            Self::Given(views) => dataview.views.clone_from(views),
            Self::All(filters, sorts) => {
                if let Some(view) = dataview.views.first_mut() {
                    view.filters.clone_from(filters);
                    view.sorts.clone_from(sorts);
                }
            }
        }
    }
}

impl QueryRequest {
    /// The member whose filters or orders may name options.
    fn filtering_member(&self) -> &'static str {
        if self.views.is_some() {
            VIEWS
        } else if self.filter.is_some() {
            FILTER
        } else if self.filters.is_some() || self.sorts.is_none() {
            FILTERS
        } else {
            SORTS
        }
    }

    /// Refuses members that exclude each other.
    fn check_conflicts(&self) -> Result<(), Fault> {
        if self.has_filter_conflict() {
            return Err(filter_conflict());
        }
        let has_others = self.filter.is_some() || self.filters.is_some() || self.sorts.is_some();
        if self.views.is_some() && has_others {
            let message = "`views` excludes `filter`, `filters` and `sorts`";
            let hint = if self.filter.is_some() {
                "leave `views` out, or put them into a view, as its `filters` and `sorts`: a view takes no filter as text"
            } else {
                "leave `views` out, or put them into a view, as its `filters` and `sorts`"
            };
            return Err(Fault::ambiguous(Issue::at(VIEWS, message).hint(hint)));
        }
        Ok(())
    }

    fn has_filter_conflict(&self) -> bool {
        self.filter.is_some() && self.filters.is_some()
    }

    fn views(&self, names: &QueryNames<'_>, ids: &Ids<'_>, out: &mut Findings) -> Views {
        let Some(views) = &self.views else {
            let filters = self.read_filters(names, out);
            let path = Path::pointer(SORTS);
            let sorts = self.sorts.as_ref();
            let sorts = sorts.map(|sorts| parse_query_sorts(sorts, &path, names, out));
            let sorts = sorts.unwrap_or_default();
            return Views::All(filters, sorts);
        };
        let cx = ParseContext {
            names,
            ids,
            objects: None,
            input: Input::Create,
            rebase: 0,
        };
        let views = views.iter().enumerate();
        let path = Path::pointer(VIEWS);
        Views::Given(parse_views_of_query(views, &path, &cx, out))
    }

    fn read_filters(&self, names: &QueryNames<'_>, out: &mut Findings) -> Vec<FilterNode> {
        // The client must leave one of them out, whatever they contain (query.md 4.1).
        if self.has_filter_conflict() {
            return Vec::new();
        }
        let names = QueryFilterNames(names);
        let filter = self.filter.as_deref().filter(|filter| !filter.is_empty());
        if let Some(filter) = filter {
            let read = text::parse_stored(filter, &names);
            let read = read.map_err(|fault| text_fault(with_length_hint(filter, fault), FILTER));
            let Some(read) = ok_or_note(read, out) else {
                return Vec::new();
            };
            for issue in read.warnings {
                out.warn(issue.placed(FILTER));
            }
            return read.nodes;
        }
        let Some(filters) = &self.filters else {
            return Vec::new();
        };
        let path = Path::pointer(FILTERS);
        parse_query_filters(filters, MAX_TOP_FILTERS, &path, &names, out)
    }
}

/// The hint of a search suggests `type` or several searches. A query already has a type, and cannot be split.
fn with_length_hint(filter: &str, mut fault: text::TextFault) -> text::TextFault {
    if filter.len() > MAX_FILTER_TEXT {
        let hint = "test for less, or write the tests as the structured `filters`";
        fault.issue = fault.issue.hint(hint);
    }
    fault
}
