//! The tables agree with themselves and with document.md 14 and 15.

mod property_table;
mod type_table;

use std::collections::HashSet;

use super::*;
use crate::kinds::{Layout, Section};

fn section(definitions: &[(String, Section)], wanted: Section) -> Vec<&str> {
    let listed = definitions.iter().filter(|(_, section)| *section == wanted);
    listed.map(|(key, _)| key.as_str()).collect()
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
        assert_eq!(
            bundled_type(key).map(BundledType::internal_key).as_deref(),
            Some(key)
        );
    }
}

#[test]
fn every_key_is_unique_and_every_reference_known() {
    let mut keys = HashSet::new();
    for property in BUNDLED_PROPERTIES {
        assert!(keys.insert(property.key), "{}", property.key);
        assert!(
            property
                .targets
                .iter()
                .all(|key| bundled_type(key).is_some()),
            "{}",
            property.key
        );
        let is_reference = ["objects", "files"].contains(&property.format.name());
        assert!(
            property.targets.is_empty() || is_reference,
            "{}",
            property.key
        );
    }
    keys.clear();
    for bundled in BUNDLED_TYPES {
        assert!(keys.insert(bundled.key), "{}", bundled.key);
        let unknown = bundled
            .own
            .iter()
            .find(|key| bundled_property(key).is_none());
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
    let task = defaults("task");
    assert_eq!(
        section(&task, Section::Featured),
        ["type", "backlinks", "tag"]
    );
    assert_eq!(
        section(&task, Section::Regular),
        [
            "assignee",
            "done",
            "dueDate",
            "linkedProjects",
            "status",
            "createdDate",
            "creator",
            "links"
        ]
    );
    assert_eq!(
        section(&task, Section::Hidden),
        ["lastModifiedDate", "lastModifiedBy", "lastOpenedDate"]
    );
    assert_eq!(
        section(&defaults("set"), Section::Featured),
        ["type", "setOf", "backlinks"]
    );
    assert_eq!(
        section(&defaults("collection"), Section::Featured),
        ["type", "backlinks"]
    );
    assert_eq!(
        section(&defaults("file"), Section::File),
        ["fileExt", "sizeInBytes", "fileMimeType"]
    );
    assert_eq!(
        section(&defaults("image"), Section::Regular),
        ["addedDate", "origin", "createdDate", "creator", "links"]
    );
    assert_eq!(section(&task, Section::File), [""; 0]);
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
    let bare = custom_definitions(Layout::Todo, None, |_| false);
    assert_eq!(
        section(&bare, Section::Regular),
        ["done", "createdDate", "creator", "links"]
    );
    // What the space has removed is given to no new type.
    let bare = custom_definitions(Layout::Todo, None, |key| ["done", "tag"].contains(&key));
    assert_eq!(section(&bare, Section::Featured), ["type", "backlinks"]);
    assert_eq!(
        section(&bare, Section::Regular),
        ["createdDate", "creator", "links"]
    );
    let empty = custom_definitions(Layout::Basic, Some(Vec::new()), |key| key == "links");
    assert_eq!(
        section(&empty, Section::Regular),
        ["createdDate", "creator"]
    );
    let given = |sections: &[Section]| {
        let named = sections
            .iter()
            .map(|section| (section.name().to_owned(), *section))
            .collect();
        custom_definitions(Layout::Basic, Some(named), |_| false)
    };
    let without_regular = given(&[Section::Hidden, Section::Featured]);
    let keys: Vec<&str> = without_regular
        .iter()
        .map(|(key, _)| key.as_str())
        .collect();
    assert_eq!(
        keys,
        ["featured", "createdDate", "creator", "links", "hidden"]
    );
    let all = given(&[Section::Hidden, Section::Regular, Section::Featured]);
    let keys: Vec<&str> = all.iter().map(|(key, _)| key.as_str()).collect();
    assert_eq!(keys, ["featured", "regular", "hidden"]);
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
