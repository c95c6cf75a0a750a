//! Sorts against a naive reading of query.md 7, on random objects and sorts: as rows are compared one by one, and by
//! the numbers that a keeper of many rows makes of them.

use std::cmp::Ordering;
use std::sync::Arc;

use proptest::prelude::*;
use rolltop_document::view::{EmptyPlacement, Sort, SortDirection};
use rolltop_query::collate::collate;
use rolltop_query::order::{
    PlaceKeeper, PlacedRow, Places, SortRow, Sorts, TextOrder, latest_first,
};
use rolltop_query::rows::Rows;
use rolltop_query::value::{FieldRef, FieldValue, Fields, Row, Symbol};
use serde_json::Value;

use crate::fixture::{Form, Held, Object, ObjectRow, ObjectRows, Space};
use crate::reference::{DAY, Of, PROPERTIES, Values, as_row, object, operands, pool};

/// Names of the objects that values name; the rest have none. The order of words does not see the last one.
const NAMES: [(&str, &str); 3] = [("m1", "Zoe"), ("m2", "adam"), ("m3", "\u{1}")];
/// The options of the fixture, in their order.
const OPTIONS: [&str; 4] = ["option urgent", "option q3", "option home", "option legal"];

/// Entries of a custom order, some of them several times: values, what the order does not tell from values, and what is
/// none.
fn list(of: Of) -> impl Strategy<Value = Vec<String>> {
    let others: &[&str] = match of {
        Of::Text => &["AB", "Ab", "\u{1}\u{1}", "bab", "beginning\0\0", "zebra"],
        Of::Number => &["1e0", "01.5", "-0", "NaN", "inf", "many"],
        Of::Checkbox => &["True", "0", ""],
        Of::Date => &["86402", "-86400", "never"],
        Of::Options => &["option legal", ""],
        Of::Objects => &["m4", ""],
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

/// The naive reading.
fn naive(sort: &Sort, a: &Values, b: &Values) -> Ordering {
    let value = |values: &Values| -> (Of, Option<Value>) {
        let found = values.iter().find(|(key, ..)| *key == sort.property);
        let (_, of, value) = found.expect("a property");
        (*of, value.clone().filter(|value| !value.is_null()))
    };
    let ((of, a), (_, b)) = (value(a), value(b));
    let descends = sort.direction == SortDirection::Desc;
    let directed = |order: Ordering| if descends { order.reverse() } else { order };
    let position = |value: &Option<Value>| {
        let is_listed = |listed: &String| match (of, value) {
            (Of::Checkbox, None) => listed == "false",
            // An object without a name has an empty one.
            (Of::Text, None) if sort.property == "name" => listed.is_empty(),
            (_, None) => false,
            (Of::Text, Some(value)) => value == listed,
            (Of::Options | Of::Objects, Some(value)) => *value == serde_json::json!([listed]),
            (Of::Number, Some(value)) => value.as_f64() == listed.parse().ok(),
            (Of::Date, Some(value)) => value.as_i64() == listed.parse().ok(),
            (Of::Checkbox, Some(value)) => value.as_bool() == listed.parse().ok(),
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
    if of == Of::Checkbox {
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

fn compare(of: Of, sort: &Sort, a: &Value, b: &Value) -> Ordering {
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let list = |value: &Value| -> Vec<String> {
        value.as_array().into_iter().flatten().map(text).collect()
    };
    match of {
        Of::Text if sort.no_collate || sort.property == "link" => text(a).cmp(&text(b)),
        Of::Text => collate(&text(a), &text(b)),
        Of::Number => a.as_f64().partial_cmp(&b.as_f64()).expect("numbers"),
        Of::Checkbox => a.as_bool().cmp(&b.as_bool()),
        Of::Date => {
            let unit = if sort.include_time { 1 } else { DAY };
            let at = |value: &Value| value.as_i64().expect("seconds").div_euclid(unit);
            at(a).cmp(&at(b))
        }
        Of::Options => {
            let place = |id: &String| OPTIONS.iter().position(|option| option == id).unwrap_or(9);
            let places = |value: &Value| list(value).iter().map(place).collect::<Vec<_>>();
            places(a).cmp(&places(b))
        }
        Of::Objects => {
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
    found.map_or("", |(_, name)| name)
}

/// The rows of a space: its objects, then those that have names.
struct Keeper<'a> {
    space: &'a Space,
    fields: &'a Fields,
}

impl<'a> Keeper<'a> {
    fn row(&'a self, number: usize) -> KeptRow<'a> {
        let (_, object) = &self.space.objects[number];
        KeptRow {
            keeper: self,
            number,
            row: ObjectRow {
                object,
                fields: self.fields,
            },
        }
    }

    fn text_of(&self, number: u32, key: &str) -> &str {
        match self
            .space
            .objects
            .get(number as usize)
            .and_then(|(_, object)| object.get(key))
        {
            Some(Held::Text(text)) => text,
            _ => "",
        }
    }

    /// As if they had been computed once, and then these rows had changed.
    fn places<'t>(&self, order: TextOrder, text: &dyn Fn(u32) -> &'t str) -> Arc<Places> {
        let rows = u32::try_from(self.space.objects.len() + NAMES.len()).expect("few rows");
        let changed = [1, 3, rows - 1];
        let before = |row: u32| match row {
            _ if !changed.contains(&row) => text(row),
            1 => "",
            _ => "ab",
        };
        let places = Places::of(order, rows - 1, &before).after(&changed, rows, text);
        for row in 0..rows {
            assert_eq!(places.place(row), Places::of(order, rows, text).place(row));
        }
        Arc::new(places)
    }
}

impl PlaceKeeper for Keeper<'_> {
    fn texts(&self, field: FieldRef, order: TextOrder) -> Arc<Places> {
        let key = &self.fields.keys()[field.index()];
        self.places(order, &|row| self.text_of(row, key))
    }

    fn text(&self, field: FieldRef, row: u32) -> &str {
        self.text_of(row, &self.fields.keys()[field.index()])
    }

    fn titles(&self, order: TextOrder) -> Arc<Places> {
        let key = self.space.key("name");
        self.places(order, &|row| self.text_of(row, &key))
    }

    fn title(&self, row: u32) -> &str {
        self.text_of(row, &self.space.key("name"))
    }

    fn names(&self) -> Arc<Places> {
        let objects = self.space.objects.len();
        self.places(TextOrder::Collated, &|row| {
            let named = (row as usize).checked_sub(objects);
            named.map_or("", |at| NAMES[at].1)
        })
    }

    fn target(&self, target: Symbol) -> Option<u32> {
        let id = self.space.symbols.symbol_text(target);
        let at = NAMES.iter().position(|(known, _)| *known == id)?;
        u32::try_from(self.space.objects.len() + at).ok()
    }
}

struct KeptRow<'a> {
    keeper: &'a Keeper<'a>,
    number: usize,
    row: ObjectRow<'a>,
}

impl Row for KeptRow<'_> {
    fn value(&self, field: FieldRef) -> FieldValue<'_> {
        self.row.value(field)
    }
}

impl SortRow for KeptRow<'_> {
    fn title(&self) -> &str {
        let number = u32::try_from(self.number).expect("few rows");
        self.keeper.title(number)
    }

    fn target_name(&self, target: Symbol) -> &str {
        name_of(&self.keeper.space.symbols.symbol_text(target))
    }
}

impl PlacedRow for KeptRow<'_> {
    fn number(&self) -> u32 {
        u32::try_from(self.number).expect("few rows")
    }
}

/// Two rows are ordered as the naive reading says, also by their numbers.
fn check(sorts: &[Sort], objects: &[Values]) -> Result<(), TestCaseError> {
    let mut space = Space::tasks();
    let rows: Vec<Object> = objects
        .iter()
        .map(|values| as_row(&space, values))
        .collect();
    space.objects = rows.into_iter().map(|row| ("", row)).collect();
    let keyed: Vec<Sort> = sorts
        .iter()
        .map(|sort| Sort {
            property: space.key(&sort.property),
            ..sort.clone()
        })
        .collect();
    let mut fields = Fields::default();
    let compiled = Sorts::compile(&keyed, &space.context(), &mut fields);
    let keeper = Keeper {
        space: &space,
        fields: &fields,
    };
    let numbered = compiled.numbered(&keeper);
    let rows = ObjectRows {
        objects: space.objects.iter().map(|(_, object)| object).collect(),
        fields: fields.clone(),
        form: Form::default(),
    };
    let column = numbered.first_field().map(|field| rows.column(field));
    for at in 0..objects.len() {
        let row = keeper.row(at);
        let number = numbered.first_of(column.as_ref(), row.number());
        prop_assert!(number.is_none_or(|number| number == numbered.first(&row)));
    }
    for (a, first) in objects.iter().enumerate() {
        for (b, second) in objects.iter().enumerate() {
            let mut expected = sorts.iter().map(|sort| naive(sort, first, second));
            let expected = expected.find(|order| order.is_ne());
            let expected = expected.unwrap_or(Ordering::Equal);
            let (a, b) = (keeper.row(a), keeper.row(b));
            let told = || format!("{sorts:?} {first:?} {second:?}");
            prop_assert_eq!(compiled.compare(&a, &b), expected, "{}", told());
            let (first, other) = (numbered.first(&a), numbered.first(&b));
            let by_numbers = first
                .cmp(&other)
                .then_with(|| match numbered.is_all(first) {
                    true => Ordering::Equal,
                    false => numbered.compare_rest(first, &a, &b),
                });
            prop_assert_eq!(by_numbers, expected, "{}", told());
        }
    }
    Ok(())
}

/// An object with a text in this property, or without one.
fn with_text(key: &'static str) -> impl Strategy<Value = Values> {
    let text = proptest::sample::select(pool(Of::Text));
    proptest::option::weighted(0.9, text).prop_map(move |text| vec![(key, Of::Text, text)])
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(512))]
    #[test]
    fn the_order_is_the_naive_one(sorts in proptest::collection::vec(sort(), 0..4), objects in proptest::collection::vec(object(), 6)) {
        check(&sorts, &objects)?;
    }

    // query.md 7: a custom order takes whole values as they are listed, whatever else the order takes for equal.
    #[test]
    fn texts_are_listed_as_they_are_written(
        (key, objects) in proptest::sample::select(vec!["name", "notes", "link"])
            .prop_flat_map(|key| (Just(key), proptest::collection::vec(with_text(key), 4..12))),
        custom_order in list(Of::Text),
        no_collate in any::<bool>(),
    ) {
        let sort = Sort { custom_order, no_collate, direction: SortDirection::Custom, property: key.to_owned(), ..latest_first() };
        check(&[sort], &objects)?;
    }

    // The order of many texts at once is that of any two of them.
    #[test]
    fn places_are_those_of_the_texts(texts in proptest::collection::vec("[a-cA-C _\u{1}äÄß日\u{301}]{0,4}", 0..40), changed in proptest::collection::vec((0_u32..50, "[abÄ]{0,3}"), 0..8)) {
        for order in [TextOrder::Collated, TextOrder::Bytes] {
            let count = |texts: &[String]| u32::try_from(texts.len()).expect("few texts");
            let text = |texts: &'_ [String], row: u32| texts.get(row as usize).cloned().unwrap_or_default();
            let places = {
                let of = |row: u32| texts.get(row as usize).map_or("", String::as_str);
                Places::of(order, count(&texts), &of)
            };
            for a in 0..count(&texts) {
                for b in 0..count(&texts) {
                    let (first, second) = (text(&texts, a), text(&texts, b));
                    let expected = match (first.is_empty(), second.is_empty()) {
                        (true, true) => Ordering::Equal,
                        (true, false) => Ordering::Less,
                        (false, true) => Ordering::Greater,
                        (false, false) => order.compare(&first, &second),
                    };
                    prop_assert_eq!(places.place(a).cmp(&places.place(b)), expected, "{:?} {:?}", first, second);
                }
                let blank = order.compare("", &text(&texts, a));
                prop_assert_eq!(places.place_or_blank(None).cmp(&places.place_or_blank(Some(a))), blank);
            }
            let mut later = texts.clone();
            for (row, text) in &changed {
                let row = *row as usize;
                if later.len() <= row {
                    later.resize(row + 1, String::new());
                }
                later[row] = text.clone();
            }
            let of = |row: u32| later.get(row as usize).map_or("", String::as_str);
            let rows: Vec<u32> = changed.iter().map(|(row, _)| *row).collect();
            let after = places.after(&rows, count(&later), &of);
            let anew = Places::of(order, count(&later), &of);
            for row in 0..count(&later) {
                prop_assert_eq!(after.place(row), anew.place(row), "{:?}", later);
            }
        }
    }
}
