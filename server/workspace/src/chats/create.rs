//! Making a chat (chats-files-auth.md 1.5).

use rolltop_document::bundled::NAME;
use rolltop_document::decor::Icon;
use rolltop_document::document::{Document, Kind};
use rolltop_document::issue::{Fault, Issue};
use rolltop_document::limits::MAX_NAME;
use rolltop_document::objects::ObjectLookup;
use rolltop_document::vocabulary::Layout;
use rolltop_document::wording::too_many;
use rolltop_spec::chats::ChatResult;
use rolltop_store::Tx;
use serde_json::json;

use crate::Workspace;
use crate::error::Result;
use crate::ids::Ids;
use crate::keys::Caller;
use crate::objects::{SpaceObjects, Stamp, new_record};
use crate::spaces::SpaceTarget;

impl Workspace {
    /// Makes a chat; names need not be unique. `icon` reads its icon among the objects of the space.
    pub fn create_chat(
        &self,
        tx: &mut Tx<'_>,
        caller: &Caller,
        space: &SpaceTarget,
        name: &str,
        icon: impl FnOnce(&dyn ObjectLookup) -> Result<Option<Icon>, Fault>,
    ) -> Result<ChatResult> {
        self.live_space_at(tx, space)?;
        check_name(name)?;
        let objects = SpaceObjects::at(tx, &space.id);
        let icon = icon(&objects)?;
        objects.finish()?;
        let catalogue = self.names_at(tx, &space.id)?;
        let stamp = Stamp::of(caller, &catalogue, tx.now());
        let record = new_record(
            Ids(&*self.entropy).object(),
            &space.id,
            &chat_document(name, icon),
            &catalogue.vocabulary,
            stamp,
        );
        let outcome = ChatResult {
            id: Some(record.id.clone()),
            name: name.to_owned(),
            dry_run: false,
        };
        tx.put_object(record)?;
        Ok(outcome)
    }
}

fn check_name(name: &str) -> Result<(), Fault> {
    let length = name.chars().count();
    if length <= MAX_NAME {
        return Ok(());
    }
    let message = too_many(length, "characters", MAX_NAME);
    Err(Fault::invalid(
        Issue::at("/name", message).hint("shorten it"),
    ))
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
