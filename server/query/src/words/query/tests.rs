#![expect(clippy::indexing_slicing, reason = "tests")]

use super::*;

fn shown(text: &str) -> Vec<String> {
    let query = TextQuery::parse(text);
    let item = |item: &Item| {
        let star = if item.is_prefix { "*" } else { "" };
        format!("{}{star}~{}", item.words.join("+"), item.max_edits)
    };
    query.items.iter().map(item).collect()
}

// query.md 9, Query and Match
#[test]
fn queries_become_items() {
    for (text, expected) in [
        ("", vec![]),
        ("!!", vec![]),
        ("Trip plan", vec!["trip~0", "plan*~0"]),
        ("\"red green\"", vec!["red+green~0"]),
        ("\"red green", vec!["red~0", "green*~1"]),
        ("a \"b c\" d", vec!["a~0", "b+c~0", "d*~0"]),
        ("meetnig", vec!["meetnig*~1"]),
        ("extraordinary x", vec!["extraordinary~2", "x*~0"]),
        ("10235 2026081198", vec!["10235~0", "2026081198*~0"]),
        ("abcd1 abcde1", vec!["abcd1~0", "abcde1*~1"]),
        ("東京都", vec!["東+京+都~0"]),
        ("東", vec!["東~0"]),
        ("\"東京 x\"", vec!["東+京+x~0"]),
        ("rep rep", vec!["rep*~0"]),
        ("a b a c a", vec!["a*~0", "b~0", "c~0"]),
        ("\"a\" b a", vec!["a*~0", "b~0"]),
        ("\"\" x", vec!["x*~0"]),
    ] {
        assert_eq!(shown(text), expected, "{text}");
    }
}

// query.md 9: only the first 64 distinct terms count.
#[test]
fn terms_beyond_the_bound_do_not_count() {
    let words = |count: usize| {
        let words: Vec<String> = (0..count).map(|number| format!("w{number}")).collect();
        words.join(" ")
    };
    let full = TextQuery::parse(&words(64));
    assert_eq!((full.items.len(), full.is_truncated()), (64, false));
    assert_eq!(full.all_items(), u64::MAX);
    let over = TextQuery::parse(&format!("{} {}", words(65), words(65)));
    assert_eq!((over.items.len(), over.is_truncated()), (64, true));
    // A repeated last word counts at its first position, and brings in no term beyond the bound.
    let again = shown(&format!("{} w1", words(65)));
    assert!(again.starts_with(&["w0~0", "w1*~0", "w2~0"].map(String::from)));
    let last = again.last().map(String::as_str);
    assert_eq!((again.len(), last), (64, Some("w63~0")));
    let again = TextQuery::parse(&format!("{} w64", words(65)));
    assert_eq!((again.items.len(), again.whole().is_prefix), (64, false));
    for long in ["東".repeat(4096), format!("\"{}\"", words(65))] {
        let long = TextQuery::parse(&long);
        assert_eq!((long.items.len(), long.is_truncated()), (1, true));
        assert_eq!(
            (long.items[0].words.len(), long.whole().words.len()),
            (64, 64)
        );
    }
    assert!(!TextQuery::parse(&"東".repeat(64)).is_truncated());
    assert_eq!(TextQuery::parse("a b").all_items(), 0b11);
    assert_eq!(TextQuery::parse("").all_items(), 0);
}
