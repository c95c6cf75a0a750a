//! The example `import_markdown`, run as a person runs it against a server: what it prints, and how it ends.

#![expect(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    reason = "tests"
)]

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use rolltop_http::testing::TestServer;
use serde_json::{Value, json};
use tempfile::TempDir;

/// Blocks that one create may bring from Markdown (http.md 28).
const MAX_BLOCKS: usize = 2048;

/// A server with a space, and a folder to import.
struct World {
    http: reqwest::Client,
    server: TestServer,
    space: String,
    key: String,
    directory: TempDir,
}

impl World {
    async fn new() -> Self {
        let server = TestServer::start().await.unwrap();
        let key = server.unscoped_key().unwrap();
        let http = reqwest::Client::builder().no_proxy().build().unwrap();
        let create = http.post(format!("http://{}/v2/spaces", server.address()));
        let create = create.bearer_auth(&key).json(&json!({"name": "Home"}));
        let created: Value = create.send().await.unwrap().json().await.unwrap();
        let space = created["id"].as_str().unwrap().to_owned();
        Self {
            http,
            server,
            space,
            key,
            directory: tempfile::tempdir().unwrap(),
        }
    }

    fn folder(&self) -> PathBuf {
        self.directory.path().join("notes")
    }

    /// A file of the folder.
    fn write(&self, name: &str, content: impl AsRef<[u8]>) {
        let path = self.folder().join(name);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(path, content).unwrap();
    }

    async fn import(&self, folder: &Path, key: &str) -> Output {
        let mut command = Command::new(example());
        command
            .arg("--space")
            .arg(&self.space)
            .arg(folder)
            .env_clear()
            .env("ROLLTOP_URL", format!("http://{}", self.server.address()))
            .env("ROLLTOP_API_KEY", key)
            // A proxy that answers nothing: the example must not use it.
            .env("http_proxy", "http://127.0.0.1:1");
        let output = tokio::task::spawn_blocking(move || command.output());
        output.await.unwrap().unwrap()
    }

    /// What is printed of each file of the folder, and at the end.
    fn printed(&self, output: &Output) -> (Vec<(String, String)>, String) {
        let text = std::str::from_utf8(&output.stdout).unwrap();
        let mut lines: Vec<&str> = text.lines().collect();
        let sum = lines.pop().unwrap_or_default().to_owned();
        let folder = format!("{}/", self.folder().display());
        let of_file = |line: &str| {
            let (file, outcome) = line.strip_prefix(&folder)?.split_once(": ")?;
            Some((file.to_owned(), outcome.to_owned()))
        };
        let files = lines.into_iter().map(|line| of_file(line).expect(line));
        (files.collect(), sum)
    }

    /// The page that was made, of which it was printed that so many blocks are equal when posted again.
    async fn page(&self, blocks: usize, outcome: &str) -> Value {
        let id = outcome
            .strip_prefix(&format!("{blocks} blocks, "))
            .and_then(|rest| rest.strip_suffix("; equal when posted again"))
            .expect(outcome);
        let path = format!("/v2/spaces/{}/objects/{id}", self.space);
        let read = self
            .http
            .get(format!("http://{}{path}", self.server.address()));
        let read = read.bearer_auth(&self.key).send().await;
        read.unwrap().json().await.unwrap()
    }
}

/// Cargo builds the examples of a package with its tests, beside them.
fn example() -> PathBuf {
    let tests = std::env::current_exe().unwrap();
    let profile = tests.parent().and_then(Path::parent).unwrap();
    let name = format!("import_markdown{}", std::env::consts::EXE_SUFFIX);
    profile.join("examples").join(name)
}

#[tokio::test]
async fn every_text_is_imported_and_told() {
    let world = World::new().await;
    world.write(
        "plan.md",
        "# Plan\n\n- [x] first\n  - second\n\n| a | b |\n|---|---|\n| 1 | **2** |\n",
    );
    world.write("LICENCE", "Do as you like.\n");
    world.write("deep/er/note.md", "one\n\ntwo\n");
    world.write("photo.png", b"\x89PNG\0");
    world.write("latin.txt", b"caf\xe9");
    world.write(".git/config", "not looked at");
    world.write("deep/.draft.md", "not looked at");

    let output = world.import(&world.folder(), &world.key).await;
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    assert!(output.stderr.is_empty(), "{output:?}");
    let (files, sum) = world.printed(&output);
    assert_eq!(
        sum,
        "5 files, 2 of them no text, 0 not imported as they are"
    );
    let names: Vec<&str> = files.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(
        names,
        [
            "LICENCE",
            "deep/er/note.md",
            "latin.txt",
            "photo.png",
            "plan.md"
        ]
    );
    for (name, blocks) in [("LICENCE", 1), ("deep/er/note.md", 2), ("plan.md", 4)] {
        let (_, outcome) = files.iter().find(|(file, _)| file == name).unwrap();
        let page = world.page(blocks, outcome).await;
        let path = world.folder().join(name);
        assert_eq!(page["properties"]["name"], path.to_string_lossy().as_ref());
        assert_eq!(page["blocks"].as_array().unwrap().len(), blocks, "{page}");
    }
    for name in ["latin.txt", "photo.png"] {
        assert!(files.contains(&(name.to_owned(), "no text, left out".to_owned())));
    }
}

// One that is refused is told with its reason, and keeps none of the others from their places.
#[tokio::test]
async fn what_is_refused_is_told() {
    let world = World::new().await;
    world.write("long.md", "a paragraph\n\n".repeat(MAX_BLOCKS + 1));
    world.write("short.md", "a paragraph\n");
    let output = world.import(&world.folder(), &world.key).await;
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    let (files, sum) = world.printed(&output);
    assert_eq!(
        sum,
        "2 files, 0 of them no text, 1 not imported as they are"
    );
    let (long, short) = (&files[0].1, &files[1].1);
    assert!(long.starts_with("refused: "), "{long}");
    assert!(
        long.contains("/markdown ") && long.contains(&MAX_BLOCKS.to_string()),
        "{long}"
    );
    world.page(1, short).await;
}

#[tokio::test]
async fn a_wrong_folder_or_key_is_told() {
    let world = World::new().await;
    world.write("note.md", "a paragraph\n");
    let nowhere = world.folder().join("nowhere");
    let output = world.import(&nowhere, &world.key).await;
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    assert!(output.stdout.is_empty(), "{output:?}");
    let error = String::from_utf8(output.stderr).unwrap();
    assert!(
        error.starts_with(&format!("Error: reading {}\n", nowhere.display())),
        "{error}"
    );

    let output = world.import(&world.folder(), "rt_wrong").await;
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    let (files, sum) = world.printed(&output);
    assert_eq!(
        sum,
        "1 files, 0 of them no text, 1 not imported as they are"
    );
    assert!(
        files[0].1.starts_with("refused: invalid api key"),
        "{files:?}"
    );
    // A key is never told to those who look on.
    let said = [output.stdout, output.stderr].concat();
    assert!(!String::from_utf8(said).unwrap().contains("rt_wrong"));
}
