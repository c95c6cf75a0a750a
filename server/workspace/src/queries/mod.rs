//! Queries and collections: creating them, their rows and their views (query.md 11, 12).

mod create;
mod full;
mod rows;
mod views;

pub use create::QueryRequest;
pub use rows::{ListKind, RowsRequest};
