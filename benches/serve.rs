//! The foundation's figures, each a ratio against a yardstick measured in the same run, with the built server in a
//! process of its own and the data on the disk that holds the temporary folder.
//!
//! `cargo bench --bench serve`, or with `-- edits`, `-- reads`, `-- writes` or `-- v1` for one part alone.

#![expect(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::print_stdout,
    reason = "bench"
)]

#[path = "load/bare.rs"]
mod bare;
mod edits;
mod load;
mod majors;
mod server;
#[path = "load/throughput.rs"]
mod throughput;
#[path = "load/verdict.rs"]
mod verdict;

use std::path::Path;
use std::process::Command;
use std::time::Duration;

use dropshot::{
    ApiDescription, ConfigDropshot, ConfigLogging, ConfigLoggingLevel, HttpError, HttpResponseOk,
};
use serde_json::{Value, json};

use crate::bare::{OneRow, SameRows};
use crate::load::{median, request};
use crate::server::Server;
use crate::throughput::throughput;
use crate::verdict::verdict;

/// How long each load of reads runs.
const LOAD: Duration = Duration::from_secs(2);
/// How often each ratio of reads is measured; the median is printed.
const ROUNDS: usize = 3;
/// How long each load of writes runs. Short slices take turns, because the price of an fsync changes from second to
/// second on many disks.
const SLICE: Duration = Duration::from_millis(250);
/// How often each ratio of writes is measured; the median is printed.
const SLICES: usize = 15;
/// Clients of the concurrent loads.
const CLIENTS: usize = 32;

/// Most milliseconds until an empty directory is served.
const READY: f64 = 100.0;
/// Most megabytes at rest.
const IDLE: f64 = 40.0;
/// Least share of the rate of a constant endpoint that a warm GET has.
const READ: f64 = 0.5;
/// Most times that a durable write takes the time of a bare transaction.
const WRITE: f64 = 2.6;
/// Least times that many clients have the rate of one.
const GROUP: f64 = 5.0;

fn main() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let server = Server::start(&data);
    let ready = server.ready.as_secs_f64() * 1e3;
    println!(
        "ready on an empty directory: {ready:.0} ms (target {READY}){}",
        verdict(ready <= READY)
    );
    std::thread::sleep(Duration::from_secs(1));
    let idle = server.memory();
    println!(
        "idle memory: {idle:.1} MB (target {IDLE}){}",
        verdict(idle <= IDLE)
    );

    let key = Command::new(env!("CARGO_BIN_EXE_rolltop"))
        .args([
            "keys",
            "create",
            "--name",
            "bench",
            "--unscoped",
            "--data-dir",
        ])
        .arg(&data)
        .output()
        .unwrap();
    let key = String::from_utf8(key.stdout).unwrap().trim().to_owned();
    let space = server.json("POST", "/v2/spaces", &key, Some(&json!({"name": "Bench"})));
    let objects = format!("/v2/spaces/{}/objects", space["id"].as_str().unwrap());

    let named: Vec<String> = std::env::args()
        .skip(1)
        .filter(|argument| !argument.starts_with('-'))
        .collect();
    let is_wanted = |part: &str| named.is_empty() || named.iter().any(|name| name == part);
    if is_wanted("edits") {
        edits::edits(server.address, &key, &objects);
    }
    if is_wanted("reads") {
        reads(&server, &key, &objects);
    }
    if is_wanted("writes") {
        writes(&server, &key, &objects, folder.path());
    }
    if is_wanted("v1") {
        majors::majors(&server, &key);
    }
    println!("memory after the load: {:.1} MB", server.memory());
    server.stop();
}

/// A constant JSON endpoint of the server: the shortest of its schemas.
const CONSTANT: &str = "/v2/schemas/ops/set_type";

/// A warm GET of 20 blocks against a constant JSON endpoint of the same server.
fn reads(server: &Server, key: &str, objects: &str) {
    let markdown: String = (0..20)
        .map(|n| format!("Paragraph {n} with **bold** and `code` words.\n\n"))
        .collect();
    let object = server.json(
        "POST",
        objects,
        key,
        Some(&json!({"type": "page", "name": "Read", "markdown": markdown})),
    );
    let get = request(
        "GET",
        &format!("{objects}/{}", object["id"].as_str().unwrap()),
        key,
        None,
    );
    let constant = request("GET", CONSTANT, key, None);
    let whoami = request("GET", "/v2/auth/whoami", key, None);

    let runtime = tokio::runtime::Runtime::new().unwrap();
    let guard = runtime.enter();
    let yardstick = constant_server();
    drop(guard);
    let bare_constant = request("GET", "/constant", key, None);

    let mut against_constant = Vec::new();
    let mut against_bare = Vec::new();
    let mut against_whoami = Vec::new();
    let mut absolute = Vec::new();
    for _ in 0..ROUNDS {
        let bare = throughput(yardstick.local_addr(), CLIENTS, LOAD, |_, _| {
            bare_constant.clone()
        });
        let fixed = throughput(server.address, CLIENTS, LOAD, |_, _| constant.clone());
        let who = throughput(server.address, CLIENTS, LOAD, |_, _| whoami.clone());
        let read = throughput(server.address, CLIENTS, LOAD, |_, _| get.clone());
        against_constant.push(read / fixed);
        against_bare.push(read / bare);
        against_whoami.push(read / who);
        absolute.push(read);
    }
    println!("warm GET of 20 blocks: {:.0}/s", median(absolute));
    let ratio = median(against_constant);
    println!(
        "  against a constant endpoint of the same server: {ratio:.2} (target {READ}){}",
        verdict(ratio >= READ)
    );
    println!(
        "  against whoami on the same server: {:.2}",
        median(against_whoami)
    );
    println!(
        "  against a constant endpoint of a bare Dropshot server: {:.2}",
        median(against_bare)
    );
    runtime.block_on(async { yardstick.close().await.unwrap() });
}

#[dropshot::endpoint { method = GET, path = "/constant" }]
async fn constant_endpoint(
    _: dropshot::RequestContext<()>,
) -> Result<HttpResponseOk<Value>, HttpError> {
    Ok(HttpResponseOk(json!({"challenge_id": "pong"})))
}

fn constant_server() -> dropshot::HttpServer<()> {
    let mut api = ApiDescription::new();
    api.register(constant_endpoint).unwrap();
    let log = ConfigLogging::StderrTerminal {
        level: ConfigLoggingLevel::Warn,
    }
    .to_logger("constant")
    .unwrap();
    let config = ConfigDropshot {
        bind_address: "127.0.0.1:0".parse().unwrap(),
        ..ConfigDropshot::default()
    };
    dropshot::ServerBuilder::new(api, (), log)
        .config(config)
        .start()
        .unwrap()
}

/// Durable creates and one-op PATCHes against a bare SQLite transaction with the same fsync on the same disk.
fn writes(server: &Server, key: &str, objects: &str, folder: &Path) {
    let create = |client: usize, round: usize, count: u64| {
        let body = json!({"type": "page", "name": format!("Page {client}-{round}-{count}"), "markdown": "one\n\ntwo"});
        request("POST", objects, key, Some(&body.to_string()))
    };
    let ids: Vec<String> = (0..CLIENTS)
        .map(|client| {
            let body = json!({"type": "page", "name": format!("Patched {client}"), "markdown": "one\n\ntwo"});
            server.json("POST", objects, key, Some(&body))["id"].as_str().unwrap().to_owned()
        })
        .collect();
    let patch = |client: usize, round: usize, count: u64| {
        let text = format!("change {round}-{count}");
        let ops = json!({"ops": [{"op": "set_properties", "set": {"description": text}}]});
        request(
            "PATCH",
            &format!("{objects}/{}", ids[client]),
            key,
            Some(&ops.to_string()),
        )
    };

    let one_row = OneRow::open(&folder.join("one-row.db"));
    let mut same_rows = SameRows::copy(
        &folder.join("data/rolltop.db"),
        &folder.join("same-rows.db"),
    );
    let mut one_client = Vec::new();
    for round in 0..SLICES {
        one_client.push(Round {
            one_row: one_row.throughput(SLICE),
            create_rows: same_rows.creates(SLICE),
            create: throughput(server.address, 1, SLICE, |client, count| {
                create(client, round, count)
            }),
            edit_rows: same_rows.edits(SLICE),
            patch: throughput(server.address, 1, SLICE, |client, count| {
                patch(client, round, count)
            }),
        });
    }
    let middle = |of: fn(&Round) -> f64| median(one_client.iter().map(of).collect());
    println!(
        "one client, a second: create {:.0}, one-op PATCH {:.0}; bare transactions: one row {:.0}, \
         the rows of a create {:.0}, of a PATCH {:.0}",
        middle(|round| round.create),
        middle(|round| round.patch),
        middle(|round| round.one_row),
        middle(|round| round.create_rows),
        middle(|round| round.edit_rows),
    );
    let ratio = middle(|round| round.one_row / round.create);
    println!(
        "durable create against a bare transaction of one row: {ratio:.2} times its time (target {WRITE}){}",
        verdict(ratio <= WRITE)
    );
    println!(
        "  against a bare transaction of the same rows: {:.2}",
        middle(|round| round.create_rows / round.create)
    );
    let ratio = middle(|round| round.one_row / round.patch);
    println!(
        "one-op PATCH against a bare transaction of one row: {ratio:.2} times its time (target {WRITE}){}",
        verdict(ratio <= WRITE)
    );
    println!(
        "  against a bare transaction of the same rows: {:.2}",
        middle(|round| round.edit_rows / round.patch)
    );

    let mut create_group = Vec::new();
    let mut patch_group = Vec::new();
    for round in SLICES..2 * SLICES {
        let create = |client: usize, count: u64| create(client, round, count);
        let patch = |client: usize, count: u64| patch(client, round, count);
        let one = throughput(server.address, 1, SLICE, create);
        create_group.push(throughput(server.address, CLIENTS, SLICE, create) / one);
        let one = throughput(server.address, 1, SLICE, patch);
        patch_group.push(throughput(server.address, CLIENTS, SLICE, patch) / one);
    }
    let rate = median(create_group);
    println!(
        "{CLIENTS} clients against one, create: {rate:.1} times the rate (target {GROUP}){}",
        verdict(rate >= GROUP)
    );
    let rate = median(patch_group);
    println!(
        "{CLIENTS} clients against one, PATCH: {rate:.1} times the rate (target {GROUP}){}",
        verdict(rate >= GROUP)
    );
}

/// What was done in a second, in slices that followed one another.
struct Round {
    one_row: f64,
    create_rows: f64,
    create: f64,
    edit_rows: f64,
    patch: f64,
}
