//! Many clients at once.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use crate::load::Connection;

/// Runs `clients` connections for `time`, each repeating what `next` gives it, and returns answers per second.
/// Panics when an answer is not a success.
pub(crate) fn throughput<F>(address: SocketAddr, clients: usize, time: Duration, next: F) -> f64
where
    F: Fn(usize, u64) -> Vec<u8> + Sync,
{
    let start = Instant::now();
    let total: u64 = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..clients)
            .map(|client| {
                let next = &next;
                scope.spawn(move || {
                    let mut connection = Connection::open(address);
                    let mut count = 0;
                    while start.elapsed() < time {
                        let status = connection.send(&next(client, count));
                        let text = String::from_utf8_lossy(connection.body());
                        assert!((200..300).contains(&status), "{status}: {text}");
                        count += 1;
                    }
                    count
                })
            })
            .collect();
        workers
            .into_iter()
            .map(|worker| worker.join().expect("a client ends well"))
            .sum()
    });
    total as f64 / start.elapsed().as_secs_f64()
}
