//! Text in, canonical text out.

use crate::inline::{
    InlineError, InlineText, Mark, MarkKind, canonical, map_references, mask_missing, parse, plain,
    references, render,
};

/// Each text and what it is served as; `=` stands for the same text.
#[track_caller]
fn check(cases: &[(&str, &str)]) {
    for (source, expected) in cases {
        let expected = if *expected == "=" { source } else { expected };
        assert_eq!(
            canonical(source).unwrap().source,
            *expected,
            "from {source:?}"
        );
        assert_eq!(
            canonical(expected).unwrap().source,
            *expected,
            "canonical text is stable"
        );
    }
}

fn mark(start: u32, end: u32, kind: MarkKind) -> Mark {
    Mark { start, end, kind }
}

#[test]
fn emphasis() {
    check(&[
        // D-84
        ("__b__ and _i_", "**b** and *i*"),
        ("***x***", "="),
        ("*a **b** c*", "="),
        ("snake_case_name", "="),
        ("2 * 3 * 4", "="),
        ("a < b", "="),
        ("AT&T", "="),
        ("~x~", "="),
        // D-85
        ("a*b", "="),
        ("5\\*3", "5*3"),
        ("**bold **", "="),
        // D-129: what would pair is escaped, on either side.
        ("a\\*b*c", "a\\*b\\*c"),
        ("\\*a *b*", "*a *b*"),
        ("a\\_b_ _c_", "a_b_ *c*"),
        ("f(*args, **kwargs)", "="),
        // D-86
        ("~~s~~", "="),
        // Exactly two tildes.
        ("~~~s~~~", "\\~\\~\\~s~~~"),
        ("a ~~~s~~~ ```", "="),
        ("~a~~b~", "="),
        ("_a", "="),
        ("**a*", "\\**a*"),
        ("2 ** 3", "="),
        ("****", "="),
        // No delimiter leans on a blank, of which Unicode knows more than CommonMark.
        ("*a\u{b}*", "="),
        ("a\u{2028}*@b*", "a\u{2028}*@b*"),
        ("\u{85}_b_\u{85}", "\u{85}*b*\u{85}"),
    ]);
}

#[test]
fn literal_characters() {
    check(&[
        // D-85
        ("it`s", "="),
        ("[a]", "="),
        ("a <b", "="),
        // D-130
        ("[!NOTE]", "="),
        ("[[wiki]] [^1] [x]: y", "="),
        ("\\[a](u)", "="),
        // D-87
        ("&lt;u>", "\\<u>"),
        ("&#65;", "A"),
        ("&#x41;&apos;&quot;", "A'\""),
        ("&amp;lt;", "\\&lt;"),
        ("&nope; &#; &#x; &#12345678;", "="),
        ("&nbsp;", "\u{a0}"),
        ("&#0;", "\u{fffd}"),
        // D-94
        ("a\nb", "="),
        ("a\r\nb", "a\nb"),
        // 6.8: a carriage return alone ends a line too, as in Markdown.
        ("a\rb", "a\nb"),
        ("a\r\r\nb\r", "a\nb\n"),
        ("a\r<u></u>\nb", "a\n\nb"),
        ("**a**&#13;b", "**a**\nb"),
        ("# x", "="),
        ("- x", "="),
        ("![a](https://e.org)", "="),
        ("C:\\dir\\*", "C:\\dir*"),
        ("\\\\*", "="),
        ("a\\", "="),
        ("🧭 5 € 🧭", "="),
    ]);
}

#[test]
fn code() {
    check(&[
        // D-86
        ("`` a`b ``", "``a`b``"),
        ("`**x**`", "="),
        // No escapes inside, and a backslash does not keep a span open.
        ("`a\\`b", "="),
        ("`` `a` ``", "="),
        // Padding that reading would strip is written back.
        ("`  a  `", "="),
        ("` `", "="),
        ("`a\nb`", "`a b`"),
        ("`a``b`", "`a``b`"),
        ("**`a`**", "="),
        ("`a", "="),
        ("\\`a`", "\\`a`"),
        ("\\`a\\`", "\\`a`"),
    ]);
}

#[test]
fn links() {
    let long = "a".repeat(2049);
    let fits = format!("[x]({})", "a".repeat(2048));
    let too_long = format!("[x]({long})");
    let spaced = format!("[x]({}e)", " ".repeat(33));
    let deep = format!("[{}x{}](e)", "[".repeat(32), "]".repeat(32));
    let deep_label = format!("[{}x{}](e)", "\\[".repeat(32), "\\]".repeat(32));
    let too_deep = format!("[{}x{}](e)", "[".repeat(33), "]".repeat(33));
    check(&[
        // D-88
        ("[x]( https://e.org )", "[x](https://e.org)"),
        ("[x](https://e.org/a_(b))", "[x](https://e.org/a_\\(b\\))"),
        ("[x](<https://e.org/a b>)", "="),
        ("**[x](https://e.org)**", "[**x**](https://e.org)"),
        // D-89
        (
            "[x](anytype://object?objectId=abc)",
            "[x](rolltop://object?objectId=abc)",
        ),
        ("[x](anytype://object?objectId=abc&spaceId=x)", "="),
        ("[x](rolltop://object?objectId=a%2Fb)", "="),
        ("[x](rolltop://object?objectId=a/b)", "="),
        // A title is dropped, no link stands in another.
        ("[x](https://e.org \"title\")", "[x](https://e.org)"),
        ("[a [b](u) c](v)", "="),
        ("[a]b](u)", "="),
        ("[a\\]b](u)", "[a\\]b](u)"),
        ("[](u)", ""),
        ("[x]()", "="),
        ("[x](a\\&b)", "="),
        ("[x](https://e.org?a=1&b=2)", "[x](https://e.org?a=1\\&b=2)"),
        ("*[a*](u)", "="),
        // The limits of 6.9.
        (&fits, "="),
        (&too_long, "="),
        (&spaced, "="),
        (&deep, &deep_label),
        (&too_deep, "="),
    ]);
}

#[test]
fn tags() {
    #[rustfmt::skip]
    check(&[
        // D-90
        ("<u></u>", ""),
        ("<font background='yellow' color='red'>x</font>", "<font color=\"red\" background=\"yellow\">x</font>"),
        ("<u>a</u><u>b</u>", "<u>ab</u>"),
        // D-91
        ("<sub>2</sub>", "\\<sub>2\\</sub>"),
        // D-93
        ("<mention object_id=\"M\">Ada</mention>", "="),
        ("<mention objectId=\"M\">Ada</mention>", "<mention object_id=\"M\">Ada</mention>"),
        // The canonical order of nesting.
        ("**<u>x</u>**", "<u>**x**</u>"),
        (
            "*[<u><font color=\"red\"><mention object_id=\"M\">x</mention></font></u>](u)*",
            "<mention object_id=\"M\">[<font color=\"red\"><u>*x*</u></font>](u)</mention>",
        ),
        // The longer mark is outside, a crossing one is reopened.
        ("**a <u>b</u>**", "="),
        ("**a <u>b** c</u>", "**a <u>b</u>**<u> c</u>"),
        ("<mention object_id=\"a&quot;b\">x</mention>", "="),
        ("<font color=\"a\">x<font color=\"b\">y</font></font>", "<font color=\"a\">xy</font>"),
    ]);
    // D-91: the served text does not warn again.
    let first = canonical("<sub>2</sub>").unwrap();
    assert_eq!(first.unknown_tags, ["sub"]);
    assert!(canonical(&first.source).unwrap().unknown_tags.is_empty());
}

#[test]
fn faulty_tags() {
    let attribute = |tag, attribute: &str| InlineError::Attribute {
        tag,
        attribute: attribute.to_owned(),
    };
    // D-92
    #[rustfmt::skip]
    let cases = [
        ("<u>x", InlineError::Unclosed { tag: "u" }),
        ("<u>a<font color=\"red\">b</u></font>", InlineError::Misnested { tag: "u", open: Some("font"), }),
        ("<u class=\"a\">x</u>", attribute("u", "class")),
        ("<mention>x</mention>", InlineError::MissingAttribute { tag: "mention" }),
        ("</u>", InlineError::Misnested { tag: "u", open: None, }),
        ("<font color=red>x</font>", attribute("font", "color")),
        ("<font color='a' color='b'>x</font>", attribute("font", "color")),
        ("<u/>", InlineError::Unclosed { tag: "u" }),
    ];
    for (source, expected) in cases {
        let error = parse(source).unwrap_err();
        assert_eq!(error, expected, "{source}");
        assert!(!error.hint().is_empty() && error.to_string().contains("inline tag"));
    }
}

#[test]
fn offsets_count_utf16_units() {
    let parsed = parse("🧭 **é𝄞** `x`").unwrap().text;
    assert_eq!(parsed.text(), "🧭 é𝄞 x");
    let expected = [mark(3, 6, MarkKind::Bold), mark(7, 8, MarkKind::Code)];
    assert_eq!(parsed.marks(), expected);
    assert_eq!(InlineText::new("🧭 é𝄞 x", &expected), parsed);
}

#[test]
fn marks_are_normalised() {
    let new = |text: &str, marks: &[Mark]| render(&InlineText::new(text, marks));
    let bold = |start, end| mark(start, end, MarkKind::Bold);
    // Emphasis leaves whitespace and, where it could not open, punctuation at its edges.
    assert_eq!(new("a b c", &[bold(1, 4)]), "a **b** c");
    assert_eq!(new("a\"b\"c", &[bold(1, 4)]), "a\"**b**\"c");
    // Nested inside a mark that would hinder it, whole again when read.
    let under = mark(1, 2, MarkKind::Underline);
    assert_eq!(
        new("abcd", &[bold(1, 3), under.clone()]),
        "a<u>**b**</u>**c**d"
    );
    assert_eq!(
        InlineText::new("abcd", &[bold(1, 3), under.clone()]).marks(),
        [under, bold(1, 3)]
    );
    // Off code, which nothing stands inside of.
    assert_eq!(
        new("abc", &[bold(1, 2), mark(1, 2, MarkKind::Code)]),
        "a`b`c"
    );
    // The earlier start wins, equal neighbours merge, unusable marks go.
    let color = |start, end, name: &str| mark(start, end, MarkKind::Color(name.to_owned()));
    assert_eq!(
        new("abcd", &[color(1, 4, "b"), color(0, 2, "a")]),
        "<font color=\"a\">ab</font><font color=\"b\">cd</font>"
    );
    assert_eq!(
        new("abcd", &[bold(0, 2), bold(2, 4), bold(3, 3), bold(9, 12)]),
        "**abcd**"
    );
    assert_eq!(new("ab", &[color(0, 1, "")]), "ab");
    // Ends inside a surrogate pair and line ends of two characters.
    assert_eq!(new("🧭a", &[bold(1, 3)]), "**🧭a**");
    assert_eq!(new("a\r\nbc", &[bold(3, 4)]), "a\n**b**c");
}

#[test]
fn object_references() {
    let source = "<mention object_id=\"M\">Ada</mention> **[x](rolltop://object?objectId=o%2F1)** \
                  [y](https://e.org) <mention object_id=\"M\">again</mention>";
    assert_eq!(references(source), ["M", "o/1"]);
    // D-93, 3.6: mentions only.
    let (masked, missing) = mask_missing(source, &|_| false);
    assert_eq!(missing, ["M", "M"]);
    assert!(masked.starts_with("<mention object_id=\"_missing_object\">Ada</mention>"));
    assert!(masked.contains("objectId=o%2F1"));
    assert_eq!(map_references(source, &mut |_| None), source);
}

#[test]
fn plain_text() {
    assert_eq!(
        plain("**a** \\* <u>b</u> [c](u) `*` &amp; <b>"),
        "a * b c * & <b>"
    );
    assert_eq!(plain("<u>a"), "<u>a");
}

// D-131
#[test]
fn formulas() {
    check(&[
        ("$x \\in \\{0,1\\}$ and $a_{ij}$ with $[A]_{ij}$", "="),
        ("$a*b*c$ *d*", "="),
        ("$$a_1 \\\\ b_1$$", "="),
        ("$a\n*b*$", "="),
        ("$\\text{if $b$} *c*$", "="),
        ("$`a$ `b`", "="),
        // A blank beside a dollar sign, a digit behind it, and braces that do not balance.
        ("$ a*b*$", "$ a*b*$"),
        ("$5 and *a* $6", "="),
        ("$a*b*$5", "="),
        ("$a}*b*$", "="),
        ("$a\n\n*b*$", "="),
        ("\\$a\\*b\\*c\\$", "$a*b*c$"),
        // A mark inside is no part of a formula.
        ("\\$a<u>b</u>$", "="),
        ("$a<u>b</u>$", "="),
        ("\\$a**b**$", "="),
        ("$a", "="),
    ]);
    assert_eq!(plain("$a<u>b</u>$ $*$"), "$a<u>b</u>$ $*$");
}

// D-132
#[test]
fn bare_addresses() {
    check(&[
        ("https://e.org/__init__.py and *a*", "="),
        ("see https://e.org/_a_/*b*/~~c~~?d=[e]&f=1.", "="),
        ("**https://e.org/a_b**", "="),
        ("*(https://e.org/_a_)*", "="),
        ("https://e.org/a\\_b\\_", "https://e.org/a_b_"),
        ("ahttps://e.org/*a*", "="),
    ]);
}

// D-133
#[test]
fn line_break_tags() {
    check(&[
        ("a<br>b<BR/>c<br />d", "a\nb\nc\nd"),
        ("a\\<br>b `<br>`", "="),
        ("</br>", "\\</br>"),
    ]);
}
