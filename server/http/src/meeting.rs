//! Where an answer and the word that it may be sent meet. One comes from the thread that computed it, the other from
//! the thread that committed it, in either order; the request that waits for both is woken once.

use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::oneshot;

/// Where the two come. When nobody can come any more, the receiver of [`Meeting::arrange`] fails.
pub(crate) struct Meeting<A, B>(Arc<Mutex<State<A, B>>>);

struct State<A, B> {
    first: Option<A>,
    second: Option<B>,
    met: Option<oneshot::Sender<(A, B)>>,
}

impl<A, B> Meeting<A, B> {
    /// A meeting, and who waits for it.
    pub(crate) fn arrange() -> (Self, oneshot::Receiver<(A, B)>) {
        let (met, wait) = oneshot::channel();
        let state = State {
            first: None,
            second: None,
            met: Some(met),
        };
        (Self(Arc::new(Mutex::new(state))), wait)
    }

    /// The first has come.
    pub(crate) fn first(&self, first: A) {
        self.come(|state| state.first = Some(first));
    }

    /// The second has come.
    pub(crate) fn second(&self, second: B) {
        self.come(|state| state.second = Some(second));
    }

    fn come(&self, take_place: impl FnOnce(&mut State<A, B>)) {
        let mut state = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        take_place(&mut state);
        match (state.first.take(), state.second.take()) {
            (Some(first), Some(second)) => {
                if let Some(met) = state.met.take() {
                    // A request that has gone needs no answer.
                    let _ = met.send((first, second));
                }
            }
            (first, second) => (state.first, state.second) = (first, second),
        }
    }
}

impl<A, B> Clone for Meeting<A, B> {
    fn clone(&self) -> Self {
        Self(Arc::clone(&self.0))
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "tests")]
mod tests {
    use oneshot::error::TryRecvError;

    use super::*;

    #[test]
    fn whoever_comes_last_wakes_and_nobody_is_waited_for_in_vain() {
        let (meeting, mut met) = Meeting::arrange();
        meeting.first("answer");
        assert_eq!(met.try_recv(), Err(TryRecvError::Empty));
        meeting.second(1);
        assert_eq!(met.try_recv().unwrap(), ("answer", 1));

        let (meeting, mut met) = Meeting::arrange();
        meeting.second(2);
        assert_eq!(met.try_recv(), Err(TryRecvError::Empty));
        meeting.first("answer");
        assert_eq!(met.try_recv().unwrap(), ("answer", 2));

        let (meeting, mut met) = Meeting::<&str, u8>::arrange();
        meeting.second(3);
        drop(meeting);
        assert_eq!(met.try_recv(), Err(TryRecvError::Closed));
    }
}
