//! The members of any block, independent of its type. A block of a new type keeps the members that this type has
//! (ops.md 7.2).

use crate::block::{
    BlockContent, CardStyle, Dataview, DividerStyle, FileBlock, FileStyle, IconSize, LinkBlock,
    LinkDescription, Processor, Table,
};
use crate::decor::Icon;

/// The previous members of a block, over which the input is merged. All are empty for a new block.
#[derive(Default)]
pub(super) struct Loose {
    /// `None` if the block had no text.
    pub(super) text: Option<LooseText>,
    pub(super) color: Option<String>,
    pub(super) checked: bool,
    pub(super) icon: Option<Icon>,
    pub(super) language: Option<String>,
    pub(super) processor: Processor,
    pub(super) url: Option<String>,
    pub(super) object_id: Option<String>,
    pub(super) name: Option<String>,
    pub(super) mime_type: Option<String>,
    pub(super) size: Option<u64>,
    pub(super) file_style: FileStyle,
    pub(super) added_at: Option<String>,
    pub(super) card_style: CardStyle,
    pub(super) icon_size: IconSize,
    pub(super) description: LinkDescription,
    pub(super) link_properties: Vec<String>,
    pub(super) divider_style: DividerStyle,
    pub(super) table: Table,
    pub(super) property: Option<String>,
    pub(super) dataview: Dataview,
}

/// A text and whether it is markup.
pub(super) struct LooseText {
    pub(super) text: String,
    /// Whether it is canonical markup or literal text.
    pub(super) markup: bool,
}

impl From<BlockContent> for Loose {
    fn from(content: BlockContent) -> Self {
        let mut loose = Self::default();
        let literal = |text| {
            Some(LooseText {
                text,
                markup: false,
            })
        };
        match content {
            BlockContent::Text {
                style: _,
                checked,
                icon,
                color,
                text,
            } => {
                let text = Some(LooseText { text, markup: true });
                loose = Self {
                    checked,
                    icon,
                    color,
                    text,
                    ..loose
                };
            }
            BlockContent::Code { language, text } => {
                loose = Self {
                    language,
                    text: literal(text),
                    ..loose
                };
            }
            BlockContent::Embed { processor, text } => {
                loose = Self {
                    processor,
                    text: literal(text),
                    ..loose
                };
            }
            BlockContent::File(file) => {
                let FileBlock {
                    kind: _,
                    object_id,
                    name,
                    mime_type,
                    size,
                    style,
                    added_at,
                } = file;
                let file_style = style;
                loose = Self {
                    object_id,
                    name,
                    mime_type,
                    size,
                    file_style,
                    added_at,
                    ..loose
                };
            }
            BlockContent::Bookmark { url, object_id } => {
                loose = Self {
                    url,
                    object_id,
                    ..loose
                };
            }
            BlockContent::Link(link) => {
                let LinkBlock {
                    object_id,
                    card_style,
                    icon_size,
                    description,
                    properties,
                } = link;
                let link_properties = properties;
                loose = Self {
                    object_id,
                    card_style,
                    icon_size,
                    description,
                    link_properties,
                    ..loose
                };
            }
            BlockContent::Divider { style } => loose.divider_style = style,
            BlockContent::Table(table) => loose.table = table,
            BlockContent::Property { property } => loose.property = Some(property),
            BlockContent::Dataview(mut dataview) => {
                loose.object_id = dataview.object_id.take();
                loose.dataview = dataview;
            }
            BlockContent::Icon { name } => loose.name = name,
            BlockContent::Row
            | BlockContent::Column
            | BlockContent::TableOfContents
            | BlockContent::Chat => {}
        }
        loose
    }
}
