//! The stream of a chat as v1 spells it: no ids, and nothing of states, pins and gaps (v1.md 20).

use std::time::Duration;

use bytes::Bytes;
use http::HeaderMap;
use rolltop_spec::v1::chats::{
    ChatMessageDeletedEvent, ChatMessageEvent, ChatReactionsEvent, ChatStreamData, DeletedPayload,
    DeletedType, HEARTBEAT_HEADERS, HEARTBEAT_SECONDS, HEARTBEAT_SECONDS_MAX, MessagePayload,
    MessageType, ReactionsPayload, ReactionsType,
};
use rolltop_store::MessageChange;
use rolltop_workspace::chats::{ChatEvent, ChatMessage};

use super::wire;
use crate::endpoints::chats::stream::Spelling;

const HEARTBEAT: &[u8] = b": heartbeat\n\n";

/// How long nothing may be sent; a value that is none counts as the usual one.
pub(super) fn heartbeat(headers: &HeaderMap) -> Duration {
    let sent = HEARTBEAT_HEADERS.iter().find_map(|name| headers.get(*name));
    let sent = sent.and_then(|value| value.to_str().ok()?.parse().ok());
    let sent = sent.filter(|seconds| (1..=HEARTBEAT_SECONDS_MAX).contains(seconds));
    Duration::from_secs(sent.unwrap_or(HEARTBEAT_SECONDS))
}

/// The stream of v1.
pub(super) static EVENTS: Spelling = Spelling {
    opening: HEARTBEAT,
    comment: HEARTBEAT,
    opened: |message| Some(frame(&about(MessageType::Added, &message))),
    live: |event| data(event.event()).as_ref().map(frame),
    cursor: |_| None,
    resync: || None,
};

fn data(event: &ChatEvent) -> Option<ChatStreamData> {
    let ChatEvent::Message(change, message) = event else {
        return None;
    };
    let id = message.record.id.clone();
    Some(match change {
        MessageChange::Added => about(MessageType::Added, message),
        MessageChange::Edited => about(MessageType::Updated, message),
        MessageChange::Deleted => ChatStreamData::Deleted(ChatMessageDeletedEvent {
            event_type: DeletedType::Deleted,
            payload: DeletedPayload { id },
        }),
        MessageChange::Reactions => ChatStreamData::Reactions(ChatReactionsEvent {
            event_type: ReactionsType::Updated,
            payload: ReactionsPayload {
                id,
                reactions: message.reactions(),
            },
        }),
        MessageChange::Pinned => return None,
    })
}

fn about(event_type: MessageType, message: &ChatMessage) -> ChatStreamData {
    ChatStreamData::Message(Box::new(ChatMessageEvent {
        event_type,
        payload: MessagePayload {
            message: wire::message(message),
        },
    }))
}

/// # Panics
/// When the event is no JSON, which no wire type is.
fn frame(data: &ChatStreamData) -> Bytes {
    let text = match serde_json::to_string(data) {
        Ok(text) => text,
        Err(error) => panic!("an event cannot be rendered: {error}"),
    };
    let name = data.name();
    Bytes::from(format!("event: {name}\ndata: {text}\n\n"))
}

#[cfg(test)]
mod tests {
    use http::HeaderValue;

    use super::*;

    // V-105
    #[test]
    fn a_heartbeat_that_is_none_is_half_a_minute() {
        for (name, sent, seconds) in [
            ("x", "1", 30),
            ("service-heartbeat-seconds", "1", 1),
            ("service-heartbeat-seconds", "60", 60),
            ("service-heartbeat-seconds", "61", 30),
            ("service-heartbeat-seconds", "0", 30),
            ("service-heartbeat-seconds", "abc", 30),
            ("anytype-heartbeat-seconds", "2", 2),
        ] {
            let mut headers = HeaderMap::new();
            headers.insert(name, HeaderValue::from_static(sent));
            assert_eq!(
                heartbeat(&headers),
                Duration::from_secs(seconds),
                "{name}: {sent}"
            );
        }
    }
}
