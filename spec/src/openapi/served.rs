//! The pages of the API description (http.md 15.3).
//!
//! What is served are the committed documents, which the golden tests hold against the traits. Describing the API
//! anew at every start would cost more time and memory than all the rest of a start. A page is made when somebody
//! first asks for it.

use std::sync::LazyLock;

use bytes::Bytes;
use serde_json::Value;

use super::yaml;

const OPENAPI: &str = include_str!("../../openapi.json");
const OPENAPI_3_0: &str = include_str!("../../openapi-3.0.json");

type Page = LazyLock<Result<Bytes, serde_json::Error>>;

static JSON_3_1: Page = LazyLock::new(|| json(OPENAPI));
static YAML_3_1: Page = LazyLock::new(|| {
    let document: Value = serde_json::from_str(OPENAPI)?;
    Ok(yaml::render(&document).into())
});
static JSON_3_0: Page = LazyLock::new(|| json(OPENAPI_3_0));

/// The committed document without its indentation.
fn json(document: &str) -> Result<Bytes, serde_json::Error> {
    let document: Value = serde_json::from_str(document)?;
    serde_json::to_vec(&document).map(Bytes::from)
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

/// The routes of the API description with what they answer. There is one major so far, so the document of both
/// majors is that of v2.
pub fn descriptions() -> [Description; 5] {
    const JSON: &str = crate::reply::JSON;
    const YAML: &str = "application/yaml";
    [
        ("/docs/openapi.json", JSON, &JSON_3_1),
        ("/docs/openapi.yaml", YAML, &YAML_3_1),
        ("/v2/docs/openapi.json", JSON, &JSON_3_1),
        ("/v2/docs/openapi.yaml", YAML, &YAML_3_1),
        ("/docs/openapi-3.0.json", JSON, &JSON_3_0),
    ]
    .map(|(path, media_type, page)| Description {
        path,
        media_type,
        page,
    })
}
