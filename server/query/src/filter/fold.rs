//! Nodes that are joined, with as few tests as say the same.

use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, HashMap};
use std::hash::{BuildHasher, RandomState};

use super::Node;
use super::ranges::Ranges;
use super::test::{Leaf, SymbolSet, Test};
use crate::contains::Sought;
use crate::value::FieldRef;

/// One node that holds when all of these do, or any: groups in groups of one kind are drawn together, tests that one look
/// at a value can tell are one, a test is made once, and a group of one node is this node.
pub(super) fn joined(any: bool, nodes: Vec<Node>) -> Node {
    let flat = nodes.into_iter().flat_map(|node| match (any, node) {
        (true, Node::Any(inner)) | (false, Node::All(inner)) => inner,
        (_, node) => vec![node],
    });
    let mut joined: Vec<Node> = Vec::new();
    let mut known: HashMap<u64, Vec<usize>> = HashMap::new();
    let hasher = RandomState::new();
    for node in folded(any, flat) {
        let alike = known.entry(hasher.hash_one(&node)).or_default();
        if !alike.iter().any(|at| joined.get(*at) == Some(&node)) {
            alike.push(joined.len());
            joined.push(node);
        }
    }
    match <[Node; 1]>::try_from(joined) {
        Ok([node]) => node,
        Err(nodes) if any => Node::Any(nodes),
        Err(nodes) => Node::All(nodes),
    }
}

/// The nodes, with one leaf for all comparisons of one property that holds one value, and one for all that ask a list for
/// any of their values, or a text for any of others: whoever has one of these or one of those has one of both, and whoever
/// has none of them has none of either.
fn folded(any: bool, nodes: impl Iterator<Item = Node>) -> impl Iterator<Item = Node> {
    let mut ranges: BTreeMap<usize, Vec<Ranges>> = BTreeMap::new();
    let mut wanted: BTreeMap<usize, Vec<SymbolSet>> = BTreeMap::new();
    let mut sought: BTreeMap<usize, Sought> = BTreeMap::new();
    let mut others = Vec::new();
    for node in nodes {
        match node {
            Node::Leaf(Leaf {
                field: Some(field),
                test: Test::Within(of),
                negated,
            }) => {
                let of = if negated { of.complement() } else { of };
                ranges.entry(field.index()).or_default().push(of);
            }
            Node::Leaf(Leaf {
                field: Some(field),
                test: Test::HasAny(set),
                negated,
            }) if negated != any => wanted.entry(field.index()).or_default().push(set),
            Node::Leaf(Leaf {
                field: Some(field),
                test: Test::Contains(texts),
                negated,
            }) if negated != any => match sought.entry(field.index()) {
                Entry::Vacant(entry) => drop(entry.insert(texts)),
                Entry::Occupied(mut entry) => entry.get_mut().add(texts),
            },
            node => others.push(node),
        }
    }
    let ranges = ranges.into_iter().filter_map(move |(field, ranges)| {
        let test = Test::Within(Ranges::joined(any, ranges)?);
        Some(leaf(field, test, false))
    });
    let wanted = wanted.into_iter().map(move |(field, sets)| {
        let test = Test::HasAny(SymbolSet::union(sets));
        leaf(field, test, !any)
    });
    let sought = sought.into_iter();
    let sought = sought.map(move |(field, texts)| leaf(field, Test::Contains(texts), !any));
    ranges.chain(wanted).chain(sought).chain(others)
}

fn leaf(field: usize, test: Test, negated: bool) -> Node {
    Node::Leaf(Leaf {
        field: Some(FieldRef::at(field)),
        test,
        negated,
    })
}
