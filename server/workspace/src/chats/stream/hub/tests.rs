use rolltop_document::message::MessageStyle;

use super::*;
use crate::chats::{ChatMessage, Reactions};

fn event(bytes: usize) -> StreamEvent {
    let message = ChatMessage {
        id: String::new(),
        order: String::new(),
        state_id: String::new(),
        text: "t".repeat(bytes),
        style: MessageStyle::Paragraph,
        blocks_text: None,
        reply_to: None,
        author: None,
        author_id: None,
        at: None,
        edited_at: None,
        pinned: false,
        attachments: Vec::new(),
        reactions: Reactions::default(),
    };
    StreamEvent::new(1, ChatEvent::Added(message), None)
}

// chats-files-auth.md 1.15: what waits for slow clients is bounded in bytes, and counts no longer than it waits.
#[test]
fn a_channel_holds_so_many_bytes() {
    let channel = Channel::new();
    let mut slow = channel.sender.subscribe();
    let mut quick = channel.sender.subscribe();
    for _ in 0..5 {
        assert!(channel.send(event(1 << 20)));
        quick.try_recv().unwrap();
    }
    assert!(!channel.send(event(1 << 20)));
    assert!(quick.try_recv().is_err());
    for _ in 0..5 {
        slow.try_recv().unwrap();
    }
    assert_eq!(channel.weight.bytes(), 0);
    assert!(channel.send(event(1 << 20)));
    drop((slow, quick));
}
