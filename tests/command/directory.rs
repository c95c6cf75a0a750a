//! Data directories that are good, missing, foreign or damaged, as every command reports them; and `check`.

use std::os::unix::fs::PermissionsExt;
use std::path::Path;

use super::{Home, create, has, refusal, said};

const SERVE: &[&str] = &["serve", "--listen", "127.0.0.1:0"];
const CREATE: &[&str] = &["keys", "create", "--name", "a", "--all-spaces"];
const LIST: &[&str] = &["keys", "list"];
const CHECK: &[&str] = &["check"];
const ALL: [&[&str]; 4] = [SERVE, CREATE, LIST, CHECK];

/// A command is refused in one sentence that has all of these parts.
#[track_caller]
fn refused(home: &Home, line: &[&str], parts: &[&str]) {
    has(&refusal(home, line), parts);
}

fn set_mode(path: &Path, mode: u32) {
    std::fs::set_permissions(path, std::fs::Permissions::from_mode(mode)).unwrap();
}

#[test]
fn a_server_that_cannot_start_says_why() {
    let home = Home::new();
    let server = home.serve();
    refused(&home, SERVE, &["in use by another process"]);
    server.stop();
    set_mode(&home.data(), 0o755);
    refused(&home, SERVE, &["chmod 700"]);
    set_mode(&home.data(), 0o700);

    // A database of a later version, one that is none, and a file in place of the directory; no command touches them.
    let database = home.data().join("rolltop.db");
    let open = rusqlite::Connection::open(&database).unwrap();
    open.pragma_update(None, "user_version", 1000).unwrap();
    drop(open);
    let newer = std::fs::read(&database).unwrap();
    for line in [SERVE, LIST, &["bin", "list"], CHECK] {
        refused(&home, line, &["newer version"]);
    }
    assert_eq!(std::fs::read(&database).unwrap(), newer);
    std::fs::write(&database, "not a database ".repeat(1000)).unwrap();
    for line in [SERVE, LIST, CHECK] {
        refused(&home, line, &["damaged", "copy"]);
    }
    // A path that no address of a socket can hold.
    let long = home.directory.path().join("d".repeat(100));
    let long = long.to_str().unwrap();
    for (line, said) in [
        (SERVE, "shorter path"),
        (CREATE, "shorter path"),
        (LIST, "no workspace in"),
        (&["index", "rebuild"], "no workspace in"),
    ] {
        refused(&home, &[line, &["--data-dir", long]].concat(), &[said]);
    }
    assert!(!Path::new(long).exists(), "nothing was made");
    // A name that no directory can have.
    let nameless = home.directory.path().join("d".repeat(300));
    let line = ["keys", "list", "--data-dir", nameless.to_str().unwrap()];
    refused(&home, &line, &["choose another data directory"]);
    std::fs::remove_dir_all(home.data()).unwrap();
    std::fs::write(home.data(), "").unwrap();
    for line in [SERVE, LIST, CHECK] {
        refused(&home, line, &["not a directory"]);
    }
}

// Only a server needs the socket.
#[test]
fn a_workspace_below_a_long_path_is_worked_on_without_a_server() {
    let home = Home::new();
    create(&home, "k");
    let long = home.directory.path().join("./".repeat(60)).join("data");
    let long = long.to_str().unwrap();
    for line in [LIST, &["index", "rebuild"], CHECK] {
        home.ok(&[line, &["--data-dir", long]].concat());
    }
    // A server that calls it by a shorter path has it.
    let server = home.serve();
    refused(&home, &["keys", "list", "--data-dir", long], &["is in use"]);
    server.stop();
}

// Only a command that creates makes a workspace, and says so; the others report a misspelled directory.
#[test]
fn a_directory_without_a_workspace_differs_from_an_empty_one() {
    let home = Home::new();
    for line in [
        &["keys", "list"][..],
        &["keys", "revoke", "nothing"],
        &["bin", "list"],
        &["bin", "restore", "nothing"],
        &["index", "rebuild"],
        &["check"],
    ] {
        refused(&home, line, &["no workspace in"]);
        assert!(!home.data().exists(), "{line:?}");
    }
    // Nor does a server that cannot listen leave one behind.
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let taken = taken.local_addr().unwrap().to_string();
    refused(
        &home,
        &["serve", "--listen", &taken],
        &["in use by another program"],
    );
    // An address that is kept for documentation belongs to no machine.
    let foreign = ["serve", "--listen", "192.0.2.1:0", "--allow-network"];
    let parts = [
        "192.0.2.1 is not an address of this machine",
        "choose one with --listen",
        "127.0.0.1:31009",
    ];
    refused(&home, &foreign, &parts);
    assert!(!home.data().exists());
    assert!(said(&home.run(CREATE)).contains("making a new workspace in"));
    assert!(!said(&home.run(CREATE)).contains("new workspace"));
}

// A check looks, and nothing more: at a sound workspace, and at one of an older version.
#[test]
fn a_check_changes_nothing() {
    let home = Home::new();
    create(&home, "first");
    let database = home.data().join("rolltop.db");
    let all = || {
        let mut names: Vec<_> = std::fs::read_dir(home.data())
            .unwrap()
            .map(|entry| entry.unwrap().file_name())
            .collect();
        names.sort();
        (names, std::fs::read(&database).unwrap())
    };
    let before = all();
    home.ok(CHECK);
    assert_eq!(all(), before);
    let older = rusqlite::Connection::open(&database).unwrap();
    older.pragma_update(None, "user_version", 5).unwrap();
    drop(older);
    let before = all();
    let check = home.run(&["check"]);
    assert_eq!(check.status.code(), Some(0), "{check:?}");
    assert!(said(&check).contains("older version"));
    assert_eq!(all(), before);
}

// A first start that is cut short leaves an empty database, which is no workspace yet, and the next start goes on.
#[test]
fn an_empty_database_is_no_workspace() {
    let home = Home::new();
    create(&home, "first");
    let database = home.data().join("rolltop.db");
    let empty = || {
        std::fs::write(&database, "").unwrap();
        // As a first start leaves it, before anything is committed.
        std::fs::remove_file(home.data().join("rolltop.workspace")).unwrap();
    };
    empty();
    for line in [CHECK, LIST, &["bin", "list"]] {
        refused(
            &home,
            line,
            &["no workspace in", "empty", "bring back a copy"],
        );
    }
    home.serve().stop();
    home.ok(CHECK);
    // One with a head and nothing else, as it is a moment later.
    create(&home, "second");
    empty();
    let begun = rusqlite::Connection::open(&database).unwrap();
    begun.pragma_update(None, "journal_mode", "WAL").unwrap();
    drop(begun);
    assert_ne!(std::fs::metadata(&database).unwrap().len(), 0);
    refused(&home, CHECK, &["no workspace in"]);
    create(&home, "again");
    home.ok(CHECK);
}

// Where other data of a workspace is, an empty database is a lost one, and no command makes another beside it.
#[test]
fn a_lost_database_is_not_replaced() {
    let home = Home::new();
    for left in ["blobs/ab/cdef", "index/bafy.space/rows", "rolltop.db-wal"] {
        let data = home.data();
        let file = data.join(left);
        create(&home, "first");
        let database = data.join("rolltop.db");
        let kept = std::fs::read(&database).unwrap();
        std::fs::create_dir_all(file.parent().unwrap()).unwrap();
        std::fs::write(&file, "something").unwrap();
        set_mode(&file, 0o600);
        let top = data.join(left.split('/').next().unwrap());
        for is_there in [true, false] {
            if is_there {
                std::fs::write(&database, "").unwrap();
            } else {
                std::fs::remove_file(&database).unwrap();
            }
            let repair = "move the data directory away as a whole and bring back a";
            let parts = [
                "rolltop.db is missing or empty",
                top.to_str().unwrap(),
                repair,
            ];
            for line in ALL {
                refused(&home, line, &parts);
                assert_eq!(database.exists(), is_there, "{line:?}");
                assert_eq!(std::fs::read(&file).unwrap(), b"something");
            }
        }
        // As the refusal advises: what was there is moved away, and a copy is back, of which the database is enough here.
        std::fs::rename(&data, data.with_extension("away")).unwrap();
        std::fs::create_dir(&data).unwrap();
        set_mode(&data, 0o700);
        std::fs::write(&database, &kept).unwrap();
        set_mode(&database, 0o600);
        home.ok(LIST);
        std::fs::remove_dir_all(&data).unwrap();
        std::fs::remove_dir_all(data.with_extension("away")).unwrap();
    }
}
