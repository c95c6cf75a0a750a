//! Examples of chats.

use serde_json::{Value, json};

use super::{OBJECT, page};

/// A request body.
pub(super) fn request(id: &str) -> Option<Value> {
    Some(match id {
        "create_chat" => json!({ "name": "Garden talk" }),
        "add_chat_message" => json!({
            "text": "The **tomatoes** are in.",
            "reply_to": MESSAGE,
            "attachments": [OBJECT],
        }),
        "edit_chat_message" => json!({ "text": "The **tomatoes** and the beans are in." }),
        "toggle_chat_reaction" => json!({ "emoji": "🍅" }),
        "read_chat" => json!({
            "up_to": "0000001c",
            "last_state_id": "019b7ca98c88000000000000",
            "scope": "messages",
        }),
        _ => return None,
    })
}

/// A success.
pub(super) fn success(id: &str) -> Option<Value> {
    Some(match id {
        "list_chats" => page(json!([{ "id": OBJECT, "name": "Garden talk" }])),
        "create_chat" => json!({ "id": OBJECT, "name": "Garden talk" }),
        "get_chat_messages" => json!({
            "messages": [message()],
            "has_more": false,
            "message_count": 1,
            "lifetime_message_count": 3,
            "state": chat_state(),
        }),
        "get_chat_message" => message(),
        "search_chat_messages" => {
            page(json!([{ "message": message(), "snippet": "The tomatoes are in." }]))
        }
        "add_chat_message" | "edit_chat_message" | "delete_chat_message" => {
            json!({ "id": MESSAGE })
        }
        "toggle_chat_reaction" => json!({ "added": true }),
        "read_chat" | "read_all_chat_messages" => json!({ "state": chat_state() }),
        _ => return None,
    })
}

const MESSAGE: &str = "bafyreitomatox2k7m3p5qhjt4wlzc6vsyfnbdaouritomatox2k7m3p5q";

/// A message in served form.
fn message() -> Value {
    json!({
        "id": MESSAGE,
        "order": "0000001c",
        "state_id": "019b7ca98c88000000000000",
        "text": "The **tomatoes** are in.",
        "author_id": OBJECT,
        "at": "2026-01-02T03:04:05Z",
        "reactions": { "🍅": 2 },
    })
}

/// The start of a stream.
pub(crate) fn event_stream() -> String {
    let event =
        json!({ "id": "019b7ca98c88000000000000", "type": "message_added", "message": message() });
    let id = "id: 019b7ca98c88000000000000";
    format!("retry: 3000\n{id}\nevent: message_added\ndata: {event}\n\n{id}\n\n: keepalive\n")
}

fn chat_state() -> Value {
    json!({
        "unread_messages": 0,
        "unread_mentions": 0,
        "last_state_id": "019b7ca98c88000000000000",
    })
}
