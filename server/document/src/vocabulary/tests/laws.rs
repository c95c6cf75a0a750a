//! What holds of every vocabulary and every spelling.

use proptest::prelude::*;

use crate::kinds::Format;
use crate::names::{DocumentKeys, SpaceNames};
use crate::similar::fold;
use crate::testing::fixture::custom;
use crate::vocabulary::{
    KeyResolver, KeysMode, PropertyDef, Spelling, Vocabulary, is_wanted_key, slug_from_key,
    slug_from_name,
};

fn names() -> impl Strategy<Value = String> {
    prop_oneof![
        "[a-zA-Z][a-zA-Z0-9 _-]{0,8}",
        "(due|Due)[ _-]?(date|Date|x)",
        "\\PC{0,6}",
        Just("id".to_owned()),
        Just("Stage".to_owned()),
        "n{126,130}",
    ]
}

/// A vocabulary as the routes let it come about: slugs are minted and collisions refused.
fn vocabularies() -> impl Strategy<Value = Vocabulary> {
    prop::collection::vec((names(), any::<bool>(), names()), 0..12).prop_map(|seeds| {
        let mut properties: Vec<PropertyDef> = Vec::new();
        for ((name, archived, renamed), position) in seeds.into_iter().zip(0..) {
            let vocabulary = Vocabulary::new(properties.clone(), vec![]);
            let slug = slug_from_name(&name);
            if slug
                .as_deref()
                .is_some_and(|slug| vocabulary.property_key_conflict(slug).is_some())
            {
                continue;
            }
            let def = custom(position, "x", &renamed, Format::Text);
            properties.push(PropertyDef {
                slug,
                archived,
                ..def
            });
        }
        Vocabulary::new(properties, vec![])
    })
}

proptest! {
    #[test]
    fn folding_twice_changes_nothing(text in "\\PC{0,12}|[\\u{0}-\\u{3000}]{0,12}") {
        prop_assert_eq!(fold(&fold(&text)), fold(&text));
    }

    /// ASCII alone folds as it does beside what is not.
    #[test]
    fn ascii_folds_alike_in_any_company(text in "[\\u{0}-\\u{7F}]{0,12}") {
        prop_assert_eq!(fold(&format!("{text}\u{df}")), format!("{}ss", fold(&text)));
    }

    #[test]
    fn minted_keys_are_legal(text in "\\PC{0,300}") {
        for slug in [slug_from_name(&text), slug_from_key(&text)].into_iter().flatten() {
            prop_assert!(is_wanted_key(&slug), "{}", slug);
            prop_assert!(!slug.starts_with('_') && !slug.ends_with('_') && !slug.contains("__"));
            prop_assert_eq!(slug_from_key(&slug), Some(slug));
        }
    }

}

proptest! {
    // Each case builds a dozen vocabularies.
    #![proptest_config(ProptestConfig::with_cases(64))]

    // What a document serves resolves inside of it, in both modes, to what it was served for.
    #[test]
    fn served_spellings_resolve_back(vocabulary in vocabularies(), mode in prop::sample::select(KeysMode::ALL)) {
        let keys: Vec<&str> = vocabulary.properties().iter().map(|def| def.key.as_str()).collect();
        let document = DocumentKeys::new(&vocabulary, keys.iter().copied(), []);
        let names = SpaceNames::new(&vocabulary).keys(mode).in_document(&document);
        for key in keys {
            let spelled = names.property_key(key);
            let found = names.property(&spelled).map(|found| found.key);
            prop_assert_eq!(found.as_deref(), Ok(key), "{}", spelled);
        }
    }

    // Served keys of live properties resolve without any document, too.
    #[test]
    fn served_keys_resolve_in_the_space(vocabulary in vocabularies()) {
        for def in vocabulary.properties().iter().filter(|def| !def.archived) {
            let found = vocabulary.find_property(vocabulary.property_key(&def.key), KeysMode::Slug);
            prop_assert_eq!(found.map(|found| found.key.as_str()), Ok(def.key.as_str()));
        }
    }
}
