//! Posting and editing messages (chats-files-auth.md 1.8, 1.9).

use std::sync::Arc;

use rolltop_document::document::{Kind, layout_of};
use rolltop_document::issue::{Fault, Issue, Ref};
use rolltop_document::limits::MAX_ATTACHMENTS;
use rolltop_document::message::MessageStyle;
use rolltop_document::vocabulary::{Layout, Vocabulary};
use rolltop_document::wording::{shown, too_many};
use rolltop_spec::chats::{AddChatMessageRequest, ChatMessageResult};
use rolltop_store::{AttachmentRecord, MessageRecord, ObjectRecord, Snapshot, Tx, UnreadBy};

use super::text::{MessageText, mentioned, read_text, require_content, warnings, words_of};
use super::{ATTACHMENTS, WritableChat, require_author, stored_message};
use crate::Workspace;
use crate::error::Result;
use crate::ids::Ids;
use crate::keys::Caller;
use crate::objects::document_of;

/// A new message.
#[derive(Clone, Copy, Debug)]
pub struct NewMessage<'a> {
    /// What it says.
    pub text: MessageText<'a>,
    /// What v1 shows it as.
    pub style: MessageStyle,
    /// Object ids of its attachments.
    pub attachments: &'a [String],
    /// Id of the message that it replies to.
    pub reply_to: Option<&'a str>,
}

impl<'a> From<&'a AddChatMessageRequest> for NewMessage<'a> {
    fn from(request: &'a AddChatMessageRequest) -> Self {
        Self {
            text: MessageText::Markdown(request.text.as_deref().unwrap_or_default()),
            style: MessageStyle::Paragraph,
            attachments: request.attachments.as_deref().unwrap_or_default(),
            reply_to: request.reply_to.as_deref().filter(|id| !id.is_empty()),
        }
    }
}

impl Workspace {
    /// Posts a message as the local account. The commit puts it after all others, so posts to one chat do not wait for
    /// each other.
    pub fn add_message(
        &self,
        tx: &mut Tx<'_>,
        caller: &Caller,
        chat: &WritableChat<'_>,
        new: NewMessage<'_>,
    ) -> Result<ChatMessageResult> {
        self.post(tx, &caller.name, &chat.names.me, chat, new)
    }

    /// Posts a message as any member.
    pub(crate) fn post(
        &self,
        tx: &mut Tx<'_>,
        app_name: &str,
        member: &str,
        chat: &WritableChat<'_>,
        new: NewMessage<'_>,
    ) -> Result<ChatMessageResult> {
        let text = read_text(new.text, !new.attachments.is_empty())?;
        let attachments = chat.read_attachments(tx, new.attachments)?;
        let answered = chat.answered(tx, new.reply_to)?;
        let mentions = mentioned(&text);
        let answered = answered.as_ref().map(|message| &message.creator);
        let others = chat.names.members.iter().map(|other| &other.id);
        let unread_by = others.filter(|other| *other != member).map(|other| {
            let mention = mentions.contains(&other.as_str()) || answered == Some(other);
            UnreadBy {
                member_id: other.clone(),
                mention,
            }
        });
        let unread_by: Vec<UnreadBy> = unread_by.collect();
        // The commit sets the order and the state id.
        let message = MessageRecord {
            id: Ids(&*self.entropy).object(),
            chat_id: chat.id.to_owned(),
            creator: member.to_owned(),
            app_name: (!app_name.is_empty()).then(|| app_name.to_owned()),
            created_at: tx.now(),
            reply_to: new.reply_to.map(str::to_owned),
            attachments,
            text: text.source().to_owned(),
            style: stored_style(new.style),
            ..MessageRecord::default()
        };
        let outcome = ChatMessageResult {
            id: Some(message.id.clone()),
            dry_run: false,
            warnings: warnings(&text),
        };
        tx.add_message(message, &words_of(text.text()), &unread_by)?;
        Ok(outcome)
    }
}

impl WritableChat<'_> {
    /// The message that a new one replies to.
    fn answered(
        &self,
        at: &Snapshot<'_>,
        reply_to: Option<&str>,
    ) -> Result<Option<Arc<MessageRecord>>> {
        let Some(reply_to) = reply_to else {
            return Ok(None);
        };
        let found = at.message(self.id, reply_to)?;
        if found.is_some() {
            return Ok(found);
        }
        let message = format!("the chat has no message {:?} to answer", shown(reply_to));
        let issue = Issue::at("/reply_to", message).hint("use the id of a message of this chat");
        Err(Fault::invalid(issue.see(Ref::op("get_chat_messages"))).into())
    }

    /// Each attachment is an object of the space. Duplicates are dropped.
    fn read_attachments(&self, at: &Snapshot<'_>, ids: &[String]) -> Result<Vec<AttachmentRecord>> {
        if ids.len() > MAX_ATTACHMENTS {
            let message = too_many(ids.len(), "attachments", MAX_ATTACHMENTS);
            let issue = Issue::at(ATTACHMENTS, message).hint("send several messages");
            return Err(Fault::invalid(issue).into());
        }
        let mut attachments: Vec<AttachmentRecord> = Vec::new();
        let mut issues = Vec::new();
        for (place, id) in ids.iter().enumerate() {
            let found = at.object(id)?;
            let Some(record) = found.filter(|record| record.space_id == self.space.id) else {
                issues.push(unknown_attachment(place, id));
                continue;
            };
            if attachments.iter().all(|attachment| attachment.id != *id) {
                attachments.push(AttachmentRecord {
                    id: id.clone(),
                    kind: attachment_kind(&record, &self.names.vocabulary)?.to_owned(),
                });
            }
        }
        if !issues.is_empty() {
            return Err(Fault::many("unknown attachments", issues).into());
        }
        Ok(attachments)
    }
}

/// A style as it is stored: `None` for a paragraph.
pub(super) fn stored_style(style: MessageStyle) -> Option<String> {
    (style != MessageStyle::Paragraph).then(|| style.name().to_owned())
}

fn unknown_attachment(place: usize, id: &str) -> Issue {
    let message = format!("the space has no object {id:?}", id = shown(id));
    Issue::at(format!("{ATTACHMENTS}/{place}"), message)
        .hint("upload the file first, or use the id of an object of the space")
        .see(Ref::op("upload_file"))
}

/// The kind of an attachment, from the layout of its object.
fn attachment_kind(record: &ObjectRecord, vocabulary: &Vocabulary) -> Result<&'static str> {
    if record.kind != Kind::FileObject.name() {
        return Ok(LINK);
    }
    Ok(match layout_of(&document_of(record)?, vocabulary) {
        Layout::Image => "image",
        Layout::File | Layout::Video | Layout::Audio | Layout::Pdf => "file",
        _ => LINK,
    })
}

/// An attachment that only points to an object; deleting the message never touches it.
pub(super) const LINK: &str = "link";

/// An edit of a message. A member that is `None` stays as it is.
#[derive(Clone, Copy, Debug)]
pub struct MessageEdit<'a> {
    /// What it says.
    pub text: MessageText<'a>,
    /// What v1 shows it as.
    pub style: Option<MessageStyle>,
    /// Object ids of its attachments.
    pub attachments: Option<&'a [String]>,
}

impl WritableChat<'_> {
    /// Replaces the text of a message of the local account. An edit to the same text and marks changes nothing.
    pub fn edit_message(
        &self,
        tx: &mut Tx<'_>,
        message_id: &str,
        edit: MessageEdit<'_>,
    ) -> Result<ChatMessageResult> {
        let text = edit.text.parse()?;
        let before = stored_message(tx, self.id, message_id)?;
        let attachments = match edit.attachments {
            Some(ids) => self.read_attachments(tx, ids)?,
            None => before.attachments.clone(),
        };
        require_content(text.text(), !attachments.is_empty())?;
        require_author(&before, &self.names.me)?;
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
                // Later than the post, also within its second or with a clock that was set back.
                edited_at: tx.now().max(next_second(before.created_at)),
                ..message
            };
            tx.put_message(message, Some(&words_of(text.text())))?;
        }
        Ok(outcome)
    }
}

/// The start of the next second (Unix milliseconds).
fn next_second(millis: i64) -> i64 {
    (millis.div_euclid(1000) + 1) * 1000
}
