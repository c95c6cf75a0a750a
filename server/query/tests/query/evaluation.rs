//! Operator by format: which tasks a filter matches (query.md 16.1).

use jiff::tz::TimeZone;

use crate::cases::FOUND;
use crate::fixture::{Held, Space, seconds};

// Q-001 to Q-127, Q-163 to Q-165, Q-169
#[test]
fn filters_match_the_tasks_of_the_cases() {
    let space = Space::tasks();
    for (case, text, expected, warned) in FOUND {
        let (nodes, warnings) = space
            .parse(text)
            .unwrap_or_else(|fault| panic!("{case} {text}: {fault:?}"));
        assert_eq!(space.matching(&nodes), *expected, "{case} {text}");
        assert_eq!(
            warnings.len(),
            usize::from(*warned),
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
    space.objects[1].1.insert(key, Held::Null);
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

// Q-246: a day written without a time is that day in every zone; any other instant belongs to its local day.
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
        let held = Held::Date(seconds(date));
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
