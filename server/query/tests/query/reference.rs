//! Evaluation against a naive evaluation by query.md 5, on random objects and filters.

use proptest::prelude::*;
use rolltop_document::view::{Condition, FilterLeaf, FilterNode};
use rolltop_query::value::Symbol;
use serde_json::{Value, json};
use unicode_normalization::UnicodeNormalization;

use crate::fixture::{Object, Owned, Space};

pub(crate) const DAY: i64 = 86_400;

/// The kind of values of a property in the fixture.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Kind {
    Text,
    Number,
    Checkbox,
    Date,
    Options,
    Objects,
}

pub(crate) const PROPERTIES: [(&str, Kind); 6] = [
    ("name", Kind::Text),
    ("priority", Kind::Number),
    ("done", Kind::Checkbox),
    ("due_date", Kind::Date),
    ("tags", Kind::Options),
    ("assignee", Kind::Objects),
];

const TEXTS: [&str; 15] = [
    "",
    "a",
    "A",
    "ab",
    "Bä",
    "bÄb",
    "aB c",
    "\u{1}",
    "日",
    "beginning",
    "beginning\0",
    "beginning 2",
    "e\u{301}a",
    "É",
    "\u{301}",
];
const NUMBERS: [f64; 9] = [-1.5, -1.0, -0.0, 0.0, 5e-324, 1.0, 1.5, 7.0, 1e308];
/// Instants around two midnights.
const DATES: [i64; 7] = [0, DAY - 1, DAY, DAY + 1, 2 * DAY - 1, 2 * DAY, -1];
const OPTIONS: [&str; 4] = ["option urgent", "option q3", "option home", "gone"];
const OBJECTS: [&str; 3] = ["m1", "m2", "m3"];

/// Every value of a property as JSON, with one list of each kind.
pub(crate) fn pool(of: Kind) -> Vec<Value> {
    match of {
        Kind::Text => TEXTS.map(Value::from).into(),
        Kind::Number => NUMBERS.map(Value::from).into(),
        Kind::Checkbox => [true, false].map(Value::from).into(),
        Kind::Date => DATES.map(Value::from).into(),
        Kind::Options | Kind::Objects => {
            let ids = ids(of);
            let lists = (0..=ids.len()).map(|count| Value::from(&ids[..count]));
            let alone = ids.iter().map(|id| json!([id]));
            let twice = json!([ids[1], ids[0], ids[1]]);
            lists.chain(alone).chain([twice]).collect()
        }
    }
}

/// Every operand for a property.
pub(crate) fn operands(of: Kind) -> Vec<Value> {
    match of {
        Kind::Options | Kind::Objects => ids(of).iter().copied().map(Value::from).collect(),
        _ => pool(of),
    }
}

fn ids(of: Kind) -> &'static [&'static str] {
    match of {
        Kind::Options => &OPTIONS,
        _ => &OBJECTS,
    }
}

/// A value as JSON; `None` if it is missing.
fn held(of: Kind) -> BoxedStrategy<Option<Value>> {
    let some = match of {
        Kind::Text => proptest::sample::select(&TEXTS[..])
            .prop_map(Value::from)
            .boxed(),
        Kind::Number => proptest::sample::select(&NUMBERS[..])
            .prop_map(Value::from)
            .boxed(),
        Kind::Checkbox => any::<bool>().prop_map(Value::from).boxed(),
        Kind::Date => proptest::sample::select(&DATES[..])
            .prop_map(Value::from)
            .boxed(),
        Kind::Options | Kind::Objects => {
            let id = proptest::sample::select(ids(of));
            // Short lists are more frequent; long lists are compared by another algorithm.
            prop_oneof![3 => proptest::collection::vec(id.clone(), 0..6), 1 => proptest::collection::vec(id, 16..20)]
                .prop_map(Value::from)
                .boxed()
        }
    };
    prop_oneof![1 => Just(None), 1 => Just(Some(Value::Null)), 6 => some.prop_map(Some)].boxed()
}

/// A random operand.
fn operand(of: Kind) -> BoxedStrategy<Value> {
    match of {
        Kind::Options | Kind::Objects => proptest::sample::select(ids(of))
            .prop_map(Value::from)
            .boxed(),
        _ => held(of)
            .prop_map(|value| value.filter(|value| !value.is_null()).unwrap_or(json!(0)))
            .boxed(),
    }
}

fn fits(of: Kind, value: &Value) -> bool {
    match of {
        Kind::Text => value.is_string(),
        Kind::Number | Kind::Date => value.is_number(),
        Kind::Checkbox => value.is_boolean(),
        Kind::Options | Kind::Objects => true,
    }
}

fn admits(of: Kind, condition: Condition) -> bool {
    use Condition as C;
    match condition {
        C::Empty | C::NotEmpty | C::Exists | C::Equal | C::NotEqual | C::In | C::NotIn => true,
        C::Greater | C::Less | C::GreaterOrEqual | C::LessOrEqual => {
            matches!(of, Kind::Text | Kind::Number | Kind::Date)
        }
        C::Contains | C::NotContains => matches!(of, Kind::Text | Kind::Options),
        C::AllIn | C::NotAllIn | C::ExactIn | C::NotExactIn => of != Kind::Checkbox,
    }
}

fn leaf() -> impl Strategy<Value = FilterNode> {
    let property = proptest::sample::select(&PROPERTIES[..]);
    let parts = property.prop_flat_map(|(key, of)| {
        let conditions: Vec<Condition> = Condition::ALL
            .iter()
            .copied()
            .filter(|condition| admits(of, *condition))
            .collect();
        let values = proptest::collection::vec(operand(of), 1..4);
        (
            Just(key),
            Just(of),
            proptest::sample::select(conditions),
            values,
            any::<bool>(),
        )
    });
    parts.prop_filter_map(
        "values of the format",
        |(key, of, condition, values, include_time)| {
            if !values.iter().all(|value| fits(of, value)) {
                return None;
            }
            let value = match condition {
                _ if condition.ignores_value() => None,
                _ if condition.takes_list() => Some(Value::Array(values)),
                _ => values.into_iter().next(),
            };
            Some(FilterNode::Leaf(Box::new(FilterLeaf {
                property: key.to_owned(),
                condition: Some(condition),
                value,
                date_preset: None,
                include_time: include_time && of == Kind::Date,
            })))
        },
    )
}

fn tree() -> impl Strategy<Value = FilterNode> {
    leaf().prop_recursive(3, 16, 4, |inner| {
        (any::<bool>(), proptest::collection::vec(inner, 1..=3))
            .prop_map(|(any, filters)| FilterNode::Group { any, filters })
    })
}

pub(crate) type Values = Vec<(&'static str, Kind, Option<Value>)>;

pub(crate) fn object() -> impl Strategy<Value = Values> {
    let values: Vec<_> = PROPERTIES.iter().map(|(_, of)| held(*of)).collect();
    values.prop_map(|values| {
        let pairs = PROPERTIES.iter().zip(values);
        pairs.map(|((key, of), value)| (*key, *of, value)).collect()
    })
}

/// The naive evaluation.
fn passes(node: &FilterNode, object: &Values) -> bool {
    match node {
        FilterNode::Group {
            any: true, filters, ..
        } => filters.iter().any(|node| passes(node, object)),
        FilterNode::Group { filters, .. } => filters.iter().all(|node| passes(node, object)),
        FilterNode::Leaf(leaf) => {
            let (_, of, value) = object
                .iter()
                .find(|(key, ..)| *key == leaf.property)
                .expect("a property");
            holds(leaf, *of, value.as_ref())
        }
    }
}

fn holds(leaf: &FilterLeaf, of: Kind, stored: Option<&Value>) -> bool {
    use Condition as C;
    let condition = leaf.condition.expect("a condition");
    let inverse = |positive| {
        !holds(
            &FilterLeaf {
                condition: Some(positive),
                ..leaf.clone()
            },
            of,
            stored,
        )
    };
    let value = stored.filter(|value| !value.is_null());
    let operands: Vec<Value> = match &leaf.value {
        Some(Value::Array(values)) => values.clone(),
        one => one.iter().cloned().collect(),
    };
    let same = |held: &Value, wanted: &Value| order(of, leaf.include_time, held, wanted).is_eq();
    let entries = |value: &Value| {
        value
            .as_array()
            .cloned()
            .unwrap_or_else(|| vec![value.clone()])
    };
    let against = |value: &Value| {
        operands
            .iter()
            .map(|wanted| order(of, leaf.include_time, value, wanted))
            .next()
    };
    match condition {
        C::NotEqual => inverse(C::Equal),
        C::NotContains => inverse(C::Contains),
        C::NotIn => inverse(C::In),
        C::NotEmpty => inverse(C::Empty),
        C::NotAllIn => inverse(C::AllIn),
        C::NotExactIn => inverse(C::ExactIn),
        C::Exists => stored.is_some(),
        C::Empty => value.is_none_or(is_empty),
        // A missing checkbox is false.
        C::Equal | C::In if of == Kind::Checkbox => {
            operands.contains(&json!(value == Some(&Value::Bool(true))))
        }
        C::Equal | C::In => value.is_some_and(|value| {
            entries(value)
                .iter()
                .any(|held| operands.iter().any(|wanted| same(held, wanted)))
        }),
        C::AllIn => value.is_some_and(|value| {
            operands
                .iter()
                .all(|wanted| entries(value).iter().any(|held| same(held, wanted)))
        }),
        C::ExactIn => value.is_some_and(|value| {
            let kept: Vec<Value> = entries(value)
                .into_iter()
                .filter(|held| of != Kind::Options || held != "gone")
                .collect();
            !is_empty(value)
                && operands
                    .iter()
                    .all(|wanted| entries(value).iter().any(|held| same(held, wanted)))
                && kept
                    .iter()
                    .all(|held| operands.iter().any(|wanted| same(held, wanted)))
        }),
        // An option matches as a whole or not at all.
        C::Contains if of == Kind::Options => {
            value.is_some_and(|value| entries(value).contains(&operands[0]))
        }
        C::Contains => value.is_some_and(|value| {
            let (text, part) = (
                value.as_str().unwrap_or_default(),
                operands[0].as_str().unwrap_or_default(),
            );
            let lower = |text| composed(text).to_lowercase();
            lower(text).contains(&lower(part))
        }),
        // A missing value lies below every value.
        C::Less => value.is_none_or(|value| against(value).is_some_and(|order| order.is_lt())),
        C::LessOrEqual => {
            value.is_none_or(|value| against(value).is_some_and(|order| order.is_le()))
        }
        C::Greater => value.is_some_and(|value| against(value).is_some_and(|order| order.is_gt())),
        C::GreaterOrEqual => {
            value.is_some_and(|value| against(value).is_some_and(|order| order.is_ge()))
        }
    }
}

fn is_empty(value: &Value) -> bool {
    value.as_f64() == Some(0.0) || [json!(""), json!(false), json!([])].contains(value)
}

fn order(of: Kind, include_time: bool, held: &Value, wanted: &Value) -> std::cmp::Ordering {
    match of {
        Kind::Number => held
            .as_f64()
            .partial_cmp(&wanted.as_f64())
            .expect("numbers"),
        Kind::Date => {
            let unit = if include_time { 1 } else { DAY };
            let day = |value: &Value| value.as_i64().expect("seconds").div_euclid(unit);
            day(held).cmp(&day(wanted))
        }
        Kind::Checkbox => held.as_bool().cmp(&wanted.as_bool()),
        Kind::Text => held
            .as_str()
            .map(composed)
            .cmp(&wanted.as_str().map(composed)),
        Kind::Options | Kind::Objects => held.as_str().cmp(&wanted.as_str()),
    }
}

/// Canonically equivalent texts are equal.
pub(crate) fn composed(text: &str) -> String {
    text.nfc().collect()
}

/// A value in the form that rows store.
fn as_stored(space: &Space, of: Kind, value: &Value) -> Owned {
    let symbol = |id: &Value| -> Symbol { space.symbols.intern(id.as_str().unwrap_or_default()) };
    match (of, value) {
        (_, Value::Null) => Owned::Null,
        (Kind::Text, _) => Owned::text(value.as_str().unwrap_or_default()),
        (Kind::Number, _) => Owned::Number(value.as_f64().unwrap_or_default()),
        (Kind::Checkbox, _) => Owned::Checkbox(value.as_bool().unwrap_or_default()),
        (Kind::Date, _) => Owned::Date(value.as_i64().unwrap_or_default()),
        (Kind::Options | Kind::Objects, _) => {
            Owned::List(value.as_array().into_iter().flatten().map(symbol).collect())
        }
    }
}

/// An object in the form that rows store.
pub(crate) fn as_row(space: &Space, values: &Values) -> Object {
    let present = values
        .iter()
        .filter_map(|(key, of, value)| Some((*key, *of, value.as_ref()?)));
    present
        .map(|(key, of, value)| (space.key(key), as_stored(space, of, value)))
        .collect()
}

/// The tree with internal keys of properties.
fn keyed(space: &Space, node: &FilterNode) -> FilterNode {
    match node {
        FilterNode::Group { any, filters } => FilterNode::Group {
            any: *any,
            filters: filters.iter().map(|node| keyed(space, node)).collect(),
        },
        FilterNode::Leaf(leaf) => FilterNode::Leaf(Box::new(FilterLeaf {
            property: space.key(&leaf.property),
            ..(**leaf).clone()
        })),
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(512))]
    #[test]
    fn evaluation_equals_the_naive_one(nodes in proptest::collection::vec(tree(), 0..3), objects in proptest::collection::vec(object(), 5)) {
        let mut space = Space::tasks();
        let rows: Vec<Object> = objects.iter().map(|values| as_row(&space, values)).collect();
        let names = ["A", "B", "C", "D", "E"];
        space.objects = names.into_iter().zip(rows).collect();
        let expected: Vec<&str> = names
            .into_iter()
            .zip(&objects)
            .filter(|(_, object)| nodes.iter().all(|node| passes(node, object)))
            .map(|(name, _)| name)
            .collect();
        let nodes: Vec<FilterNode> = nodes.iter().map(|node| keyed(&space, node)).collect();
        prop_assert_eq!(space.matching(&nodes), expected.join(","), "{:?} {:?}", nodes, objects);
    }
}
