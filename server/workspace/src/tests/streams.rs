//! Streams of chats, as far as no client shows it (chats-files-auth.md 1.15).

use std::sync::atomic::{AtomicUsize, Ordering};
use std::task::{Context, Poll, Waker};
use std::time::Duration;

use super::*;
use crate::chats::{Heard, OpenedStream, Slot};
use crate::keys::{KeyReach, KeyRequest};

/// Counts the places that were given back.
struct Place(Arc<AtomicUsize>);

impl Drop for Place {
    fn drop(&mut self) {
        self.0.fetch_add(1, Ordering::SeqCst);
    }
}

fn next(stream: &mut OpenedStream) -> Poll<Heard> {
    stream
        .live
        .poll_next(&mut Context::from_waker(Waker::noop()))
}

// Where nobody speaks and nobody asks for a place, those who take nothing are found all the same, half a minute later.
#[test]
fn who_takes_nothing_is_swept_out_in_silence() {
    let world = World::new();
    let space = world.space("One");
    let target = space.clone();
    let made = run(&world.workspace, false, move |workspace, tx| {
        workspace.create_chat(tx, &owner(), &target, "C")
    });
    let chat = made.unwrap().id.unwrap();
    let key = world.workspace.create_key(&KeyRequest {
        name: "reader".to_owned(),
        scope: Scope::JsonApi,
        reach: KeyReach::Unscoped,
        expires_in: None,
    });
    let caller = world.workspace.authenticate(&key.unwrap().token).unwrap();
    let given_back = Arc::new(AtomicUsize::new(0));
    let open = || {
        let slot: Slot = Box::new(Place(Arc::clone(&given_back)));
        let opened = world
            .workspace
            .open_stream(&caller, &space, &chat, 25, None, slot);
        opened.unwrap()
    };
    // One takes its window, which is only its end; the other nothing at all.
    let (mut reads, mut stalls) = (open(), open());
    assert!(matches!(next(&mut reads), Poll::Ready(Heard::CaughtUp)));
    let mut swept = Duration::ZERO;
    let mut wait = |seconds| {
        world.clock.advance(Duration::from_secs(seconds));
        assert!(world.workspace.streams.hear(None, &mut swept));
        given_back.load(Ordering::SeqCst)
    };
    assert_eq!(wait(29), 0);
    assert_eq!(wait(2), 1);
    assert!(matches!(next(&mut stalls), Poll::Ready(Heard::Lagged)));
    // Who waits for something to be said takes all there is.
    assert_eq!(wait(600), 1);
    assert!(next(&mut reads).is_pending());
    drop(reads);
    assert_eq!(given_back.load(Ordering::SeqCst), 2);
}
