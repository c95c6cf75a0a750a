//! The tables agree with themselves and with document.md 14 and 15.

mod property_table;
mod type_table;

use std::collections::HashSet;

use super::*;
use crate::kinds::{Layout, Section};

/// The keys of a section, with blanks between them.
fn section(definitions: &[(String, Section)], wanted: Section) -> String {
    let listed = definitions.iter().filter(|(_, section)| *section == wanted);
    let keys: Vec<&str> = listed.map(|(key, _)| key.as_str()).collect();
    keys.join(" ")
}

fn defaults(key: &str) -> Vec<(String, Section)> {
    bundled_type(key)
        .map(default_definitions)
        .unwrap_or_default()
}

// document.md 4.1: the twin of a key, and both resolve.
#[test]
fn twins() {
    for (key, expected) in [
        ("due_date", "dueDate"),
        ("media_artist_url", "mediaArtistURL"),
        ("audio_album_track_number", "audioAlbumTrackNumber"),
        ("done", "done"),
    ] {
        assert_eq!(twin(key), expected);
        assert_eq!(bundled_property(key).map(|p| p.key), Some(key));
        assert_eq!(bundled_property(expected).map(|p| p.key), Some(key));
    }
    for key in ["diaryEntry", "objectType"] {
        let internal = bundled_type(key).map(BundledType::internal_key);
        assert_eq!(internal.as_deref(), Some(key));
    }
}

#[test]
fn every_key_is_unique_and_every_reference_known() {
    let mut keys = HashSet::new();
    for property in BUNDLED_PROPERTIES {
        let key = property.key;
        assert!(keys.insert(key), "{key}");
        let mut targets = property.targets.iter();
        assert!(
            targets.all(|target| bundled_type(target).is_some()),
            "{key}"
        );
        let is_reference = ["objects", "files"].contains(&property.format.name());
        assert!(property.targets.is_empty() || is_reference, "{key}");
    }
    keys.clear();
    for bundled in BUNDLED_TYPES {
        assert!(keys.insert(bundled.key), "{}", bundled.key);
        let mut own = bundled.own.iter();
        let unknown = own.find(|key| bundled_property(key).is_none());
        assert_eq!(unknown, None, "{}", bundled.key);
    }
}

// document.md 14: 53 listed keys; what is lifted, internal or the envelope's is hidden from lists but `type`.
#[test]
fn hidden_properties_are_those_of_the_specification() {
    let listed = BUNDLED_PROPERTIES
        .iter()
        .filter(|property| !property.hidden);
    let keys: Vec<&str> = listed.clone().map(|property| property.key).collect();
    assert_eq!(keys.len(), 53);
    assert!(listed.clone().all(|property| {
        property.key == TYPE
            || !matches!(
                property.class,
                KeyClass::Envelope | KeyClass::Lifted(_) | KeyClass::Internal | KeyClass::Momentary
            )
    }));
    for key in [
        "file_mime_type",
        "layout_align",
        "is_archived",
        "is_favorite",
        "resolved_layout",
    ] {
        assert!(!keys.contains(&key), "{key}");
    }
}

// document.md 15: default property lists.
#[test]
fn default_lists_by_section() {
    #[rustfmt::skip]
    let cases = [
        ("task", Section::Featured, "type backlinks tag"),
        ("task", Section::Regular, "assignee done dueDate linkedProjects status createdDate creator links"),
        ("task", Section::Hidden, "lastModifiedDate lastModifiedBy lastOpenedDate"),
        ("task", Section::File, ""),
        ("set", Section::Featured, "type setOf backlinks"),
        ("collection", Section::Featured, "type backlinks"),
        ("file", Section::File, "fileExt sizeInBytes fileMimeType"),
        ("image", Section::Regular, "addedDate origin createdDate creator links"),
    ];
    for (key, wanted, keys) in cases {
        assert_eq!(section(&defaults(key), wanted), keys, "{key}");
    }
}

#[test]
fn no_list_names_a_property_twice() {
    for bundled in BUNDLED_TYPES {
        let definitions = default_definitions(bundled);
        let keys: HashSet<&str> = definitions.iter().map(|(key, _)| key.as_str()).collect();
        assert_eq!(keys.len(), definitions.len(), "{}", bundled.key);
        assert!(
            definitions.is_sorted_by_key(|(_, section)| section.rank()),
            "{}",
            bundled.key
        );
    }
}

// document.md 15, D-119: lists of custom types.
#[test]
fn lists_of_custom_types() {
    let regular = |definitions: &[(String, Section)]| section(definitions, Section::Regular);
    let bare = custom_definitions(Layout::Todo, None, |_| false);
    assert_eq!(regular(&bare), "done createdDate creator links");
    // What the space has removed is given to no new type.
    let bare = custom_definitions(Layout::Todo, None, |key| ["done", "tag"].contains(&key));
    assert_eq!(section(&bare, Section::Featured), "type backlinks");
    assert_eq!(regular(&bare), "createdDate creator links");
    let empty = custom_definitions(Layout::Basic, Some(Vec::new()), |key| key == "links");
    assert_eq!(regular(&empty), "createdDate creator");
    let given = |sections: &[Section]| {
        let named = sections.iter().map(|it| (it.name().to_owned(), *it));
        let all = custom_definitions(Layout::Basic, Some(named.collect()), |_| false);
        let keys: Vec<&str> = all.iter().map(|(key, _)| key.as_str()).collect();
        keys.join(" ")
    };
    assert_eq!(
        given(&[Section::Hidden, Section::Featured]),
        "featured createdDate creator links hidden"
    );
    let all = [Section::Hidden, Section::Regular, Section::Featured];
    assert_eq!(given(&all), "featured regular hidden");
}

// document.md 3.5: names count from 0 in the order of the list.
#[test]
fn numbers_have_names() {
    assert_eq!(NumberNames::Origin.name(9.0), Some("api"));
    assert_eq!(NumberNames::Origin.number("api"), Some(9));
    assert_eq!(NumberNames::Layout.name(14.0), Some("collection"));
    assert_eq!(NumberNames::Layout.name(28.0), None);
    assert_eq!(NumberNames::LayoutAlign.name(0.5), None);
}
