//! What only another process can show: a kill in the middle of work.
//!
//! The other process is this test program again, running one ignored test on a directory that it is given.

use std::io::{BufRead, BufReader, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use rolltop_store::testing::Write;

use crate::support::{SPACE, directory, object, open, put, space};

const DIRECTORY: &str = "ROLLTOP_STORE_TEST_DIRECTORY";
const ACKNOWLEDGED: &str = "acknowledged ";
const WORKERS: usize = 4;

/// The directory to work on; `None` where no test started this process for it.
fn given_directory() -> Option<PathBuf> {
    std::env::var_os(DIRECTORY).map(PathBuf::from)
}

/// Starts an ignored test of this file in its own process.
fn start(test: &str, directory: &Path) -> Child {
    Command::new(std::env::current_exe().unwrap())
        .args(["--exact", test, "--ignored", "--nocapture"])
        .env(DIRECTORY, directory)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap()
}

#[test]
#[ignore = "runs in a process of its own, which is killed"]
fn commits_until_it_is_killed() {
    let Some(directory) = given_directory() else {
        return;
    };
    let store = open(&directory);
    std::thread::scope(|scope| {
        let store = &store;
        for worker in 0..WORKERS {
            scope.spawn(move || {
                for round in 0_u32.. {
                    let id = format!("{worker}-{round}");
                    let twin = object(&format!("{id}-twin"));
                    put(
                        store,
                        vec![Write::PutObject(object(&id)), Write::PutObject(twin)],
                    );
                    writeln!(std::io::stdout(), "{ACKNOWLEDGED}{id}").unwrap();
                }
            });
        }
    });
}

/// The object that a line of the child acknowledges. The test runner's own words may stand before it.
fn acknowledgement(line: &str) -> Option<String> {
    line.split(ACKNOWLEDGED).nth(1).map(str::to_owned)
}

#[test]
fn every_acknowledged_commit_survives_a_kill() {
    let directory = directory();
    let store = open(directory.path());
    put(&store, vec![Write::PutSpace(space(SPACE))]);
    drop(store);
    let mut acknowledged = Vec::new();
    // Each life of the process starts on what the killed one before left.
    for enough in [1, 40, 150] {
        let mut child = start("process::commits_until_it_is_killed", directory.path());
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let mut heard = 0;
        while heard < enough {
            if let Some(id) = acknowledgement(&lines.next().unwrap().unwrap()) {
                acknowledged.push(id);
                heard += 1;
            }
        }
        child.kill().unwrap();
        // What was printed before the kill took effect counts as well; the last line may be torn.
        let rest: Vec<_> = lines.map_while(Result::ok).collect();
        if let Some((_, whole)) = rest.split_last() {
            acknowledged.extend(whole.iter().filter_map(|line| acknowledgement(line)));
        }
        assert!(!child.wait().unwrap().success());

        let store = open(directory.path());
        assert_eq!(store.check().unwrap().findings, []);
        for id in &acknowledged {
            let twin = format!("{id}-twin");
            let found = [id, &*twin].map(|id| store.object(id).unwrap());
            assert!(found.iter().all(Option::is_some), "{id} is lost");
        }
        // No half of a commit.
        assert_eq!(store.list_objects(SPACE, 0, 0).unwrap().1 % 2, 0);
    }
}
