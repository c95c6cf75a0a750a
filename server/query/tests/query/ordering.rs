//! Sort keys against a naive comparison by query.md 7, on random objects and sorts.

use std::cmp::Ordering;

use proptest::prelude::*;
use rolltop_document::view::{EmptyPlacement, Sort, SortDirection};
use rolltop_query::collate::collate;
use rolltop_query::sort::latest_first;
use rolltop_query::value::Text;
use serde_json::Value;

use crate::fixture::{NAMES, Space};
use crate::reference::{DAY, Kind, PROPERTIES, Values, as_row, composed, object, operands, pool};

/// The options of the fixture, in order.
const OPTIONS: [&str; 4] = ["option urgent", "option q3", "option home", "option legal"];

/// Entries of a custom order with duplicates: values, entries that compare equal to values, and entries that are no
/// value.
fn list(of: Kind) -> impl Strategy<Value = Vec<String>> {
    let others: &[&str] = match of {
        Kind::Text => &["AB", "Ab", "\u{1}\u{1}", "bab", "beginning\0\0", "zebra"],
        Kind::Number => &["1e0", "01.5", "-0", "NaN", "inf", "many"],
        Kind::Checkbox => &["True", "0", ""],
        Kind::Date => &["86402", "-86400", "never"],
        Kind::Options => &["option legal", ""],
        Kind::Objects => &["m4", ""],
    };
    let values = operands(of).into_iter().map(|value| match value {
        Value::String(text) => text,
        value => value.to_string(),
    });
    let entries: Vec<String> = values
        .chain(others.iter().map(|&other| other.to_owned()))
        .collect();
    let entries = proptest::sample::select(entries);
    let length = prop_oneof![3 => 0..4_usize, 1 => 100..129_usize];
    length.prop_flat_map(move |length| proptest::collection::vec(entries.clone(), length))
}

fn sort() -> impl Strategy<Value = Sort> {
    let property = proptest::sample::select(&PROPERTIES[..]);
    let directions = [
        SortDirection::Asc,
        SortDirection::Desc,
        SortDirection::Custom,
    ];
    let placements = [None, Some(EmptyPlacement::Start), Some(EmptyPlacement::End)];
    let parts = property.prop_flat_map(move |(key, of)| {
        (
            Just(key),
            proptest::sample::select(directions.to_vec()),
            proptest::sample::select(placements.to_vec()),
            list(of),
            any::<bool>(),
            any::<bool>(),
        )
    });
    parts.prop_map(
        |(key, direction, empty_placement, listed, include_time, no_collate)| Sort {
            property: key.to_owned(),
            direction,
            custom_order: listed,
            empty_placement,
            include_time,
            no_collate,
        },
    )
}

/// The naive comparison.
fn naive(sort: &Sort, a: &Values, b: &Values) -> Ordering {
    let value = |values: &Values| -> (Kind, Option<Value>) {
        let found = values.iter().find(|(key, ..)| *key == sort.property);
        let (_, of, value) = found.expect("a property");
        (*of, value.clone().filter(|value| !value.is_null()))
    };
    let ((of, a), (_, b)) = (value(a), value(b));
    let descends = sort.direction == SortDirection::Desc;
    let directed = |order: Ordering| if descends { order.reverse() } else { order };
    let position = |value: &Option<Value>| {
        let is_listed = |listed: &String| match (of, value) {
            (Kind::Checkbox, None) => listed == "false",
            // An object without a name has the empty name.
            (Kind::Text, None) if sort.property == "name" => listed.is_empty(),
            (_, None) => false,
            (Kind::Text, Some(value)) => value.as_str().map(composed) == Some(composed(listed)),
            (Kind::Options | Kind::Objects, Some(value)) => *value == serde_json::json!([listed]),
            (Kind::Number, Some(value)) => value.as_f64() == listed.parse().ok(),
            (Kind::Date, Some(value)) => value.as_i64() == listed.parse().ok(),
            (Kind::Checkbox, Some(value)) => value.as_bool() == listed.parse().ok(),
        };
        let found = sort.custom_order.iter().position(is_listed);
        found.unwrap_or(sort.custom_order.len())
    };
    if sort.direction == SortDirection::Custom {
        let by_list = position(&a).cmp(&position(&b));
        if by_list.is_ne() {
            return by_list;
        }
    }
    if of == Kind::Checkbox {
        let is_true = |value| value == Some(Value::Bool(true));
        return directed(is_true(a).cmp(&is_true(b)));
    }
    let is_empty = |value: &Option<Value>| {
        value
            .as_ref()
            .is_none_or(|value| *value == "" || *value == serde_json::json!([]))
    };
    match (is_empty(&a), is_empty(&b), sort.empty_placement) {
        (true, true, _) => Ordering::Equal,
        (false, false, _) => {
            let (a, b) = (a.unwrap_or_default(), b.unwrap_or_default());
            directed(compare(of, sort, &a, &b))
        }
        (is_first, _, None) => directed(if is_first {
            Ordering::Less
        } else {
            Ordering::Greater
        }),
        (is_first, _, Some(place)) => {
            if is_first == (place == EmptyPlacement::Start) {
                Ordering::Less
            } else {
                Ordering::Greater
            }
        }
    }
}

fn compare(of: Kind, sort: &Sort, a: &Value, b: &Value) -> Ordering {
    let text = |value: &Value| composed(value.as_str().unwrap_or_default());
    let list = |value: &Value| -> Vec<String> {
        value.as_array().into_iter().flatten().map(text).collect()
    };
    match of {
        Kind::Text if sort.no_collate || sort.property == "link" => text(a).cmp(&text(b)),
        Kind::Text => collate(&text(a), &text(b)),
        Kind::Number => a.as_f64().partial_cmp(&b.as_f64()).expect("numbers"),
        Kind::Checkbox => a.as_bool().cmp(&b.as_bool()),
        Kind::Date => {
            let unit = if sort.include_time { 1 } else { DAY };
            let at = |value: &Value| value.as_i64().expect("seconds").div_euclid(unit);
            at(a).cmp(&at(b))
        }
        Kind::Options => {
            let place = |id: &String| OPTIONS.iter().position(|option| option == id).unwrap_or(9);
            let places = |value: &Value| list(value).iter().map(place).collect::<Vec<_>>();
            places(a).cmp(&places(b))
        }
        Kind::Objects => {
            let (a, b) = (list(a), list(b));
            let pairs = a.iter().zip(&b);
            let mut orders = pairs.map(|(a, b)| collate(name_of(a), name_of(b)));
            let first = orders.find(|order| order.is_ne());
            first.unwrap_or_else(|| a.len().cmp(&b.len()))
        }
    }
}

fn name_of(id: &str) -> &'static str {
    let found = NAMES.iter().find(|(known, _)| *known == id);
    found.map_or("", |(_, name)| name.lent().text)
}

/// Checks that keys compare in the same order as the naive comparison.
fn check(sorts: &[Sort], objects: &[Values]) -> Result<(), TestCaseError> {
    let mut space = Space::tasks();
    let rows = objects.iter().map(|values| ("", as_row(&space, values)));
    space.objects = rows.collect();
    let keyed = sorts.iter().map(|sort| Sort {
        property: space.key(&sort.property),
        ..sort.clone()
    });
    let keys = space.keys(&keyed.collect::<Vec<Sort>>());
    for (first, first_key) in objects.iter().zip(&keys) {
        for (second, second_key) in objects.iter().zip(&keys) {
            let mut expected = sorts.iter().map(|sort| naive(sort, first, second));
            let expected = expected.find(|order| order.is_ne());
            let expected = expected.unwrap_or(Ordering::Equal);
            let order = first_key.cmp(second_key);
            prop_assert_eq!(order, expected, "{:?} {:?} {:?}", sorts, first, second);
        }
    }
    Ok(())
}

/// An object with or without a text in this property.
fn with_text(key: &'static str) -> impl Strategy<Value = Values> {
    let text = proptest::sample::select(pool(Kind::Text));
    proptest::option::weighted(0.9, text).prop_map(move |text| vec![(key, Kind::Text, text)])
}

/// Texts of few different letters, some long, so that many have a common prefix.
fn text() -> impl Strategy<Value = String> {
    let filler = proptest::sample::select(vec![
        "a", "A", "é", "b\u{301}", "日", "\u{1}", "\u{300}", " l\u{b7}",
    ]);
    let count = proptest::sample::select(vec![0_usize, 1, 40, 1000]);
    (filler, count, "[aAbéÉ_ß\u{0}\u{301}\u{b7}]{0,3}")
        .prop_map(|(filler, count, end)| filler.repeat(count) + &end)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(512))]
    #[test]
    fn keys_compare_like_the_naive_comparison(sorts in proptest::collection::vec(sort(), 0..4), objects in proptest::collection::vec(object(), 6)) {
        check(&sorts, &objects)?;
    }

    // query.md 7: an entry of a custom order matches whole values exactly, even if the collation treats others as
    // equal.
    #[test]
    fn custom_orders_match_texts_exactly(
        (key, objects) in proptest::sample::select(vec!["name", "notes", "link"])
            .prop_flat_map(|key| (Just(key), proptest::collection::vec(with_text(key), 4..12))),
        custom_order in list(Kind::Text),
        no_collate in any::<bool>(),
    ) {
        let sort = Sort { custom_order, no_collate, direction: SortDirection::Custom, property: key.to_owned(), ..latest_first() };
        check(&[sort], &objects)?;
    }

    // query.md 7: collation keys compare like their texts, and hold no terminator.
    #[test]
    fn collation_keys_are_in_the_order_of_the_collation(a in text(), b in text()) {
        let (first, second) = (Text::new(a.as_str()), Text::new(b.as_str()));
        let (first, second) = (first.lent(), second.lent());
        prop_assert_eq!(first.collation_key().cmp(&second.collation_key()), collate(first.text, second.text));
        prop_assert!(!first.collation_key().contains(&0));
    }
}
