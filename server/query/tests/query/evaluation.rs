//! Operator by format: which tasks a filter matches (query.md 16.1).

use std::cmp::Ordering;

use jiff::tz::TimeZone;
use rolltop_document::view::{Condition, FilterLeaf, FilterNode};

use crate::cases::found;
use crate::fixture::{Owned, Space, seconds};

// Q-001 to Q-127, Q-163 to Q-165, Q-169
#[test]
fn filters_match_the_tasks_of_the_cases() {
    let space = Space::tasks();
    for (case, text, expected, warned) in found() {
        let (nodes, warnings) = space
            .parse(text)
            .unwrap_or_else(|fault| panic!("{case} {text}: {fault:?}"));
        assert_eq!(space.matching(&nodes), expected, "{case} {text}");
        assert_eq!(
            warnings.len(),
            usize::from(warned),
            "{case} {text}: {warnings:?}"
        );
    }
}

// query.md 5: a stored null exists and is empty, but compares like a missing value.
#[test]
fn null_is_present_and_compares_like_missing() {
    let mut space = Space::tasks();
    let key = space.key("priority");
    space.objects.retain(|(name, _)| ["A", "G"].contains(name));
    space.objects[1].1.insert(key, Owned::Null);
    for (text, expected) in [
        ("priority EXISTS", "A,G"),
        ("priority IS EMPTY", "G"),
        ("priority < 3", "G"),
        ("priority <= 3", "A,G"),
        ("priority >= 0", "A"),
        ("priority = 0", ""),
        ("priority != 3", "G"),
    ] {
        let (nodes, _) = space.parse(text).expect(text);
        assert_eq!(space.matching(&nodes), expected, "{text}");
    }
}

// Q-246: a day written without a time is the same day in every zone; any other instant belongs to its local day.
#[test]
fn days_are_counted_in_the_zone() {
    let mut space = Space::tasks();
    space.moment.zone = TimeZone::posix("EST5EDT,M3.2.0,M11.1.0").expect("a zone");
    let key = space.key("due_date");
    space.objects.retain(|(name, _)| ["A", "B"].contains(name));
    for (position, date) in ["2026-08-10", "2026-08-11T03:59:59Z"]
        .into_iter()
        .enumerate()
    {
        let held = Owned::Date(seconds(date));
        space.objects[position].1.insert(key.clone(), held);
    }
    for (text, expected) in [
        (r#"due_date = "2026-08-10""#, "A,B"),
        (r#"due_date < "2026-08-10""#, ""),
        (r#"due_date = "2026-08-11""#, ""),
        ("due_date = daysAgo(2)", "A,B"),
        (r#"due_date = "2026-08-10T00:00:00Z""#, "A"),
    ] {
        let (nodes, _) = space.parse(text).expect(text);
        assert_eq!(space.matching(&nodes), expected, "{text}");
    }
}

// query.md 3.5: an instant belongs to one day, also at the first and last days of the calendar.
#[test]
fn the_first_and_last_days_are_days_like_any_other() {
    let last = ["9999-12-29", "9999-12-30", "9999-12-31"];
    let first = ["0001-01-01", "0001-01-02", "0001-01-03"];
    const INSTANTS: &str = "\
UTC0 9999-12-30T21:00:00Z=9999-12-30 9999-12-30T23:59:59Z=9999-12-30 9999-12-31T00:00:00Z=9999-12-31 9999-12-31T00:00:01Z=9999-12-31 9999-12-31T23:59:59Z=9999-12-31
EST5 9999-12-30T04:59:59Z=9999-12-29 9999-12-31T00:00:00Z=9999-12-31 9999-12-31T04:59:59Z=9999-12-30 9999-12-31T05:00:00Z=9999-12-31 9999-12-31T23:59:59Z=9999-12-31
JST-9 9999-12-30T14:59:59Z=9999-12-30 9999-12-30T15:00:00Z=9999-12-31 9999-12-30T23:59:59Z=9999-12-31 9999-12-31T00:00:00Z=9999-12-31 9999-12-31T14:59:59Z=9999-12-31
UTC0 0001-01-01T00:00:00Z=0001-01-01 0001-01-01T00:00:01Z=0001-01-01 0001-01-01T23:59:59Z=0001-01-01 0001-01-02T00:00:01Z=0001-01-02 0001-01-03T00:00:00Z=0001-01-03
EST5 0001-01-01T00:00:00Z=0001-01-01 0001-01-01T05:00:00Z=0001-01-01 0001-01-02T00:00:00Z=0001-01-02 0001-01-02T04:59:59Z=0001-01-01 0001-01-02T05:00:00Z=0001-01-02
JST-9 0001-01-01T00:00:00Z=0001-01-01 0001-01-01T00:00:01Z=0001-01-01 0001-01-01T14:59:59Z=0001-01-01 0001-01-01T15:00:00Z=0001-01-02 0001-01-02T14:59:59Z=0001-01-02";
    for line in INSTANTS.lines() {
        let (zone, pairs) = line.split_once(' ').expect(line);
        let pairs = pairs
            .split(' ')
            .map(|pair| pair.split_once('=').expect(pair));
        let instants: Vec<(&str, &str)> = pairs.collect();
        let days = if instants[0].0.starts_with('0') {
            first
        } else {
            last
        };
        let mut space = Space::tasks();
        space.moment.zone = TimeZone::posix(zone).expect("a zone");
        let key = space.key("due_date");
        for ((_, object), (instant, _)) in space.objects.iter_mut().zip(&instants) {
            object.insert(key.clone(), Owned::Date(seconds(instant)));
        }
        for day in days {
            for (sign, passes) in [
                ("<", Ordering::is_lt as fn(Ordering) -> bool),
                ("<=", Ordering::is_le),
                ("=", Ordering::is_eq),
                (">=", Ordering::is_ge),
                (">", Ordering::is_gt),
            ] {
                let names = space.objects.iter().map(|(name, _)| *name).zip(&instants);
                let expected = names.filter(|(_, (_, held))| passes((*held).cmp(day)));
                let expected: Vec<&str> = expected.map(|(name, _)| name).collect();
                let text = format!("due_date {sign} \"{day}\"");
                let (nodes, _) = space.parse(&text).expect(&text);
                assert_eq!(space.matching(&nodes), expected.join(","), "{text} {zone}");
            }
        }
    }
}

// query.md 5: both sides are lower case, no character is special, and canonically equivalent texts are equal; as a
// single pattern, and as one of many.
#[test]
fn substrings_are_found_in_any_case() {
    let mut space = Space::tasks();
    space.objects.truncate(1);
    let key = space.key("notes");
    let leaf = |condition, text: &str| {
        FilterNode::Leaf(Box::new(FilterLeaf {
            property: key.clone(),
            condition: Some(condition),
            value: Some(text.into()),
            date_preset: None,
            include_time: false,
        }))
    };
    for (pattern, text, found) in [
        ("", "", true),
        ("", "a", true),
        ("a", "", false),
        ("REPORT", "Write Report", true),
        ("report", "repor", false),
        ("aab", "aaab", true),
        (".*", "a.*b", true),
        (".*", "ab", false),
        ("Ä", "bä", true),
        ("a", "ä", false),
        ("ä", "a", false),
        ("οδος", "ΟΔΟΣ", true),
        ("\u{212a}m", "5 KM", true),
        ("i\u{307}", "İ", true),
        ("日", "a日b", true),
        ("CAFE\u{301}", "café", true),
        ("café", "Cafe\u{301}s", true),
        ("cafe", "cafe\u{301}", false),
    ] {
        space.objects[0].1.insert(key.clone(), Owned::text(text));
        let alone = [leaf(Condition::Contains, pattern)];
        let many = |condition| {
            let absent = (0..8).map(|at| leaf(condition, &format!("absent {at}")));
            absent.chain([leaf(condition, pattern)]).collect()
        };
        let any = [FilterNode::Group {
            any: true,
            filters: many(Condition::Contains),
        }];
        let none: Vec<FilterNode> = many(Condition::NotContains);
        let outcome = |found| if found { "A" } else { "" };
        assert_eq!(space.matching(&alone), outcome(found), "{pattern} {text}");
        assert_eq!(space.matching(&any), outcome(found), "{pattern} {text}");
        assert_eq!(space.matching(&none), outcome(!found), "{pattern} {text}");
    }
    // Q-661
    space.objects[0]
        .1
        .insert(key.clone(), Owned::text("Cafe\u{301}"));
    for (condition, found) in [(Condition::Equal, "A"), (Condition::NotIn, "")] {
        assert_eq!(space.matching(&[leaf(condition, "Café")]), found);
    }
}

// query.md 5: nested and repeated groups do not change the result, and every text contains the empty text.
#[test]
fn groups_and_repetitions_change_nothing() {
    let space = Space::tasks();
    #[rustfmt::skip]
    let cases = [
        (r#"notes CONTAINS """#, "A,B,D"),
        (r#"notes NOT CONTAINS "" OR done = true"#, "B,C,D,G"),
        ("((((done = true))) AND (done = true AND (done = true)))", "B,D"),
        ("(done = true OR (done = true OR priority = 3)) AND priority > 0", "A,B,D"),
        ("priority IN (7, 3, 3, 1, 7.0)", "A,B,D"),
        (r#"tags HAS ALL ("q3", "urgent", "q3")"#, "A,D"),
        (r#"tags = ("urgent", "q3", "urgent")"#, "A"),
        (r#"due_date IN ("2026-08-12", "2026-07-31", "2026-08-12")"#, "B,D"),
    ];
    for (text, expected) in cases {
        let (nodes, _) = space.parse(text).expect(text);
        assert_eq!(space.matching(&nodes), expected, "{text}");
    }
}
