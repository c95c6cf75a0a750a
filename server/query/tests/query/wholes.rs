//! Comparisons with lists as a whole, many of them: each list is told apart once for all.

use proptest::prelude::*;
use rolltop_document::view::{Condition, FilterLeaf, FilterNode};
use serde_json::{Value, json};

use crate::joined::{few_and_many_pass_as_naively, pass_as_naively};
use crate::reference::{Of, PROPERTIES, Values, object, operands, passes};

/// The properties with lists; some options of one are gone.
fn listing() -> impl Strategy<Value = (&'static str, Of)> {
    let lists = PROPERTIES.iter().copied();
    let lists = lists.filter(|(_, of)| matches!(of, Of::Options | Of::Objects));
    prop::sample::select(lists.collect::<Vec<_>>())
}

/// A comparison of a list: exact ones mostly.
fn comparison() -> impl Strategy<Value = FilterNode> {
    let condition = prop_oneof![
        4 => Just(Condition::ExactIn),
        4 => Just(Condition::NotExactIn),
        1 => Just(Condition::AllIn),
        1 => Just(Condition::NotIn),
        1 => Just(Condition::Empty),
    ];
    let of_list = listing().prop_flat_map(|(key, of)| {
        let wanted = prop::collection::vec(prop::sample::select(operands(of)), 1..5);
        (Just(key), wanted)
    });
    (condition, of_list).prop_map(|(condition, (key, wanted))| {
        FilterNode::Leaf(Box::new(FilterLeaf {
            property: key.to_owned(),
            condition: Some(condition),
            value: (!condition.ignores_value()).then(|| json!(wanted)),
            date_preset: None,
            include_time: false,
        }))
    })
}

/// Groups of so many comparisons of few objects that hardly any of them decides about many of these.
fn groups(
    width: std::ops::Range<usize>,
    count: std::ops::Range<usize>,
) -> impl Strategy<Value = (FilterNode, Vec<Values>)> {
    let groups = prop::collection::vec(prop::collection::vec(comparison(), width), count);
    let objects = prop::collection::vec(object(), 24);
    (any::<bool>(), groups, objects).prop_map(|(any, groups, objects)| {
        let groups = groups
            .into_iter()
            .map(|filters| FilterNode::Group { any: !any, filters });
        let decides_few = |group: &FilterNode| {
            let decided = objects.iter().filter(|object| passes(group, object) == any);
            decided.count() < 4
        };
        let filters = groups.filter(decides_few).collect();
        (FilterNode::Group { any, filters }, objects)
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]
    // query.md 5: groups that are judged at once, exact comparisons in all of them.
    #[test]
    fn groups_of_exact_comparisons_are_the_naive_ones(
        (node, objects) in groups(2..4, 150..260)
    ) {
        prop_assume!(matches!(&node, FilterNode::Group { filters, .. } if !filters.is_empty()));
        few_and_many_pass_as_naively(&[node], &objects)?;
    }

    // The same of a few, which are judged one by one, and of comparisons that are joined as they are.
    #[test]
    fn exact_comparisons_are_the_naive_ones(
        (node, objects) in groups(1..4, 1..12),
        any in any::<bool>(),
        alone in prop::collection::vec(comparison(), 1..40),
    ) {
        prop_assume!(matches!(&node, FilterNode::Group { filters, .. } if !filters.is_empty()));
        let alone = FilterNode::Group { any, filters: alone };
        pass_as_naively(std::slice::from_ref(&node), &objects)?;
        pass_as_naively(&[FilterNode::Group { any: true, filters: vec![node, alone] }], &objects)?;
    }
}

// query.md 5: order and repetitions do not count, nor do options that are gone unless they are wanted.
#[test]
fn lists_are_told_apart_by_what_is_in_them() {
    let [one, other, third, gone] = &operands(Of::Options)[..] else {
        panic!("four options");
    };
    let leaf = |wanted: &[&Value]| {
        FilterNode::Leaf(Box::new(FilterLeaf {
            property: "tags".to_owned(),
            condition: Some(Condition::ExactIn),
            value: Some(json!(wanted)),
            date_preset: None,
            include_time: false,
        }))
    };
    let object = |list: &[&Value]| -> Values { vec![("tags", Of::Options, Some(json!(list)))] };
    let objects = [
        object(&[]),
        object(&[gone]),
        object(&[one]),
        object(&[one, gone, one]),
        object(&[other, one]),
        object(&[gone, other, one, other]),
        object(&[one, other, third]),
        vec![("tags", Of::Options, None)],
    ];
    // As many as it takes for lists to be told apart once for all of them.
    let all = [
        leaf(&[one]),
        leaf(&[other, one]),
        leaf(&[one, other, other]),
        leaf(&[third, other, one]),
        leaf(&[third]),
        leaf(&[one, gone]),
        leaf(&[gone]),
    ];
    for few in 0..all.len() {
        let filters = all[few..].to_vec();
        let node = FilterNode::Group { any: true, filters };
        pass_as_naively(&[node], &objects).expect("the naive reading");
    }
}
