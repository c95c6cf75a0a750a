//! Data directories that are another user's (chats-files-auth.md 3.2, 5): told with what helps, and not with what the system
//! calls it.

use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::os::unix::process::CommandExt;
use std::path::Path;

use super::Home;
use crate::support::skipped;
use crate::support::users::{NOBODY, can_run_as, is_root};

/// Runs a command as somebody whom the rights of files bind; the one sentence that it ends with.
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
fn what_belongs_to_another_user_is_told_with_what_helps() {
    let user = is_root().then_some(NOBODY);
    if user.is_some_and(|user| !can_run_as(user)) {
        skipped("the program cannot be run as another user here");
        return;
    }
    let home = Home::new();
    let server = home.serve();
    // Its socket is out of reach, as in the closed folder of somebody else.
    let allow = |mode| {
        std::fs::set_permissions(home.data(), std::fs::Permissions::from_mode(mode)).unwrap();
    };
    allow(0o000);
    for line in [&["keys", "list"][..], &["pair", "list"], &["bin", "list"]] {
        let said = refused(&home, user, line);
        assert!(said.contains("may not be used by you"), "{said}");
        assert!(
            said.contains("choose a data directory of your own"),
            "{said}"
        );
    }
    allow(0o700);
    server.stop();
    // What cannot be looked into may well have a workspace.
    allow(0o000);
    let said = refused(&home, user, &["check"]);
    assert!(
        said.contains("give yourself the right") && !said.contains("no workspace"),
        "{said}"
    );
    allow(0o700);

    // A folder of somebody else that anybody may look into.
    let root = Path::new("/");
    let owner = std::fs::metadata(root).unwrap().uid();
    let ours = user.unwrap_or_else(|| std::fs::metadata(home.data()).unwrap().uid());
    if owner == ours {
        return;
    }
    let serve = ["serve", "--listen", "127.0.0.1:0", "--data-dir", "/"];
    let said = refused(&home, user, &serve);
    let belongs = format!("/ belongs to user {owner}, not to user {ours}");
    assert!(
        said.contains(&belongs) && said.contains("choose a directory of your own"),
        "{said}"
    );
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
    let stranger = list(Some(NOBODY));
    assert_eq!(stranger.status.code(), Some(1), "{stranger:?}");
    assert!(stranger.stdout.is_empty());
    let said = String::from_utf8_lossy(&stranger.stderr).into_owned();
    assert!(
        said.contains("does not answer on its control socket"),
        "{said}"
    );
    assert_eq!(list(None).status.code(), Some(0));
    server.stop();
}
