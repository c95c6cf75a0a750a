//! Creating and listing the chats of a space (chats-files-auth.md 1.4, 1.5).

use std::cmp::Reverse;
use std::sync::Arc;

use rolltop_document::bundled::NAME;
use rolltop_document::decor::Icon;
use rolltop_document::document::{Document, Kind, StoredError, stored_properties};
use rolltop_document::issue::{Fault, Issue};
use rolltop_document::limits::MAX_NAME;
use rolltop_document::objects::ObjectLookup;
use rolltop_document::vocabulary::Layout;
use rolltop_document::wording::too_many;
use rolltop_spec::chats::{ChatResult, ChatRow};
use rolltop_spec::shared::{ListResponse, Narrowing};
use rolltop_store::{ObjectRecord, Tx};
use serde_json::json;

use crate::Workspace;
use crate::catalog::HIDDEN;
use crate::error::{Error, Result};
use crate::keys::Caller;
use crate::objects::{SpaceObjects, damaged};
use crate::spaces::{Page, SpaceTarget};

impl Workspace {
    /// Creates a chat; names need not be unique. `icon` reads its icon among the objects of the space.
    pub fn create_chat(
        &self,
        tx: &mut Tx<'_>,
        caller: &Caller,
        space: &SpaceTarget,
        name: &str,
        icon: impl FnOnce(&dyn ObjectLookup) -> Result<Option<Icon>, Fault>,
    ) -> Result<ChatResult> {
        let catalogue = self.live_names_at(tx, space)?;
        let length = name.chars().count();
        if length > MAX_NAME {
            let issue = Issue::at("/name", too_many(length, "characters", MAX_NAME));
            return Err(Fault::invalid(issue.hint("shorten it")).into());
        }
        let objects = SpaceObjects::at(tx, &space.id);
        let icon = icon(&objects)?;
        objects.finish()?;
        let document = chat_document(name, icon);
        let record = self.put_new(tx, caller, (space, &catalogue), &document)?;
        Ok(ChatResult {
            id: Some(record.id),
            name: name.to_owned(),
            dry_run: false,
        })
    }
}

fn chat_document(name: &str, icon: Option<Icon>) -> Document {
    let mut document = Document {
        kind: Kind::Chat,
        type_key: Layout::ChatDerived.name().to_owned(),
        icon,
        ..Document::default()
    };
    document.properties.insert(NAME.to_owned(), json!(name));
    document.mark_origin();
    document
}

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
        for record in found.into_iter().filter(|record| !record.archived) {
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
