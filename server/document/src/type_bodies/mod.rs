//! Parses the bodies that create and change types, in both forms (http.md 19.1, 19.2).

mod create;
mod form;
mod update;

#[cfg(test)]
pub(crate) use create::parsed as parsed_create;
pub use create::{NewType, parse_create_type};
pub use form::TypeForm;
#[cfg(test)]
pub(crate) use update::parsed as parsed_update;
pub use update::{TypeChange, TypeUpdate, parse_update_type};
