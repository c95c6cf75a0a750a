use super::*;
use proptest::prelude::*;

fn places(text: &str, find: &str) -> Vec<(usize, usize)> {
    let found = occurrences(text, find).into_iter();
    found.map(|hit| (hit.start, hit.end)).collect()
}

// ops.md 7.7
#[test]
fn equivalent_texts_are_found() {
    #[rustfmt::skip]
    let cases = [
        ("a cafe\u{301} b", "caf\u{e9}", &[(2, 8)][..]),
        ("a caf\u{e9} b", "cafe\u{301}", &[(2, 7)][..]),
        ("cafe\u{301} caf\u{e9}", "caf\u{e9} c", &[(0, 8)][..]),
        // An accent belongs to its letter.
        ("cafe\u{301}", "cafe", &[]),
        ("cafe\u{301}s", "s", &[(6, 7)][..]),
        ("\u{1112}\u{1161}\u{11ab}\u{ae00}", "\u{d55c}", &[(0, 9)][..]),
        ("\u{1112}\u{1161}\u{11ab}", "\u{d558}", &[]),
        ("q\u{303}", "q", &[(0, 1)][..]),
        ("\u{301}a", "a", &[(2, 3)][..]),
        ("aaa", "aa", &[(0, 2)][..]),
        ("a", "", &[]),
    ];
    for (text, find, found) in cases {
        assert_eq!(places(text, find), found, "{text:?} {find:?}");
    }
}

proptest! {
    #[test]
    fn what_is_found_is_equivalent(
        text in "[ae\u{301}\u{327}\u{e9}\u{1112}\u{1161}\u{d558}]{0,8}",
        find in "[ae\u{301}\u{327}\u{e9}\u{1112}\u{1161}\u{d558}]{1,3}",
    ) {
        for hit in occurrences(&text, &find) {
            let hit = text.get(hit).unwrap_or_default();
            prop_assert_eq!(composed(hit), composed(&find));
        }
    }

    #[test]
    fn a_text_is_found_in_itself(text in "[ae\u{301}\u{327}\u{e9}\u{1112}\u{1161}\u{d558}]{1,8}") {
        let other: String = text.nfd().collect();
        prop_assert_eq!(places(&text, &other), [(0, text.len())]);
    }
}
