//! From what was written to what can be run: the members of a search in the order of query.md 1, each refused at its
//! own path.

use super::SearchRequest;
use super::advice::types_without_rows;
use super::scope::{RowScope, TypeChannel, names_files};
use crate::catalog::Catalogue;
use crate::error::Result;
use crate::objects::{Field, FieldsAt, add_field, judged, parse_fields};
use rolltop_document::block::parse_query_sorts;
use rolltop_document::findings::Findings;
use rolltop_document::issue::{Fault, Issue};
use rolltop_document::path::Path;
use rolltop_document::view::unknown::LeafPaths;
use rolltop_document::view::{FilterNode, INVALID_FILTER, Sort};
use rolltop_document::vocabulary::{KeyResolver, KeysMode, Stored};
use rolltop_query::names::QueryNames;
use rolltop_query::request::parse_filters;
use rolltop_query::text;
use rolltop_query::words::{MAX_TERMS, TextQuery};

/// The path of the compact filter.
pub(crate) const FILTER: &str = "/filter";
/// The path of the filter tree.
pub(crate) const FILTERS: &str = "/filters";

/// The path of the words.
pub(super) const QUERY: &str = "/query";

/// A search with the names of one space.
pub(crate) struct Prepared<'c> {
    /// `None` for a search without words.
    pub(super) query: Option<TextQuery>,
    pub(super) scope: RowScope<'c>,
    pub(super) nodes: Vec<FilterNode>,
    pub(super) form: FilterForm,
    pub(super) sorts: Vec<Sort>,
    pub(crate) fields: Vec<Field<'c>>,
    pub(crate) warnings: Vec<Issue>,
    /// Of one space of many: what is wrong with the fields that it does not know.
    pub(super) unknown_fields: Vec<Issue>,
}

/// How the filter was written, and so where its leaves are.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum FilterForm {
    Text,
    Tree,
}

impl FilterForm {
    /// Where the leaves of a search's filter are told of.
    pub(super) fn leaf_paths(self) -> LeafPaths {
        match self {
            Self::Text => LeafPaths::Text(Path::pointer(FILTER)),
            Self::Tree => LeafPaths::Tree(Path::pointer(FILTERS)),
        }
    }
}

impl SearchRequest<'_> {
    /// The members that exclude each other, whatever they hold (query.md 4.1).
    pub(super) fn check_conflicts(&self) -> Result<(), Fault> {
        if self.filter.is_none() || self.filters.is_none() {
            return Ok(());
        }
        Err(filter_conflict())
    }

    /// What is wrong in every space, whatever it holds (query.md 10).
    pub(super) fn check_shape(&self) -> Result<(), Fault> {
        self.check_conflicts()?;
        let mut warnings = Vec::new();
        read_filter(self, &Stored, &mut warnings)?;
        read_sorts(self, &Stored, &mut warnings)?;
        Ok(())
    }
}

/// Both forms of a filter were sent.
pub(crate) fn filter_conflict() -> Fault {
    let message = "send a filter as `filter` or as `filters`, not as both";
    let issue = |path: &str| Issue::at(path, message).hint("leave one of them out");
    Fault {
        issues: vec![issue(FILTER), issue(FILTERS)],
        ..Fault::ambiguous(issue(FILTER))
    }
}

impl<'c> Prepared<'c> {
    /// It asks what objects hold.
    pub(super) fn looks_inside(&self) -> bool {
        self.query.is_some() || !self.nodes.is_empty()
    }

    /// # Errors
    /// The first member that does not resolve.
    pub(crate) fn new(
        request: &SearchRequest<'_>,
        catalogue: &'c Catalogue,
        keys: KeysMode,
    ) -> Result<Self, Fault> {
        Self::read(request, catalogue, keys, false)
    }

    /// For one space of many: fields that it does not know are left out with a warning (query.md 8).
    ///
    /// # Errors
    /// The first other member that does not resolve.
    pub(super) fn lenient(
        request: &SearchRequest<'_>,
        catalogue: &'c Catalogue,
        keys: KeysMode,
    ) -> Result<Self, Fault> {
        Self::read(request, catalogue, keys, true)
    }

    fn read(
        request: &SearchRequest<'_>,
        catalogue: &'c Catalogue,
        keys: KeysMode,
        is_lenient: bool,
    ) -> Result<Self, Fault> {
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
        let (nodes, form) = read_filter(request, &names, &mut warnings)?;
        let with_files = names_files(&nodes, vocabulary);
        let sorts = read_sorts(request, &names, &mut warnings)?;
        let spellings = request.fields.as_deref().unwrap_or_default();
        let spellings: Vec<&str> = spellings.iter().map(String::as_str).collect();
        let mut unknown_fields = Vec::new();
        let fields = if is_lenient {
            known_fields(&spellings, &names, &mut unknown_fields)
        } else {
            parse_fields(&spellings, FieldsAt::Body, &names)?
        };
        let query = read_query(request.query.as_deref(), &mut warnings);
        let scope = RowScope::new(channel, with_files, vocabulary, &mut warnings);
        warnings.extend(types_without_rows(&nodes, &form.leaf_paths(), vocabulary));
        Ok(Self {
            query,
            scope,
            nodes,
            form,
            sorts,
            fields,
            warnings,
            unknown_fields,
        })
    }
}

fn read_query(query: Option<&str>, warnings: &mut Vec<Issue>) -> Option<TextQuery> {
    let query = query.map(str::trim).filter(|query| !query.is_empty())?;
    let query = TextQuery::parse(query);
    if query.is_empty() {
        let message = "the query holds no letter and no digit, so that nothing matches it";
        warnings.push(Issue::at(QUERY, message).hint("send words"));
    }
    if query.is_truncated() {
        let message = format!("only the first {MAX_TERMS} distinct terms count");
        warnings.push(Issue::at(QUERY, message).hint("send fewer words"));
    }
    Some(query)
}

/// The fields that resolve, each property once; what is wrong with each other.
fn known_fields<'c>(
    spellings: &[&str],
    names: &QueryNames<'c>,
    unknown: &mut Vec<Issue>,
) -> Vec<Field<'c>> {
    let mut fields = Vec::with_capacity(spellings.len());
    for (position, spelling) in spellings.iter().enumerate() {
        let path = FieldsAt::Body.path(position);
        let found = parse_fields(&[spelling], FieldsAt::Body, names);
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
) -> Result<(Vec<FilterNode>, FilterForm), Fault> {
    match (&request.filter, &request.filters) {
        (Some(filter), _) if !filter.is_empty() => {
            let read = text::parse(filter, names).map_err(|fault| text_fault(fault, FILTER))?;
            let read_warnings = read.warnings.into_iter();
            warnings.extend(read_warnings.map(|issue| issue.placed(FILTER)));
            Ok((read.nodes, FilterForm::Text))
        }
        (_, Some(filters)) => {
            let mut out = Findings::default();
            let path = Path::pointer(FILTERS);
            let nodes = parse_filters(filters, &path, names, &mut out);
            warnings.extend(judged(out, "invalid filters")?);
            Ok((nodes, FilterForm::Tree))
        }
        _ => Ok((Vec::new(), FilterForm::Tree)),
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
