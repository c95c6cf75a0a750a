//! The bundled properties (document.md 14).

use std::collections::HashMap;
use std::sync::LazyLock;

use super::{KeyClass, NumberNames, twin};
use crate::kinds::Format;

/// Internal key of the title.
pub const NAME: &str = "name";
/// Internal key of the description line.
pub const DESCRIPTION: &str = "description";
/// Internal key of the type as a property; reads serve it in the envelope.
pub const TYPE: &str = "type";
/// Internal key of the calling account's favorite mark (document.md 3.4).
pub const FAVORITE: &str = "isFavorite";
/// Internal key of the member who created an object.
pub const CREATOR: &str = "creator";
/// Internal key of the member who last changed an object.
pub const LAST_MODIFIED_BY: &str = "lastModifiedBy";
/// Internal key of the instant at which an object was created.
pub const CREATED_DATE: &str = "createdDate";
/// Internal key of the instant at which an object was last changed.
pub const LAST_MODIFIED_DATE: &str = "lastModifiedDate";
/// Internal key of how an object was created.
pub const ORIGIN: &str = "origin";
/// Internal key of the flag for objects in the bin.
pub const ARCHIVED: &str = "isArchived";
/// Internal key of a layout that differs from that of the object's type (document.md 3.2).
pub const RESOLVED_LAYOUT: &str = "resolvedLayout";
/// Internal key of the objects that an object links to; available only in searches.
pub const LINKS: &str = "links";
/// Internal key of the flag that hides an object from lists.
pub const HIDDEN: &str = "isHidden";
/// Internal key of the media type of a file.
pub const MIME_TYPE: &str = "fileMimeType";
/// Internal key of the objects that link to an object; available only in searches.
pub const BACKLINKS: &str = "backlinks";
/// Internal key of the instant at which the account last opened an object; available only in searches.
pub const LAST_OPENED_DATE: &str = "lastOpenedDate";
/// On the object of a property: the property's internal key.
pub const PROPERTY_KEY: &str = "relationKey";
/// On the object of a property: the position of its format in [`Format::ALL`].
pub const PROPERTY_FORMAT: &str = "relationFormat";
/// On the object of a property: the default value of new objects.
pub const PROPERTY_DEFAULT: &str = "relationDefaultValue";

/// A property of every space.
#[derive(Clone, Copy, Debug)]
pub struct BundledProperty {
    /// Served key; [`BundledProperty::internal_key`] is the stored one.
    pub key: &'static str,
    /// Display name.
    pub name: &'static str,
    /// Format.
    pub format: Format,
    /// How writes treat it (document.md 3.4).
    pub class: KeyClass,
    /// The definition cannot be changed, and the server maintains the values.
    pub read_only: bool,
    /// Excluded from lists and suggestions; resolves by exact key only.
    pub hidden: bool,
    /// Maximum number of entries of a list value; 0 means unlimited.
    pub max_count: u32,
    /// Keys of the types that a value can refer to.
    pub targets: &'static [&'static str],
    /// The names for its numbers.
    pub numbers: Option<NumberNames>,
    /// Reads serve it only if the value is not empty (document.md 3.2).
    pub omit_empty: bool,
}

impl BundledProperty {
    /// The camelCase twin that documents store.
    pub fn internal_key(&self) -> String {
        twin(self.key)
    }

    const fn new(key: &'static str, name: &'static str, format: Format) -> Self {
        Self {
            key,
            name,
            format,
            class: KeyClass::Settable,
            read_only: false,
            hidden: false,
            max_count: 0,
            targets: &[],
            numbers: None,
            omit_empty: false,
        }
    }

    /// Server-maintained and served by reads, unless [`Self::class`] says otherwise.
    const fn ro(mut self) -> Self {
        self.read_only = true;
        self.class = KeyClass::OutputOnly;
        self
    }

    const fn class(mut self, class: KeyClass) -> Self {
        self.class = class;
        self
    }

    const fn lifted(self, member: &'static str) -> Self {
        self.class(KeyClass::Lifted(member)).hidden()
    }

    const fn hidden(mut self) -> Self {
        self.hidden = true;
        self
    }

    const fn max(mut self, count: u32) -> Self {
        self.max_count = count;
        self
    }

    const fn to(mut self, targets: &'static [&'static str]) -> Self {
        self.targets = targets;
        self
    }

    const fn numbers(mut self, numbers: NumberNames) -> Self {
        self.numbers = Some(numbers);
        self
    }

    const fn omit_empty(mut self) -> Self {
        self.omit_empty = true;
        self
    }
}

use Format::{
    Checkbox, Date, Email, Emoji, Files, MultiSelect, Number, Objects, Phone, Select, Text, Url,
};
use KeyClass::{Envelope, Internal, SearchOnly};

const fn p(key: &'static str, name: &'static str, format: Format) -> BundledProperty {
    BundledProperty::new(key, name, format)
}

const PERSON: &[&str] = &["contact", "participant"];
const MEMBER: &[&str] = &["participant"];
const OBJECT_TYPE: &[&str] = &["object_type"];

/// Every bundled property: first the listed ones, then those that only resolve by exact key.
pub const BUNDLED_PROPERTIES: &[BundledProperty] = &[
    p("added_date", "Added date", Date).ro(),
    p("aperture", "Camera aperture", Text),
    p("artist", "Artist", Text),
    p("assignee", "Assignee", Objects).to(PERSON),
    p("audio_album", "Album", Text),
    p("audio_album_track_number", "Track #", Number),
    p("audio_genre", "Audio genre", Text),
    p("audio_lyrics", "Lyrics", Text),
    p("author", "Author", Objects).to(PERSON),
    p("backlinks", "Backlinks", Objects).ro().class(SearchOnly),
    p("camera", "Camera", Text),
    p("camera_iso", "ISO", Number),
    p("collection_of", "Collection of", Objects).to(OBJECT_TYPE),
    p("company", "Company", Objects).max(1),
    p("created_date", "Creation date", Date).ro(),
    p("creator", "Created by", Objects).ro().max(1).to(MEMBER),
    p("description", "Description", Text),
    p("done", "Done", Checkbox),
    p("due_date", "Due date", Date),
    p("email", "Email", Email),
    p("exposure", "Camera exposure", Text),
    p("file_ext", "File extension", Text).ro(),
    p("focal_ratio", "Focal ratio", Number),
    p("genre", "Genre", MultiSelect),
    p("height_in_pixels", "Height", Number),
    p("import_type", "Import Type", Number)
        .ro()
        .numbers(NumberNames::ImportType),
    p("ingredients", "Ingredients", Text),
    p("last_message_date", "Last message date", Date).ro(),
    p("last_modified_by", "Last modified by", Objects)
        .ro()
        .max(1)
        .to(MEMBER),
    p("last_modified_date", "Last modified date", Date).ro(),
    p("last_opened_date", "Last opened date", Date)
        .ro()
        .class(SearchOnly),
    p("linked_projects", "Linked Projects", Objects).to(&["project"]),
    p("links", "Links", Objects).ro().class(SearchOnly),
    p("mood", "Mood", MultiSelect),
    p("name", "Name", Text),
    p("origin", "Origin", Number)
        .ro()
        .numbers(NumberNames::Origin),
    p("phone", "Phone", Phone),
    p("picture", "Picture", Files).max(1).to(&["image"]),
    p("priority", "Priority", Number),
    p("progress", "Progress", Number),
    p("released_year", "Released year", Number),
    p("size_in_bytes", "Size", Number),
    p("source", "Source", Url),
    p("source_object", "Source object", Objects).ro().max(1),
    p("space_join_date", "Space join date", Date).ro(),
    p("starred", "Starred", Checkbox),
    p("status", "Status", Select),
    p("tag", "Tag", MultiSelect),
    p("tasks", "Tasks", Objects).to(&["task"]),
    p("time", "Time", Number),
    p("type", "Object type", Objects)
        .ro()
        .max(1)
        .to(OBJECT_TYPE)
        .class(Envelope),
    p("url", "URL", Url),
    p("width_in_pixels", "Width", Number),
    // Hidden.
    p("file_mime_type", "Mime type", Text).hidden(),
    p("image_kind", "Image kind", Number)
        .hidden()
        .numbers(NumberNames::ImageKind),
    p("is_archived", "Archived", Checkbox)
        .ro()
        .hidden()
        .omit_empty(),
    p("is_favorite", "Favorited", Checkbox).hidden(),
    p("is_hidden", "Hidden", Checkbox).hidden().omit_empty(),
    p("is_highlighted", "Highlighted", Checkbox).hidden(),
    p("layout", "Layout", Number)
        .hidden()
        .numbers(NumberNames::Layout),
    p("layout_align", "Layout align", Number)
        .hidden()
        .numbers(NumberNames::LayoutAlign),
    p("layout_width", "Layout width", Number).hidden(),
    p("default_type_id", "Default type", Objects)
        .hidden()
        .max(1),
    // Document.md 4.1 names it as an example of a bundled key; the lists of 14 omit it.
    p("media_artist_url", "Artist URL", Url).hidden(),
    p("resolved_layout", "Resolved layout", Number)
        .ro()
        .hidden()
        .numbers(NumberNames::Layout),
    // Hidden; represented by a member of the document (3.4).
    p("cover_id", "Cover id", Text).lifted("cover"),
    p("cover_scale", "Cover scale", Number).lifted("cover"),
    p("cover_type", "Cover type", Number).lifted("cover"),
    p("cover_x", "Cover x", Number).lifted("cover"),
    p("cover_y", "Cover y", Number).lifted("cover"),
    p("icon_emoji", "Emoji", Emoji).lifted("icon"),
    p("icon_image", "Image", Files).max(1).lifted("icon"),
    p("icon_name", "Icon name", Text).lifted("icon"),
    p("icon_option", "Icon colour", Number).lifted("icon"),
    p("set_of", "Query of", Objects)
        .to(OBJECT_TYPE)
        .lifted("query_source"),
    p("default_template_id", "Default template", Objects)
        .max(1)
        .lifted("type_settings.default_template"),
    p("default_view_type", "Default view", Number).lifted("type_settings.default_view"),
    p("plural_name", "Plural name", Text).lifted("type_settings.plural_name"),
    p("recommended_layout", "Recommended layout", Number).lifted("type_settings.layout"),
    p("recommended_relations", "Recommended properties", Objects)
        .lifted("type_settings.property_definitions"),
    p(
        "recommended_featured_relations",
        "Featured properties",
        Objects,
    )
    .lifted("type_settings.property_definitions"),
    p("recommended_hidden_relations", "Hidden properties", Objects)
        .lifted("type_settings.property_definitions"),
    p("recommended_file_relations", "File properties", Objects)
        .lifted("type_settings.property_definitions"),
    p("target_object_type", "Template's type", Objects)
        .max(1)
        .lifted("template_for"),
    // Hidden and read only.
    p("id", "Object id", Objects).ro().hidden().class(Envelope),
    p("is_deleted", "Deleted", Checkbox)
        .ro()
        .hidden()
        .class(Internal),
    p("is_hidden_discovery", "Hidden from discovery", Checkbox)
        .ro()
        .hidden()
        .omit_empty(),
    p("is_readonly", "Read only", Checkbox)
        .ro()
        .hidden()
        .class(Internal),
    p("mentions", "Mentions", Objects)
        .ro()
        .hidden()
        .class(Internal),
    p("participant_permissions", "Permissions", Number)
        .ro()
        .hidden()
        .numbers(NumberNames::ParticipantPermissions),
    p("participant_status", "Member status", Number)
        .ro()
        .hidden()
        .numbers(NumberNames::ParticipantStatus),
    p("relation_default_value", "Default value", Text)
        .ro()
        .hidden()
        .omit_empty(),
    p("relation_format", "Format", Number).ro().hidden(),
    p("relation_format_include_time", "Include time", Checkbox)
        .ro()
        .hidden(),
    p("relation_format_object_types", "Target types", Objects)
        .ro()
        .hidden(),
    p("relation_key", "Property key", Text).ro().hidden(),
    p("relation_max_count", "Most entries", Number)
        .ro()
        .hidden()
        .omit_empty(),
    p("relation_option_color", "Option colour", Text)
        .ro()
        .hidden(),
    p("relation_readonly_value", "Read-only value", Checkbox)
        .ro()
        .hidden()
        .omit_empty(),
    p("restrictions", "Restrictions", Number)
        .ro()
        .hidden()
        .class(Internal),
    p("snippet", "Snippet", Text).ro().hidden().class(Internal),
    p("template_is_bundled", "Bundled template", Checkbox)
        .ro()
        .hidden(),
    p("timestamp", "Timestamp", Date).ro().hidden(),
    p("unique_key", "Unique key", Text)
        .ro()
        .hidden()
        .class(Internal),
];

static BY_SPELLING: LazyLock<HashMap<String, &'static BundledProperty>> = LazyLock::new(|| {
    let both = |property: &'static BundledProperty| {
        [
            (property.key.to_owned(), property),
            (property.internal_key(), property),
        ]
    };
    BUNDLED_PROPERTIES.iter().flat_map(both).collect()
});

/// The bundled property with this served or internal key.
pub fn bundled_property(key: &str) -> Option<&'static BundledProperty> {
    BY_SPELLING.get(key).copied()
}
