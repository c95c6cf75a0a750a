//! The events of a chat, and their order within a commit.

use std::collections::{BTreeSet, HashMap, HashSet};
use std::sync::{Arc, OnceLock};

use bytes::Bytes;
use rolltop_spec::chats::ChatState;
use rolltop_store::{MessageChange, MessageRecord, Seq};
use tokio::sync::OwnedSemaphorePermit;

use crate::chats::ChatMessage;

/// The size of an event without texts and lists, in bytes.
const EVENT_BYTES: usize = 256;
/// The size of an attachment or a reaction, in bytes.
const ENTRY_BYTES: usize = 96;

/// One change of a chat.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum ChatEvent {
    /// A message changed, or was deleted.
    Message(MessageChange, ChatMessage),
    /// The unread counters or the read marks of the member changed.
    State(ChatState),
}

impl ChatEvent {
    /// About how many bytes it holds; its rendering, where it has one, holds as many.
    pub(super) fn weight(&self) -> usize {
        let Self::Message(_, message) = self else {
            return EVENT_BYTES;
        };
        let record = &message.record;
        let blocks = record.blocks_text.as_ref().map_or(0, String::len);
        let entries = record.attachments.len() + record.reactions.len();
        EVENT_BYTES + record.text.len() + blocks + entries * ENTRY_BYTES
    }
}

/// An event that all subscribers of a chat share, rendered once for all of them.
#[derive(Debug)]
pub struct StreamEvent {
    /// The commit that made it.
    pub(super) seq: Seq,
    /// The only member that it concerns, if there is one.
    pub(super) to: Option<String>,
    event: ChatEvent,
    rendered: OnceLock<Bytes>,
    /// Its part of the memory of its channel, returned when the last subscriber has the event.
    _room: OwnedSemaphorePermit,
}

impl StreamEvent {
    pub(super) fn new(
        seq: Seq,
        event: ChatEvent,
        to: Option<&str>,
        room: OwnedSemaphorePermit,
    ) -> Self {
        Self {
            seq,
            to: to.map(str::to_owned),
            event,
            rendered: OnceLock::new(),
            _room: room,
        }
    }

    /// The change.
    pub fn event(&self) -> &ChatEvent {
        &self.event
    }

    /// The event as v2 sends it.
    pub fn rendered(&self, render: impl FnOnce(&ChatEvent) -> Bytes) -> Bytes {
        self.rendered.get_or_init(|| render(&self.event)).clone()
    }
}

/// What a commit did to one chat.
#[derive(Default)]
pub(super) struct ChatChanges<'c> {
    pub(super) messages: Vec<(MessageChange, &'c Arc<MessageRecord>)>,
    /// The members whose state changed.
    pub(super) readers: BTreeSet<&'c str>,
}

impl<'c> ChatChanges<'c> {
    /// Adds and edits by order id, then deletes, then pins and reactions (chats-files-auth.md 1.15). A message that is
    /// added and changed in one commit is sent as added, in its last form.
    pub(super) fn messages_in_order(&self) -> Vec<(MessageChange, &'c Arc<MessageRecord>)> {
        use MessageChange::{Added, Deleted, Edited, Pinned, Reactions};
        let mut added = HashSet::new();
        let mut latest = HashMap::new();
        for (change, message) in &self.messages {
            latest.insert(&message.id, *message);
            if *change == Added {
                added.insert(&message.id);
            }
        }
        let mut changes = self.messages.clone();
        changes.retain(|(change, message)| {
            matches!(change, Added | Deleted) || !added.contains(&message.id)
        });
        for (_, message) in &mut changes {
            *message = latest.get(&message.id).copied().unwrap_or(*message);
        }
        changes.sort_by_key(|&(change, message)| match change {
            Added | Edited => (0, message.order.as_str()),
            Deleted => (1, ""),
            Pinned | Reactions => (2, ""),
        });
        changes
    }
}
