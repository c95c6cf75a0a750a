//! The parts of a document that a payload may name by id, and which of them it may keep (ops.md 4, 6.1).

use std::cell::OnceCell;
use std::collections::HashMap;
use std::ops::Range;

use crate::block::{Block, BlockContent, Cell, ExistingParts};
use crate::issue::{FaultKind, Issue};
use crate::reference::{Index, Resolution};
use crate::spelling::Miss;
use crate::view::View;
use crate::wording::shown;

/// What an operation replaces, as the parser of its payload asks for it.
///
/// Both look-ups are made when the payload first names an id; most payloads name none.
pub(super) struct Existing<'a> {
    blocks: &'a [Block],
    replaced: Replaced,
    index: OnceCell<Index<'a>>,
    own: OnceCell<HashMap<&'a str, Part<'a>>>,
}

/// Which ids the payload may keep.
enum Replaced {
    /// The blocks at these positions and their parts.
    Blocks(Range<usize>),
    /// The parts of the block at this position.
    Parts(usize),
}

/// An element with an id.
#[derive(Clone, Copy)]
enum Part<'a> {
    Block(&'a Block),
    View(&'a View),
    RowOrColumn,
}

impl<'a> Existing<'a> {
    /// The blocks of a subtree with everything in them.
    pub(super) fn subtree(blocks: &'a [Block], range: Range<usize>) -> Self {
        Self::new(blocks, Replaced::Blocks(range))
    }

    /// The rows, columns, cells and views of one block.
    pub(super) fn parts_of(blocks: &'a [Block], at: usize) -> Self {
        Self::new(blocks, Replaced::Parts(at))
    }

    fn new(blocks: &'a [Block], replaced: Replaced) -> Self {
        Self {
            blocks,
            replaced,
            index: OnceCell::new(),
            own: OnceCell::new(),
        }
    }

    fn index(&self) -> &Index<'a> {
        self.index.get_or_init(|| {
            let mut ids = Vec::with_capacity(self.blocks.len());
            for block in self.blocks {
                ids.push(block.id.as_str());
                each_part(block, &mut |id, _| ids.push(id));
            }
            Index::new(ids)
        })
    }

    fn own(&self) -> &HashMap<&'a str, Part<'a>> {
        self.own.get_or_init(|| {
            let mut own = HashMap::new();
            match &self.replaced {
                Replaced::Blocks(range) => {
                    for block in self.blocks.get(range.clone()).unwrap_or_default() {
                        own.insert(block.id.as_str(), Part::Block(block));
                        each_part(block, &mut |id, part| own.extend([(id, part)]));
                    }
                }
                Replaced::Parts(at) => {
                    if let Some(block) = self.blocks.get(*at) {
                        each_part(block, &mut |id, part| own.extend([(id, part)]));
                    }
                }
            }
            own
        })
    }
}

impl ExistingParts for Existing<'_> {
    fn resolve(&self, spelling: &str) -> Result<String, Miss> {
        match self.index().resolve(spelling) {
            Resolution::One(id) if self.own().contains_key(id) => Ok(id.to_owned()),
            Resolution::One(id) => Err(taken(spelling, id)),
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
        match self.own().get(id)? {
            Part::Block(block) => Some(block),
            Part::View(_) | Part::RowOrColumn => None,
        }
    }

    fn view(&self, id: &str) -> Option<&View> {
        match self.own().get(id)? {
            Part::View(view) => Some(view),
            Part::Block(_) | Part::RowOrColumn => None,
        }
    }
}

/// The id belongs to an element that the operation does not replace.
fn taken(spelling: &str, id: &str) -> Miss {
    let named = if spelling == id {
        id.to_owned()
    } else {
        format!("{spelling} ({id})", spelling = shown(spelling))
    };
    let message =
        format!("duplicate id: {named} belongs to an element that this operation does not replace");
    let issue = Issue::pathless(message).hint("leave it out to create a new element");
    Miss {
        kind: FaultKind::Invalid,
        issue,
    }
}

/// The rows, columns, cell descendants and views of a block. Cells hold no tables, so that cell blocks have no
/// parts but the views of a dataview.
fn each_part<'a>(block: &'a Block, visit: &mut dyn FnMut(&'a str, Part<'a>)) {
    match &block.content {
        BlockContent::Table(table) => {
            table
                .columns
                .iter()
                .for_each(|column| visit(&column.id, Part::RowOrColumn));
            for row in &table.rows {
                visit(&row.id, Part::RowOrColumn);
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
