//! Vendor dialects: the default schemas converted to what strict modes accept (ops.md 18).
//!
//! A default schema is first converted to a [`plan`], which says how each member is represented: a map as a list of
//! pairs, a payload block as one object per family, and the value that means absent. Schema and example are both
//! rendered from this plan, so they always agree.

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

/// The query parameter that selects a dialect.
const PARAMETER: &str = "dialect";
/// Kinds that strict modes cannot express (ops.md 18.6).
const WITHOUT: [&str; 4] = ["document", "object", "template", "type_document"];

/// Converts an entry to a dialect.
///
/// # Errors
/// `validation_failed` if the kind has no schema in the dialect.
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
