//! The view that a dataview gets when the caller names none (ops.md 6, 7.10).

use crate::block::{Align, Block, BlockContent, Dataview, Minted};
use crate::bundled::{LAST_MODIFIED_DATE, NAME};
use crate::ids::IdSource;
use crate::view::{Column, Sort, SortDirection, View};

/// Name of the view of a dataview that was inserted without any.
const DEFAULT_NAME: &str = "All";

/// Gives every new dataview of a run that has no view one.
pub(super) fn complete(run: &mut [Block], minted: &[Minted], ids: &dyn IdSource) {
    for block in run {
        if minted.iter().any(|minted| minted.id == block.id) {
            complete_block(block, ids);
        }
    }
}

/// Gives a block that has become a dataview without a view one.
pub(super) fn complete_block(block: &mut Block, ids: &dyn IdSource) {
    if let BlockContent::Dataview(dataview) = &mut block.content
        && dataview.views.is_empty()
    {
        let view = new_view(dataview, DEFAULT_NAME.to_owned(), ids.mint());
        dataview.views.push(view);
    }
}

/// A table of every property that the dataview knows, the latest change first.
pub(super) fn new_view(dataview: &Dataview, name: String, id: String) -> View {
    let known = dataview
        .properties
        .iter()
        .map(|known| known.property.as_str());
    let mut columns: Vec<Column> = known.map(visible).collect();
    if columns.is_empty() {
        columns.push(visible(NAME));
    }
    let latest_first = Sort {
        property: LAST_MODIFIED_DATE.to_owned(),
        direction: SortDirection::Desc,
        custom_order: Vec::new(),
        empty_placement: None,
        include_time: true,
        no_collate: false,
        id: None,
    };
    View {
        id,
        name,
        columns,
        sorts: vec![latest_first],
        ..View::default()
    }
}

fn visible(property: &str) -> Column {
    Column {
        property: property.to_owned(),
        hidden: false,
        width: 0,
        aggregation: None,
        align: Align::default(),
    }
}
