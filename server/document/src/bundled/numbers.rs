//! Number properties whose values are served as names (document.md 3.5).

use serde_json::Value;

use crate::kinds::{Align, Layout};
use crate::wire::wire_enum;

wire_enum! {
    /// Values of `import_type`.
    ImportType {
        Notion = "notion", Markdown = "markdown", External = "external", Pb = "pb", Html = "html", Txt = "txt",
        Csv = "csv", Obsidian = "obsidian",
    }
}
wire_enum! {
    /// Values of `image_kind`.
    ImageKind {
        Basic = "basic", Cover = "cover", Icon = "icon", AutomaticallyAdded = "automatically_added",
    }
}
wire_enum! {
    /// Values of `origin`: how an object was created.
    Origin {
        None = "none", Clipboard = "clipboard", DragAndDrop = "drag_and_drop", Import = "import",
        Webclipper = "webclipper", SharingExtension = "sharing_extension", Usecase = "usecase",
        Builtin = "builtin", Bookmark = "bookmark", Api = "api",
    }
}
impl Origin {
    /// The stored form: a number, counted from 0 in the listed order (document.md 3.5).
    pub fn stored(self) -> Value {
        Self::ALL.iter().position(|origin| *origin == self).into()
    }
}

wire_enum! {
    /// Values of `participant_permissions`.
    ParticipantPermissions {
        Reader = "reader", Writer = "writer", Owner = "owner", NoPermissions = "no_permissions", Admin = "admin",
    }
}
impl ParticipantPermissions {
    /// Its name in the members routes (http.md 18).
    pub const fn role(self) -> &'static str {
        match self {
            Self::Reader => "viewer",
            Self::Writer => "editor",
            Self::Owner | Self::NoPermissions | Self::Admin => self.name(),
        }
    }
}
wire_enum! {
    /// Values of `participant_status`.
    ParticipantStatus {
        Joining = "joining", Active = "active", Removed = "removed", Declined = "declined", Removing = "removing",
        Canceled = "canceled",
    }
}

/// The list of names for the numbers of a property, counted from 0.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
#[expect(missing_docs, reason = "each is the enum of its name")]
pub enum NumberNames {
    Layout,
    LayoutAlign,
    ImportType,
    ImageKind,
    Origin,
    ParticipantPermissions,
    ParticipantStatus,
}

impl NumberNames {
    /// The names in order of their numbers.
    pub fn names(self) -> Vec<&'static str> {
        match self {
            Self::Layout => names_of(Layout::ALL, Layout::name),
            Self::LayoutAlign => names_of(Align::ALL, Align::name),
            Self::ImportType => names_of(ImportType::ALL, ImportType::name),
            Self::ImageKind => names_of(ImageKind::ALL, ImageKind::name),
            Self::Origin => names_of(Origin::ALL, Origin::name),
            Self::ParticipantPermissions => {
                names_of(ParticipantPermissions::ALL, ParticipantPermissions::name)
            }
            Self::ParticipantStatus => names_of(ParticipantStatus::ALL, ParticipantStatus::name),
        }
    }

    /// The names that callers can write. Layouts of built-in types are reserved for the server (document.md 7).
    pub fn authorable(self) -> Vec<&'static str> {
        match self {
            Self::Layout => names_of(&Layout::AUTHORABLE, Layout::name),
            _ => self.names(),
        }
    }

    /// The name of a number, if it is in the list.
    pub fn name(self, number: f64) -> Option<&'static str> {
        self.names()
            .into_iter()
            .zip(0_u32..)
            .find_map(|(name, position)| (f64::from(position) == number).then_some(name))
    }

    /// The number of a name.
    pub fn number(self, name: &str) -> Option<u32> {
        self.names()
            .into_iter()
            .zip(0_u32..)
            .find_map(|(known, position)| (known == name).then_some(position))
    }
}

fn names_of<T: Copy>(values: &[T], name: impl Fn(T) -> &'static str) -> Vec<&'static str> {
    values.iter().map(|value| name(*value)).collect()
}
