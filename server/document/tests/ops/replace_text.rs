//! `replace_text` (ops.md 7.7).

use serde_json::{Value, json};

use crate::fixture::{Fixture, assert_no_effect, stats, text};

fn page(source: &str) -> Fixture {
    Fixture::page(json!([{"id": "a", "type": "paragraph", "text": source}]))
}

/// The text of a paragraph after a replacement.
fn replaced(source: &str, find: &str, replace: &str) -> String {
    let op = json!({"op": "replace_text", "id": "a", "find": find, "replace": replace});
    text(&page(source).ok(json!([op])).document, "a").to_owned()
}

#[test]
fn replaces_one_hit_or_all() {
    let d1 = Fixture::d1();
    // O-98
    let outcome = d1
        .ok(json!([{"op": "replace_text", "id": "s2", "find": "red fox", "replace": "blue fox"}]));
    assert_eq!(text(&outcome.document, "s2"), "blue fox and red hen");
    assert_eq!(stats(&outcome), [0, 1, 0, 0, 0]);
    // O-99
    let mut op = json!({"op": "replace_text", "id": "s2", "find": "red", "replace": "blue"});
    let said = d1.invalid(json!([op]), "ops[0].find");
    assert!(
        said.contains("2 matches") && said.contains("s2") && said.contains("replace_all"),
        "{said}"
    );
    op["replace_all"] = json!(true);
    assert_eq!(
        text(&d1.ok(json!([op])).document, "s2"),
        "blue fox and blue hen"
    );
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

#[test]
fn nothing_found() {
    let d1 = Fixture::d1();
    // O-100
    d1.invalid(
        json!([{"op": "replace_text", "id": "s2", "find": "zzz", "replace": ""}]),
        "ops[0].find",
    );
    d1.missing(
        json!([{"op": "replace_text", "find": "zzz", "replace": ""}]),
        "ops[0].find",
    );
}

// O-101
#[test]
fn replace_all_does_not_reach_over_several_blocks() {
    Fixture::tw().ambiguous(
        json!([{"op": "replace_text", "find": "Cost", "replace": "Price", "replace_all": true}]),
        "ops[0].find",
    );
}

// O-180
#[test]
fn where_the_match_holds_markup_the_replacement_is_markup() {
    assert_eq!(
        replaced("a **bold** word", "**bold** word", "**bolder** *word*"),
        "a **bolder** *word*"
    );
    assert_eq!(
        replaced("see [docs](old)", "[docs](old)", "[docs](new)"),
        "see [docs](new)"
    );
    assert_eq!(
        replaced(r"Price \[x](u)", r"Price \[x]", r"Price \[y]"),
        r"Price \[y](u)"
    );
    assert_eq!(
        replaced("**bold text** end", "text** end", "x"),
        "**bold** x"
    );
    let op = |replace| json!([{"op": "replace_text", "find": "**a**", "replace": replace}]);
    let said = page("**a** b").invalid(op("<u>c"), "ops[0].replace");
    assert!(said.contains("add </u>"), "{said}");
    let outcome = page("**a** b").ok(op("<mention object_id=\"nobody\">c</mention> <sub>d</sub>"));
    let warned: Vec<_> = outcome.warnings.iter().map(|it| it.path_str()).collect();
    assert_eq!(warned, ["ops[0].replace"; 2]);
}

// O-181
#[test]
fn prose_that_had_to_be_escaped_is_told() {
    let run = |replace: &str| {
        page("a b").ok(json!([{"op": "replace_text", "find": "b", "replace": replace}]))
    };
    let outcome = run("**c**");
    let [warning] = outcome.warnings.as_slice() else {
        panic!("{:?}", outcome.warnings);
    };
    assert_eq!(warning.path_str(), "ops[0].replace");
    assert!(warning.message.contains(": 4 of"), "{}", warning.message);
    assert!(run("2 * 3").warnings.is_empty());
}

// O-105
#[test]
fn blocks_without_text() {
    let page = Fixture::page(json!([{"id": "d", "type": "divider"}]));
    let said = page.invalid(
        json!([{"op": "replace_text", "id": "d", "find": "x", "replace": "y"}]),
        "ops[0].id",
    );
    assert!(said.contains("divider"), "{said}");
}

// O-106
#[test]
fn the_result_is_bounded() {
    let said = page(&"a".repeat(1000)).invalid(
        json!([{"op": "replace_text", "id": "a", "find": "a", "replace": "b".repeat(2000), "replace_all": true}]),
        "ops[0].replace",
    );
    assert!(
        said.contains("2000000") && said.contains("1048576"),
        "{said}"
    );
}

// O-107
#[test]
fn the_same_text_is_no_change() {
    let d1 = Fixture::d1();
    let op = json!({"op": "replace_text", "id": "s2", "find": "red fox", "replace": "red fox"});
    assert_no_effect(&d1.ok(json!([op])), &d1.document);
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
    let gone = format!("bafyrei{}", "g".repeat(52));
    let page = page(&format!(
        "ask <mention object_id=\"{gone}\">Ann</mention> first"
    ));
    let find = "<mention object_id=\"_missing_object\">Ann</mention>";
    let outcome = page.ok(json!([{"op": "replace_text", "find": find, "replace": "Bea"}]));
    assert_eq!(text(&outcome.document, "a"), "ask Bea first");
    // Elsewhere in the text the mention keeps what it names.
    let outcome = page.ok(json!([{"op": "replace_text", "find": "first", "replace": "last"}]));
    assert!(text(&outcome.document, "a").contains(&gone));
    let outcome = page.ok(json!([{"op": "update_block", "match": find, "set": {"color": "red"}}]));
    assert!(text(&outcome.document, "a").contains(&gone));
}

// document.md 3.6: a mention that reads hide keeps what it names, whatever is replaced beside it.
#[test]
fn another_mention_of_an_object_that_is_gone() {
    let mention = |id: &str, name: &str| format!("<mention object_id=\"{id}\">{name}</mention>");
    let served = |name: &str| mention("_missing_object", name);
    let [one, other] = ["g", "h"].map(|letter| format!("bafyrei{}", letter.repeat(52)));
    let source = format!("{} and {}, x", mention(&one, "Ann"), mention(&other, "Bo"));
    #[rustfmt::skip]
    let cases = [
        (format!("{} and ", served("Ann")), format!("y{}, x", mention(&other, "Bo"))),
        (format!("{}, ", served("Bo")), format!("{} and yx", mention(&one, "Ann"))),
        (format!("nd {}", served("Bo")), format!("{} ay, x", mention(&one, "Ann"))),
    ];
    for (find, left) in cases {
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
    let mention = format!(
        "<mention object_id=\"bafyrei{}\">Ann</mention>",
        "y".repeat(52)
    );
    let source = format!("y {mention}");
    assert_eq!(replaced(&source, "y", "z"), format!("z {mention}"));
    let op = json!({"op": "replace_text", "id": "a", "find": "yyy", "replace": "z"});
    let said = page(&source).invalid(json!([op]), "ops[0].find");
    assert!(said.contains("does not contain"), "{said}");
}

// O-180, document.md 3.6
#[test]
fn markup_around_a_mention_of_an_object_that_is_gone() {
    let mention = |id: &str, name: &str| format!("<mention object_id=\"{id}\">{name}</mention>");
    let served = |name: &str| mention("_missing_object", name);
    let [one, other] = ["g", "h"].map(|letter| format!("bafyrei{}", letter.repeat(52)));
    let source = format!(
        "**a** {} and {}",
        mention(&one, "Ann"),
        mention(&other, "Bo")
    );
    // What stands around the match keeps its objects, and what the replacement repeats of the match too.
    assert_eq!(
        replaced(&source, "**a**", "*b* **c**"),
        source.replacen("**a**", "*b* **c**", 1)
    );
    assert_eq!(
        replaced(
            &source,
            &format!("{} and", served("Ann")),
            &format!("{} *or*", served("Anna"))
        ),
        format!(
            "**a** {} *or* {}",
            mention(&one, "Anna"),
            mention(&other, "Bo")
        )
    );
}

// document.md 3.6: mentions beside one another are served as one where both objects are gone, and stay two.
#[test]
fn neighbouring_mentions_of_objects_that_are_gone() {
    let mention = |id: &str, name: &str| format!("<mention object_id=\"{id}\">{name}</mention>");
    let [one, other] = ["g", "h"].map(|letter| format!("bafyrei{}", letter.repeat(52)));
    let both = |of_one: &str, of_other: &str, rest: &str| {
        format!(
            "{}{}{rest}",
            mention(&one, of_one),
            mention(&other, of_other)
        )
    };
    let source = both("Ann", "Bo", ", x");
    let served = mention("_missing_object", "AnnBo");
    for (find, left) in [
        (", x", both("Ann", "Bo", "y")),
        ("nn", both("Ay", "Bo", ", x")),
        ("Bo", both("Ann", "y", ", x")),
        // What covers text of both belongs to the one in which it begins.
        ("nB", both("Any", "o", ", x")),
        ("AnnBo", format!("{}, x", mention(&one, "y"))),
        (&*served, "y, x".to_owned()),
        (&*format!("{served}, "), "yx".to_owned()),
        ("Bo</mention>, ", format!("{}yx", mention(&one, "Ann"))),
    ] {
        assert_eq!(replaced(&source, find, "y"), left, "{find}");
    }
    // An empty replacement leaves nothing of a mention.
    assert_eq!(
        replaced(&source, "Bo", ""),
        format!("{}, x", mention(&one, "Ann"))
    );
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
