use super::*;

// http.md 3: the measured size and the cap, as a person says them.
#[test]
fn sizes_are_told_in_the_right_number() {
    assert_eq!(
        too_few(0, "characters", 1),
        "is empty, at least 1 character is required"
    );
    assert_eq!(too_few(1, "entries", 2), "1 entry, at least 2 are required");
    assert_eq!(too_many(2, "entries", 1), "2 entries, at most 1 is allowed");
    assert_eq!(
        too_many(1, "properties", 0),
        "1 property, at most 0 are allowed"
    );
    assert_eq!(counted(1, "UTF-16 units"), "1 UTF-16 unit");
}

#[test]
fn a_sentence_keeps_its_beginning_and_its_end() {
    let said = bounded(format!("the name {} is taken", "é".repeat(100_000)));
    assert!(
        said.starts_with("the name é") && said.ends_with("é is taken"),
        "{said}"
    );
    assert_eq!(said.chars().count(), MAX_SENTENCE + 1);
    let long = "é".repeat(MAX_SENTENCE);
    assert_eq!(bounded(long.clone()), long);
}

// A name in the spelling of a Mac, whose letters and accents are characters of their own.
#[test]
fn a_name_keeps_its_accents() {
    for (text, quoted) in [
        ("no\u{301}tes", "\"no\u{301}tes\""),
        ("it's", "\"it's\""),
        ("\u{301}", "\"\\u{301}\""),
        ("a\"\\\n\u{200b}b", "\"a\\\"\\\\\\n\\u{200b}b\""),
    ] {
        assert_eq!(format!("{:?}", shown(text)), quoted);
    }
}

#[test]
fn long_texts_are_cut_at_a_character() {
    // D-3
    for (length, marked) in [(79, false), (80, false), (81, true), (90, true)] {
        let text = "é".repeat(length);
        let cut = shown(&text);
        assert_eq!(cut.ends_with('…'), marked, "{length}");
        let kept = length.min(MAX_SHOWN) + usize::from(marked);
        assert_eq!(cut.chars().count(), kept);
    }
}
