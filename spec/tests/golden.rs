//! The committed snapshots of everything that is published or generated (`EXPECTORATE=overwrite` rewrites them).

#![expect(clippy::unwrap_used, reason = "tests")]

use std::fmt::Write as _;

use progenitor::{GenerationSettings, Generator, InterfaceStyle, TagStyle};
use rolltop_spec::openapi::Documents;
use rolltop_spec::operations::{Answer, OPERATIONS};
use rolltop_spec::schema::{self, Dialect};
use serde_json::Value;
use sha2::{Digest, Sha256};

fn pretty(value: &Value) -> String {
    let mut text = serde_json::to_string_pretty(value).unwrap();
    text.push('\n');
    text
}

#[test]
fn openapi_documents() {
    let documents = Documents::build().unwrap();
    expectorate::assert_contents("openapi.json", &pretty(&documents.v3_1));
    expectorate::assert_contents("openapi-3.0.json", &pretty(&documents.v3_0));
    expectorate::assert_contents("client.json", &pretty(&documents.client));
}

#[test]
fn error_codes() {
    expectorate::assert_contents("errors.md", &rolltop_spec::errors::table_markdown());
}

#[test]
fn schemas() {
    for (folder, entries) in [("schemas", schema::kinds()), ("ops", schema::ops())] {
        for entry in entries {
            let page = pretty(&serde_json::to_value(entry).unwrap());
            expectorate::assert_contents(format!("{folder}/{}.json", entry.kind), &page);
        }
    }
}

#[test]
fn dialects() {
    for dialect in Dialect::ALL {
        let folder = format!("dialects/{}", dialect.name());
        let kinds = schema::kinds()
            .iter()
            .map(|entry| ("schemas", schema::find_kind(&entry.kind, Some(dialect))));
        let ops = schema::ops()
            .iter()
            .map(|entry| ("ops", schema::find_op(&entry.kind, Some(dialect))));
        for (part, entry) in kinds.chain(ops) {
            // Whole documents have no projection.
            let Ok(entry) = entry else { continue };
            let page = pretty(&serde_json::to_value(&entry).unwrap());
            expectorate::assert_contents(format!("{folder}/{part}/{}.json", entry.kind), &page);
        }
    }
}

const HEAD: &str = "// Made from spec/client.json by `EXPECTORATE=overwrite cargo test -p rolltop-spec`. Do not edit.\n";
const LINTS: &str = "#![allow(clippy::all, clippy::pedantic, clippy::unwrap_used, clippy::expect_used, clippy::allow_attributes)]\n\
     #![allow(clippy::indexing_slicing, clippy::print_stdout, missing_docs, unreachable_pub, unused)]\n\n";

const LIBRARY: &str = "\
//! Client of the Rolltop API, with its command line and, behind the feature `mock`, a mock server.

#[rustfmt::skip]
mod client;
pub use client::*;

#[rustfmt::skip]
pub mod cli;

#[cfg(feature = \"mock\")]
#[rustfmt::skip]
pub mod mock;
";

/// The document without the operations that answer with a stream.
fn without_streams(client: &str) -> Value {
    let mut document: Value = serde_json::from_str(client).unwrap();
    let paths = document.get_mut("paths").and_then(Value::as_object_mut);
    let paths = paths.unwrap();
    for operation in OPERATIONS
        .iter()
        .filter(|operation| operation.answer == Answer::Events)
    {
        paths.shift_remove(operation.route.path).unwrap();
    }
    document
}

/// The client, its command line and the mock server, and the hash that binds them to the document they came from.
#[test]
fn generated_code() {
    let client = pretty(&Documents::build().unwrap().client);
    let document = serde_json::from_str(&client).unwrap();
    // The generator makes no command out of a stream.
    let commands = serde_json::from_value(without_streams(&client)).unwrap();
    let mut settings = GenerationSettings::default();
    settings
        .with_interface(InterfaceStyle::Builder)
        .with_tag(TagStyle::Merged)
        .with_derive("schemars::JsonSchema");
    let generator = || Generator::new(&settings);
    for (name, tokens) in [
        ("client", generator().generate_tokens(&document).unwrap()),
        ("cli", generator().cli(&commands, "crate").unwrap()),
        ("mock", generator().httpmock(&document, "crate").unwrap()),
    ] {
        let code = prettyplease::unparse(&syn::parse2(tokens).unwrap());
        expectorate::assert_contents(
            format!("../generated/{name}.rs"),
            &format!("{HEAD}{LINTS}{code}"),
        );
    }
    expectorate::assert_contents("../generated/lib.rs", &format!("{HEAD}{LIBRARY}"));

    let mut hash = String::new();
    for byte in Sha256::digest(client.as_bytes()) {
        write!(hash, "{byte:02x}").unwrap();
    }
    expectorate::assert_contents("../generated/client.sha256", &format!("{hash}\n"));
}
