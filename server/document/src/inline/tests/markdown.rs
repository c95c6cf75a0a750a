//! Inline markup as Markdown (document.md 11).

use crate::inline::{self, MarkdownDialect, MarkdownPlace};

fn to_markdown(source: &str, place: MarkdownPlace) -> String {
    inline::to_markdown(source, place, MarkdownDialect::V2)
}

#[test]
fn lines() {
    for (source, expected) in [
        // D-114
        (
            "<u>x</u> <mention object_id=\"M\">Ada</mention>",
            "x [Ada](rolltop://object?objectId=M)",
        ),
        ("# x", "\\# x"),
        ("- x", "\\- x"),
        ("1. x", "1\\. x"),
        ("> x", "\\> x"),
        ("a\n- b\n+ c\n12) d", "a\n\\- b\n\\+ c\n12\\) d"),
        // No openers.
        ("#x", "#x"),
        ("-x 1.5", "-x 1.5"),
        ("2026. ", "2026.&#32;"),
        ("---", "\\---"),
        ("a\n===", "a\n\\==="),
        ("a | b\n--- | ---", "a | b\n\\--- | ---"),
        ("* x", "\\* x"),
        ("_ _ _", "\\_ _ _"),
        ("![a](https://e.org)", "\\![a](https://e.org)"),
        ("<!-- x --> <? &copy;", "\\<!-- x --> <? \\&copy;"),
        ("~x~ ~ y", "\\~x\\~ ~ y"),
        ("**b** *i* ~~s~~ `c`", "**b** *i* ~~s~~ `c`"),
        // What Markdown would drop is spelled out.
        (" a \n\nb", "&#32;a&#32;&#10;&#10;b"),
        // A delimiter that stood between blanks stands beside a reference then.
        ("**1\n *\n#**", "**1\n&#32;\\*\n#**"),
        ("**a *\n\n* b**", "**a \\*&#10;&#10;\\* b**"),
        ("**a;** ", "**a;**&#32;"),
        ("a\\\nb", "a\\\\\nb"),
        // A backslash before whitespace that is spelled out would escape the reference.
        ("a\\ ", "a\\\\&#32;"),
        ("a\\\u{a0}", "a\\\\&#160;"),
        ("a\\\u{b}\nb\\\u{3000}", "a\\\\&#11;\nb\\\\&#12288;"),
        ("a\\\u{a0}b", "a\\\u{a0}b"),
        ("<font color=\"red\">**a**</font>**b**", "**ab**"),
        // A link whose label would read as the label of a definition.
        ("[`a]: b`](u)", "<u></u>[`a]: b`](u)"),
        ("x [`a]: b`](u)", "x [`a]: b`](u)"),
        ("[a](u) b]: c", "[a](u) b]: c"),
        ("[`a`\\]: b](u)", "[`a`\\]: b](u)"),
        // A mention inside a link: links do not nest.
        ("[a <mention object_id=\"M\">b</mention>](u)", "[a b](u)"),
    ] {
        assert_eq!(
            to_markdown(source, MarkdownPlace::Lines),
            expected,
            "{source:?}"
        );
    }
}

#[test]
fn one_line_places() {
    // D-113
    assert_eq!(
        to_markdown("a|b\n`c|d`", MarkdownPlace::Cell),
        "a\\|b<br>`c\\|d`"
    );
    // Divided so that the backslash does not take the escape of the pipe.
    assert_eq!(
        to_markdown("`a\\|b` \\\\|", MarkdownPlace::Cell),
        "`a\\`<u></u>`\\|b` \\\\\\|"
    );
    assert_eq!(
        to_markdown("1. a\nb #", MarkdownPlace::Heading),
        "1. a b \\#"
    );
    assert_eq!(to_markdown("C#", MarkdownPlace::Heading), "C#");
}
