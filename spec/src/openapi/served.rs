//! The pages of the API description (http.md 15.3).
//!
//! The server serves the committed documents, which the golden tests compare with the traits. Generating them at each
//! start would take more time and memory than the rest of the start. Each page is built on first request.

use std::sync::LazyLock;

use bytes::Bytes;
use serde_json::Value;

use super::{v1, yaml};

const V2: &str = include_str!("../../openapi.json");
const V2_3_0: &str = include_str!("../../openapi-3.0.json");
const V1: &str = include_str!("../../openapi.v1.json");
const V1_3_0: &str = include_str!("../../openapi-3.0.v1.json");

type Page = LazyLock<Result<Bytes, serde_json::Error>>;

static JSON_OF_V2: Page = LazyLock::new(|| json(&parsed(V2)?));
static YAML_OF_V2: Page = LazyLock::new(|| Ok(yaml::render(&parsed(V2)?).into()));
static JSON_OF_V1: Page = LazyLock::new(|| json(&parsed(V1)?));
static YAML_OF_V1: Page = LazyLock::new(|| Ok(yaml::render(&parsed(V1)?).into()));
static JSON_OF_BOTH: Page = LazyLock::new(|| json(&both(V2, V1)?));
static YAML_OF_BOTH: Page = LazyLock::new(|| Ok(yaml::render(&both(V2, V1)?).into()));
static JSON_3_0_OF_BOTH: Page = LazyLock::new(|| json(&both(V2_3_0, V1_3_0)?));

fn parsed(document: &str) -> Result<Value, serde_json::Error> {
    serde_json::from_str(document)
}

fn both(v2: &str, v1: &str) -> Result<Value, serde_json::Error> {
    Ok(v1::beside_v2(parsed(v2)?, parsed(v1)?))
}

/// A document as compact JSON.
fn json(document: &Value) -> Result<Bytes, serde_json::Error> {
    serde_json::to_vec(document).map(Bytes::from)
}

/// A page that is served without a key.
#[derive(Clone, Copy)]
pub struct Description {
    /// The full path.
    pub path: &'static str,
    /// Its `Content-Type`.
    pub media_type: &'static str,
    page: &'static Page,
}

impl Description {
    /// The page content. The first call takes a few milliseconds.
    ///
    /// # Errors
    /// The committed document is not valid JSON: a build error, independent of requests.
    pub fn body(&self) -> Result<Bytes, &'static serde_json::Error> {
        LazyLock::force(self.page).as_ref().cloned()
    }
}

/// The routes of the API description and their pages.
pub fn descriptions() -> [Description; 7] {
    const JSON: &str = crate::reply::JSON;
    const YAML: &str = "application/yaml";
    [
        ("/v2/docs/openapi.json", JSON, &JSON_OF_V2),
        ("/v2/docs/openapi.yaml", YAML, &YAML_OF_V2),
        ("/v1/docs/openapi.json", JSON, &JSON_OF_V1),
        ("/v1/docs/openapi.yaml", YAML, &YAML_OF_V1),
        ("/docs/openapi.json", JSON, &JSON_OF_BOTH),
        ("/docs/openapi.yaml", YAML, &YAML_OF_BOTH),
        ("/docs/openapi-3.0.json", JSON, &JSON_3_0_OF_BOTH),
    ]
    .map(|(path, media_type, page)| Description {
        path,
        media_type,
        page,
    })
}
