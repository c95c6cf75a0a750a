//! Property values: between what callers write and read and what is stored (document.md 3).
//!
//! Stored form: text formats a string, `number` a JSON number, `checkbox` a boolean, `date` whole unix seconds,
//! `select` and `multi_select` an array of option ids, `objects` and `files` an array of full object ids;
//! `null` is present and empty under every format. Nothing here knows blocks or where a value is kept.

mod options;

pub use options::{MAX_NEW_OPTIONS, MAX_OPTION_NAME, NewOption, NewOptions, resolve_option};
