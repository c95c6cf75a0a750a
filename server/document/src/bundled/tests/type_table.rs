//! document.md 15, row by row, as the specification writes it.

use super::*;

/// Key, name, plural, layout, icon and colour, `hidden`, how objects are made, own properties.
type Row = (
    &'static str,
    (&'static str, &'static str),
    &'static str,
    &'static str,
    &'static str,
    &'static str,
    &'static str,
);

const FILE: &str = "upload_file";

#[rustfmt::skip]
const ROWS: &[Row] = &[
    ("audio", ("Audio", "Audio"), "file", "musical-notes, pink", "", FILE,
        "added_date origin file_ext size_in_bytes file_mime_type artist audio_album audio_genre released_year \
         audio_album_track_number audio_lyrics"),
    ("book", ("Book", "Books"), "basic", "book, orange", "", "yes", "tag author starred status url"),
    ("bookmark", ("Bookmark", "Bookmarks"), "bookmark", "bookmark, red", "", "yes", "tag picture source"),
    ("chat_derived", ("Chat", "Chats"), "chat_derived", "chatbubble, blue", "", "create_chat", "tag"),
    ("collection", ("Collection", "Collections"), "collection", "layers, blue", "", "yes", "tag"),
    ("contact", ("Contact", "Contacts"), "profile", "id-card, ice", "", "yes", "tag company email phone"),
    ("dashboard", ("Dashboard", ""), "dashboard", "", "hidden", "no", ""),
    ("date", ("Date", "Dates"), "date", "calendar, teal", "hidden", "no", "tag"),
    ("diary_entry", ("Diary Entry", "Diary Entries"), "basic", "reader, yellow", "", "yes", "tag mood"),
    ("discussion", ("Discussion", "Discussions"), "discussion", "chatbox-ellipses, blue", "hidden", "no", "tag"),
    ("file", ("File", "Files"), "file", "attach, blue", "", FILE,
        "added_date origin file_ext size_in_bytes file_mime_type"),
    ("goal", ("Goal", "Goals"), "todo", "flag, red", "", "yes", "tag due_date progress status"),
    ("image", ("Image", "Images"), "image", "image, lime", "", FILE,
        "added_date origin file_ext size_in_bytes height_in_pixels width_in_pixels file_mime_type camera camera_iso \
         aperture exposure focal_ratio"),
    ("movie", ("Movie", "Movies"), "basic", "film, pink", "", "yes", "tag genre status"),
    ("note", ("Note", "Notes"), "note", "create, yellow", "", "yes", "tag"),
    ("object_type", ("Type", "Types"), "object_type", "extension-puzzle, teal", "hidden", "create_type",
        "recommended_relations recommended_layout"),
    ("page", ("Page", "Pages"), "basic", "document, ice", "", "yes", "tag"),
    ("participant", ("Space member", "Space members"), "participant", "person, orange", "", "no", "tag"),
    ("profile", ("Human", "Humans"), "profile", "man, orange", "hidden", "yes", "tag"),
    ("project", ("Project", "Projects"), "basic", "hammer, orange", "", "yes", "tag"),
    ("recipe", ("Recipe", "Recipes"), "basic", "pizza, red", "", "yes", "tag ingredients time"),
    ("relation", ("Property", "Properties"), "property", "share-social, blue", "hidden", "create_property",
        "relation_format relation_max_count relation_default_value relation_format_object_types"),
    ("relation_option", ("Property option", ""), "property_option", "", "hidden", "create_property_option", ""),
    ("set", ("Query", "Queries"), "set", "search, purple", "", "yes", "tag set_of"),
    ("space", ("Space settings", "Spaces"), "space", "folder, lime", "hidden", "no", "tag"),
    ("space_view", ("Space", "Spaces"), "space_view", "folder, lime", "hidden", "no", "tag"),
    ("task", ("Task", "Tasks"), "todo", "checkbox, lime", "", "yes",
        "tag assignee done due_date linked_projects status"),
    ("template", ("Template", "Templates"), "basic", "copy, ice", "", "create_template",
        "target_object_type template_is_bundled"),
    ("video", ("Video", "Video"), "file", "videocam, purple", "", FILE,
        "added_date origin file_ext size_in_bytes height_in_pixels width_in_pixels file_mime_type camera camera_iso \
         aperture exposure"),
];

// document.md 15
#[test]
fn every_type_is_as_its_row_says() {
    for (key, names, layout, icon, hidden, made, own) in ROWS {
        let bundled = bundled_type(key).unwrap_or_else(|| panic!("no {key}"));
        assert_eq!((bundled.name, bundled.plural_name), *names, "{key}");
        assert_eq!(bundled.layout.name(), *layout, "{key}");
        let (name, color) = icon.split_once(", ").unwrap_or_default();
        let found = bundled.icon.map(|(name, color)| (name, color.name()));
        assert_eq!(found.unwrap_or_default(), (name, color), "{key}");
        assert_eq!(bundled.hidden, *hidden == "hidden", "{key}");
        let expected = match *made {
            "yes" => Creation::Objects,
            "no" => Creation::Never,
            operation => Creation::Through(operation),
        };
        assert_eq!(bundled.creation, expected, "{key}");
        assert_eq!(bundled.own.join(" "), *own, "{key}");
    }
    assert_eq!(BUNDLED_TYPES.len(), ROWS.len());
}
