//! document.md 14, row by row, as the specification writes it.

use super::*;

/// Key, name, format, and: `ro`, `hidden`, `max N`, `> targets`.
#[rustfmt::skip]
const LISTED: &[(&str, &str, &str, &str)] = &[
    ("added_date", "Added date", "date", "ro"),
    ("aperture", "Camera aperture", "text", ""),
    ("artist", "Artist", "text", ""),
    ("assignee", "Assignee", "objects", "> contact participant"),
    ("audio_album", "Album", "text", ""),
    ("audio_album_track_number", "Track #", "number", ""),
    ("audio_genre", "Audio genre", "text", ""),
    ("audio_lyrics", "Lyrics", "text", ""),
    ("author", "Author", "objects", "> contact participant"),
    ("backlinks", "Backlinks", "objects", "ro"),
    ("camera", "Camera", "text", ""),
    ("camera_iso", "ISO", "number", ""),
    ("collection_of", "Collection of", "objects", "> object_type"),
    ("company", "Company", "objects", "max 1"),
    ("created_date", "Creation date", "date", "ro"),
    ("creator", "Created by", "objects", "ro max 1 > participant"),
    ("description", "Description", "text", ""),
    ("done", "Done", "checkbox", ""),
    ("due_date", "Due date", "date", ""),
    ("email", "Email", "email", ""),
    ("exposure", "Camera exposure", "text", ""),
    ("file_ext", "File extension", "text", "ro"),
    ("file_mime_type", "Mime type", "text", "hidden"),
    ("focal_ratio", "Focal ratio", "number", ""),
    ("genre", "Genre", "multi_select", ""),
    ("height_in_pixels", "Height", "number", ""),
    ("import_type", "Import Type", "number", "ro"),
    ("ingredients", "Ingredients", "text", ""),
    ("is_archived", "Archived", "checkbox", "ro hidden"),
    ("last_message_date", "Last message date", "date", "ro"),
    ("last_modified_by", "Last modified by", "objects", "ro max 1 > participant"),
    ("last_modified_date", "Last modified date", "date", "ro"),
    ("last_opened_date", "Last opened date", "date", "ro"),
    ("layout_align", "Layout align", "number", "hidden"),
    ("linked_projects", "Linked Projects", "objects", "> project"),
    ("links", "Links", "objects", "ro"),
    ("mood", "Mood", "multi_select", ""),
    ("name", "Name", "text", ""),
    ("origin", "Origin", "number", "ro"),
    ("phone", "Phone", "phone", ""),
    ("picture", "Picture", "files", "max 1 > image"),
    ("priority", "Priority", "number", ""),
    ("progress", "Progress", "number", ""),
    ("released_year", "Released year", "number", ""),
    ("resolved_layout", "Resolved layout", "number", "ro hidden"),
    ("size_in_bytes", "Size", "number", ""),
    ("source", "Source", "url", ""),
    ("source_object", "Source object", "objects", "ro max 1"),
    ("space_join_date", "Space join date", "date", "ro"),
    ("starred", "Starred", "checkbox", ""),
    ("status", "Status", "select", ""),
    ("tag", "Tag", "multi_select", ""),
    ("tasks", "Tasks", "objects", "> task"),
    ("time", "Time", "number", ""),
    ("type", "Object type", "objects", "ro max 1 > object_type"),
    ("url", "URL", "url", ""),
    ("width_in_pixels", "Width", "number", ""),
    ("is_favorite", "Favorited", "checkbox", "hidden"),
];

/// The hidden ones of the two paragraphs under the table: key, format, and the rest as above.
const UNLISTED: &[(&str, &str, &str)] = &[
    ("cover_id", "text", "hidden"),
    ("cover_type", "number", "hidden"),
    ("cover_scale", "number", "hidden"),
    ("cover_x", "number", "hidden"),
    ("cover_y", "number", "hidden"),
    ("icon_emoji", "emoji", "hidden"),
    ("icon_image", "files", "hidden max 1"),
    ("icon_name", "text", "hidden"),
    ("icon_option", "number", "hidden"),
    ("set_of", "objects", "hidden > object_type"),
    ("plural_name", "text", "hidden"),
    ("default_template_id", "objects", "hidden max 1"),
    ("default_type_id", "objects", "hidden max 1"),
    ("target_object_type", "objects", "hidden max 1"),
    ("default_view_type", "number", "hidden"),
    ("recommended_layout", "number", "hidden"),
    ("recommended_relations", "objects", "hidden"),
    ("recommended_featured_relations", "objects", "hidden"),
    ("recommended_hidden_relations", "objects", "hidden"),
    ("recommended_file_relations", "objects", "hidden"),
    ("layout", "number", "hidden"),
    ("layout_width", "number", "hidden"),
    ("image_kind", "number", "hidden"),
    ("is_hidden", "checkbox", "hidden"),
    ("is_highlighted", "checkbox", "hidden"),
    ("id", "objects", "ro hidden"),
    ("is_deleted", "checkbox", "ro hidden"),
    ("is_hidden_discovery", "checkbox", "ro hidden"),
    ("is_readonly", "checkbox", "ro hidden"),
    ("relation_readonly_value", "checkbox", "ro hidden"),
    ("relation_format_include_time", "checkbox", "ro hidden"),
    ("template_is_bundled", "checkbox", "ro hidden"),
    ("mentions", "objects", "ro hidden"),
    ("relation_format_object_types", "objects", "ro hidden"),
    ("participant_permissions", "number", "ro hidden"),
    ("participant_status", "number", "ro hidden"),
    ("relation_format", "number", "ro hidden"),
    ("relation_max_count", "number", "ro hidden"),
    ("restrictions", "number", "ro hidden"),
    ("relation_default_value", "text", "ro hidden"),
    ("relation_key", "text", "ro hidden"),
    ("relation_option_color", "text", "ro hidden"),
    ("snippet", "text", "ro hidden"),
    ("unique_key", "text", "ro hidden"),
    ("timestamp", "date", "ro hidden"),
    // 4.1 names it as an example of a bundled key.
    ("media_artist_url", "url", "hidden"),
];

fn traits(property: &BundledProperty) -> String {
    let mut traits = Vec::new();
    traits.extend(property.read_only.then(|| "ro".to_owned()));
    traits.extend(property.hidden.then(|| "hidden".to_owned()));
    traits.extend((property.max_count > 0).then(|| format!("max {}", property.max_count)));
    traits.extend(
        (!property.targets.is_empty()).then(|| format!("> {}", property.targets.join(" "))),
    );
    traits.join(" ")
}

// document.md 14
#[test]
fn every_property_is_as_its_row_says() {
    for (key, name, format, expected) in LISTED {
        let property = bundled_property(key).unwrap_or_else(|| panic!("no {key}"));
        let found = (property.name, property.format.name(), traits(property));
        assert_eq!(found, (*name, *format, (*expected).to_owned()), "{key}");
    }
    for (key, format, expected) in UNLISTED {
        let property = bundled_property(key).unwrap_or_else(|| panic!("no {key}"));
        let found = (property.format.name(), traits(property));
        assert_eq!(found, (*format, (*expected).to_owned()), "{key}");
    }
    assert_eq!(BUNDLED_PROPERTIES.len(), LISTED.len() + UNLISTED.len());
}

// document.md 3.4: what a write may do with each key that is no plain settable property.
#[test]
fn every_key_has_the_class_of_its_row() {
    let class_of = |key: &str| {
        reserved_class(key).or_else(|| bundled_property(key).map(|property| property.class))
    };
    let lifted = |member, keys: &'static [&'static str]| (KeyClass::Lifted(member), keys);
    #[rustfmt::skip]
    let cases = [
        (
            KeyClass::OutputOnly,
            &[
                "created_date",
                "last_modified_date",
                "creator",
                "last_modified_by",
                "is_archived",
                "resolved_layout",
                "origin",
                "added_date",
                "file_ext",
                "import_type",
                "last_message_date",
                "source_object",
                "space_join_date",
                "timestamp",
                "participant_permissions",
            ][..],
        ),
        (KeyClass::Envelope, &["id", "type"]),
        (KeyClass::SearchOnly, &["last_opened_date", "links", "backlinks"]),
        (
            KeyClass::Internal,
            &[
                "space_id",
                "unique_key",
                "mentions",
                "is_deleted",
                "is_readonly",
                "restrictions",
                "sync_status",
                "sync_date",
                "sync_error",
                "last_change_id",
                "chat_id",
                "identity_profile_link",
                "file_sync_status",
                "source_file_path",
                "snippet",
            ],
        ),
        (
            KeyClass::Momentary,
            &[
                "internal_flags",
                "order_id",
                "featured_relations",
                "file_id",
                "file_variant_ids",
                "file_source_checksum",
                "file_backup_status",
                "file_indexing_status",
                "space_invite_file",
                "space_dashboard_id",
                "has_chat",
                "data",
                "is_new",
            ],
        ),
        lifted("icon", &["icon_emoji", "icon_image", "icon_name", "icon_option"]),
        lifted("cover", &["cover_id", "cover_type", "cover_scale", "cover_x", "cover_y"]),
        lifted("query_source", &["set_of"]),
        lifted("type_settings.layout", &["recommended_layout"]),
        lifted("type_settings.plural_name", &["plural_name"]),
        lifted("type_settings.api_key", &["api_object_key"]),
        lifted("type_settings.default_template", &["default_template_id"]),
        lifted("type_settings.default_view", &["default_view_type"]),
        lifted(
            "type_settings.property_definitions",
            &[
                "recommended_relations",
                "recommended_featured_relations",
                "recommended_hidden_relations",
                "recommended_file_relations",
            ],
        ),
        lifted("template_for", &["target_object_type"]),
        (KeyClass::Settable, &["name", "is_favorite", "layout", "layout_align", "is_hidden", "file_mime_type"]),
    ];
    for (class, keys) in cases {
        for key in keys {
            assert_eq!(class_of(key), Some(class), "{key}");
            assert_eq!(class_of(&twin(key)), Some(class), "{}", twin(key));
        }
    }
}

// document.md 3.2
#[test]
fn what_is_written_only_when_it_is_not_empty() {
    let omitted = BUNDLED_PROPERTIES
        .iter()
        .filter(|property| property.omit_empty);
    let mut keys: Vec<&str> = omitted.map(|property| property.key).collect();
    keys.sort_unstable();
    #[rustfmt::skip]
    let expected = [
        "is_archived", "is_hidden", "is_hidden_discovery", "relation_default_value", "relation_max_count",
        "relation_readonly_value",
    ];
    assert_eq!(keys, expected);
}

// document.md 3.5: numbers count from 0 in the order of the list.
#[test]
fn every_list_of_names_is_in_its_order() {
    #[rustfmt::skip]
    let cases = [
        (
            NumberNames::Layout,
            &["layout", "resolved_layout"][..],
            "basic profile todo set object_type property file dashboard image note space bookmark \
             property_options_list property_option collection audio video date space_view participant pdf \
             chat_deprecated chat_derived tag notification missing_object devices discussion",
        ),
        (NumberNames::LayoutAlign, &["layout_align"], "left center right justify"),
        (NumberNames::ImportType, &["import_type"], "notion markdown external pb html txt csv obsidian"),
        (NumberNames::ImageKind, &["image_kind"], "basic cover icon automatically_added"),
        (NumberNames::Origin, &["origin"], "none clipboard drag_and_drop import webclipper sharing_extension usecase builtin bookmark api"),
        (NumberNames::ParticipantPermissions, &["participant_permissions"], "reader writer owner no_permissions admin"),
        (NumberNames::ParticipantStatus, &["participant_status"], "joining active removed declined removing canceled"),
    ];
    for (names, keys, expected) in cases {
        assert_eq!(names.names().join(" "), expected);
        for key in keys {
            assert_eq!(
                bundled_property(key).and_then(|property| property.numbers),
                Some(names),
                "{key}"
            );
        }
        for (number, name) in (0_u32..).zip(expected.split(' ')) {
            assert_eq!(names.number(name), Some(number), "{name}");
            assert_eq!(names.name(f64::from(number)), Some(name));
        }
    }
}
