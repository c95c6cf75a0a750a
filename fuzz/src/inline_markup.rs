//! Inline markup (document.md 6.9).

use rolltop_document::inline::{
    canonical, map_references, mask_missing, parse, plain, references, render, replace, utf16_len,
};
use rolltop_document::limits::MAX_TEXT;

/// The canonical source of any source is stable and reads back; what is made of it is canonical, too.
pub fn inline_markup(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    // What stands behind the first two line ends is searched for, and put in its place.
    let mut parts = text.splitn(3, '\u{0}');
    let source = parts.next().unwrap_or_default();
    let (find, with) = (parts.next().unwrap_or("a"), parts.next().unwrap_or("*b"));
    let _ = (plain(source), references(source));
    let (Ok(first), Ok(parsed)) = (canonical(source), parse(source)) else {
        assert_eq!(
            canonical(source).is_ok(),
            parse(source).is_ok(),
            "{source:?}"
        );
        return;
    };
    assert_is_canonical(&first.source);
    assert_eq!(render(&parsed.text), first.source, "{source:?}");
    assert_eq!(
        parse(&first.source).map(|read| read.text),
        Ok(parsed.text),
        "{source:?}"
    );
    assert_eq!(plain(&first.source), plain(source), "{source:?}");
    assert_eq!(references(&first.source), references(source), "{source:?}");
    assert_is_canonical(&mask_missing(&first.source, &|_| false).0);
    let renamed = map_references(&first.source, &mut |id| Some(format!("{id}x")));
    assert_is_canonical(&renamed);
    if !find.is_empty()
        && let Ok(replaced) = replace(&first.source, find, with, true)
    {
        assert_is_canonical(&replaced.text);
        assert!(utf16_len(&replaced.text) <= MAX_TEXT);
    }
}

fn assert_is_canonical(source: &str) {
    let again = canonical(source).map(|canonical| (canonical.source, canonical.unknown_tags));
    assert_eq!(again, Ok((source.to_owned(), Vec::new())));
}
