//! The bodies of the fuzz targets. Each takes any bytes and panics when a law does not hold.

mod bytes;
mod drawn;
mod drawn_filter;
mod filter_text;
mod inline_markup;
mod markdown;
mod ops_batch;
mod validate;

pub use filter_text::filter_text;
pub use inline_markup::inline_markup;
pub use markdown::markdown;
pub use ops_batch::ops_batch;
pub use validate::validate;
