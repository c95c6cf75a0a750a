//! The special rule for filters of a query: they cannot filter by type, because the query has one (query.md 4.3, 11.1).

use serde_json::Value;

use super::parse_query_views;
use crate::block::ParseContext;
use crate::bundled::TYPE;
use crate::findings::Findings;
use crate::issue::{FaultKind, Issue, Miss, Ref};
use crate::path::Path;
use crate::view::{FilterNode, View};
use crate::vocabulary::{BundledNames, KeyResolver, Offers, PropertyDef, ResolvedProperty};
use crate::wire::JsonMap;

/// Name resolution for the filters of a query: the type is not a filter key.
pub struct QueryFilterNames<'n>(pub &'n dyn KeyResolver);

impl KeyResolver for QueryFilterNames<'_> {
    fn property(&self, spelling: &str) -> Result<ResolvedProperty, Miss> {
        self.property_among(spelling, Offers::ALL)
    }

    fn property_among(&self, spelling: &str, offers: Offers<'_>) -> Result<ResolvedProperty, Miss> {
        match self.0.property_among(spelling, offers)? {
            property if property.key == TYPE => Err(already_scoped()),
            property => Ok(property),
        }
    }

    fn held_property(&self, spelling: &str) -> Option<String> {
        self.0.held_property(spelling)
    }

    fn definition(&self, key: &str) -> Option<&PropertyDef> {
        self.0.definition(key)
    }

    fn type_key(&self, spelling: &str) -> Result<String, Miss> {
        self.0.type_key(spelling)
    }

    fn option(&self, property: &str, name: &str) -> Result<String, Miss> {
        self.0.option(property, name)
    }

    fn held_option(&self, property: &str, name: &str) -> Option<String> {
        self.0.held_option(property, name)
    }

    fn options_apart(&self, property: &str, name: &str) -> Option<Vec<String>> {
        self.0.options_apart(property, name)
    }
}

/// Refuses the type as a filter key in filters that were parsed with the names of views, which allow it.
pub fn refuse_type_leaves(nodes: &[FilterNode], list: &Path, out: &mut Findings) {
    for (position, node) in nodes.iter().enumerate() {
        let path = list.index(position);
        match node {
            FilterNode::Group { filters, .. } => {
                refuse_type_leaves(filters, &path.key("filters"), out);
            }
            FilterNode::Leaf(leaf) if leaf.property == TYPE => {
                out.miss(&path.key("property"), already_scoped());
            }
            FilterNode::Leaf(_) => {}
        }
    }
}

/// Parses the views of a new query, whose filters cannot use the type as a key.
pub fn parse_views_of_query<'v>(
    views: impl IntoIterator<Item = (usize, &'v JsonMap)>,
    list: &Path,
    cx: &ParseContext<'_>,
    out: &mut Findings,
) -> Vec<View> {
    let read = parse_query_views(views, list, cx, out);
    let views = read.into_iter();
    let views = views.map(|(position, view)| {
        let path = list.index(position).key("filters");
        refuse_type_leaves(&view.filters, &path, out);
        view
    });
    views.collect()
}

/// Validates the views of a query without a space. The body is refused anyway; this way one response reports all
/// faults.
pub fn judge_query_views(views: &[Value], list: &Path, out: &mut Findings) {
    let cx = ParseContext::of_query(&BundledNames);
    let views = views.iter().enumerate();
    let views = views.filter_map(|(position, view)| Some((position, view.as_object()?)));
    parse_views_of_query(views, list, &cx, out);
}

fn already_scoped() -> Miss {
    let issue = Issue::pathless("a query is already scoped to its type")
        .hint("to find objects of several types, use search")
        .see(Ref::op("search_space"));
    Miss {
        kind: FaultKind::Invalid,
        issue,
    }
}
