//! The only renderer of blocks. A [`Spelling`] selects the stored or the served form (document.md 6.1, 13).
//!
//! Members are in canonical order. Indent 0, false, empty strings, arrays and objects, and default enum values are
//! omitted.

use std::borrow::Cow;

use serde_json::Value;

use crate::block::{
    Block, BlockContent, Cell, Dataview, FileBlock, LinkBlock, Table, TableColumn, TableRow,
};
use crate::decor::render_icon;
use crate::view::render_view;
use crate::vocabulary::Spelling;
use crate::wire::JsonMap;
use crate::written::{JsonText, Members, Written};

/// Initial capacity for the members of a block, which fits most blocks.
const USUAL_MEMBERS: usize = 7;

/// Renders a block.
pub fn render_block(block: &Block, spelling: &dyn Spelling) -> JsonMap {
    let mut members = Written(JsonMap::with_capacity(USUAL_MEMBERS));
    write_members(block, &mut members, spelling);
    members.0
}

/// Appends a block as JSON text. Large documents are written without building an object in memory for each block.
pub(crate) fn write_block(block: &Block, spelling: &dyn Spelling, text: &mut String) {
    let mut members = Written(JsonText::open(text));
    write_members(block, &mut members, spelling);
    members.0.close();
}

fn write_members(block: &Block, members: &mut Written<impl Members>, spelling: &dyn Spelling) {
    if block.indent > 0 {
        members.put("indent", block.indent);
    }
    if !block.id.is_empty() {
        members.string("id", spelling.local_id(&block.id));
    }
    members.string("type", block.content.type_name());
    content(&block.content, members, spelling);
    members.name("align", block.align);
    members.name("vertical_align", block.vertical_align);
    members.text("background_color", block.background_color.as_deref());
    members.bag("fields", block.fields.as_ref());
}

fn content(content: &BlockContent, members: &mut Written<impl Members>, spelling: &dyn Spelling) {
    match content {
        BlockContent::Text {
            style: _,
            checked,
            icon,
            color,
            text,
        } => {
            members.flag("checked", *checked);
            if let Some(icon) = icon {
                members.put("icon", render_icon(icon, &|id| spelling.object_ref(id)));
            }
            members.text("color", color.as_deref());
            if !text.is_empty() {
                members.string("text", spelling.text(text));
            }
        }
        BlockContent::Code { language, text } => {
            members.text("language", language.as_deref());
            members.text("text", Some(text));
        }
        BlockContent::Embed { processor, text } => {
            members.name("processor", *processor);
            members.text("text", Some(text));
        }
        BlockContent::File(file) => render_file(file, members, spelling),
        BlockContent::Bookmark { url, object_id } => {
            members.text("url", url.as_deref());
            members.object("object_id", object_id.as_deref(), spelling);
        }
        BlockContent::Link(link) => render_link(link, members, spelling),
        BlockContent::Divider { style } => members.name("style", *style),
        BlockContent::Table(table) => render_table(table, members, spelling),
        BlockContent::Property { property } => {
            members.string("property", spelling.property_key(property));
        }
        BlockContent::Dataview(dataview) => render_dataview(dataview, members, spelling),
        BlockContent::Icon { name } => members.text("name", name.as_deref()),
        BlockContent::Row
        | BlockContent::Column
        | BlockContent::TableOfContents
        | BlockContent::Chat => {}
    }
}

fn render_file(file: &FileBlock, members: &mut Written<impl Members>, spelling: &dyn Spelling) {
    members.object("object_id", file.object_id.as_deref(), spelling);
    members.text("name", file.name.as_deref());
    members.text("mime_type", file.mime_type.as_deref());
    if let Some(size) = file.size {
        members.put("size", size);
    }
    members.name("style", file.style);
    members.text("added_at", file.added_at.as_deref());
}

fn render_link(link: &LinkBlock, members: &mut Written<impl Members>, spelling: &dyn Spelling) {
    members.object("object_id", link.object_id.as_deref(), spelling);
    members.name("card_style", link.card_style);
    members.name("icon_size", link.icon_size);
    members.name("description", link.description);
    members.list("properties", &link.properties, |key| {
        spelling.property_key(key).into()
    });
}

fn render_table(table: &Table, members: &mut Written<impl Members>, spelling: &dyn Spelling) {
    let header = table
        .rows
        .first()
        .filter(|row| row.is_header && spelling.derived_members());
    let column = |(position, column): (usize, &TableColumn)| {
        let mut members = Written::default();
        members.string("id", spelling.local_id(&column.id));
        if let Some(row) = header {
            members.text(
                "header",
                row.cells
                    .get(position)
                    .map(|cell| cell_text(cell, spelling))
                    .as_deref(),
            );
        }
        members.number("width", column.width);
        members.bag("fields", column.fields.as_ref());
        Value::Object(members.0)
    };
    let columns: Vec<_> = table.columns.iter().enumerate().map(column).collect();
    members.array("columns", columns);
    members.list("rows", &table.rows, |row| {
        Value::Object(render_row(row, spelling))
    });
}

fn render_row(row: &TableRow, spelling: &dyn Spelling) -> JsonMap {
    let mut members = Written::default();
    members.string("id", spelling.local_id(&row.id));
    members.flag("is_header", row.is_header);
    let cells = row
        .filled()
        .iter()
        .map(|cell| render_cell(cell, spelling))
        .collect();
    members.array("cells", cells);
    members.0
}

/// Renders a cell: `null`, its text, its block, or its block and the descendants.
pub fn render_cell(cell: &Cell, spelling: &dyn Spelling) -> Value {
    match cell {
        Cell::Empty => Value::Null,
        Cell::Text(text) => Value::String(spelling.text(text).into_owned()),
        Cell::Blocks(blocks) if blocks.descendants.is_empty() => {
            Value::Object(render_block(&blocks.own, spelling))
        }
        Cell::Blocks(blocks) => {
            let all = std::iter::once(&blocks.own).chain(&blocks.descendants);
            Value::Array(
                all.map(|block| Value::Object(render_block(block, spelling)))
                    .collect(),
            )
        }
    }
}

fn render_dataview(
    dataview: &Dataview,
    members: &mut Written<impl Members>,
    spelling: &dyn Spelling,
) {
    members.object("object_id", dataview.object_id.as_deref(), spelling);
    members.flag("is_collection", dataview.is_collection);
    members.list("properties", &dataview.properties, |known| {
        let mut members = Written::default();
        members.string("property", spelling.property_key(&known.property));
        let format = spelling
            .property_format(&known.property)
            .map(|format| format.name());
        members.text("format", format.or(known.format.as_deref()));
        Value::Object(members.0)
    });
    members.list("views", &dataview.views, |view| {
        Value::Object(render_view(view, spelling))
    });
}

/// The text of a cell's own block as a reader sees it.
pub fn cell_text<'c>(cell: &'c Cell, spelling: &dyn Spelling) -> Cow<'c, str> {
    match cell {
        Cell::Empty => "".into(),
        Cell::Text(text) => spelling.text(text),
        Cell::Blocks(blocks) => {
            let text = blocks.own.content.text().unwrap_or_default();
            if blocks.own.content.has_markup() {
                spelling.text(text)
            } else {
                text.into()
            }
        }
    }
}
