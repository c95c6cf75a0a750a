//! Served keys for new custom properties and types (document.md 4.1). A key is minted once and never changes.

use deunicode::deunicode;
use heck::ToSnakeCase;

use crate::limits::MAX_KEY;

/// True for a key that a caller may ask for: 1..=256 of `[a-zA-Z0-9_]`.
pub fn is_wanted_key(key: &str) -> bool {
    (1..=MAX_KEY).contains(&key.len())
        && key
            .bytes()
            .all(|byte| byte.is_ascii_alphanumeric() || byte == b'_')
}

/// The served key for a key that a caller asked for; `None` when nothing of it is left.
pub fn slug_from_key(wanted: &str) -> Option<String> {
    sanitise(wanted)
}

/// The served key for a display name; `None` when the name has no letters or digits, so that only the
/// internal key names the entity.
pub fn slug_from_name(name: &str) -> Option<String> {
    sanitise(&deunicode(name))
}

/// Snake case drops every character outside of `[A-Za-z0-9_]`, collapses runs and trims the edges.
fn sanitise(text: &str) -> Option<String> {
    let ascii: String = text
        .chars()
        .map(|c| if c.is_ascii() { c } else { '_' })
        .collect();
    let mut slug = ascii.to_snake_case();
    slug.truncate(MAX_KEY);
    slug.truncate(slug.trim_end_matches('_').len());
    (!slug.is_empty()).then_some(slug)
}

/// The key with the numbers from 2 on, as many as `count` entities cannot all have.
pub(super) fn numbered(slug: &str, count: usize) -> impl Iterator<Item = String> {
    (2..=count.saturating_add(2)).map(move |number| {
        let number = format!("_{number}");
        let mut key = slug.to_owned();
        key.truncate(MAX_KEY - number.len());
        key.truncate(key.trim_end_matches('_').len());
        key + &number
    })
}
