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
    let is_spread = |path: Cow<'_, [u8]>| padded_keys(&path).any(|key| key.contains(&b'/'));
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
mod tests {
    use super::*;

    // C-182
    #[test]
    fn keys_and_names_of_options_are_masked() {
        let prefixed = format!("rolltop_{}_5dede143", "a".repeat(52));
        let legacy = "AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=";
        let slashed = format!("{}8=", "/".repeat(42));
        let encoded = |text: &str| {
            text.replace('=', "%3D")
                .replace('/', "%2F")
                .replace('_', "%5f")
        };
        for (path, logged) in [
            ("/v2/spaces/abc/objects/", "/v2/spaces/abc/objects/"),
            ("/v2/x=y/%41", "/v2/x=y/%41"),
            (&format!("/v2/{prefixed}/x"), "/v2/***/x"),
            (&format!("/v2/{}", encoded(&prefixed)), "/v2/***"),
            ("/v2/%2572olltop_a", "/v2/***"),
            (&format!("/v2/{}", prefixed.to_uppercase()), "/v2/***"),
            (&format!("/v2/{legacy}/x"), "/v2/***/x"),
            (&format!("/v2/{}", encoded(legacy)), "/v2/***"),
            (&format!("/v2/{}", legacy.trim_end_matches('=')), "/v2/***"),
            (&format!("/v2/{slashed}"), "***"),
            (&format!("/v2/{}", encoded(&slashed)), "***"),
            (&format!("/v2/%{}41", "25".repeat(9)), "***"),
            ("/v2/p/options/In%20work", "/v2/p/options/***"),
            ("/v2/p/%6Fptions/x/y", "/v2/p/%6Fptions/***/y"),
            ("/v2/p/options", "/v2/p/options"),
        ] {
            assert_eq!(loggable_path(path), logged, "{path}");
        }
        let id = format!("bafyrei{}", "a".repeat(52));
        let path = format!("/v2/spaces/{id}.abc/objects/{id}");
        assert_eq!(loggable_path(&path), path);
    }
}
