//! Resolves the members of a search request in the order of query.md 1; each fault has the path of its member.

use std::borrow::Cow;

use super::SearchRequest;
use super::advice::types_without_rows;
use super::scope::{RowScope, TypeChannel, names_files};
use crate::catalog::Catalogue;
use crate::error::Result;
use crate::objects::{Field, add_field, body_field, judged, parse_fields};
use rolltop_document::block::parse_query_sorts;
use rolltop_document::findings::Findings;
use rolltop_document::issue::{Fault, Issue};
use rolltop_document::path::Path;
use rolltop_document::view::unknown::LeafPaths;
use rolltop_document::view::{FilterNode, INVALID_FILTER, Sort};
use rolltop_document::vocabulary::{KeyResolver, KeysMode, Stored};
use rolltop_query::names::QueryNames;
use rolltop_query::request::parse_filters;
use rolltop_query::sort::latest_first;
use rolltop_query::text;
use rolltop_query::words::{MAX_TERMS, TextQuery};

/// The path of the compact filter.
pub(crate) const FILTER: &str = "/filter";
/// The path of the filter tree.
pub(crate) const FILTERS: &str = "/filters";

/// The path of the full-text query.
pub(super) const QUERY: &str = "/query";

/// A search that was resolved with the names of one space.
pub(super) struct Prepared<'c> {
    /// `None` for a search without words.
    pub(super) query: Option<TextQuery>,
    pub(super) scope: RowScope<'c>,
    pub(super) nodes: Vec<FilterNode>,
    /// The paths of the filter's leaves in the request.
    pub(super) leaf_paths: LeafPaths,
    sorts: Vec<Sort>,
    pub(super) fields: Vec<Field<'c>>,
    pub(super) warnings: Vec<Issue>,
    /// In a federated search: the issues of fields that this space does not know.
    pub(super) unknown_fields: Vec<Issue>,
}

/// How a search treats fields that a space does not know (query.md 8).
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum UnknownFields {
    /// The search is refused.
    Refused,
    /// The fields are left out with a warning, as in a federated search.
    LeftOut,
}

impl SearchRequest<'_> {
    /// Refuses members that exclude each other, whatever they contain (query.md 4.1).
    fn check_conflicts(&self) -> Result<(), Fault> {
        match self.filter.is_some() && self.filters.is_some() {
            true => Err(filter_conflict()),
            false => Ok(()),
        }
    }

    /// Refuses a request that is invalid in every space (query.md 10).
    pub(super) fn check_shape(&self) -> Result<(), Fault> {
        self.check_conflicts()?;
        let mut warnings = Vec::new();
        read_filter(self, &Stored, &mut warnings)?;
        read_sorts(self, &Stored, &mut warnings)?;
        Ok(())
    }
}

/// The fault of a request with both forms of a filter.
pub(crate) fn filter_conflict() -> Fault {
    let message = "send a filter as `filter` or as `filters`, not as both";
    let issue = |path: &str| Issue::at(path, message).hint("leave one of them out");
    Fault {
        issues: vec![issue(FILTER), issue(FILTERS)],
        ..Fault::ambiguous(issue(FILTER))
    }
}

impl<'c> Prepared<'c> {
    /// # Errors
    /// The members that exclude each other, or the first one that does not resolve.
    pub(super) fn new(
        request: &SearchRequest<'_>,
        catalogue: &'c Catalogue,
        keys: KeysMode,
        unknown: UnknownFields,
    ) -> Result<Self, Fault> {
        request.check_conflicts()?;
        let vocabulary = &catalogue.vocabulary;
        let mut warnings = Vec::new();
        let channel = request.type_key.as_deref();
        let channel = channel
            .map(|spelling| TypeChannel::resolve(spelling, vocabulary, keys))
            .transpose()?;
        let mut names = QueryNames::new(vocabulary, keys);
        if let Some(TypeChannel::Of(of_type)) = channel {
            names = names.of_type(of_type);
        }
        let (nodes, leaf_paths) = read_filter(request, &names, &mut warnings)?;
        let with_files = names_files(&nodes, vocabulary);
        let sorts = read_sorts(request, &names, &mut warnings)?;
        let spellings = request.fields.as_deref().unwrap_or_default();
        let spellings: Vec<&str> = spellings.iter().map(String::as_str).collect();
        let mut unknown_fields = Vec::new();
        let fields = match unknown {
            UnknownFields::Refused => parse_fields(&spellings, body_field, &names)?,
            UnknownFields::LeftOut => known_fields(&spellings, &names, &mut unknown_fields),
        };
        let query = read_query(request.query.as_deref(), &mut warnings);
        let scope = RowScope::new(channel, with_files, vocabulary, &mut warnings);
        warnings.extend(types_without_rows(&nodes, &leaf_paths, vocabulary));
        Ok(Self {
            query,
            scope,
            nodes,
            leaf_paths,
            sorts,
            fields,
            warnings,
            unknown_fields,
        })
    }

    /// The sorts that apply before the rank.
    pub(super) fn sorts(&self) -> Cow<'_, [Sort]> {
        if self.sorts.is_empty() && self.query.is_none() {
            Cow::Owned(vec![latest_first()])
        } else {
            Cow::Borrowed(&self.sorts)
        }
    }
}

fn read_query(query: Option<&str>, warnings: &mut Vec<Issue>) -> Option<TextQuery> {
    let query = query.map(str::trim).filter(|query| !query.is_empty())?;
    let query = TextQuery::parse(query);
    if query.is_empty() {
        let message = "the query holds no letter and no digit, so nothing matches it";
        warnings.push(Issue::at(QUERY, message).hint("send words"));
    }
    if query.is_truncated() {
        let message = format!("only the first {MAX_TERMS} distinct terms count");
        warnings.push(Issue::at(QUERY, message).hint("send fewer words"));
    }
    Some(query)
}

/// The fields that resolve, each property once; adds an issue to `unknown` for each other field.
fn known_fields<'c>(
    spellings: &[&str],
    names: &QueryNames<'c>,
    unknown: &mut Vec<Issue>,
) -> Vec<Field<'c>> {
    let mut fields = Vec::with_capacity(spellings.len());
    for (position, spelling) in spellings.iter().enumerate() {
        let path = body_field(position);
        let found = parse_fields(&[spelling], body_field, names);
        let added = found.and_then(|found| {
            let mut found = found.into_iter();
            found.try_for_each(|field| add_field(&mut fields, field, path.clone()))
        });
        let faults = added.err().into_iter().flat_map(|fault| fault.issues);
        unknown.extend(faults.map(|issue| issue.placed(path.clone())));
    }
    fields
}

fn read_filter(
    request: &SearchRequest<'_>,
    names: &dyn KeyResolver,
    warnings: &mut Vec<Issue>,
) -> Result<(Vec<FilterNode>, LeafPaths), Fault> {
    let path = Path::pointer(FILTERS);
    match (&request.filter, &request.filters) {
        (Some(filter), _) if !filter.is_empty() => {
            let read = text::parse(filter, names).map_err(|fault| text_fault(fault, FILTER))?;
            let read_warnings = read.warnings.into_iter();
            warnings.extend(read_warnings.map(|issue| issue.placed(FILTER)));
            Ok((read.nodes, LeafPaths::Text(Path::pointer(FILTER))))
        }
        (_, Some(filters)) => {
            let mut out = Findings::default();
            let nodes = parse_filters(filters, &path, names, &mut out);
            warnings.extend(judged(out, "invalid filters")?);
            Ok((nodes, LeafPaths::Tree(path)))
        }
        _ => Ok((Vec::new(), LeafPaths::Tree(path))),
    }
}

/// The one fault of a compact filter, at the path of its member.
pub(crate) fn text_fault(fault: text::TextFault, path: &str) -> Fault {
    Fault {
        kind: fault.kind,
        message: INVALID_FILTER.into(),
        issues: vec![fault.issue.placed(path)],
    }
}

fn read_sorts(
    request: &SearchRequest<'_>,
    names: &dyn KeyResolver,
    warnings: &mut Vec<Issue>,
) -> Result<Vec<Sort>, Fault> {
    let Some(sorts) = &request.sorts else {
        return Ok(Vec::new());
    };
    let mut out = Findings::default();
    let sorts = parse_query_sorts(sorts, &Path::pointer("/sorts"), names, &mut out);
    warnings.extend(judged(out, "invalid sorts")?);
    Ok(sorts)
}
