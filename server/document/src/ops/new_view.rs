//! The view that a dataview gets when the caller names none (ops.md 6, 7.10).

use crate::block::{Block, BlockContent, Cell, Dataview, Minted};
use crate::bundled::{LAST_MODIFIED_DATE, NAME};
use crate::ids::IdSource;
use crate::limits::MAX_VIEW_COLUMNS;
use crate::view::{Column, DEFAULT_VIEW_NAME, Sort, SortDirection, View};

/// Gives every new dataview of a run that has no view one, those in cells included.
pub(super) fn complete(run: &mut [Block], minted: &[Minted], ids: &dyn IdSource) {
    for block in run {
        if is_new(&block.id, minted) {
            complete_block(block, ids);
        }
        complete_cells(block, minted, ids);
    }
}

/// The same in the cells of a table. The own block of a cell has no id: it is new where its row is.
pub(super) fn complete_cells(block: &mut Block, minted: &[Minted], ids: &dyn IdSource) {
    let BlockContent::Table(table) = &mut block.content else {
        return;
    };
    for row in &mut table.rows {
        let is_new = is_new(&row.id, minted);
        for cell in &mut row.cells {
            complete_cell(cell, is_new, minted, ids);
        }
    }
}

/// The same in one cell, whose own block is new or not.
pub(super) fn complete_cell(cell: &mut Cell, is_new: bool, minted: &[Minted], ids: &dyn IdSource) {
    if let Cell::Blocks(blocks) = cell {
        if is_new {
            complete_block(&mut blocks.own, ids);
        }
        complete(&mut blocks.descendants, minted, ids);
    }
}

fn is_new(id: &str, minted: &[Minted]) -> bool {
    minted.iter().any(|minted| minted.id == id)
}

/// Gives a block that has become a dataview without a view one.
pub(super) fn complete_block(block: &mut Block, ids: &dyn IdSource) {
    if let BlockContent::Dataview(dataview) = &mut block.content
        && dataview.views.is_empty()
    {
        let view = new_view(dataview, DEFAULT_VIEW_NAME.to_owned(), ids.mint(), &[]);
        dataview.views.push(view);
    }
}

/// A table of the properties that the dataview knows, the latest change first. Where they are too many for one view
/// there is room for those that the caller names.
pub(super) fn new_view(dataview: &Dataview, name: String, id: String, named: &[String]) -> View {
    let known = dataview
        .properties
        .iter()
        .map(|known| known.property.as_str());
    let mut wanted: Vec<&str> = named.iter().map(String::as_str).collect();
    // A row is told by its name, whatever else the dataview knows (ops.md 7.10), unless the caller fills the view.
    if !wanted.contains(&NAME) && wanted.len() < MAX_VIEW_COLUMNS {
        wanted.push(NAME);
    }
    let mut room = MAX_VIEW_COLUMNS.saturating_sub(wanted.len());
    let fits = |property: &&str| {
        if wanted.contains(property) {
            return true;
        }
        let has_room = room > 0;
        room = room.saturating_sub(1);
        has_room
    };
    let mut view = View::of_properties(id, name, known.filter(fits));
    let shows_name = view.columns.iter().any(|column| column.property == NAME);
    if wanted.contains(&NAME) && !shows_name {
        view.columns.insert(0, Column::of(NAME.to_owned()));
    }
    view.sorts.push(Sort {
        property: LAST_MODIFIED_DATE.to_owned(),
        direction: SortDirection::Desc,
        custom_order: Vec::new(),
        empty_placement: None,
        include_time: true,
        no_collate: false,
    });
    view
}
