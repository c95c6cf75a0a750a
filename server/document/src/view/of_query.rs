//! The one rule of filters that a query stores: it is scoped to its type already (query.md 4.3, 11.1).

use super::FilterNode;
use crate::bundled::TYPE;
use crate::findings::Findings;
use crate::issue::{FaultKind, Issue, Ref};
use crate::path::Path;
use crate::spelling::{KeyResolver, Miss, ResolvedProperty};

/// Names for the filters of a query, in which the type is no key.
pub struct QueryFilterNames<'n>(pub &'n dyn KeyResolver);

impl KeyResolver for QueryFilterNames<'_> {
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

/// Refuses the type as a key of filters that were read with the names of views, in which it is one.
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

fn already_scoped() -> Miss {
    let issue = Issue::pathless("a query is already scoped to its type")
        .hint("to find objects of several types, use search")
        .see(Ref::op("search_space"));
    Miss {
        kind: FaultKind::Invalid,
        issue,
    }
}
