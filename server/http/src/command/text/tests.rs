use super::*;

// chats-files-auth.md 3.2
#[test]
fn spans() {
    for (text, seconds) in [
        ("30s", 30),
        ("15m", 900),
        ("12h", 43_200),
        ("30d", 2_592_000),
        ("1h30m", 5_400),
    ] {
        assert_eq!(parse_span(text), Ok(Duration::from_secs(seconds)), "{text}");
    }
    for bad in [
        "",
        "s",
        "30",
        "-1s",
        "+1s",
        "0d",
        "99999999999999999999d",
        "9999999d",
        "3é",
        "15M",
        "30w",
        "1y",
        "5000ms",
        "15 minutes",
    ] {
        assert!(parse_span(bad).is_err(), "{bad}");
    }
}

// chats-files-auth.md 3.1: shown as a claim, control characters escaped.
#[test]
fn names_cannot_command_a_terminal() {
    assert_eq!(harmless("Notes é 👍"), "Notes é 👍");
    assert_eq!(
        harmless("a\u{1b}[2Jb\n\u{202e}c"),
        "a\\u{1b}[2Jb\\u{a}\\u{202e}c"
    );
}

#[test]
fn columns_line_up() {
    let rows = [
        ["1".to_owned(), "é".to_owned()],
        ["22".to_owned(), "x".to_owned()],
    ];
    assert_eq!(
        table(["id", "name"], rows.into_iter()),
        "id  name\n1   é\n22  x"
    );
}
