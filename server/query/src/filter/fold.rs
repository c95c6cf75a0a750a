//! Nodes that are joined, with as few tests as say the same.

use std::collections::HashMap;
use std::hash::{BuildHasher, RandomState};

use super::Node;
use super::ranges::Ranges;
use super::test::{Leaf, SymbolSet, Test};
use crate::contains::Sought;
use crate::value::FieldRef;

/// One node that holds when all of these do, or any: groups in groups of one kind are drawn together, tests that one look
/// at a value can tell are one, a test is made once, and a group of one node is this node.
pub(super) fn joined(any: bool, nodes: Vec<Node>) -> Node {
    let mut parts = Parts::default();
    for node in nodes {
        match (any, node) {
            (true, Node::Any(inner)) | (false, Node::All(inner)) => {
                inner.into_iter().for_each(|node| parts.add(any, node));
            }
            (_, node) => parts.add(any, node),
        }
    }
    match <[Node; 1]>::try_from(parts.folded(any)) {
        Ok([node]) => node,
        Err(nodes) if any => Node::Any(nodes),
        Err(nodes) => Node::All(nodes),
    }
}

/// Nodes that are joined. Of those of a property, one leaf stands for all comparisons, if it holds one value, and one for all
/// that ask a list for any of their values, or a text for any of others: whoever has one of these or one of those has one of
/// both, and whoever has none of them has none of either. So whoever has all of these and all of those has all of both.
#[derive(Default)]
struct Parts {
    ranges: Vec<(FieldRef, Ranges)>,
    wanted: Vec<(FieldRef, SymbolSet)>,
    needed: Vec<(FieldRef, SymbolSet)>,
    sought: Vec<(FieldRef, Sought)>,
    others: Vec<Node>,
}

impl Parts {
    fn add(&mut self, any: bool, node: Node) {
        match node {
            Node::Leaf(Leaf {
                field: Some(field),
                test: Test::Within(of),
                negated,
            }) => {
                let of = if negated { of.complement() } else { of };
                self.ranges.push((field, of));
            }
            Node::Leaf(Leaf {
                field: Some(field),
                test: Test::HasAny(set),
                negated,
            }) if negated != any => self.wanted.push((field, set)),
            Node::Leaf(Leaf {
                field: Some(field),
                test: Test::HasAny(set),
                ..
            }) if set.len() == 1 => self.needed.push((field, set)),
            Node::Leaf(Leaf {
                field: Some(field),
                test: Test::HasAll(set),
                negated,
            }) if negated == any => self.needed.push((field, set)),
            Node::Leaf(Leaf {
                field: Some(field),
                test: Test::Contains(texts),
                negated,
            }) if negated != any => self.sought.push((field, texts)),
            node => self.others.push(node),
        }
    }

    fn folded(self, any: bool) -> Vec<Node> {
        let Self {
            ranges,
            wanted,
            needed,
            sought,
            others,
        } = self;
        let mut nodes = Vec::with_capacity(others.len());
        let mut add = |field, test, negated| {
            let field = Some(field);
            nodes.push(Node::Leaf(Leaf {
                field,
                test,
                negated,
            }));
        };
        each_field(ranges, |field, ranges| {
            if let Some(ranges) = Ranges::joined(any, ranges) {
                add(field, Test::Within(ranges), false);
            }
        });
        each_field(wanted, |field, sets| {
            add(field, Test::HasAny(SymbolSet::union(sets)), !any);
        });
        each_field(needed, |field, sets| {
            add(field, Test::has_all(SymbolSet::union(sets)), any);
        });
        each_field(sought, |field, texts| {
            if let Some(texts) = Sought::union(texts) {
                add(field, Test::Contains(texts), !any);
            }
        });
        // None of them is one of those above.
        nodes.extend(distinct(others));
        nodes
    }
}

/// Tells what there is of each field, in their order.
fn each_field<T>(
    mut parts: Vec<(FieldRef, T)>,
    mut tell: impl FnMut(FieldRef, &mut dyn Iterator<Item = T>),
) {
    parts.sort_by_key(|(field, _)| field.index());
    let mut parts = parts.into_iter().peekable();
    while let Some(field) = parts.peek().map(|(field, _)| *field) {
        let of_field = || parts.next_if(|(of, _)| *of == field).map(|(_, part)| part);
        tell(field, &mut std::iter::from_fn(of_field));
    }
}

/// Each of the nodes once.
fn distinct(mut nodes: Vec<Node>) -> Vec<Node> {
    if nodes.len() < 2 {
        return nodes;
    }
    let hasher = RandomState::new();
    let mut known: HashMap<u64, Vec<usize>> = HashMap::with_capacity(nodes.len());
    let mut distinct: Vec<Node> = Vec::with_capacity(nodes.len());
    for node in nodes.drain(..) {
        let alike = known.entry(hasher.hash_one(&node)).or_default();
        if !alike.iter().any(|at| distinct.get(*at) == Some(&node)) {
            alike.push(distinct.len());
            distinct.push(node);
        }
    }
    distinct
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::value::Symbol;

    fn set(symbols: &[u32]) -> SymbolSet {
        SymbolSet::new(symbols.iter().copied().map(Symbol).collect())
    }

    fn leaf(test: Test, negated: bool) -> Node {
        Node::Leaf(Leaf {
            field: Some(FieldRef::at(0)),
            test,
            negated,
        })
    }

    fn any(symbols: &[u32], negated: bool) -> Node {
        leaf(Test::HasAny(set(symbols)), negated)
    }

    fn all(symbols: &[u32], negated: bool) -> Node {
        leaf(Test::has_all(set(symbols)), negated)
    }

    // One test for as many as say the same of a list: groups that ask twice for a list are not judged at once.
    #[test]
    fn tests_of_one_list_are_drawn_together() {
        let none_of = [all(&[1], true), any(&[2, 3], true)];
        assert_eq!(joined(false, none_of.into()), any(&[1, 2, 3], true));
        let all_of = [any(&[1], false), all(&[2, 3], false), all(&[4], false)];
        assert_eq!(joined(false, all_of.into()), all(&[1, 2, 3, 4], false));
        let not_all_of = [any(&[1], true), all(&[2, 3], true)];
        assert_eq!(joined(true, not_all_of.into()), all(&[1, 2, 3], true));
        let any_of = [all(&[1], false), any(&[2, 3], false)];
        assert_eq!(joined(true, any_of.into()), any(&[1, 2, 3], false));
        // What says something else stays.
        for (is_any, tests) in [
            (false, [any(&[1, 2], false), any(&[3], false)]),
            (false, [all(&[1, 2], true), all(&[3, 4], true)]),
            (true, [all(&[1, 2], false), all(&[3, 4], false)]),
            (true, [any(&[1, 2], true), any(&[3], true)]),
        ] {
            let joined = joined(is_any, tests.into());
            assert!(
                matches!(&joined, Node::All(tests) | Node::Any(tests) if tests.len() == 2),
                "{joined:?}"
            );
        }
    }
}
