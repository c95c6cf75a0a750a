//! The pages of the API description (http.md 15.3).
//!
//! What is served are the committed documents, which the golden tests hold against the traits. Describing the API
//! anew at every start would cost more time and memory than all the rest of a start. A page is made when somebody
//! first asks for it.

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

/// A document without indentation.
fn json(document: &Value) -> Result<Bytes, serde_json::Error> {
    serde_json::to_vec(document).map(Bytes::from)
}

/// A page that is served without a key.
#[derive(Clone, Copy)]
pub struct Description {
    /// The whole path.
    pub path: &'static str,
    /// Its `Content-Type`.
    pub media_type: &'static str,
    page: &'static Page,
}

impl Description {
    /// What is sent. The first call takes some milliseconds.
    ///
    /// # Errors
    /// The committed document is no JSON: a fault of the build, never of a request.
    pub fn body(&self) -> Result<Bytes, &'static serde_json::Error> {
        LazyLock::force(self.page).as_ref().cloned()
    }
}

/// The routes of the API description with what they answer.
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
