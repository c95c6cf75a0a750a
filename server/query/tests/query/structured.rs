//! The structured form of filters (query.md 4, 16.2).

use rolltop_document::findings::Findings;
use rolltop_document::issue::Fault;
use rolltop_document::path::Path;
use rolltop_document::view::FilterNode;
use rolltop_document::view::unknown::{LeafPaths, unknown_ids};
use rolltop_document::vocabulary::KeysMode;
use rolltop_query::names::QueryNames;
use rolltop_query::request::{parse_filters, wanted_types};
use serde_json::{Value, json};

use crate::fixture::Space;

/// The nodes, and the paths of the warnings.
fn read(space: &Space, filters: &Value) -> Result<(Vec<FilterNode>, Vec<String>), Fault> {
    let mut found = Findings::default();
    let names = QueryNames::new(&space.vocabulary, KeysMode::Slug);
    let nodes = parse_filters(filters, &Path::pointer("/filters"), &names, &mut found);
    let warnings = found.into_result("invalid filters")?;
    let paths = warnings.iter().map(|warning| warning.path_str().to_owned());
    Ok((nodes, paths.collect()))
}

/// The matching tasks, then `~` and the path of each warning; or the paths of the faults.
fn outcome(filters: &Value) -> String {
    let space = Space::tasks();
    match read(&space, filters) {
        Ok((nodes, warnings)) if warnings.is_empty() => space.matching(&nodes),
        Ok((nodes, warnings)) => format!("{} ~{}", space.matching(&nodes), warnings.join(" ~")),
        Err(fault) => {
            let paths: Vec<&str> = fault.issues.iter().map(|issue| issue.path_str()).collect();
            paths.join(" ")
        }
    }
}

/// Case, filters, and the matching tasks or the path of the fault.
const CASES: &str = r#"Q-201 [{"property": "priority", "condition": "greater", "value": 1}] -> A,D
Q-202 [{"operator": "or", "filters": [{"property": "status", "condition": "in", "value": ["Done"]}, {"property": "tags", "condition": "contains", "value": "legal"}]}] -> B,D ~/filters/0/filters/1
Q-204 [{"operator": "and", "filters": []}] -> /filters/0/filters
Q-205 [{"operator": "and", "property": "done", "condition": "equal", "value": true}] -> /filters/0
Q-206 [{"property": "done", "value": true}] -> /filters/0/condition
Q-207 [{"property": "done", "conditon": "equal", "value": true}] -> /filters/0/conditon
Q-208 [{"property": "done", "condition": "equals", "value": true}] -> /filters/0/condition
Q-209 [{"operator": "xor", "filters": [{"property": "done", "condition": "exists"}]}] -> /filters/0/operator
Q-210 [{"condition": "equal", "value": 1}] -> /filters/0/property
Q-211 [{"property": "due_date", "condition": "less", "date_preset": "thisWeek"}] -> /filters/0/date_preset
Q-212 [{"property": "due_date", "condition": "greater", "date_preset": "number_of_days_ago"}] -> /filters/0
Q-213 [{"property": "due_date", "condition": "greater", "date_preset": "number_of_days_ago", "value": 3.5}] -> /filters/0/value
Q-213 [{"property": "due_date", "condition": "greater", "date_preset": "number_of_days_ago", "value": -1}] -> /filters/0/value
Q-213 [{"property": "due_date", "condition": "greater", "date_preset": "number_of_days_ago", "value": "3"}] -> /filters/0/value
Q-213 [{"property": "due_date", "condition": "greater", "date_preset": "number_of_days_ago", "value": null}] -> /filters/0/value
Q-213 [{"property": "due_date", "condition": "greater", "date_preset": "number_of_days_ago", "value": 36501}] -> /filters/0/value
Q-214 [{"property": "due_date", "condition": "greater", "date_preset": "number_of_days_ago", "value": 0}] ->
Q-215 [{"property": "due_date", "condition": "not_equal", "date_preset": "today"}] -> A,B,C,D,G ~/filters/0
Q-216 [{"property": "due_date", "condition": "greater", "value": 1786406399}] -> B
Q-217 [{"property": "due_date", "condition": "greater", "value": "2026-08-10"}] -> B
Q-218 [{"property": "due_date", "condition": "less", "value": "soon"}] -> /filters/0/value
Q-219 [{"property": "due_date", "condition": "equal", "value": 1786406400, "include_time": true}] ->
Q-219 [{"property": "due_date", "condition": "equal", "value": 1786352400, "include_time": true}] -> A
3.5 [{"property": "due_date", "condition": "equal", "value": "2026-08-10", "include_time": true}] ->
3.5 [{"property": "due_date", "condition": "equal", "value": "2026-08-10T10:00:00Z", "include_time": false}] -> A
3.5 [{"property": "due_date", "condition": "equal", "date_preset": "today", "include_time": true}] -> B
3.5 [{"property": "due_date", "condition": "equal", "value": "2026-08-10", "include_time": false}] -> A
3.5 [{"property": "due_date", "condition": "equal", "value": "2026-08-10T09:00:00Z", "include_time": true}] -> A
3.5 [{"property": "due_date", "condition": "equal", "date_preset": "today", "include_time": false}] -> B
3.5 [{"property": "due_date", "condition": "all_in", "value": ["2026-08-10", "2026-08-10T00:00:00Z"]}] -> A ~/filters/0
3.5 [{"property": "due_date", "condition": "all_in", "value": ["2026-08-10", "2026-08-10T09:00:00Z"]}] -> A ~/filters/0
3.5 [{"property": "due_date", "condition": "all_in", "value": ["2026-08-10", "2026-08-10"]}] -> A
3.5 [{"property": "due_date", "condition": "all_in", "value": [1786352400, 1786352401]}] -> A
3.5 [{"property": "due_date", "condition": "all_in", "value": ["2026-08-10", "2026-08-11"]}] -> ~/filters/0
3.5 [{"property": "due_date", "condition": "all_in", "value": ["2026-08-10T09:00:00Z", "2026-08-10T09:00:01Z"]}] -> ~/filters/0
4.3 [{"property": "name", "condition": "contains", "value": ["report"]}] -> A,D
4.3 [{"property": "name", "condition": "not_contains", "value": ["report"]}] -> B,C,G
4.3 [{"property": "priority", "condition": "greater", "value": [1]}] -> A,D
4.3 [{"property": "tags", "condition": "equal", "value": ["legal"]}] -> D
4.3 [{"property": "done", "condition": "not_equal", "value": [true]}] -> A,C,G
4.3 [{"property": "due_date", "condition": "greater", "value": ["2026-08-10"]}] -> B
4.2 [{"property": "due_date", "condition": "equal", "datePreset": "currentWeek"}] -> /filters/0/datePreset
4.2 [{"property": "due_date", "condition": "greaterOrEqual", "date_preset": "currentWeek"}] -> A,B
Q-171 [{"property": "id", "condition": "equal", "value": "A"}] -> /filters/0/property
Q-220 [{"property": "status", "condition": "in", "value": ["Hgih"]}] -> /filters/0/value
Q-222 {} -> /filters
Q-223 [{"property": "priority", "condition": "equal", "value": "3"}] -> /filters/0/value
Q-224 [{"property": "tags", "condition": "all_in", "value": []}] -> /filters/0/value
Q-247 [{"property": "tags", "condition": "equal", "value": ["q3", "legal"]}] -> /filters/0/value
Q-247 [{"property": "tags", "condition": "equal", "value": ["legal"]}] -> D
4.1 [] -> A,B,C,D,G
"#;

// Q-201 to Q-224, Q-247
#[test]
fn structured_filters_match_or_are_refused() {
    for line in CASES.lines() {
        let (case, rest) = line.split_once(' ').expect(line);
        let (filters, expected) = rest.rsplit_once(" ->").expect(line);
        let filters = serde_json::from_str(filters).expect(line);
        assert_eq!(
            outcome(&filters).trim(),
            expected.trim(),
            "{case} {filters}"
        );
    }
    // query.md 4.1
    let many = |count| {
        json!(vec![
            json!({"property": "name", "condition": "exists"});
            count
        ])
    };
    assert_eq!(outcome(&many(50)), "A,B,C,D,G");
    assert_eq!(outcome(&many(51)), "/filters");
}

// Q-207, Q-208
#[test]
fn hints_name_the_admitted_values() {
    let space = Space::tasks();
    #[rustfmt::skip]
    let cases = [
        (json!({"property": "done", "conditon": "equal", "value": true}), "condition"),
        (json!({"property": "done", "condition": "equals"}), "not_exact_in, exists"),
        // A number is a valid date up to the last date.
        (json!({"property": "due_date", "condition": "less", "value": 9.3e18}), "2026-07-06T15:04:05Z"),
        (json!({"property": "due_date", "condition": "less", "value": 1_786_352_400_000_i64}), "milliseconds"),
    ];
    for (leaf, said) in cases {
        let fault = read(&space, &json!([leaf])).expect_err(said);
        let issue = &fault.issues[0];
        let hint = issue.hint.clone().unwrap_or_default();
        assert!(hint.contains(said), "{hint}");
        let is_of_dates = leaf["property"] == "due_date";
        assert_eq!(
            issue.message.contains("years 0001 to 9999") || hint.contains("years 0001 to 9999"),
            is_of_dates,
            "{issue:?}"
        );
    }
}

// Q-203
#[test]
fn groups_nest_to_a_depth() {
    let nested = |groups: usize| {
        let leaf = json!({"property": "done", "condition": "equal", "value": true});
        let group = |node, _| json!({"operator": "or", "filters": [node]});
        json!([(0..groups).fold(leaf, group)])
    };
    assert_eq!(outcome(&nested(32)), "B,D");
    assert_eq!(
        outcome(&nested(33)),
        format!("/filters/0{}", "/filters/0".repeat(32))
    );
}

// query.md 3.2: both forms produce the same tree.
#[test]
fn a_text_and_its_tree_are_equal() {
    let space = Space::tasks();
    for (text, tree) in [
        (
            "priority > 1 AND due_date <= daysAgo(3)",
            json!([
                {"property": "Priority", "condition": "greater", "value": 1.0},
                {"property": "dueDate", "condition": "less_or_equal", "date_preset": "number_of_days_ago", "value": 3},
            ]),
        ),
        (
            r#"status IN ("Done") OR type = "Task" OR due_date = "2026-08-10T09:00:00Z""#,
            json!([{"operator": "or", "filters": [
                {"property": "status", "condition": "in", "value": ["Done"]},
                {"property": "type", "condition": "equal", "value": "task"},
                {"property": "due_date", "condition": "equal", "value": "2026-08-10T11:00:00+02:00"},
            ]}]),
        ),
    ] {
        let (structured, _) = read(&space, &tree).expect(text);
        assert_eq!(space.parse(text).expect(text).0, structured);
    }
}

// query.md 6.3: the types that a filter selects; 3.3: the objects that it names.
#[test]
fn types_and_objects_of_a_filter_are_found() {
    let space = Space::tasks();
    let wanted = |text: &str| {
        let (nodes, _) = space.parse(text).expect(text);
        let mut types: Vec<String> = wanted_types(&nodes)
            .into_iter()
            .map(|wanted| wanted.key.to_owned())
            .collect();
        types.sort_unstable();
        types.join(",")
    };
    // Q-232, Q-233, Q-234
    assert_eq!(wanted(r#"type != "image""#), "");
    assert_eq!(
        wanted(r#"done = true AND (type = "image" OR type != "image")"#),
        "image"
    );
    assert_eq!(wanted(r#"type HAS ALL ("image")"#), "image");
    assert_eq!(
        wanted(r#"type IN ("task", "Page") OR type NOT IN ("image")"#),
        "page,task"
    );
    let (nodes, _) = space
        .parse(r#"assignee = "m2" OR assignee IN ("m1", "m2", "m3") AND type = "page""#)
        .expect("a filter");
    let paths = LeafPaths::Tree(Path::pointer("/filters"));
    let unknown = unknown_ids(&nodes, &paths, &space.vocabulary, |ids| {
        ids.iter().map(|id| *id == "m2").collect()
    });
    let [only] = unknown.as_slice() else {
        panic!("one leaf: {unknown:?}");
    };
    assert_eq!(only.path_str(), "/filters/0/filters/1/filters/0");
    assert!(only.message.contains("m1, m3"), "{}", only.message);
}
