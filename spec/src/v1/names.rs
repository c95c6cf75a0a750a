//! Closed sets of names, as v1 spells them.

/// Declares enumerations of names; the first name of each is the default.
macro_rules! names {
    ($(
        $(#[$doc:meta])*
        $name:ident { $first:ident = $first_text:literal $(, $variant:ident = $text:literal)* $(,)? }
    )+) => {
        $(
            $(#[$doc])*
            #[derive(
                Clone, Copy, Debug, Default, serde::Deserialize, Eq, Hash, schemars::JsonSchema, PartialEq,
                serde::Serialize,
            )]
            pub enum $name {
                #[doc = concat!("`", $first_text, "`")]
                #[default]
                #[serde(rename = $first_text)]
                $first,
                $(
                    #[doc = concat!("`", $text, "`")]
                    #[serde(rename = $text)]
                    $variant,
                )*
            }

            impl $name {
                /// Every value.
                pub const ALL: &'static [Self] = &[Self::$first $(, Self::$variant)*];

                /// The name on the wire.
                pub const fn name(self) -> &'static str {
                    match self { Self::$first => $first_text $(, Self::$variant => $text)* }
                }

                /// The value with this name.
                pub fn from_name(name: &str) -> Option<Self> {
                    Self::ALL.iter().copied().find(|value| value.name() == name)
                }
            }
        )+
    };
}
pub(super) use names;

names! {
    /// Colours of tags and named icons.
    Color {
        Grey = "grey", Yellow = "yellow", Orange = "orange", Red = "red", Pink = "pink", Purple = "purple",
        Blue = "blue", Ice = "ice", Teal = "teal", Lime = "lime",
    }

    /// Formats of properties.
    PropertyFormat {
        Text = "text", Number = "number", Select = "select", MultiSelect = "multi_select", Date = "date",
        Files = "files", Checkbox = "checkbox", Url = "url", Email = "email", Phone = "phone", Objects = "objects",
    }

    /// Layouts of objects and types; any other stored layout is served as `basic`.
    ObjectLayout {
        Basic = "basic", Profile = "profile", Action = "action", Note = "note", Bookmark = "bookmark", Set = "set",
        Collection = "collection", Participant = "participant", Chat = "chat",
    }

    /// Layouts of views.
    ViewLayout {
        Grid = "grid", List = "list", Gallery = "gallery", Kanban = "kanban", Calendar = "calendar", Graph = "graph",
    }

    /// How a filter compares values.
    Condition {
        Eq = "eq", Ne = "ne", Gt = "gt", Gte = "gte", Lt = "lt", Lte = "lte", Contains = "contains",
        NotContains = "ncontains", In = "in", NotIn = "nin", All = "all", Empty = "empty", NotEmpty = "nempty",
    }

    /// How the parts of a filter are combined.
    Operator { And = "and", Or = "or" }

    /// The property that a search sorts by.
    SortProperty {
        LastModifiedDate = "last_modified_date", CreatedDate = "created_date", LastOpenedDate = "last_opened_date",
        Name = "name",
    }

    /// The direction of a sort.
    SortDirection { Desc = "desc", Asc = "asc" }
}
