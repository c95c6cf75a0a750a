//! The chats of a space (chats-files-auth.md 1.4).

use std::cmp::Reverse;

use rolltop_document::document::Kind;
use rolltop_store::ObjectRecord;
use serde_json::Value;

use crate::Workspace;
use crate::catalog::HIDDEN;
use crate::error::{Error, Result};
use crate::objects::document_of;
use crate::spaces::{Page, SpaceTarget};

/// A chat in a list.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct ChatRow {
    /// Object id.
    pub id: String,
    /// Its name.
    pub name: String,
}

/// A page of chats.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct ChatList {
    /// The rows of the page.
    pub rows: Vec<ChatRow>,
    /// How many chats the whole list has.
    pub total: u64,
}

impl Workspace {
    /// A page of the chats that are neither hidden nor archived, last modified first. Opens no messages.
    pub fn list_chats(&self, space: &SpaceTarget, page: Page) -> Result<ChatList> {
        self.live_space(space)?;
        let found = self
            .store
            .objects_of_kinds(&space.id, &[Kind::Chat.name()])
            .map_err(Error::internal)?;
        let mut chats = Vec::new();
        for record in &found.records {
            if !record.archived && !is_hidden(record)? {
                chats.push(record);
            }
        }
        chats.sort_by_key(|chat| (Reverse(chat.modified_at), chat.id.clone()));
        let total = chats.len() as u64;
        let rows = page.of(chats).map(|chat| ChatRow {
            id: chat.id.clone(),
            name: chat.name.clone(),
        });
        Ok(ChatList {
            rows: rows.collect(),
            total,
        })
    }
}

fn is_hidden(record: &ObjectRecord) -> Result<bool> {
    let document = document_of(record)?;
    let hidden = document.properties.get(HIDDEN).and_then(Value::as_bool);
    Ok(hidden.unwrap_or(false))
}
