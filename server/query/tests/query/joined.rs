//! Comparisons of one property, joined or apart from one another: they pass what their naive reading passes, and what
//! each of them alone says.

use std::ops::Range;

use jiff::tz::TimeZone;
use proptest::prelude::*;
use rolltop_document::view::{Condition, DatePreset, FilterLeaf, FilterNode};
use serde_json::{Value, json};

use crate::fixture::{Held, Object, Space, passing_in_every_form, seconds};
use crate::reference::{
    DAY, Of, PROPERTIES, Values, as_held, as_row, keyed, large_tree_of, leaf, object, passes, pool,
    tree_of,
};

/// Every value of a property, a stored null and none, each in an object of its own.
fn objects_of(key: &'static str, of: Of) -> Vec<Values> {
    let stored = pool(of).into_iter().chain([json!(null)]).map(Some);
    stored
        .chain([None])
        .map(|value| vec![(key, of, value)])
        .collect()
}

/// Nodes that are joined by AND pass the objects that the naive reading of each of them passes.
pub(crate) fn pass_as_naively(
    nodes: &[FilterNode],
    objects: &[Values],
) -> Result<(), TestCaseError> {
    pass_among(nodes, objects, objects.len())
}

/// The same of few rows, and of so many that a sample of them tells in which order groups are judged.
pub(crate) fn few_and_many_pass_as_naively(
    nodes: &[FilterNode],
    objects: &[Values],
) -> Result<(), TestCaseError> {
    pass_as_naively(nodes, objects)?;
    pass_among(nodes, objects, 20 * objects.len())
}

/// So many rows, which are these objects again and again.
fn pass_among(nodes: &[FilterNode], objects: &[Values], count: usize) -> Result<(), TestCaseError> {
    let space = Space::tasks();
    let rows = objects.iter().map(|object| as_row(&space, object));
    let rows: Vec<Object> = rows.collect();
    let passing = objects
        .iter()
        .map(|object| nodes.iter().all(|node| passes(node, object)));
    let passing: Vec<bool> = passing.collect();
    let expected = passing.iter().cycle().take(count).enumerate();
    let expected = expected.filter_map(|(at, passes)| passes.then_some(at));
    let expected: Vec<usize> = expected.collect();
    let keyed: Vec<FilterNode> = nodes.iter().map(|node| keyed(&space, node)).collect();
    let rows = rows.iter().cycle().take(count).collect();
    let found = passing_in_every_form(&keyed, &space.context(), rows);
    prop_assert!(found == expected, "{:?} {:?}", nodes, objects);
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(256))]
    // query.md 5: missing and empty values, lists, negated conditions and groups included.
    #[test]
    fn joined_comparisons_are_the_naive_ones(
        (at, nodes) in (0..PROPERTIES.len()).prop_flat_map(|at| {
            let nodes = prop::collection::vec(tree_of(&PROPERTIES[at..=at], 8), 1..4);
            (Just(at), nodes)
        }),
    ) {
        let (key, of) = PROPERTIES[at];
        pass_as_naively(&nodes, &objects_of(key, of))?;
    }

    // The same beside comparisons of other properties.
    #[test]
    fn they_are_so_beside_others(
        nodes in prop::collection::vec(tree_of(&PROPERTIES[..3], 8), 1..4),
        objects in prop::collection::vec(object(), 12),
    ) {
        pass_as_naively(&nodes, &objects)?;
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(512))]
    // query.md 5: many comparisons of few properties that lie apart in a filter.
    #[test]
    fn many_comparisons_of_few_properties_are_the_naive_ones(
        nodes in (1..=3_usize).prop_flat_map(|count| {
            let from = 0..=PROPERTIES.len() - count;
            from.prop_flat_map(move |from| {
                prop::collection::vec(large_tree_of(&PROPERTIES[from..from + count]), 1..3)
            })
        }),
        objects in prop::collection::vec(object(), 24),
    ) {
        pass_as_naively(&nodes, &objects)?;
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(256))]
    // The same where only some of the rows are asked about all of them.
    #[test]
    fn many_comparisons_within_a_group_are_the_naive_ones(
        filters in prop::collection::vec(
            (1..PROPERTIES.len()).prop_flat_map(|at| {
                let parts = (tree_of(&PROPERTIES[..1], 2), large_tree_of(&PROPERTIES[at..=at]));
                parts.prop_map(|(first, many)| FilterNode::Group { any: false, filters: vec![first, many] })
            }),
            1..4,
        ),
        objects in prop::collection::vec(object(), 24),
    ) {
        let node = FilterNode::Group { any: true, filters };
        pass_as_naively(&[node], &objects)?;
    }
}

/// Comparisons with these properties, one with each.
fn of_each(properties: &'static [(&'static str, Of)]) -> impl Strategy<Value = Vec<FilterNode>> {
    let leaves = (0..properties.len()).map(|at| leaf(&properties[at..=at]));
    leaves.collect::<Vec<_>>()
}

/// So many groups of comparisons with some of these properties, joined in the other way.
fn groups_of(
    properties: &'static [(&'static str, Of)],
    count: Range<usize>,
) -> impl Strategy<Value = FilterNode> {
    let group = prop::collection::vec(leaf(properties), 1..5);
    (any::<bool>(), prop::collection::vec(group, count)).prop_map(|(any, groups)| {
        let group = |filters| FilterNode::Group { any: !any, filters };
        let filters = groups.into_iter().map(group).collect();
        FilterNode::Group { any, filters }
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(128))]
    // query.md 5: many groups of comparisons with several properties.
    #[test]
    fn many_groups_are_the_naive_ones(
        any in any::<bool>(),
        groups in (3..=PROPERTIES.len()).prop_flat_map(|count| {
            let from = 0..=PROPERTIES.len() - count;
            from.prop_flat_map(move |from| {
                prop::collection::vec(of_each(&PROPERTIES[from..from + count]), 60..140)
            })
        }),
        objects in prop::collection::vec(object(), 24),
    ) {
        let groups = groups.into_iter().map(|filters| FilterNode::Group { any: !any, filters });
        // A group that decides about many objects would hide what others say of them.
        let decides_few = |group: &FilterNode| {
            let decided = objects.iter().filter(|object| passes(group, object) == any);
            decided.count() < 2
        };
        let filters: Vec<FilterNode> = groups.filter(decides_few).collect();
        prop_assume!(!filters.is_empty());
        few_and_many_pass_as_naively(&[FilterNode::Group { any, filters }], &objects)?;
    }

    // The same where a group has several comparisons with one property, lists too.
    #[test]
    fn groups_that_ask_twice_for_a_property_are_the_naive_ones(
        node in (1..=4_usize).prop_flat_map(|count| {
            let from = 0..=PROPERTIES.len() - count;
            from.prop_flat_map(move |from| groups_of(&PROPERTIES[from..from + count], 8..40))
        }),
        objects in prop::collection::vec(object(), 24),
    ) {
        few_and_many_pass_as_naively(&[node], &objects)?;
    }
}

/// Ids of objects, of which some lists hold many.
const IDS: [&str; 12] = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l"];

/// Some of them, in any order; many hold most of them, some of them twice.
fn ids(count: Range<usize>) -> impl Strategy<Value = Value> {
    prop::collection::vec(prop::sample::select(&IDS[..]), count).prop_map(Value::from)
}

/// An object with a list, which may be empty, null or missing, and a number.
fn listing() -> impl Strategy<Value = Values> {
    let list = prop_oneof![
        1 => Just(None),
        1 => Just(Some(Value::Null)),
        4 => ids(0..4).prop_map(Some),
        2 => ids(8..40).prop_map(Some),
    ];
    (list, 0_i64..4).prop_map(|(list, number)| {
        let number = Some(json!(number));
        vec![
            ("assignee", Of::Objects, list),
            ("priority", Of::Number, number),
        ]
    })
}

/// Whether groups are joined by OR, and groups of so many tests of a list that nothing draws together.
fn groups_of_a_list() -> impl Strategy<Value = (bool, Vec<Vec<FilterNode>>)> {
    (any::<bool>(), 2_usize..16, 1_usize..10).prop_flat_map(|(any, width, most)| {
        let condition = match any {
            true => Condition::In,
            false => Condition::NotIn,
        };
        let test = ids(1..most + 1);
        let test = test.prop_map(move |value| comparison("assignee", condition, value, false));
        let group = prop::collection::vec(test, width);
        (Just(any), prop::collection::vec(group, 34..48))
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(128))]
    // query.md 5: groups that ask a list many times, short lists and long ones, alone and beside other comparisons.
    #[test]
    fn groups_of_many_comparisons_of_a_list_are_the_naive_ones(
        (any, groups) in groups_of_a_list(),
        is_beside in any::<bool>(),
        objects in prop::collection::vec(listing(), 24),
    ) {
        let groups = (0_i64..).zip(groups).map(|(at, mut filters)| {
            if is_beside {
                filters.push(comparison("priority", Condition::Equal, json!(at % 5), false));
            }
            FilterNode::Group { any: !any, filters }
        });
        few_and_many_pass_as_naively(&[FilterNode::Group { any, filters: groups.collect() }], &objects)?;
    }
}

/// A comparison with days, with a range of them that lies over others, or with an instant.
fn date_leaf() -> impl Strategy<Value = FilterNode> {
    const PRESETS: [DatePreset; 6] = [
        DatePreset::Today,
        DatePreset::Tomorrow,
        DatePreset::CurrentWeek,
        DatePreset::CurrentMonth,
        DatePreset::LastMonth,
        DatePreset::CurrentYear,
    ];
    const CONDITIONS: [Condition; 7] = [
        Condition::Equal,
        Condition::NotEqual,
        Condition::Less,
        Condition::LessOrEqual,
        Condition::Greater,
        Condition::GreaterOrEqual,
        Condition::NotExactIn,
    ];
    let value = (seconds("2026-03-06")..seconds("2026-03-11")).prop_map(|at| at / 3_600 * 3_600);
    (
        prop::sample::select(&CONDITIONS[..]).prop_flat_map(move |condition| {
            let preset = prop::option::of(prop::sample::select(&PRESETS[..]));
            (
                Just(condition),
                preset.prop_map(move |preset| preset.filter(|_| condition.takes_preset())),
            )
        }),
        value,
        any::<bool>(),
    )
        .prop_map(|((condition, date_preset), value, include_time)| {
            FilterNode::Leaf(Box::new(FilterLeaf {
                property: "due_date".to_owned(),
                condition: Some(condition),
                value: date_preset.is_none().then(|| json!(value)),
                date_preset,
                include_time,
            }))
        })
}

/// The rows that pass, each leaf asked alone.
fn passing_one_by_one(node: &FilterNode, space: &Space, rows: &[Object]) -> Vec<bool> {
    match node {
        FilterNode::Leaf(_) => {
            let found = passing_in_every_form(
                std::slice::from_ref(node),
                &space.context(),
                rows.iter().collect(),
            );
            (0..rows.len()).map(|row| found.contains(&row)).collect()
        }
        FilterNode::Group { any, filters } => {
            let each = filters
                .iter()
                .map(|node| passing_one_by_one(node, space, rows));
            let joined = each.reduce(|one, other| {
                let pairs = one.into_iter().zip(other);
                pairs
                    .map(|(one, other)| if *any { one || other } else { one && other })
                    .collect()
            });
            joined.expect("a node")
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]
    // query.md 3.4, 3.5: days of a zone whose clock changes, days without a time, and instants, in one group.
    #[test]
    fn joined_dates_are_what_each_says(
        node in date_leaf().prop_recursive(3, 16, 6, |inner| {
            (any::<bool>(), prop::collection::vec(inner, 1..6))
                .prop_map(|(any, filters)| FilterNode::Group { any, filters })
        }),
    ) {
        let mut space = Space::tasks();
        space.moment.zone = TimeZone::posix("EST5EDT,M3.2.0,M11.1.0").expect("a zone");
        space.moment.now = seconds("2026-03-08T12:00:00Z");
        let first = seconds("2026-02-27");
        let hours = (0..15 * 24).flat_map(|hour| [-1, 0, 1].map(|more| first + hour * 3_600 + more));
        let far = [0, DAY, -DAY, i64::MAX / 2, i64::MIN / 2];
        let mut held: Vec<Option<Held>> = hours.chain(far).map(|at| Some(as_held(&space, Of::Date, &json!(at)))).collect();
        held.extend([Some(Held::Null), None]);
        let key = space.key("due_date");
        let rows: Vec<Object> = held
            .into_iter()
            .map(|held| held.map(|held| (key.clone(), held)).into_iter().collect())
            .collect();
        let node = keyed(&space, &node);
        let expected = passing_one_by_one(&node, &space, &rows);
        let expected: Vec<usize> = (0..rows.len()).filter(|row| expected[*row]).collect();
        let found = passing_in_every_form(std::slice::from_ref(&node), &space.context(), rows.iter().collect());
        prop_assert_eq!(found, expected, "{:?}", node);
    }
}

fn comparison(
    property: &str,
    condition: Condition,
    value: Value,
    include_time: bool,
) -> FilterNode {
    FilterNode::Leaf(Box::new(FilterLeaf {
        property: property.to_owned(),
        condition: Some(condition),
        value: Some(value),
        date_preset: None,
        include_time,
    }))
}

// query.md 5: however many groups there are, each of them counts.
#[test]
fn each_of_very_many_groups_counts() {
    const GROUPS: usize = 500;
    let space = Space::tasks();
    let (name, notes) = (space.key("name"), space.key("notes"));
    let word = |number: usize| format!("w{number:03}");
    let row = |(one, other)| -> Object {
        let held = [(&name, one), (&notes, other)];
        let held = held.map(|(key, number)| (key.clone(), Held::Text(word(number))));
        held.into_iter().collect()
    };
    // Every second row is that of a group, up to one beyond the last group.
    let pairs = (0..=GROUPS).flat_map(|number| [(number, number), (number, number + 1)]);
    let rows: Vec<Object> = pairs.map(row).collect();
    for any in [true, false] {
        let condition = if any {
            Condition::Equal
        } else {
            Condition::NotEqual
        };
        let groups = (0..GROUPS).map(|number| {
            let of = |key: &str| comparison(key, condition, json!(word(number)), false);
            FilterNode::Group {
                any: !any,
                filters: vec![of(&name), of(&notes)],
            }
        });
        let node = FilterNode::Group {
            any,
            filters: groups.collect(),
        };
        let is_of_group = |row: &usize| row.is_multiple_of(2) && row / 2 < GROUPS;
        let expected: Vec<usize> = (0..rows.len())
            .filter(|row| is_of_group(row) == any)
            .collect();
        let found = passing_in_every_form(&[node], &space.context(), rows.iter().collect());
        assert_eq!(found, expected, "{any}");
    }
}

// query.md 3.4, 3.5: the same of many dates, each beside a comparison of another property, so that no two are joined.
#[test]
fn dates_that_lie_apart_are_what_each_says() {
    const MANY: i64 = 14;
    let mut space = Space::tasks();
    space.moment.zone = TimeZone::posix("EST5EDT,M3.2.0,M11.1.0").expect("a zone");
    let first = seconds("2026-03-08");
    let hours =
        (-6 * 24..18 * 24).flat_map(|hour| [-1, 0, 1].map(|more| first + hour * 3_600 + more));
    let (due, name) = (space.key("due_date"), space.key("name"));
    let word = |number: i64| format!("w{}", number.rem_euclid(7));
    let rows: Vec<Object> = hours
        .chain([i64::MAX, i64::MIN, 0])
        .map(|at| {
            let held = [
                (due.clone(), Held::Date(at)),
                (name.clone(), Held::Text(word(at))),
            ];
            held.into_iter().collect()
        })
        .collect();
    for condition in [
        Condition::Equal,
        Condition::NotEqual,
        Condition::Less,
        Condition::GreaterOrEqual,
    ] {
        for any in [true, false] {
            let beside = if any {
                Condition::NotEqual
            } else {
                Condition::Equal
            };
            let groups = (0..MANY).map(|number| {
                let is_last = number == MANY - 1;
                let at = if is_last {
                    i64::MAX
                } else {
                    first + number * DAY + number % 3 * 7_200
                };
                let date = comparison(&due, condition, json!(at), is_last || number % 5 == 4);
                FilterNode::Group {
                    any: !any,
                    filters: vec![date, comparison(&name, beside, json!(word(number)), false)],
                }
            });
            let node = FilterNode::Group {
                any,
                filters: groups.collect(),
            };
            let expected = passing_one_by_one(&node, &space, &rows);
            let expected: Vec<usize> = (0..rows.len()).filter(|row| expected[*row]).collect();
            let nodes = std::slice::from_ref(&node);
            let found = passing_in_every_form(nodes, &space.context(), rows.iter().collect());
            assert_eq!(found, expected, "{condition:?} {any}");
        }
    }
}

// query.md 3.5: Samoa had no 30 December 2011. An instant lies on no such day, a day without a time may be it.
#[test]
fn a_day_that_its_zone_skipped_holds_no_instant() {
    let mut space = Space::tasks();
    space.moment.zone = TimeZone::get("Pacific/Apia").expect("a zone");
    let key = space.key("due_date");
    let skipped = seconds("2011-12-30");
    let held = [
        skipped,
        seconds("2011-12-30T15:00:00Z"),
        seconds("2026-08-10T12:00:00Z"),
    ];
    let rows: Vec<Object> = held
        .map(|at| as_held(&space, Of::Date, &json!(at)))
        .map(|held| [(key.clone(), held)].into_iter().collect())
        .into();
    for (condition, value, expected) in [
        (Condition::Equal, json!(skipped), vec![0]),
        (Condition::In, json!([skipped]), vec![0]),
        (Condition::NotEqual, json!(skipped), vec![1, 2]),
        (Condition::NotIn, json!([skipped]), vec![1, 2]),
    ] {
        let leaf = FilterLeaf {
            property: key.clone(),
            condition: Some(condition),
            value: Some(value),
            date_preset: None,
            include_time: false,
        };
        let node = FilterNode::Leaf(Box::new(leaf));
        let rows = rows.iter().collect();
        let found = passing_in_every_form(&[node], &space.context(), rows);
        assert_eq!(found, expected, "{condition:?}");
    }
}

// query.md 3.5: a list of many days, most of them several times, says what comparisons with each of them say, in a zone whose
// clock changes.
#[test]
fn many_days_of_one_list_are_what_each_says() {
    let mut space = Space::tasks();
    space.moment.zone = TimeZone::posix("EST5EDT,M3.2.0,M11.1.0").expect("a zone");
    let (first, due) = (seconds("2026-03-01"), space.key("due_date"));
    // Every second day or so, for some weeks around the change.
    let wanted = (0..264).map(|hour| first + hour / 24 * 2 * DAY + hour % 24 * 3_600);
    let wanted: Vec<i64> = wanted.chain([i64::MAX / 2]).collect();
    let around = (-30..560).flat_map(|hour| [-1, 0].map(|more| first + hour * 3_600 + more));
    let rows: Vec<Object> = around
        .chain([0, 1, i64::MAX / 2])
        .map(|at| [(due.clone(), Held::Date(at))].into_iter().collect())
        .collect();
    for (condition, one, any) in [
        (Condition::In, Condition::Equal, true),
        (Condition::NotIn, Condition::NotEqual, false),
    ] {
        // Of every day at least one, its midnight too.
        let each = wanted.iter().step_by(3);
        let each = each.map(|at| comparison(&due, one, json!(at), false));
        let each = FilterNode::Group {
            any,
            filters: each.collect(),
        };
        let expected = passing_one_by_one(&each, &space, &rows);
        let expected: Vec<usize> = (0..rows.len()).filter(|row| expected[*row]).collect();
        let list = comparison(&due, condition, json!(wanted), false);
        let found = passing_in_every_form(&[list], &space.context(), rows.iter().collect());
        assert_eq!(found, expected, "{condition:?}");
    }
}
