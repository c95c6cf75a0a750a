#![expect(clippy::unwrap_used, reason = "tests")]

use proptest::prelude::*;

use super::*;
use crate::inline::MarkKind;
use crate::limits::{MAX_MESSAGE_SOURCE, MAX_MESSAGE_TEXT};

fn served(source: &str) -> String {
    Message::parse(source).unwrap().source().to_owned()
}

fn marks(source: &str) -> Vec<(u32, u32, MarkKind)> {
    let message = Message::parse(source).unwrap();
    let marks = message.marks().iter();
    marks
        .map(|mark| (mark.start, mark.end, mark.kind.clone()))
        .collect()
}

// chats-files-auth.md 1.14, the example
#[test]
fn a_heading_is_a_bold_line() {
    let message = Message::parse("# Plan\nsee **this**").unwrap();
    assert_eq!(message.text(), "Plan\nsee this");
    assert_eq!(
        marks("# Plan\nsee **this**"),
        [(0, 4, MarkKind::Bold), (9, 13, MarkKind::Bold)]
    );
    assert_eq!(message.source(), "**Plan**\nsee **this**");
}

// C-33, C-34, C-35
#[test]
fn markdown_reads_back_as_published() {
    for (source, expected) in [
        ("hi", "hi"),
        ("", ""),
        (" \n", " \n"),
        ("a\n\nb\n", "a\n\nb\n"),
        ("# Plan", "**Plan**"),
        ("###### **a** *b*", "**a *b***"),
        ("## Plan ##", "**Plan**"),
        ("  # Plan #1", "**Plan #1**"),
        ("####### seven", "####### seven"),
        ("#tag", "#tag"),
        ("# ", "# "),
        ("\\# no", "\\# no"),
        ("\\*x\\*", "\\*x\\*"),
        (
            "- one\n1. two\n> q\n---\n| a | b |",
            "- one\n1. two\n> q\n---\n| a | b |",
        ),
        ("**a\nb**", "**a\nb**"),
        (
            "```rust\nlet x;\n\n# y **z**\n```\nend",
            "```\nlet x;\n\n# y **z**\n```\nend",
        ),
        ("~~~\na\nb\n~~~", "```\na\nb\n```"),
        ("  ```\n  a\n    b\n c\n   ```", "```\na\n  b\nc\n```"),
        ("```\na\nb", "```\na\nb\n```"),
        ("a\n```\n```\nb", "a\nb"),
        ("```\n```", ""),
        ("```\none\n```", "`one`"),
        ("```\na``b\n```", "```\na``b\n```"),
        ("````\n```\n````", "````\n```\n````"),
        ("```\na\n``\n~~~\n ````", "```\na\n``\n~~~\n```"),
        ("```a``b```", "```\na``b\n```"),
        ("`a\nb`", "`a b`"),
        ("\\`\\`\\` x", "\\`\\`\\` x"),
        ("a\r\nb", "a\nb"),
        ("a\rb", "a\nb"),
        ("```\na\nb\r", "```\na\nb\n\n```"),
        ("a\r\r\nb", "a\nb"),
        ("a&#13;b", "a\nb"),
        ("<u>a</u> <sub>", "<u>a</u> \\<sub>"),
        ("[t](https://e.org)", "[t](https://e.org)"),
    ] {
        assert_eq!(served(source), expected, "{source:?}");
        assert_eq!(served(expected), expected, "served {source:?}");
    }
    assert_eq!(marks("\\*x\\*"), []);
    assert_eq!(marks("```\na\nb\n```"), [(0, 3, MarkKind::Code)]);
}

#[test]
fn a_faulty_tag_is_refused_and_an_unknown_one_is_named() {
    for source in ["<u>a", "# <u>a", "x\n```\n```\n</u>"] {
        assert!(Message::parse(source).is_err(), "{source}");
    }
    assert!(Message::parse("```\n<u>\n```").is_ok());
    let message = Message::parse("<sub>a\n# <sup>\n<sub>").unwrap();
    assert_eq!(message.unknown_tags(), ["sub", "sup"]);
}

// C-26
#[test]
fn lengths_are_those_of_the_text_without_markup() {
    for (source, length) in [("**ab**", 2), ("🧭", 2), ("# é\n```\nx\n```", 3)] {
        assert_eq!(Message::parse(source).unwrap().utf16_len(), length);
    }
    assert!(Message::parse("**").is_ok_and(|message| !message.is_blank()));
    assert!(Message::parse(" \n\t").is_ok_and(|message| message.is_blank()));
}

// C-26: a text that is too long is refused once it is read. Most of it would take minutes to be read or written with
// work for each line that grows with the text.
#[test]
fn a_text_that_is_too_long_is_not_written() {
    for (line, units) in [
        ("`a`\n", 2),
        ("# a\n", 2),
        ("```\n``\n```\n", 3),
        ("**a**\n# b\n", 4),
    ] {
        let count = MAX_MESSAGE_SOURCE / 4 / line.len();
        assert_eq!(
            Message::parse(&line.repeat(count)),
            Err(MessageError::TooLong(count * units)),
            "{line:?}"
        );
    }
    let names: String = (0..30_000).map(|name| format!("# <x{name}>\n")).collect();
    assert!(matches!(
        Message::parse(&names),
        Err(MessageError::TooLong(_))
    ));
    let longest = "`a`\n".repeat(MAX_MESSAGE_TEXT / 2);
    assert_eq!(Message::parse(&longest).unwrap().source(), longest);
    assert!(Message::parse(&format!("{longest}a")).is_err());
}

/// Lines made of what matters at their beginning and within.
fn tricky() -> impl Strategy<Value = String> {
    let part = prop_oneof![
        3 => "[a-c ]{1,3}".boxed(),
        3 => "[*_~`#\\[\\]()<>\\\\ -]{1,4}".boxed(),
        3 => Just("\n".to_owned()).boxed(),
        3 => prop::sample::select(vec![
            "```", "~~~", "````", "\n```\n", "\n~~~\n", "# ", "\n## ", "**", "``", "`", "~~", "é", "🧭", "  ", "<u>",
            "</u>", "<b>", "[x](<a b>)", "\\", "\r\n", "\r", "&#13;", "\n\n", "[x](u)", "<font color=\"red\">", "</font>",
            "<mention object_id='M'>", "</mention>", "\t", "&#35; ", "&#96;&#96;&#96;",
        ]).prop_map(str::to_owned).boxed(),
    ];
    prop::collection::vec(part, 0..16).prop_map(|parts| parts.concat())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4000))]

    // The round-trip law, and that the first writing already has it.
    #[test]
    fn what_is_served_stores_the_same(source in tricky()) {
        let Ok(message) = Message::parse(&source) else { return Ok(()) };
        let again = Message::parse(message.source()).unwrap();
        prop_assert_eq!(again.text(), message.text());
        prop_assert_eq!(again.marks(), message.marks());
        prop_assert_eq!(again.source(), message.source());
    }
}
