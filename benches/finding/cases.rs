//! The searches that are slow on purpose: found by looking for what a filter, a sort or words can make dear.

use rolltop_document::limits::{MAX_FILTER_LEAVES, MAX_LIST};
use serde_json::{Value, json};

use super::filters::{any_of, mail, tree};
use crate::ground::NOW;
use crate::workspace::Made;

/// A search of the large space.
#[derive(Clone)]
pub(super) struct Case {
    pub(super) what: &'static str,
    /// Rows before its page.
    pub(super) offset: usize,
    pub(super) body: Value,
}

/// About as large as the body of a search may be.
const LARGEST: usize = 1_000_000;
/// Far behind the beginning.
const FAR: usize = 50_000;

/// All of them.
pub(super) fn cases(made: &Made) -> Vec<Case> {
    [
        one_of_many(made),
        lists(made),
        parts_of_texts(made),
        texts(made),
        far_pages(),
        words(made),
    ]
    .concat()
}

fn case(what: &'static str, body: Value) -> Case {
    Case {
        what,
        offset: 0,
        body,
    }
}

fn filtered(what: &'static str, filters: Value) -> Case {
    case(what, json!({"filters": filters}))
}

fn test(property: &str, condition: &str, value: Value) -> Value {
    json!({"property": property, "condition": condition, "value": value})
}

/// As many groups of tests as a filter may have: joined by OR, each of tests joined by AND, or the other way round.
fn groups(any: bool, members: usize, group: impl Fn(usize) -> Vec<Value>) -> Value {
    let (within, between) = if any { ("and", "or") } else { ("or", "and") };
    let groups = (0..MAX_FILTER_LEAVES / members).map(group);
    let groups = groups.map(|tests| json!({"operator": within, "filters": tests}));
    joined(between, groups.collect())
}

/// Nodes that are joined so, however many they are.
fn joined(operator: &str, nodes: Vec<Value>) -> Value {
    let mut joined = any_of(&nodes);
    let nested = joined[0]["filters"].as_array_mut().into_iter().flatten();
    nested.for_each(|node| node["operator"] = json!(operator));
    joined[0]["operator"] = json!(operator);
    joined
}

/// As many values as the body holds, in as many tests of a property as they need.
fn many(property: &str, is_among: bool, values: impl Iterator<Item = Value>) -> Value {
    let mut size = 0;
    let values = values.take_while(|value| {
        size += value.to_string().len() + 1;
        size < LARGEST
    });
    let (condition, operator) = if is_among {
        ("in", "or")
    } else {
        ("not_in", "and")
    };
    let values: Vec<Value> = values.collect();
    let tests = values.chunks(MAX_LIST);
    let tests = tests.map(|values| test(property, condition, json!(values)));
    joined(operator, tests.collect())
}

/// Tests against tens of thousands of values.
fn one_of_many(made: &Made) -> Vec<Case> {
    let mails = || (0..).map(|at| json!(mail(made, at)));
    let amounts = || (0..100_000).map(|at| json!(f64::from(at) / 10.0 + 0.01));
    let days = (0..60_000).map(|at| json!(NOW - at * 1_000));
    let labels = made.labels.iter().cycle().map(|label| json!(label));
    let ids = made.ids.iter().map(|id| json!(id));
    let numbers_and_day = groups(true, 4, |at| {
        let amounts: Vec<i32> = (0..200).map(|of| at as i32 + 37 * of).collect();
        vec![
            test("amount", "in", json!(amounts)),
            test("due_date", "greater", json!(NOW - 100_000 * at as i64)),
        ]
    });
    let texts_and_number: Vec<Value> = (0..20)
        .map(|at| {
            let mails: Vec<Value> = mails().skip(at * MAX_LIST).take(MAX_LIST).collect();
            let tests = [
                test("mail", "in", json!(mails)),
                test("amount", "less", json!(at * 500)),
            ];
            json!({"operator": "and", "filters": tests})
        })
        .collect();
    vec![
        filtered("IN of numbers, 1 MB", many("amount", true, amounts())),
        filtered("IN of texts, 1 MB", many("mail", true, mails())),
        filtered("NOT IN of texts, 1 MB", many("mail", false, mails())),
        filtered("IN of days, 600 kB", many("due_date", true, days)),
        filtered("IN of labels, 1 MB", many("labels", true, labels)),
        filtered("IN of objects, 1 MB", many("assignee", true, ids)),
        filtered("250 groups of IN of 200 numbers and a day", numbers_and_day),
        filtered(
            "20 groups of IN of 2,048 texts and a number",
            any_of(&texts_and_number),
        ),
    ]
}

/// Exact tests of lists.
fn lists(made: &Made) -> Vec<Case> {
    let label = |at: usize| &made.labels[at % made.labels.len()];
    let exactly = |is_exactly: bool, labels: &[usize]| {
        let condition = if is_exactly {
            "exact_in"
        } else {
            "not_exact_in"
        };
        let labels: Vec<&String> = labels.iter().map(|at| label(*at)).collect();
        test("labels", condition, json!(labels))
    };
    let two = |is_exactly: bool| {
        move |at: usize| {
            let (one, other) = (at, at / 40 + 1);
            vec![
                exactly(is_exactly, &[one, one + other]),
                exactly(is_exactly, &[one + other]),
            ]
        }
    };
    let mixed = |at: usize| {
        let status = ["Open", "Done"][at % 2];
        vec![
            exactly(at.is_multiple_of(2), &[at, at / 40 + at + 1]),
            test("assignee", "not_exact_in", json!([made.ids[at]])),
            test("status", "not_exact_in", json!([status])),
            test("amount", "less", json!(at * 40)),
        ]
    };
    let one_of_twelve = (0..62).map(|at| {
        let mut tests: Vec<Value> = (0..15)
            .map(|of| {
                let labels: Vec<&String> =
                    (0..12).map(|more| label(at + of * 7 + more * 3)).collect();
                test("labels", "in", json!(labels))
            })
            .collect();
        tests.push(test("mail", "less", json!(format!("m{at}"))));
        json!({"operator": "and", "filters": tests})
    });
    let one_of_twelve = any_of(&one_of_twelve.collect::<Vec<Value>>());
    vec![
        filtered(
            "500 groups of two excluded lists of labels, OR in them",
            groups(false, 2, two(false)),
        ),
        filtered(
            "500 groups of two lists of labels, OR in them",
            json!([{"operator": "or", "filters": [
                groups(false, 4, two(true))[0],
                groups(true, 4, two(false))[0],
            ]}]),
        ),
        filtered(
            "250 groups of four properties with exact lists, AND in them",
            groups(true, 4, mixed),
        ),
        filtered(
            "250 groups of four properties with exact lists, OR in them",
            groups(false, 4, mixed),
        ),
        filtered("62 groups of 15 IN of twelve labels", one_of_twelve),
    ]
}

/// Texts that hold something.
fn parts_of_texts(made: &Made) -> Vec<Case> {
    const FOUR: [&str; 4] = ["name", "notes", "mail", "link"];
    let word = |at: usize| &*made.vocabulary[at * 5 % made.vocabulary.len()];
    let part = |at: usize| word(at).chars().skip(1).take(3).collect::<String>();
    let letter = |at: usize| char::from(b'a' + (at % 26) as u8);
    let two_letters = |at: usize| format!("{}{}", letter(at * 7), letter(at / 26 + at * 3));
    let holds = |property: &str, text: String| test(property, "contains", json!(text));
    let of_many = |properties: &[&str], text: &dyn Fn(usize) -> String| {
        let tests = 0..MAX_FILTER_LEAVES;
        let tests = tests.map(|at| holds(properties[at % properties.len()], text(at)));
        any_of(&tests.collect::<Vec<Value>>())
    };
    let letters = |property: &str, letters: &str| {
        let tests = letters
            .chars()
            .map(|letter| holds(property, letter.to_string()));
        json!([{"operator": "and", "filters": tests.collect::<Vec<Value>>()}])
    };
    vec![
        filtered(
            "250 groups of two letters in each of four texts",
            groups(true, 4, |at| {
                let tests = FOUR.iter().zip(0..);
                tests
                    .map(|(of, more)| holds(of, two_letters(at + more * 11)))
                    .collect()
            }),
        ),
        filtered(
            "500 groups of a text that lacks something or is empty",
            groups(false, 2, |at| {
                let lacks = test("notes", "not_contains", json!(word(at)));
                vec![lacks, json!({"property": "notes", "condition": "empty"})]
            }),
        ),
        filtered(
            "500 groups of a text that holds something or is not empty",
            groups(false, 2, |at| {
                let holds = holds("notes", part(at));
                vec![holds, json!({"property": "name", "condition": "not_empty"})]
            }),
        ),
        filtered(
            "500 groups of parts of words in two texts",
            groups(true, 2, |at| {
                vec![holds("name", part(at)), holds("notes", part(at * 3 + 1))]
            }),
        ),
        filtered(
            "500 groups of two words in a text",
            groups(true, 2, |at| {
                vec![
                    holds("notes", word(at).to_owned()),
                    holds("notes", word(at + 9).to_owned()),
                ]
            }),
        ),
        filtered("1,000 parts of words in a text", of_many(&["notes"], &part)),
        filtered("1,000 parts of words in four texts", of_many(&FOUR, &part)),
        filtered(
            "1,000 words in a text",
            of_many(&["notes"], &|at| word(at).to_owned()),
        ),
        filtered(
            "1,000 words in four texts",
            of_many(&FOUR, &|at| word(at).to_owned()),
        ),
        filtered("9 letters in a name", letters("name", "tareonsib")),
        filtered(
            "20 letters in a long text",
            letters("notes", "abcdefghijklmnopqrst"),
        ),
    ]
}

/// Texts that are compared.
fn texts(made: &Made) -> Vec<Case> {
    let name = |at: usize| format!("{} {at}", made.labels[at % made.labels.len()]);
    let texts = |at: usize| {
        vec![
            test("mail", "greater", json!(mail(made, at * 3))),
            test("name", "less", json!(name(at))),
        ]
    };
    let text_and_list = |at: usize| {
        vec![
            test("mail", "less", json!(mail(made, at * 3))),
            test(
                "labels",
                "not_in",
                json!([made.labels[at % made.labels.len()]]),
            ),
        ]
    };
    let excluded = |at: usize| {
        let mails: Vec<String> = (0..4).map(|of| mail(made, at * 4 + of)).collect();
        vec![
            test("mail", "not_in", json!(mails)),
            test("name", "not_in", json!([name(at), name(at + 1)])),
        ]
    };
    vec![
        filtered(
            "500 groups of two texts, AND in them",
            groups(true, 2, texts),
        ),
        filtered(
            "500 groups of two texts, OR in them",
            groups(false, 2, texts),
        ),
        filtered(
            "500 groups of a text and a label",
            groups(false, 2, text_and_list),
        ),
        filtered(
            "1,000 NOT IN of texts, OR in them",
            groups(false, 2, excluded),
        ),
        filtered("100 groups of ten properties", tree(made, 10)),
    ]
}

/// Pages far behind the beginning.
fn far_pages() -> Vec<Case> {
    let by = |what, keys: &[&str]| {
        let sorts: Vec<Value> = keys.iter().map(|key| json!({"property": key})).collect();
        Case {
            offset: FAR,
            ..case(what, json!({"sorts": sorts}))
        }
    };
    vec![
        by("far, by backlinks", &["backlinks"]),
        by("far, by creator and backlinks", &["creator", "backlinks"]),
        by("far, by checkbox and backlinks", &["done", "backlinks"]),
        by(
            "far, by creator, option and backlinks",
            &["creator", "status", "backlinks"],
        ),
        by(
            "far, by creator, backlinks and labels",
            &["creator", "backlinks", "labels"],
        ),
        by(
            "far, by seven sorts",
            &[
                "creator",
                "last_opened_date",
                "type",
                "done",
                "status",
                "labels",
                "name",
            ],
        ),
    ]
}

/// Ranked searches.
fn words(made: &Made) -> Vec<Case> {
    let many = made.vocabulary.iter().step_by(90).take(64);
    let many = many.cloned().collect::<Vec<String>>().join(" ");
    let letter = json!({"query": "t"});
    let beside = |member: &str, value: Value| {
        let mut body = letter.clone();
        body[member] = value;
        body
    };
    let filter = "done = true AND amount > 100";
    let dates = "due_date >= daysAgo(90) AND due_date < daysFromNow(200)";
    let pointed = json!([{"property": "backlinks", "condition": "not_empty"}]);
    vec![
        case("one letter", letter.clone()),
        case("one letter with a filter", beside("filter", json!(filter))),
        case(
            "one letter and a test of backlinks",
            beside("filters", pointed),
        ),
        case(
            "one letter by name",
            beside("sorts", json!([{"property": "name"}])),
        ),
        Case {
            offset: FAR,
            ..case("one letter, far", letter.clone())
        },
        case(
            "a word and one letter",
            json!({"query": format!("{} t", made.words[0])}),
        ),
        case("64 words", json!({"query": many})),
        case(
            "64 words with a filter",
            json!({"query": many, "filter": filter}),
        ),
        case(
            "a common word with dates",
            json!({"query": made.words[0], "filter": dates}),
        ),
        case(
            "a rare word with dates",
            json!({"query": made.words[2], "filter": dates}),
        ),
    ]
}
