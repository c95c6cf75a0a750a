//! The names that a stored filter may use: the keys of its type, and options that may be created by consent.

use rolltop_document::bundled::TYPE;
use rolltop_document::findings::Findings;
use rolltop_document::issue::{FaultKind, Issue, Ref};
use rolltop_document::path::Path;
use rolltop_document::spelling::{KeyResolver, Miss, ResolvedProperty};
use rolltop_document::view::FilterNode;
use rolltop_document::vocabulary::SpaceNames;
use rolltop_query::names::QueryNames;

/// Resolves the keys of views of a query.
pub(super) struct ViewNames<'a> {
    pub(super) keys: QueryNames<'a>,
    pub(super) options: SpaceNames<'a>,
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

fn already_scoped() -> Miss {
    let issue = Issue::pathless("a query is already scoped to its type")
        .hint("to find objects of several types, use search")
        .see(Ref::op("search_space"));
    Miss {
        kind: FaultKind::Invalid,
        issue,
    }
}
