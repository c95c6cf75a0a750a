//! Real Markdown files go in, come out in every shape, and go in again unchanged. How many come back with warnings is
//! printed by kind.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use serde_json::json;

use crate::support::shape::shape;
use crate::support::{Client, Server, skipped};

/// Blocks that one create may bring from Markdown (http.md 28).
const MAX_BLOCKS: usize = 2048;

/// Files of the corpus: whatever their names end in, licences without an ending among them.
const FILES: usize = 98;

fn every_file(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            every_file(&path, files);
        } else {
            files.push(path);
        }
    }
}

#[tokio::test]
async fn every_file_of_the_corpus_goes_in_and_out() {
    let corpus = std::env::var_os("ROLLTOP_CORPUS").map_or_else(
        || Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/corpus/markdown"),
        PathBuf::from,
    );
    if !corpus.is_dir() {
        assert!(
            std::env::var_os("CI").is_none(),
            "the corpus must be present in CI"
        );
        skipped(&format!(
            "no corpus at {}; ROLLTOP_CORPUS names its folder",
            corpus.display()
        ));
        return;
    }
    let mut files = Vec::new();
    every_file(&corpus, &mut files);
    files.sort();
    assert!(files.len() >= FILES, "{} files", files.len());

    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(&folder.path().join("data"));
    let client = Client::new(&server);
    let space = client.space("Corpus").await;
    let objects = format!("/v2/spaces/{space}/objects");

    let mut stored = 0;
    let mut warned = 0;
    let mut kinds: BTreeMap<String, usize> = BTreeMap::new();
    for file in &files {
        let source = std::fs::read_to_string(file).unwrap();
        // A name of its own keeps the title rule from taking a heading away.
        let body = json!({"type": "page", "name": file.to_string_lossy(), "markdown": source});
        let (status, answer) = client.send("POST", &objects, Some(body)).await;
        if status == 400 {
            let text = answer.to_string();
            assert!(
                text.contains(&MAX_BLOCKS.to_string()),
                "{}: {text}",
                file.display()
            );
            assert_eq!(answer["issues"][0]["path"], "/markdown", "{text}");
            continue;
        }
        assert_eq!(status, 201, "{}: {answer}", file.display());
        stored += 1;
        let warnings = answer["warnings"].as_array();
        warned += usize::from(warnings.is_some());
        for warning in warnings.into_iter().flatten() {
            let message = warning["message"].as_str().unwrap();
            let kind = message.split(':').next().unwrap_or(message);
            *kinds.entry(kind.to_owned()).or_default() += 1;
        }

        let path = format!("{objects}/{}", answer["id"].as_str().unwrap());
        let document = client.ok("GET", &path, None).await;
        let first = shape(&document);
        assert!(!first.is_empty(), "{}", file.display());

        let outline = client
            .ok("GET", &format!("{path}?outline=true"), None)
            .await;
        assert_eq!(
            outline["outline"].as_array().unwrap().len(),
            first.len(),
            "{}",
            file.display()
        );

        // What was read as Markdown goes in again. The title line stands in front of it.
        let markdown = client.ok("GET", &format!("{path}?format=md"), None).await;
        let again = json!({"type": "page", "name": document["properties"]["name"], "markdown": markdown["markdown"]});
        let copy = client.ok("POST", &objects, Some(again)).await;
        let copy = client
            .ok(
                "GET",
                &format!("{objects}/{}", copy["id"].as_str().unwrap()),
                None,
            )
            .await;
        assert_eq!(shape(&copy), first, "{}", file.display());

        // What was read as a document goes in again, too.
        let whole = client.ok("GET", &format!("{path}?ids=full"), None).await;
        let clone = client.ok("POST", &objects, Some(whole)).await;
        let clone = client
            .ok(
                "GET",
                &format!("{objects}/{}", clone["id"].as_str().unwrap()),
                None,
            )
            .await;
        assert_eq!(shape(&clone), first, "{}", file.display());
    }
    eprintln!("{warned} of {stored} files with warnings: {kinds:#?}");
    // One is larger than a create may be.
    assert!(stored >= FILES - 1, "{stored} files stored");
}
