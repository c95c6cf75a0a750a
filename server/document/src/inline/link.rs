//! Link destinations: parsing the tail of a link, recognizing object links, and writing.

use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, percent_decode_str, utf8_percent_encode};

use super::MarkKind;
use super::chars::is_whitespace;
use super::{entity, utf16_len};

/// Maximum length of a destination in UTF-16 units (document.md 6.9).
const MAX_DESTINATION_UNITS: usize = 2048;

/// Whether a URL is short enough for a link.
pub(crate) fn fits(destination: &str) -> bool {
    utf16_len(destination) <= MAX_DESTINATION_UNITS
}

/// Upper bound of the UTF-8 length of such a destination. Parsing stops there.
const MAX_DESTINATION_BYTES: usize = 3 * MAX_DESTINATION_UNITS;
/// Maximum whitespace between the parentheses and the destination (document.md 6.9).
const MAX_WHITESPACE: usize = 32;
/// CommonMark allows implementations to limit the parentheses in a bare destination.
const MAX_PARENTHESES: usize = 32;
/// The canonical URL of an object, followed by the percent-encoded id.
const OBJECT_ADDRESS: &str = "rolltop://object?objectId=";
/// The longest part of every object URL that consists only of letters.
const OBJECT_PARAMETER: &str = "objectId";
/// Object URL prefixes that input can use.
const OBJECT_ADDRESSES: [&str; 2] = [OBJECT_ADDRESS, "anytype://object?objectId="];
/// Other URLs with these schemes are kept verbatim.
const OBJECT_SCHEMES: [&str; 2] = ["rolltop://", "anytype://"];
/// The characters of an id that are encoded.
const ENCODED_IN_ID: &AsciiSet = &NON_ALPHANUMERIC
    .remove(b'-')
    .remove(b'.')
    .remove(b'_')
    .remove(b'~');

/// The URL of an object.
pub(super) fn object_address(object_id: &str) -> String {
    format!(
        "{OBJECT_ADDRESS}{}",
        utf8_percent_encode(object_id, ENCODED_IN_ID)
    )
}

/// False if a source cannot contain an object link. The parameter name consists of letters, so only a character
/// reference could spell it differently.
pub(super) fn may_name_object(source: &str) -> bool {
    source.contains("](") && (source.contains(OBJECT_PARAMETER) || source.contains('&'))
}

/// The mark for a destination: an exact object URL makes an object link.
pub(super) fn classify(destination: &str) -> MarkKind {
    let id = OBJECT_ADDRESSES
        .iter()
        .find_map(|address| destination.strip_prefix(address));
    match id.and_then(decode_id) {
        Some(object_id) => MarkKind::ObjectLink { object_id },
        None => MarkKind::Link {
            destination: destination.to_owned(),
        },
    }
}

/// Decodes a percent-encoded id; `None` if a second parameter or a fragment follows.
fn decode_id(encoded: &str) -> Option<String> {
    let bytes = encoded.as_bytes();
    let is_encoded = bytes.iter().enumerate().all(|(at, byte)| match byte {
        b'%' => bytes
            .get(at + 1..at + 3)
            .is_some_and(|hex| hex.iter().all(u8::is_ascii_hexdigit)),
        b'-' | b'.' | b'_' | b'~' => true,
        byte => byte.is_ascii_alphanumeric(),
    });
    if !is_encoded || encoded.is_empty() {
        return None;
    }
    percent_decode_str(encoded)
        .decode_utf8()
        .ok()
        .map(String::from)
}

/// The destination of a link mark, or `None` for other marks.
pub(super) fn destination_of(kind: &MarkKind) -> Option<String> {
    match kind {
        MarkKind::Link { destination } => Some(destination.clone()),
        MarkKind::ObjectLink { object_id } => Some(object_address(object_id)),
        MarkKind::Mention { .. }
        | MarkKind::Color(_)
        | MarkKind::Background(_)
        | MarkKind::Underline
        | MarkKind::Strikethrough
        | MarkKind::Bold
        | MarkKind::Italic
        | MarkKind::Code => None,
    }
}

/// The source form of a destination.
pub fn destination(destination: &str) -> String {
    let mut out = String::new();
    write_destination(&mut out, destination);
    out
}

/// Writes a destination, in angle brackets if it contains whitespace.
pub(super) fn write_destination(out: &mut String, destination: &str) {
    let bracketed = destination.contains(|c: char| is_whitespace(c) || c.is_ascii_control());
    let verbatim = OBJECT_SCHEMES
        .iter()
        .any(|scheme| destination.starts_with(scheme));
    if bracketed {
        out.push('<');
    }
    for (at, c) in destination.char_indices() {
        let is_entity = || destination.get(at..).and_then(entity::at_start).is_some();
        let escaped = match c {
            '\\' | '<' | '$' => true,
            '>' => bracketed,
            '&' if bracketed || verbatim => is_entity(),
            '(' | ')' | '&' | '[' | ']' | '`' => !bracketed,
            _ => false,
        };
        match c {
            '\n' => out.push_str("&#10;"),
            '\r' => out.push_str("&#13;"),
            c => {
                if escaped {
                    out.push('\\');
                }
                out.push(c);
            }
        }
    }
    if bracketed {
        out.push('>');
    }
}

/// Parses `(destination "title")` at the start of `source` into the destination and the length in bytes. The title is
/// dropped.
pub(super) fn read_tail(source: &str) -> Option<(String, usize)> {
    let mut cursor = Cursor {
        rest: source.strip_prefix('(')?,
        whitespace: 0,
    };
    cursor.skip_whitespace()?;
    let destination = match cursor.rest.strip_prefix('<') {
        Some(body) => cursor.bracketed(body)?,
        None => cursor.bare()?,
    };
    if !fits(&destination) {
        return None;
    }
    if cursor.skip_whitespace()? > 0 && cursor.skip_title()? {
        cursor.skip_whitespace()?;
    }
    let after = cursor.rest.strip_prefix(')')?;
    Some((destination, source.len() - after.len()))
}

struct Cursor<'s> {
    rest: &'s str,
    whitespace: usize,
}

impl Cursor<'_> {
    fn skip_whitespace(&mut self) -> Option<usize> {
        let is_space = |b: &u8| b.is_ascii_whitespace();
        let count = self
            .rest
            .bytes()
            .take(MAX_WHITESPACE + 1)
            .take_while(is_space)
            .count();
        self.whitespace += count;
        self.rest = self.rest.get(count..)?;
        (self.whitespace <= MAX_WHITESPACE).then_some(count)
    }

    /// `<destination>`, without line ends or unescaped angle brackets.
    fn bracketed(&mut self, body: &str) -> Option<String> {
        let mut out = String::new();
        let mut at = 0;
        loop {
            let rest = body.get(at..)?;
            match rest.chars().next()? {
                '>' => {
                    self.rest = self.rest.get(at + 2..)?;
                    return Some(out);
                }
                '<' | '\n' | '\r' => return None,
                _ => at += push_unescaped(&mut out, rest)?,
            }
            if out.len() > MAX_DESTINATION_BYTES {
                return None;
            }
        }
    }

    /// A destination without whitespace and with balanced parentheses; can be empty.
    fn bare(&mut self) -> Option<String> {
        let mut out = String::new();
        let mut at = 0;
        let mut depth = 0;
        while let Some(rest) = self.rest.get(at..)
            && let Some(c) = rest.chars().next()
        {
            match c {
                ' ' => break,
                c if c.is_ascii_control() => break,
                '(' => depth += 1,
                ')' if depth == 0 => break,
                ')' => depth -= 1,
                _ => {}
            }
            if depth > MAX_PARENTHESES || out.len() > MAX_DESTINATION_BYTES {
                return None;
            }
            at += push_unescaped(&mut out, rest)?;
        }
        self.rest = self.rest.get(at..)?;
        (depth == 0).then_some(out)
    }

    /// Skips a title in one of the three quote forms, if there is one. `None` if it has no end.
    fn skip_title(&mut self) -> Option<bool> {
        let close = match self.rest.chars().next() {
            Some('"') => '"',
            Some('\'') => '\'',
            Some('(') => ')',
            _ => return Some(false),
        };
        let mut escaped = false;
        for (at, c) in self.rest.char_indices().skip(1) {
            match c {
                _ if escaped => escaped = false,
                '\\' => escaped = true,
                c if c == close => {
                    self.rest = self.rest.get(at + 1..)?;
                    return Some(true);
                }
                '(' if close == ')' => return None,
                _ => {}
            }
        }
        None
    }
}

/// Appends the character at the start of `source`, with escapes and references resolved. Returns its source length.
fn push_unescaped(out: &mut String, source: &str) -> Option<usize> {
    let mut chars = source.chars();
    let c = chars.next()?;
    if c == '\\'
        && let Some(next) = chars.next().filter(char::is_ascii_punctuation)
    {
        out.push(next);
        return Some(2);
    }
    let (c, length) = entity::at_start(source).unwrap_or((c, c.len_utf8()));
    out.push(c);
    Some(length)
}
