//! Operator by format: which tasks a filter matches (query.md 16.1).

use jiff::tz::TimeZone;

use crate::fixture::{Held, Space, seconds};

/// Case, filter, the tasks that match, and whether the unguarded date is warned of.
const CASES: &[(&str, &str, &str, bool)] = &[
    ("Q-001", r#"name = "Write Report""#, "A", false),
    ("Q-002", r#"name = "write report""#, "", false),
    ("Q-003", r#"name != "Write Report""#, "B,C,D,G", false),
    ("Q-004", r#"name CONTAINS "report""#, "A,D", false),
    ("Q-005", r#"name CONTAINS "REPORT""#, "A,D", false),
    ("Q-006", r#"name NOT CONTAINS "report""#, "B,C,G", false),
    (
        "Q-007",
        r#"name IN ("fix sink", "Plan trip")"#,
        "B,C",
        false,
    ),
    (
        "Q-008",
        r#"name NOT IN ("fix sink", "Plan trip")"#,
        "A,D,G",
        false,
    ),
    ("Q-009", r#"name > "P""#, "A,B,C,D", false),
    ("Q-010", r#"name < "P""#, "G", false),
    ("Q-011", r#"notes CONTAINS "report""#, "D", false),
    ("Q-012", r#"notes NOT CONTAINS "report""#, "A,B,C,G", false),
    ("Q-013", "notes IS EMPTY", "B,C,G", false),
    ("Q-014", "notes IS NOT EMPTY", "A,D", false),
    ("Q-015", "notes EXISTS", "A,B,D", false),
    ("Q-016", r#"notes = """#, "B", false),
    ("Q-017", r#"notes != "old Report""#, "A,B,C,G", false),
    ("Q-018", r#"name HAS ALL ("fix sink")"#, "B", false),
    ("Q-019", r#"name = ("fix sink")"#, "B", false),
    ("Q-020", "priority = 3", "A", false),
    ("Q-021", "priority != 3", "B,C,D,G", false),
    ("Q-022", "priority > 1", "A,D", false),
    ("Q-023", "priority >= 1", "A,B,D", false),
    ("Q-024", "priority < 3", "B,C,G", false),
    ("Q-025", "priority <= 1", "B,C,G", false),
    ("Q-026", "priority IN (1, 7)", "B,D", false),
    ("Q-027", "priority NOT IN (1, 7)", "A,C,G", false),
    ("Q-028", "priority IS EMPTY", "C,G", false),
    ("Q-029", "priority IS NOT EMPTY", "A,B,D", false),
    ("Q-030", "priority EXISTS", "A,B,C,D", false),
    ("Q-031", "priority = -1", "", false),
    ("Q-032", "priority = 3.0", "A", false),
    ("Q-033", "priority HAS ALL (3)", "A", false),
    ("Q-034", "priority = (3)", "A", false),
    ("Q-035", "done = true", "B,D", false),
    ("Q-036", "done = false", "A,C,G", false),
    ("Q-037", "done != true", "A,C,G", false),
    ("Q-038", "done != false", "B,D", false),
    ("Q-039", "done IS EMPTY", "A,C,G", false),
    ("Q-040", "done IS NOT EMPTY", "B,D", false),
    ("Q-041", "done EXISTS", "A,B,D", false),
    ("Q-042", "done IN (true)", "B,D", false),
    ("Q-043", "done NOT IN (true)", "A,C,G", false),
    ("Q-044", r#"status = "Done""#, "B", false),
    ("Q-045", r#"status != "Done""#, "A,C,D,G", false),
    ("Q-046", r#"status IN ("Done", "Blocked")"#, "B,D", false),
    (
        "Q-047",
        r#"status NOT IN ("Done", "Blocked")"#,
        "A,C,G",
        false,
    ),
    ("Q-048", r#"status HAS ALL ("Done")"#, "B", false),
    ("Q-049", r#"status NOT HAS ALL ("Done")"#, "A,C,D,G", false),
    ("Q-050", r#"status = ("Done")"#, "B", false),
    ("Q-051", r#"status != ("Done")"#, "A,C,D,G", false),
    ("Q-052", "status IS EMPTY", "C,G", false),
    ("Q-053", "status IS NOT EMPTY", "A,B,D", false),
    ("Q-054", "status EXISTS", "A,B,D", false),
    ("Q-056", r#"tags = "urgent""#, "A,D", false),
    ("Q-057", r#"tags != "urgent""#, "B,C,G", false),
    ("Q-058", r#"tags IN ("home", "legal")"#, "B,D", false),
    ("Q-059", r#"tags NOT IN ("home", "legal")"#, "A,C,G", false),
    ("Q-060", r#"tags HAS ALL ("urgent", "q3")"#, "A,D", false),
    (
        "Q-061",
        r#"tags NOT HAS ALL ("urgent", "q3")"#,
        "B,C,G",
        false,
    ),
    ("Q-062", r#"tags = ("urgent", "q3")"#, "A", false),
    ("Q-063", r#"tags = ("q3", "urgent")"#, "A", false),
    ("Q-064", r#"tags != ("urgent", "q3")"#, "B,C,D,G", false),
    ("Q-065", "tags IS EMPTY", "C,G", false),
    ("Q-066", "tags IS NOT EMPTY", "A,B,D", false),
    ("Q-067", "tags EXISTS", "A,B,C,D", false),
    ("Q-068", "due_date = today()", "B", false),
    ("Q-069", r#"due_date = "2026-08-10""#, "A", false),
    ("Q-070", r#"due_date != "2026-08-10""#, "B,C,D,G", false),
    ("Q-071", "due_date < today()", "A,C,D,G", true),
    (
        "Q-072",
        "due_date < today() AND due_date IS NOT EMPTY",
        "A,D",
        false,
    ),
    (
        "Q-073",
        "due_date <= today() AND due_date IS NOT EMPTY",
        "A,B,D",
        false,
    ),
    ("Q-074", "due_date > today()", "", false),
    ("Q-075", "due_date >= today()", "B", false),
    ("Q-076", "due_date = currentWeek()", "A,B", false),
    (
        "Q-077",
        "due_date < currentWeek() AND due_date IS NOT EMPTY",
        "D",
        false,
    ),
    ("Q-078", "due_date > lastWeek()", "A,B", false),
    ("Q-079", "due_date = lastMonth()", "D", false),
    ("Q-080", "due_date = currentMonth()", "A,B", false),
    ("Q-081", "due_date = currentYear()", "A,B,D", false),
    ("Q-082", "due_date = yesterday()", "", false),
    ("Q-083", "due_date = daysAgo(2)", "A", false),
    ("Q-084", "due_date > daysAgo(2)", "B", false),
    ("Q-085", "due_date >= daysAgo(2)", "A,B", false),
    (
        "Q-086",
        "due_date <= daysFromNow(0) AND due_date IS NOT EMPTY",
        "A,B,D",
        false,
    ),
    ("Q-087", r#"due_date > "2026-08-10""#, "B", false),
    (
        "Q-088",
        r#"due_date > "2026-08-10T08:59:59Z""#,
        "A,B",
        false,
    ),
    (
        "Q-089",
        r#"due_date < "2026-08-10T09:00:00Z" AND due_date IS NOT EMPTY"#,
        "D",
        false,
    ),
    ("Q-090", r#"due_date = "2026-08-10T09:00:00Z""#, "A", false),
    (
        "Q-091",
        r#"due_date = "2026-08-10T11:00:00+02:00""#,
        "A",
        false,
    ),
    (
        "Q-092",
        r#"due_date IN ("2026-08-10", "2026-07-31")"#,
        "A,D",
        false,
    ),
    (
        "Q-093",
        r#"due_date NOT IN ("2026-08-10", "2026-07-31")"#,
        "B,C,G",
        false,
    ),
    ("Q-094", "due_date IS EMPTY", "C,G", false),
    ("Q-095", "due_date IS NOT EMPTY", "A,B,D", false),
    ("Q-096", "due_date EXISTS", "A,B,D", false),
    ("Q-097", r#"link = "https://ex.org/a""#, "A", false),
    ("Q-098", r#"link CONTAINS "EX.ORG""#, "A,D", false),
    ("Q-099", r#"link NOT CONTAINS "ex.org""#, "B,C,G", false),
    ("Q-100", "link IS EMPTY", "B,C,G", false),
    ("Q-101", "link IS NOT EMPTY", "A,D", false),
    ("Q-102", r#"mail = "ann@ex.org""#, "A", false),
    ("Q-103", r#"mail != "ann@ex.org""#, "B,C,D,G", false),
    ("Q-104", r#"mail CONTAINS "@ex.org""#, "A,B", false),
    (
        "Q-105",
        r#"mail IN ("ann@ex.org", "bob@ex.org")"#,
        "A,B",
        false,
    ),
    ("Q-106", r#"phone CONTAINS "555""#, "A", false),
    ("Q-107", "phone IS EMPTY", "B,C,D,G", false),
    ("Q-108", r#"phone = "+1 555 0100""#, "A", false),
    ("Q-109", r#"assignee = "m1""#, "A,D", false),
    ("Q-110", r#"assignee != "m1""#, "B,C,G", false),
    ("Q-111", r#"assignee IN ("m1")"#, "A,D", false),
    ("Q-112", r#"assignee NOT IN ("m1")"#, "B,C,G", false),
    ("Q-113", r#"assignee HAS ALL ("m1", "m2")"#, "D", false),
    (
        "Q-114",
        r#"assignee NOT HAS ALL ("m1", "m2")"#,
        "A,B,C,G",
        false,
    ),
    ("Q-115", r#"assignee = ("m1")"#, "A", false),
    ("Q-116", r#"assignee != ("m1")"#, "B,C,D,G", false),
    ("Q-117", "assignee IS EMPTY", "C,G", false),
    ("Q-118", "assignee IS NOT EMPTY", "A,B,D", false),
    ("Q-119", "assignee EXISTS", "A,B,C,D", false),
    ("Q-120", r#"attachments = "f2""#, "D", false),
    ("Q-121", r#"attachments IN ("f1", "f2")"#, "A,D", false),
    ("Q-122", r#"attachments HAS ALL ("f1")"#, "A,D", false),
    ("Q-123", "attachments IS EMPTY", "B,C,G", false),
    (
        "Q-124",
        "priority = 1 OR priority = 3 AND done = true",
        "B",
        false,
    ),
    (
        "Q-125",
        "(priority = 1 OR priority = 3) AND done = true",
        "B",
        false,
    ),
    (
        "Q-126",
        r#"done = true and (status in ("Blocked") or tags has all ("home"))"#,
        "B,D",
        false,
    ),
    (
        "Q-127",
        "done = false AND (due_date < currentWeek() OR due_date IS EMPTY)",
        "C,G",
        false,
    ),
    ("Q-163", "done = TRUE", "B,D", false),
    ("Q-164", r#"name = "a\"b""#, "", false),
    (
        "Q-165",
        r#"due_date < "2026-08-10" OR due_date > "2026-08-10""#,
        "B,C,D,G",
        true,
    ),
    ("Q-169", "due_date >= Current_Week()", "A,B", false),
];

// Q-001 to Q-127, Q-163 to Q-165, Q-169
#[test]
fn filters_match_the_tasks_of_the_cases() {
    let space = Space::tasks();
    for (case, text, expected, warned) in CASES {
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
