//! Who works through the rows of a search: whoever searches, and where much is left to do, threads beside it on the cores
//! that nobody else searches on.
//!
//! Whether a search is dear is measured and not estimated: what a block of rows takes depends on the filter, on how many
//! rows are left where it asks for what, and on the machine.

use std::panic::resume_unwind;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use crate::clock::Clock;

/// All who search at a time.
pub(crate) struct Crew {
    clock: Arc<dyn Clock>,
    cores: usize,
    /// Threads that work through rows.
    busy: AtomicUsize,
}

/// What goes through blocks of rows, one after the other; one block has nothing to do with another.
pub(super) trait Worker<B>: Send {
    /// One for other blocks, which has what this one has made ready.
    fn another(&self) -> Self;

    fn work(&mut self, block: B);
}

/// What is to be left of a search for each further thread, as the block before took: to start one takes some 50 µs.
const WORTH: Duration = Duration::from_millis(2);

/// What is to be left for any further thread when the first block alone is worked through: it has made things ready, which
/// the others need not.
const WORTH_AT_FIRST: Duration = Duration::from_millis(8);

/// Blocks from which on there is something to share.
const FEWEST: usize = 3;

/// The place of a thread at work.
#[derive(Debug)]
pub(crate) struct Place<'c>(&'c AtomicUsize);

impl Drop for Place<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Crew {
    /// One for so many cores.
    pub(crate) fn new(clock: Arc<dyn Clock>, cores: usize) -> Self {
        Self {
            clock,
            cores,
            busy: AtomicUsize::new(0),
        }
    }

    pub(super) fn cores(&self) -> usize {
        self.cores
    }

    /// Works through all blocks.
    pub(super) fn work<B: Send, W: Worker<B>>(
        &self,
        mut worker: W,
        mut blocks: impl ExactSizeIterator<Item = B> + Send,
    ) {
        let _place = self.place();
        if blocks.len() < FEWEST {
            return blocks.for_each(|block| worker.work(block));
        }
        let (mut since, mut worth) = (self.clock.monotonic(), WORTH_AT_FIRST);
        while let Some(block) = blocks.next() {
            worker.work(block);
            let now = self.clock.monotonic();
            let left = u32::try_from(blocks.len()).unwrap_or(u32::MAX);
            let left = now.saturating_sub(since).saturating_mul(left);
            let useful = match left >= worth {
                true => left.as_nanos() / WORTH.as_nanos(),
                false => 0,
            };
            let useful = usize::try_from(useful).unwrap_or(usize::MAX);
            let places = self.free_places(useful.min(blocks.len()));
            if !places.is_empty() {
                return self.share(worker, blocks, places);
            }
            (since, worth) = (now, WORTH);
        }
    }

    /// The place of one who searches: nobody is kept from it.
    fn place(&self) -> Place<'_> {
        self.busy.fetch_add(1, Ordering::Relaxed);
        Place(&self.busy)
    }

    /// Places on cores that nobody works on, so many at most.
    pub(crate) fn free_places(&self, most: usize) -> Vec<Place<'_>> {
        let next = |busy: usize| (busy < self.cores).then_some(busy + 1);
        let places = (0..most).map_while(|_| {
            let taken = self
                .busy
                .fetch_update(Ordering::Relaxed, Ordering::Relaxed, next);
            taken.ok().map(|_| Place(&self.busy))
        });
        places.collect()
    }

    /// More work than there are cores, because others have begun to search.
    fn is_crowded(&self) -> bool {
        self.busy.load(Ordering::Relaxed) > self.cores
    }

    /// Works through blocks with a thread in each of these places, each taking the next block whenever it is done with one.
    fn share<B: Send, W: Worker<B>>(
        &self,
        mut worker: W,
        blocks: impl Iterator<Item = B> + Send,
        places: Vec<Place<'_>>,
    ) {
        let blocks = Mutex::new(blocks);
        let next = || blocks.lock().unwrap_or_else(PoisonError::into_inner).next();
        let helpers = places.into_iter().map(|place| {
            let mut worker = worker.another();
            move || {
                let _place = place;
                while !self.is_crowded()
                    && let Some(block) = next()
                {
                    worker.work(block);
                }
            }
        });
        let helpers: Vec<_> = helpers.collect();
        together(helpers, || {
            while let Some(block) = next() {
                worker.work(block);
            }
        });
    }
}

/// Works, and has helpers work on threads of their own meanwhile, as many as can be started: without them it takes longer.
/// What comes of it, of oneself first. A panic of a helper goes on here.
pub(super) fn together<T: Send>(
    helpers: impl IntoIterator<Item: FnOnce() -> T + Send>,
    work: impl FnOnce() -> T,
) -> Vec<T> {
    thread::scope(|scope| {
        let helpers = helpers.into_iter().map_while(|helper| {
            let thread = thread::Builder::new().name("rolltop-search".to_owned());
            thread.spawn_scoped(scope, helper).ok()
        });
        let helpers: Vec<_> = helpers.collect();
        let mut done = vec![work()];
        for helper in helpers {
            match helper.join() {
                Ok(theirs) => done.push(theirs),
                Err(panic) => resume_unwind(panic),
            }
        }
        done
    })
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "tests")]
mod tests {
    use std::panic::{AssertUnwindSafe, catch_unwind};
    use std::sync::Condvar;

    use super::*;
    use crate::testing::ManualClock;

    /// Something that is reached, and waited for.
    #[derive(Default)]
    struct Mark(Mutex<bool>, Condvar);

    impl Mark {
        fn reach(&self) {
            *self.0.lock().unwrap() = true;
            self.1.notify_all();
        }

        /// False if it takes too long.
        fn wait(&self) -> bool {
            let patience = Duration::from_secs(20);
            let reached = self.0.lock().unwrap();
            let reached = self
                .1
                .wait_timeout_while(reached, patience, |reached| !*reached);
            *reached.unwrap().0
        }
    }

    /// Notes its blocks, and does something first.
    struct Noting<'n> {
        done: &'n Mutex<Done>,
        is_helper: bool,
        act: &'n (dyn Fn(&Self, usize) + Sync),
    }

    /// What has been worked through.
    #[derive(Debug, Default)]
    struct Done {
        /// The blocks of whoever searches.
        own: Vec<usize>,
        of_helpers: Vec<usize>,
        helpers: usize,
    }

    impl Done {
        fn is_alone(&self) -> bool {
            self.helpers == 0
        }

        /// All blocks, ascending.
        fn all(&self) -> Vec<usize> {
            let mut blocks = [&*self.own, &*self.of_helpers].concat();
            blocks.sort_unstable();
            blocks
        }
    }

    impl Worker<usize> for Noting<'_> {
        fn another(&self) -> Self {
            self.done.lock().unwrap().helpers += 1;
            Self {
                is_helper: true,
                ..*self
            }
        }

        fn work(&mut self, block: usize) {
            (self.act)(self, block);
            let mut done = self.done.lock().unwrap();
            match self.is_helper {
                true => done.of_helpers.push(block),
                false => done.own.push(block),
            }
        }
    }

    /// Of two cores, where each block takes so many milliseconds.
    fn crew(each: u64) -> Crew {
        let clock = ManualClock::at_seconds(0);
        clock.pass_with_every_look(Duration::from_millis(each));
        Crew::new(Arc::new(clock), 2)
    }

    /// Works through so many blocks.
    fn work(crew: &Crew, count: usize, act: impl Fn(&Noting<'_>, usize) + Sync) -> Done {
        let done = Mutex::default();
        let worker = Noting {
            done: &done,
            is_helper: false,
            act: &act,
        };
        crew.work(worker, 0..count);
        done.into_inner().unwrap()
    }

    fn all(count: usize) -> Vec<usize> {
        (0..count).collect()
    }

    #[test]
    fn a_dear_search_is_shared_and_each_block_is_worked_through_once() {
        // Of few blocks the second one tells, which makes nothing ready.
        for (count, alone) in [(40, 1), (8, 2)] {
            let crew = crew(1);
            let (here, there) = (Mark::default(), Mark::default());
            let done = work(&crew, count, |worker, block| {
                // Each waits for the other one: they are at work at a time.
                if worker.is_helper {
                    there.reach();
                    assert!(here.wait());
                } else if block >= alone {
                    here.reach();
                    assert!(there.wait());
                }
            });
            assert_eq!(done.helpers, 1);
            assert!(done.own.starts_with(&all(alone)));
            assert_eq!(done.all(), all(count));
            // The places are free again.
            assert_eq!(crew.free_places(9).len(), 2);
        }
    }

    #[test]
    fn what_is_soon_done_is_not_shared() {
        // What is left takes 1 ms in the last of these.
        for (each, count) in [(0, 40), (9, 2), (1, 3)] {
            let done = work(&crew(each), count, |_, _| {});
            assert!(done.is_alone());
            assert_eq!(done.own, all(count));
        }
    }

    // What is shared after its first block is shared among as many as later.
    #[test]
    fn a_dear_search_has_a_helper_for_each_core_that_is_free() {
        let crew = Crew {
            cores: 5,
            ..crew(1)
        };
        let done = work(&crew, 12, |_, _| {});
        assert_eq!((done.helpers, done.all()), (4, all(12)));
    }

    #[test]
    fn nobody_waits_for_a_helper_while_others_search() {
        let crew = crew(1);
        let other = crew.place();
        assert!(work(&crew, 40, |_, _| {}).is_alone());
        drop(other);
        assert!(!work(&crew, 40, |_, _| {}).is_alone());
        // Of three cores one is left.
        let crew = Crew { cores: 3, ..crew };
        let _other = crew.place();
        assert_eq!(work(&crew, 40, |_, _| {}).helpers, 1);
    }

    #[test]
    fn a_helper_leaves_when_others_begin_to_search() {
        let crew = crew(1);
        let (begun, others) = (Mark::default(), Mutex::new(Vec::new()));
        let done = work(&crew, 40, |worker, block| {
            if worker.is_helper {
                others.lock().unwrap().push(crew.place());
                begun.reach();
            } else if block >= 1 {
                assert!(begun.wait());
            }
        });
        assert_eq!(done.of_helpers.len(), 1);
        assert_eq!(done.all(), all(40));
    }

    #[test]
    fn a_panic_on_any_thread_is_that_of_the_search_and_leaves_no_place_taken() {
        for of_helper in [false, true] {
            let crew = crew(1);
            let (here, there) = (Mark::default(), Mark::default());
            let search = || {
                work(&crew, 40, |worker, block| {
                    // Each has a block at least, whoever is quicker.
                    if worker.is_helper {
                        there.reach();
                        assert!(here.wait());
                    } else if block >= 1 {
                        here.reach();
                        assert!(there.wait());
                    }
                    if worker.is_helper == of_helper && block >= 1 {
                        resume_unwind(Box::new("a fault"));
                    }
                })
            };
            let panic = catch_unwind(AssertUnwindSafe(search)).unwrap_err();
            assert_eq!(panic.downcast_ref(), Some(&"a fault"));
            assert_eq!(crew.free_places(9).len(), 2);
            // Searches go on.
            assert_eq!(work(&crew, 40, |_, _| {}).all(), all(40));
        }
    }
}
