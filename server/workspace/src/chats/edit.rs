//! Editing a message (chats-files-auth.md 1.9).

use rolltop_spec::chats::ChatMessageResult;
use rolltop_store::{MessageRecord, Tx};

use super::text::{parse_text, require_content, warnings, words_of};
use super::{require_author, stored_message};
use crate::Workspace;
use crate::error::Result;
use crate::spaces::SpaceTarget;

impl Workspace {
    /// Replaces the text of a message of the local account. A text that means the same changes nothing.
    pub fn edit_message(
        &self,
        tx: &mut Tx<'_>,
        space: &SpaceTarget,
        chat_id: &str,
        message_id: &str,
        text: &str,
    ) -> Result<ChatMessageResult> {
        self.writable_chat(tx, space, chat_id)?;
        let text = parse_text(text)?;
        let before = stored_message(tx, chat_id, message_id)?;
        require_content(text.text(), !before.attachments.is_empty())?;
        require_author(&before, &self.names_at(tx, &space.id)?.me)?;
        let outcome = ChatMessageResult {
            id: Some(before.id.clone()),
            dry_run: false,
            warnings: warnings(&text),
        };
        if before.text != text.source() {
            let message = MessageRecord {
                text: text.source().to_owned(),
                // An edit shows, be it in the second of the post or before it by a clock set back.
                edited_at: tx.now().max(next_second(before.created_at)),
                ..MessageRecord::clone(&before)
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
