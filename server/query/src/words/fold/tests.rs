use super::*;

// query.md 9, Terms
#[test]
fn signs_that_may_be_missing_do_not_count() {
    for (text, folded) in [
        ("extra\u{ad}ordinary", "extraordinary"),
        ("zero\u{200b}width\u{feff}", "zerowidth"),
        ("می\u{200c}خواهم", "ميخواهم"),
        ("e\u{200d}\u{301}lan", "elan"),
        ("葛\u{e0100}", "葛"),
        ("❤\u{fe0f}", "❤"),
        ("كِتَابٌ", "كتاب"),
        ("كتـــاب", "كتاب"),
        ("أحمد إيمان آمن ٱلله", "احمد ايمان امن الله"),
        ("ا\u{654}حمد", "احمد"),
        ("هدى هدي هدی", "هدي هدي هدي"),
        ("مسئول", "مسئول"),
        ("שָׁלוֹם", "שלום"),
        ("\u{fb2a}לום", "שלום"),
        ("בית־ספר", "בית־ספר"),
    ] {
        assert_eq!(fold(text), folded, "{text}");
    }
}

// Texts are folded in pieces, which must not show: marks stay with the letter that they belong to.
#[test]
fn what_is_not_ascii_may_stand_anywhere() {
    let parts = [
        "a", "E", " ", "<", "\u{301}", "\u{338}", "é", "Σ", "ß", "ﬁ", "日", "ｶ", "ﾞ", "ب",
        "\u{64b}", "\u{ad}", "\u{200d}", "한", "İ", "\u{327}", "Å", "1", "㎏", "\u{1100}",
        "\u{1161}",
    ];
    for first in parts {
        for second in parts {
            for third in parts {
                for fourth in parts {
                    let text = [first, second, third, fourth].concat();
                    let mut whole = String::new();
                    push_folded(&text, &mut whole);
                    assert_eq!(fold(&text), whole, "{text:?}");
                }
            }
        }
    }
}
