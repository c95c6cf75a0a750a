//! Search in one space and over all spaces (query.md 2-10, 16).

mod advice;
mod bounds;
#[path = "../../server/query/tests/query/cases.rs"]
mod cases;
pub(crate) mod filters;
pub(crate) mod fixture;
pub(crate) mod global;
mod links;
mod lists;
mod many;
mod opened;
pub(crate) mod request;
pub(crate) mod sorts;
mod structured;
mod words;
