//! Data directories that are good, none, foreign or damaged, as every command tells them; and `check`.

use std::os::unix::fs::PermissionsExt;
use std::path::Path;

use super::{Home, create, refusal};

#[test]
fn a_server_that_cannot_start_says_why() {
    let home = Home::new();
    let server = home.serve();
    let address = server.url.strip_prefix("http://").unwrap();
    assert!(
        refusal(&Home::new(), &["serve", "--listen", address])
            .contains("in use by another program")
    );
    assert!(
        refusal(&home, &["serve", "--listen", "127.0.0.1:0"]).contains("in use by another process")
    );
    server.stop();
    let serve = ["serve", "--listen", "127.0.0.1:0"];
    std::fs::set_permissions(home.data(), std::fs::Permissions::from_mode(0o755)).unwrap();
    assert!(refusal(&home, &serve).contains("chmod 700"));
    std::fs::set_permissions(home.data(), std::fs::Permissions::from_mode(0o700)).unwrap();

    // A database of a later version, one that is none, and a file in place of the directory; no command touches them.
    let database = home.data().join("rolltop.db");
    let open = rusqlite::Connection::open(&database).unwrap();
    open.pragma_update(None, "user_version", 1000).unwrap();
    drop(open);
    let newer = std::fs::read(&database).unwrap();
    for line in [&serve[..], &["keys", "list"], &["bin", "list"], &["check"]] {
        assert!(refusal(&home, line).contains("newer version"), "{line:?}");
    }
    assert_eq!(std::fs::read(&database).unwrap(), newer);
    std::fs::write(&database, "not a database ".repeat(1000)).unwrap();
    for line in [&serve[..], &["keys", "list"], &["check"]] {
        let said = refusal(&home, line);
        assert!(said.contains("damaged") && said.contains("copy"), "{said}");
    }
    // A path that no address of a socket can hold.
    let long = home.directory.path().join("d".repeat(100));
    let long = long.to_str().unwrap();
    for (line, said) in [
        (&serve[..], "shorter path"),
        (
            &["keys", "create", "--name", "k", "--all-spaces"],
            "shorter path",
        ),
        (&["keys", "list"], "no workspace in"),
        (&["index", "rebuild"], "no workspace in"),
    ] {
        let line = [line, &["--data-dir", long]].concat();
        assert!(refusal(&home, &line).contains(said), "{line:?}");
    }
    assert!(!Path::new(long).exists(), "nothing was made");
    // A name that no directory can have.
    let nameless = home.directory.path().join("d".repeat(300));
    let line = ["keys", "list", "--data-dir", nameless.to_str().unwrap()];
    assert!(refusal(&home, &line).contains("choose another data directory"));
    std::fs::remove_dir_all(home.data()).unwrap();
    std::fs::write(home.data(), "").unwrap();
    for line in [&serve[..], &["keys", "list"], &["check"]] {
        assert!(refusal(&home, line).contains("not a directory"), "{line:?}");
    }
}

// Only a server needs the socket.
#[test]
fn a_workspace_below_a_long_path_is_worked_on_without_a_server() {
    let home = Home::new();
    create(&home, "k");
    let long = home.directory.path().join("./".repeat(60)).join("data");
    let long = long.to_str().unwrap();
    for line in [&["keys", "list"][..], &["index", "rebuild"], &["check"]] {
        let output = home.run(&[line, &["--data-dir", long]].concat());
        assert_eq!(output.status.code(), Some(0), "{line:?} {output:?}");
    }
    // A server that calls it by a shorter path has it.
    let server = home.serve();
    let said = refusal(&home, &["keys", "list", "--data-dir", long]);
    assert!(said.contains("is in use"), "{said}");
    server.stop();
}

// Only who makes something makes a workspace for it, and says so; a misspelled directory is told as such.
#[test]
fn a_directory_without_a_workspace_is_told_apart_from_an_empty_one() {
    let home = Home::new();
    for line in [
        &["keys", "list"][..],
        &["keys", "revoke", "nothing"],
        &["bin", "list"],
        &["bin", "restore", "nothing"],
        &["index", "rebuild"],
        &["check"],
    ] {
        assert!(refusal(&home, line).contains("no workspace in"), "{line:?}");
        assert!(!home.data().exists(), "{line:?}");
    }
    // Nor does a server that cannot listen leave one behind.
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let taken = taken.local_addr().unwrap().to_string();
    assert!(refusal(&home, &["serve", "--listen", &taken]).contains("in use by another program"));
    // An address that is kept for documentation belongs to no machine.
    let foreign = ["serve", "--listen", "192.0.2.1:0", "--allow-network"];
    let said = refusal(&home, &foreign);
    for part in [
        "192.0.2.1 is no address of this machine",
        "choose one with --listen",
        "127.0.0.1:31009",
    ] {
        assert!(said.contains(part), "{said}");
    }
    assert!(!home.data().exists());
    let made = home.run(&["keys", "create", "--name", "a", "--all-spaces"]);
    assert_eq!(made.status.code(), Some(0));
    assert!(String::from_utf8_lossy(&made.stderr).contains("making a new workspace in"));
    let second = home.run(&["keys", "create", "--name", "b", "--all-spaces"]);
    assert!(!String::from_utf8_lossy(&second.stderr).contains("new workspace"));
}

// A database of another program is named, by every command, and stays as it is.
#[test]
fn a_database_of_another_program_is_left_alone() {
    let home = Home::new();
    create(&home, "first");
    let database = home.data().join("rolltop.db");
    std::fs::remove_file(&database).unwrap();
    let other = rusqlite::Connection::open(&database).unwrap();
    other.execute_batch("CREATE TABLE x (a)").unwrap();
    drop(other);
    std::fs::set_permissions(&database, std::fs::Permissions::from_mode(0o600)).unwrap();
    let before = std::fs::read(&database).unwrap();
    for line in [
        &["serve", "--listen", "127.0.0.1:0"][..],
        &["keys", "list"],
        &["keys", "create", "--name", "a", "--all-spaces"],
        &["check"],
    ] {
        let said = refusal(&home, line);
        assert!(
            said.contains("another program") && said.contains("rolltop.db"),
            "{said}"
        );
    }
    assert_eq!(std::fs::read(&database).unwrap(), before);
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
    let check = home.run(&["check"]);
    assert_eq!(check.status.code(), Some(0), "{check:?}");
    assert_eq!(all(), before);
    let older = rusqlite::Connection::open(&database).unwrap();
    older.pragma_update(None, "user_version", 5).unwrap();
    drop(older);
    let before = all();
    let check = home.run(&["check"]);
    assert_eq!(check.status.code(), Some(0), "{check:?}");
    assert!(String::from_utf8_lossy(&check.stderr).contains("older version"));
    assert_eq!(all(), before);
}

// A first start that is cut short leaves an empty database, and the next one goes on. Nobody calls that a workspace.
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
    for line in [&["check"][..], &["keys", "list"], &["bin", "list"]] {
        let said = refusal(&home, line);
        for part in ["no workspace in", "empty", "bring back a copy"] {
            assert!(said.contains(part), "{line:?} {said}");
        }
    }
    home.serve().stop();
    let checked = home.run(&["check"]);
    assert_eq!(checked.status.code(), Some(0), "{checked:?}");
    // One with a head and nothing else, as it is a moment later.
    create(&home, "second");
    empty();
    let begun = rusqlite::Connection::open(&database).unwrap();
    begun.pragma_update(None, "journal_mode", "WAL").unwrap();
    drop(begun);
    assert_ne!(std::fs::metadata(&database).unwrap().len(), 0);
    assert!(refusal(&home, &["check"]).contains("no workspace in"));
    create(&home, "again");
    assert_eq!(home.run(&["check"]).status.code(), Some(0));
}

// Where other data of a workspace is, an empty database is a lost one: nobody begins anew beside it.
#[test]
fn a_lost_database_is_not_begun_anew() {
    let home = Home::new();
    let commands = [
        &["serve", "--listen", "127.0.0.1:0"][..],
        &["keys", "create", "--name", "a", "--all-spaces"],
        &["keys", "list"],
        &["check"],
    ];
    for left in ["blobs/ab/cdef", "rolltop.db-wal"] {
        let data = home.data();
        let file = data.join(left);
        create(&home, "first");
        let database = data.join("rolltop.db");
        let kept = std::fs::read(&database).unwrap();
        std::fs::create_dir_all(file.parent().unwrap()).unwrap();
        std::fs::write(&file, "something").unwrap();
        std::fs::set_permissions(&file, std::fs::Permissions::from_mode(0o600)).unwrap();
        let top = data.join(left.split('/').next().unwrap());
        for is_there in [true, false] {
            if is_there {
                std::fs::write(&database, "").unwrap();
            } else {
                std::fs::remove_file(&database).unwrap();
            }
            for line in commands {
                let said = refusal(&home, line);
                for part in [
                    "rolltop.db is missing or empty",
                    top.to_str().unwrap(),
                    "move the data directory away as a whole and bring back a",
                ] {
                    assert!(said.contains(part), "{line:?} {said}");
                }
                assert_eq!(database.exists(), is_there, "{line:?}");
                assert_eq!(std::fs::read(&file).unwrap(), b"something");
            }
        }
        // As the refusal advises: what was there is moved away, and a copy is back, of which the database is enough here.
        std::fs::rename(&data, data.with_extension("away")).unwrap();
        std::fs::create_dir(&data).unwrap();
        std::fs::set_permissions(&data, std::fs::Permissions::from_mode(0o700)).unwrap();
        std::fs::write(&database, &kept).unwrap();
        std::fs::set_permissions(&database, std::fs::Permissions::from_mode(0o600)).unwrap();
        assert_eq!(home.run(&["keys", "list"]).status.code(), Some(0), "{left}");
        std::fs::remove_dir_all(&data).unwrap();
        std::fs::remove_dir_all(data.with_extension("away")).unwrap();
    }
}
