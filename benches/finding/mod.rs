//! Finding in large spaces: the parts of the bench, and what they share.

mod alone;
mod cases;
mod distinct;
mod documents;
mod filters;
mod hard;
mod large;
mod local;
mod rebuild;
mod sorts;
mod spaces;

use std::time::Instant;

use serde_json::Value;

use crate::load::{Connection, median, request};
use crate::server::Server;
use crate::verdict::verdict;
use crate::workspace::{Made, Recipe};

pub(crate) use alone::alone;
pub(crate) use distinct::distinct;
pub(crate) use documents::documents;
pub(crate) use hard::hard;
pub(crate) use large::large;
pub(crate) use spaces::spaces;

/// How often each request is measured; the median is printed.
const ROUNDS: usize = 21;

/// A large space: objects with ten properties.
const LARGE: Recipe = Recipe {
    objects: 100_000,
    words: 0,
    with_properties: true,
    distinct: false,
    seed: 1,
};

/// A space of the server under measurement.
struct Space<'s> {
    made: &'s Made,
    connection: Connection,
    /// Milliseconds of the smallest request there is.
    whoami: f64,
}

impl<'s> Space<'s> {
    fn new(server: &Server, made: &'s Made) -> Self {
        let mut connection = Connection::open(server.address);
        let whoami = request("GET", "/v2/auth/whoami", &made.key, None);
        let whoami = times(|| assert_eq!(connection.send(&whoami), 200));
        Self {
            made,
            connection,
            whoami: whoami.1,
        }
    }

    fn path(&self, rest: &str) -> String {
        format!("/v2/spaces/{}/{rest}", self.made.space)
    }

    fn search(&self, body: &Value) -> Vec<u8> {
        let body = body.to_string();
        request("POST", &self.path("search"), &self.made.key, Some(&body))
    }

    /// The answer to a request, which is a success.
    fn answer(&mut self, sent: &[u8]) -> Value {
        let status = self.connection.send(sent);
        let text = String::from_utf8_lossy(self.connection.body());
        assert_eq!(status, 200, "{text}");
        serde_json::from_str(&text).unwrap()
    }

    /// Measures a request and prints it beside its target; the number is the median in milliseconds.
    fn measure(&mut self, what: &str, sent: &[u8], target: f64) -> f64 {
        let connection = &mut self.connection;
        let (first, usual) = times(|| {
            let status = connection.send(sent);
            let text = String::from_utf8_lossy(connection.body());
            assert_eq!(status, 200, "{text}");
        });
        let answer: Value = serde_json::from_slice(connection.body()).unwrap();
        println!(
            "  {what}: {usual:.2} ms, {:.0} x whoami, the first {first:.1} ms, {} found (target {target} ms){}",
            usual / self.whoami,
            answer["total"],
            verdict(usual <= target),
        );
        usual
    }
}

/// The first time in milliseconds, and the median of all later ones.
fn times(mut work: impl FnMut()) -> (f64, f64) {
    let mut time = || {
        let start = Instant::now();
        work();
        start.elapsed().as_secs_f64() * 1e3
    };
    let first = time();
    (first, median((0..ROUNDS).map(|_| time()).collect()))
}

fn seconds(start: Instant) -> f64 {
    start.elapsed().as_secs_f64()
}
