#![expect(clippy::unwrap_used, clippy::indexing_slicing, reason = "tests")]

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
    #[rustfmt::skip]
    let cases = [
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
        ("- one\n1. two\n> q\n---\n| a | b |", "- one\n1. two\n> q\n---\n| a | b |"),
        ("**a\nb**", "**a\nb**"),
        ("```rust\nlet x;\n\n# y **z**\n```\nend", "```\nlet x;\n\n# y **z**\n```\nend"),
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
    ];
    for (source, expected) in cases {
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

fn v1(from: u32, to: u32, mark_type: &str, param: Option<&str>) -> V1Mark {
    V1Mark {
        from,
        to,
        mark_type: mark_type.to_owned(),
        param: param.map(str::to_owned),
    }
}

// V-100, V-101
#[test]
fn what_v1_posts_is_literal_text_with_marks() {
    #[rustfmt::skip]
    let cases = [
        ("hello", vec![v1(0, 5, "bold", None)], "**hello**"),
        ("# x", vec![], "\\# x"),
        ("*x* <u>\n```", vec![], "\\*x\\* \\<u>\n\\`\\`\\`"),
        ("🧭 a", vec![v1(3, 4, "link", Some("https://e.org"))], "🧭 [a](https://e.org)"),
        ("a\r\nb", vec![v1(3, 4, "keyboard", None)], "a\n`b`"),
        ("a\nb", vec![v1(0, 3, "keyboard", None)], "```\na\nb\n```"),
        (
            "abc",
            vec![
                v1(0, 1, "mention", Some("M")),
                v1(1, 2, "object", Some("O")),
                v1(2, 3, "text_color", Some("red")),
            ],
            "<mention object_id=\"M\">a</mention>[b](rolltop://object?objectId=O)<font color=\"red\">c</font>",
        ),
        // Types that are unknown, that lack their parameter, and that Markdown cannot express.
        ("abc", vec![v1(0, 3, "spoiler", None), v1(0, 3, "link", None), v1(0, 3, "emoji", Some("🧭")), v1(1, 1, "bold", None)], "abc"),
    ];
    for (text, marks, source) in cases {
        let message = Message::of_v1(text, &marks).unwrap();
        assert_eq!(message.source(), source);
        let again = Message::parse(message.source()).unwrap();
        assert_eq!(again.text(), message.text());
        assert_eq!(again.v1_marks(), message.v1_marks());
    }
    let bold = Message::parse("# Plan").unwrap();
    assert_eq!(
        (bold.text(), bold.v1_marks()),
        ("Plan", vec![v1(0, 4, "bold", None)])
    );
    assert_eq!(
        MessageStyle::from_name("x").unwrap_or_default().name(),
        "paragraph"
    );
}

// V-106
#[test]
fn marks_of_v1_lie_within_the_text() {
    for (from, to) in [(0, 3), (2, 1), (3, 3)] {
        let refused = Message::of_v1("🧭", &[v1(0, 1, "x", None), v1(from, to, "bold", None)]);
        assert_eq!(
            refused,
            Err(MessageError::Offsets {
                index: 1,
                length: 2
            })
        );
    }
    let long = "a".repeat(MAX_MESSAGE_TEXT + 1);
    assert_eq!(
        Message::of_v1(&long, &[]),
        Err(MessageError::TooLong(long.len()))
    );
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

    // v1.md 20
    #[test]
    fn what_v1_posts_comes_back(text in tricky(), ranges in prop::collection::vec((0u32..40, 0u32..40, 0usize..8), 0..4)) {
        let length = u32::try_from(crate::inline::utf16_len(&text)).unwrap();
        let types = ["bold", "italic", "strikethrough", "keyboard", "underscored", "link", "mention", "text_color"];
        let marks: Vec<V1Mark> = ranges
            .into_iter()
            .map(|(a, b, kind)| {
                let (a, b) = (a.min(length), b.min(length));
                v1(a.min(b), a.max(b), types[kind], Some("red"))
            })
            .collect();
        let message = Message::of_v1(&text, &marks).unwrap();
        prop_assert_eq!(message.text(), crate::inline::unified(&text));
        let again = Message::of_v1(message.text(), &message.v1_marks()).unwrap();
        prop_assert_eq!(again.source(), message.source());
        prop_assert_eq!(Message::parse(message.source()).unwrap().v1_marks(), message.v1_marks());
    }
}
