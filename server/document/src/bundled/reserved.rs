//! Reserved keys that are not properties (document.md 3.4).

use std::collections::{HashMap, HashSet};
use std::sync::LazyLock;

use super::{BUNDLED_PROPERTIES, KeyClass, twin};
use crate::similar::fold;

/// Reserved keys without a property in document.md 14, plus `id` and `type`, which are never in `properties`.
const RESERVED: &[(&str, KeyClass)] = &[
    ("id", KeyClass::Envelope),
    ("type", KeyClass::Envelope),
    ("api_object_key", KeyClass::Lifted("type_settings.api_key")),
    ("chat_id", KeyClass::Internal),
    ("file_sync_status", KeyClass::Internal),
    ("identity_profile_link", KeyClass::Internal),
    ("last_change_id", KeyClass::Internal),
    ("source_file_path", KeyClass::Internal),
    ("space_id", KeyClass::Internal),
    ("sync_date", KeyClass::Internal),
    ("sync_error", KeyClass::Internal),
    ("sync_status", KeyClass::Internal),
    ("data", KeyClass::Momentary),
    ("featured_relations", KeyClass::Momentary),
    ("file_backup_status", KeyClass::Momentary),
    ("file_id", KeyClass::Momentary),
    ("file_indexing_status", KeyClass::Momentary),
    ("file_source_checksum", KeyClass::Momentary),
    ("has_chat", KeyClass::Momentary),
    ("internal_flags", KeyClass::Momentary),
    ("is_new", KeyClass::Momentary),
    ("order_id", KeyClass::Momentary),
    ("space_dashboard_id", KeyClass::Momentary),
];

/// Prefixes of reserved keys; all of these are momentary.
const RESERVED_FAMILIES: &[&str] = &["file_variant_", "space_invite_"];

static BY_SPELLING: LazyLock<HashMap<String, KeyClass>> = LazyLock::new(|| {
    RESERVED
        .iter()
        .flat_map(|(key, class)| [((*key).to_owned(), *class), (twin(key), *class)])
        .collect()
});

static FOLDED: LazyLock<HashSet<String>> = LazyLock::new(|| {
    let reserved = RESERVED.iter().map(|(key, _)| fold(key));
    reserved
        .chain(BUNDLED_PROPERTIES.iter().map(|property| fold(property.key)))
        .collect()
});

/// The twins of the prefixes, without the next word.
static FAMILY_STEMS: LazyLock<Vec<String>> = LazyLock::new(|| {
    RESERVED_FAMILIES
        .iter()
        .map(|family| twin(family))
        .collect()
});

/// The class of a reserved key that is not a property, by its served or internal spelling.
pub fn reserved_class(key: &str) -> Option<KeyClass> {
    BY_SPELLING
        .get(key)
        .copied()
        .or_else(|| in_family(key).then_some(KeyClass::Momentary))
}

/// True if a custom property cannot have the key: a bundled or reserved key has the same fold.
pub fn is_reserved_property_key(key: &str) -> bool {
    FOLDED.contains(&fold(key)) || in_family(key)
}

fn in_family(key: &str) -> bool {
    let follows = |stem: &String| {
        key.strip_prefix(stem)
            .is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_uppercase()))
    };
    RESERVED_FAMILIES
        .iter()
        .any(|family| key.starts_with(family))
        || FAMILY_STEMS.iter().any(follows)
}
