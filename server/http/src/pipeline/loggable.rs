//! The request path for the log (chats-files-auth.md 5.8). It masks keys that a client put there by mistake, in any
//! spelling, and option names, because they are user data.

use std::borrow::Cow;

use percent_encoding::percent_decode;

/// Replaces parts that are not logged.
const MASK: &str = "***";
/// The prefix of every key in the current format (chats-files-auth.md 3.3).
const TOKEN_PREFIX: &[u8] = b"rolltop_";
/// Length of a key in the older format: base64 of 32 bytes, without padding.
const BASE64_KEY: usize = 43;
/// The path segment before an option name.
const OPTIONS: &[u8] = b"options";
/// Maximum number of nested encodings; a path with more is masked completely.
const MAX_ENCODINGS: usize = 3;

/// The path with all confidential segments masked.
pub(super) fn loggable_path(path: &str) -> String {
    // Base64 contains slashes, so a key in the older format can span several segments.
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

/// The text after removing all percent-encodings; `None` if there are too many.
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

/// Whether adjacent segments, with the slashes between them, have the length of an unpadded key and contain capital
/// letters. Route paths are in lower case; keys have capital letters.
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

/// All substrings that look like a key in the older format, without the padding.
fn padded_keys(text: &[u8]) -> impl Iterator<Item = &[u8]> {
    let windows = text.windows(BASE64_KEY + 1);
    windows.filter_map(|window| match window.split_last() {
        Some((b'=', key)) if key.iter().all(is_base64) => Some(key),
        _ => None,
    })
}

/// Characters of both base64 alphabets.
fn is_base64(byte: &u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'+' | b'/' | b'-' | b'_')
}

#[cfg(test)]
mod tests;
