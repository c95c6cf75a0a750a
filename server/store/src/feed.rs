//! The change feed: tells subscribers of every commit, in commit order, after it is on disk.
//!
//! A subscriber has a bounded queue of its own. One that does not keep up loses the queue, is told so, and catches
//! up from the change log; the writer never waits for anybody.

use std::collections::VecDeque;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError, Weak};
use std::time::Duration;

use crate::change::{Change, Seq};

/// Most changes that wait for one subscriber.
const QUEUE_LENGTH: usize = 1024;

/// What a subscriber hears.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Event {
    /// A commit, the next in order.
    Change(Arc<Change>),
    /// Changes were dropped because the subscriber was too slow. Read [`crate::Snapshot::changes`] after the last
    /// change that was handled, then go on here and skip what that reading has covered.
    Lagged,
    /// The store is closed and everything before that was delivered. Nothing follows.
    Closed,
}

/// The receiving end for one subscriber. Dropping it ends the subscription.
#[derive(Debug)]
pub struct Subscription {
    after: Seq,
    inbox: Arc<Inbox>,
}

impl Subscription {
    /// The last commit before the subscription: every later one is delivered or reported as lag.
    pub fn after(&self) -> Seq {
        self.after
    }

    /// Ends the subscription from another thread.
    pub fn ender(&self) -> Ender {
        Ender(Arc::clone(&self.inbox))
    }

    /// The next event; waits for it.
    pub fn recv(&self) -> Event {
        let mut queue = self.inbox.lock();
        loop {
            match queue.take() {
                Some(event) => return event,
                None => {
                    queue = self
                        .inbox
                        .arrived
                        .wait(queue)
                        .unwrap_or_else(PoisonError::into_inner)
                }
            }
        }
    }

    /// The next event, if one comes within `limit`.
    pub fn recv_timeout(&self, limit: Duration) -> Option<Event> {
        let queue = self.inbox.lock();
        let (mut queue, _) = self
            .inbox
            .arrived
            .wait_timeout_while(queue, limit, |queue| queue.is_quiet())
            .unwrap_or_else(PoisonError::into_inner);
        queue.take()
    }

    /// The next event, if one waits already.
    pub fn try_recv(&self) -> Option<Event> {
        self.inbox.lock().take()
    }
}

/// Ends a subscription while its thread waits: it hears [`Event::Closed`] once it has heard what waits.
#[derive(Clone, Debug)]
pub struct Ender(Arc<Inbox>);

impl Ender {
    /// Ends the subscription; once more does nothing.
    pub fn end(&self) {
        self.0.close();
    }
}

#[derive(Debug, Default)]
struct Inbox {
    queue: Mutex<Queue>,
    arrived: Condvar,
}

impl Inbox {
    fn lock(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn deliver(&self, change: &Arc<Change>) {
        let mut queue = self.lock();
        if queue.waiting.len() >= QUEUE_LENGTH {
            queue.waiting.clear();
            queue.lagged = true;
        }
        queue.waiting.push_back(Arc::clone(change));
        drop(queue);
        self.arrived.notify_one();
    }

    fn close(&self) {
        self.lock().closed = true;
        self.arrived.notify_one();
    }
}

#[derive(Debug, Default)]
struct Queue {
    waiting: VecDeque<Arc<Change>>,
    lagged: bool,
    closed: bool,
}

impl Queue {
    fn is_quiet(&self) -> bool {
        self.waiting.is_empty() && !self.lagged && !self.closed
    }

    fn take(&mut self) -> Option<Event> {
        if std::mem::take(&mut self.lagged) {
            return Some(Event::Lagged);
        }
        match self.waiting.pop_front() {
            Some(change) => Some(Event::Change(change)),
            None => self.closed.then_some(Event::Closed),
        }
    }
}

/// The sending end, held by the store.
#[derive(Debug)]
pub(crate) struct Feed {
    state: Mutex<State>,
}

#[derive(Debug)]
struct State {
    published: Seq,
    closed: bool,
    subscribers: Vec<Weak<Inbox>>,
}

impl Feed {
    /// A feed whose first event will be the commit after `published`.
    pub(crate) fn after(published: Seq) -> Self {
        Self {
            state: Mutex::new(State {
                published,
                closed: false,
                subscribers: Vec::new(),
            }),
        }
    }

    pub(crate) fn subscribe(&self) -> Subscription {
        let inbox = Arc::new(Inbox::default());
        let mut state = self.lock();
        if state.closed {
            inbox.close();
        }
        state.subscribers.push(Arc::downgrade(&inbox));
        Subscription {
            after: state.published,
            inbox,
        }
    }

    pub(crate) fn publish(&self, change: Change) {
        let mut state = self.lock();
        state.published = change.seq;
        let change = Arc::new(change);
        state
            .subscribers
            .retain(|subscriber| match subscriber.upgrade() {
                Some(inbox) => {
                    inbox.deliver(&change);
                    true
                }
                None => false,
            });
    }

    pub(crate) fn close(&self) {
        let mut state = self.lock();
        state.closed = true;
        for inbox in state
            .subscribers
            .drain(..)
            .filter_map(|subscriber| subscriber.upgrade())
        {
            inbox.close();
        }
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn change(seq: Seq) -> Change {
        Change {
            seq,
            time: 0,
            touched: Vec::new(),
        }
    }

    fn seqs(subscription: &Subscription) -> Vec<Seq> {
        std::iter::from_fn(|| match subscription.try_recv() {
            Some(Event::Change(change)) => Some(change.seq),
            Some(Event::Lagged | Event::Closed) | None => None,
        })
        .collect()
    }

    #[test]
    fn events_come_in_order_from_the_moment_of_subscription() {
        let feed = Feed::after(6);
        let early = feed.subscribe();
        feed.publish(change(7));
        let late = feed.subscribe();
        feed.publish(change(8));
        assert_eq!((early.after(), seqs(&early)), (6, vec![7, 8]));
        assert_eq!((late.after(), seqs(&late)), (7, vec![8]));
    }

    #[test]
    fn a_slow_subscriber_is_told_and_goes_on() {
        let feed = Feed::after(0);
        let slow = feed.subscribe();
        let last = QUEUE_LENGTH as Seq + 1;
        for seq in 1..=last {
            feed.publish(change(seq));
        }
        assert_eq!(slow.try_recv(), Some(Event::Lagged));
        assert_eq!(seqs(&slow), vec![last]);
        feed.publish(change(last + 1));
        assert_eq!(seqs(&slow), vec![last + 1]);
    }

    #[test]
    fn closing_delivers_what_waits_and_then_ends() {
        let feed = Feed::after(0);
        let subscription = feed.subscribe();
        feed.publish(change(1));
        feed.close();
        assert!(matches!(subscription.recv(), Event::Change(_)));
        assert_eq!(subscription.recv(), Event::Closed);
        assert_eq!(subscription.recv(), Event::Closed);
        assert_eq!(
            feed.subscribe().recv_timeout(Duration::ZERO),
            Some(Event::Closed)
        );
    }

    #[test]
    fn a_waiting_subscriber_can_be_ended() {
        let feed = Feed::after(0);
        let subscription = feed.subscribe();
        let ender = subscription.ender();
        feed.publish(change(1));
        let waiting = std::thread::spawn(move || [subscription.recv(), subscription.recv()]);
        ender.end();
        assert!(matches!(
            waiting.join().unwrap_or([Event::Lagged, Event::Lagged]),
            [Event::Change(_), Event::Closed]
        ));
    }

    #[test]
    fn an_ended_subscription_is_forgotten() {
        let feed = Feed::after(0);
        drop(feed.subscribe());
        let kept = feed.subscribe();
        feed.publish(change(1));
        assert_eq!(feed.lock().subscribers.len(), 1);
        assert_eq!(kept.recv_timeout(Duration::ZERO).map(|_| ()), Some(()));
    }
}
