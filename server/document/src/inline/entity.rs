//! Character references: six named ones (document.md 6.9) and numeric ones.

const NAMED: [(&str, char); 6] = [
    ("lt", '<'),
    ("gt", '>'),
    ("amp", '&'),
    ("quot", '"'),
    ("apos", '\''),
    ("nbsp", '\u{a0}'),
];
/// CommonMark's limits for numeric references.
const MAX_DECIMAL_DIGITS: usize = 7;
const MAX_HEX_DIGITS: usize = 6;

/// The character reference at the start of `source`: its character and its length in bytes.
pub(super) fn at_start(source: &str) -> Option<(char, usize)> {
    let body = source.strip_prefix('&')?;
    if let Some(number) = body.strip_prefix('#') {
        let (digits, radix, limit, prefix) = match number.strip_prefix(['x', 'X']) {
            Some(hex) => (hex, 16, MAX_HEX_DIGITS, "&#x".len()),
            None => (number, 10, MAX_DECIMAL_DIGITS, "&#".len()),
        };
        let length = digits
            .bytes()
            .take(limit + 1)
            .take_while(|b| (*b as char).is_digit(radix))
            .count();
        if length == 0 || length > limit || digits.as_bytes().get(length) != Some(&b';') {
            return None;
        }
        let code = u32::from_str_radix(digits.get(..length)?, radix).ok()?;
        let character = char::from_u32(code)
            .filter(|c| *c != '\0')
            .unwrap_or(char::REPLACEMENT_CHARACTER);
        return Some((character, prefix + length + 1));
    }
    NAMED.iter().find_map(|(name, character)| {
        let rest = body.strip_prefix(name)?;
        rest.starts_with(';')
            .then_some((*character, name.len() + 2))
    })
}

/// Decodes all character references in an attribute value.
pub(super) fn decode(value: &str) -> String {
    let mut out = String::with_capacity(value.len());
    let mut rest = value;
    while let Some(at) = rest.find('&') {
        let (before, reference) = rest.split_at(at);
        out.push_str(before);
        let (character, length) = at_start(reference).unwrap_or(('&', 1));
        out.push(character);
        rest = reference.get(length..).unwrap_or_default();
    }
    out.push_str(rest);
    out
}
