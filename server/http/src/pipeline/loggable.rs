//! The path of a request as the log may have it (chats-files-auth.md 5.8): without keys that a client put there by
//! mistake, in whichever spelling, and without the names of options, which belong to the data.

use std::borrow::Cow;

use percent_encoding::percent_decode;

/// What stands in place of what is not logged.
const MASK: &str = "***";
/// What every key of today's format begins with (chats-files-auth.md 3.3).
const TOKEN_PREFIX: &[u8] = b"rolltop_";
/// Characters of the older spelling of a key, base64 of 32 bytes, without its padding.
const BASE64_KEY: usize = 43;
/// The segment before the name of an option.
const OPTIONS: &[u8] = b"options";
/// A path that is encoded more often is masked as a whole.
const MAX_ENCODINGS: usize = 3;

/// The path, each segment masked that may not be logged.
pub(super) fn loggable_path(path: &str) -> String {
    // A slash is a character of base64: such a key is spread over segments.
    let is_spread = |path: Cow<'_, [u8]>| {
        padded_keys(&path).any(|key| key.contains(&b'/')) || has_spread_bare_key(&path)
    };
    if decoded(path).is_none_or(is_spread) {
        return MASK.to_owned();
    }
    let mut segments = Vec::new();
    let mut is_name = false;
    for segment in path.split('/') {
        let text = decoded(segment).unwrap_or_default();
        segments.push(if is_name || has_key(&text) {
            MASK
        } else {
            segment
        });
        is_name = *text == *OPTIONS;
    }
    segments.join("/")
}

/// The text that a client encoded, once or more; `None` for one that it encoded too often.
fn decoded(text: &str) -> Option<Cow<'_, [u8]>> {
    let mut text = Cow::from(percent_decode(text.as_bytes()));
    for _ in 0..MAX_ENCODINGS {
        match Cow::from(percent_decode(&text)) {
            Cow::Borrowed(_) => return Some(text),
            Cow::Owned(next) => text = Cow::Owned(next),
        }
    }
    None
}

fn has_key(segment: &[u8]) -> bool {
    let mut beginnings = segment.windows(TOKEN_PREFIX.len());
    let is_bare = || segment.len() == BASE64_KEY && segment.iter().all(is_base64);
    beginnings.any(|beginning| beginning.eq_ignore_ascii_case(TOKEN_PREFIX))
        || padded_keys(segment).next().is_some()
        || is_bare()
}

/// Whether some segments, with the slashes between them, are as long as a key without its padding. Paths are in lower
/// case; a key has capital letters.
fn has_spread_bare_key(path: &[u8]) -> bool {
    let is_slash = |at: usize| path.get(at).is_none_or(|byte| *byte == b'/');
    let windows = path.windows(BASE64_KEY).enumerate();
    windows.skip(1).any(|(start, key)| {
        is_slash(start - 1)
            && is_slash(start + BASE64_KEY)
            && key.contains(&b'/')
            && key.iter().all(is_base64)
            && key.iter().any(u8::is_ascii_uppercase)
    })
}

/// All that looks like a key of the older spelling, without its padding.
fn padded_keys(text: &[u8]) -> impl Iterator<Item = &[u8]> {
    let windows = text.windows(BASE64_KEY + 1);
    windows.filter_map(|window| match window.split_last() {
        Some((b'=', key)) if key.iter().all(is_base64) => Some(key),
        _ => None,
    })
}

/// Of both alphabets.
fn is_base64(byte: &u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'+' | b'/' | b'-' | b'_')
}

#[cfg(test)]
mod tests;
