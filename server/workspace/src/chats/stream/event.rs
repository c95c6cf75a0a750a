//! What subscribers hear, and how a commit becomes it.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, OnceLock};

use bytes::Bytes;
use rolltop_spec::chats::ChatState;
use rolltop_store::{Change, MessageChange, MessageRecord, Seq, Touched};

use crate::chats::ChatMessage;

/// What an event without texts and lists holds, in bytes.
const EVENT_BYTES: usize = 256;
/// What an attachment or a reaction holds, in bytes.
const ENTRY_BYTES: usize = 96;

/// One change of a chat.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum ChatEvent {
    /// A message changed, or is gone.
    Message(MessageChange, ChatMessage),
    /// What the member has not read changed, or how far it has read.
    State(ChatState),
}

impl ChatEvent {
    /// About how many bytes it holds; its rendering, where it has one, holds as many.
    fn weight(&self) -> usize {
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
    to: Option<String>,
    kind: Kind,
    rendered: OnceLock<Bytes>,
    /// Its part of what its channel holds.
    held: Option<Held>,
}

/// The bytes that the events of one channel hold until each listener has them.
#[derive(Clone, Debug, Default)]
pub(super) struct Weight(Arc<AtomicUsize>);

impl Weight {
    pub(super) fn bytes(&self) -> usize {
        self.0.load(Ordering::Relaxed)
    }
}

/// Given back when the last listener has the event.
#[derive(Debug)]
struct Held {
    bytes: usize,
    of: Weight,
}

impl Drop for Held {
    fn drop(&mut self) {
        self.of.0.fetch_sub(self.bytes, Ordering::Relaxed);
    }
}

#[derive(Debug)]
enum Kind {
    Change(Box<ChatEvent>),
    /// An event was lost.
    Lost,
    /// It only wakes.
    Nothing,
}

impl StreamEvent {
    pub(super) fn new(seq: Seq, event: ChatEvent, to: Option<String>) -> Self {
        Self::of(seq, Kind::Change(Box::new(event)), to)
    }

    /// The same event, counted among what a channel holds.
    pub(super) fn held_by(mut self, weight: &Weight) -> Self {
        let bytes = match &self.kind {
            Kind::Change(event) => event.weight(),
            Kind::Lost | Kind::Nothing => return self,
        };
        weight.0.fetch_add(bytes, Ordering::Relaxed);
        let of = weight.clone();
        self.held = Some(Held { bytes, of });
        self
    }

    pub(super) fn lost(to: Option<String>) -> Self {
        Self::of(Seq::MAX, Kind::Lost, to)
    }

    pub(super) fn nothing() -> Self {
        Self::of(Seq::MAX, Kind::Nothing, None)
    }

    fn of(seq: Seq, kind: Kind, to: Option<String>) -> Self {
        Self {
            seq,
            to,
            kind,
            rendered: OnceLock::new(),
            held: None,
        }
    }

    /// Whether it is a change for this member.
    pub(super) fn is_for(&self, member_id: &str) -> bool {
        matches!(self.kind, Kind::Change(_)) && self.concerns(member_id)
    }

    /// Whether an event for this member was lost.
    pub(super) fn is_lost_for(&self, member_id: &str) -> bool {
        matches!(self.kind, Kind::Lost) && self.concerns(member_id)
    }

    fn concerns(&self, member_id: &str) -> bool {
        self.to.as_ref().is_none_or(|to| to == member_id)
    }

    /// The change; `None` where it only wakes or an event was lost.
    pub fn event(&self) -> Option<&ChatEvent> {
        match &self.kind {
            Kind::Change(event) => Some(event),
            Kind::Lost | Kind::Nothing => None,
        }
    }

    /// The event as v2 sends it.
    pub fn rendered(&self, render: impl FnOnce(&ChatEvent) -> Bytes) -> Bytes {
        let render = || self.event().map_or_else(Bytes::new, render);
        self.rendered.get_or_init(render).clone()
    }
}

/// What a commit did to the messages of one chat.
#[derive(Default)]
pub(super) struct ChatChanges<'c> {
    messages: Vec<(MessageChange, &'c Arc<MessageRecord>)>,
    pub(super) readers: Vec<&'c str>,
}

impl<'c> ChatChanges<'c> {
    pub(super) fn of(change: &'c Change, chat: &str) -> Self {
        let mut changes = Self::default();
        for touched in &change.touched {
            match touched {
                Touched::Message {
                    chat_id,
                    change,
                    message: Some(message),
                    ..
                } if chat_id == chat => changes.messages.push((*change, message)),
                Touched::Reader { chat_id, member_id }
                    if chat_id == chat && !changes.readers.contains(&member_id.as_str()) =>
                {
                    changes.readers.push(member_id);
                }
                _ => {}
            }
        }
        changes
    }

    /// Adds and edits by place, then deletes, then pins and reactions (chats-files-auth.md 1.15). A message that is
    /// added and changed in one commit is sent as added, in its last form.
    pub(super) fn in_order(mut self) -> Vec<(MessageChange, &'c Arc<MessageRecord>)> {
        let added: Vec<&str> = self
            .messages
            .iter()
            .filter(|(change, _)| *change == MessageChange::Added)
            .map(|(_, message)| message.id.as_str())
            .collect();
        let latest: Vec<(&str, &'c Arc<MessageRecord>)> = self
            .messages
            .iter()
            .map(|(_, message)| (message.id.as_str(), *message))
            .collect();
        self.messages.retain(|(change, message)| {
            matches!(change, MessageChange::Added | MessageChange::Deleted)
                || !added.contains(&message.id.as_str())
        });
        for (_, message) in &mut self.messages {
            if let Some((_, last)) = latest.iter().rev().find(|(id, _)| *id == message.id) {
                *message = last;
            }
        }
        self.messages.sort_by(|(a, one), (b, other)| {
            let by_place = if rank(*a) == 0 { &one.order } else { "" };
            let other_place = if rank(*b) == 0 { &other.order } else { "" };
            (rank(*a), by_place).cmp(&(rank(*b), other_place))
        });
        self.messages
    }
}

fn rank(change: MessageChange) -> u8 {
    match change {
        MessageChange::Added | MessageChange::Edited => 0,
        MessageChange::Deleted => 1,
        MessageChange::Pinned | MessageChange::Reactions => 2,
    }
}
