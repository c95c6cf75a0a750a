//! The committed snapshots of everything that is published (`EXPECTORATE=overwrite` rewrites them).

#![expect(clippy::unwrap_used, reason = "tests")]

use rolltop_spec::openapi::Documents;
use rolltop_spec::schema::{self, Dialect};
use serde_json::Value;

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
    expectorate::assert_contents("openapi.v1.json", &pretty(&documents.v1));
    expectorate::assert_contents("openapi-3.0.v1.json", &pretty(&documents.v1_3_0));
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
