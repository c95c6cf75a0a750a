//! From joined nodes to what is run: tests of one property that lie apart are put on one scale, and what is soon told
//! comes first, as it often decides without the rest.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use super::groups::{Group, Sets};
use super::scale::{Scale, Wanted};
use super::test::{Leaf, OF_CONTAINS, Test};
use super::{Node, Step};
use crate::contains::{self, Sought};
use crate::value::FieldRef;

/// What the tests of one property, or of its lists as a whole, may take, in the unit of [`Test::cost`], before they are
/// put on a scale: about what it takes to put the rows in order.
const OF_ORDER: u32 = 8;

/// A test that asks for classes of a scale.
#[derive(Clone, Debug)]
pub(super) struct Placed {
    /// Position among the scales of the filter.
    pub(super) scale: usize,
    pub(super) wanted: Wanted,
    /// The test itself.
    pub(super) leaf: Leaf,
}

/// What is run for a node, and what it asks.
pub(super) struct Plan {
    pub(super) root: Step,
    pub(super) scales: Vec<Scale>,
    /// By set of texts to look for, the questions about them.
    pub(super) questions: BTreeMap<usize, Vec<Sought>>,
}

pub(super) fn placed(root: Node) -> Plan {
    let mut tests = BTreeMap::new();
    gather(&root, &mut tests);
    tests.retain(|_, tests| {
        let cost = tests.iter().map(|test| test.cost());
        cost.fold(0, u32::saturating_add) > OF_ORDER
    });
    let mut placing = Placing::default();
    for (asked, tests) in tests {
        let (scale, wanted) = Scale::of(FieldRef::at(asked.field), &tests);
        placing.scale_of.insert(asked, placing.scales.len());
        placing.begun.push(None);
        placing.wanted.push(wanted.into_iter());
        placing.scales.push(scale);
    }
    let mut root = placing.step(root);
    Grouping::of(&root, &placing.scales).arrange(&mut root);
    Plan {
        root,
        scales: placing.scales,
        questions: placing.questions,
    }
}

/// What tests ask about that are put on one scale.
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd)]
struct AskedOf {
    /// A property.
    field: usize,
    /// Its lists as a whole, not their entries.
    are_wholes: bool,
}

/// The tests that can be placed, in their order.
fn gather<'n>(node: &'n Node, tests: &mut BTreeMap<AskedOf, Vec<&'n Test>>) {
    match node {
        Node::All(nodes) | Node::Any(nodes) => nodes.iter().for_each(|node| gather(node, tests)),
        Node::Leaf(leaf) => {
            if let Some(asked) = placeable(leaf) {
                tests.entry(asked).or_default().push(&leaf.test);
            }
        }
    }
}

/// What a leaf asks about, unless it looks through texts.
fn placeable(leaf: &Leaf) -> Option<AskedOf> {
    let field = leaf
        .field
        .filter(|_| !matches!(leaf.test, Test::Contains(_)));
    Some(AskedOf {
        field: field?.index(),
        are_wholes: leaf.test.is_of_wholes(),
    })
}

#[derive(Default)]
struct Placing {
    scales: Vec<Scale>,
    scale_of: BTreeMap<AskedOf, usize>,
    /// By scale, what its tests want that are not placed yet.
    wanted: Vec<std::vec::IntoIter<Wanted>>,
    /// How many tests are placed.
    count: usize,
    /// By scale, how many were placed before its first test.
    begun: Vec<Option<usize>>,
    /// The scales whose tests are all placed, in steps that are not made yet.
    whole: Vec<usize>,
    questions: BTreeMap<usize, Vec<Sought>>,
    /// Where each of them is.
    known: HashMap<Sought, usize>,
}

impl Placing {
    fn step(&mut self, node: Node) -> Step {
        let before = self.count;
        let step = match node {
            Node::Leaf(leaf) => return self.leaf(leaf),
            Node::All(nodes) => Step::All(self.steps(nodes)),
            Node::Any(nodes) => Step::Any(self.steps(nodes)),
        };
        let begun = &self.begun;
        let is_within = |scale: &mut usize| {
            let begun = begun.get(*scale).copied().flatten();
            begun.is_some_and(|begun| begun >= before)
        };
        let mut whole: Vec<usize> = self.whole.extract_if(.., is_within).collect();
        if whole.is_empty() {
            return step;
        }
        whole.sort_unstable();
        Step::Over(whole, Box::new(step))
    }

    fn steps(&mut self, nodes: Vec<Node>) -> Vec<Step> {
        nodes.into_iter().map(|node| self.step(node)).collect()
    }

    fn leaf(&mut self, leaf: Leaf) -> Step {
        if let (Some(field), Test::Contains(sought)) = (leaf.field, &leaf.test) {
            let wanted = self.question(sought);
            return Step::Contains(field, wanted, leaf.negated);
        }
        let scale = placeable(&leaf).and_then(|asked| self.scale_of.get(&asked).copied());
        match scale.and_then(|scale| self.placed(scale)) {
            Some((scale, wanted)) => Step::Placed(Placed {
                scale,
                wanted,
                leaf,
            }),
            None => Step::Leaf(leaf),
        }
    }

    /// What the next test of a scale wants.
    fn placed(&mut self, scale: usize) -> Option<(usize, Wanted)> {
        let left = self.wanted.get_mut(scale)?;
        let wanted = left.next()?;
        if left.len() == 0 {
            self.whole.push(scale);
        }
        self.begun.get_mut(scale)?.get_or_insert(self.count);
        self.count += 1;
        Some((scale, wanted))
    }

    /// Where a question is; each is asked once.
    fn question(&mut self, sought: &Sought) -> contains::Wanted {
        let set = sought.set;
        let questions = self.questions.entry(set).or_default();
        let at = *self.known.entry(sought.clone()).or_insert_with(|| {
            questions.push(sought.clone());
            questions.len() - 1
        });
        contains::Wanted { set, at }
    }
}

/// Sets of groups, each of which is judged at once where that pays.
struct Grouping<'s> {
    scales: &'s [Scale],
    /// Properties of lists that so many sets ask for that each set is judged one group after the other: in their order
    /// the lists are looked at once for all sets, at once for each set anew.
    apart: BTreeSet<usize>,
}

/// Most parts of a property of lists in all sets of a filter that are judged at once.
const PARTS_OF_LISTS: usize = 2;

impl<'s> Grouping<'s> {
    fn of(root: &Step, scales: &'s [Scale]) -> Self {
        let mut grouping = Self {
            scales,
            apart: BTreeSet::new(),
        };
        let mut parts = BTreeMap::new();
        grouping.count(root, &mut parts);
        let many = parts
            .into_iter()
            .filter(|(_, parts)| *parts > PARTS_OF_LISTS);
        grouping.apart = many.map(|(scale, _)| scale).collect();
        grouping
    }

    /// Counts the parts of each property of lists.
    fn count(&self, step: &Step, parts: &mut BTreeMap<usize, usize>) {
        let (any, steps) = match step {
            Step::Any(steps) => (true, steps),
            Step::All(steps) => (false, steps),
            Step::Over(_, step) => return self.count(step, parts),
            Step::Leaf(_) | Step::Contains(..) | Step::Placed(_) | Step::Groups(_) => return,
        };
        steps.iter().for_each(|step| self.count(step, parts));
        if let Some(sets) = self.sets(any, steps) {
            for scale in self.of_lists(&sets) {
                *parts.entry(scale).or_default() += 1;
            }
        }
    }

    /// The groups among steps that are joined so, where it pays to judge them at once.
    fn sets<'p>(&self, any: bool, steps: &'p [Step]) -> Option<Sets<'p>>
    where
        's: 'p,
    {
        let groups = steps.iter().enumerate();
        let groups = groups.filter_map(|(at, step)| Some((at, step.as_group(any)?)));
        let groups: Vec<Group<'_>> = groups.collect();
        if groups.is_empty() {
            return None;
        }
        Sets::of(any, groups, self.scales)
    }

    /// The scales of lists, one for each part of them.
    fn of_lists(&self, sets: &Sets<'_>) -> impl Iterator<Item = usize> {
        let is_of_lists = |scale: &usize| self.scales.get(*scale).is_some_and(Scale::is_of_lists);
        sets.scales().filter(is_of_lists)
    }

    /// Has the groups in a step judged at once if that pays, and what is soon told come first.
    fn arrange(&self, step: &mut Step) {
        let (any, steps) = match step {
            Step::Any(steps) => (true, steps),
            Step::All(steps) => (false, steps),
            Step::Over(_, step) => return self.arrange(step),
            Step::Leaf(_) | Step::Contains(..) | Step::Placed(_) | Step::Groups(_) => return,
        };
        steps.iter_mut().for_each(|step| self.arrange(step));
        let sets = self.sets(any, steps);
        let sets =
            sets.filter(|sets| !self.of_lists(sets).any(|scale| self.apart.contains(&scale)));
        if let Some(groups) = sets.map(|sets| sets.groups(any, self.scales)) {
            let mut members: Vec<Option<Step>> = steps.drain(..).map(Some).collect();
            let mut take = |at: usize| members.get_mut(at).and_then(Option::take);
            let groups = groups.into_iter().map(|(mut groups, members)| {
                groups.keep(members.into_iter().filter_map(&mut take).collect());
                Step::Groups(groups)
            });
            let groups: Vec<Step> = groups.collect();
            steps.extend(members.into_iter().flatten().chain(groups));
        }
        steps.sort_by_cached_key(Step::cost);
    }
}

impl Step {
    /// About how long the rows take, in the unit of [`Test::cost`] divided by this.
    const PARTS: u32 = 100;

    /// The tests of a group among others that are joined so, if there is nothing else in it and they are all placed. A test
    /// alone is none: it may leave few rows for the groups, and comes before them.
    fn as_group(&self, any: bool) -> Option<Vec<&Placed>> {
        let tests = match (any, self) {
            (true, Self::All(steps)) | (false, Self::Any(steps)) => steps.as_slice(),
            _ => return None,
        };
        let tests = tests.iter().map(|step| match step {
            Self::Placed(placed) if placed.ranges().is_some() => Some(placed),
            _ => None,
        });
        tests.collect()
    }

    fn cost(&self) -> u32 {
        match self {
            Self::All(steps) | Self::Any(steps) => {
                steps.iter().map(Self::cost).fold(0, u32::saturating_add)
            }
            Self::Leaf(leaf) => leaf.test.cost() * Self::PARTS,
            Self::Contains(..) => OF_CONTAINS * Self::PARTS,
            // What is a class leaves fewer rows than what is a range of them.
            Self::Placed(placed) => match placed.ranges() {
                Some(ranges) if ranges.iter().all(|range| range.len() == 1) => 1,
                _ => 2,
            },
            Self::Groups(groups) => u32::try_from(groups.count()).unwrap_or(u32::MAX),
            Self::Over(scales, step) => {
                let scales = u32::try_from(scales.len()).unwrap_or(u32::MAX);
                let of_scales = scales.saturating_mul(OF_ORDER * Self::PARTS);
                step.cost().saturating_add(of_scales)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::ops::Range;

    use super::*;
    use crate::filter::groups::MOST;
    use crate::filter::ranges::{Ranges, Relation, Scalar};
    use crate::filter::test::SymbolSet;
    use crate::value::Symbol;

    fn leaf(field: usize, test: Test) -> Node {
        Node::Leaf(Leaf {
            field: Some(FieldRef::at(field)),
            test,
            negated: false,
        })
    }

    fn number(field: usize, relation: Relation, number: u32) -> Node {
        let ranges = Ranges::of(relation, Scalar::Number(number.into()));
        leaf(field, Test::Within(ranges))
    }

    /// A list has any of these.
    fn entries(field: usize, symbols: Range<u32>) -> Node {
        leaf(
            field,
            Test::HasAny(SymbolSet::new(symbols.map(Symbol).collect())),
        )
    }

    /// Groups are judged at once in it.
    fn is_at_once(step: &Step) -> bool {
        match step {
            Step::All(steps) | Step::Any(steps) => steps.iter().any(is_at_once),
            Step::Over(_, step) => is_at_once(step),
            Step::Groups(_) => true,
            Step::Leaf(_) | Step::Contains(..) | Step::Placed(_) => false,
        }
    }

    /// Any of so many groups, each of a test of a number and these.
    fn is_any_at_once(count: u32, tests: impl Fn(u32) -> Vec<Node>) -> bool {
        let group = |at| {
            let mut group = tests(at);
            group.push(number(0, Relation::Less, at));
            Node::All(group)
        };
        is_at_once(&placed(Node::Any((0..count).map(group).collect())).root)
    }

    // What goes through all rows for each property is done only where many groups ask for few properties.
    #[test]
    fn many_groups_of_few_properties_are_judged_at_once() {
        let numbers = |at| vec![number(1, Relation::Greater, at)];
        assert!(is_any_at_once(40, numbers));
        assert!(!is_any_at_once(20, numbers));
        assert!(is_any_at_once(40, |at| vec![entries(1, at..at + 1)]));
        // Twice with one property, of lists too, which are looked at once for all of its tests.
        let twice = |at| vec![entries(1, at..at + 1), entries(1, at + 1..at + 2)];
        assert!(is_any_at_once(40, twice));
        // One of the groups asks far more often than the others.
        let uneven = |at| match at {
            0 => (0..40).map(|more| entries(1, more..more + 1)).collect(),
            _ => vec![entries(1, at..at + 1)],
        };
        assert!(!is_any_at_once(40, uneven));
        // A table of many classes.
        let most = MOST as u32;
        assert!(is_any_at_once(40, |_| vec![entries(1, 0..most - 100)]));
        assert!(!is_any_at_once(40, |_| vec![entries(1, 0..most)]));
    }

    /// Many sets that are joined, each of groups of a test of a list and one of another property.
    fn sets(count: u32, other: impl Fn(u32) -> Node) -> Node {
        let set = |set: u32| {
            let groups = (40 * set..40 * (set + 1)).map(|at| {
                let tests = [entries(1, at..at + 1), other(at)];
                Node::All(tests.into())
            });
            Node::Any(groups.collect())
        };
        Node::All((0..count).map(set).collect())
    }

    // Lists are not gone through again and again.
    #[test]
    fn many_sets_that_ask_for_one_list_are_judged_group_by_group() {
        let of_number = |at| number(0, Relation::Less, at);
        let of_list = |at| entries(2, at..at + 1);
        let most = PARTS_OF_LISTS as u32;
        assert!(is_at_once(&placed(sets(most, of_number)).root));
        assert!(is_at_once(&placed(sets(most, of_list)).root));
        assert!(!is_at_once(&placed(sets(most + 1, of_number)).root));
        assert!(!is_at_once(&placed(sets(most + 1, of_list)).root));
        // Beside them others are.
        let numbers = (0..40).map(|at| {
            let tests = [
                number(0, Relation::Less, at),
                number(3, Relation::Greater, at),
            ];
            Node::All(tests.into())
        });
        let both = [sets(most + 1, of_number), Node::Any(numbers.collect())];
        assert!(is_at_once(&placed(Node::All(both.into())).root));
    }

    // A test that leaves few rows comes before the groups that are joined with it.
    #[test]
    fn a_test_alone_comes_before_groups() {
        let group = |at| {
            let tests = [
                number(0, Relation::Less, at),
                number(1, Relation::Greater, at),
            ];
            Node::Any(tests.into())
        };
        let mut nodes: Vec<Node> = (0..40).map(group).collect();
        nodes.push(number(0, Relation::Equal, 7));
        let Step::Over(_, step) = placed(Node::All(nodes)).root else {
            panic!("scales");
        };
        let Step::All(steps) = *step else {
            panic!("steps");
        };
        assert!(matches!(
            steps.as_slice(),
            [Step::Placed(_), Step::Groups(_)]
        ));
    }
}
