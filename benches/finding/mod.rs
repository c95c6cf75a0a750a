//! Finding in large spaces: the parts of the bench, and their shared helpers.

mod documents;
mod large;
mod local;
mod pairs;
mod rebuild;
mod spaces;
mod sql;

use std::time::Instant;

use serde_json::{Value, json};

use crate::load::{Connection, median, request};
use crate::server::Server;
use crate::verdict::verdict;
use crate::workspace::{Made, Recipe};

pub(crate) use documents::documents;
pub(crate) use large::{large, small};
pub(crate) use spaces::spaces;
pub(crate) use sql::sql;

/// Measurements of each request; the median is printed.
const ROUNDS: usize = 21;

/// A large space: objects with ten properties.
const LARGE: Recipe = Recipe {
    objects: 100_000,
    words: 0,
    with_properties: true,
    seed: 1,
};

/// A space of the server under measurement.
struct Space<'s> {
    made: &'s Made,
    connection: Connection,
}

impl<'s> Space<'s> {
    fn new(server: &Server, made: &'s Made) -> Self {
        Self {
            made,
            connection: Connection::open(server.address),
        }
    }

    fn path(&self, rest: &str) -> String {
        format!("/v2/spaces/{}/{rest}", self.made.space)
    }

    fn search(&self, body: &Value) -> Vec<u8> {
        let body = body.to_string();
        request("POST", &self.path("search"), &self.made.key, Some(&body))
    }

    /// Sends a request and returns the answer, which is a success.
    fn answer(&mut self, sent: &[u8]) -> Value {
        let status = self.connection.send(sent);
        let text = String::from_utf8_lossy(self.connection.body());
        assert!((200..300).contains(&status), "{status}: {text}");
        serde_json::from_str(&text).unwrap()
    }

    /// Median milliseconds of a request, after a first one.
    fn time(&mut self, sent: &[u8]) -> f64 {
        self.answer(sent);
        let connection = &mut self.connection;
        let times = (0..ROUNDS).map(|_| timed(|| assert_eq!(connection.send(sent), 200)));
        median(times.collect())
    }

    /// Measures a request and prints it with its target.
    fn measure(&mut self, what: &str, sent: &[u8], target: f64) {
        let (time, total) = (self.time(sent), self.answer(sent)["total"].clone());
        println!(
            "  {what}: {time:.2} ms, {total} found (target {target} ms){}",
            verdict(time <= target)
        );
    }

    /// Creates pages and searches for the word of each, and prints the median of both together.
    fn create_then_search(&mut self) {
        let objects = self.path("objects");
        let times = (0..ROUNDS).map(|round| {
            let name = format!("Zebra{round}x");
            let body = json!({"type": "page", "name": name}).to_string();
            let create = request("POST", &objects, &self.made.key, Some(&body));
            let search = self.search(&json!({"query": name}));
            timed(|| {
                self.answer(&create);
                assert_eq!(self.answer(&search)["total"], json!(1));
            })
        });
        let time = median(times.collect());
        println!(
            "  create, then a search that finds it: {time:.2} ms (target 3 ms){}",
            verdict(time <= 3.0)
        );
    }
}

/// Milliseconds of some work.
fn timed(work: impl FnOnce()) -> f64 {
    let start = Instant::now();
    work();
    start.elapsed().as_secs_f64() * 1e3
}

fn seconds(start: Instant) -> f64 {
    start.elapsed().as_secs_f64()
}

/// A text like those of the property `mail`, another one for each number.
fn mail(made: &Made, at: usize) -> String {
    let count = made.labels.len();
    format!("{}{}@example.org", made.labels[at % count], at / count)
}
