//! Labels: short forms of generated ids in default reads and receipts (document.md 9.2).
//!
//! Whether an id can be shortened depends on all ids in the document. Labels are therefore computed from a whole
//! [`Document`] and are valid only for that state. Reads and receipts share this function.

use std::borrow::Cow;

use serde_json::Value;

use crate::block::{Block, BlockContent, Cell, CellBlocks, Dataview, Table};
use crate::decor::{Cover, Icon, IconPicture};
use crate::document::Document;
use crate::ids::{LABEL_LENGTH, is_minted, is_object_id_shaped};
use crate::inline;
use crate::view::{FilterNode, View};

/// The labels of one state of a document.
#[derive(Clone, Debug, Default)]
pub struct Labels<'d> {
    /// The ids that have a label, sorted by its characters.
    short: Vec<(Ending, &'d str)>,
}

/// The characters of a label or of a shorter id, in byte order.
type Ending = [u8; LABEL_LENGTH];

impl<'d> Labels<'d> {
    /// Computes the labels of a document: the generated ids whose last [`LABEL_LENGTH`] characters are not the end of
    /// another counted id. The cost is that of sorting the ids.
    pub fn of(document: &'d Document) -> Self {
        let mut census = Census::default();
        census.document(document);
        Self {
            short: census.alone(),
        }
    }

    /// The label of an id, or the id itself if it has none.
    pub fn label<'a>(&self, id: &'a str) -> &'a str {
        let short = |ending: Ending| {
            let at = self.short.binary_search_by_key(&ending, |(key, _)| *key);
            at.ok().and_then(|at| self.short.get(at))
        };
        match ending(id).and_then(short) {
            Some((_, known)) if *known == id => last(id),
            _ => id,
        }
    }
}

/// The last [`LABEL_LENGTH`] characters of an id, or the whole id if it is shorter.
fn last(id: &str) -> &str {
    let start = id.len().saturating_sub(LABEL_LENGTH);
    id.get(start..).unwrap_or(id)
}

/// The same as a key; `None` if this would split a multi-byte character.
fn ending(id: &str) -> Option<Ending> {
    let mut ending = Ending::default();
    let last = last(id).as_bytes();
    ending.get_mut(..last.len())?.copy_from_slice(last);
    Some(ending)
}

/// All ids in a document that could be confused with a label.
#[derive(Default)]
struct Census<'a> {
    /// Block, row, column and view ids.
    local: Vec<&'a str>,
    /// Columns with cells: every derived cell id, `<row>-<column>`, ends with the id of its column.
    celled: Vec<&'a str>,
    /// Ids of objects.
    objects: Vec<Cow<'a, str>>,
}

impl<'a> Census<'a> {
    /// The generated ids whose ending is unique, by ending. Only columns that are at least as long as a label matter
    /// here: for shorter ones the ending of the derived cell id contains a dash, and labels do not.
    fn alone(mut self) -> Vec<(Ending, &'a str)> {
        // Repetitions of an id within one group count once; the same id in two groups counts twice.
        self.objects.sort_unstable();
        self.objects.dedup();
        self.celled.sort_unstable();
        self.celled.dedup();
        let long_columns = self.celled.iter().copied();
        let others = long_columns
            .filter(|id| id.len() >= LABEL_LENGTH)
            .chain(self.objects.iter().map(AsRef::as_ref));
        let mut taken: Vec<Ending> = others.filter_map(ending).collect();
        taken.sort_unstable();

        let keyed = |id: &'a str| Some((ending(id)?, id));
        let mut local: Vec<_> = self.local.into_iter().filter_map(keyed).collect();
        local.sort_unstable();
        local.dedup();
        let alone = |same: &[(Ending, &'a str)]| match same {
            [one] => is_minted(one.1) && taken.binary_search(&one.0).is_err(),
            _ => false,
        };
        let groups = local.chunk_by(|one, other| one.0 == other.0);
        groups
            .filter(|same| alone(same))
            .flatten()
            .copied()
            .collect()
    }

    fn document(&mut self, document: &'a Document) {
        self.icon(document.icon.as_ref());
        if let Some(Cover::Image { file, .. }) = &document.cover {
            self.object(Some(file));
        }
        document
            .properties
            .values()
            .for_each(|value| self.value(value));
        document.blocks.iter().for_each(|block| self.block(block));
        document
            .collection_items
            .iter()
            .flatten()
            .for_each(|id| self.object(Some(id)));
    }

    fn block(&mut self, block: &'a Block) {
        self.local.push(&block.id);
        self.content(&block.content);
    }

    fn content(&mut self, content: &'a BlockContent) {
        match content {
            BlockContent::Text { icon, text, .. } => {
                self.icon(icon.as_ref());
                self.text(text);
            }
            BlockContent::File(file) => self.object(file.object_id.as_ref()),
            BlockContent::Bookmark { object_id, .. } => self.object(object_id.as_ref()),
            BlockContent::Link(link) => self.object(link.object_id.as_ref()),
            BlockContent::Table(table) => self.table(table),
            BlockContent::Dataview(dataview) => self.dataview(dataview),
            BlockContent::Code { .. }
            | BlockContent::Embed { .. }
            | BlockContent::Divider { .. }
            | BlockContent::Row
            | BlockContent::Column
            | BlockContent::TableOfContents
            | BlockContent::Property { .. }
            | BlockContent::Chat
            | BlockContent::Icon { .. } => {}
        }
    }

    fn table(&mut self, table: &'a Table) {
        let columns = table.columns.iter().map(|column| column.id.as_str());
        self.local.extend(columns.clone());
        if !table.rows.is_empty() {
            self.celled.extend(columns);
        }
        for row in &table.rows {
            self.local.push(&row.id);
            for cell in &row.cells {
                match cell {
                    Cell::Empty => {}
                    Cell::Text(text) => self.text(text),
                    Cell::Blocks(cell) => self.cell(cell),
                }
            }
        }
    }

    /// The derived id of a cell's own block is covered by its column. Cells cannot contain tables, so the recursion
    /// ends here.
    fn cell(&mut self, cell: &'a CellBlocks) {
        self.content(&cell.own.content);
        cell.descendants.iter().for_each(|block| self.block(block));
    }

    fn dataview(&mut self, dataview: &'a Dataview) {
        self.object(dataview.object_id.as_ref());
        dataview.views.iter().for_each(|view| self.view(view));
    }

    fn view(&mut self, view: &'a View) {
        self.local.push(&view.id);
        self.object(view.default_template_id.as_ref());
        self.object(view.default_type_id.as_ref());
        view.sorts
            .iter()
            .flat_map(|sort| &sort.custom_order)
            .for_each(|id| self.string(id));
        let mut nodes: Vec<&'a FilterNode> = view.filters.iter().collect();
        while let Some(node) = nodes.pop() {
            match node {
                FilterNode::Group { filters, .. } => nodes.extend(filters),
                FilterNode::Leaf(leaf) => {
                    if let Some(value) = &leaf.value {
                        self.value(value);
                    }
                }
            }
        }
        view.object_orders
            .iter()
            .flat_map(|order| order.values())
            .for_each(|v| self.value(v));
    }

    fn icon(&mut self, icon: Option<&'a Icon>) {
        if let Some(Icon {
            picture: IconPicture::File(id),
            ..
        }) = icon
        {
            self.object(Some(id));
        }
    }

    fn text(&mut self, source: &str) {
        let references = inline::references(source);
        self.objects.extend(references.into_iter().map(Cow::Owned));
    }

    /// The strings of a property value or filter; object ids are recognized by their form.
    fn value(&mut self, value: &'a Value) {
        match value {
            Value::String(text) => self.string(text),
            Value::Array(entries) => {
                entries
                    .iter()
                    .filter_map(Value::as_str)
                    .for_each(|text| self.string(text));
            }
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::Object(_) => {}
        }
    }

    fn string(&mut self, text: &'a str) {
        if is_object_id_shaped(text) {
            self.objects.push(Cow::Borrowed(text));
        }
    }

    fn object(&mut self, id: Option<&'a String>) {
        self.objects.extend(id.map(|id| Cow::Borrowed(id.as_str())));
    }
}
