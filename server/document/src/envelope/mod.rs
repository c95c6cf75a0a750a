//! The envelope of a document around properties and blocks (document.md 1, 2, 10.7).
//!
//! [`read`] renders a stored [`crate::document::Document`] in served form. [`parse_create`] parses a request body into
//! a new document. Facts outside of the document (id, etag, times, author) are arguments.

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
pub use options::{Body, IdSpelling, Part, ReadOptions};
pub use outline::MAX_OUTLINE_TEXT;
pub use read::{Facts, Surroundings, derived_properties, read, warn};
pub use snippet::{MAX_SNIPPET, snippet};

#[cfg(test)]
pub(crate) mod tests;
