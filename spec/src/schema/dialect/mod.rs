//! Vendor dialects: projections of the default schemas onto what a strict mode accepts (ops.md 18).
//!
//! A default schema is first read into a [`plan`], which says for each member what stands in its place: a list of
//! pairs for a map, one object per family for a payload block, and what absence is written as. Schema and example
//! are then both written from that plan, so that they cannot disagree.

use serde_json::json;

use crate::errors::ErrorKind;
use crate::refusal::ApiError;
use crate::schemas::{Dialect, SchemaEntry};
use rolltop_document::issue::{Issue, Ref};

mod example;
mod payload;
mod plan;
mod render;

use plan::Plan;

/// The name of the parameter that chooses a dialect.
const PARAMETER: &str = "dialect";
/// Kinds that are too free for a strict mode (ops.md 18.6).
const WITHOUT: [&str; 4] = ["document", "object", "template", "type_document"];

/// The entry in a dialect.
///
/// # Errors
/// `validation_failed` when the kind has no projection.
pub(super) fn project(entry: &SchemaEntry, dialect: Dialect) -> Result<SchemaEntry, ApiError> {
    if WITHOUT.contains(&entry.kind.as_str()) {
        let message = format!(
            "{} has no schema in the dialect {}",
            entry.kind,
            dialect.name()
        );
        let issue = Issue::at(PARAMETER, message)
            .hint("create from the kind shortcut, then edit by operations")
            .see(Ref::op("get_schema").param("kind", "shortcut"));
        return Err(ApiError::at(ErrorKind::Invalid, issue));
    }
    let plan = Plan::of(&entry.schema, entry.example_body.is_some());
    let example = example::write(&plan, &entry.example, dialect);
    Ok(SchemaEntry {
        schema: render::schema(&plan, dialect),
        example_body: entry
            .example_body
            .as_ref()
            .map(|_| json!({ "ops": [example.clone()] })),
        example,
        ..entry.clone()
    })
}
