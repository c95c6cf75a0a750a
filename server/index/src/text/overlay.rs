//! What is not yet written, and which of the written documents still count.

use std::collections::HashMap;
use std::sync::Arc;

use rolltop_store::Seq;

use super::document::DocText;
use crate::cells::Slot;

/// Which no commit has.
const NO_VERSION: Seq = 0;

/// Documents in memory, beside the written ones.
#[derive(Default)]
pub(super) struct Overlay {
    docs: HashMap<Slot, Arc<DocText>>,
    bytes: usize,
    /// How often a document has come.
    changes: u64,
    /// By slot: the version of the written document that counts.
    accepted: Vec<Seq>,
    /// The row of every searchable object by the key that it is written under.
    slots: HashMap<u64, Slot>,
}

impl Overlay {
    /// Puts a document in place of everything known of its row.
    pub(super) fn put(&mut self, slot: Slot, doc: Arc<DocText>) {
        self.take(slot);
        self.slots.insert(doc.key, slot);
        self.changes += 1;
        self.bytes += doc.bytes();
        self.docs.insert(slot, doc);
    }

    /// Forgets the documents of a row, written ones included.
    pub(super) fn take(&mut self, slot: Slot) {
        if let Some(doc) = self.docs.remove(&slot) {
            self.bytes -= doc.bytes();
        }
        self.accept(slot, NO_VERSION);
    }

    /// No written document counts any more.
    pub(super) fn forget_written(&mut self) {
        self.accepted.clear();
    }

    /// The written document of this version counts.
    pub(super) fn accept(&mut self, slot: Slot, version: Seq) {
        let at = slot as usize;
        if self.accepted.len() <= at {
            self.accepted.resize(at + 1, NO_VERSION);
        }
        if let Some(accepted) = self.accepted.get_mut(at) {
            *accepted = version;
        }
    }

    /// A document was written. It counts unless the row has a newer one.
    pub(super) fn written(&mut self, slot: Slot, version: Seq) {
        if let Some(doc) = self.docs.get(&slot) {
            if doc.version != version {
                return;
            }
            self.bytes -= doc.bytes();
            self.docs.remove(&slot);
        }
        self.accept(slot, version);
    }

    /// True if the document of the row is in memory or written.
    pub(super) fn has(&self, slot: Slot) -> bool {
        let accepted = self.accepted.get(slot as usize).copied();
        self.docs.contains_key(&slot) || accepted.unwrap_or(NO_VERSION) != NO_VERSION
    }

    /// True if this version of a row's document, as it was written, is the one that counts.
    pub(super) fn accepts(&self, slot: Slot, version: Seq) -> bool {
        self.accepted.get(slot as usize) == Some(&version)
    }

    /// True if this version of a row's document, which was in memory, is the one that counts. It may be written now.
    pub(super) fn has_version(&self, slot: Slot, version: Seq) -> bool {
        match self.docs.get(&slot) {
            Some(doc) => doc.version == version,
            None => self.accepts(slot, version),
        }
    }

    /// How often a document has come: while it is the same, nothing is in memory that was not before.
    pub(super) fn changes(&self) -> u64 {
        self.changes
    }

    pub(super) fn docs(&self) -> impl Iterator<Item = (Slot, &Arc<DocText>)> {
        self.docs.iter().map(|(slot, doc)| (*slot, doc))
    }

    pub(super) fn len(&self) -> usize {
        self.docs.len()
    }

    pub(super) fn bytes(&self) -> usize {
        self.bytes
    }

    /// About how many bytes it takes with everything that it knows of rows.
    pub(super) fn memory(&self) -> usize {
        const OF_ENTRY: usize = 32;
        let entries = self.docs.len() + self.slots.len();
        self.bytes + self.accepted.capacity() * size_of::<Seq>() + entries * OF_ENTRY
    }

    /// Remembers the row of a key.
    pub(super) fn place(&mut self, key: u64, slot: Slot) {
        self.slots.insert(key, slot);
    }

    /// The row of a key.
    pub(super) fn slot(&self, key: u64) -> Option<Slot> {
        self.slots.get(&key).copied()
    }
}
