//! Changes of the store that no route makes.

use rolltop_store::testing::{Commit, Plan, Write};
use rolltop_store::{MessageRecord, ObjectRecord, SpaceRecord};
use serde_json::Value;

use super::World;
use super::world::Space;

impl World {
    /// Commits writes past the API.
    pub(crate) fn store(&self, writes: impl IntoIterator<Item = Write>) {
        let plan = Plan {
            writes: writes.into_iter().collect(),
            ..Plan::at(1_767_000_000_000)
        };
        self.server.store.commit(plan).unwrap();
    }

    /// Changes the record of a space.
    pub(crate) fn change_space(&self, space: &Space, change: impl FnOnce(&mut SpaceRecord)) {
        let mut record = self.server.store.space(&space.full).unwrap().unwrap();
        change(&mut record);
        self.store([Write::PutSpace(record)]);
    }

    /// Changes the record of an object.
    pub(crate) fn change_object(&self, id: &str, change: impl FnOnce(&mut ObjectRecord)) {
        let record = self.server.store.object(id).unwrap().unwrap();
        let mut record = ObjectRecord::clone(&record);
        change(&mut record);
        self.store([Write::PutObject(record)]);
    }

    /// Changes the stored document of an object.
    pub(crate) fn change_document(&self, id: &str, change: impl FnOnce(&mut Value)) {
        self.change_object(id, |record| {
            let mut document = serde_json::from_str(&record.document).unwrap();
            change(&mut document);
            record.document = document.to_string().into();
        });
    }

    /// Changes the record of a message.
    pub(crate) fn change_message(
        &self,
        chat: &str,
        id: &str,
        change: impl FnOnce(&mut MessageRecord),
    ) {
        let record = self.server.store.message(chat, id).unwrap().unwrap();
        let mut message = MessageRecord::clone(&record);
        change(&mut message);
        self.store([Write::PutMessage {
            message,
            words: None,
        }]);
    }
}
