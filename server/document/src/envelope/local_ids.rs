//! Visits and replaces the ids inside blocks: of blocks, rows, columns, cell descendants and views.

use crate::block::{Block, BlockContent, Cell, Table};
use crate::ids::{DATAVIEW_ID, IdSource};

/// Calls `visit` with each id. Derived cell ids are skipped.
fn visit_ids(blocks: &mut [Block], visit: &mut dyn FnMut(&mut String)) {
    for block in blocks {
        visit(&mut block.id);
        match &mut block.content {
            BlockContent::Table(table) => visit_table(table, visit),
            BlockContent::Dataview(dataview) => {
                dataview
                    .views
                    .iter_mut()
                    .for_each(|view| visit(&mut view.id));
            }
            _ => {}
        }
    }
}

fn visit_table(table: &mut Table, visit: &mut dyn FnMut(&mut String)) {
    table
        .columns
        .iter_mut()
        .for_each(|column| visit(&mut column.id));
    for row in &mut table.rows {
        visit(&mut row.id);
        for cell in &mut row.cells {
            if let Cell::Blocks(cell) = cell {
                // Cells cannot contain tables, so the recursion ends here.
                visit_ids(&mut cell.descendants, visit);
            }
        }
    }
}

/// Replaces the ids of all blocks, rows, columns and views, because the content of a template becomes that of an object
/// (document.md 8). If `keeps_own` is true, the own dataview keeps its fixed id.
pub(super) fn remint(blocks: &mut [Block], keeps_own: bool, ids: &dyn IdSource) {
    let own = blocks.iter().position(is_own_dataview);
    visit_ids(blocks, &mut |id| *id = ids.mint());
    if let Some(own) = own.filter(|_| keeps_own).and_then(|at| blocks.get_mut(at)) {
        DATAVIEW_ID.clone_into(&mut own.id);
    }
}

/// True for the own dataview of a query, a collection, a type or a page (document.md 6.5).
pub(super) fn is_own_dataview(block: &Block) -> bool {
    block.id == DATAVIEW_ID
        && block.indent == 0
        && matches!(block.content, BlockContent::Dataview(_))
}
