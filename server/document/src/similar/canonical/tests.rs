use super::*;
use proptest::prelude::*;

// document.md 4.2; D-NFC
#[test]
fn names_have_one_form() {
    for (name, canonical) in [
        ("Done", "Done"),
        (" Done\t", "Done"),
        ("Cafe\u{301}", "Café"),
        ("To\u{200b}do\u{feff}", "Todo"),
        ("\u{200b} Todo \u{2060}", "Todo"),
        ("a\u{200d}b", "ab"),
        ("👩\u{200d}💻 Dev", "👩\u{200d}💻 Dev"),
        ("می\u{200c}خواهم", "می\u{200c}خواهم"),
        ("é\u{200d}\u{200d}é", "é\u{200d}é"),
        ("e\u{200b}\u{301}", "é"),
        ("\u{200b}", ""),
        ("", ""),
    ] {
        assert_eq!(canonical_name(name), canonical, "{name:?}");
    }
}

proptest! {
    #[test]
    fn a_canonical_name_stays_as_it_is(name in "[a é\u{301}\u{200b}\u{200c}\u{200d}\u{1100}\u{1161}👩]{0,6}") {
        let once = canonical_name(&name).into_owned();
        prop_assert_eq!(canonical_name(&once), once.as_str());
    }
}
