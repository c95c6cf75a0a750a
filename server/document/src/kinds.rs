//! The closed sets of names that definitions and documents share: object kinds, formats, layouts, sections and views.

use crate::wire::wire_enum;
use crate::wording;

wire_enum! {
    /// What an object is (document.md 1.1, `kind`).
    Kind {
        Page = "page", Template = "template", ObjectType = "object_type", Property = "property",
        PropertyOption = "property_option", FileObject = "file_object", Participant = "participant", Chat = "chat",
    }
}

wire_enum! {
    /// Property formats (document.md 3.1). The last three are read-only.
    Format {
        Text = "text", Number = "number", Select = "select", MultiSelect = "multi_select", Date = "date",
        Files = "files", Checkbox = "checkbox", Url = "url", Email = "email", Phone = "phone",
        Objects = "objects", Emoji = "emoji", Properties = "properties", Map = "map",
    }
}

impl Format {
    /// True if values are arrays of entries.
    pub const fn is_list(self) -> bool {
        matches!(
            self,
            Self::Select | Self::MultiSelect | Self::Objects | Self::Files
        )
    }

    /// Its name with an article, for messages: `an email`.
    pub fn one(self) -> String {
        wording::one(self.name())
    }

    /// True if callers can create properties with this format (document.md 3.1).
    pub const fn is_creatable(self) -> bool {
        !matches!(self, Self::Emoji | Self::Properties | Self::Map)
    }

    /// The names of creatable formats, for hints.
    pub fn creatable() -> Vec<&'static str> {
        let creatable = Self::ALL.iter().filter(|format| format.is_creatable());
        creatable.map(|format| format.name()).collect()
    }
}

wire_enum! {
    /// Layouts of types and objects, numbered from 0 in this order (document.md 3.5).
    Layout {
        Basic = "basic", Profile = "profile", Todo = "todo", Set = "set", ObjectType = "object_type",
        Property = "property", File = "file", Dashboard = "dashboard", Image = "image", Note = "note",
        Space = "space", Bookmark = "bookmark", PropertyOptionsList = "property_options_list",
        PropertyOption = "property_option", Collection = "collection", Audio = "audio", Video = "video",
        Date = "date", SpaceView = "space_view", Participant = "participant", Pdf = "pdf",
        ChatDeprecated = "chat_deprecated", ChatDerived = "chat_derived", Tag = "tag",
        Notification = "notification", MissingObject = "missing_object", Devices = "devices",
        Discussion = "discussion",
    }
}

impl Layout {
    /// The layouts that callers can give to a type (document.md 7); the others are reserved for system types.
    pub const AUTHORABLE: [Self; 7] = [
        Self::Basic,
        Self::Note,
        Self::Todo,
        Self::Profile,
        Self::Bookmark,
        Self::Set,
        Self::Collection,
    ];

    /// True for queries and collections, which show rows in their own dataview (document.md 6.7).
    pub const fn shows_rows(self) -> bool {
        self.first_view().is_some()
    }

    /// The type of the generated view of a query or collection (document.md 6.5); `None` for other layouts.
    pub const fn first_view(self) -> Option<ViewType> {
        match self {
            Self::Set => Some(ViewType::Table),
            Self::Collection => Some(ViewType::List),
            _ => None,
        }
    }
}

wire_enum! {
    /// Sections of a type's property list (document.md 7); [`Section::rank`] gives their served order.
    Section { Regular = "regular", Featured = "featured", File = "file", Hidden = "hidden" }
}

impl Section {
    /// Position in the served order: featured, regular, file, hidden.
    pub const fn rank(self) -> u8 {
        match self {
            Self::Featured => 0,
            Self::Regular => 1,
            Self::File => 2,
            Self::Hidden => 3,
        }
    }
}

wire_enum! {
    /// How a view is drawn.
    ViewType {
        Table = "table", List = "list", Gallery = "gallery", Kanban = "kanban", Calendar = "calendar", Graph = "graph",
    }
}
wire_enum! {
    /// Horizontal alignment.
    Align { Left = "left", Center = "center", Right = "right", Justify = "justify" }
}

wire_enum! {
    /// The palette of icons and select options.
    PaletteColor {
        Grey = "grey", Yellow = "yellow", Orange = "orange", Red = "red", Pink = "pink", Purple = "purple",
        Blue = "blue", Ice = "ice", Teal = "teal", Lime = "lime",
    }
}

/// The kinds of file blocks.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
#[expect(missing_docs, reason = "the names are those of the wire")]
pub enum FileKind {
    File,
    Image,
    Video,
    Audio,
    Pdf,
}

impl FileKind {
    /// The kind for content of this media type.
    pub fn of(media_type: &str) -> Self {
        match media_type.split_once('/') {
            Some(("image", _)) => Self::Image,
            Some(("video", _)) => Self::Video,
            Some(("audio", _)) => Self::Audio,
            Some(("application", "pdf")) => Self::Pdf,
            _ => Self::File,
        }
    }

    /// The kind of a file that has this type and, where one is stored, this layout.
    pub fn of_object(type_key: &str, own_layout: Option<Layout>) -> Self {
        let all = [Self::File, Self::Image, Self::Video, Self::Audio, Self::Pdf];
        let found = all.into_iter().find(|kind| match own_layout {
            Some(layout) => kind.layout() == layout,
            None => kind.type_key() == type_key,
        });
        found.unwrap_or(Self::File)
    }

    /// Internal key of the type of such files.
    pub const fn type_key(self) -> &'static str {
        match self {
            Self::Image => "image",
            Self::Video => "video",
            Self::Audio => "audio",
            Self::Pdf | Self::File => "file",
        }
    }

    /// The layout of such files.
    pub const fn layout(self) -> Layout {
        match self {
            Self::Image => Layout::Image,
            Self::Video => Layout::Video,
            Self::Audio => Layout::Audio,
            Self::Pdf => Layout::Pdf,
            Self::File => Layout::File,
        }
    }
}
