//! The contract: API traits, wire types, error codes, schemas and the published OpenAPI documents.
//!
//! This crate handles no requests. One trait per resource declares the typed endpoints, and the request pipeline
//! implements them. The documents, the schemas, the client and the command line are generated from these traits and
//! types without compiling the server (http.md, ops.md 16-18).

mod admitted;
pub mod auth;
pub mod bare;
pub mod chats;
pub mod cors;
pub mod errors;
pub mod examples;
pub mod extract;
pub mod files;
pub mod limits;
pub mod members;
pub mod objects;
pub mod openapi;
pub mod operations;
pub mod params;
pub mod properties;
pub mod queries;
pub mod refusal;
pub mod reply;
pub mod schema;
pub mod schemas;
pub mod search;
pub mod shared;
pub mod spaces;
pub mod templates;
pub mod types;
pub mod v1;
pub mod validate;
pub mod validation;
mod wire_schema;

/// The version value of the API, sent on every response (http.md 1, 15.4).
pub const SERVICE_VERSION: &str = "2025-11-08";
