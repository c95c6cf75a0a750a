//! What is served comes back unchanged, numbers and dates of every size (document.md 1, 3.1).

#![expect(clippy::unwrap_used, clippy::indexing_slicing, reason = "tests")]

use serde_json::Number;

use super::*;
use crate::validate;

/// Numbers near every bound, as JSON writes them.
#[rustfmt::skip]
const EXTREMES: [&str; 26] = [
    "-0.0", "-0", "0.5", "-0.5", "5e-324", "1e308", "-1.7976931348623157e308", "1e300", "9007199254740991",
    "9007199254740992", "9007199254740993", "9007199254740994", "1e18", "9.2e18", "9.3e18", "1e19", "1e20",
    "9223372036854775807", "9223372036854775808", "-9223372036854775808", "18446744073709549568",
    "18446744073709551615", "253402300799", "253402300800", "-62135596800", "-62135596801",
];

fn number() -> impl Strategy<Value = String> {
    let float = any::<f64>().prop_filter_map("a number", Number::from_f64);
    prop_oneof![
        2 => proptest::sample::select(&EXTREMES).prop_map(str::to_owned),
        1 => float.prop_map(|number| number.to_string()),
        1 => any::<i64>().prop_map(|number| number.to_string()),
        1 => any::<u64>().prop_map(|number| number.to_string()),
    ]
}

/// A document with this value of the property.
fn document(key: &str, value: &Value) -> Value {
    json!({"formatVersion": "2.0", "properties": {key: value}})
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1024))]

    // D-22, D-24, D-123
    #[test]
    fn numbers_and_dates_come_back(
        text in number(),
        key in proptest::sample::select(vec!["priority", "due_date", "effort", "when"]),
    ) {
        let write = |value: &Value| write(&SPACE, Channel::Document, false, json!({key: value}));
        let given: Value = serde_json::from_str(&text).unwrap();
        let first = write(&given);
        if !first.findings.is_clean() {
            // Only a whole number, written as such, that no float holds is refused, and a date of no year.
            let is_held = given.is_f64() || given.as_f64().is_some_and(|float| {
                format!("{float:.0}") == text
            });
            let float = given.as_f64().unwrap_or_default();
            let is_date = (-62_135_596_800.0..253_402_300_800.0).contains(&float);
            let said = &first.findings.issues[0].message;
            match matches!(key, "due_date" | "when") {
                true => prop_assert!(!is_date && said.contains("0001"), "{text}: {said}"),
                false => prop_assert!(!is_held && said.contains("64-bit float"), "{text}: {said}"),
            }
            return Ok(());
        }
        let served = first.served[key].to_string();
        let echo: Value = serde_json::from_str(&served).unwrap();
        let again = write(&echo);
        prop_assert_eq!(&again.findings.issues, &[]);
        prop_assert_eq!(again.served[key].to_string(), served);
        let found = validate::document(&document(key, &echo), &CountingIds::default());
        prop_assert_eq!(found.issues, []);
    }
}
