//! The document as callers see it: the envelope around properties and blocks (document.md 1, 2, 10.7).
//!
//! [`read`] turns a stored [`crate::document::Document`] into the served form, [`parse_create`] a request body
//! into a new one. Facts that a document does not hold (id, etag, times, author) are arguments.

mod create;
mod dangling;
mod local_ids;
mod options;
mod outline;
mod read;
mod shortcut;
mod snippet;
mod type_settings;

#[cfg(test)]
pub(crate) use create::parsed as parsed_create;
pub use create::{
    AppliedTemplate, CreateContext, CreateRoute, NO_TEMPLATE, NewObject, TemplateChoice,
    apply_template, parse_create,
};
pub use options::{Body, IdSpelling, Part, RawRead, ReadOptions};
pub use outline::MAX_OUTLINE_TEXT;
pub use read::{Facts, Surroundings, derived_properties, read, warn};
pub use snippet::{MAX_SNIPPET, snippet};

#[cfg(test)]
pub(crate) mod tests;
