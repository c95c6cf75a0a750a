//! Memory that was freed goes back to the system.
//!
//! The allocator of the program waits for a second before it gives back what was freed, because most of it is needed
//! again at once, and then does it in passing, when a large piece is freed. After a burst that may be long in coming.

use std::hint::black_box;
use std::time::Duration;

/// A piece that the allocator does not share between values; to get and to free one takes less than a microsecond.
const LARGE_PIECE: usize = 1 << 20;
/// How long the allocator waits, and a little.
const ITS_WAIT: Duration = Duration::from_millis(1_100);

/// Gives back what has been free for a second.
pub(crate) fn give_back() {
    drop(black_box(Vec::<u8>::with_capacity(LARGE_PIECE)));
}

/// Gives back what has just been freed, as soon as the allocator does.
pub(crate) async fn give_back_soon() {
    tokio::time::sleep(ITS_WAIT).await;
    give_back();
}
