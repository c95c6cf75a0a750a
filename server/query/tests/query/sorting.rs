//! Sorts (query.md 7, 16.3).

use std::cmp::Ordering;

use jiff::tz::TimeZone;
use rolltop_document::findings::Findings;
use rolltop_document::issue::Fault;
use rolltop_document::path::Path;
use rolltop_document::view::Sort;
use rolltop_document::vocabulary::KeysMode;
use rolltop_query::collate::collate;
use rolltop_query::names::QueryNames;
use rolltop_query::order::{SortRow, Sorts, latest_first};
use rolltop_query::request::parse_sorts;
use rolltop_query::value::{FieldRef, FieldValue, Fields, Row, Symbol};
use serde_json::{Value, json};

use crate::fixture::{Held, ObjectRow, Space, seconds};

/// A task as it is sorted; members are named by their id backwards, so that names and ids differ in order.
struct Sorted<'a> {
    space: &'a Space,
    row: ObjectRow<'a>,
    title: &'a str,
}

impl Row for Sorted<'_> {
    fn value(&self, field: FieldRef) -> FieldValue<'_> {
        self.row.value(field)
    }
}

impl SortRow for Sorted<'_> {
    fn title(&self) -> &str {
        self.title
    }

    fn target_name(&self, target: Symbol) -> &str {
        match self.space.symbols.symbol_text(target).as_str() {
            "m1" => "Zoe",
            "m2" => "adam",
            _ => "",
        }
    }
}

fn read(space: &Space, sorts: &Value) -> Result<Vec<Sort>, Fault> {
    let mut found = Findings::default();
    let names = QueryNames::new(&space.vocabulary, KeysMode::Slug);
    let sorts = parse_sorts(sorts, &Path::pointer("/sorts"), &names, &mut found);
    found.into_result("invalid sorts")?;
    Ok(sorts)
}

/// The names of the tasks in the order of the sorts, ties by name.
fn ordered(space: &Space, sorts: &[Sort]) -> String {
    let mut fields = Fields::default();
    let sorts = Sorts::compile(sorts, &space.context(), &mut fields);
    assert_eq!(sorts.unusable(), []);
    let name = space.key("name");
    let row = |position: usize| {
        let (_, object) = &space.objects[position];
        let title = match object.get(&name) {
            Some(Held::Text(title)) => title,
            _ => "",
        };
        let row = ObjectRow {
            object,
            fields: &fields,
        };
        Sorted { space, row, title }
    };
    let mut order: Vec<usize> = (0..space.objects.len()).collect();
    order.sort_by(|a, b| sorts.compare(&row(*a), &row(*b)).then(a.cmp(b)));
    let names: Vec<&str> = order
        .into_iter()
        .map(|position| space.objects[position].0)
        .collect();
    names.join(",")
}

fn sort(text: &str, more: Value) -> Value {
    let mut words = text.split(' ');
    let mut sort = json!({"property": words.next(), "direction": words.next().unwrap_or("asc")});
    let members = sort.as_object_mut().expect("a sort");
    members.extend(more.as_object().cloned().unwrap_or_default());
    json!([sort])
}

//
#[test]
fn tasks_are_ordered_as_in_the_cases() {
    let space = Space::tasks();
    let placed = |place: &str| json!({"empty_placement": place});
    for (case, sorts, expected) in [
        ("Q-302", sort("name asc", json!({})), "G,B,C,D,A"),
        ("Q-302", sort("name desc", json!({})), "A,D,C,B,G"),
        (
            "Q-303",
            sort("name asc", json!({"no_collate": true})),
            "G,C,A,B,D",
        ),
        ("Q-304", sort("priority asc", json!({})), "G,C,B,A,D"),
        ("Q-304", sort("priority desc", json!({})), "D,A,B,C,G"),
        ("Q-305", sort("priority asc", placed("end")), "C,B,A,D,G"),
        ("Q-306", sort("priority desc", placed("start")), "G,D,A,B,C"),
        ("Q-307", sort("due_date asc", json!({})), "C,G,D,A,B"),
        ("Q-307", sort("due_date desc", json!({})), "B,A,D,C,G"),
        ("Q-308", sort("due_date asc", placed("end")), "D,A,B,C,G"),
        ("Q-309", sort("done asc", json!({})), "A,C,G,B,D"),
        ("Q-309", sort("done asc", placed("end")), "A,C,G,B,D"),
        ("Q-310", sort("status asc", json!({})), "C,G,A,B,D"),
        (
            "Q-311",
            sort(
                "status custom",
                json!({"custom_order": ["Blocked", "Done"]}),
            ),
            "D,B,C,G,A",
        ),
        (
            "7",
            sort("status custom", json!({"custom_order": []})),
            "C,G,A,B,D",
        ),
        (
            "7",
            sort("priority custom", json!({"custom_order": ["7", "0"]})),
            "D,C,G,B,A",
        ),
        (
            "7",
            sort("name custom", json!({"custom_order": ["Plan trip"]})),
            "C,G,B,D,A",
        ),
        ("7", sort("tags asc", json!({})), "C,G,A,D,B"),
        ("7", sort("assignee asc", json!({})), "C,G,B,A,D"),
        ("7", sort("link asc", placed("end")), "A,D,B,C,G"),
        (
            "Q-312",
            json!([{"property": "done", "direction": "desc"}, {"property": "priority", "direction": "desc"}]),
            "D,B,A,C,G",
        ),
    ] {
        let sorts_read = read(&space, &sorts).expect(case);
        assert_eq!(ordered(&space, &sorts_read), expected, "{case} {sorts}");
    }
    assert_eq!(ordered(&space, &[latest_first()]), "A,B,C,D,G");
}

// by day, ties by what follows; the day is that of the zone.
#[test]
fn days_tie_within_a_day() {
    let mut space = Space::tasks();
    let due = space.key("due_date");
    for (position, date) in [
        "2026-08-10T09:00:00Z",
        "2026-08-10T08:00:00Z",
        "2026-08-11T02:00:00Z",
    ]
    .iter()
    .enumerate()
    {
        space.objects[position]
            .1
            .insert(due.clone(), Held::Date(seconds(date)));
    }
    let sorts = json!([
        {"property": "due_date", "include_time": false},
        {"property": "priority", "direction": "desc"},
    ]);
    let sorts = read(&space, &sorts).expect("sorts");
    assert_eq!(ordered(&space, &sorts), "G,D,A,B,C");
    space.moment.zone = TimeZone::posix("EST5EDT,M3.2.0,M11.1.0").expect("a zone");
    let priority = space.key("priority");
    space.objects[2].1.insert(priority, Held::Number(9.0));
    assert_eq!(ordered(&space, &sorts), "G,D,C,A,B");
}

// query.md 3.5: what a filter finds on a day sorts as that day, up to the last one.
#[test]
fn the_last_days_sort_as_days() {
    let mut space = Space::tasks();
    let due = space.key("due_date");
    space.objects.truncate(4);
    for ((_, object), date) in space.objects.iter_mut().zip([
        "9999-12-30T23:59:59Z",
        "9999-12-30T15:00:00Z",
        "9999-12-30T14:59:59Z",
        "9999-12-31T04:59:59Z",
    ]) {
        object.insert(due.clone(), Held::Date(seconds(date)));
    }
    let sorts = json!([{"property": "due_date", "include_time": false}]);
    let sorts = read(&space, &sorts).expect("sorts");
    for (zone, expected) in [
        ("UTC0", "A,B,C,D"),
        ("JST-9", "C,A,B,D"),
        ("EST5EDT,M3.2.0,M11.1.0", "A,B,C,D"),
    ] {
        space.moment.zone = TimeZone::posix(zone).expect("a zone");
        assert_eq!(ordered(&space, &sorts), expected, "{zone}");
    }
    // As in UTC, and then a day is over elsewhere.
    let (_, later) = &mut space.objects[0];
    later.insert(due, Held::Date(seconds("9999-12-31T05:00:00Z")));
    assert_eq!(ordered(&space, &sorts), "B,C,D,A");
}

//
#[test]
fn faults_of_sorts_lie_at_their_member() {
    let space = Space::tasks();
    for (sorts, path) in [
        (sort("name descending", json!({})), "/sorts/0/direction"),
        (json!([{"direction": "asc"}]), "/sorts/0/property"),
        (json!([{"property": "nmae"}]), "/sorts/0/property"),
        (json!(vec![json!({"property": "name"}); 11]), "/sorts"),
        (json!({}), "/sorts"),
        (
            sort("name asc", json!({"empty_placement": "middle"})),
            "/sorts/0/empty_placement",
        ),
        (sort("name asc", json!({"sorted": true})), "/sorts/0/sorted"),
        (
            sort("status custom", json!({"custom_order": ["Dne"]})),
            "/sorts/0/custom_order",
        ),
    ] {
        let fault = read(&space, &sorts).expect_err(path);
        let paths: Vec<&str> = fault.issues.iter().map(|issue| issue.path_str()).collect();
        assert_eq!(paths, [path], "{sorts}");
        if sorts[0]["property"] == "nmae" {
            assert_eq!(fault.issues[0].hint.as_deref(), Some("did you mean name?"));
        }
    }
}

// query.md 10: rows of two spaces compare as if they were of one, whatever symbols and positions each gives.
#[test]
fn rows_of_two_spaces_are_merged() {
    let (ours, theirs) = (Space::tasks(), Space::tasks());
    theirs.symbols.intern("something else first");
    let sorts = read(
        &ours,
        &json!([{"property": "status"}, {"property": "name"}]),
    )
    .expect("sorts");
    let compile = |space: &Space| {
        let mut fields = Fields::default();
        (
            Sorts::compile(&sorts, &space.context(), &mut fields),
            fields,
        )
    };
    let ((our_sorts, our_fields), (their_sorts, their_fields)) = (compile(&ours), compile(&theirs));
    for (position, (_, a)) in ours.objects.iter().enumerate() {
        for (other, (_, b)) in theirs.objects.iter().enumerate() {
            let row = |space, object, fields| Sorted {
                space,
                row: ObjectRow { object, fields },
                title: "",
            };
            let within = our_sorts.compare(
                &row(&ours, a, &our_fields),
                &row(&ours, &ours.objects[other].1, &our_fields),
            );
            let across = our_sorts.compare_across(
                &row(&ours, a, &our_fields),
                &their_sorts,
                &row(&theirs, b, &their_fields),
            );
            assert_eq!(across, within, "{position} {other}");
        }
    }
}

// query.md 7: Unicode root collation ignoring case.
#[test]
fn texts_collate_without_case() {
    let mut names = vec![
        "zebra", "Äpfel", "apfel", "_x", "10", "9", "Zebra2", "éa", "Eb", "ea", "", "a-b", "ab",
        "日本",
    ];
    names.sort_by(|a, b| collate(a, b));
    assert_eq!(
        names,
        [
            "", "_x", "10", "9", "a-b", "ab", "apfel", "Äpfel", "ea", "éa", "Eb", "zebra",
            "Zebra2", "日本"
        ]
    );
    assert_eq!(collate("ABC", "abc"), Ordering::Equal);
    assert_eq!(collate("É", "é"), Ordering::Equal);
    // The short way for ASCII is the long way: an ideograph behind both forces the long one.
    let pieces = ["a", "B", "b", " ", "-", "_", "9", "~", "\u{1}", "\n", "Z"];
    for first in pieces {
        for second in pieces {
            for third in pieces {
                let (a, b) = (format!("{first}{second}"), third.to_owned());
                let long = collate(&format!("日{a}"), &format!("日{b}"));
                assert_eq!(collate(&a, &b), long, "{a:?} {b:?}");
            }
        }
    }
}
