//! The names that a stored filter may use: the keys of its type, and options that may be created by consent.

use rolltop_document::bundled::TYPE;
use rolltop_document::findings::Findings;
use rolltop_document::ids::is_minted;
use rolltop_document::issue::{FaultKind, Issue, Ref};
use rolltop_document::path::Path;
use rolltop_document::spelling::{KeyResolver, Miss, ResolvedProperty};
use rolltop_document::view::{FilterNode, Sort, SortDirection};
use rolltop_document::vocabulary::{Format, SpaceNames};
use rolltop_query::names::QueryNames;

/// Resolves the keys of views of a query.
pub(super) struct ViewNames<'a> {
    pub(super) keys: QueryNames<'a>,
    pub(super) options: SpaceNames<'a>,
}

impl ViewNames<'_> {
    /// Whether the values of a property are options.
    fn selects(&self, key: &str) -> bool {
        let property = self.options.vocabulary().property(key);
        property.is_some_and(|def| matches!(def.format, Format::Select | Format::MultiSelect))
    }
}

impl KeyResolver for ViewNames<'_> {
    fn property(&self, spelling: &str) -> Result<ResolvedProperty, Miss> {
        self.keys.property(spelling)
    }

    fn type_key(&self, spelling: &str) -> Result<String, Miss> {
        self.keys.type_key(spelling)
    }

    fn option(&self, property: &str, name: &str) -> Result<String, Miss> {
        self.options.option(property, name)
    }
}

/// The same for filters, in which the type is no key.
pub(super) struct FilterNames<'a, 'n>(pub(super) &'n ViewNames<'a>);

impl KeyResolver for FilterNames<'_, '_> {
    fn property(&self, spelling: &str) -> Result<ResolvedProperty, Miss> {
        match self.0.property(spelling)? {
            property if property.key == TYPE => Err(already_scoped()),
            property => Ok(property),
        }
    }

    fn type_key(&self, spelling: &str) -> Result<String, Miss> {
        self.0.type_key(spelling)
    }

    fn option(&self, property: &str, name: &str) -> Result<String, Miss> {
        self.0.option(property, name)
    }
}

/// Refuses the type as a key of the filters of a view.
pub(super) fn refuse_type_leaves(nodes: &[FilterNode], list: &Path, out: &mut Findings) {
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

/// Notes the entries of custom orders that name no option: a new query is written by hand, and a slip of the pen would
/// stay in it (query.md 7).
pub(super) fn refuse_unknown_options(
    sorts: &[Sort],
    list: &Path,
    names: &ViewNames<'_>,
    out: &mut Findings,
) {
    for (position, sort) in sorts.iter().enumerate() {
        if sort.direction != SortDirection::Custom {
            continue;
        }
        let place = list.index(position).key("custom_order");
        let selects = names.selects(&sort.property);
        let unresolved = sort.custom_order.iter().filter(|name| !is_minted(name));
        for name in unresolved.filter(|_| selects) {
            if let Err(miss) = names.option(&sort.property, name) {
                out.miss(&place, miss);
            }
        }
    }
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
