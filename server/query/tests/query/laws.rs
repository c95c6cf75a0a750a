//! Laws of the compact filter string: both forms produce the same tree, and refusals have valid offsets.

use std::sync::LazyLock;

use proptest::prelude::*;
use rolltop_document::findings::Findings;
use rolltop_document::names::SpaceNames;
use rolltop_document::path::Path;
use rolltop_document::view::render_filter;
use rolltop_document::vocabulary::{Stored, Vocabulary};
use rolltop_query::request::parse_filters;
use rolltop_query::text::parse;

use crate::fixture::{Space, vocabulary};

/// A test of one property, valid in the space of the fixture.
fn test() -> impl Strategy<Value = String> {
    let text = || {
        let part =
            proptest::sample::select(&["a", "Ü", "\\\"", "\\\\", "\\n", "\\t", " ", "日", "'"][..]);
        let parts = proptest::collection::vec(part, 0..4);
        parts.prop_map(|parts| format!("\"{}\"", parts.concat()))
    };
    let number = || {
        prop_oneof![
            any::<i32>().prop_map(|number| number.to_string()),
            (-1.0e6..1.0e6).prop_map(|number: f64| number.to_string()),
        ]
    };
    let date = || {
        proptest::sample::select(
            &[
                "\"2026-08-10\"",
                "\"2026-08-10T09:00:00Z\"",
                "\"0001-01-01\"",
                "\"9999-12-31T23:59:59+01:00\"",
            ][..],
        )
    };
    let list = |one: BoxedStrategy<String>| {
        proptest::collection::vec(one, 1..4).prop_map(|values| format!("({})", values.join(" , ")))
    };
    let order = || proptest::sample::select(&["=", ">", "<", ">=", "<="][..]);
    let one_of =
        || proptest::sample::select(&["IN", "not in", "HAS ALL", "NOT has ALL", "=", "!="][..]);
    let function =
        proptest::sample::select(&["today()", "Last_Week( )", "daysago(3)", "NEXTYEAR()"][..]);
    let option = proptest::sample::select(&["\"urgent\"", "\"q3\"", "\"home\""][..]);
    prop_oneof![
        (order(), text()).prop_map(|(order, value)| format!("name {order} {value}")),
        text().prop_map(|value| format!("notes NOT  CONTAINS {value}")),
        (one_of(), list(text().boxed())).prop_map(|(word, values)| format!("mail {word} {values}")),
        (order(), number()).prop_map(|(order, value)| format!("priority {order} {value}")),
        (one_of(), list(number().boxed()))
            .prop_map(|(word, values)| format!("PRIORITY {word}{values}")),
        (order(), date()).prop_map(|(order, value)| format!("due_date {order} {value}")),
        (order(), function).prop_map(|(order, value)| format!("dueDate{order}{value}")),
        (one_of(), list(date().prop_map(str::to_owned).boxed()))
            .prop_map(|(word, values)| format!("due_date {word} {values}")),
        (one_of(), list(option.prop_map(str::to_owned).boxed()))
            .prop_map(|(word, values)| format!("tags {word} {values}")),
        proptest::sample::select(
            &[
                "done = TRUE",
                "done != false",
                "status IS EMPTY",
                "link is not empty",
                "assignee EXISTS",
                "type IN (\"Task\", \"page\")",
                "creator = \"m1\"",
            ][..]
        )
        .prop_map(str::to_owned),
    ]
}

/// A filter that consists of such tests.
fn filter() -> impl Strategy<Value = String> {
    test().prop_recursive(4, 24, 4, |inner| {
        let word = proptest::sample::select(&[" AND ", " or ", "\nOR "][..]);
        (proptest::collection::vec((inner, word, any::<bool>()), 1..4)).prop_map(|parts| {
            let mut text = String::new();
            for (position, (part, word, grouped)) in parts.into_iter().enumerate() {
                if position > 0 {
                    text.push_str(word);
                }
                text.push_str(&if grouped { format!("({part})") } else { part });
            }
            text
        })
    })
}

proptest! {
    // query.md 3.2: both forms produce the same tree.
    #[test]
    fn the_structured_form_gives_the_same_tree(text in filter()) {
        let space = Space::tasks();
        let names = SpaceNames::new(&space.vocabulary);
        let (nodes, _) = space.parse(&text).map_err(|fault| TestCaseError::fail(format!("{text}: {fault:?}")))?;
        let tree = nodes.iter().map(|node| render_filter(node, &names)).collect();
        let mut found = Findings::default();
        let again = parse_filters(&tree, &Path::pointer("/filters"), &names, &mut found);
        prop_assert!(found.is_clean(), "{}: {:?}", text, found);
        prop_assert_eq!(&again, &nodes, "{} -> {}", text, tree);
    }
}

/// Parts of valid and invalid filters, separated by blanks.
const PIECES: &str = "done due_date name priority tags status type = != > < >= <= ( ) , \" \"x\" \"2026-08-10\" true AND \
    OR NOT IN CONTAINS HAS ALL IS EMPTY EXISTS today daysAgo () (3) 3 - 1.5 . \\ ' ` ! é 日本 \u{301} \0 \u{a0}";

fn pieces() -> impl Strategy<Value = String> {
    let pieces: Vec<&str> = PIECES.split_ascii_whitespace().collect();
    let piece = (proptest::sample::select(pieces), prop_oneof!["", " "]);
    proptest::collection::vec(piece, 0..14).prop_map(|pieces| {
        let pieces = pieces
            .into_iter()
            .map(|(piece, blank)| piece.to_owned() + &blank);
        pieces.collect()
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(5_000))]
    // Any input is parsed, or refused at an offset where a character begins.
    #[test]
    fn every_refusal_has_an_offset_in_the_text(text in prop_oneof![4 => pieces(), 1 => any::<String>()]) {
        static SPACE: LazyLock<Vocabulary> = LazyLock::new(vocabulary);
        for result in [parse(&text, &SpaceNames::new(&SPACE)), parse(&text, &Stored)] {
            if let Err(fault) = result {
                prop_assert!(text.is_char_boundary(fault.offset), "{:?}: {:?}", text, fault);
            }
        }
    }
}
