//! The registry of published schemas, which are closed and bounded (ops.md 16), and their dialects.

mod dialect;
mod entries;

pub use crate::schemas::Dialect;
pub use entries::{find_kind, find_op, index, kinds, ops};
pub(crate) use entries::{kind_spellings, op_names, success};
