//! Blocks: the content of a document, flat and in pre-order, with `indent` giving the hierarchy (document.md 6).
//!
//! These types are the *stored* form: blocks contain internal property keys, and filter values contain option ids, so a
//! rename changes no document. `text` is canonical markup source; ids are full.

use crate::decor::Icon;
use crate::view::View;
use crate::wire::wire_enum;

mod context;
mod kind;
mod made;
pub(crate) mod parse;
pub(crate) mod render;
pub mod structure;

pub use crate::kinds::{Align, FileKind};
use crate::wire::JsonMap;
pub use context::{ExistingParts, IdRule, Input, Minted, MintedKind, ParseContext};
pub use kind::{BlockType, COMMON_MEMBERS, Family, Parenthood};
pub(crate) use parse::input_types;
pub use parse::{
    ListedValue, ParsedBlocks, QueryFilterNames, judge_query_views, listed_value, parse_blocks,
    parse_cell, parse_column_update, parse_filters, parse_query_filters, parse_query_sorts,
    parse_update, parse_view_update, parse_views_of_query, refuse_type_leaves,
};
pub use render::{cell_text, render_block, render_cell};

/// One entry of the flat `blocks` array.
#[derive(Clone, Debug, PartialEq)]
pub struct Block {
    /// Depth, 0..=32.
    pub indent: u8,
    /// Full id, unique in the document.
    pub id: String,
    /// The type of the block with the fields of that type.
    pub content: BlockContent,
    /// Horizontal alignment; `Left` is the default and is not served.
    pub align: Align,
    /// Vertical alignment; `Top` is the default and is not served.
    pub vertical_align: VerticalAlign,
    /// Background color from the palette; not validated.
    pub background_color: Option<String>,
    /// Opaque object, kept verbatim.
    pub fields: Option<JsonMap>,
}

/// The type of a block and the fields that are specific to it (document.md 6.3).
#[derive(Clone, Debug, PartialEq)]
pub enum BlockContent {
    /// A block whose content is inline markup.
    Text {
        /// The text style, which decides the type.
        style: TextStyle,
        /// `checked`; only on [`TextStyle::Checkbox`].
        checked: bool,
        /// `icon`; only on [`TextStyle::Callout`]; emoji or file.
        icon: Option<Icon>,
        /// Text colour.
        color: Option<String>,
        /// Canonical inline markup source.
        text: String,
    },
    /// `code`, literal text.
    Code {
        /// The language, as given.
        language: Option<String>,
        /// Literal text.
        text: String,
    },
    /// `embed`, literal text: source code or a URL.
    Embed {
        /// The renderer of the content.
        processor: Processor,
        /// Literal text.
        text: String,
    },
    /// The file family: `file image video audio pdf`.
    File(FileBlock),
    /// `bookmark`
    Bookmark {
        /// The URL.
        url: Option<String>,
        /// The bookmark object, which holds the preview.
        object_id: Option<String>,
    },
    /// `link`: a card to an object.
    Link(LinkBlock),
    /// `divider`
    Divider {
        /// `line` (default) or `dots`.
        style: DividerStyle,
    },
    /// `row`, contains only columns.
    Row,
    /// `column`, allowed only directly under a row.
    Column,
    /// `table`
    Table(Table),
    /// `table_of_contents`
    TableOfContents,
    /// `property`: renders the property inline.
    Property {
        /// Internal key.
        property: String,
    },
    /// `dataview`
    Dataview(Dataview),
    /// `chat`, rare.
    Chat,
    /// `icon`, on older profile objects.
    Icon {
        /// Name of the icon.
        name: Option<String>,
    },
}

/// The text-bearing types, in the order of the specification.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
#[expect(missing_docs, reason = "the names are those of the wire")]
pub enum TextStyle {
    Paragraph,
    Heading1,
    Heading2,
    Heading3,
    ToggleHeading1,
    ToggleHeading2,
    ToggleHeading3,
    BulletedListItem,
    NumberedListItem,
    Toggle,
    Quote,
    Checkbox,
    Callout,
}

/// A block of the file family.
#[derive(Clone, Debug, PartialEq)]
pub struct FileBlock {
    /// The kind of file block.
    pub kind: FileKind,
    /// The file object; `None` for an empty placeholder.
    pub object_id: Option<String>,
    /// Informational name.
    pub name: Option<String>,
    /// Informational MIME type.
    pub mime_type: Option<String>,
    /// Informational size in bytes, 0..=2^53-1.
    pub size: Option<u64>,
    /// How the file is shown; `Auto` is the default.
    pub style: FileStyle,
    /// RFC 3339 instant, as given.
    pub added_at: Option<String>,
}

/// A card to an object.
#[derive(Clone, Debug, PartialEq)]
pub struct LinkBlock {
    /// The object.
    pub object_id: Option<String>,
    /// `text` (default), `card`, `inline`.
    pub card_style: CardStyle,
    /// `none` (default), `small`, `medium`.
    pub icon_size: IconSize,
    /// `none` (default), `manual`, `content`.
    pub description: LinkDescription,
    /// Internal keys of the properties shown.
    pub properties: Vec<String>,
}

/// A table (document.md 6.4).
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Table {
    /// Columns in display order.
    pub columns: Vec<TableColumn>,
    /// Rows in display order, header rows first.
    pub rows: Vec<TableRow>,
}

/// A column of a table. Its `header` is computed and not stored.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct TableColumn {
    /// Full id, `[A-Za-z0-9_]{1,64}`.
    pub id: String,
    /// Pixels, 0..=10000; 0 is the default.
    pub width: u32,
    /// Opaque object.
    pub fields: Option<JsonMap>,
}

/// A row of a table.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct TableRow {
    /// Full id, `[A-Za-z0-9_]{1,64}`.
    pub id: String,
    /// Whether it is a header row. Header rows come first.
    pub is_header: bool,
    /// At most one cell per column; trailing empty cells are not stored.
    pub cells: Vec<Cell>,
}

/// A cell of a table.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Cell {
    /// `null`
    #[default]
    Empty,
    /// A plain paragraph: canonical inline markup source.
    Text(String),
    /// Another kind of own block, with its descendants at indent >= 1. The id of the own block is derived
    /// (`<row>-<column>`), so it is empty here. Its indent is 0.
    Blocks(Box<CellBlocks>),
}

/// A cell that is more than a plain paragraph.
#[derive(Clone, Debug, PartialEq)]
pub struct CellBlocks {
    /// The own block of the cell: `id` is empty, `indent` is 0.
    pub own: Block,
    /// Its descendants, with indents from 1.
    pub descendants: Vec<Block>,
}

/// A dataview (document.md 6.5).
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Dataview {
    /// The object whose records are shown; `None` for the object that contains the block.
    pub object_id: Option<String>,
    /// True for a collection's own dataview block.
    pub is_collection: bool,
    /// The known properties of the views.
    pub properties: Vec<DataviewProperty>,
    /// The views. The first is the default tab.
    pub views: Vec<View>,
}

/// A known property of the views of a dataview.
#[derive(Clone, Debug, Eq, Hash, PartialEq)]
pub struct DataviewProperty {
    /// Internal key.
    pub property: String,
    /// Its format name, resolved from the space if the caller did not give it.
    pub format: Option<String>,
}

wire_enum! {
    /// Vertical alignment.
    VerticalAlign { Top = "top", Middle = "middle", Bottom = "bottom" }
}
wire_enum! {
    /// How a file is shown.
    FileStyle { Auto = "auto", Link = "link", Embed = "embed" }
}
wire_enum! {
    /// How a divider is drawn.
    DividerStyle { Line = "line", Dots = "dots" }
}
wire_enum! {
    /// How a link card is drawn.
    CardStyle { Text = "text", Card = "card", Inline = "inline" }
}
wire_enum! {
    /// Size of a link card's icon.
    IconSize { None = "none", Small = "small", Medium = "medium" }
}
wire_enum! {
    /// What a link card shows about its object.
    LinkDescription { None = "none", Manual = "manual", Content = "content" }
}
wire_enum! {
    /// The renderer of an embed (document.md 6.3). The first seven take source code, the others a URL.
    Processor {
        Latex = "latex", Mermaid = "mermaid", Chart = "chart", Graphviz = "graphviz", Kroki = "kroki",
        Excalidraw = "excalidraw", Drawio = "drawio", Youtube = "youtube", Vimeo = "vimeo",
        Soundcloud = "soundcloud", GoogleMaps = "google_maps", Miro = "miro", Figma = "figma",
        Twitter = "twitter", OpenStreetMap = "open_street_map", Reddit = "reddit", Facebook = "facebook",
        Instagram = "instagram", Telegram = "telegram", GithubGist = "github_gist", Codepen = "codepen",
        Bilibili = "bilibili", Sketchfab = "sketchfab", Image = "image", Spotify = "spotify",
    }
}
