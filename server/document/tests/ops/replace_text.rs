//! `replace_text` (ops.md 7.7).

use rolltop_document::issue::FaultKind::{Ambiguous, Invalid, NotFound};
use serde_json::{Value, json};

use crate::fixture::{Fixture, assert_no_effect, paths, stats, text, with};

fn page(source: &str) -> Fixture {
    Fixture::page(json!([{"id": "a", "type": "paragraph", "text": source}]))
}

/// The text of a paragraph after a replacement.
fn replaced(source: &str, find: &str, replace: &str) -> String {
    let op = json!({"op": "replace_text", "id": "a", "find": find, "replace": replace});
    text(&page(source).ok(json!([op])).document, "a").to_owned()
}

// O-98, O-99: `inline` proves what is replaced.
#[test]
fn replaces_one_hit_or_all() {
    let d1 = Fixture::d1();
    let op = |find: &str, replace: &str| json!({"op": "replace_text", "id": "s2", "find": find, "replace": replace});
    let outcome = d1.ok(json!([op("red fox", "blue fox")]));
    assert_eq!(text(&outcome.document, "s2"), "blue fox and red hen");
    assert_eq!(stats(&outcome), [0, 1, 0, 0, 0]);
    let all = with(op("red", "blue"), json!({"replace_all": true}));
    let outcome = d1.ok(json!([all]));
    assert_eq!(text(&outcome.document, "s2"), "blue fox and blue hen");
    // O-107
    assert_no_effect(&d1.ok(json!([op("red fox", "red fox")])), &d1.document);
}

#[test]
fn what_is_refused() {
    let op = |more: Value| with(json!({"op": "replace_text"}), more);
    let long = "b".repeat(2000);
    #[rustfmt::skip]
    Fixture::d1().refuses([
        (Invalid, op(json!({"id": "s2", "find": "red", "replace": "blue"})), "find", "2 matches .. s2 .. replace_all"), // O-99
        (Invalid, op(json!({"id": "s2", "find": "zzz", "replace": ""})), "find", ""), // O-100
        (NotFound, op(json!({"find": "zzz", "replace": ""})), "find", ""), // O-100
    ]);
    let two = op(json!({"find": "Cost", "replace": "Price", "replace_all": true}));
    Fixture::tw().refuses([(Ambiguous, two, "find", "")]); // O-101
    let page = Fixture::page(json!([
        {"id": "d", "type": "divider"},
        {"id": "a", "type": "paragraph", "text": "a".repeat(1000)},
    ]));
    #[rustfmt::skip]
    page.refuses([
        (Invalid, op(json!({"id": "d", "find": "x", "replace": "y"})), "id", "divider"), // O-105
        (Invalid, op(json!({"id": "a", "find": "a", "replace": long, "replace_all": true})), "replace", "2000000 .. 1048576"), // O-106
    ]);
}

/// The id that reads serve of an object that is gone.
const MASK: &str = "_missing_object";

fn mention(id: &str, name: &str) -> String {
    format!("<mention object_id=\"{id}\">{name}</mention>")
}

/// Ids of two objects that are gone.
fn gone() -> [String; 2] {
    ["g", "h"].map(|letter| format!("bafyrei{}", letter.repeat(52)))
}

// O-201: a text is found in either Unicode form, and the rest keeps its own.
#[test]
fn equivalent_texts_are_found() {
    let stored = page("Cafe\u{301} bar cafe\u{301}");
    for id in [json!("a"), json!(null)] {
        let op = json!({"op": "replace_text", "id": id, "find": "Caf\u{e9}", "replace": "Tea"});
        let outcome = stored.ok(json!([op]));
        assert_eq!(text(&outcome.document, "a"), "Tea bar cafe\u{301}");
    }
    assert_eq!(
        replaced("**Caf\u{e9}** bar", "fe\u{301}", "ge"),
        "**Cage** bar"
    );
    let op = json!({"op": "replace_text", "id": "a", "find": "Cafe", "replace": "Tea"});
    stored.invalid(json!([op]), "ops[0].find");
}

// document.md 6.8: text is stored with its own line ends, and found whatever those are that it is looked for with.
#[test]
fn text_is_found_in_the_line_ends_that_it_was_sent_with() {
    let stored = page("a\r\nb");
    for end in ["\n", "\r\n", "\r"] {
        let find = format!("a{end}b");
        let replace = format!("c{end}d");
        for id in [json!("a"), json!(null)] {
            let op = json!({"op": "replace_text", "id": id, "find": find, "replace": replace});
            assert_eq!(text(&stored.ok(json!([op])).document, "a"), "c\nd");
        }
        let matched = [
            json!({"op": "update_block", "match": find, "set": {"color": "red"}}),
            json!({"op": "delete_block", "match": find}),
        ];
        for op in matched {
            assert_ne!(stats(&stored.ok(json!([op]))), [0; 5]);
        }
    }
    let code = Fixture::page(json!([{"id": "a", "type": "code", "text": "a\r\nb"}]));
    let op = json!({"op": "replace_text", "id": "a", "find": "\r\n", "replace": "\r\n\r\n"});
    assert_eq!(text(&code.ok(json!([op])).document, "a"), "a\n\nb");
    let rows = json!([{"id": "r", "cells": ["x\r\ny"]}]);
    let table = json!([{"id": "t", "type": "table", "columns": [{"id": "c"}], "rows": rows}]);
    let set =
        json!([{"op": "set_cell", "table_id": "t", "row": "X\r\nY", "col": "c", "value": "z"}]);
    assert_eq!(stats(&Fixture::page(table).ok(set)), [0, 1, 0, 0, 0]);
}

// O-180, O-181: `inline` proves what is replaced; here, what is said of the replacement.
#[test]
fn replacements_are_judged_as_markup_or_prose() {
    let op = |replace| json!([{"op": "replace_text", "find": "**a**", "replace": replace}]);
    let said = page("**a** b").invalid(op("<u>c"), "ops[0].replace");
    assert!(said.contains("add </u>"), "{said}");
    let outcome = page("**a** b").ok(op("<mention object_id=\"gone\">c</mention> <sub>d</sub>"));
    assert_eq!(paths(&outcome.warnings), ["ops[0].replace"; 2]);
    let run = |replace: &str| {
        page("a b").ok(json!([{"op": "replace_text", "find": "b", "replace": replace}]))
    };
    let escaped = run("**c**").warnings;
    assert_eq!(paths(&escaped), ["ops[0].replace"]);
    assert!(escaped[0].message.contains(": 4 of"), "{escaped:?}");
    assert_eq!(run("2 * 3").warnings, []);
}

// O-108
#[test]
fn code_is_literal() {
    let page = Fixture::page(json!([
        {"id": "k", "type": "code", "text": "let a = *b;"},
        {"id": "e", "type": "embed", "text": "a_b"},
    ]));
    let outcome = page.ok(json!([
        {"op": "replace_text", "find": "*b", "replace": "**c"},
        {"op": "replace_text", "id": "e", "find": "_", "replace": "*"},
    ]));
    assert_eq!(text(&outcome.document, "k"), "let a = **c;");
    assert_eq!(text(&outcome.document, "e"), "a*b");
    // Embeds are not searched without an id.
    page.missing(
        json!([{"op": "replace_text", "find": "a_b", "replace": "x"}]),
        "ops[0].find",
    );
}

// ops.md 4.1: the text is searched as a read serves it.
#[test]
fn a_mention_of_an_object_that_is_gone() {
    let [gone, _] = gone();
    let page = page(&format!("ask {} first", mention(&gone, "Ann")));
    let find = mention(MASK, "Ann");
    let outcome = page.ok(json!([{"op": "replace_text", "find": find, "replace": "Bea"}]));
    assert_eq!(text(&outcome.document, "a"), "ask Bea first");
    // Elsewhere in the text the mention keeps what it names.
    for op in [
        json!({"op": "replace_text", "find": "first", "replace": "last"}),
        json!({"op": "update_block", "match": find, "set": {"color": "red"}}),
    ] {
        let outcome = page.ok(json!([op]));
        assert!(text(&outcome.document, "a").contains(&gone), "{op}");
    }
}

// document.md 3.6: a mention that reads hide keeps what it names, whatever is replaced beside it.
#[test]
fn another_mention_of_an_object_that_is_gone() {
    let [one, other] = gone();
    let (ann, bo) = (mention(&one, "Ann"), mention(&other, "Bo"));
    let source = format!("{ann} and {bo}, x");
    let served = |name: &str| mention(MASK, name);
    for (find, left) in [
        (format!("{} and ", served("Ann")), format!("y{bo}, x")),
        (format!("{}, ", served("Bo")), format!("{ann} and yx")),
        (format!("nd {}", served("Bo")), format!("{ann} ay, x")),
    ] {
        assert_eq!(replaced(&source, &find, "y"), left, "{find}");
    }
    for find in [
        &served("Bo")[9..],
        "_missing_object\">Ann</mention> and",
        "and <mention object_id=\"_mis",
    ] {
        let op = json!({"op": "replace_text", "id": "a", "find": find, "replace": "y"});
        page(&source).invalid(json!([op]), "ops[0].find");
    }
}

// document.md 3.6, ops.md 7.7: hits are counted in what reads serve, which hides the ids of objects that are gone.
#[test]
fn nothing_is_found_in_an_id_that_reads_hide() {
    let mention = mention(&format!("bafyrei{}", "y".repeat(52)), "Ann");
    let source = format!("y {mention}");
    assert_eq!(replaced(&source, "y", "z"), format!("z {mention}"));
    let op = json!({"op": "replace_text", "id": "a", "find": "yyy", "replace": "z"});
    page(&source).refuses([(Invalid, op, "find", "does not contain")]);
}

// O-180, document.md 3.6
#[test]
fn markup_around_a_mention_of_an_object_that_is_gone() {
    let [one, other] = gone();
    let (ann, bo) = (mention(&one, "Ann"), mention(&other, "Bo"));
    let source = format!("**a** {ann} and {bo}");
    // What stands around the match keeps its objects, and what the replacement repeats of the match too.
    assert_eq!(
        replaced(&source, "**a**", "*b* **c**"),
        format!("*b* **c** {ann} and {bo}")
    );
    let find = format!("{} and", mention(MASK, "Ann"));
    let replace = format!("{} *or*", mention(MASK, "Anna"));
    let expected = format!("**a** {} *or* {bo}", mention(&one, "Anna"));
    assert_eq!(replaced(&source, &find, &replace), expected);
}

// document.md 3.6: mentions beside one another are served as one where both objects are gone, and stay two.
#[test]
fn neighbouring_mentions_of_objects_that_are_gone() {
    let [one, other] = gone();
    let both = |of_one: &str, of_other: &str, rest: &str| {
        format!(
            "{}{}{rest}",
            mention(&one, of_one),
            mention(&other, of_other)
        )
    };
    let source = both("Ann", "Bo", ", x");
    let served = mention(MASK, "AnnBo");
    let ann = mention(&one, "Ann");
    #[rustfmt::skip]
    let cases = [
        (", x", "y", both("Ann", "Bo", "y")),
        ("nn", "y", both("Ay", "Bo", ", x")),
        ("Bo", "y", both("Ann", "y", ", x")),
        // What covers text of both belongs to the one in which it begins.
        ("nB", "y", both("Any", "o", ", x")),
        ("AnnBo", "y", format!("{}, x", mention(&one, "y"))),
        (&*served, "y", "y, x".to_owned()),
        (&*format!("{served}, "), "y", "yx".to_owned()),
        ("Bo</mention>, ", "y", format!("{ann}yx")),
        // An empty replacement leaves nothing of a mention.
        ("Bo", "", format!("{ann}, x")),
    ];
    for (find, replace, left) in cases {
        assert_eq!(replaced(&source, find, replace), left, "{find}");
    }
}

// ops.md 13: an object is locked for a bounded time, however long its texts are.
#[test]
fn the_text_that_a_batch_reads_is_bounded() {
    let long = "abc ".repeat(1 << 18);
    let page = Fixture::page(json!([{"id": "k", "type": "code", "text": long}]));
    let op = |find, replace| json!({"op": "replace_text", "id": "k", "find": find, "replace": replace, "replace_all": true});
    let there_and_back = [op("abc", "abd"), op("abd", "abc")];
    let turns = |count: usize| json!(vec![there_and_back.clone(); count].concat());
    assert_no_effect(&page.ok(turns(8)), &page.document);
    let said = page.invalid(turns(9), "/ops");
    assert!(
        said.contains("16777216") && said.contains("split"),
        "{said}"
    );
}

// ops.md 13: what is only looked through counts a 64th of its bytes, whether something is found in it or not.
#[test]
fn the_text_that_a_batch_searches_is_bounded() {
    let long = "abc ".repeat(1 << 18);
    let page = Fixture::page(json!([
        {"id": "k", "type": "code", "text": long},
        {"id": "s", "type": "paragraph", "text": "short"},
    ]));
    let rewrite = json!({"op": "replace_text", "id": "k", "find": "abc", "replace": "abc", "replace_all": true});
    let batch = |op: &Value, count: usize| {
        let mut ops = vec![rewrite.clone(); 15];
        ops.resize(15 + count, op.clone());
        Value::Array(ops)
    };
    let by_match = json!({"op": "update_block", "match": "short", "set": {"color": "red"}});
    let by_find = json!({"op": "replace_text", "find": "short", "replace": "short"});
    // Fifteen times 2^20 bytes and sixty-four times 2^14, to which a hit adds the text that it rewrites.
    page.ok(batch(&by_match, 64));
    page.ok(batch(&by_find, 63));
    for op in [by_match, by_find] {
        let said = page.invalid(batch(&op, 65), "/ops");
        assert!(said.contains("match") && said.contains("64th"), "{said}");
    }
    let nothing = json!({"op": "delete_block", "match": "nowhere"});
    page.missing(batch(&nothing, 1), "ops[15].match");
}
