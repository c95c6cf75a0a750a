//! The table of block types: names, members, and what may stand where (document.md 6.2, 6.3).

use crate::block::{BlockContent, FileKind, Processor, TextStyle, wire_enum};

wire_enum! {
    /// The type of a block, as written.
    BlockType {
        Paragraph = "paragraph", Heading1 = "heading_1", Heading2 = "heading_2", Heading3 = "heading_3",
        ToggleHeading1 = "toggle_heading_1", ToggleHeading2 = "toggle_heading_2",
        ToggleHeading3 = "toggle_heading_3", BulletedListItem = "bulleted_list_item",
        NumberedListItem = "numbered_list_item", Toggle = "toggle", Quote = "quote", Checkbox = "checkbox",
        Callout = "callout", Code = "code", File = "file", Image = "image", Video = "video", Audio = "audio",
        Pdf = "pdf", Bookmark = "bookmark", Link = "link", Divider = "divider", Row = "row", Column = "column",
        Table = "table", Embed = "embed", TableOfContents = "table_of_contents", Property = "property",
        Dataview = "dataview", Chat = "chat", Icon = "icon",
    }
}

/// Members of every block, beside those of its type (document.md 6.1).
pub const COMMON_MEMBERS: [&str; 7] = [
    "indent",
    "id",
    "type",
    "align",
    "vertical_align",
    "background_color",
    "fields",
];

impl BlockType {
    /// The members that only this type has, in canonical order; input aliases are not listed.
    pub const fn members(self) -> &'static [&'static str] {
        match self {
            Self::Paragraph
            | Self::Heading1
            | Self::Heading2
            | Self::Heading3
            | Self::ToggleHeading1
            | Self::ToggleHeading2
            | Self::ToggleHeading3
            | Self::BulletedListItem
            | Self::NumberedListItem
            | Self::Toggle
            | Self::Quote => &["color", "text"],
            Self::Checkbox => &["checked", "color", "text"],
            Self::Callout => &["icon", "color", "text"],
            Self::Code => &["language", "text"],
            Self::File | Self::Image | Self::Video | Self::Audio | Self::Pdf => &[
                "object_id",
                "name",
                "mime_type",
                "size",
                "style",
                "added_at",
            ],
            Self::Bookmark => &["url", "object_id"],
            Self::Link => &[
                "object_id",
                "card_style",
                "icon_size",
                "description",
                "properties",
            ],
            Self::Divider => &["style"],
            Self::Table => &["columns", "rows"],
            Self::Embed => &["processor", "text"],
            Self::Property => &["property"],
            Self::Dataview => &[
                "object_id",
                "is_collection",
                "source",
                "properties",
                "views",
            ],
            Self::Icon => &["name"],
            Self::Row | Self::Column | Self::TableOfContents | Self::Chat => &[],
        }
    }

    /// How this type may be a parent.
    pub const fn parenthood(self) -> Parenthood {
        match self {
            Self::Embed
            | Self::Bookmark
            | Self::Link
            | Self::Divider
            | Self::Table
            | Self::Property
            | Self::Dataview
            | Self::Icon
            | Self::TableOfContents
            | Self::Chat => Parenthood::Leaf,
            Self::File | Self::Image | Self::Video | Self::Audio | Self::Pdf => {
                Parenthood::OlderContent
            }
            _ => Parenthood::Free,
        }
    }

    /// True for types that edits may create: all but those of older content (ops.md 6).
    pub const fn is_authorable(self) -> bool {
        !matches!(self, Self::Chat | Self::Icon)
    }

    /// The text style of a text-bearing type.
    pub const fn text_style(self) -> Option<TextStyle> {
        Some(match self {
            Self::Paragraph => TextStyle::Paragraph,
            Self::Heading1 => TextStyle::Heading1,
            Self::Heading2 => TextStyle::Heading2,
            Self::Heading3 => TextStyle::Heading3,
            Self::ToggleHeading1 => TextStyle::ToggleHeading1,
            Self::ToggleHeading2 => TextStyle::ToggleHeading2,
            Self::ToggleHeading3 => TextStyle::ToggleHeading3,
            Self::BulletedListItem => TextStyle::BulletedListItem,
            Self::NumberedListItem => TextStyle::NumberedListItem,
            Self::Toggle => TextStyle::Toggle,
            Self::Quote => TextStyle::Quote,
            Self::Checkbox => TextStyle::Checkbox,
            Self::Callout => TextStyle::Callout,
            _ => return None,
        })
    }
}

/// Whether a block may have children (document.md 6.2).
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Parenthood {
    /// Never.
    Leaf,
    /// Only in older stored content: no write may create such a child, validate warns.
    OlderContent,
    /// Any children that fit.
    Free,
}

impl TextStyle {
    /// The block type of this style.
    pub const fn block_type(self) -> BlockType {
        match self {
            Self::Paragraph => BlockType::Paragraph,
            Self::Heading1 => BlockType::Heading1,
            Self::Heading2 => BlockType::Heading2,
            Self::Heading3 => BlockType::Heading3,
            Self::ToggleHeading1 => BlockType::ToggleHeading1,
            Self::ToggleHeading2 => BlockType::ToggleHeading2,
            Self::ToggleHeading3 => BlockType::ToggleHeading3,
            Self::BulletedListItem => BlockType::BulletedListItem,
            Self::NumberedListItem => BlockType::NumberedListItem,
            Self::Toggle => BlockType::Toggle,
            Self::Quote => BlockType::Quote,
            Self::Checkbox => BlockType::Checkbox,
            Self::Callout => BlockType::Callout,
        }
    }
}

impl FileKind {
    /// The block type of this member of the file family.
    pub const fn block_type(self) -> BlockType {
        match self {
            Self::File => BlockType::File,
            Self::Image => BlockType::Image,
            Self::Video => BlockType::Video,
            Self::Audio => BlockType::Audio,
            Self::Pdf => BlockType::Pdf,
        }
    }
}

impl Processor {
    /// True when the text of the embed is a URL, false when it is source code (document.md 6.3).
    pub const fn takes_url(self) -> bool {
        !matches!(
            self,
            Self::Latex
                | Self::Mermaid
                | Self::Chart
                | Self::Graphviz
                | Self::Kroki
                | Self::Excalidraw
                | Self::Drawio
        )
    }
}

impl BlockContent {
    /// The type of the block.
    pub const fn block_type(&self) -> BlockType {
        match self {
            Self::Text { style, .. } => style.block_type(),
            Self::Code { .. } => BlockType::Code,
            Self::Embed { .. } => BlockType::Embed,
            Self::File(file) => file.kind.block_type(),
            Self::Bookmark { .. } => BlockType::Bookmark,
            Self::Link(_) => BlockType::Link,
            Self::Divider { .. } => BlockType::Divider,
            Self::Row => BlockType::Row,
            Self::Column => BlockType::Column,
            Self::Table(_) => BlockType::Table,
            Self::TableOfContents => BlockType::TableOfContents,
            Self::Property { .. } => BlockType::Property,
            Self::Dataview(_) => BlockType::Dataview,
            Self::Chat => BlockType::Chat,
            Self::Icon { .. } => BlockType::Icon,
        }
    }

    /// The name of the type on the wire.
    pub const fn type_name(&self) -> &'static str {
        self.block_type().name()
    }

    /// The block's own `text`, markup or literal; `None` for types without text.
    pub fn text(&self) -> Option<&str> {
        match self {
            Self::Text { text, .. } | Self::Code { text, .. } | Self::Embed { text, .. } => {
                Some(text)
            }
            _ => None,
        }
    }

    /// The block's own `text`, to be written.
    pub fn text_mut(&mut self) -> Option<&mut String> {
        match self {
            Self::Text { text, .. } | Self::Code { text, .. } | Self::Embed { text, .. } => {
                Some(text)
            }
            _ => None,
        }
    }

    /// True when `text` is inline markup, false when it is literal or absent.
    pub const fn has_markup(&self) -> bool {
        matches!(self, Self::Text { .. })
    }
}
