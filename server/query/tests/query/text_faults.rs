//! Faults of a compact filter string, with their positions (query.md 3.6, 16.1).

use rolltop_document::findings::Findings;
use rolltop_document::path::Path;
use rolltop_document::vocabulary::KeysMode;
use rolltop_query::names::QueryNames;
use rolltop_query::request::parse_filters;

use crate::cases::refused;
use crate::fixture::Space;

// Q-055, Q-128 to Q-162, Q-166 to Q-168, Q-170, Q-171
#[test]
fn faults_lie_at_their_token() {
    let space = Space::tasks();
    for (case, text, offset, token, says) in refused() {
        let fault = space.parse(text).expect_err(case);
        let place = match token {
            "" => format!("parse error at offset {offset}, at end of input: "),
            token => format!("parse error at offset {offset}, token '{token}': "),
        };
        let message = &fault.issue.message;
        assert_eq!(fault.offset, offset, "{case} {text}: {message}");
        assert!(message.starts_with(&place), "{case} {text}: {message}");
        assert!(message.contains(says), "{case} {text}: {message}");
    }
}

// Q-055, Q-131, Q-144, Q-146, Q-162: the hint suggests a probable correction.
#[test]
fn hints_suggest_what_was_meant() {
    let space = Space::tasks();
    for (text, meant) in [
        ("doen = true", "done"),
        (r#"name = "é" AND doen = true"#, "done"),
        (r#"status = "Dne""#, "Done"),
        (r#"status = "done""#, "Done"),
        ("due_date = todya()", "today"),
        ("due_date > now()", "today"),
        ("due_date = this_week()", "currentWeek"),
    ] {
        let fault = space.parse(text).expect_err(text);
        let hint = fault.issue.hint.unwrap_or_default();
        assert!(
            hint.contains(&format!("did you mean {meant}")),
            "{text}: {hint}"
        );
    }
}

// query.md 3.1: a test has one comparison sign of one or two characters.
#[test]
fn signs_of_other_languages_are_named() {
    let space = Space::tasks();
    for (text, meant) in [
        ("done == true", "="),
        ("priority <> 3", "!="),
        ("priority !== 3", "!="),
        ("priority => 3", ">="),
        ("priority =< 3", "<="),
    ] {
        let fault = space.parse(text).expect_err(text);
        let hint = fault.issue.hint.unwrap_or_default();
        assert_eq!(hint, format!("write {meant} in place of both signs"));
        let signs: String = text.chars().filter(|c| "=<>!".contains(*c)).collect();
        assert!(space.parse(&text.replace(&signs, meant)).is_ok(), "{text}");
    }
    for (text, hint) in [
        ("priority >= = 3", "a test has one comparison; a value is"),
        ("name CONTAINS = \"x\"", "leave = out; a value is"),
    ] {
        let fault = space.parse(text).expect_err(text);
        assert!(
            fault.issue.hint.unwrap_or_default().starts_with(hint),
            "{text}"
        );
    }
}

// query.md 3.1, 3.6: the fault of a foreign operator names the word to use instead.
#[test]
fn letters_of_other_languages_are_named() {
    let space = Space::tasks();
    for (text, offset, hint) in [
        ("done = true && priority = 3", 12, "write AND in place"),
        ("done = true || priority = 3", 12, "write OR in place"),
        ("due-date IS EMPTY", 3, "write due_date;"),
        ("done = true AND dué-date = 3", 20, "write dué_date;"),
        ("priority = -x", 11, "a number is written as"),
    ] {
        let fault = space.parse(text).expect_err(text);
        let said = fault.issue.hint.unwrap_or_default();
        assert!(said.contains(hint), "{text}: {said}");
        assert_eq!(fault.offset, offset, "{text}");
    }
}

// query.md 3.1, 3.6: sizes, quoted tokens, and the precedence of faults.
#[test]
fn bounds_and_precedence_of_faults() {
    let space = Space::tasks();
    let long = format!("name = \"{}\"", "x".repeat(40));
    let parens = |depth: usize| format!("{}done = true{}", "(".repeat(depth), ")".repeat(depth));
    let heavy = format!("name = \"{}\"", "é".repeat(2_044));
    assert_eq!(heavy.len(), 4_097);
    // With one more blank, the limit lies inside a character: the offset is the start of that character.
    let split = heavy.replace("= ", "=  ");
    #[rustfmt::skip]
    let cases = [
        ("", 0, "at end of input: empty filter"),
        (" \t\r\n", 0, "at end of input: empty filter"),
        (heavy.as_str(), 4_096, "4097 bytes long, at most 4096"),
        (split.as_str(), 4_095, "4098 bytes long, at most 4096"),
        (&parens(33), 32, "token '(': parentheses are nested deeper than 32"),
        (&long[..45], 7, &format!("token '\"{}…': the string is not closed", "x".repeat(31))),
        ("name = \"\\", 7, "not closed"),
        ("done ≠ true", 5, "token '≠': unexpected character"),
        ("priority = .5", 11, "token '.': unexpected character"),
        ("priority = +1", 11, "token '+': unexpected character"),
        ("priority = -", 11, "token '-': invalid number"),
        ("priority = 1e5", 12, "token 'e5': expected AND, OR or the end"),
        ("done == true", 6, "expected a value"),
        ("done <> true", 6, "expected a value"),
        ("name = `x`", 7, "double quotes"),
        ("due_date = today", 11, "a bare word is not a value"),
        ("due_date NOT CONTAINS today()", 22, "today() cannot be used"),
        ("tags IN (\"q3\",)", 14, "expected a value"),
        ("done = true OR (name = \"x\" AND (done = false)", 45, "opens at offset 15"),
        // A lexical fault wins over a syntax fault, and a syntax fault over a name or value that does not resolve.
        ("= done & x", 7, "unexpected character"),
        ("doen = true AND name = \"x\" name", 27, "expected AND, OR"),
        // The leftmost name or value that does not resolve is reported.
        ("priority = \"3\" AND doen = true", 11, "a number"),
        ("done > today()", 5, "a checkbox property has no >"),
        ("status IN (\"Done\", \"Dne\", \"Nope\")", 19, "option does not exist"),
    ];
    for (text, offset, says) in cases {
        let fault = space.parse(text).expect_err(says);
        let message = &fault.issue.message;
        assert_eq!(fault.offset, offset, "{text}: {message}");
        assert!(message.contains(says), "{text}: {message}");
    }
    // Only blank, tab, line feed and carriage return separate words; other white space is an unexpected character.
    for odd in ["\u{a0}", "\u{2028}", "\u{3000}", "\u{85}", "\u{b}", "\u{c}"] {
        let fault = space.parse(&format!("done{odd}= true")).expect_err(odd);
        let start = format!("parse error at offset 4, token '{odd}': unexpected character");
        assert!(fault.issue.message.starts_with(&start), "{odd:?}");
    }
    for text in [
        &parens(32),
        "\tdone\r\n=\ttrue \n",
        "priority = 3. AND due_date = Current_WEEK()",
    ] {
        assert!(space.parse(text).is_ok(), "{text}");
    }
    let fault = space.parse("name EXISTS AND in = 3").expect_err("reserved");
    assert!(fault.issue.hint.unwrap_or_default().contains("`filters`"));
}

// query.md 3.6, 4.3, 5: advice uses the syntax of the form that the client sent.
#[test]
fn advice_speaks_the_language_of_the_filter() {
    // Filter, condition and value of the tree; words of the message and of the hint, for the text form and for the
    // tree.
    const CASES: &str = r#"
due_date < today() | less "date_preset":"today" | match <, too | AND with IS NOT EMPTY | match less, too | AND with not_empty
due_date <= today() | less_or_equal "date_preset":"today" | match <=, too | AND with IS NOT EMPTY | match less_or_equal, too | AND with not_empty
priority = (1, 2) | exact_in "value":[1,2] | = with several values | use IN for | exact_in with several values | use in for
priority HAS ALL (1, 2) | all_in "value":[1,2] | HAS ALL with several values never matches | use IN for | all_in with several values never matches | use in for
status CONTAINS "Done" | contains "value":"Done" | CONTAINS on a select property | IN says | contains on a select property | in says
tags NOT CONTAINS "q3" | not_contains "value":"q3" | NOT CONTAINS on a multi_select property | NOT IN says | not_contains on a multi_select property | not_in says"#;
    let space = Space::tasks();
    let names = QueryNames::new(&space.vocabulary, KeysMode::Slug);
    for line in CASES.lines().skip(1) {
        let parts: Vec<&str> = line.split(" | ").collect();
        let [text, leaf, in_text, text_hint, in_tree, tree_hint] = parts[..] else {
            panic!("{line}");
        };
        let (_, of_text) = space.parse(text).expect(text);
        let (property, _) = text.split_once(' ').expect(text);
        let (condition, value) = leaf.split_once(' ').expect(leaf);
        let tree = format!(r#"[{{"property":"{property}","condition":"{condition}",{value}}}]"#);
        let tree = serde_json::from_str(&tree).expect(leaf);
        let mut found = Findings::default();
        parse_filters(&tree, &Path::pointer("/filters"), &names, &mut found);
        for (warnings, message, hint) in [
            (of_text, in_text, text_hint),
            (found.warnings, in_tree, tree_hint),
        ] {
            let [warning] = warnings.as_slice() else {
                panic!("{text}: {warnings:?}");
            };
            let said = warning.hint.as_deref().unwrap_or_default();
            assert!(warning.message.contains(message), "{text}: {warning:?}");
            assert!(said.contains(hint), "{text}: {warning:?}");
        }
    }
}
