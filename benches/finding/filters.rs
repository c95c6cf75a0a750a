//! Every kind of filter of the large space.

use rolltop_document::limits::{MAX_FILTER_LEAVES, MAX_FILTER_TEXT, MAX_GROUP_MEMBERS, MAX_LIST};
use serde_json::{Value, json};

use crate::ground::NOW;
use crate::workspace::Made;

/// Every kind of filter as a member of a search, the first none.
pub(super) fn filters(made: &Made) -> Vec<(&'static str, Value)> {
    let [common, usual, _] = &made.words;
    let joined = |count: usize, test: &dyn Fn(usize) -> String| {
        let tests: Vec<String> = (0..count).map(test).collect();
        tests.join(" OR ")
    };
    let part: String = usual.chars().skip(1).take(3).collect();
    let target = &made.ids[0];
    let strings = [
        ("no filter", String::new()),
        ("text contains", format!("name CONTAINS \"{part}\"")),
        (
            "long text contains",
            format!("notes NOT CONTAINS \"{part}\""),
        ),
        (
            "two parts of a long text",
            format!("notes CONTAINS \"{part}\" OR notes CONTAINS \"{common}\""),
        ),
        (
            "one part of a long text and not another",
            format!("notes CONTAINS \"{part}\" AND notes NOT CONTAINS \"{common}\""),
        ),
        ("number", "amount > 2500".to_owned()),
        (
            "checkbox and select",
            "done = true AND status IN (\"Open\", \"Waiting\")".to_owned(),
        ),
        (
            "labels",
            "labels IS NOT EMPTY AND status != \"Done\"".to_owned(),
        ),
        (
            "dates",
            "due_date >= daysAgo(90) AND due_date < daysFromNow(200)".to_owned(),
        ),
        (
            "eight tests",
            format!(
                "(name CONTAINS \"{common}\" OR notes CONTAINS \"{common}\" OR mail CONTAINS \"{part}\") \
                 AND amount < 9000 AND (done = false OR due_date > today() OR assignee = \"{target}\") AND link IS NOT EMPTY"
            ),
        ),
        (
            "100 tests of a text",
            joined(100, &|at| format!("mail = \"{common}{at}@example.org\"")),
        ),
        (
            "100 tests of a number",
            joined(50, &|at| {
                format!("(amount > {} AND amount < {})", at * 200, at * 200 + 100)
            }),
        ),
        (
            "50 groups of a text and a number",
            joined(50, &|at| {
                format!(
                    "(mail = \"{common}{at}@example.org\" AND amount > {})",
                    at * 200
                )
            }),
        ),
        (
            "as many as a string holds",
            (1..)
                .map(|count| joined(count, &|at| format!("(mail>\"{at}\" AND amount<{at})")))
                .take_while(|filter| filter.len() <= MAX_FILTER_TEXT)
                .last()
                .unwrap(),
        ),
    ];
    let strings = strings.map(|(what, filter)| (what, json!({"filter": filter})));
    let trees = [
        ("500 groups of a text and a number", 2),
        ("100 groups of ten properties", 10),
    ];
    let trees = trees.map(|(what, members)| (what, tree(made, members)));
    let others = [
        ("100 texts in the name", sought(made, 100, &["name"])),
        (
            "1,000 texts in four properties",
            sought(made, 1_000, &["name", "notes", "mail", "link"]),
        ),
        ("groups inside one another", nested(made)),
        ("groups of many tests of one list", listed(made)),
        ("as many texts as a test takes", one_of(made)),
    ];
    let trees = trees.into_iter().chain(others);
    let trees = trees.map(|(what, filters)| (what, json!({"filters": filters})));
    strings.into_iter().chain(trees).collect()
}

/// Groups of many, joined by OR.
pub(super) fn any_of(nodes: &[Value]) -> Value {
    let any = nodes.chunks(MAX_GROUP_MEMBERS);
    let any: Vec<Value> = any
        .map(|nodes| json!({"operator": "or", "filters": nodes}))
        .collect();
    json!([{"operator": "or", "filters": any}])
}

/// So many texts, pairs of words, each looked for in one of these properties.
fn sought(made: &Made, count: usize, properties: &[&str]) -> Value {
    let tests = (0..count).map(|at| {
        let words = [at % made.labels.len(), at / made.labels.len()].map(|at| &*made.labels[at]);
        let property = properties[at % properties.len()];
        json!({"property": property, "condition": "contains", "value": words.join(" ")})
    });
    any_of(&tests.collect::<Vec<Value>>())
}

/// One test against as many texts as it takes.
fn one_of(made: &Made) -> Value {
    let texts: Vec<String> = (0..MAX_LIST).map(|at| mail(made, at)).collect();
    json!([{"property": "mail", "condition": "in", "value": texts}])
}

/// A text as objects have it, another one for each number.
pub(super) fn mail(made: &Made, at: usize) -> String {
    let count = made.labels.len();
    format!("{}{}@example.org", made.labels[at % count], at / count)
}

/// Groups inside one another by turns of AND and OR, each with a test of one of five properties.
fn nested(made: &Made) -> Value {
    let [common, usual, rare] = &made.words;
    let innermost = json!({"property": "amount", "condition": "greater", "value": 9_900});
    let node = (0..30).fold(innermost, |inner, at| {
        let (property, condition, value) = match at % 5 {
            0 => ("mail", "greater", json!(format!("{usual}{at}"))),
            1 => ("name", "less", json!(format!("{common} {at}"))),
            2 => ("amount", "less", json!(at * 300)),
            3 => ("due_date", "greater", json!(NOW - at * 1_000_000)),
            _ => ("notes", "greater", json!(format!("{rare} {at}"))),
        };
        let test = json!({"property": property, "condition": condition, "value": value});
        let operator = if at % 2 == 0 { "or" } else { "and" };
        json!({"operator": operator, "filters": [test, inner]})
    });
    json!([node])
}

/// Groups of a test of a text and several of one property with lists, together as many as a filter may have.
fn listed(made: &Made) -> Value {
    const LISTS: usize = 15;
    let list = |at: usize| json!({"property": "assignee", "condition": "not_all_in", "value": [made.ids[at]]});
    let group = |at: usize| {
        let mut tests: Vec<Value> = (at * LISTS..(at + 1) * LISTS).map(list).collect();
        tests.push(json!({"property": "mail", "condition": "less", "value": format!("a{at}")}));
        json!({"operator": "and", "filters": tests})
    };
    let groups: Vec<Value> = (0..MAX_FILTER_LEAVES / (LISTS + 1)).map(group).collect();
    any_of(&groups)
}

/// A tree of as many tests as a filter may have: groups of so many, each of another property and all with other values.
pub(super) fn tree(made: &Made, members: usize) -> Value {
    let [common, usual, rare] = &made.words;
    let test = |at: usize, property: usize| {
        let (property, condition, value) = match property {
            0 => ("mail", "greater", json!(format!("{usual}{at}"))),
            1 => ("amount", "less", json!(at * 10)),
            2 => ("name", "less", json!(format!("{common} {at}"))),
            3 => ("notes", "greater", json!(format!("{rare} {at}"))),
            4 => (
                "link",
                "not_equal",
                json!(format!("https://{common}.example/{at}")),
            ),
            5 => ("due_date", "greater", json!(NOW - at as i64 * 100_000)),
            6 => ("labels", "not_all_in", json!(made.labels[at % 40..][..1])),
            7 => ("assignee", "not_equal", json!(made.ids[at])),
            8 => (
                "status",
                "not_equal",
                json!(["Open", "Done", "Waiting"][at % 3]),
            ),
            _ => ("done", "equal", json!(at.is_multiple_of(2))),
        };
        json!({"property": property, "condition": condition, "value": value})
    };
    let group = |at: usize| {
        let tests: Vec<Value> = (0..members).map(|property| test(at, property)).collect();
        json!({"operator": "and", "filters": tests})
    };
    let groups: Vec<Value> = (0..MAX_FILTER_LEAVES / members).map(group).collect();
    any_of(&groups)
}
