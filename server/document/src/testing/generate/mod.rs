//! Random valid documents in stored form, for properties that hold for every document, and random JSON.

use std::collections::HashSet;

use proptest::collection::vec;
use proptest::option::of;
use proptest::prelude::*;
use serde_json::Value;

mod any_json;
mod views;

pub use any_json::json;
use views::dataview;

use crate::block::{
    Block, BlockContent, BlockType, CardStyle, Cell, DividerStyle, Family, FileBlock, FileStyle,
    IconSize, LinkBlock, LinkDescription, Parenthood, Processor, Table, TableColumn, TableRow,
    TextStyle, VerticalAlign,
};
use crate::decor::{Cover, Icon, IconPicture};
use crate::document::{Document, QuerySource};
use crate::ids::IdSource;
use crate::kinds::{Align, Format, Kind, PaletteColor};
use crate::limits::MAX_INDENT;
use crate::testing::CountingIds;
use crate::wire::{JsonMap, Named};

/// Internal keys of bundled properties, which every vocabulary contains.
const PROPERTIES: [(&str, Format); 6] = [
    ("name", Format::Text),
    ("dueDate", Format::Date),
    ("status", Format::Select),
    ("done", Format::Checkbox),
    ("assignee", Format::Objects),
    ("priority", Format::Number),
];
const OBJECTS: [&str; 3] = ["obj-1", "obj-2", "obj-3"];

/// A valid document of the kind page.
pub fn document() -> impl Strategy<Value = Document> {
    let envelope = (
        of(icon()),
        of(cover()),
        of(query_source()),
        of(vec(object(), 0..3)),
    );
    (envelope, blocks(24), of(text())).prop_map(|(envelope, blocks, name)| {
        let (icon, cover, query_source, collection_items) = envelope;
        let name = name.map(|name| ("name".to_owned(), Value::String(name)));
        Document {
            kind: Kind::Page,
            type_key: "page".to_owned(),
            template_for: None,
            icon,
            cover,
            properties: name.into_iter().collect(),
            query_source,
            blocks,
            collection_items,
        }
    })
}

/// A valid sequence of at most `most` blocks with distinct ids.
pub fn blocks(most: usize) -> impl Strategy<Value = Vec<Block>> {
    vec((content(), common(), 0..=MAX_INDENT), 0..=most).prop_map(|drawn| {
        let ids = CountingIds::default();
        let mut blocks: Vec<Block> = Vec::with_capacity(drawn.len());
        for (content, common, wanted) in drawn {
            let block = place(&blocks, content, common, wanted, &ids);
            blocks.push(block);
        }
        blocks
    })
}

/// Gives a generated block the ids of its parts, and the largest valid indent up to the wanted one.
fn place(
    before: &[Block],
    mut content: BlockContent,
    common: Common,
    wanted: u8,
    ids: &CountingIds,
) -> Block {
    identify(&mut content, ids);
    let deepest = before.last().map_or(0, |last| {
        let parent = last.content.block_type().parenthood() == Parenthood::Free;
        last.indent + u8::from(parent && last.indent < MAX_INDENT)
    });
    let indent = wanted.min(deepest);
    Block {
        indent,
        id: ids.mint(),
        content,
        ..common.block()
    }
}

fn identify(content: &mut BlockContent, ids: &CountingIds) {
    match content {
        BlockContent::Table(table) => {
            table
                .columns
                .iter_mut()
                .for_each(|column| column.id = ids.mint());
            for row in &mut table.rows {
                row.id = ids.mint();
                for cell in &mut row.cells {
                    if let Cell::Blocks(blocks) = cell {
                        blocks
                            .descendants
                            .iter_mut()
                            .for_each(|block| block.id = ids.mint());
                    }
                }
            }
        }
        BlockContent::Dataview(dataview) => {
            dataview
                .views
                .iter_mut()
                .for_each(|view| view.id = ids.mint());
        }
        _ => {}
    }
}

/// The members that every block has.
#[derive(Clone, Debug)]
struct Common {
    align: Align,
    vertical_align: VerticalAlign,
    background_color: Option<String>,
    fields: Option<JsonMap>,
}

impl Common {
    fn block(self) -> Block {
        let Self {
            align,
            vertical_align,
            background_color,
            fields,
        } = self;
        let content = BlockContent::TableOfContents;
        Block {
            indent: 0,
            id: String::new(),
            content,
            align,
            vertical_align,
            background_color,
            fields,
        }
    }
}

fn common() -> impl Strategy<Value = Common> {
    (
        any_of::<Align>(),
        any_of::<VerticalAlign>(),
        of(word()),
        of(bag()),
    )
        .prop_map(|(align, vertical_align, background_color, fields)| Common {
            align,
            vertical_align,
            background_color,
            fields,
        })
}

fn content() -> impl Strategy<Value = BlockContent> {
    prop_oneof![
        6 => text_block(),
        1 => (of(word()), any_text()).prop_map(|(language, text)| BlockContent::Code { language, text }),
        1 => (any_of::<Processor>(), any_text())
            .prop_map(|(processor, text)| BlockContent::Embed { processor, text }),
        1 => file(),
        1 => (of(word()), of(object()))
            .prop_map(|(url, object_id)| BlockContent::Bookmark { url, object_id }),
        1 => link(),
        1 => any_of::<DividerStyle>().prop_map(|style| BlockContent::Divider { style }),
        2 => table().prop_map(BlockContent::Table),
        1 => Just(BlockContent::TableOfContents),
        1 => property().prop_map(|property| BlockContent::Property { property }),
        2 => dataview().prop_map(BlockContent::Dataview),
    ]
}

fn text_block() -> impl Strategy<Value = BlockContent> {
    (
        any_of::<BlockType>(),
        any::<bool>(),
        of(icon()),
        of(word()),
        text(),
    )
        .prop_map(|(block_type, checked, icon, color, text)| {
            let style = match block_type.family() {
                Family::Text(style) => style,
                _ => TextStyle::Paragraph,
            };
            let checked = checked && style == TextStyle::Checkbox;
            let icon = icon.filter(|icon| {
                let fits = matches!(icon.picture, IconPicture::Emoji(_) | IconPicture::File(_));
                fits && style == TextStyle::Callout
            });
            BlockContent::Text {
                style,
                checked,
                icon,
                color,
                text,
            }
        })
}

fn file() -> impl Strategy<Value = BlockContent> {
    let names = (of(object()), of(word()), of(word()));
    (
        any_of::<BlockType>(),
        names,
        of(0..1_u64 << 53),
        any_of::<FileStyle>(),
        any::<bool>(),
    )
        .prop_map(
            |(block_type, (object_id, name, mime_type), size, style, dated)| {
                let kind = match block_type.family() {
                    Family::File(kind) => kind,
                    _ => crate::block::FileKind::Image,
                };
                let added_at = dated.then(|| "2026-07-06T15:04:05Z".to_owned());
                let file = FileBlock {
                    kind,
                    object_id,
                    name,
                    mime_type,
                    size,
                    style,
                    added_at,
                };
                BlockContent::File(file)
            },
        )
}

fn link() -> impl Strategy<Value = BlockContent> {
    let looks = (
        any_of::<CardStyle>(),
        any_of::<IconSize>(),
        any_of::<LinkDescription>(),
    );
    (of(object()), looks, vec(property(), 0..3)).prop_map(
        |(object_id, (card_style, icon_size, description), mut properties)| {
            let mut listed = HashSet::new();
            properties.retain(|property| listed.insert(property.clone()));
            let link = LinkBlock {
                object_id,
                card_style,
                icon_size,
                description,
                properties,
            };
            BlockContent::Link(link)
        },
    )
}

fn table() -> impl Strategy<Value = Table> {
    let column = (0..=10_000_u32, of(bag())).prop_map(|(width, fields)| TableColumn {
        id: String::new(),
        width,
        fields,
    });
    let row = (any::<bool>(), vec(cell(), 0..4)).prop_map(|(is_header, cells)| TableRow {
        id: String::new(),
        is_header,
        cells,
    });
    (vec(column, 0..4), vec(row, 0..4)).prop_map(|(columns, mut rows)| {
        for row in &mut rows {
            row.cells.truncate(columns.len());
            while row.cells.last() == Some(&Cell::Empty) {
                row.cells.pop();
            }
        }
        rows.sort_by_key(|row| !row.is_header);
        Table { columns, rows }
    })
}

fn cell() -> impl Strategy<Value = Cell> {
    let own = (text_block(), common());
    let below = vec((text_block(), common()), 0..2);
    prop_oneof![
        2 => Just(Cell::Empty),
        3 => text().prop_map(Cell::plain),
        1 => (own, below).prop_map(|((content, common), below)| {
            let own = Block { content, ..common.block() };
            let child = |(content, common): (BlockContent, Common)| {
                Block { indent: 1, content, ..common.block() }
            };
            Cell::of(own, below.into_iter().map(child).collect())
        }),
    ]
}

fn query_source() -> impl Strategy<Value = QuerySource> {
    (vec(Just("task".to_owned()), 0..2), vec(property(), 0..3))
        .prop_map(|(types, properties)| QuerySource { types, properties })
}

fn icon() -> impl Strategy<Value = Icon> {
    let picture = prop_oneof![
        Just(IconPicture::Emoji("🧭".to_owned())),
        object().prop_map(IconPicture::File),
        Just(IconPicture::Named("musical-notes".to_owned())),
        Just(IconPicture::Color),
    ];
    (picture, of(any_of::<PaletteColor>())).prop_map(|(picture, color)| {
        let color = match picture {
            IconPicture::Color => Some(color.unwrap_or_default()),
            IconPicture::Emoji(_) | IconPicture::File(_) | IconPicture::Named(_) => color,
        };
        Icon { picture, color }
    })
}

fn cover() -> impl Strategy<Value = Cover> {
    let number = || of((-8_i8..8).prop_map(|eighths| f64::from(eighths) / 8.0));
    prop_oneof![
        (object(), number(), number(), number()).prop_map(|(file, scale, x, y)| Cover::Image {
            file,
            scale,
            x,
            y
        }),
        word().prop_map(Cover::Color),
        word().prop_map(Cover::Gradient),
    ]
}

fn any_of<E: Named + std::fmt::Debug>() -> impl Strategy<Value = E> {
    proptest::sample::select(E::EVERY)
}

fn property() -> impl Strategy<Value = String> {
    proptest::sample::select(&PROPERTIES).prop_map(|(key, _)| key.to_owned())
}

fn object() -> impl Strategy<Value = String> {
    proptest::sample::select(&OBJECTS).prop_map(str::to_owned)
}

fn word() -> impl Strategy<Value = String> {
    "[a-z]{1,8}"
}

/// Prose without markup, which is its own canonical source.
fn text() -> impl Strategy<Value = String> {
    "([A-Za-zäß€🚀0-9]{1,6}( [A-Za-zäß€🚀0-9]{1,6}){0,4})?"
}

/// Literal text with stored line ends.
fn any_text() -> impl Strategy<Value = String> {
    "[^\r]{0,24}"
}

fn bag() -> impl Strategy<Value = JsonMap> {
    (word(), 0..100_u8).prop_map(|(name, number)| JsonMap::from_iter([(name, number.into())]))
}
