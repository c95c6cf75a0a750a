//! Generates the OpenAPI documents from the API traits, without a server (http.md 13, 15.3).
//!
//! Dropshot describes paths, types and texts of each trait as OpenAPI 3.0.3. [`merge`] combines the traits, and
//! [`finish`] adds what applies to all operations or follows from their rows in [`crate::operations`]. [`upgrade`]
//! converts the result to 3.1, and [`client`] reduces it for the client generator.

use dropshot::{ApiDescription, ApiDescriptionBuildErrors, StubContext};
use serde_json::Value;

use crate::auth::auth_api_mod;
use crate::chats::chats_api_mod;
use crate::files::files_api_mod;
use crate::members::members_api_mod;
use crate::objects::objects_api_mod;
use crate::properties::properties_api_mod;
use crate::queries::queries_api_mod;
use crate::schemas::schemas_api_mod;
use crate::search::search_api_mod;
use crate::spaces::spaces_api_mod;
use crate::templates::templates_api_mod;
use crate::types::types_api_mod;
use crate::validation::validation_api_mod;

mod bare;
mod choices;
mod client;
mod content;
mod edit;
mod finish;
mod merge;
mod needed;
mod numbers;
mod parameters;
mod prune;
mod responses;
mod served;
mod upgrade;
mod v1;
mod walk;
mod yaml;

pub use self::served::{Description, descriptions};

/// Why the documents could not be generated: a bug in this crate, independent of requests.
#[derive(Debug, thiserror::Error)]
pub enum DescriptionError {
    /// Dropshot rejected a trait.
    #[error("an API trait cannot be described: {0}")]
    Trait(#[from] ApiDescriptionBuildErrors),
    /// A description cannot be serialized as JSON.
    #[error("a description cannot be written: {0}")]
    Json(#[from] serde_json::Error),
    /// Two traits describe the same component differently.
    #[error("the traits disagree about {0}")]
    Disagreement(String),
}

/// The generated documents.
#[derive(Clone, Debug)]
pub struct Documents {
    /// The default document: OpenAPI 3.1.
    pub v3_1: Value,
    /// The same in 3.0.3, for generators that need it.
    pub v3_0: Value,
    /// The input of the client generator: 3.0.3 with one success type and one error type per operation.
    pub client: Value,
    /// The operations of v1, in 3.1.
    pub v1: Value,
    /// The same in 3.0.3.
    pub v1_3_0: Value,
}

impl Documents {
    /// Describes every served operation of both major versions.
    pub fn build() -> Result<Self, DescriptionError> {
        let traits = [
            auth_api_mod::stub_api_description(),
            schemas_api_mod::stub_api_description(),
            validation_api_mod::stub_api_description(),
            spaces_api_mod::stub_api_description(),
            objects_api_mod::stub_api_description(),
            files_api_mod::stub_api_description(),
            properties_api_mod::stub_api_description(),
            members_api_mod::stub_api_description(),
            templates_api_mod::stub_api_description(),
            types_api_mod::stub_api_description(),
            chats_api_mod::stub_api_description(),
            search_api_mod::stub_api_description(),
            queries_api_mod::stub_api_description(),
        ];
        let traits: Result<Vec<Value>, _> = traits.into_iter().map(describe).collect();
        let mut v3_0 = finish::finish(merge::merge(traits?)?);
        choices::tell_apart(&mut v3_0);
        let client = client::profile(&v3_0);
        walk::each_object(&mut v3_0, &mut numbers::name_format);
        let v3_1 = upgrade::to_3_1(&v3_0);
        walk::each_object(&mut v3_0, &mut choices::spell_out_null);
        let (v1, v1_3_0) = v1::build()?;
        Ok(Self {
            v3_1,
            v3_0,
            client,
            v1,
            v1_3_0,
        })
    }
}

/// Dropshot's description of one trait.
fn describe(
    api: Result<ApiDescription<StubContext>, ApiDescriptionBuildErrors>,
) -> Result<Value, DescriptionError> {
    let version = dropshot::semver::Version::new(0, 0, 0);
    Ok(api?.openapi("", version).json()?)
}

/// The member of a JSON object with this name. A value that is not an object is replaced with an empty one.
fn member<'a>(value: &'a mut Value, name: &str) -> &'a mut Value {
    if !value.is_object() {
        *value = Value::Object(serde_json::Map::new());
    }
    match value {
        Value::Object(map) => map.entry(name).or_insert(Value::Null),
        other => other,
    }
}

/// Sets a member of a JSON object.
fn set(value: &mut Value, name: &str, content: Value) {
    *member(value, name) = content;
}
