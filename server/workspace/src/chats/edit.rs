//! Editing a message (chats-files-auth.md 1.9).

use rolltop_document::message::MessageStyle;
use rolltop_spec::chats::ChatMessageResult;
use rolltop_store::{MessageRecord, Tx};

use super::add::stored_style;
use super::text::{MessageText, require_content, warnings, words_of};
use super::{require_author, stored_message};
use crate::Workspace;
use crate::error::Result;
use crate::spaces::SpaceTarget;

/// What a message is to say. What is `None` stays as it is.
#[derive(Clone, Copy, Debug)]
pub struct MessageEdit<'a> {
    /// What it says.
    pub text: MessageText<'a>,
    /// What v1 shows it as.
    pub style: Option<MessageStyle>,
    /// Object ids of what hangs on it.
    pub attachments: Option<&'a [String]>,
}

impl Workspace {
    /// Replaces the text of a message of the local account. An edit that means the same changes nothing.
    pub fn edit_message(
        &self,
        tx: &mut Tx<'_>,
        space: &SpaceTarget,
        chat_id: &str,
        message_id: &str,
        edit: MessageEdit<'_>,
    ) -> Result<ChatMessageResult> {
        self.writable_chat(tx, space, chat_id)?;
        let text = edit.text.parse()?;
        let before = stored_message(tx, chat_id, message_id)?;
        let attachments = match edit.attachments {
            Some(ids) => self.read_attachments(tx, space, ids)?,
            None => before.attachments.clone(),
        };
        require_content(text.text(), !attachments.is_empty())?;
        require_author(&before, &self.names_at(tx, &space.id)?.me)?;
        let outcome = ChatMessageResult {
            id: Some(before.id.clone()),
            dry_run: false,
            warnings: warnings(&text),
        };
        let message = MessageRecord {
            text: text.source().to_owned(),
            style: edit
                .style
                .map_or_else(|| before.style.clone(), stored_style),
            attachments,
            ..MessageRecord::clone(&before)
        };
        if message != *before {
            let message = MessageRecord {
                // An edit shows, be it in the second of the post or before it by a clock set back.
                edited_at: tx.now().max(next_second(before.created_at)),
                ..message
            };
            tx.put_message(message, Some(&words_of(text.text())))?;
        }
        Ok(outcome)
    }
}

/// The first moment that is served as a later one (Unix milliseconds).
fn next_second(millis: i64) -> i64 {
    (millis.div_euclid(1000) + 1) * 1000
}
