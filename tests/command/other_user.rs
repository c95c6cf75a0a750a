//! Data directories of another user (chats-files-auth.md 3.2, 5): refused with a repair, not with an error of the system.

use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::os::unix::process::CommandExt;
use std::path::Path;

use super::{Home, has, said};
use crate::support::skipped;
use crate::support::users::{NOBODY, can_run_as, is_root};

/// Runs a command as a user whom the rights of files bind; its one sentence.
fn refused(home: &Home, user: Option<u32>, line: &[&str]) -> String {
    let mut command = home.command(line);
    command.current_dir("/");
    if let Some(user) = user {
        command.uid(user).gid(user);
    }
    let output = command.output().unwrap();
    assert_eq!(output.status.code(), Some(1), "{line:?} {output:?}");
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(said.lines().count(), 1, "{said}");
    assert!(
        said.starts_with("error: ") && !said.contains("os error"),
        "{said}"
    );
    said
}

#[test]
fn a_directory_of_another_user_is_refused_with_a_repair() {
    let user = is_root().then_some(NOBODY);
    if user.is_some_and(|user| !can_run_as(user)) {
        skipped("the program cannot be run as another user here");
        return;
    }
    let home = Home::new();
    let server = home.serve();
    // Its socket is out of reach, as in the closed folder of another user.
    let allow = |mode| {
        std::fs::set_permissions(home.data(), std::fs::Permissions::from_mode(mode)).unwrap();
    };
    allow(0o000);
    for line in [&["keys", "list"][..], &["pair", "list"], &["bin", "list"]] {
        let parts = [
            "may not be used by you",
            "choose a data directory of your own",
        ];
        has(&refused(&home, user, line), &parts);
    }
    allow(0o700);
    server.stop();
    // What cannot be looked into may well have a workspace.
    allow(0o000);
    let said = refused(&home, user, &["check"]);
    has(&said, &["give yourself the right"]);
    assert!(!said.contains("no workspace"), "{said}");
    allow(0o700);

    // A folder of another user that all users may read.
    let root = Path::new("/");
    let owner = std::fs::metadata(root).unwrap().uid();
    let ours = user.unwrap_or_else(|| std::fs::metadata(home.data()).unwrap().uid());
    if owner == ours {
        return;
    }
    let serve = ["serve", "--listen", "127.0.0.1:0", "--data-dir", "/"];
    let said = refused(&home, user, &serve);
    let belongs = format!("/ belongs to user {owner}, not to user {ours}");
    has(&said, &[&belongs, "choose a directory of your own"]);
}

// chats-files-auth.md 3.2: the peer's user must be the server's, whatever the rights of the socket have become.
#[test]
fn the_socket_answers_its_owner_alone() {
    if !is_root() || !can_run_as(NOBODY) {
        skipped("the program cannot be run as another user here");
        return;
    }
    let home = Home::new();
    let server = home.serve();
    let open = |path: &Path, mode| {
        std::fs::set_permissions(path, std::fs::Permissions::from_mode(mode)).unwrap();
    };
    open(home.directory.path(), 0o711);
    open(&home.data(), 0o711);
    open(&home.data().join("control.sock"), 0o666);
    let list = |user: Option<u32>| {
        let mut command = home.command(&["keys", "list", "--json"]);
        command.current_dir("/");
        user.map(|user| command.uid(user).gid(user));
        command.output().unwrap()
    };
    let other = list(Some(NOBODY));
    assert_eq!(other.status.code(), Some(1), "{other:?}");
    assert!(other.stdout.is_empty());
    has(&said(&other), &["does not answer on its control socket"]);
    assert_eq!(list(None).status.code(), Some(0));
    server.stop();
}
