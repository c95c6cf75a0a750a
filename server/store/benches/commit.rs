//! What a durable commit costs beside a bare SQLite transaction with the same sync, and what company saves.
//!
//! The numbers that matter are the ratios, the medians of many short rounds in which all take turns.
#![expect(
    clippy::unwrap_used,
    reason = "a program for developers: a failure ends it"
)]

use std::fs::Permissions;
use std::io::{self, Write as _};
use std::os::unix::fs::PermissionsExt;
use std::time::{Duration, Instant, SystemTime};

use rolltop_store::testing::{Commit, Plan, Write};
use rolltop_store::{ObjectRecord, SpaceRecord, SpaceState, Store};

/// How long each of the three works in one round. Short, and many of them: a disk has moods.
const TURN: Duration = Duration::from_millis(60);
const ROUNDS: usize = 25;
const CLIENTS: usize = 32;
const DOCUMENT_BYTES: usize = 2200;
const SPACE: &str = "space";

fn main() -> io::Result<()> {
    let directory = tempfile::Builder::new()
        .permissions(Permissions::from_mode(0o700))
        .tempdir()?;
    let store = Store::open(directory.path(), None).unwrap();
    store.commit(plan(Write::PutSpace(space()))).unwrap();
    let bare = bare(&directory.path().join("bare.db"));

    let (mut alone_costs, mut company_gains, mut bare_rates) = (vec![], vec![], vec![]);
    for round in 0..ROUNDS {
        let bare = rate(|number| put_bare(&bare, &format!("{round}-{number}")));
        let alone = rate(|number| put(&store, &format!("alone-{round}-{number}")));
        let company: f64 = std::thread::scope(|scope| {
            let store = &store;
            let clients: Vec<_> = (0..CLIENTS)
                .map(|client| {
                    scope.spawn(move || {
                        rate(|number| put(store, &format!("{client}-{round}-{number}")))
                    })
                })
                .collect();
            clients
                .into_iter()
                .map(|client| client.join().unwrap())
                .sum()
        });
        bare_rates.push(bare);
        alone_costs.push(bare / alone);
        company_gains.push(company / alone);
    }

    let mut out = io::stdout().lock();
    writeln!(
        out,
        "a bare transaction: {:.0} a second",
        median(bare_rates)
    )?;
    writeln!(
        out,
        "one client: {:.2} x the time of a bare transaction",
        median(alone_costs)
    )?;
    writeln!(
        out,
        "{CLIENTS} clients: {:.1} x the rate of one",
        median(company_gains)
    )
}

/// How often `work` runs in a second of its turn.
fn rate(mut work: impl FnMut(usize)) -> f64 {
    let start = Instant::now();
    let mut done = 0;
    while start.elapsed() < TURN {
        work(done);
        done += 1;
    }
    done as f64 / start.elapsed().as_secs_f64()
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values.get(values.len() / 2).copied().unwrap_or_default()
}

/// The least that a durable write of the same document can be: one row, one index, one sync.
fn bare(path: &std::path::Path) -> rusqlite::Connection {
    let connection = rusqlite::Connection::open(path).unwrap();
    connection
        .pragma_update(None, "journal_mode", "WAL")
        .unwrap();
    connection
        .pragma_update(None, "synchronous", "FULL")
        .unwrap();
    connection
        .execute_batch(
            "CREATE TABLE object (id TEXT NOT NULL PRIMARY KEY, document TEXT NOT NULL) STRICT",
        )
        .unwrap();
    connection
}

fn put_bare(connection: &rusqlite::Connection, id: &str) {
    let transaction = connection.unchecked_transaction().unwrap();
    transaction
        .prepare_cached("INSERT INTO object (id, document) VALUES (?1, ?2)")
        .unwrap()
        .execute([id, &document()])
        .unwrap();
    transaction.commit().unwrap();
}

fn put(store: &Store, id: &str) {
    store.commit(plan(Write::PutObject(object(id)))).unwrap();
}

fn plan(write: Write) -> Plan {
    Plan {
        writes: vec![write],
        ..Plan::at(now())
    }
}

fn now() -> i64 {
    let since = SystemTime::UNIX_EPOCH.elapsed().unwrap();
    i64::try_from(since.as_millis()).unwrap()
}

fn document() -> String {
    format!(r#"{{"text":"{}"}}"#, "x".repeat(DOCUMENT_BYTES))
}

fn space() -> SpaceRecord {
    SpaceRecord {
        id: SPACE.into(),
        name: String::new(),
        description: String::new(),
        icon_image: None,
        state: SpaceState::Live,
        created_at: now(),
        version: 0,
    }
}

fn object(id: &str) -> ObjectRecord {
    ObjectRecord {
        id: id.into(),
        space_id: SPACE.into(),
        kind: "page".into(),
        type_key: "page".into(),
        name: "A page".into(),
        snippet: "First words".into(),
        listed: true,
        archived: false,
        created_at: now(),
        modified_at: now(),
        creator: "member".into(),
        modified_by: "member".into(),
        app_name: None,
        etag: "0a1b2c3d".into(),
        document: document().into(),
        version: 0,
    }
}
