//! How long a source may keep us waiting (chats-files-auth.md 2.3).

use std::time::Duration;

/// How long the parts of a fetch may take.
#[derive(Clone, Copy, Debug)]
pub struct FetchTimes {
    /// Until a connection stands, encryption included.
    pub connect: Duration,
    /// From the request to the head of the answer.
    pub head: Duration,
    /// Between two pieces of the content.
    pub idle: Duration,
    /// All of it, redirects included.
    pub total: Duration,
}

impl Default for FetchTimes {
    fn default() -> Self {
        Self {
            connect: Duration::from_secs(5),
            head: Duration::from_secs(10),
            idle: Duration::from_secs(15),
            total: Duration::from_secs(120),
        }
    }
}

// On a clock that jumps to the next moment that anybody waits for.
#[cfg(test)]
mod tests {
    #![expect(clippy::unwrap_used, reason = "tests")]

    use std::net::TcpListener;

    use tokio::io::{AsyncReadExt, AsyncWriteExt, duplex};
    use tokio::time::Instant;

    use super::super::Unfetched;
    use super::super::connect::Tls;
    use super::super::request;
    use super::super::target::Target;
    use super::*;

    fn target(url: &str) -> Target {
        Target::parse(url, 1).unwrap()
    }

    /// How many seconds it was waited.
    fn waited(since: Instant) -> u64 {
        since.elapsed().as_secs()
    }

    // C-71: a host that takes the connection and never speaks of its identity.
    #[tokio::test(start_paused = true)]
    async fn a_connection_has_five_seconds() {
        let silent = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = silent.local_addr().unwrap();
        let target = target(&format!("https://good.test:{}/", address.port()));
        let begun = Instant::now();
        let patience = FetchTimes::default().connect;
        let connected = Tls::new(Vec::new())
            .connect(&target, &[address], patience)
            .await;
        assert_eq!(connected.err(), Some(Unfetched::TimedOut));
        assert_eq!(waited(begun), 5);
    }

    // C-71: one that takes the request and says nothing.
    #[tokio::test(start_paused = true)]
    async fn a_head_has_ten_seconds() {
        let (near, _far) = duplex(1024);
        let begun = Instant::now();
        let patience = FetchTimes::default().head;
        let answer = request::get(Box::pin(near), &target("http://good.test/"), patience).await;
        assert_eq!(answer.err(), Some(Unfetched::TimedOut));
        assert_eq!(waited(begun), 10);
    }

    // C-71: one that stops in the middle.
    #[tokio::test(start_paused = true)]
    async fn content_stands_still_for_fifteen_seconds() {
        let (near, mut far) = duplex(1024);
        let head = b"HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nabc";
        tokio::spawn(async move {
            far.read_u8().await.unwrap();
            far.write_all(head).await.unwrap();
            std::future::pending::<()>().await;
        });
        let times = FetchTimes::default();
        let target = target("http://good.test/");
        let answer = request::get(Box::pin(near), &target, times.head).await;
        let mut answer = answer.unwrap();
        let begun = Instant::now();
        assert_eq!(answer.next(times.idle).await.unwrap().unwrap(), "abc");
        assert_eq!(answer.next(times.idle).await, Err(Unfetched::TimedOut));
        assert_eq!(waited(begun), 15);
    }
}
