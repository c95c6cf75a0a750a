//! Values by format (document.md 3.1; cases D-22 to D-31).

use super::*;
use crate::bundled::KeyClass;
use crate::kinds::Format;

// D-22, D-23, D-24, D-28, D-30: each format's values, and what it refuses.
#[test]
fn values_by_format() {
    check(
        "effort",
        &[
            ("1e2", json!(100)),
            ("9007199254740992", json!(9_007_199_254_740_992_u64)),
            ("0.10000000000000001", json!(0.1)),
            ("9007199254740993.0", json!(9_007_199_254_740_992_u64)),
            ("-0.0", json!(0)),
            ("18446744073709551616", json!(18_446_744_073_709_551_616.0)),
            ("1152921504606846976", json!(1_152_921_504_606_846_976_u64)),
        ],
        &[
            "9007199254740993",
            "-9007199254740993",
            "18446744073709551615",
            "\"3\"",
            "true",
            "[1]",
        ],
    );
    let wrong = ["\"yes\"", "1", "[true]"];
    check("reviewed", &[("false", json!(false))], &wrong);
    check(
        "when",
        &[
            ("\"2026-07-06\"", json!("2026-07-06T00:00:00Z")),
            (
                "\"2026-07-06T15:04:05.9+02:00\"",
                json!("2026-07-06T13:04:05Z"),
            ),
            ("1783350245", json!("2026-07-06T15:04:05Z")),
            ("1783350245.9", json!("2026-07-06T15:04:05Z")),
            ("\"9999-12-31T23:59:59Z\"", json!("9999-12-31T23:59:59Z")),
            ("\"0001-01-01\"", json!("0001-01-01T00:00:00Z")),
        ],
        &[
            "\"tomorrow\"",
            "\"2026-13-01\"",
            "\"2026-02-30\"",
            "\"2026-07-06T15:04:05\"",
            "\"2026-07-06T25:00:00Z\"",
            "\"2026-07-06T15:04:05.Z\"",
            "\"2026-07-06T15:04:05+2:00\"",
            "\"\u{fc}026-07-06\"",
            "[\"2026-07-06\"]",
            "true",
        ],
    );
    let text = [("\"not a url\"", json!("not a url"))];
    check("site", &text, &["[\"x\"]", "5"]);
    check(
        "docs",
        &[("[\"F\"]", json!(["F"])), ("\"F#cat\"", json!(["F"]))],
        &["[\"O\"]", "\"\""],
    );
}

// document.md 3.1: present and empty, in every format.
#[test]
fn null_is_a_value_of_every_format() {
    for format in Format::creatable() {
        let mut properties = SPACE.properties().iter();
        let fits = |def: &&PropertyDef| {
            let is_settable = def.class() == KeyClass::Settable;
            def.format.name() == format && !def.archived && is_settable
        };
        let found = properties.find(fits);
        assert!(found.is_some(), "{format}");
        if let Some(def) = found {
            check(SPACE.property_key(&def.key), &[("null", Value::Null)], &[]);
        }
    }
}

// D-143
#[test]
fn instants_beyond_the_calendar_are_refused() {
    let refused = |value: Value| {
        let body = json!({"when": value});
        let written = write(&case_vocabulary(), Channel::Shortcut, false, body);
        let issue = written.findings.issues.first();
        let path = issue.map(|issue| issue.path_str().to_owned());
        (
            path,
            issue
                .and_then(|issue| issue.hint.clone())
                .unwrap_or_default(),
        )
    };
    for value in [
        json!(253_402_300_800_000_000_i64),
        json!(-62_135_596_801_000_000_i64),
        json!(1e300),
        json!("0000-12-31"),
        json!("0001-01-01T00:00:00+01:00"),
        json!("9999-12-31T23:59:59-01:00"),
    ] {
        let (path, hint) = refused(value);
        assert_eq!(path.as_deref(), Some("/properties/when"));
        assert!(hint.contains("0001 to 9999"), "{hint}");
    }
    let (path, hint) = refused(json!(1_786_352_400_000_i64));
    assert_eq!(path.as_deref(), Some("/properties/when"));
    assert!(hint.contains("write 1786352400, in seconds") && hint.contains("2026-08-10T09:00:00Z"));
    for edge in [json!("0001-01-01"), json!(253_402_300_799_i64)] {
        assert_eq!(refused(edge).0, None);
    }
}

// D-143: an older value is served raw, with a warning, and sending it back keeps it.
#[test]
fn an_older_instant_beyond_the_calendar_stays() {
    let objects = objects();
    let path = Path::pointer("/properties/when");
    let names = SpaceNames::new(&SPACE);
    let context = RenderContext {
        vocabulary: &SPACE,
        spelling: &names,
        objects: &objects,
    };
    for seconds in [253_402_300_800_i64, -62_135_596_801] {
        let property = property(&SPACE, "when");
        let stored = json!(seconds);
        let mut warnings = Vec::new();
        let served = render_value(property, &stored, &path, context, &mut warnings);
        assert_eq!((&served, warnings.len()), (&stored, 1));
        let slot = Slot {
            property,
            path: &path,
            held: Some(&stored),
        };
        let mut findings = Findings::default();
        let echo = parse_value(slot, &served, ValueContext::NoSpace, &mut findings);
        assert_eq!(echo, Some(stored));
    }
}

// D-27, D-29: lists wrap, collapse duplicates, cut captions and check references.
#[test]
fn lists() {
    check(
        "labels",
        &[
            ("\"a\"", json!(["a"])),
            ("[\"b\",\"a\",\"b\"]", json!(["b", "a"])),
        ],
        &["[\"a\",1]", "{}"],
    );
    check(
        "people",
        &[
            ("\"M\"", json!(["M"])),
            ("\"M#Ada\"", json!(["M"])),
            ("[\"M\",\"M\"]", json!(["M"])),
            // D-39: an archived object is still held.
            ("[\"O\"]", json!(["O"])),
        ],
        &["[\"_date_2026-01-31\"]", "[\"_missing_object\"]"],
    );
    for (members, place) in [
        (json!({"docs": ["O"]}), "docs/0"),
        (json!({"people": ["M", "nope"]}), "people/1"),
        (json!({"company": ["M", "O"]}), "company"),
    ] {
        assert_eq!(p(members), Err(vec![format!("/properties/{place}")]));
    }
}

// D-31: empty values are present.
#[test]
fn empty_values_are_on_the_object() {
    let empties = json!({"effort": 0, "labels": [], "reviewed": false, "site": "", "when": null});
    assert_eq!(p(empties.clone()), Ok(empties));
    assert_eq!(p(json!({"is_hidden": false})), Ok(json!({})));
    let hidden = json!({"is_hidden": true});
    assert_eq!(p(hidden.clone()), Ok(hidden));
}

// document.md 3.4: a favourite is true or false.
#[test]
fn favourites_are_never_null() {
    let wrong = ["null", "\"yes\"", "1"];
    check("is_favorite", &[("true", json!(true))], &wrong);
}

proptest! {
    // document.md 3.1: what is served can be sent back and means the same.
    #[test]
    fn dates_round_trip(seconds in -62_135_596_800_i64..253_402_300_800) {
        let text = render_date(seconds).unwrap_or_default();
        let expected = DateText { seconds, has_time: true };
        prop_assert_eq!(parse_date(&text), Some(expected), "{}", text);
    }

    #[test]
    fn numbers_round_trip(bits in any::<u64>()) {
        let float = f64::from_bits(bits);
        prop_assume!(float.is_finite());
        let written = json!({"effort": float});
        let served = p(written).unwrap_or_default();
        let number = served.get("effort").and_then(Value::as_f64);
        prop_assert_eq!(number, Some(float));
        prop_assert_eq!(p(served.clone()), Ok(served));
    }

    #[test]
    fn nothing_panics(text in "\\PC{0,30}|[0-9T:Z+. -]{8,30}") {
        parse_date(&text);
        for key in ["when", "labels", "people", "severity", "effort"] {
            let _ = p(json!({ key: text.as_str() }));
        }
    }
}
