//! Finds text with other spelling: quotes, dashes, ellipses, spaces, case and character composition. It only feeds
//! hints; operations match text exactly.

use std::ops::Range;

use unicode_normalization::UnicodeNormalization;

use crate::similar::is_default_ignorable;

/// A text in normalized spelling, with the positions of its characters in the original.
struct Spelled {
    text: String,
    /// Character positions: in the normalized text, in the original.
    places: Vec<(usize, usize)>,
}

impl Spelled {
    fn of(original: &str) -> Self {
        let mut spelled = Self {
            text: String::with_capacity(original.len()),
            places: Vec::with_capacity(original.len()),
        };
        let mut last = None;
        for (place, c) in original.char_indices() {
            let common = match c {
                '‘' | '’' | '‚' | '‛' | '′' | '`' | '´' | 'ʼ' | '"' | '“' | '”' | '„' | '‟'
                | '″' | '«' | '»' | '‹' | '›' => '\'',
                '‐' | '‑' | '‒' | '–' | '—' | '―' | '−' | '－' => '-',
                c if c.is_whitespace() => ' ',
                c if is_default_ignorable(c) => continue,
                c => c,
            };
            // A run of spaces or of dashes becomes one character.
            if matches!(common, ' ' | '-') && last == Some(common) {
                continue;
            }
            last = Some(common);
            if common == '…' {
                spelled.text.push_str("...");
                spelled.places.extend([(spelled.text.len() - 3, place)]);
                continue;
            }
            for part in std::iter::once(common).nfd().flat_map(char::to_lowercase) {
                spelled.places.push((spelled.text.len(), place));
                spelled.text.push(part);
            }
        }
        spelled
    }

    /// The position in the original for a position in the normalized text.
    fn original(&self, place: usize) -> Option<usize> {
        let behind = self.places.partition_point(|(own, _)| *own <= place);
        self.places.get(behind.checked_sub(1)?).map(|place| place.1)
    }
}

/// Finds a text in normalized spelling. Spaces around the needle are ignored.
pub(super) fn find(text: &str, needle: &str) -> Option<Range<usize>> {
    let needle = Spelled::of(needle.trim()).text;
    if needle.is_empty() {
        return None;
    }
    let spelled = Spelled::of(text);
    let start = spelled.text.find(&needle)?;
    let last = spelled.original(start + needle.len() - 1)?;
    let length = text.get(last..)?.chars().next()?.len_utf8();
    Some(spelled.original(start)?..last + length)
}

/// Whether two texts differ only in spelling.
pub(super) fn is_same(one: &str, other: &str) -> bool {
    Spelled::of(one.trim()).text == Spelled::of(other.trim()).text
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "tests")]
mod tests {
    use super::*;

    #[test]
    fn finds_what_is_spelled_in_another_way() {
        for (text, needle, hit) in [
            ("say “hello” now", "\"hello\"", "“hello”"),
            ("it’s so", "it's", "it’s"),
            ("1990–2000", "1990-2000", "1990–2000"),
            ("a — b", "a -- b", "a — b"),
            ("wait… what", "wait...", "wait…"),
            ("wait...", "Wait…", "wait..."),
            ("a\u{a0}\u{a0}b c", "a b", "a\u{a0}\u{a0}b"),
            ("one\ntwo", "one two", "one\ntwo"),
            ("the RED fox", "red", "RED"),
            ("cafe\u{301} noir", "caf\u{e9} ", "cafe\u{301}"),
            ("caf\u{e9}", "cafe\u{301}", "caf\u{e9}"),
            ("zero\u{200b}width", "zerowidth", "zero\u{200b}width"),
        ] {
            let found = find(text, needle).unwrap();
            assert_eq!(text.get(found).unwrap(), hit, "{text:?} {needle:?}");
        }
        assert_eq!(find("red", "blue"), None);
        assert_eq!(find("red", " "), None);
        assert!(is_same("“Goals”", " \"goals\""));
        assert!(!is_same("goal", "goals"));
    }
}
