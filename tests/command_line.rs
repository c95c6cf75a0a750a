//! The command `rolltop api`, completions and help.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpListener;
use std::process::{Command, Output, Stdio};
use std::sync::mpsc;

use rolltop_spec::bare::Bare;
use rolltop_spec::examples;
use rolltop_spec::operations::OPERATIONS;
use serde_json::Value;
use tempfile::TempDir;

use crate::support::{Client, ROLLTOP, Server};

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

fn json(bytes: &[u8]) -> Value {
    serde_json::from_slice(bytes).unwrap_or_else(|error| panic!("{error}: {}", text(bytes)))
}

/// Runs `rolltop` without a server.
fn rolltop(line: &[&str]) -> Output {
    let mut command = Command::new(ROLLTOP);
    command.args(line).env_remove("ROLLTOP_API_KEY");
    command.output().unwrap()
}

/// A server with a space and a key.
struct Home {
    folder: TempDir,
    server: Server,
    space: String,
    key: String,
}

impl Home {
    async fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let server = Server::start(&folder.path().join("data"));
        let space = Client::new(&server).space("Home").await;
        let space = format!("space_id={space}");
        let key = server.key();
        Self {
            folder,
            server,
            space,
            key,
        }
    }

    fn command(&self, line: &[&str]) -> Command {
        let mut command = Command::new(ROLLTOP);
        command
            .arg("api")
            .args(line)
            .env("ROLLTOP_URL", &self.server.url)
            .env("ROLLTOP_API_KEY", &self.key)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        command
    }

    /// Runs `rolltop api` with something on its standard input.
    fn fed(&self, line: &[&str], input: &[u8]) -> Output {
        let mut running = self.command(line).spawn().unwrap();
        // A command that reads nothing closes its end of the pipe.
        let _ = running.stdin.take().unwrap().write_all(input);
        running.wait_with_output().unwrap()
    }

    /// The standard output of a call that succeeds.
    fn out(&self, line: &[&str]) -> Vec<u8> {
        let output = self.fed(line, b"");
        assert!(output.status.success(), "{line:?} {}", text(&output.stderr));
        output.stdout
    }

    fn ok(&self, line: &[&str]) -> Value {
        json(&self.out(line))
    }

    fn file(&self, name: &str, content: &[u8]) -> String {
        let path = self.folder.path().join(name);
        std::fs::write(&path, content).unwrap();
        path.to_str().unwrap().to_owned()
    }
}

// Every operation is listed, and its help names its parameters and an example of its body.
#[test]
fn operations_are_listed_and_described() {
    let list = rolltop(&["api"]);
    assert!(list.status.success());
    let list = text(&list.stdout);
    for operation in OPERATIONS {
        let route = operation.route;
        let name = route.id.replace('_', "-");
        assert!(list.contains(&format!("  {name} ")), "{name}");
        let help = rolltop(&["api", &name, "--help"]);
        let help = text(&help.stdout);
        assert!(help.contains(&format!("{} {}", route.method, route.path)));
        for parameter in route.path.split(['{', '}']).skip(1).step_by(2) {
            let parameter = format!("\n{parameter} (path, required)\n  ");
            assert!(help.contains(&parameter), "{parameter} in {help}");
        }
        if let Some(example) = examples::request(route.id) {
            assert!(help.ends_with(&format!("{example:#}\n")), "{help}");
        }
    }
}

// http.md 16: the output of a read may be written back.
#[tokio::test]
async fn an_operation_is_called_with_parameters_and_a_body() {
    let home = Home::new().await;
    let create = ["create_object", &home.space, "--body"];
    let body = r##"{"type":"page","markdown":"# Trip & more\n\n- [ ] tent"}"##;
    let created = home.ok(&[&create[..], &[body]].concat());
    let id = created["id"].as_str().unwrap();
    let object = format!("object-id={id}");
    let read = home.out(&["get-object", &home.space, &object, "IDS=full", "keys=name"]);
    assert!(text(&read).lines().count() > 10, "JSON for people");

    let file = format!("@{}", home.file("read.json", &read));
    let dry = home.ok(&[&create[..], &[&file, "dry_run=true"]].concat());
    assert_eq!(dry["dry_run"], true);
    let copied = home.fed(&[&create[..], &["-"]].concat(), &read);
    let copied = json(&copied.stdout);
    assert!(copied["id"].is_string() && copied["id"] != id, "{copied}");
}

// http.md 6, 8: both ways to give a header.
#[tokio::test]
async fn headers_are_sent() {
    let home = Home::new().await;
    let create = ["create-space", "--body", r#"{"name":"Garden"}"#];
    let by_name = home.out(&[&create[..], &["idempotency_key=once"]].concat());
    let other = ["--header", "Idempotency-Key: once"];
    let replayed = home.out(&[&create[..], &other].concat());
    assert_eq!(text(&by_name), text(&replayed));
}

#[tokio::test]
async fn a_refusal_is_an_error() {
    let home = Home::new().await;
    let line = ["create-object", &home.space, "--body", r#"{"zz":1}"#];
    let refused = home.fed(&line, b"");
    assert_eq!(refused.status.code(), Some(1));
    assert!(refused.stdout.is_empty());
    assert_eq!(json(&refused.stderr)["status"], 400);
}

// An unset variable of a script is an empty value, and would call another path.
#[test]
fn a_wrong_line_is_refused_with_its_repair() {
    for (line, told) in [
        (&["list-space"][..], "did you mean list-spaces"),
        (&["get-space", "spce_id=x"], "did you mean space_id?"),
        (&["get-space", "space_id"], "write NAME=VALUE"),
        (&["get-space", "space_id="], "is a variable of your script"),
        (&["get-space", "space_id=."], "give an id"),
        (&["get-space", "space_id=.."], "give an id"),
        (&["get-object", "space_id=x"], "object_id=VALUE"),
        (&["create-space", "--body", "@/nowhere"], "No such file"),
        (&["get-space", "--header", "x"], "write NAME:VALUE"),
        (&["list-spaces", "--body", "{}"], "takes no such body"),
    ] {
        let output = rolltop(&[&["api"], line].concat());
        assert_eq!(output.status.code(), Some(2), "{line:?}");
        let said = text(&output.stderr);
        assert!(said.contains(told), "{told} in {said}");
    }
}

// chats-files-auth.md 1.4: events are printed as they come.
#[tokio::test]
async fn an_event_stream_is_followed() {
    let home = Home::new().await;
    let body = ["--body", r#"{"name":"Kitchen"}"#];
    let chat = home.ok(&[&["create-chat", &home.space], &body[..]].concat());
    let chat = format!("chat_id={}", chat["id"].as_str().unwrap());
    let line = ["stream-chat-messages", &home.space, &chat];
    let mut stream = home.command(&line).spawn().unwrap();
    let body = ["--body", r#"{"text":"Milk is out"}"#];
    home.out(&[&["add-chat-message", &home.space, &chat], &body[..]].concat());
    let lines = BufReader::new(stream.stdout.take().unwrap()).lines();
    let mut heard = lines.map_while(Result::ok);
    assert!(heard.any(|line| line.starts_with("data:") && line.contains("Milk is out")));
    stream.kill().unwrap();
    stream.wait().unwrap();
}

// chats-files-auth.md 2: a file goes in as a form, and comes out byte by byte.
#[tokio::test]
async fn files_are_sent_and_received() {
    let home = Home::new().await;
    let content: Vec<u8> = (0..=255).cycle().take(300_000).collect();
    let file = home.file("beans.bin", &content);
    let upload = ["upload-file", &home.space, "name=Garden", "--file", &file];
    let file = home.ok(&upload);
    assert_eq!(file["name"], "Garden");
    let file = format!("file_id={}", file["id"].as_str().unwrap());
    let download = ["download-file", &home.space, &file];
    assert!(home.out(&download) == content);
    let part = home.out(&[&download[..], &["range=bytes=7-9"]].concat());
    assert_eq!(part, [7, 8, 9]);

    let output = home.folder.path().join("out");
    let written = ["--output", output.to_str().unwrap()];
    assert!(home.out(&[&download[..], &written].concat()).is_empty());
    assert!(std::fs::read(&output).unwrap() == content);
    home.out(&[&["list-spaces"], &written[..]].concat());
    assert!(json(&std::fs::read(&output).unwrap())["data"].is_array());
    let head = text(&home.out(&["head-file", &home.space, &file]));
    assert!(head.contains("content-length: 300000\n"), "{head}");
}

// A fault of the address or the key is named with its option, before anything is sent.
#[test]
fn the_address_and_the_key_are_checked() {
    for (line, told) in [
        (["--url", "nonsense"], "--url"),
        (["--url", "ftp://127.0.0.1:1"], "--url"),
        (["--url", "http://127.0.0.1:1/v2"], "--url"),
        (["--url", "http://127.0.0.1:1?x=1"], "--url"),
        (["--url", "http://127.0.0.1:1/#x"], "--url"),
        (["--url", "http://me:secret@127.0.0.1:1"], "--url"),
        (["--key", "a\nsecret"], "--key"),
        (["--ca-cert", "/nowhere"], "--ca-cert cannot be read"),
        (["--ca-cert", "/dev/null"], "no certificate in PEM form"),
        (
            ["--url", "http://127.0.0.1:1"],
            "to http://127.0.0.1:1 failed",
        ),
        (["--url", "http://127.0.0.1:1"], "`rolltop serve`"),
    ] {
        let output = rolltop(&[&["api", "list-spaces"], &line[..]].concat());
        assert_eq!(output.status.code(), Some(1));
        let said = text(&output.stderr);
        assert!(said.contains(told) && said.lines().count() == 1, "{said}");
        assert!(!said.contains("secret"), "{said}");
    }
}

// chats-files-auth.md 4.4: the server is one of this machine, and its keys are for no other program on the way.
#[tokio::test]
async fn no_proxy_of_the_environment_gets_the_key() {
    let home = Home::new().await;
    let proxy = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = format!("http://{}", proxy.local_addr().unwrap());
    let (report, reported) = mpsc::channel();
    // It hangs up on each caller, so that no command waits for it.
    std::thread::spawn(move || {
        for call in proxy.incoming() {
            let _ = report.send(call.is_ok());
        }
    });
    for variable in ["http_proxy", "HTTP_PROXY", "all_proxy", "ALL_PROXY"] {
        let mut command = home.command(&["list-spaces"]);
        for inherited in ["no_proxy", "NO_PROXY", "REQUEST_METHOD"] {
            command.env_remove(inherited);
        }
        let output = command.env(variable, &address).output().unwrap();
        assert!(output.status.success(), "{}", text(&output.stderr));
    }
    assert!(reported.try_recv().is_err(), "the proxy was called");
}

// chats-files-auth.md 4.4: refusals without a body, and programs that are no server of Rolltop.
#[test]
fn an_answer_without_json_is_explained() {
    let server = TcpListener::bind("127.0.0.1:0").unwrap();
    let url = format!("http://{}", server.local_addr().unwrap());
    let head =
        |status| format!("HTTP/1.1 {status} X\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");
    let bare = |bare: Bare| (head(bare.status()), format!("error: {bare}\n"));
    #[rustfmt::skip]
    let answers = [
        bare(Bare::Stalled),
        bare(Bare::Stopping),
        (head(404), "--url".to_owned()),
        // A redirect that were followed would take the next answer.
        (head(307).replace("\r\n\r\n", "\r\nLocation: /\r\n\r\n"), "307".to_owned()),
        (head(200), "is a Rolltop server".to_owned()),
        ("\x15\x03\x03\0\x02\x02\x32".to_owned(), "https if it has --tls-cert".to_owned()),
    ];
    let sent = answers.clone();
    std::thread::spawn(move || {
        for (call, (answer, _)) in server.incoming().zip(sent) {
            let mut call = call.unwrap();
            let _ = call.read(&mut [0; 4096]);
            call.write_all(answer.as_bytes()).unwrap();
        }
    });
    for (_, words) in answers {
        let output = rolltop(&["api", "--url", &url, "create-space", "--body", ""]);
        assert_eq!(output.status.code(), Some(1));
        let said = text(&output.stderr);
        assert!(said.contains(&words) && said.lines().count() == 1, "{said}");
    }
}

#[test]
fn completions_and_help_are_printed() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let completions = rolltop(&["completions", shell]);
        assert!(completions.status.success());
        let printed = text(&completions.stdout);
        for word in ["rolltop", "serve", "list-spaces"] {
            assert!(printed.contains(word), "{shell} {word}");
        }
    }
    let help = text(&rolltop(&["--help"]).stdout);
    for command in "serve keys pair check bin index api completions".split(' ') {
        assert!(help.contains(command), "{command}");
    }
}
