//! Unicode root collation that ignores case, independent of any locale (query.md 7).

use std::cmp::Ordering;
use std::sync::LazyLock;

use icu_collator::options::{CollatorOptions, Strength};
use icu_collator::{CollatorBorrowed, CollatorPreferences};

/// The strength that compares letters and accents, but not case.
static COLLATOR: LazyLock<Option<CollatorBorrowed<'static>>> = LazyLock::new(|| {
    let mut options = CollatorOptions::default();
    options.strength = Some(Strength::Secondary);
    CollatorBorrowed::try_new(CollatorPreferences::default(), options).ok()
});

/// Compares two texts.
pub fn collate(a: &str, b: &str) -> Ordering {
    match &*COLLATOR {
        Some(collator) => collator.compare(a, b),
        None => lower_case(a).cmp(&lower_case(b)),
    }
}

/// The sort key of a text: the bytes of two keys compare like their texts. A key holds no zero byte.
pub(crate) fn key(text: &str) -> Vec<u8> {
    let mut key = Vec::new();
    match &*COLLATOR {
        Some(collator) => {
            let Ok(()) = collator.write_sort_key_to(text, &mut key);
        }
        None => key.extend(lower_case(text).bytes()),
    }
    key
}

/// An approximate order for the case that the compiled-in collation data is missing.
fn lower_case(text: &str) -> String {
    text.to_lowercase().replace('\0', "")
}
