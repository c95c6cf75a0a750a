//! In which order parts are told.

use super::super::Node;
use super::super::place::placed;
use super::super::ranges::{Ranges, Relation, Scalar};
use super::super::test::{Leaf, SymbolSet, Test};
use super::*;
use crate::value::Symbol;

fn leaf(field: usize, test: Test, negated: bool) -> Node {
    Node::Leaf(Leaf {
        field: Some(FieldRef::at(field)),
        test,
        negated,
    })
}

fn number(field: usize, relation: Relation, at: u32) -> Node {
    let ranges = Ranges::of(relation, Scalar::Number(at.into()));
    leaf(field, Test::Within(ranges), false)
}

fn entry(field: usize, at: u32, negated: bool) -> Node {
    let wanted = SymbolSet::new(vec![Symbol(at)]);
    leaf(field, Test::HasAny(wanted), negated)
}

/// The groups that are judged at once.
fn at_once(step: &Step) -> Option<&Groups> {
    match step {
        Step::All(steps) | Step::Any(steps) => steps.iter().find_map(at_once),
        Step::Over(_, step) => at_once(step),
        Step::Groups(groups) => Some(groups),
        Step::Leaf(_) | Step::Contains(..) | Step::Placed(_) => None,
    }
}

/// The properties of the parts of many groups of these tests, in their order.
fn order(any: bool, tests: impl Fn(u32) -> Vec<Node>) -> Vec<usize> {
    let groups = (0..40).map(|at| match any {
        true => Node::All(tests(at)),
        false => Node::Any(tests(at)),
    });
    let groups = groups.collect();
    let node = match any {
        true => Node::Any(groups),
        false => Node::All(groups),
    };
    let plan = placed(node);
    let parts = at_once(&plan.root).map_or(&[][..], |groups| &groups.parts);
    parts.iter().map(|part| part.field.index()).collect()
}

// What takes single classes comes first, unless these are those of a checkbox; then what is soon told.
#[test]
fn what_leaves_few_rows_comes_first() {
    let tests = |at| {
        vec![
            number(0, Relation::Less, at),
            leaf(1, Test::Checkbox(at % 2 == 0), false),
            entry(2, at, true),
            entry(3, at, false),
        ]
    };
    assert_eq!(order(true, tests), [3, 0, 1, 2]);
    // Of groups of which a row is to pass each, the complements are judged.
    assert_eq!(order(false, tests), [2, 0, 1, 3]);
}
