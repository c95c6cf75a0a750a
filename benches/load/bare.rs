//! Bare SQLite transactions on the same disk, with the same sync: what a durable write costs at least, and what it
//! costs SQLite to write the very rows that the server writes.

use std::path::Path;
use std::time::{Duration, Instant};

use rusqlite::types::Value;
use rusqlite::{Connection, params_from_iter};

/// Pages in the log at which a commit moves it into the database, as the server's store has it.
const CHECKPOINT_PAGES: i64 = 4096;

fn durable(database: &Connection) {
    for (setting, value) in [("journal_mode", "WAL"), ("synchronous", "FULL")] {
        database.pragma_update(None, setting, value).unwrap();
    }
}

/// How often `transact` runs in a second.
fn rate(time: Duration, mut transact: impl FnMut()) -> f64 {
    let start = Instant::now();
    let mut count = 0;
    while start.elapsed() < time {
        transact();
        count += 1;
    }
    f64::from(count) / start.elapsed().as_secs_f64()
}

/// Transactions that insert one row of 2 KB.
pub(crate) struct OneRow(Connection);

impl OneRow {
    pub(crate) fn open(path: &Path) -> Self {
        let database = Connection::open(path).unwrap();
        durable(&database);
        database
            .execute_batch(
                "CREATE TABLE record (id INTEGER PRIMARY KEY, document TEXT NOT NULL) STRICT",
            )
            .unwrap();
        Self(database)
    }

    /// Transactions per second.
    pub(crate) fn throughput(&self, time: Duration) -> f64 {
        let document = "x".repeat(2048);
        rate(time, || {
            let transaction = self.0.unchecked_transaction().unwrap();
            transaction
                .prepare_cached("INSERT INTO record (document) VALUES (?1)")
                .unwrap()
                .execute([&document])
                .unwrap();
            transaction.commit().unwrap();
        })
    }
}

/// Transactions that write what the server writes for a create and for an edit, into a copy of its database.
pub(crate) struct SameRows {
    database: Connection,
    object: Row,
    change: Row,
    minted: u64,
}

/// A row of the server, as a model of more.
struct Row {
    columns: Vec<String>,
    values: Vec<Value>,
}

impl Row {
    /// The last row of a table.
    fn last(database: &Connection, table: &str) -> Self {
        let mut statement = database
            .prepare(&format!(
                "SELECT * FROM {table} ORDER BY rowid DESC LIMIT 1"
            ))
            .unwrap();
        let columns: Vec<String> = statement.column_names().map(str::to_owned).collect();
        let values = statement
            .query_row([], |row| {
                (0..columns.len()).map(|column| row.get(column)).collect()
            })
            .unwrap();
        Self { columns, values }
    }

    fn set(&mut self, column: &str, value: impl Into<Value>) {
        let at = self.columns.iter().position(|name| name == column).unwrap();
        self.values[at] = value.into();
    }

    fn insert(&self, database: &Connection, table: &str) {
        let columns = self.columns.join(", ");
        let places = vec!["?"; self.columns.len()].join(", ");
        let sql = format!("INSERT INTO {table} ({columns}) VALUES ({places})");
        self.run(database, &sql);
    }

    /// Updates the row of this id. The columns that never change are left out, as in the server's statement.
    fn update(&self, database: &Connection, table: &str) {
        let fixed = ["id", "space_id", "kind", "created_at"];
        let columns = self.columns.iter().enumerate();
        let changed = columns.filter(|(_, name)| !fixed.contains(&name.as_str()));
        let set: Vec<String> = changed
            .map(|(at, name)| format!("{name} = ?{}", at + 1))
            .collect();
        let id = self.columns.iter().position(|name| name == "id").unwrap() + 1;
        let sql = format!("UPDATE {table} SET {} WHERE id = ?{id}", set.join(", "));
        self.run(database, &sql);
    }

    fn run(&self, database: &Connection, sql: &str) {
        let mut statement = database.prepare_cached(sql).unwrap();
        // Leading columns that the statement does not name are parameters of it all the same, when later ones are.
        let parameters = statement.parameter_count();
        statement
            .execute(params_from_iter(&self.values[..parameters]))
            .unwrap();
    }
}

impl SameRows {
    /// Copies the server's database, whose last commit was a create.
    pub(crate) fn copy(server: &Path, to: &Path) -> Self {
        let original = Connection::open(server).unwrap();
        original
            .execute("VACUUM INTO ?1", [to.to_str().unwrap()])
            .unwrap();
        let database = Connection::open(to).unwrap();
        durable(&database);
        database
            .pragma_update(None, "wal_autocheckpoint", CHECKPOINT_PAGES)
            .unwrap();
        let (object, change) = (
            Row::last(&database, "object"),
            Row::last(&database, "change"),
        );
        Self {
            database,
            object,
            change,
            minted: 0,
        }
    }

    /// Creates per second.
    pub(crate) fn creates(&mut self, time: Duration) -> f64 {
        rate(time, || {
            self.minted += 1;
            // In no order, as ids are.
            let head = self.minted.wrapping_mul(0x9e37_79b9_7f4a_7c15);
            self.object
                .set("id", format!("bafyrei{head:016x}{:036}", self.minted));
            self.commit(Row::insert);
        })
    }

    /// Edits of one object per second.
    pub(crate) fn edits(&mut self, time: Duration) -> f64 {
        rate(time, || self.commit(Row::update))
    }

    fn commit(&mut self, write: impl Fn(&Row, &Connection, &str)) {
        let database = &self.database;
        database.execute_batch("BEGIN IMMEDIATE").unwrap();
        let seq: i64 = database
            .prepare_cached("SELECT max(seq) + 1 FROM change")
            .unwrap()
            .query_row([], |row| row.get(0))
            .unwrap();
        self.object.set("version", seq);
        self.object.set("modified_at", 1_700_000_000_000 + seq);
        write(&self.object, database, "object");
        self.change.set("seq", seq);
        self.change.insert(database, "change");
        database.execute_batch("COMMIT").unwrap();
    }
}
