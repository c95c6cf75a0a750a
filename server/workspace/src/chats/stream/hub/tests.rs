use rolltop_store::{MessageChange, MessageRecord};

use super::*;

fn event(bytes: usize) -> ChatEvent {
    let record = MessageRecord {
        id: String::new(),
        chat_id: String::new(),
        order: String::new(),
        state_id: String::new(),
        creator: String::new(),
        app_name: None,
        created_at: 0,
        edited_at: 0,
        reply_to: None,
        pinned: false,
        attachments: Vec::new(),
        reactions: Vec::new(),
        blocks_text: None,
        text: "t".repeat(bytes),
        style: None,
        version: 0,
    };
    let message = ChatMessage {
        record: Arc::new(record),
        author: None,
    };
    ChatEvent::Message(MessageChange::Added, message)
}

// chats-files-auth.md 1.15: what waits for slow clients is bounded in bytes, and counts no longer than it waits.
#[test]
fn a_channel_holds_so_many_bytes() {
    let channel = Channel::new();
    let mut slow = channel.sender.subscribe();
    let mut quick = channel.sender.subscribe();
    for _ in 0..5 {
        assert!(channel.send_event(1, event(1 << 20), None));
        quick.try_recv().unwrap();
    }
    assert!(!channel.send_event(1, event(1 << 20), None));
    assert!(quick.try_recv().is_err());
    for _ in 0..5 {
        slow.try_recv().unwrap();
    }
    assert_eq!(channel.room.available_permits(), HELD_BYTES);
    assert!(channel.send_event(1, event(1 << 20), None));
    drop((slow, quick));
}
