//! Unique ids (document.md 9.5): unique in the document for blocks, rows, columns and derived cells, and unique in the
//! dataview for views. A view cannot have the id of a block.

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use crate::block::{Block, BlockContent, Cell, Dataview, Table};
use crate::findings::Findings;
use crate::issue::Issue;
use crate::path::Path;

/// The positions of cell blocks in their input arrays, if they differ from the positions in the parsed cell: an array
/// may contain groups, invalid elements, or only the own block.
#[derive(Debug, Default)]
pub(crate) struct CellEntries(HashMap<String, Vec<usize>>);

impl CellEntries {
    /// Records the positions of the own block and its descendants in the array of the cell at `cell`.
    pub(crate) fn note(&mut self, cell: &Path, entries: Vec<usize>) {
        let follows = entries.iter().copied().eq(0..entries.len());
        if entries.len() < 2 || !follows {
            self.0.insert(cell.to_string(), entries);
        }
    }

    /// The path of a block in a cell. `position` is `None` if it is the only block.
    fn path(&self, cell: Path, position: Option<usize>) -> Path {
        let entries = self.0.get(&cell.to_string());
        let entry = entries.and_then(|entries| entries.get(position.unwrap_or_default()).copied());
        match entry.or(position) {
            Some(entry) => cell.index(entry),
            None => cell,
        }
    }
}

/// Separates row and column in the id of a cell; neither can contain it.
const CELL_JOIN: char = '-';

/// The ids found so far, each with the part that used it first.
pub(super) struct Identities<'b, 'a> {
    /// Path of a block of the sequence.
    at: &'a dyn Fn(usize) -> Path,
    cells: &'a CellEntries,
    parts: HashMap<&'b str, Taken>,
    views: HashMap<&'b str, Spot>,
    /// Ids of blocks that have the form of a cell id.
    cell_like: Vec<(&'b str, Spot)>,
    tables: usize,
}

/// A used id.
#[derive(Clone, Copy)]
struct Taken {
    part: Part,
    spot: Spot,
}

/// The kind of part that uses an id; the number is that of the table.
#[derive(Clone, Copy, Eq, PartialEq)]
enum Part {
    Block,
    Row(usize),
    Column(usize),
}

/// The position of a part, compact because one is kept for every id.
#[derive(Clone, Copy)]
struct Spot {
    block: usize,
    cell: Option<CellSpot>,
    part: Sub,
}

/// A block in a cell.
#[derive(Clone, Copy)]
struct CellSpot {
    /// Row and cell; `None` if the cell is checked by itself.
    slot: Option<(usize, usize)>,
    /// Position among the blocks of the cell; `None` if it is the only one.
    position: Option<usize>,
}

/// A part of a block.
#[derive(Clone, Copy)]
enum Sub {
    Whole,
    Row(usize),
    Column(usize),
    View(usize),
}

impl Spot {
    fn block(block: usize) -> Self {
        Self {
            block,
            cell: None,
            part: Sub::Whole,
        }
    }

    fn of(self, part: Sub) -> Self {
        Self { part, ..self }
    }

    fn in_cell(self, cell: CellSpot) -> Self {
        Self {
            cell: Some(cell),
            ..self
        }
    }
}

impl<'b, 'a> Identities<'b, 'a> {
    pub(super) fn new(at: &'a dyn Fn(usize) -> Path, cells: &'a CellEntries) -> Self {
        Self {
            at,
            cells,
            parts: HashMap::new(),
            views: HashMap::new(),
            cell_like: Vec::new(),
            tables: 0,
        }
    }

    /// Registers the ids of a block of the sequence and of its parts.
    pub(super) fn take(&mut self, index: usize, block: &'b Block, out: &mut Findings) {
        let spot = Spot::block(index);
        self.take_block(block, spot, out);
        if let BlockContent::Table(table) = &block.content {
            self.take_table(table, spot, out);
        }
    }

    /// Registers the ids in a cell that is checked by itself.
    pub(super) fn take_lone_cell(&mut self, cell: &'b Cell, out: &mut Findings) {
        self.take_cell(cell, None, Spot::block(0), out);
    }

    /// Refuses blocks whose id is that of a cell, even an empty cell (document.md 6.4).
    pub(super) fn finish(self, out: &mut Findings) {
        for (id, spot) in &self.cell_like {
            let Some((row, column)) = id.split_once(CELL_JOIN) else {
                continue;
            };
            let part = |id: &str| self.parts.get(id).map(|taken| taken.part);
            if let (Some(Part::Row(of)), Some(Part::Column(in_))) = (part(row), part(column))
                && of == in_
            {
                let message = format!("id {id:?} is that of a table cell, `<row>-<column>`");
                out.issue(Issue::at(self.path(*spot), message).hint("choose another id, or none"));
            }
        }
    }

    fn take_block(&mut self, block: &'b Block, spot: Spot, out: &mut Findings) {
        self.take_part(&block.id, Part::Block, spot, out);
        if block
            .id
            .split_once(CELL_JOIN)
            .is_some_and(|(_, rest)| !rest.contains(CELL_JOIN))
        {
            self.cell_like.push((&block.id, spot));
        }
        if let BlockContent::Dataview(dataview) = &block.content {
            self.take_views(dataview, spot, out);
        }
    }

    fn take_table(&mut self, table: &'b Table, spot: Spot, out: &mut Findings) {
        self.tables += 1;
        let (column, row) = (Part::Column(self.tables), Part::Row(self.tables));
        for (position, part) in table.columns.iter().enumerate() {
            self.take_part(&part.id, column, spot.of(Sub::Column(position)), out);
        }
        for (position, part) in table.rows.iter().enumerate() {
            self.take_part(&part.id, row, spot.of(Sub::Row(position)), out);
            for (cell_position, cell) in part.cells.iter().enumerate() {
                self.take_cell(cell, Some((position, cell_position)), spot, out);
            }
        }
    }

    fn take_cell(
        &mut self,
        cell: &'b Cell,
        slot: Option<(usize, usize)>,
        spot: Spot,
        out: &mut Findings,
    ) {
        let Cell::Blocks(blocks) = cell else { return };
        let alone = blocks.descendants.is_empty();
        let own = CellSpot {
            slot,
            position: (!alone).then_some(0),
        };
        self.take_block(&blocks.own, spot.in_cell(own), out);
        for (position, block) in blocks.descendants.iter().enumerate() {
            let place = CellSpot {
                slot,
                position: Some(position + 1),
            };
            self.take_block(block, spot.in_cell(place), out);
        }
    }

    /// Registers an id that must be unique in the document. A cell's own block and invalid parts have no id here.
    fn take_part(&mut self, id: &'b str, part: Part, spot: Spot, out: &mut Findings) {
        if id.is_empty() {
            return;
        }
        let first = match self.parts.entry(id) {
            Entry::Occupied(taken) => Some(taken.get().spot),
            Entry::Vacant(free) => {
                free.insert(Taken { part, spot });
                self.views.get(id).copied().filter(|_| part == Part::Block)
            }
        };
        if let Some(first) = first {
            self.refuse(id, spot, first, out);
        }
    }

    /// Registers the ids of views: unique in their dataview, and different from all block ids.
    fn take_views(&mut self, dataview: &'b Dataview, spot: Spot, out: &mut Findings) {
        let mut own = HashMap::with_capacity(dataview.views.len());
        for (position, view) in dataview.views.iter().enumerate() {
            let spot = spot.of(Sub::View(position));
            let id = view.id.as_str();
            // The view or its id was invalid.
            if id.is_empty() {
                continue;
            }
            let block = self.parts.get(id).filter(|taken| taken.part == Part::Block);
            let first = match own.entry(id) {
                Entry::Occupied(first) => Some(*first.get()),
                Entry::Vacant(free) => {
                    free.insert(spot);
                    block.map(|taken| taken.spot)
                }
            };
            self.views.entry(id).or_insert(spot);
            if let Some(first) = first {
                self.refuse(id, spot, first, out);
            }
        }
    }

    fn refuse(&self, id: &str, spot: Spot, first: Spot, out: &mut Findings) {
        let message = format!("id {id:?} is already used at {}", self.path(first));
        out.issue(Issue::at(self.path(spot), message).hint("ids are unique in a document"));
    }

    /// The path of a part's `id`.
    fn path(&self, spot: Spot) -> Path {
        let mut path = (self.at)(spot.block);
        if let Some(CellSpot { slot, position }) = spot.cell {
            if let Some((row, cell)) = slot {
                path = path.key("rows").index(row).key("cells").index(cell);
            }
            path = self.cells.path(path, position);
        }
        let path = match spot.part {
            Sub::Whole => path,
            Sub::Row(position) => path.key("rows").index(position),
            Sub::Column(position) => path.key("columns").index(position),
            Sub::View(position) => path.key("views").index(position),
        };
        path.key("id")
    }
}
