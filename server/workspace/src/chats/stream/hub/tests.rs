use rolltop_store::{MessageChange, MessageRecord};

use super::*;

fn event(bytes: usize) -> ChatEvent {
    let record = MessageRecord {
        text: "t".repeat(bytes),
        ..MessageRecord::default()
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
