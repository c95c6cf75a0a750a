//! The AnyBlock document format: blocks, inline markup, properties, names, Markdown and the edit operations.
//!
//! This crate is pure code without HTTP, SQL, clock, randomness, file system or async. Ids come from an
//! [`ids::IdSource`], the names of a space from its [`vocabulary`], and other objects through
//! [`objects::ObjectLookup`]. Times are arguments.
//!
//! Modules import only from earlier lines of this list:
//!
//! ```text
//! ids, limits, reference, wire, wording
//! issue, kinds, similar
//! bundled, controls, inline, path
//! findings, message, number, objects, place, vocabulary
//! members, written, decor, properties     values and the members of an object
//! view, schema, block                     the content of a document
//! document, tree
//! labels, markdown, names, type_settings
//! body, ops, document_schemas             documents as callers write them, and edits of them
//! envelope, type_bodies, validate
//! ```

pub mod block;
pub mod body;
pub mod bundled;
mod controls;
pub mod decor;
pub mod document;
pub mod document_schemas;
pub mod envelope;
pub mod findings;
pub mod ids;
pub mod inline;
pub mod issue;
mod kinds;
pub mod labels;
pub mod limits;
pub mod markdown;
mod members;
pub mod message;
pub mod names;
mod number;
pub mod objects;
pub mod ops;
pub mod path;
mod place;
pub mod properties;
pub mod reference;
pub mod schema;
mod similar;
#[cfg(any(test, feature = "testing"))]
pub mod testing;
pub mod tree;
pub mod type_bodies;
pub mod type_settings;
pub mod validate;
pub mod view;
pub mod vocabulary;
pub mod wire;
pub mod wording;
mod written;
