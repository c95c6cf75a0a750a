//! In which order parts are told.

use super::super::Node;
use super::super::place::placed;
use super::super::ranges::{Ranges, Relation, Scalar};
use super::super::test::{Leaf, SymbolSet, Test};
use super::*;
use crate::value::{FieldValue, Symbol};

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

/// Numbers of rows.
struct Numbers(fn(u32) -> u32);

impl Column for Numbers {
    fn value(&self, row: u32) -> FieldValue<'_> {
        FieldValue::Number((self.0)(row).into())
    }
}

/// The properties of the parts in the order that a block of so many rows teaches, and the rows that are left of these.
fn learnt(rows: usize, node: Node, columns: &[Numbers]) -> (Option<Vec<usize>>, Vec<u32>) {
    let plan = placed(node);
    let groups = at_once(&plan.root).unwrap();
    let mut sorted: Vec<Sorted<'_>> = plan.scales.iter().map(Sorted::new).collect();
    let mut mask = NONE;
    (0..rows).for_each(|row| mask[row / WORD] |= 1 << (row % WORD));
    sorted.iter_mut().for_each(|sorted| sorted.begin(&mask));
    groups.narrow(&mut Room::default(), &mut sorted, &mut mask, 0, columns);
    let field = |turn: &Turn| groups.parts[turn.part].field.index();
    let order = groups.learnt.get();
    let order = order.map(|turns| turns.iter().map(field).collect());
    (order, rows_of(&mask, 0).collect())
}

// Of what is as soon told, what leaves few rows comes first; what leaves all comes last, whatever the rows that others leave.
#[test]
fn what_excludes_many_rows_of_a_sample_comes_first() {
    let columns = [
        Numbers(|row| row % 2),
        Numbers(|row| row % 100),
        Numbers(|row| row % 7 * 20),
    ];
    let passes = |row: &u32| (0..40).any(|at| row % 100 <= at && row % 7 * 20 <= at);
    let node = || {
        let groups = (0..40).map(|at| {
            let less = |field| number(field, Relation::Less, at + 1);
            Node::All(vec![number(0, Relation::Less, at + 2), less(1), less(2)])
        });
        Node::Any(groups.collect())
    };
    let (order, left) = learnt(4000, node(), &columns);
    assert_eq!(order, Some(vec![2, 1, 0]));
    assert!(left.into_iter().eq((0..4000).filter(passes)));
    // Few rows teach nothing.
    let (order, left) = learnt(200, node(), &columns);
    assert_eq!(order, None);
    assert!(left.into_iter().eq((0..200).filter(passes)));
}
