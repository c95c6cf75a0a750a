//! Operator by format: which tasks a filter matches (query.md 16.1).

use std::cell::Cell;
use std::cmp::Ordering;

use jiff::tz::TimeZone;
use rolltop_query::filter::Filter;
use rolltop_query::rows::{Column, RowSet, Rows};
use rolltop_query::value::{FieldRef, FieldValue, Fields, Symbol};

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

// query.md 3.5: an instant belongs to one day, also on the first and the last days that a date can be.
#[test]
fn the_first_and_last_days_are_days_like_any_other() {
    const BEHIND: &str = "EST5EDT,M3.2.0,M11.1.0";
    const AHEAD: &str = "JST-9";
    let last = ["9999-12-29", "9999-12-30", "9999-12-31"];
    let first = ["0000-01-01", "0000-01-02", "0000-01-03"];
    for (zone, days, instants) in [
        (
            "UTC0",
            last,
            [
                ("9999-12-30T21:00:00Z", "9999-12-30"),
                ("9999-12-30T23:59:59Z", "9999-12-30"),
                ("9999-12-31T00:00:00Z", "9999-12-31"),
                ("9999-12-31T00:00:01Z", "9999-12-31"),
                ("9999-12-31T23:59:59Z", "9999-12-31"),
            ],
        ),
        (
            BEHIND,
            last,
            [
                ("9999-12-30T04:59:59Z", "9999-12-29"),
                ("9999-12-31T00:00:00Z", "9999-12-31"),
                ("9999-12-31T04:59:59Z", "9999-12-30"),
                ("9999-12-31T05:00:00Z", "9999-12-31"),
                ("9999-12-31T23:59:59-05:00", "9999-12-31"),
            ],
        ),
        (
            AHEAD,
            last,
            [
                ("9999-12-30T14:59:59Z", "9999-12-30"),
                ("9999-12-30T15:00:00Z", "9999-12-31"),
                ("9999-12-30T23:59:59Z", "9999-12-31"),
                ("9999-12-31T00:00:00Z", "9999-12-31"),
                ("9999-12-31T14:59:59Z", "9999-12-31"),
            ],
        ),
        (
            "UTC0",
            first,
            [
                ("0000-01-01T00:00:00Z", "0000-01-01"),
                ("0000-01-01T00:00:01Z", "0000-01-01"),
                ("0000-01-01T23:59:59Z", "0000-01-01"),
                ("0000-01-02T00:00:01Z", "0000-01-02"),
                ("0000-01-03T00:00:00Z", "0000-01-03"),
            ],
        ),
        (
            BEHIND,
            first,
            [
                ("0000-01-01T00:00:00Z", "0000-01-01"),
                ("0000-01-01T05:00:00Z", "0000-01-01"),
                ("0000-01-02T00:00:00Z", "0000-01-02"),
                ("0000-01-02T04:59:59Z", "0000-01-01"),
                ("0000-01-02T05:00:00Z", "0000-01-02"),
            ],
        ),
        (
            AHEAD,
            first,
            [
                ("0000-01-01T00:00:00+09:00", "0000-01-01"),
                ("0000-01-01T00:00:00Z", "0000-01-01"),
                ("0000-01-01T14:59:59Z", "0000-01-01"),
                ("0000-01-01T15:00:00Z", "0000-01-02"),
                ("0000-01-02T14:59:59Z", "0000-01-02"),
            ],
        ),
    ] {
        let mut space = Space::tasks();
        space.moment.zone = TimeZone::posix(zone).expect("a zone");
        let key = space.key("due_date");
        for ((_, object), (instant, _)) in space.objects.iter_mut().zip(instants) {
            object.insert(key.clone(), Held::Date(seconds(instant)));
        }
        for day in days {
            for (sign, passes) in [
                ("<", Ordering::is_lt as fn(Ordering) -> bool),
                ("<=", Ordering::is_le),
                ("=", Ordering::is_eq),
                (">=", Ordering::is_ge),
                (">", Ordering::is_gt),
            ] {
                let names = space.objects.iter().map(|(name, _)| *name).zip(instants);
                let expected = names.filter(|(_, (_, held))| passes((*held).cmp(day)));
                let expected: Vec<&str> = expected.map(|(name, _)| name).collect();
                let text = format!("due_date {sign} \"{day}\"");
                let (nodes, _) = space.parse(&text).expect(&text);
                assert_eq!(space.matching(&nodes), expected.join(","), "{text} {zone}");
            }
        }
    }
}

/// Rows that count how often their one text is read: the same few, again and again.
struct Counting<'t>(Vec<Cell<usize>>, &'t [&'t str]);

impl<'t> Rows for Counting<'t> {
    type Column<'c>
        = &'c Counting<'t>
    where
        Self: 'c;

    fn column(&self, _: FieldRef) -> &Counting<'t> {
        self
    }
}

impl Column for &Counting<'_> {
    fn value(&self, row: u32) -> FieldValue<'_> {
        let count = &self.0[row as usize];
        count.set(count.get() + 1);
        FieldValue::Text(self.1[row as usize % self.1.len()])
    }
}

// query.md 5: what a row costs is bounded by its texts, not by how many leaves look into them.
#[test]
fn a_text_is_hardly_read_twice_for_all_leaves_that_look_into_it() {
    let space = Space::tasks();
    let wanted: Vec<String> = (0..100)
        .map(|number| format!(r#"notes CONTAINS "Word{number:03}""#))
        .collect();
    let unwanted = r#" AND (notes NOT CONTAINS "word005" OR notes CONTAINS "LAST")"#;
    let (nodes, _) = space
        .parse(&format!("({}){unwanted}", wanted.join(" OR ")))
        .expect("a filter");
    let mut fields = Fields::default();
    let filter = Filter::compile(&nodes, &space.context(), &mut fields);
    let texts = [
        ("word099", true),
        ("word100", false),
        ("WORD005", false),
        ("word005 last", true),
        ("Äword007", true),
        ("", false),
    ];
    let rows = 10_000;
    let counting = Counting(vec![Cell::new(0); rows], &texts.map(|(text, _)| text));
    let mut passing = RowSet::of(rows);
    (0..rows as u32).for_each(|row| passing.insert(row));
    filter.narrow(&mut passing, &counting);
    for (row, count) in counting.0.iter().enumerate() {
        let (text, passes) = texts[row % texts.len()];
        assert_eq!(passing.contains(row as u32), passes, "{row} {text}");
        // Some of the first are read before, to know what they are like.
        assert!((1..=2).contains(&count.get()), "{row} {text}");
    }
    let reads: usize = counting.0.iter().map(Cell::get).sum();
    assert!(reads < rows + rows / 4, "{reads}");
}

// query.md 5: nor to how many comparisons of one property are joined, whatever groups lie between them.
#[test]
fn a_value_is_read_once_for_all_comparisons_that_are_joined() {
    let space = Space::tasks();
    let each = |test: &dyn Fn(usize) -> String, word: &str| {
        let tests: Vec<String> = (0..50).map(test).collect();
        tests.join(word)
    };
    let equal = each(&|at| format!(r#"name = "w{at:02}""#), " OR ");
    let other = each(&|at| format!(r#"name != "w{at:02}""#), " AND ");
    let listed = each(&|at| format!(r#"name IN ("w{at:02}", "x{at}")"#), " OR ");
    let unlisted = each(
        &|at| format!(r#"name NOT IN ("w{at:02}", "x{at}")"#),
        " AND ",
    );
    let above = each(&|at| format!(r#"name > "w{at:02}""#), " AND ");
    let ranges = each(
        &|at| format!(r#"(name >= "w{at:02}" AND name < "w{at:02}!")"#),
        " OR ",
    );
    let texts = ["w00", "w37", "w37x", "w50", "W37", "ä", ""];
    for (text, expected) in [
        (equal.as_str(), "1100000"),
        (&other, "0011111"),
        (&listed, "1100000"),
        (&unlisted, "0011111"),
        (&above, "0001010"),
        (&ranges, "1100000"),
        (
            &format!("({equal}) OR (({above}) OR ({ranges}))"),
            "1101010",
        ),
        (
            &format!("({other}) AND ({unlisted}) AND (({above}))"),
            "0001010",
        ),
    ] {
        let (nodes, _) = space.parse(text).expect("a filter");
        let mut fields = Fields::default();
        let filter = Filter::compile(&nodes, &space.context(), &mut fields);
        let counting = Counting(vec![Cell::new(0); 700], &texts);
        let mut passing = RowSet::of(700);
        (0..700).for_each(|row| passing.insert(row));
        filter.narrow(&mut passing, &counting);
        for (row, count) in counting.0.iter().enumerate() {
            let is_expected = expected.as_bytes()[row % texts.len()] == b'1';
            let of = texts[row % texts.len()];
            assert_eq!(passing.contains(row as u32), is_expected, "{of} {text}");
            assert_eq!(count.get(), 1, "{of} {text}");
        }
    }
}

// query.md 5: nor to how many comparisons of one property there are, wherever in the filter they lie.
#[test]
fn a_value_is_read_three_times_at_most_for_all_comparisons_that_lie_apart() {
    let space = Space::tasks();
    let each = |test: &dyn Fn(usize) -> String, word: &str| {
        let tests: Vec<String> = (30..42).map(test).collect();
        tests.join(word)
    };
    let equal = each(
        &|at| format!(r#"(name = "w{at:02}" AND notes > "w{at:02}")"#),
        " OR ",
    );
    let below = each(
        &|at| format!(r#"(name < "w{at:02}" OR notes != "w{at:02}")"#),
        " AND ",
    );
    let mixed = each(
        &|at| format!(r#"(name >= "w{at:02}" AND notes <= "w{at:02}" AND name IS NOT EMPTY)"#),
        " OR ",
    );
    let texts = ["w00", "w37", "w37x", "w50", "W37", "ä", ""];
    for (text, expected) in [
        (&equal, "0000000"),
        (&below, "1011111"),
        (&mixed, "0100000"),
        (
            &format!("({mixed}) OR ({equal} OR notes EXISTS AND ({below}))"),
            "1111111",
        ),
    ] {
        let (nodes, _) = space.parse(text).expect("a filter");
        let mut fields = Fields::default();
        let filter = Filter::compile(&nodes, &space.context(), &mut fields);
        let counting = Counting(vec![Cell::new(0); 700], &texts);
        let mut passing = RowSet::of(700);
        (0..700).for_each(|row| passing.insert(row));
        filter.narrow(&mut passing, &counting);
        for row in 0..counting.0.len() {
            let is_expected = expected.as_bytes()[row % texts.len()] == b'1';
            let of = texts[row % texts.len()];
            assert_eq!(passing.contains(row as u32), is_expected, "{of} {text}");
        }
        // Of each of the two properties twice for tests that are alone, before it pays to locate it.
        let reads: usize = counting.0.iter().map(Cell::get).sum();
        assert!(reads <= 2 * 3 * 700, "{reads} {text}");
    }
}

// query.md 5: the same of lists, which are asked for any of several values, or for none of them.
#[test]
fn a_list_is_read_once_for_all_values_that_it_is_asked_for() {
    let space = Space::tasks();
    let ids: Vec<_> = (0..100)
        .map(|at| space.symbols.intern(&format!("id{at:03}")))
        .collect();
    let rows = [&ids[..1], &ids[57..59], &ids[..0]];
    for (sign, word, expected) in [
        ("=", " OR ", [true, true, false]),
        ("!=", " AND ", [false, false, true]),
    ] {
        let tests: Vec<String> = (0..100)
            .map(|at| format!(r#"assignee {sign} "id{at:03}""#))
            .collect();
        let (nodes, _) = space.parse(&tests.join(word)).expect("a filter");
        let filter = Filter::compile(&nodes, &space.context(), &mut Fields::default());
        let lists = Lists(rows.map(|row| (Cell::new(0), row)));
        let mut passing = RowSet::of(rows.len());
        (0..3).for_each(|row| passing.insert(row));
        filter.narrow(&mut passing, &lists);
        assert_eq!(
            [0, 1, 2].map(|row| passing.contains(row)),
            expected,
            "{sign}"
        );
        assert_eq!(lists.0.map(|(count, _)| count.get()), [1; 3], "{sign}");
    }
}

/// Rows that count how often their one list is read.
struct Lists<'l>([(Cell<usize>, &'l [Symbol]); 3]);

impl<'l> Rows for Lists<'l> {
    type Column<'c>
        = &'c Lists<'l>
    where
        Self: 'c;

    fn column(&self, _: FieldRef) -> &Lists<'l> {
        self
    }
}

impl Column for &Lists<'_> {
    fn value(&self, row: u32) -> FieldValue<'_> {
        let (count, list) = &self.0[row as usize];
        count.set(count.get() + 1);
        FieldValue::List(list)
    }
}

// query.md 5: groups that say nothing of their own change nothing, and empty texts are in every text.
#[test]
fn groups_and_repetitions_change_nothing() {
    let space = Space::tasks();
    for (text, expected) in [
        (r#"notes CONTAINS """#, "A,B,D"),
        (r#"notes NOT CONTAINS "" OR done = true"#, "B,C,D,G"),
        (
            "((((done = true))) AND (done = true AND (done = true)))",
            "B,D",
        ),
        (
            "(done = true OR (done = true OR priority = 3)) AND priority > 0",
            "A,B,D",
        ),
        ("priority IN (7, 3, 3, 1, 7.0)", "A,B,D"),
        (r#"tags HAS ALL ("q3", "urgent", "q3")"#, "A,D"),
        (r#"tags = ("urgent", "q3", "urgent")"#, "A"),
        (
            r#"due_date IN ("2026-08-12", "2026-07-31", "2026-08-12")"#,
            "B,D",
        ),
    ] {
        let (nodes, _) = space.parse(text).expect(text);
        assert_eq!(space.matching(&nodes), expected, "{text}");
    }
}
