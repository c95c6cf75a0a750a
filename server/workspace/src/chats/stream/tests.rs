use rolltop_store::ChatStanding;

use super::*;

/// A window of messages with these state ids, in order, of a chat whose last one is `d`.
fn window(state_ids: &[&str]) -> MessagePage {
    let messages = state_ids.iter().map(|state_id| {
        Arc::new(MessageRecord {
            state_id: (*state_id).to_owned(),
            ..rolltop_store::testing::message("c", state_id, "m")
        })
    });
    MessagePage {
        messages: messages.collect(),
        standing: ChatStanding {
            last_state_id: "d".to_owned(),
            ..ChatStanding::default()
        },
        ..MessagePage::default()
    }
}

// chats-files-auth.md 1.15, Opening; C-54 to C-58, C-67
#[test]
fn a_window_is_replayed_as_far_as_it_is_news() {
    let fresh = None;
    for (state_ids, resume, resync, replayed) in [
        (&[][..], fresh, false, &[][..]),
        (&["c", "d"], fresh, false, &["c", "d"]),
        (&["b", "c", "d"], Some("b"), false, &["c", "d"]),
        (&["b", "c", "d"], Some("d"), false, &[]),
        // Stored late, standing early.
        (&["d", "b", "c"], Some("c"), false, &["d"]),
        // The last one was deleted since.
        (&["b", "c"], Some("d"), false, &[]),
        (&[], Some("d"), false, &[]),
        // Before the window, never issued, or above all that was.
        (&["b", "c", "d"], Some("a"), true, &["b", "c", "d"]),
        (&["b", "d"], Some("c"), true, &["b", "d"]),
        (&["b", "d"], Some("z"), true, &["b", "d"]),
        (&[], Some("a"), true, &[]),
    ] {
        let page = window(state_ids);
        let (has_gap, chosen) = choose(&page, resume);
        let chosen: Vec<&str> = chosen
            .iter()
            .map(|message| message.state_id.as_str())
            .collect();
        assert_eq!(
            (has_gap, &*chosen),
            (resync, replayed),
            "{state_ids:?} {resume:?}"
        );
    }
}
