use super::*;

// query.md 9, Terms
#[test]
fn optional_signs_are_ignored() {
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

// The parts of a text are folded separately. The result must be the same: a mark belongs to the letter before it.
#[test]
fn folding_does_not_depend_on_the_parts() {
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
