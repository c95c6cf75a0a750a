#![expect(clippy::unwrap_used, clippy::panic, reason = "tests")]

use super::*;
use crate::errors::ErrorKind;

/// Runs a future that never waits.
fn run<F: Future>(future: F) -> F::Output {
    let mut future = Box::pin(future);
    let waker = std::task::Waker::noop();
    match future
        .as_mut()
        .poll(&mut std::task::Context::from_waker(waker))
    {
        std::task::Poll::Ready(output) => output,
        std::task::Poll::Pending => panic!("the future waits"),
    }
}

#[test]
fn the_refusal_of_a_handler_reaches_the_pipeline() {
    let (answer, caught) = run(catching(async {
        ApiError::new(ErrorKind::Ambiguous, "twice")
            .status_code()
            .as_u16()
    }));
    assert_eq!(answer, 400);
    let caught = caught.unwrap();
    assert_eq!(
        (caught.kind, caught.message.as_ref()),
        (ErrorKind::Ambiguous, "twice")
    );
}

#[test]
fn a_success_leaves_nothing() {
    let (answer, caught) = run(catching(async { 5 }));
    assert_eq!(answer, 5);
    assert!(caught.is_none());
}
