//! Receipts: the ids of the elements that a batch created (ops.md 10).

use std::collections::BTreeMap;

use crate::block::{Minted, MintedKind};
use crate::labels::Labels;

/// New ids by path in the request: the path that an error at the element would have.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Receipts {
    /// Blocks, rows, columns and cell descendants.
    pub blocks: BTreeMap<String, String>,
    /// Views.
    pub views: BTreeMap<String, String>,
}

impl Receipts {
    pub(super) fn of(minted: Vec<Minted>) -> Self {
        let mut receipts = Self::default();
        for Minted { path, id, kind } in minted {
            let map = match kind {
                MintedKind::Block | MintedKind::Row | MintedKind::Column => &mut receipts.blocks,
                MintedKind::View => &mut receipts.views,
            };
            map.insert(path.into(), id);
        }
        receipts
    }

    /// True if the batch created nothing.
    pub fn is_empty(&self) -> bool {
        self.blocks.is_empty() && self.views.is_empty()
    }

    /// The receipts with each id spelled as in a compact read of the new document. Ids that the document no longer
    /// contains stay full.
    #[must_use]
    pub fn spelled(&self, labels: &Labels<'_>) -> Self {
        let spell = |ids: &BTreeMap<String, String>| {
            ids.iter()
                .map(|(path, id)| (path.clone(), labels.label(id).to_owned()))
                .collect()
        };
        Self {
            blocks: spell(&self.blocks),
            views: spell(&self.views),
        }
    }
}
