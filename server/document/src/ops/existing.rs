//! The parts of a document that a payload can name by id, and those whose identity it can keep (ops.md 4, 6.1).

use std::cell::OnceCell;
use std::collections::HashMap;
use std::ops::Range;

use super::echo::is_echo;
use super::made::Made;
use crate::block::{Block, BlockContent, Cell, ExistingParts, MintedKind, Table};
use crate::issue::{FaultKind, Issue, Miss};
use crate::names::SpaceNames;
use crate::reference::{Index, Resolution};
use crate::view::View;
use crate::wire::JsonMap;
use crate::wording::shown;

/// The part of the document that an operation replaces, as its payload parser queries it.
///
/// Both indexes are built when the payload first names an id; most payloads name none.
pub(super) struct Existing<'a> {
    before: BeforeOp<'a>,
    replaced: Replaced,
    index: OnceCell<Index<'a>>,
    own: OnceCell<HashMap<&'a str, Held<'a>>>,
}

/// The document before the operation.
#[derive(Clone, Copy)]
pub(super) struct BeforeOp<'a> {
    pub(super) blocks: &'a [Block],
    /// Elements that the batch created; a payload cannot name them.
    pub(super) made: &'a Made,
    pub(super) names: SpaceNames<'a>,
}

/// The elements whose ids the payload can keep.
enum Replaced {
    /// The blocks in this range and their parts.
    Blocks(Range<usize>),
    /// The parts of the block at this position.
    Parts(usize),
    /// The parts of one cell, by row and column, of the table at this position.
    Cell(usize, (usize, usize)),
}

/// An element that has an id.
#[derive(Clone, Copy)]
pub(super) enum Part<'a> {
    Block(&'a Block),
    View(&'a View),
    Row(InTable<'a>),
    Column(InTable<'a>),
}

/// A table and the position of one of its rows or columns.
type InTable<'a> = (&'a Table, usize);

/// The elements with one id: a view can have the same id as a row or a column.
#[derive(Default)]
struct Held<'a> {
    block: Option<&'a Block>,
    view: Option<&'a View>,
    row: Option<InTable<'a>>,
    column: Option<InTable<'a>>,
}

impl<'a> Held<'a> {
    fn take(&mut self, part: Part<'a>) {
        match part {
            Part::Block(block) => self.block = Some(block),
            Part::View(view) => self.view = Some(view),
            Part::Row(row) => self.row = Some(row),
            Part::Column(column) => self.column = Some(column),
        }
    }

    fn is(&self, kind: MintedKind) -> bool {
        match kind {
            MintedKind::Block => self.block.is_some(),
            MintedKind::View => self.view.is_some(),
            MintedKind::Row => self.row.is_some(),
            MintedKind::Column => self.column.is_some(),
        }
    }

    /// The noun for it in a message.
    fn what(&self) -> &'static str {
        match self {
            Self { block: Some(_), .. } => "a block",
            Self { view: Some(_), .. } => "a view",
            Self { row: Some(_), .. } => "a row",
            Self { .. } => "a column",
        }
    }
}

impl<'a> Existing<'a> {
    /// The blocks of a subtree and all their parts.
    pub(super) fn subtree(before: BeforeOp<'a>, range: Range<usize>) -> Self {
        Self::new(before, Replaced::Blocks(range))
    }

    /// The rows, columns, cells and views of one block.
    pub(super) fn parts_of(before: BeforeOp<'a>, at: usize) -> Self {
        Self::new(before, Replaced::Parts(at))
    }

    /// The content of one cell, by row and column, of the table at a position.
    pub(super) fn cell(before: BeforeOp<'a>, at: usize, cell: (usize, usize)) -> Self {
        Self::new(before, Replaced::Cell(at, cell))
    }

    fn new(before: BeforeOp<'a>, replaced: Replaced) -> Self {
        Self {
            before,
            replaced,
            index: OnceCell::new(),
            own: OnceCell::new(),
        }
    }

    fn index(&self) -> &Index<'a> {
        self.index.get_or_init(|| {
            let BeforeOp { blocks, made, .. } = self.before;
            let mut ids = Vec::with_capacity(blocks.len());
            for block in blocks {
                ids.push(block.id.as_str());
                each_part(block, &mut |id, _| ids.push(id));
            }
            ids.retain(|id| made.place(id).is_none());
            Index::new(ids)
        })
    }

    fn own(&self) -> &HashMap<&'a str, Held<'a>> {
        self.own.get_or_init(|| {
            let mut own: HashMap<&'a str, Held<'a>> = HashMap::new();
            let mut take = |id, part| own.entry(id).or_default().take(part);
            match &self.replaced {
                Replaced::Blocks(range) => {
                    for block in self.before.blocks.get(range.clone()).unwrap_or_default() {
                        take(block.id.as_str(), Part::Block(block));
                        each_part(block, &mut take);
                    }
                }
                Replaced::Parts(at) => {
                    if let Some(block) = self.before.blocks.get(*at) {
                        each_part(block, &mut take);
                    }
                }
                Replaced::Cell(at, (row, column)) => {
                    if let Some(BlockContent::Table(table)) =
                        self.before.blocks.get(*at).map(|block| &block.content)
                        && let Some(row) = table.rows.get(*row)
                        && let Some(cell) = row.cells.get(*column)
                    {
                        each_cell_part(cell, &mut take);
                    }
                }
            }
            own
        })
    }
}

impl ExistingParts for Existing<'_> {
    fn resolve(&self, spelling: &str, kind: MintedKind) -> Result<String, Miss> {
        match self.index().resolve(spelling) {
            Resolution::One(id) => match self.own().get(id) {
                Some(held) if held.is(kind) => Ok(id.to_owned()),
                Some(held) => Err(taken(spelling, id, &format!("is that of {}", held.what()))),
                None => Err(taken(
                    spelling,
                    id,
                    "belongs to an element that this operation does not replace",
                )),
            },
            Resolution::Several { candidates, total } => {
                let more = match total - candidates.len() {
                    0 => String::new(),
                    more => format!(" and {more} more"),
                };
                let message = format!(
                    "several ids end with {spelling}: {}{more}",
                    candidates.join(", "),
                    spelling = shown(spelling)
                );
                let issue = Issue::pathless(message).hint("use the full id");
                Err(Miss {
                    kind: FaultKind::Ambiguous,
                    issue,
                })
            }
            Resolution::Missing => {
                let issue = Issue::pathless(format!(
                    "{spelling} names nothing that exists",
                    spelling = shown(spelling)
                ));
                let issue =
                    issue.hint("leave it out to create: the server mints the id and reports it");
                Err(Miss {
                    kind: FaultKind::Invalid,
                    issue,
                })
            }
        }
    }

    fn block(&self, id: &str) -> Option<&Block> {
        self.own().get(id)?.block
    }

    fn view(&self, id: &str) -> Option<&View> {
        self.own().get(id)?.view
    }

    fn column(&self, id: &str) -> Option<(&Table, usize)> {
        self.own().get(id)?.column
    }

    fn row(&self, id: &str) -> Option<(&Table, usize)> {
        self.own().get(id)?.row
    }

    fn is_echo(&self, written: &JsonMap, stored: &View) -> bool {
        is_echo(written, stored, self.before.names)
    }
}

/// The fault of an id that belongs to an element outside of the replaced part.
fn taken(spelling: &str, id: &str, why: &str) -> Miss {
    let named = if spelling == id {
        id.to_owned()
    } else {
        format!("{spelling} ({id})", spelling = shown(spelling))
    };
    let message = format!("duplicate id: {named} {why}");
    let issue = Issue::pathless(message).hint("leave it out to create a new element");
    Miss {
        kind: FaultKind::Invalid,
        issue,
    }
}

/// Visits the rows, columns, cell descendants and views of a block. Cells cannot hold tables, so the only parts of cell
/// blocks are the views of dataviews.
pub(super) fn each_part<'a>(block: &'a Block, visit: &mut dyn FnMut(&'a str, Part<'a>)) {
    match &block.content {
        BlockContent::Table(table) => {
            for (at, column) in table.columns.iter().enumerate() {
                visit(&column.id, Part::Column((table, at)));
            }
            for (at, row) in table.rows.iter().enumerate() {
                visit(&row.id, Part::Row((table, at)));
                for cell in &row.cells {
                    each_cell_part(cell, visit);
                }
            }
        }
        BlockContent::Dataview(dataview) => {
            dataview
                .views
                .iter()
                .for_each(|view| visit(&view.id, Part::View(view)));
        }
        BlockContent::Text { .. }
        | BlockContent::Code { .. }
        | BlockContent::Embed { .. }
        | BlockContent::File(_)
        | BlockContent::Bookmark { .. }
        | BlockContent::Link(_)
        | BlockContent::Divider { .. }
        | BlockContent::Row
        | BlockContent::Column
        | BlockContent::TableOfContents
        | BlockContent::Property { .. }
        | BlockContent::Chat
        | BlockContent::Icon { .. } => {}
    }
}

fn each_cell_part<'a>(cell: &'a Cell, visit: &mut dyn FnMut(&'a str, Part<'a>)) {
    let Cell::Blocks(cell) = cell else { return };
    each_part(&cell.own, visit);
    for block in &cell.descendants {
        visit(&block.id, Part::Block(block));
        each_part(block, visit);
    }
}
