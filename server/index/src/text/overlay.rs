//! What is not yet written, and which of the written documents still count.

use std::collections::HashMap;
use std::sync::Arc;

use rolltop_store::Seq;

use super::document::DocText;
use super::segments::WrittenDoc;
use crate::cells::Slot;

/// Which no commit has.
const NO_VERSION: Seq = 0;

/// Documents in memory, beside the written ones.
#[derive(Default)]
pub(super) struct Overlay {
    docs: HashMap<Slot, Arc<DocText>>,
    bytes: usize,
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

    pub(super) fn accepts(&self, doc: &WrittenDoc) -> bool {
        self.accepted.get(doc.slot as usize) == Some(&doc.version)
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

    /// Remembers the row of a key.
    pub(super) fn place(&mut self, key: u64, slot: Slot) {
        self.slots.insert(key, slot);
    }

    /// The row of a key.
    pub(super) fn slot(&self, key: u64) -> Option<Slot> {
        self.slots.get(&key).copied()
    }
}
