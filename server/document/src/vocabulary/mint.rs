//! Generates served keys for new custom properties and types (document.md 4.1). A key is generated once and never
//! changes.

use deunicode::deunicode;
use heck::ToSnakeCase;

use crate::limits::MAX_KEY;

/// True for a key that a caller can request: 1..=256 characters of `[a-zA-Z0-9_]`.
pub fn is_wanted_key(key: &str) -> bool {
    (1..=MAX_KEY).contains(&key.len())
        && key
            .bytes()
            .all(|byte| byte.is_ascii_alphanumeric() || byte == b'_')
}

/// The served key for a requested key; `None` if no valid character remains.
pub fn slug_from_key(wanted: &str) -> Option<String> {
    sanitise(wanted)
}

/// The served key for a display name; `None` if the name has no letters or digits. The entity is then served by its
/// internal key.
pub fn slug_from_name(name: &str) -> Option<String> {
    sanitise(&deunicode(name))
}

/// Converts to snake case: drops characters outside of `[A-Za-z0-9_]`, collapses runs and trims the edges.
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

/// The key with numbers from 2 on. At least one of them is free if there are `count` entities.
pub(super) fn numbered(slug: &str, count: usize) -> impl Iterator<Item = String> {
    (2..=count.saturating_add(2)).map(move |number| {
        let number = format!("_{number}");
        let mut key = slug.to_owned();
        key.truncate(MAX_KEY - number.len());
        key.truncate(key.trim_end_matches('_').len());
        key + &number
    })
}
