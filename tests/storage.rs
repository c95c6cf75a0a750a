//! A disk that refuses: a clear fault in the v2 envelope, and recovery.

use std::fs::File;
use std::io::{BufRead, BufReader};
use std::os::unix::fs::PermissionsExt;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde_json::{Value, json};

use crate::support::users::{NOBODY, can_run_as, give, is_root};
use crate::support::{Client, Home, ROLLTOP, Server, error_of, run, skipped};

/// A small file system that is taken away again.
struct Tmpfs<'a>(&'a Path);

impl<'a> Tmpfs<'a> {
    fn mount(path: &'a Path, size: &str) -> Option<Self> {
        std::fs::create_dir(path).unwrap();
        let options = format!("size={size}");
        let mounted = Command::new("mount")
            .args(["-t", "tmpfs", "-o", &options, "tmpfs"])
            .arg(path)
            .output();
        mounted
            .is_ok_and(|output| output.status.success())
            .then_some(Self(path))
    }
}

impl Drop for Tmpfs<'_> {
    fn drop(&mut self) {
        drop(Command::new("umount").arg(self.0).status());
    }
}

/// More than half of a disk, so that taking it away leaves room to move the whole log into the database.
fn ballast(mount: &Path) -> PathBuf {
    let ballast = mount.join("ballast");
    std::fs::write(&ballast, vec![0; 9 * 1024 * 1024]).unwrap();
    ballast
}

/// An object of some hundred kilobytes.
fn large(number: usize) -> Value {
    json!({"type": "page", "name": format!("P{number}"), "markdown": "word ".repeat(20_000)})
}

/// A fault of the server in the v2 envelope, with these parts in its message.
#[track_caller]
fn is_fault(status: u16, answer: &Value, parts: &[&str]) {
    assert_eq!((status, &answer["code"]), (500, &json!("internal_error")));
    assert!(answer["issues"].is_array(), "{answer}");
    let message = answer["message"].as_str().unwrap();
    for part in parts {
        assert!(message.contains(part), "{part} in {message}");
    }
}

/// A server that logs into a file.
fn logging(data: &Path, log: &Path) -> Server {
    let mut command = Command::new(ROLLTOP);
    command
        .args(["serve", "--listen", "127.0.0.1:0", "--data-dir"])
        .arg(data)
        .stderr(File::create(log).unwrap());
    Server::spawn(command, data)
}

/// Creates objects until the disk takes no more: the ids of those that were acknowledged, and the refusal.
async fn fill(client: &Client, objects: &str) -> (Vec<String>, (u16, Value)) {
    let mut kept = Vec::new();
    loop {
        match client.send("POST", objects, Some(large(kept.len()))).await {
            (201, answer) => kept.push(answer["id"].as_str().unwrap().to_owned()),
            refusal => return (kept, refusal),
        }
        assert!(kept.len() < 1000, "the disk never fills");
    }
}

// http.md 13, 29: a fault of the server is 500 `internal_error` in the v2 envelope.
#[tokio::test]
async fn a_full_disk_is_a_clear_fault_and_passes() {
    let folder = tempfile::tempdir().unwrap();
    let mount = folder.path().join("disk");
    let Some(disk) = Tmpfs::mount(&mount, "16m") else {
        skipped("a tmpfs cannot be mounted here");
        return;
    };
    let data = mount.join("data");
    let server = Server::start(&data);
    let client = Client::new(&server);
    let space = client.space("Home").await;
    let objects = format!("/v2/spaces/{space}/objects");
    let ballast = ballast(&mount);
    // The repair is in the answer, over the API and on the command line, and no path of the machine.
    let (kept, (status, refusal)) = fill(&client, &objects).await;
    is_fault(status, &refusal, &["is full; make room on it"]);
    assert!(!refusal.to_string().contains("disk/data"), "{refusal}");
    for id in &kept {
        client.ok("GET", &format!("{objects}/{id}"), None).await;
    }
    let name = "k".repeat(128);
    let create = ["keys", "create", "--name", &name, "--all-spaces"];
    let refused = (0..1000).find_map(|_| {
        let output = run(&create, &data);
        (!output.status.success()).then_some(output)
    });
    let said = String::from_utf8(refused.expect("a full disk takes no key").stderr).unwrap();
    assert!(
        said.contains("is full") && said.contains("make room on it"),
        "{said}"
    );
    // With room again the same server writes again.
    std::fs::remove_file(&ballast).unwrap();
    let small = json!({"type": "page", "name": "small"});
    let after = client.ok("POST", &objects, Some(small)).await;
    assert!(server.terminate().success());

    let server = Server::start(&data);
    let client = client.moved_to(&server);
    for id in kept.iter().map(String::as_str).chain(after["id"].as_str()) {
        client.ok("GET", &format!("{objects}/{id}"), None).await;
    }
    assert!(server.terminate().success());
    drop(disk);
}

/// Makes objects of some megabytes together in a new space, all of them in the log: the path of its objects, and their ids.
async fn fill_the_log(client: &Client) -> (String, Vec<String>) {
    let space = client.space("Home").await;
    let objects = format!("/v2/spaces/{space}/objects");
    let mut kept = Vec::new();
    for number in 0..20 {
        let made = client.ok("POST", &objects, Some(large(number))).await;
        kept.push(made["id"].as_str().unwrap().to_owned());
    }
    (objects, kept)
}

// A stop on a full disk leaves a log that no longer fits into the database. Nothing of it is lost: the next start takes
// it up, at the latest when there is room again.
#[tokio::test]
async fn a_stop_on_a_full_disk_loses_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let mount = folder.path().join("disk");
    let Some(disk) = Tmpfs::mount(&mount, "16m") else {
        skipped("a tmpfs cannot be mounted here");
        return;
    };
    let data = mount.join("data");
    let log = folder.path().join("log");
    let server = logging(&data, &log);
    let client = Client::new(&server);
    let (objects, kept) = fill_the_log(&client).await;
    // All of it is in the log, and not a byte is left for it to be moved to.
    let last = mount.join("last");
    assert!(std::fs::write(&last, vec![0; 16 << 20]).is_err());
    assert_eq!(server.terminate().code(), Some(1));
    let said = std::fs::read_to_string(log).unwrap();
    let told = said.lines().last().unwrap();
    for words in [
        "error: ",
        "nothing that was acknowledged is lost",
        "the next start",
        "make room",
    ] {
        assert!(told.contains(words), "{said}");
    }
    assert!(
        data.join("rolltop.db-wal").exists(),
        "the log is still needed"
    );
    // A command on the directory itself either does nothing, or gives what it has made.
    let late = ["keys", "create", "--name", "late", "--all-spaces"];
    let is_given = run(&late, &data).status.success();

    // A start without room either serves what is there, or says in one sentence what is the matter.
    let crowded = serve_and_fail(&data, None);
    if let Some(said) = &crowded {
        assert!(
            said.starts_with("error: ") && said.contains("disk"),
            "{said}"
        );
    }
    std::fs::remove_file(&last).unwrap();
    let server = Server::start(&data);
    let client = client.moved_to(&server);
    for id in &kept {
        client.ok("GET", &format!("{objects}/{id}"), None).await;
    }
    client
        .ok("POST", &objects, Some(json!({"type": "page"})))
        .await;
    assert!(server.terminate().success());
    assert!(run(&["check"], &data).status.success());
    let keys = String::from_utf8(run(&["keys", "list"], &data).stdout).unwrap();
    assert_eq!(keys.contains("late"), is_given, "{keys}");
    drop(disk);
}

/// Files that no process may change, not even one that has them open; ends with the value.
struct Frozen(Vec<PathBuf>);

impl Frozen {
    fn these(files: Vec<PathBuf>) -> Option<Self> {
        let frozen = Self(files);
        frozen.mark("+i").then_some(frozen)
    }

    fn mark(&self, attribute: &str) -> bool {
        let mut command = Command::new("chattr");
        let done = command.arg(attribute).args(&self.0).output();
        done.is_ok_and(|output| output.status.success())
    }
}

impl Drop for Frozen {
    fn drop(&mut self) {
        self.mark("-i");
    }
}

// A file that turns read-only under the server: a clear fault, reads go on, and writes too when it is writable again.
#[tokio::test]
async fn a_read_only_database_is_a_clear_fault_and_passes() {
    let home = Home::new();
    let (client, data) = (&home.client, home.data());
    let space = client.space("Home").await;
    let objects = format!("/v2/spaces/{space}/objects");
    let page = |name: &str| json!({"type": "page", "name": name});
    let before = client.ok("POST", &objects, Some(page("before"))).await;
    let before = format!("{objects}/{}", before["id"].as_str().unwrap());
    let asked = json!({"app_name": "Notes"});
    let asked = client.ok("POST", "/v2/auth/challenges", Some(asked)).await;
    let id = asked["challenge_id"].as_str().unwrap();
    let approved = home.run(&["pair", "approve", id, "--all-spaces"]);
    let code = String::from_utf8(approved.stdout).unwrap();
    let solution = json!({"challenge_id": id, "code": code.trim()});

    let files = ["rolltop.db", "rolltop.db-wal"].map(|name| data.join(name));
    let Some(frozen) = Frozen::these(files.to_vec()) else {
        skipped("files cannot be frozen here");
        return;
    };
    // Twice: with the connection that was open, and with one that is opened on the frozen file.
    for _ in 0..2 {
        let patch = json!({"ops": [{"op": "set_properties", "set": {"name": "after"}}]});
        for (method, path, body) in [("POST", &objects, page("new")), ("PATCH", &before, patch)] {
            let (status, answer) = client.send(method, path, Some(body)).await;
            is_fault(
                status,
                &answer,
                &["nothing was changed", "not written", "the right to write"],
            );
            assert!(!answer.to_string().contains("rolltop.db"), "{answer}");
        }
        let solve = client.send("POST", "/v2/auth/api_keys", Some(solution.clone()));
        let (status, answer) = solve.await;
        // http.md 13: the older envelope.
        assert_eq!((status, &answer["object"]), (500, &json!("error")));
        assert_eq!(answer["code"], "internal_server_error");
        let read = client.ok("GET", &before, None).await;
        assert_eq!(read["properties"]["name"], "before");
        assert_eq!(client.ok("GET", &objects, None).await["total"], 1);
    }
    drop(frozen);
    // The right code was not used up by a fault of the server.
    client.ok("POST", "/v2/auth/api_keys", Some(solution)).await;
    client.ok("POST", &objects, Some(page("new"))).await;
    assert_eq!(client.ok("GET", &objects, None).await["total"], 2);
    home.end();
}

// A start on what it may not write: one sentence, and nothing touched.
#[tokio::test]
async fn a_start_without_the_right_to_write_says_so() {
    // As another user, where we are root: the rights of files do not bind root.
    let nobody = is_root().then_some(NOBODY);
    if nobody.is_some_and(|user| !can_run_as(user)) {
        skipped("the program cannot be run as another user here");
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let server = Server::start(&data);
    let client = Client::new(&server);
    client.space("Home").await;
    assert!(server.terminate().success());
    if let Some(user) = nobody {
        give(folder.path(), user);
    }
    let database = data.join("rolltop.db");
    let content = std::fs::read(&database).unwrap();
    let allow = |path: &Path, mode| {
        std::fs::set_permissions(path, std::fs::Permissions::from_mode(mode)).unwrap();
    };
    for (path, taken, given) in [
        (&database, 0o400, 0o600),
        (&data.join("rolltop.lock"), 0o400, 0o600),
        (&data, 0o000, 0o700),
    ] {
        allow(path, taken);
        let said = serve_and_fail(&data, nobody).expect("no start");
        let name = path.file_name().unwrap().to_str().unwrap();
        assert!(said.contains(name) && said.contains("right"), "{said}");
        allow(path, given);
        assert_eq!(std::fs::read(&database).unwrap(), content);
    }
    assert_eq!(serve_and_fail(&data, nobody), None);
}

/// Starts a server as this user; what it says when it does not come up. One that does is ended again.
fn serve_and_fail(data: &Path, user: Option<u32>) -> Option<String> {
    let mut command = Command::new(ROLLTOP);
    command
        .args(["serve", "--listen", "127.0.0.1:0", "--data-dir"])
        .arg(data)
        .current_dir("/")
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    if let Some(user) = user {
        command.uid(user).gid(user);
    }
    let mut child = command.spawn().unwrap();
    let mut ready = String::new();
    BufReader::new(child.stdout.take().unwrap())
        .read_line(&mut ready)
        .unwrap();
    if !ready.is_empty() {
        child.kill().unwrap();
        child.wait().unwrap();
        return None;
    }
    Some(error_of(child.wait_with_output().unwrap()))
}

// C-183
#[tokio::test]
async fn a_database_that_does_not_stay_where_it_is_takes_no_writes() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let (database, log) = (data.join("rolltop.db"), folder.path().join("log"));
    let server = logging(&data, &log);
    let client = Client::new(&server);
    client.space("Home").await;
    let away = folder.path().join("away");
    for is_replaced in [false, true] {
        std::fs::rename(&database, &away).unwrap();
        if is_replaced {
            std::fs::copy(&away, &database).unwrap();
        }
        let space = Some(json!({"name": "Lost"}));
        let (status, refusal) = client.send("POST", "/v2/spaces", space).await;
        is_fault(status, &refusal, &["deleted, moved or replaced"]);
        let spaces = client.ok("GET", "/v2/spaces", None).await;
        assert_eq!(spaces["total"], 1);
        std::fs::rename(&away, &database).unwrap();
    }
    client.space("Second").await;
    let errors = std::fs::read_to_string(&log).unwrap();
    let errors = errors
        .lines()
        .filter(|line| line.contains("\"level\":\"error\""));
    assert_eq!(errors.count(), 2);

    let wal = std::fs::read(data.join("rolltop.db-wal")).unwrap();
    assert!(!wal.is_empty());
    std::fs::remove_file(&database).unwrap();
    assert_eq!(server.terminate().code(), Some(1));
    assert!(std::fs::read(data.join("rolltop.db-wal")).unwrap() == wal);
    for beside in ["rolltop.db-wal", "rolltop.workspace"] {
        let said = serve_and_fail(&data, None).expect("no start");
        assert!(
            said.contains("missing or empty") && said.contains(beside),
            "{said}"
        );
        std::fs::remove_file(data.join(beside)).unwrap();
    }
    assert_eq!(serve_and_fail(&data, None), None);
}
