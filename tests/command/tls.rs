//! Encrypted connections (chats-files-auth.md 4.4).

use std::io::{Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use super::{Home, create, has, json, misused, refusal, said};
use crate::support::skipped;

/// A certificate of this machine and its key, as files.
fn certificate(home: &Home, name: &str) -> Option<[PathBuf; 2]> {
    let files = ["crt", "key"].map(|kind| home.directory.path().join(format!("{name}.{kind}")));
    let mut command = Command::new("openssl");
    command
        .args(["req", "-x509", "-newkey", "ec", "-pkeyopt"])
        .args(["ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"])
        .args(["-subj", "/CN=localhost"])
        .args(["-addext", "subjectAltName=DNS:localhost"])
        .args(["-addext", "basicConstraints=critical,CA:FALSE"])
        .arg("-out")
        .arg(&files[0])
        .arg("-keyout")
        .arg(&files[1]);
    let made = command.output();
    made.is_ok_and(|output| output.status.success())
        .then_some(files)
}

// chats-files-auth.md 4.4: off by default, behind a flag.
#[test]
fn connections_can_be_encrypted() {
    let home = Home::new();
    let Some([cert, key]) = certificate(&home, "good") else {
        skipped("there is no openssl here");
        return;
    };
    let key_made = create(&home, "tls");
    let path = |file: &Path| file.to_str().unwrap().to_owned();
    let (cert, key) = (path(&cert), path(&key));
    let options = ["--tls-cert", &cert, "--tls-key", &key];
    let server = home.serve_with(&options, Stdio::null());
    let port = server.url.strip_prefix("https://127.0.0.1:").unwrap();
    for version in ["--http1.1", "--http2"] {
        let asked = Command::new("curl")
            .args(["-sS", "--noproxy", "*", version, "--cacert", &cert])
            .args(["-H", &format!("Authorization: Bearer {key_made}")])
            .arg(format!("https://localhost:{port}/v2/auth/whoami"))
            .output()
            .unwrap();
        assert_eq!(json(&asked)["key"]["name"], "tls", "{version} {asked:?}");
    }
    let url = format!("https://localhost:{port}");
    let call = ["api", "auth-whoami", "--url", &url, "--key", &key_made];
    let called = home.run(&[&call[..], &["--ca-cert", &cert]].concat());
    assert_eq!(json(&called)["key"]["name"], "tls", "{called:?}");
    let untrusting = home.run(&call);
    has(
        &said(&untrusting),
        &["invalid peer certificate", "--ca-cert"],
    );
    // A client that does not encrypt gets no answer.
    let mut plain = TcpStream::connect(("127.0.0.1", port.parse().unwrap())).unwrap();
    plain
        .write_all(b"GET /v2/spaces HTTP/1.1\r\nHost: localhost\r\n\r\n")
        .unwrap();
    let mut answer = Vec::new();
    drop(plain.read_to_end(&mut answer));
    assert!(!answer.starts_with(b"HTTP"));
    server.stop();

    let [other, _] = certificate(&home, "other").unwrap();
    let other = path(&other);
    for (cert, key, said) in [
        ("/nowhere", key.as_str(), "certificate"),
        (&key, &key, "no certificate"),
        (&cert, &cert, "no private key"),
        (&other, &key, "does not belong"),
    ] {
        let serve = ["serve", "--listen", "127.0.0.1:0"];
        let line = [&serve[..], &["--tls-cert", cert, "--tls-key", key]].concat();
        has(&refusal(&home, &line), &[said]);
    }
    misused(home.serving(&["--tls-cert", &cert], &[]));
}
