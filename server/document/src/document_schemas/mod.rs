//! Published schemas of documents and of the bodies that contain them, and the guards built from them (ops.md 16,
//! document.md 10).

mod block;
mod documents;
pub(crate) mod guard;
mod shortcut;

pub use documents::{
    any_document, filters, object_document, template_document, type_document, type_members,
};
pub use shortcut::{MAX_SHORTCUT_ARRAY, MAX_SHORTCUT_PROPERTIES, ObjectShortcut};
