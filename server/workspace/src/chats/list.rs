//! The chats of a space (chats-files-auth.md 1.4).

use std::cmp::Reverse;
use std::sync::Arc;

use rolltop_document::document::{Kind, StoredError, stored_properties};
use rolltop_document::issue::Issue;
use rolltop_spec::chats::ChatRow;
use rolltop_spec::shared::{ListResponse, Narrowing};
use rolltop_store::ObjectRecord;

use crate::Workspace;
use crate::catalog::HIDDEN;
use crate::error::{Error, Result};
use crate::objects::damaged;
use crate::spaces::{Page, SpaceTarget};

impl Workspace {
    /// A page of the chats that are neither hidden nor archived, last modified first. Opens no messages.
    pub fn list_chats(&self, space: &SpaceTarget, page: Page) -> Result<ListResponse<ChatRow>> {
        let (mut chats, warnings) = self.chats(space)?;
        chats.sort_by_key(|chat| (Reverse(chat.modified_at), chat.id.clone()));
        let total = chats.len() as u64;
        let rows = page.of(chats).map(|chat| ChatRow {
            id: chat.id.clone(),
            name: chat.name.clone(),
        });
        let list = ListResponse::page(page, rows.collect(), total, Narrowing::Offset);
        Ok(list.advised(warnings))
    }

    /// The ids of these chats, in no order.
    pub fn chat_ids(&self, space: &SpaceTarget) -> Result<Vec<String>> {
        let (chats, _) = self.chats(space)?;
        Ok(chats.iter().map(|chat| chat.id.clone()).collect())
    }

    /// The chats that are neither hidden nor archived, with advice on damaged ones.
    fn chats(&self, space: &SpaceTarget) -> Result<(Vec<Arc<ObjectRecord>>, Vec<Issue>)> {
        let found = self.store.read(|at| {
            self.live_space_at(at, space)?;
            Ok::<_, Error>(at.objects_of_kinds(&space.id, &[Kind::Chat.name()])?)
        })?;
        let mut chats = Vec::new();
        let mut warnings = Vec::new();
        for record in found.records.into_iter().filter(|record| !record.archived) {
            let hidden = is_hidden(&record).unwrap_or_else(|_| {
                warnings.push(damaged(
                    &record.id,
                    "it is listed, whether it is hidden or not",
                ));
                false
            });
            if !hidden {
                chats.push(record);
            }
        }
        Ok((chats, warnings))
    }
}

fn is_hidden(record: &ObjectRecord) -> Result<bool, StoredError> {
    let properties = stored_properties(&record.document)?;
    let mut hidden = properties.iter().filter(|(key, _)| key == HIDDEN);
    Ok(hidden.any(|(_, value)| value.as_bool() == Some(true)))
}
