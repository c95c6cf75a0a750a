//! The bundled types (document.md 15).

use std::collections::HashMap;
use std::sync::LazyLock;

use super::twin;
use crate::kinds::{Layout, PaletteColor};

/// The route that creates objects of a type.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Creation {
    /// `create_object`; queries and collections also have their own routes.
    Objects,
    /// Only the operation with this operationId.
    Through(&'static str),
    /// None: the server maintains these objects.
    Never,
}

/// A type of every space.
#[derive(Clone, Copy, Debug)]
pub struct BundledType {
    /// Served key; [`BundledType::internal_key`] is the stored one.
    pub key: &'static str,
    /// Display name.
    pub name: &'static str,
    /// Plural display name, possibly empty.
    pub plural_name: &'static str,
    /// Layout of its objects.
    pub layout: Layout,
    /// Named icon and its color.
    pub icon: Option<(&'static str, PaletteColor)>,
    /// Excluded from lists and suggestions; resolves by exact key only.
    pub hidden: bool,
    /// The route that creates its objects.
    pub creation: Creation,
    /// Keys of its specific properties, in display order.
    pub own: &'static [&'static str],
}

impl BundledType {
    /// The camelCase twin that documents store.
    pub fn internal_key(&self) -> String {
        twin(self.key)
    }

    const fn new(
        key: &'static str,
        names: (&'static str, &'static str),
        layout: Layout,
        own: &'static [&'static str],
    ) -> Self {
        let (name, plural_name) = names;
        let creation = Creation::Objects;
        Self {
            key,
            name,
            plural_name,
            layout,
            icon: None,
            hidden: false,
            creation,
            own,
        }
    }

    const fn icon(mut self, name: &'static str, color: PaletteColor) -> Self {
        self.icon = Some((name, color));
        self
    }

    const fn hidden(mut self) -> Self {
        self.hidden = true;
        self
    }

    const fn through(mut self, operation: &'static str) -> Self {
        self.creation = Creation::Through(operation);
        self
    }

    const fn never(mut self) -> Self {
        self.creation = Creation::Never;
        self
    }
}

use PaletteColor::{Blue, Ice, Lime, Orange, Pink, Purple, Red, Teal, Yellow};

const fn t(
    key: &'static str,
    names: (&'static str, &'static str),
    layout: Layout,
    own: &'static [&'static str],
) -> BundledType {
    BundledType::new(key, names, layout, own)
}

pub(super) const UPLOAD: &str = "upload_file";
const TAG: &[&str] = &["tag"];

/// Every bundled type, by key.
pub const BUNDLED_TYPES: &[BundledType] = &[
    t(
        "audio",
        ("Audio", "Audio"),
        Layout::File,
        &[
            "added_date",
            "origin",
            "file_ext",
            "size_in_bytes",
            "file_mime_type",
            "artist",
            "audio_album",
            "audio_genre",
            "released_year",
            "audio_album_track_number",
            "audio_lyrics",
        ],
    )
    .icon("musical-notes", Pink)
    .through(UPLOAD),
    t(
        "book",
        ("Book", "Books"),
        Layout::Basic,
        &["tag", "author", "starred", "status", "url"],
    )
    .icon("book", Orange),
    t(
        "bookmark",
        ("Bookmark", "Bookmarks"),
        Layout::Bookmark,
        &["tag", "picture", "source"],
    )
    .icon("bookmark", Red),
    t("chat_derived", ("Chat", "Chats"), Layout::ChatDerived, TAG)
        .icon("chatbubble", Blue)
        .through("create_chat"),
    t(
        "collection",
        ("Collection", "Collections"),
        Layout::Collection,
        TAG,
    )
    .icon("layers", Blue),
    t(
        "contact",
        ("Contact", "Contacts"),
        Layout::Profile,
        &["tag", "company", "email", "phone"],
    )
    .icon("id-card", Ice),
    t("dashboard", ("Dashboard", ""), Layout::Dashboard, &[])
        .hidden()
        .never(),
    t("date", ("Date", "Dates"), Layout::Date, TAG)
        .icon("calendar", Teal)
        .hidden()
        .never(),
    t(
        "diary_entry",
        ("Diary Entry", "Diary Entries"),
        Layout::Basic,
        &["tag", "mood"],
    )
    .icon("reader", Yellow),
    t(
        "discussion",
        ("Discussion", "Discussions"),
        Layout::Discussion,
        TAG,
    )
    .icon("chatbox-ellipses", Blue)
    .hidden()
    .never(),
    t(
        "file",
        ("File", "Files"),
        Layout::File,
        &[
            "added_date",
            "origin",
            "file_ext",
            "size_in_bytes",
            "file_mime_type",
        ],
    )
    .icon("attach", Blue)
    .through(UPLOAD),
    t(
        "goal",
        ("Goal", "Goals"),
        Layout::Todo,
        &["tag", "due_date", "progress", "status"],
    )
    .icon("flag", Red),
    t(
        "image",
        ("Image", "Images"),
        Layout::Image,
        &[
            "added_date",
            "origin",
            "file_ext",
            "size_in_bytes",
            "height_in_pixels",
            "width_in_pixels",
            "file_mime_type",
            "camera",
            "camera_iso",
            "aperture",
            "exposure",
            "focal_ratio",
        ],
    )
    .icon("image", Lime)
    .through(UPLOAD),
    t(
        "movie",
        ("Movie", "Movies"),
        Layout::Basic,
        &["tag", "genre", "status"],
    )
    .icon("film", Pink),
    t("note", ("Note", "Notes"), Layout::Note, TAG).icon("create", Yellow),
    t(
        "object_type",
        ("Type", "Types"),
        Layout::ObjectType,
        &["recommended_relations", "recommended_layout"],
    )
    .icon("extension-puzzle", Teal)
    .hidden()
    .through("create_type"),
    t("page", ("Page", "Pages"), Layout::Basic, TAG).icon("document", Ice),
    t(
        "participant",
        ("Space member", "Space members"),
        Layout::Participant,
        TAG,
    )
    .icon("person", Orange)
    .never(),
    t("profile", ("Human", "Humans"), Layout::Profile, TAG)
        .icon("man", Orange)
        .hidden(),
    t("project", ("Project", "Projects"), Layout::Basic, TAG).icon("hammer", Orange),
    t(
        "recipe",
        ("Recipe", "Recipes"),
        Layout::Basic,
        &["tag", "ingredients", "time"],
    )
    .icon("pizza", Red),
    t(
        "relation",
        ("Property", "Properties"),
        Layout::Property,
        &[
            "relation_format",
            "relation_max_count",
            "relation_default_value",
            "relation_format_object_types",
        ],
    )
    .icon("share-social", Blue)
    .hidden()
    .through("create_property"),
    t(
        "relation_option",
        ("Property option", ""),
        Layout::PropertyOption,
        &[],
    )
    .hidden()
    .through("create_property_option"),
    t("set", ("Query", "Queries"), Layout::Set, &["tag", "set_of"]).icon("search", Purple),
    t("space", ("Space settings", "Spaces"), Layout::Space, TAG)
        .icon("folder", Lime)
        .hidden()
        .never(),
    t("space_view", ("Space", "Spaces"), Layout::SpaceView, TAG)
        .icon("folder", Lime)
        .hidden()
        .never(),
    t(
        "task",
        ("Task", "Tasks"),
        Layout::Todo,
        &[
            "tag",
            "assignee",
            "done",
            "due_date",
            "linked_projects",
            "status",
        ],
    )
    .icon("checkbox", Lime),
    t(
        "template",
        ("Template", "Templates"),
        Layout::Basic,
        &["target_object_type", "template_is_bundled"],
    )
    .icon("copy", Ice)
    .through("create_template"),
    t(
        "video",
        ("Video", "Video"),
        Layout::File,
        &[
            "added_date",
            "origin",
            "file_ext",
            "size_in_bytes",
            "height_in_pixels",
            "width_in_pixels",
            "file_mime_type",
            "camera",
            "camera_iso",
            "aperture",
            "exposure",
        ],
    )
    .icon("videocam", Purple)
    .through(UPLOAD),
];

static BY_SPELLING: LazyLock<HashMap<String, &'static BundledType>> = LazyLock::new(|| {
    let both = |entry: &'static BundledType| {
        [(entry.key.to_owned(), entry), (entry.internal_key(), entry)]
    };
    BUNDLED_TYPES.iter().flat_map(both).collect()
});

/// Aliases of bundled types, folded, and their keys (query.md 6.2).
const ALIASES: &[(&str, &str)] = &[("query", "set")];

/// The bundled type with this alias, whatever its display name; `folded` is the folded spelling.
pub fn aliased_type(folded: &str) -> Option<&'static BundledType> {
    let (_, key) = ALIASES.iter().find(|(alias, _)| *alias == folded)?;
    bundled_type(key)
}

/// The bundled type with this served or internal key.
pub fn bundled_type(key: &str) -> Option<&'static BundledType> {
    BY_SPELLING.get(key).copied()
}

/// The route that creates objects of the type with this internal key. Custom types use the general route.
pub fn creation_of(key: &str) -> Creation {
    bundled_type(key).map_or(Creation::Objects, |bundled| bundled.creation)
}
