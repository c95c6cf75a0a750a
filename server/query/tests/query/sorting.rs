//! Sorts (query.md 7, 16.3).

use std::cmp::Ordering;

use jiff::tz::TimeZone;
use rolltop_document::block::parse_query_sorts as parse_sorts;
use rolltop_document::findings::Findings;
use rolltop_document::issue::Fault;
use rolltop_document::path::Path;
use rolltop_document::view::Sort;
use rolltop_document::vocabulary::KeysMode;
use rolltop_query::collate::collate;
use rolltop_query::names::QueryNames;
use rolltop_query::sort::{Sorts, latest_first};
use rolltop_query::value::Fields;
use serde_json::{Value, json};

use crate::fixture::{Interner, Owned, Space, seconds};

fn read(space: &Space, sorts: &Value) -> Result<Vec<Sort>, Fault> {
    let mut found = Findings::default();
    let names = QueryNames::new(&space.vocabulary, KeysMode::Slug);
    let sorts = parse_sorts(sorts, &Path::pointer("/sorts"), &names, &mut found);
    found.into_result("invalid sorts")?;
    Ok(sorts)
}

/// The names of the tasks in the order of the sorts; ties are ordered by name.
fn ordered(space: &Space, sorts: &[Sort]) -> String {
    let names = space.objects.iter().map(|(name, _)| *name);
    let mut keyed: Vec<(Vec<u8>, &str)> = space.keys(sorts).into_iter().zip(names).collect();
    keyed.sort_unstable();
    let names: Vec<&str> = keyed.into_iter().map(|(_, name)| name).collect();
    names.join(",")
}

fn sort(text: &str, more: Value) -> Value {
    let mut words = text.split(' ');
    let mut sort = json!({"property": words.next(), "direction": words.next().unwrap_or("asc")});
    let members = sort.as_object_mut().expect("a sort");
    members.extend(more.as_object().cloned().unwrap_or_default());
    json!([sort])
}

// Q-301 to Q-312
#[test]
fn tasks_are_ordered_as_in_the_cases() {
    const CASES: &str = r#"
Q-302 {"property": "name"} -> G,B,C,D,A
Q-302 {"property": "name", "direction": "desc"} -> A,D,C,B,G
Q-303 {"property": "name", "no_collate": true} -> G,C,A,B,D
Q-304 {"property": "priority"} -> G,C,B,A,D
Q-304 {"property": "priority", "direction": "desc"} -> D,A,B,C,G
Q-305 {"property": "priority", "empty_placement": "end"} -> C,B,A,D,G
Q-306 {"property": "priority", "direction": "desc", "empty_placement": "start"} -> G,D,A,B,C
Q-307 {"property": "due_date"} -> C,G,D,A,B
Q-307 {"property": "due_date", "direction": "desc"} -> B,A,D,C,G
Q-308 {"property": "due_date", "empty_placement": "end"} -> D,A,B,C,G
Q-309 {"property": "done"} -> A,C,G,B,D
Q-309 {"property": "done", "empty_placement": "end"} -> A,C,G,B,D
Q-310 {"property": "status"} -> C,G,A,B,D
Q-311 {"property": "status", "direction": "custom", "custom_order": ["Blocked", "Done"]} -> D,B,C,G,A
Q-312 {"property": "done", "direction": "desc"}, {"property": "priority", "direction": "desc"} -> D,B,A,C,G
7 {"property": "status", "direction": "custom", "custom_order": []} -> C,G,A,B,D
7 {"property": "priority", "direction": "custom", "custom_order": ["7", "0"]} -> D,C,G,B,A
7 {"property": "name", "direction": "custom", "custom_order": ["Plan trip"]} -> C,G,B,D,A
7 {"property": "tags"} -> C,G,A,D,B
7 {"property": "assignee"} -> C,G,B,A,D
7 {"property": "link", "empty_placement": "end"} -> A,D,B,C,G"#;
    let space = Space::tasks();
    for line in CASES.lines().skip(1) {
        let (case, rest) = line.split_once(' ').expect(line);
        let (sorts, expected) = rest.split_once(" -> ").expect(line);
        let sorts: Value = serde_json::from_str(&format!("[{sorts}]")).expect(line);
        let sorts = read(&space, &sorts).expect(case);
        assert_eq!(ordered(&space, &sorts), expected, "{line}");
    }
    assert_eq!(ordered(&space, &[latest_first()]), "A,B,C,D,G");
}

// Q-316: dates compare by day in the zone; the next sort decides ties.
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
            .insert(due.clone(), Owned::Date(seconds(date)));
    }
    let sorts = json!([
        {"property": "due_date", "include_time": false},
        {"property": "priority", "direction": "desc"},
    ]);
    let sorts = read(&space, &sorts).expect("sorts");
    assert_eq!(ordered(&space, &sorts), "G,D,A,B,C");
    space.moment.zone = TimeZone::posix("EST5EDT,M3.2.0,M11.1.0").expect("a zone");
    let priority = space.key("priority");
    space.objects[2].1.insert(priority, Owned::Number(9.0));
    assert_eq!(ordered(&space, &sorts), "G,D,C,A,B");
}

// query.md 3.5: a date sorts by the same day that filters assign to it, up to the last day.
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
        object.insert(due.clone(), Owned::Date(seconds(date)));
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
    // One second after D, the next local day begins in this zone.
    let (_, later) = &mut space.objects[0];
    later.insert(due, Owned::Date(seconds("9999-12-31T05:00:00Z")));
    assert_eq!(ordered(&space, &sorts), "B,C,D,A");
}

// Q-313, Q-314, Q-315
#[test]
fn faults_of_sorts_lie_at_their_member() {
    let space = Space::tasks();
    #[rustfmt::skip]
    let cases = [
        (sort("name descending", json!({})), "/sorts/0/direction"),
        (json!([{"direction": "asc"}]), "/sorts/0/property"),
        (json!([{"property": "nmae"}]), "/sorts/0/property"),
        (json!(vec![json!({"property": "name"}); 11]), "/sorts"),
        (json!({}), "/sorts"),
        (sort("name asc", json!({"empty_placement": "middle"})), "/sorts/0/empty_placement"),
        (sort("name asc", json!({"sorted": true})), "/sorts/0/sorted"),
        (sort("status custom", json!({"custom_order": ["Dne"]})), "/sorts/0/custom_order"),
    ];
    for (sorts, path) in cases {
        let fault = read(&space, &sorts).expect_err(path);
        let paths: Vec<&str> = fault.issues.iter().map(|issue| issue.path_str()).collect();
        assert_eq!(paths, [path], "{sorts}");
        if sorts[0]["property"] == "nmae" {
            assert_eq!(fault.issues[0].hint.as_deref(), Some("did you mean name?"));
        }
    }
}

// query.md 10: rows of two spaces compare like rows of one space, even if their symbols differ.
#[test]
fn rows_of_two_spaces_are_merged() {
    let (ours, mut theirs) = (Space::tasks(), Space::tasks());
    let sorts = json!([{"property": "status", "direction": "desc"}, {"property": "assignee"}]);
    let sorts = read(&ours, &sorts).expect("sorts");
    theirs.symbols = Interner::default();
    theirs.symbols.intern("another id first");
    for ((_, object), (_, other)) in ours.objects.iter().zip(&mut theirs.objects) {
        for (key, held) in object {
            if let Owned::List(list) = held {
                let ids = list.iter().map(|symbol| ours.symbols.symbol_text(*symbol));
                let list = ids.map(|id| theirs.symbols.intern(&id)).collect();
                other.insert(key.clone(), Owned::List(list));
            }
        }
    }
    assert_ne!(ours.objects[0].1, theirs.objects[0].1);
    assert_eq!(ours.keys(&sorts), theirs.keys(&sorts));
}

// query.md 10: if two spaces have one key with different formats, rows compare by format, except empty values.
#[test]
fn formats_of_two_spaces_are_told_apart() {
    let space = Space::tasks();
    let keys = |text: &str| {
        let sorts = read(&space, &sort(text, json!({}))).expect(text);
        space.keys(&sorts)
    };
    // The keys of A, which has values, and of G, which has none.
    let [number, .., no_number] = &keys("priority asc")[..] else {
        panic!("five tasks");
    };
    let [text, .., no_text] = &keys("notes asc")[..] else {
        panic!("five tasks");
    };
    assert!(no_number == no_text && no_text < number && number < text);
    let (numbers, texts) = (keys("priority desc"), keys("notes desc"));
    assert!(texts[0] < numbers[0] && numbers[0] < texts[4] && numbers[4] == texts[4]);
}

// query.md 7: a key consists of the sorts, the rank and the id; the id breaks ties and is always ascending.
#[test]
fn keys_end_with_rank_and_id() {
    let space = Space::tasks();
    let mut fields = Fields::default();
    let sorts = read(&space, &sort("done desc", json!({}))).expect("sorts");
    let sorts = Sorts::compile(&sorts, &space.context(), &mut fields);
    let ranked = space.rows(&fields).zip([5, 5, 1, 4, 1]);
    let mut keys: Vec<(Vec<u8>, &str)> = ranked
        .map(|(row, rank)| {
            let mut key = Vec::new();
            sorts.write_order(&row, Some(rank), &mut key);
            key.extend(row.id.bytes());
            (key, row.id)
        })
        .collect();
    keys.sort_unstable();
    let ids: Vec<&str> = keys.iter().map(|(_, id)| *id).collect();
    assert_eq!(ids.join(","), "D,B,C,G,A");
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
}
