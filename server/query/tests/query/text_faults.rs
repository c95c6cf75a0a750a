//! What is wrong with a compact filter string, and where (query.md 3.6, 16.1).

use crate::fixture::Space;

/// Case, filter, offset, token (empty for the end of the input), and a word of what it must say.
const CASES: &[(&str, &str, usize, &str, &str)] = &[
    (
        "Q-055",
        r#"status = "done""#,
        9,
        r#""done""#,
        "option does not exist",
    ),
    ("Q-128", "done = true AND", 15, "", "expected a key"),
    ("Q-129", "done = = true", 7, "=", "expected a value"),
    ("Q-130", "AND done = true", 0, "AND", "reserved"),
    ("Q-131", "doen = true", 0, "doen", "unknown property"),
    ("Q-132", "done true", 5, "true", "expected a condition"),
    ("Q-133", "name = 'x'", 7, "'", "double quotes"),
    ("Q-134", r#"name = "x"#, 7, r#""x"#, "not closed"),
    ("Q-135", r#"name = "a\qb""#, 9, r#"\q"#, "escape"),
    ("Q-136", "priority >", 10, "", "expected a value"),
    (
        "Q-137",
        "priority > (1, 2)",
        11,
        "(",
        "takes one value, no list",
    ),
    ("Q-138", "tags IN ()", 9, ")", "the list is empty"),
    (
        "Q-139",
        r#"tags IN ("urgent" "q3")"#,
        18,
        r#""q3""#,
        "expected , or )",
    ),
    ("Q-140", r#"tags HAS ("urgent")"#, 9, "(", "expected ALL"),
    (
        "Q-141",
        r#"tags IN "urgent""#,
        8,
        r#""urgent""#,
        "expected ( to open the list",
    ),
    (
        "Q-142",
        r#"tags NOT "urgent""#,
        9,
        r#""urgent""#,
        "after NOT",
    ),
    (
        "Q-143",
        "tags IS NULL",
        8,
        "NULL",
        "expected EMPTY or NOT EMPTY",
    ),
    (
        "Q-144",
        r#"status = "Dne""#,
        9,
        r#""Dne""#,
        "option does not exist",
    ),
    (
        "Q-145",
        r#"due_date = "next tuesday""#,
        11,
        r#""next tuesday""#,
        "no date",
    ),
    (
        "Q-146",
        "due_date = todya()",
        11,
        "todya",
        "unknown function",
    ),
    (
        "Q-147",
        "due_date != today()",
        12,
        "today",
        "not_equal does not take",
    ),
    (
        "Q-148",
        "due_date IN (today())",
        13,
        "today",
        "cannot stand in a list",
    ),
    (
        "Q-149",
        "priority > today()",
        11,
        "today",
        "a number property holds no date",
    ),
    ("Q-150", "due_date > daysAgo()", 19, ")", "day count"),
    (
        "Q-151",
        "due_date > daysAgo(1.5)",
        19,
        "1.5",
        "a whole number from 0 to 36500",
    ),
    (
        "Q-152",
        "due_date > daysAgo(-1)",
        19,
        "-1",
        "a whole number from 0 to 36500",
    ),
    (
        "Q-153",
        "due_date > daysAgo(36501)",
        19,
        "36501",
        "a whole number from 0 to 36500",
    ),
    ("Q-154", "due_date = today(1)", 17, "1", "no argument"),
    ("Q-155", "(done = true", 12, "", "expected )"),
    (
        "Q-156",
        "done = true)",
        11,
        ")",
        "expected AND, OR or the end",
    ),
    ("Q-157", "done = yes", 7, "yes", "bare word"),
    ("Q-158", "priority = 1.2.3", 11, "1.2.3", "invalid number"),
    ("Q-159", "priority & 3", 9, "&", "unexpected character"),
    ("Q-160", "! done", 0, "!", "`!`"),
    ("Q-161", "NOT done = true", 0, "NOT", "reserved"),
    (
        "Q-162",
        r#"name = "é" AND doen = true"#,
        16,
        "doen",
        "unknown property",
    ),
    (
        "Q-166",
        r#"status > "Done""#,
        7,
        ">",
        "a select property has no greater",
    ),
    ("Q-167", r#"priority = "3""#, 11, r#""3""#, "a number"),
    ("Q-168", "doen = true OR", 14, "", "expected a key"),
];

// Q-055, Q-128 to Q-162, Q-166 to Q-168
#[test]
fn faults_lie_at_their_token() {
    let space = Space::tasks();
    for (case, text, offset, token, says) in CASES {
        let fault = space.parse(text).expect_err(case);
        let place = match *token {
            "" => format!("parse error at offset {offset}, at end of input: "),
            token => format!("parse error at offset {offset}, token '{token}': "),
        };
        let message = &fault.issue.message;
        assert_eq!(fault.offset, *offset, "{case} {text}: {message}");
        assert!(message.starts_with(&place), "{case} {text}: {message}");
        assert!(message.contains(says), "{case} {text}: {message}");
    }
}

// Q-055, Q-131, Q-144, Q-146, Q-162: the hint suggests what was probably meant.
#[test]
fn hints_suggest_what_was_meant() {
    let space = Space::tasks();
    for (text, meant) in [
        ("doen = true", "done"),
        (r#"name = "é" AND doen = true"#, "done"),
        (r#"status = "Dne""#, "Done"),
        (r#"status = "done""#, "Done"),
        ("due_date = todya()", "today"),
    ] {
        let fault = space.parse(text).expect_err(text);
        let hint = fault.issue.hint.unwrap_or_default();
        assert!(
            hint.contains(&format!("did you mean {meant}")),
            "{text}: {hint}"
        );
    }
}

// query.md 3.1, 3.6: sizes, echoes, and which fault wins.
#[test]
fn bounds_and_precedence_of_faults() {
    let space = Space::tasks();
    let long = format!("name = \"{}\"", "x".repeat(40));
    let parens = |depth: usize| format!("{}done = true{}", "(".repeat(depth), ")".repeat(depth));
    let heavy = format!("name = \"{}\"", "é".repeat(2_044));
    assert_eq!(heavy.len(), 4_097);
    // One blank more, and the limit lies inside a character: the offset is where that begins.
    let split = heavy.replace("= ", "=  ");
    for (text, offset, says) in [
        ("", 0, "at end of input: empty filter"),
        (" \t\r\n", 0, "at end of input: empty filter"),
        (heavy.as_str(), 4_096, "4097 bytes long, at most 4096"),
        (split.as_str(), 4_095, "4098 bytes long, at most 4096"),
        (
            &parens(33),
            32,
            "token '(': parentheses are nested deeper than 32",
        ),
        (
            &long[..45],
            7,
            &format!("token '\"{}…': the string is not closed", "x".repeat(31)),
        ),
        ("name = \"\\", 7, "not closed"),
        ("done ≠ true", 5, "token '≠': unexpected character"),
        ("priority = .5", 11, "token '.': unexpected character"),
        ("priority = +1", 11, "token '+': unexpected character"),
        ("priority = -", 11, "token '-': invalid number"),
        (
            "priority = 1e5",
            12,
            "token 'e5': expected AND, OR or the end",
        ),
        ("done == true", 6, "expected a value"),
        ("done <> true", 6, "expected a value"),
        ("name = `x`", 7, "double quotes"),
        ("due_date = today", 11, "a bare word is none"),
        ("due_date NOT CONTAINS today()", 22, "today() cannot stand"),
        ("tags IN (\"q3\",)", 14, "expected a value"),
        (
            "done = true OR (name = \"x\" AND (done = false)",
            45,
            "opens at offset 15",
        ),
        // A fault of letters wins over one of words, one of words over one of meaning.
        ("= done & x", 7, "unexpected character"),
        ("doen = true AND name = \"x\" name", 27, "expected AND, OR"),
        // Of several faults of meaning the leftmost answers.
        ("priority = \"3\" AND doen = true", 11, "a number"),
        ("done > today()", 5, "a checkbox property has no greater"),
        (
            "status IN (\"Done\", \"Dne\", \"Nope\")",
            19,
            "option does not exist",
        ),
    ] {
        let fault = space.parse(text).expect_err(says);
        let message = &fault.issue.message;
        assert_eq!(fault.offset, offset, "{text}: {message}");
        assert!(message.contains(says), "{text}: {message}");
    }
    assert!(space.parse(&parens(32)).is_ok());
    assert!(
        space
            .parse("priority = 3. AND due_date = Current_WEEK()")
            .is_ok()
    );
    let fault = space.parse("name EXISTS AND in = 3").expect_err("reserved");
    assert!(fault.issue.hint.unwrap_or_default().contains("`filters`"));
}
