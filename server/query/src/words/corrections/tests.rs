use super::*;

fn near(word: &str, max_edits: usize, candidate: &str) -> Option<usize> {
    let mut corrections = Corrections::new(word, max_edits);
    corrections.offer(candidate);
    corrections.nearest.first().map(|(edits, _)| *edits)
}

// query.md 9: corrections keep the first letter and the digits; a transposition counts as one edit.
#[test]
fn near_words_differ_by_few_letters() {
    for (word, candidate, edits) in [
        ("meetnig", "meeting", Some(1)),
        ("meeting", "meeting", Some(0)),
        ("meeting", "meetings", Some(1)),
        ("meeting", "meting", Some(1)),
        ("meeting", "greeting", None),
        ("meeting", "eeting", None),
        ("invoice", "invoicing", None),
        ("elans", "élan", None),
        ("日本語日本", "日本日語本", Some(1)),
        ("straße", "strase", Some(1)),
        ("ab𠀀𠀁c", "abc", None),
        ("ab𠀀c", "abc", Some(1)),
        ("invoices10234", "invioces10234", Some(1)),
        ("invoices10234", "invoices10235", None),
        ("invoices10234", "invoices1234", None),
        ("invoices10234", "invoices102341", None),
        ("invoices10234", "invoices10324", None),
        ("order7s", "order7", Some(1)),
        ("order7s", "orders7", None),
        ("7orders", "7order", Some(1)),
        ("order", "order7", None),
        ("7orders", "77orders", None),
        ("aorders", "abaorders", None),
    ] {
        assert_eq!(near(word, 1, candidate), edits, "{word} {candidate}");
    }
    let word = "internatoinalisaton";
    assert_eq!(near(word, 2, "internationalisation"), Some(2));
    assert_eq!(near(word, 2, "internationalisations"), None);
}

// query.md 9: the nearest words are kept.
#[test]
fn many_near_words_are_cut_to_the_nearest() {
    let mut corrections = Corrections::new("wordbж", 2);
    let letters = || 'a'..='z';
    for (one, other) in letters().flat_map(|one| letters().map(move |other| (one, other))) {
        corrections.offer(&format!("word{one}{other}"));
    }
    assert!(corrections.is_cut());
    let words: Vec<String> = corrections.words().collect();
    assert_eq!(words.len(), MAX_NEAR);
    assert!(letters().all(|last| words.contains(&format!("wordb{last}"))));
}
