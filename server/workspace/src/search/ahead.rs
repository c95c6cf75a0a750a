//! Reading a space before anybody searches it (query.md 9: a search sees every write that was answered before it).

use rolltop_store::{Plan, Write};

use super::text_keys;
use crate::Workspace;

/// Bytes of a document from which on its space is read at once: the words of a burst of such documents would otherwise
/// all be read by the first search.
const LONG: usize = 64 << 10;

impl Workspace {
    /// Begins to read the spaces that long documents are written into, on threads of their own.
    pub(crate) fn read_ahead(&self, plan: &Plan) {
        let long = plan.writes.iter().filter_map(|write| match write {
            Write::PutObject(record) if record.document.len() >= LONG => Some(&record.space_id),
            _ => None,
        });
        for space_id in long {
            // What cannot be read now is told to who searches.
            let keys = || {
                let catalogue = self.catalogue(space_id).ok()?;
                Some(text_keys(&catalogue))
            };
            self.index.read_ahead(space_id, keys);
        }
    }
}
