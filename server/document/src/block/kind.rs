//! The table of block types: names, members, and containment rules (document.md 6.2, 6.3).

use crate::block::{
    BlockContent, Cell, Dataview, FileBlock, FileKind, LinkBlock, Processor, TableRow, TextStyle,
};
use crate::wire::wire_enum;

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

/// Members of every block, in addition to those of its type (document.md 6.1).
pub const COMMON_MEMBERS: [&str; 7] = [
    "indent",
    "id",
    "type",
    "align",
    "vertical_align",
    "background_color",
    "fields",
];

/// The type without its variants: one case for each form of [`BlockContent`].
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
#[expect(missing_docs, reason = "the names are those of the content")]
pub enum Family {
    Text(TextStyle),
    Code,
    Embed,
    File(FileKind),
    Bookmark,
    Link,
    Divider,
    Row,
    Column,
    Table,
    TableOfContents,
    Property,
    Dataview,
    Chat,
    Icon,
}

impl BlockType {
    /// The form of content of this type.
    pub const fn family(self) -> Family {
        match self {
            Self::Paragraph => Family::Text(TextStyle::Paragraph),
            Self::Heading1 => Family::Text(TextStyle::Heading1),
            Self::Heading2 => Family::Text(TextStyle::Heading2),
            Self::Heading3 => Family::Text(TextStyle::Heading3),
            Self::ToggleHeading1 => Family::Text(TextStyle::ToggleHeading1),
            Self::ToggleHeading2 => Family::Text(TextStyle::ToggleHeading2),
            Self::ToggleHeading3 => Family::Text(TextStyle::ToggleHeading3),
            Self::BulletedListItem => Family::Text(TextStyle::BulletedListItem),
            Self::NumberedListItem => Family::Text(TextStyle::NumberedListItem),
            Self::Toggle => Family::Text(TextStyle::Toggle),
            Self::Quote => Family::Text(TextStyle::Quote),
            Self::Checkbox => Family::Text(TextStyle::Checkbox),
            Self::Callout => Family::Text(TextStyle::Callout),
            Self::Code => Family::Code,
            Self::File => Family::File(FileKind::File),
            Self::Image => Family::File(FileKind::Image),
            Self::Video => Family::File(FileKind::Video),
            Self::Audio => Family::File(FileKind::Audio),
            Self::Pdf => Family::File(FileKind::Pdf),
            Self::Bookmark => Family::Bookmark,
            Self::Link => Family::Link,
            Self::Divider => Family::Divider,
            Self::Row => Family::Row,
            Self::Column => Family::Column,
            Self::Table => Family::Table,
            Self::Embed => Family::Embed,
            Self::TableOfContents => Family::TableOfContents,
            Self::Property => Family::Property,
            Self::Dataview => Family::Dataview,
            Self::Chat => Family::Chat,
            Self::Icon => Family::Icon,
        }
    }

    /// The members that are specific to this type, in canonical order, without input aliases.
    pub const fn members(self) -> &'static [&'static str] {
        match self.family() {
            Family::Text(TextStyle::Checkbox) => &["checked", "color", "text"],
            Family::Text(TextStyle::Callout) => &["icon", "color", "text"],
            Family::Text(_) => &["color", "text"],
            Family::Code => &["language", "text"],
            Family::File(_) => &[
                "object_id",
                "name",
                "mime_type",
                "size",
                "style",
                "added_at",
            ],
            Family::Bookmark => &["url", "object_id"],
            Family::Link => &[
                "object_id",
                "card_style",
                "icon_size",
                "description",
                "properties",
            ],
            Family::Divider => &["style"],
            Family::Table => &["columns", "rows"],
            Family::Embed => &["processor", "text"],
            Family::Property => &["property"],
            Family::Dataview => &[
                "object_id",
                "is_collection",
                "source",
                "properties",
                "views",
            ],
            Family::Icon => &["name"],
            Family::Row | Family::Column | Family::TableOfContents | Family::Chat => &[],
        }
    }

    /// Whether blocks of this type can have children.
    pub const fn parenthood(self) -> Parenthood {
        match self.family() {
            Family::Embed
            | Family::Bookmark
            | Family::Link
            | Family::Divider
            | Family::Table
            | Family::Property
            | Family::Dataview
            | Family::Icon
            | Family::TableOfContents
            | Family::Chat => Parenthood::Leaf,
            Family::File(_) => Parenthood::OlderContent,
            Family::Text(_) | Family::Code | Family::Row | Family::Column => Parenthood::Free,
        }
    }

    /// True for types that edits can create: all except those of older content (ops.md 6).
    pub const fn is_authorable(self) -> bool {
        !matches!(self, Self::Chat | Self::Icon)
    }
}

/// Whether a block may have children (document.md 6.2).
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Parenthood {
    /// Never.
    Leaf,
    /// Only in older stored content: writes cannot create such a child, and validate warns.
    OlderContent,
    /// Any children that the containment rules allow.
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

    /// The block's own `text`, mutable.
    pub fn text_mut(&mut self) -> Option<&mut String> {
        match self {
            Self::Text { text, .. } | Self::Code { text, .. } | Self::Embed { text, .. } => {
                Some(text)
            }
            _ => None,
        }
    }

    /// The object that the block refers to with `object_id`.
    pub fn object_id(&self) -> Option<&str> {
        match self {
            Self::File(FileBlock { object_id, .. })
            | Self::Bookmark { object_id, .. }
            | Self::Link(LinkBlock { object_id, .. })
            | Self::Dataview(Dataview { object_id, .. }) => object_id.as_deref(),
            _ => None,
        }
    }

    /// Brings a table into its canonical form: header rows first, no trailing empty cells (document.md 6.4).
    pub(crate) fn settle_table(&mut self) {
        let Self::Table(table) = self else { return };
        table.rows.sort_by_key(|row| !row.is_header);
        for row in &mut table.rows {
            row.cells.truncate(row.filled().len());
        }
    }

    /// True when `text` is inline markup, false when it is literal or absent.
    pub const fn has_markup(&self) -> bool {
        matches!(self, Self::Text { .. })
    }
}

impl TableRow {
    /// The cells without the trailing empty ones, which are never written (document.md 6.4).
    pub fn filled(&self) -> &[Cell] {
        let last = self.cells.iter().rposition(|cell| *cell != Cell::Empty);
        self.cells
            .get(..last.map_or(0, |last| last + 1))
            .unwrap_or_default()
    }
}
