//! Property values: parsing, rendering and the stored form (document.md 3).
//!
//! Stored form: a string for text formats, a JSON number for `number`, a boolean for `checkbox`, whole Unix seconds for
//! `date`. `select` and `multi_select` are arrays of option ids, `objects` and `files` arrays of full object ids.
//! `null` means present but empty for every format. This module knows nothing about blocks or storage.

mod date;
mod edit;
mod keys;
mod options;
mod parse;
mod render;
mod value;

#[cfg(test)]
mod tests;

pub use date::{DateText, parse_date, render_date};
pub(crate) use date::{NoDate, parse_seconds};
pub use edit::{add_entries, no_list_format, remove_entries};
pub use keys::{Admitted, Channel, FindProperty, admit_key, named_by};
pub(crate) use keys::{SOURCE_FORM, is_output_only};
pub use options::{
    MAX_NEW_OPTIONS, NewOption, NewOptions, Removed, check_room, find_option, next_color,
    resolve_option,
};
pub(crate) use options::{known_option, options_apart};
pub(crate) use parse::invisible_in;
pub use parse::parse_properties;
pub use render::{RenderContext, is_empty, render_properties, render_value};
pub(crate) use value::is_one_name;
pub use value::{Slot, ValueContext, parse_value};
