use super::*;

// query.md 9, Terms
#[test]
fn texts_become_words() {
    for (text, expected) in [
        ("", ""),
        (" -- ", ""),
        ("Fix the sink!", "fix the sink"),
        ("don't_stop", "don t stop"),
        ("a1-b2", "a1 b2"),
        (
            "Élan NAÏVE Œuvre Łódź Straße",
            "elan naive oeuvre lodz strasse",
        ),
        ("E\u{301}lan", "elan"),
        ("Ελλάδα ΆΣ", "ελλαδα ασ"),
        ("Ёлка Йод", "елка иод"),
        ("ＡＢＣ ﬁsh", "abc fish"),
        ("日本語", "日 本 語"),
        ("iPhone手机 x", "iphone 手 机 x"),
        ("ｶﾞ", "ガ"),
        ("한국", "한 국"),
        ("हिन्दी text", "हिन्दी text"),
        ("שלום עולם", "שלום עולם"),
    ] {
        let mut words = Vec::new();
        index_words(text, &mut |word| words.push(word.to_owned()));
        assert_eq!(words.join(" "), expected, "{text}");
    }
}

// query.md 9: a term longer than 255 bytes is indexed by its first 255 bytes.
#[test]
fn long_words_are_cut_between_characters() {
    let long = "é".repeat(200);
    assert_eq!(pieces(&long), [Piece::Word("e".repeat(200))]);
    let arabic = "ب".repeat(200);
    assert_eq!(pieces(&arabic), [Piece::Word("ب".repeat(127))]);
}
