use rolltop_spec::bare::Bare;
use slog::{Discard, o};

use super::*;

// chats-files-auth.md 4.4: closed, and without an envelope.
#[test]
fn a_body_that_came_too_slowly_gets_no_envelope() {
    let log = Logger::root(Discard, o!());
    let answer = |rejection| rejected(rejection, &Ref::default(), &log);
    let response = answer(Rejection::Stalled);
    assert_eq!(response.status(), Bare::Stalled.status());
    assert_eq!(response.headers()[CONNECTION], "close");
    assert_eq!(response.headers().len(), 1);
    assert_eq!(
        answer(Rejection::Unavailable).status(),
        Bare::Stopping.status()
    );
}
