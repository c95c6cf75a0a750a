//! Replacing text (ops.md 7.7).

use crate::inline::{ReplaceFault, replace, splice};
use crate::limits::MAX_TEXT;

#[test]
fn hits_are_replaced() {
    #[rustfmt::skip]
    let cases = [
        // O-98, O-107
        ("the red fox", "red fox", "blue fox", "the blue fox"),
        ("the red fox", "red", "red", "the red fox"),
        // O-102
        ("red", "red", "**red**", "\\*\\*red\\*\\*"),
        ("red", "red", "<u>&lt;", "\\<u>\\&lt;"),
        // O-103: inside a span it stays bold, the whole span takes its mark along.
        ("**bold text**", "text", "word", "**bold word**"),
        ("a **bold** b", "bold", "", "a  b"),
        ("a **bold** b", "**bold**", "x", "a x b"),
        // Over the edge of a span the replacement is outside.
        ("**bold text** end", "text** end", "x", "**bold** x"),
        ("start **bold text**", "start **bold", "x", "x **text**"),
        // Whole markup spans.
        ("see [x](https://e.org) now", "[x](https://e.org)", "y", "see y now"),
        ("see [x](https://e.org) now", "x", "y", "see [y](https://e.org) now"),
        ("<mention object_id=\"M\">Ada</mention>!", "Ada", "Bo", "<mention object_id=\"M\">Bo</mention>!"),
        // Adjacent identical marks merge.
        ("**a** and **b**", " and ", "", "**ab**"),
        // A mark that is written in two parts is one mark.
        ("[a**b**](u)**c**", "b**](u)**c", "x", "[a](u)**x**"),
        // Escapes: the character can be hit, and a code span is literal.
        ("5\\*3", "\\*", " by ", "5 by 3"),
        ("5\\*3", "*", "x", "5x3"),
        ("`a b`", "a", "`", "`` ` b ``"),
        ("a", "a", "x\r\ny", "x\ny"),
        ("a", "a", "x\ry", "x\ny"),
    ];
    for (source, find, replacement, expected) in cases {
        let replaced = replace(source, find, replacement, false);
        assert_eq!(replaced.unwrap().text, expected, "{source:?} {find:?}");
    }
}

// O-180
#[test]
fn where_the_hit_holds_markup_the_replacement_is_source() {
    #[rustfmt::skip]
    let cases = [
        ("**bold** word", "**bold** word", "**bolder** word", "**bolder** word"),
        ("see [docs](old)", "[docs](old)", "[docs](new)", "see [docs](new)"),
        ("Price \\[x](u)", "Price \\[x]", "Price \\[y]", "Price \\[y](u)"),
        ("**a**", "**a**", "*b* `c`", "*b* `c`"),
        // Half of a mark: the rest of it goes on.
        ("**a** word", "a** word", "b** *words*", "**b** *words*"),
        ("**a** word", "**a", "**b", "**b** word"),
        ("**a** b", "a** b", "a b**", "**a b**"),
        ("x **a** y", "**a**", "b", "x b y"),
        // What would change the text around is read by itself.
        ("**a** b", "**a", "*c*", "*c* b"),
        ("**a b** c", "b** c", "*d*", "**a** *d*"),
        ("5 *b and **c** d", "**c**", "c* e", "5 \\*b and c\\* e d"),
        ("<u>a</u> b", "a</u> b", "*c*", "*c*"),
        ("`a` b", "`a`", "`b`", "`b` b"),
    ];
    for (source, find, replacement, expected) in cases {
        let replaced = replace(source, find, replacement, false).unwrap();
        assert_eq!(replaced.text, expected, "{source:?} {find:?}");
    }
    let all = replace("**a** and **a**", "**a**", "*b*", true).unwrap();
    assert_eq!(all.text, "*b* and *b*");
    let faulty = replace("**a** b", "**a**", "<u>c", false);
    assert!(matches!(faulty, Err(ReplaceFault::Unreadable(_))));
    let unknown = replace("**a** b", "**a**", "<sub>c</sub>", false).unwrap();
    assert_eq!(unknown.unknown_tags, ["sub"]);
}

// O-181
#[test]
fn what_prose_had_to_escape_is_counted() {
    for (source, find, replacement, escaped) in [
        ("a", "a", "**b**", 4),
        ("a", "a", "2 * 3", 0),
        ("a*", "a", "*b", 1),
        ("a", "a", "[x](u)", 1),
        ("`a`", "a", "**b**", 0),
        ("\\*c\\* a", "a", "b", 0),
        ("**a**", "**a**", "\\*b\\*", 0),
    ] {
        let replaced = replace(source, find, replacement, false).unwrap();
        assert_eq!(replaced.escaped, escaped, "{source:?} {replacement:?}");
    }
}

#[test]
fn all_hits() {
    // O-99
    assert_eq!(
        replace("red red", "red", "x", false),
        Err(ReplaceFault::Several(2))
    );
    let replaced = replace("red **red** red", "red", "*", true).unwrap();
    assert_eq!((replaced.text.as_str(), replaced.count), ("* **\\*** *", 3));
    assert_eq!(replace("aaa", "aa", "b", true).unwrap().text, "ba");
}

#[test]
fn refusals() {
    // O-100
    assert_eq!(
        replace("red", "zzz", "x", false),
        Err(ReplaceFault::NotFound)
    );
    assert_eq!(replace("red", "", "x", true), Err(ReplaceFault::NotFound));
    for (source, find) in [
        // O-104
        ("[x](https://e.org)", "e.org"),
        ("[x](https://e.org) y", "org) y"),
        ("<mention object_id=\"M\">Ada</mention>", "M"),
        ("<u>a</u>", "u>a"),
        // No text at all.
        ("**a**b", "**a**b".get(..2).unwrap()),
        ("5\\*3", "\\"),
        ("5\\*3", "5\\"),
    ] {
        assert_eq!(
            replace(source, find, "x", true),
            Err(ReplaceFault::InsideMarkup),
            "{find:?}"
        );
    }
}

#[test]
fn the_result_has_a_limit() {
    // O-106
    let source = "a".repeat(1000);
    let replacement = "🧭".repeat(525);
    let too_long = Err(ReplaceFault::TooLong { units: 1_050_000 });
    assert_eq!(replace(&source, "a", &replacement, true), too_long);
    assert_eq!(splice(&source, "a", &replacement, true), too_long);
    // Escaping counts: every tag takes four units.
    let tags = replace(&source, "a", &"<a>".repeat(300), true);
    assert_eq!(tags, Err(ReplaceFault::TooLong { units: 1_200_000 }));
    let fits = replace(&source, "a", &"b".repeat(1048), true).unwrap();
    assert!(fits.text.len() <= MAX_TEXT);
}

#[test]
fn literal_text_is_spliced() {
    // O-108
    assert_eq!(
        splice("let a = *b;", "*b", "**c** <u>", false)
            .unwrap()
            .text,
        "let a = **c** <u>;"
    );
    // document.md 6.8: line ends have one spelling in literal text too.
    let replaced = splice("x", "x", "a\r\nb\rc", false).unwrap();
    assert_eq!(replaced.text, "a\nb\nc");
    assert_eq!(splice("xx", "x", "y", false), Err(ReplaceFault::Several(2)));
    assert_eq!(splice("xx", "z", "y", true), Err(ReplaceFault::NotFound));
}
