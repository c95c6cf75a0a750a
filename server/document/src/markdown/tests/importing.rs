//! Markdown in.

use super::{outline, read};
use crate::inline::InlineError;
use crate::markdown::{MAX_MARKDOWN, Title, import, take_title};
use crate::testing::CountingIds;

#[track_caller]
fn check(cases: &[(&str, &[&str])]) {
    for (markdown, expected) in cases {
        assert_eq!(
            outline(&read(markdown).unwrap()),
            *expected,
            "from {markdown:?}"
        );
    }
}

#[test]
fn blocks() {
    #[rustfmt::skip]
    check(&[
        // D-96
        ("# A\n## B\n#### C", &["h1 A", "h2 B", "h3 C"]),
        ("T\n===\n\nS\n---", &["h1 T", "h2 S"]),
        ("#x", &["p #x"]),
        // Blanks are spaces and tabs.
        ("#\u{c}x", &["p #\u{c}x"]),
        ("a\n###\u{b}x\nb", &["p a\n###\u{b}x\nb"]),
        ("> #\u{c}x\n> y", &["q #\u{c}x\ny"]),
        ("- #\u{b}x", &["b #\u{b}x"]),
        ("a\n---\u{c}", &["p a\n---\u{c}"]),
        ("a\n===\u{b}\nb", &["p a\n===\u{b}\nb"]),
        ("> a\n> -- \u{c}", &["q a\n-- \u{c}"]),
        ("a\n--\t ", &["h2 a"]),
        ("#\tx\u{c}y", &["h1 x\u{c}y"]),
        ("# \u{c}x", &["h1 \u{c}x"]),
        ("##\t\u{b}#", &["h2 \u{b}#"]),
        ("#\u{c} &#xFDD0;", &["p #\u{c} \u{fdd0}"]),
        ("#\u{fdd0}\u{c}x", &["p #\u{fdd0}\u{c}x"]),
        ("#\u{c} [a](x&#xFDD0;y)", &["p #\u{c} [a](x\u{fdd0}y)"]),
        ("#\u{b} [a]\n\n[a]: x&#0064976;y&#Xfdd1;", &["p #\u{b} [a](x\u{fdd0}y\u{fdd1})"]),
        ("#\u{c}x\n\n![a](x&#xFDD0;y)", &["p #\u{c}x", "image x\u{fdd0}y alt=\"a\""]),
        // No language is called so.
        ("#\u{c}x\n```a&#xFDD0;b\n```", &["p #\u{c}x", "code[]"]),
        ("`#\u{c}` [a](<#\u{c}b>)", &["p `#\u{c}` [a](<#\u{c}b>)"]),
        ("```\n#\u{c}x\n---\u{b}\n# a\t#\n```", &["code[] #\u{c}x\n---\u{b}\n# a\t#"]),
        ("# foo\t#", &["h1 foo"]),
        ("## bar \t##\t ", &["h2 bar"]),
        ("# foo \t", &["h1 foo"]),
        ("# foo\t # #", &["h1 foo\t #"]),
        ("#\t#", &["h1"]),
        ("# *a*\t###", &["h1 *a*"]),
        ("# a\t\\#", &["h1 a\t#"]),
        ("# a#\t", &["h1 a#"]),
        ("#x #\n---", &["h2 #x #"]),
        // D-97
        ("a\nb\n\nc", &["p a\nb", "p c"]),
        ("a  \nb\\\nc", &["p a\nb\nc"]),
        // D-98
        ("- a\n  - b\n- [x] c\n1. d", &["b a", ".b b", "x c", "n d"]),
        ("1) a\n2) b", &["n a", "n b"]),
        ("1. [ ] a", &["c a"]),
        // D-99
        ("- a\n\n  para", &["b a", ".p para"]),
        ("- # H", &["b", ".h1 H"]),
        // D-100
        ("> a\n> b\nlazy", &["q a\nb\nlazy"]),
        ("> a\n>\n> b", &["q a", ".p b"]),
        ("> - a", &["q", ".b a"]),
        ("> > a", &["q", ".q a"]),
        // D-101
        ("```rust\nlet x;\n```", &["code[rust] let x;"]),
        ("```rust\nlet x;", &["code[rust] let x;"]),
        ("    x", &["code[] x"]),
        ("\tx\ry\r", &["code[] x", "p y"]),
        ("``` a b\n```", &["code[a]"]),
        ("```rust,ignore\n\n\n```", &["code[rust] \n"]),
        // D-141
        ("```{.python .input}\n```", &["code[python]"]),
        ("```{#id .rust .numbered}\n```", &["code[rust]"]),
        ("``` {r, echo=FALSE}\n```", &["code[r]"]),
        ("```js{1,3}\n```", &["code[js]"]),
        ("```{python}\n```", &["code[python]"]),
        ("```{#id}\n```", &["code[]"]),
        ("```c++\n```", &["code[c++]"]),
        ("```a/b\n```", &["code[]"]),
        ("```abcdefghijklmnopqrstuvwxyz_+#.-1\n```", &["code[abcdefghijklmnopqrstuvwxyz_+#.-1]"]),
        ("```abcdefghijklmnopqrstuvwxyz_+#.-12\n```", &["code[]"]),
        // D-102
        ("| A | B |\n|---|:-:|\n| 1 | x\\|y | z |\n| |", &["table 3 h[A,B][1,x|y,z][]"]),
        // D-103
        ("---\n\n* * *", &["divider", "divider"]),
        ("![cat](https://e.org/c.png)", &["image https://e.org/c.png alt=\"cat\""]),
        ("see ![cat](https://e.org/c.png)", &["p see [cat](https://e.org/c.png)"]),
        ("![](u) x\n\n[![a](i)](u)\n\n[![](i)](u)", &["p [u](u) x", "p [a](u) ([image](i))", "p [i](u)"]),
        // A second image makes two links of them.
        ("![a](u)\n![b](v)", &["p [a](u)\n[b](v)"]),
    ]);
}

#[test]
fn inline_content() {
    #[rustfmt::skip]
    check(&[
        // D-104
        ("<div>x</div>", &["p \\<div>x\\</div>"]),
        ("Use <u>this</u>", &["p Use <u>this</u>"]),
        ("<div>\n<u>x</u>\n</div>", &["p \\<div>\n<u>x</u>\n\\</div>"]),
        ("<!-- <u> -->", &["p <!-- \\<u> -->"]),
        ("a <!-- <u> --> **b**", &["p a <!-- \\<u> --> **b**"]),
        (
            "<font color=\"red\">**a**</font> <mention object_id=\"M\">Ada</mention>",
            &["p <font color=\"red\">**a**</font> <mention object_id=\"M\">Ada</mention>"],
        ),
        // D-105
        ("[x][r]\n\n[r]: https://e.org", &["p [x](https://e.org)"]),
        ("<https://e.org> <a@e.org>", &["p [https://e.org](https://e.org) [a@e.org](mailto:a@e.org)"]),
        ("https://e.org", &["p https://e.org"]),
        ("__b__ ~~s~~ ~t~", &["p **b** ~~s~~ ~t~"]),
        ("`a` &copy; \\*x", &["p `a` © *x"]),
        (
            "[x](anytype://object?objectId=abc)",
            &["p [x](rolltop://object?objectId=abc)"],
        ),
    ]);
}

// D-134
#[test]
fn formulas() {
    let matrix = "\\begin{bmatrix}1 & 2 \\\\ 3 & 4\\end{bmatrix}";
    let block = format!("$$\n{matrix}\n$$");
    #[rustfmt::skip]
    check(&[
        (&block, &[&format!("latex {matrix}")]),
        ("$$x^2$$", &["latex x^2"]),
        ("$$\na\n\n- b\n= c\n$$", &["latex a\n\n- b\n= c"]),
        ("a\n$$\nb\n\nc\n$$\nd", &["p a", "latex b\n\nc", "p d"]),
        ("a\n$$b$$\nc", &["p a", "latex b", "p c"]),
        ("- a\n  $$\n  b\n\n  c\n  $$\n- $$d$$", &["b a", ".latex b\n\nc", "b", ".latex d"]),
        ("> $$\n> a\n>\n> b\n> $$", &["q", ".latex a\n\nb"]),
        ("$$\na `\n\n```\n$$", &["latex a `\n\n```"]),
        // No end in the same place: text.
        ("$$\na\n\nb", &["p $$\na", "p b"]),
        ("> $$\n> a\n\n$$", &["q $$\na", "p $$"]),
        ("```\n$$\n```\n\n$$", &["code[] $$", "p $$"]),
        ("$x \\in \\{0,1\\}$ and $a_{ij}$ with $[A]_{ij}$", &["p $x \\in \\{0,1\\}$ and $a_{ij}$ with $[A]_{ij}$"]),
        ("a $$b_c * d_e$$ f", &["p a $$b_c * d_e$$ f"]),
        ("$a\n  b$", &["p $a\nb$"]),
        ("costs $5 and *a* $6", &["p costs $5 and *a* $6"]),
        ("US$*5*/US$6, $*a*$7 $b_c_$", &["p US$*5*/US$6, $*a*$7 $b_c_$"]),
        ("| $a_b*c_$ |\n|-|", &["table 1 h[$a_b*c_$]"]),
        ("# $a_b*c_$", &["h1 $a_b*c_$"]),
    ]);
}

// D-135
#[test]
fn footnotes() {
    #[rustfmt::skip]
    check(&[
        ("a[^1] b[^2]\n\n[^1]: One\n[^2]: Two *b*\n\n    More\n\nc", &["p a[^1] b[^2]", "p [^1]: One", "p [^2]: Two *b*", "p More", "p c"]),
        ("[^unused]: word", &["p [^unused]: word"]),
        ("[^1]: https://e.org", &["p [^1]: https://e.org"]),
        ("[^1]:\n\n    - a", &["p [^1]:", "b a"]),
        ("[^1]: ![a](u)\n\n[^2]:", &["p [^1]: [a](u)", "p [^2]:"]),
        ("- a[^1]\n\n  [^1]: x", &["b a[^1]", ".p [^1]: x"]),
        ("[a [^1] b](u)", &["p [a \\[^1\\] b](u)"]),
    ]);
}

// D-137
#[test]
fn byte_order_marks() {
    check(&[("\u{feff}# A", &["h1 A"]), ("a\u{feff}", &["p a\u{feff}"])]);
}

// D-138, D-139
#[test]
fn tables_and_line_breaks() {
    check(&[
        ("| a |\n|-|\n| b | *c* | d |", &["table 3 h[a][b,*c*,d]"]),
        ("| a |\n|-|\n| b | |", &["table 1 h[a][b]"]),
        (
            "a | b\n-|-\nc | d | `e\\|f`\ng",
            &["table 3 h[a,b][c,d,`e|f`][g]"],
        ),
        ("> | a |\n> |-|\n> | b | c |", &["q", ".table 2 h[a][b,c]"]),
        ("| a<br>b |\n|-|\n| c<BR />d |", &["table 1 h[a\nb][c\nd]"]),
        ("a<br>b<br/>\nc <br>\n<br>d", &["p a\nb\nc \n\nd"]),
        ("# a<br>b", &["h1 a b"]),
    ]);
}

// D-140
#[test]
fn pictures() {
    check(&[
        (
            "![a *b*\nc](u \"t \\\" t\")",
            &["image u alt=\"a b c\" title=\"t \\\" t\""],
        ),
        ("![](u)", &["image u"]),
        ("a [![b](v)](u) c", &["p a [b](u) ([image](v)) c"]),
        ("[](u)", &["p [u](u)"]),
    ]);
}

// D-132
#[test]
fn bare_addresses() {
    #[rustfmt::skip]
    check(&[
        ("see https://e.org/__init__.py and *a*", &["p see https://e.org/__init__.py and *a*"]),
        ("*https://e.org/a*", &["p *https://e.org/a*"]),
        ("[a](https://e.org/_b_) _c_", &["p [a](https://e.org/_b_) *c*"]),
    ]);
}

#[test]
fn faults() {
    // D-104
    let issues = read("a\n\n<u>x\n\n- b</font>").unwrap_err();
    let paths: Vec<&str> = issues.iter().map(|issue| issue.path_str()).collect();
    assert_eq!(paths, ["/markdown[1]", "/markdown[2]"]);
    assert_eq!(
        issues[0].message,
        InlineError::Unclosed { tag: "u" }.to_string()
    );
    let issues = import(
        "| a |\n|--|\n| <u> |",
        &"ops[0].markdown",
        9,
        &CountingIds::default(),
    );
    assert_eq!(issues.unwrap_err()[0].path_str(), "ops[0].markdown[0]");
    // A text that only its canonical spelling makes too long.
    let issues = read(&"<b>".repeat(MAX_MARKDOWN / 3)).unwrap_err();
    assert_eq!(issues[0].path_str(), "/markdown[0]");
    assert!(issues[0].message.contains("1398100"));
    // D-106
    for nothing in ["", " \n\n", "[r]: https://e.org"] {
        assert_eq!(read(nothing).unwrap_err()[0].path_str(), "/markdown");
    }
    let paragraphs = |count: usize| "x\n\n".repeat(count);
    let limited = |count| import(&paragraphs(count), &"m", 256, &CountingIds::default());
    assert_eq!(limited(256).unwrap().blocks.len(), 256);
    // H-28: the measured size, whatever the blocks are; what is beyond the limit is counted and not kept.
    let every_kind = "- a\n  - [ ] b\n\n> c\n\n# d\n\n| e |\n| - |\n| f |\n\n```\ng\n```\n\n---\n\n<!-- h -->\n\n![i](j)\n\n1. \n";
    let all = |count: usize, limit| {
        import(
            &every_kind.repeat(count),
            &"m",
            limit,
            &CountingIds::default(),
        )
    };
    let made = all(300, usize::MAX).unwrap().blocks.len();
    let issues = all(300, 256).unwrap_err();
    assert_eq!(issues.len(), 1);
    let said = &issues[0].message;
    assert!(
        said.contains(&format!("{made} blocks, at most 256 are allowed")),
        "{said}"
    );
    let refused = &limited(257).unwrap_err()[0];
    assert!(refused.message.contains("257 blocks"));
    let hint = refused.hint.as_deref().unwrap();
    assert!(
        hint.contains("256") && hint.contains("insert_blocks"),
        "{hint}"
    );
}

#[test]
fn nesting_is_clamped() {
    // D-106
    let lists: String = (0..40)
        .map(|depth| format!("{}- x\n", "  ".repeat(depth)))
        .collect();
    let blocks = read(&lists).unwrap();
    assert_eq!(blocks.len(), 40);
    assert_eq!(blocks.iter().map(|block| block.indent).max(), Some(32));
}

#[test]
fn the_first_heading_may_be_the_title() {
    let title = |markdown: &str, name: Option<&str>, may_promote| {
        let mut blocks = read(markdown).unwrap();
        let title = take_title(&mut blocks, name, may_promote);
        (title, outline(&blocks).first().cloned().unwrap_or_default())
    };
    let promoted = Title::Promoted("Plan".to_owned());
    #[rustfmt::skip]
    let cases = [
        // D-107
        ("# Plan\nx", None, true, promoted.clone(), "p x"),
        ("# Plan\nx", Some("Plan"), true, Title::Repeated, "p x"),
        ("# Plan\nx", Some("Other"), true, Title::Kept, "h1 Plan"),
        ("## Plan\nx", None, true, Title::Kept, "h2 Plan"),
        ("## Plan\nx", Some("Plan"), true, Title::Repeated, "p x"),
        ("# Plan\nx", None, false, Title::Kept, "h1 Plan"),
        ("# **Plan**\nx", None, true, promoted, "p x"),
        ("x\n\n# Plan", None, true, Title::Kept, "p x"),
        // D-108
        ("# [Plan](https://e.org)", None, true, Title::Kept, "h1 [Plan](https://e.org)"),
        ("# 🚀 Plan", None, true, Title::Promoted("🚀 Plan".to_owned()), ""),
        ("# ☀️ Plan", Some("☀️ Plan"), true, Title::Repeated, ""),
        ("Plan\nB\n===\nx", None, true, Title::Promoted("Plan B".to_owned()), "p x"),
    ];
    for (markdown, name, may_promote, expected, first) in cases {
        assert_eq!(
            title(markdown, name, may_promote),
            (expected, first.to_owned()),
            "{markdown}"
        );
    }
}

#[test]
fn hostile_markdown_ends() {
    #[rustfmt::skip]
    let rows = [
        "> ", ">", "- ", "[", "*a ", "`", "<", "<u>", "![", "|", "| a |\n|-|\n", "#", "1. ",
    ];
    for pattern in rows {
        let _ = read(&pattern.repeat((1 << 18) / pattern.len()));
    }
}

// The text is read once, however many comments begin in it and never end.
#[test]
fn comments_without_an_end_are_text() {
    let opened = "<!--".repeat(1 << 18);
    let blocks = read(&opened).unwrap();
    let text = blocks.first().and_then(|block| block.content.text());
    assert_eq!(text.map(|text| text.replace('\\', "")), Some(opened));
    let mixed = read("<!-- a --> <!-- b").unwrap();
    let text = mixed.first().and_then(|block| block.content.text());
    assert_eq!(
        text.map(|text| text.replace('\\', "")),
        Some("<!-- a --> <!-- b".to_owned())
    );
}
