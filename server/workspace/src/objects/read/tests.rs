use super::*;

// C-187
#[test]
fn large_reads_take_turns_and_few_wait() {
    let reads = Reads::default();
    let first = ReadTurn::default();
    reads.take_turn(&first).unwrap();
    std::thread::scope(|scope| {
        let second = scope.spawn(|| reads.take_turn(&ReadTurn::default()));
        while reads.waiting.available_permits() == WAITING {
            std::thread::yield_now();
        }
        let all = u32::try_from(WAITING - 1).unwrap();
        let places = reads.waiting.try_acquire_many(all).unwrap();
        let refused = reads.take_turn(&ReadTurn::default());
        assert!(matches!(refused, Err(Error::Busy(_))));
        assert!(!second.is_finished());
        drop(first);
        second.join().unwrap().unwrap();
        drop(places);
    });
}
