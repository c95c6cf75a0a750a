//! The compact filter string (query.md 3).

use rolltop_document::vocabulary::{SpaceNames, Vocabulary};
use rolltop_query::text::{parse, parse_stored, render};

/// A refusal lies within the text, at the beginning of a character; what is read has one canonical spelling, which
/// reads back as the same tree; what may be stored may be searched for.
pub fn filter_text(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let names = SpaceNames::new(Vocabulary::bundled());
    let read = match parse(&text, &names) {
        Ok(read) => read,
        Err(fault) => {
            assert!(text.is_char_boundary(fault.offset), "{text:?}: {fault:?}");
            assert!(parse_stored(&text, &names).is_err(), "{text:?}");
            return;
        }
    };
    if let Err(fault) = parse_stored(&text, &names) {
        assert!(text.is_char_boundary(fault.offset), "{text:?}: {fault:?}");
    }
    // A list that mixes days and instants has no spelling of its own.
    let Some(canonical) = render(&read.nodes, &names) else {
        return;
    };
    // Spelled out, a text may outgrow what is read.
    if let Ok(again) = parse(&canonical, &names) {
        assert_eq!(again.nodes, read.nodes, "{text:?} {canonical:?}");
        assert_eq!(render(&again.nodes, &names), Some(canonical));
    }
}
