//! Search in one space and over all spaces (query.md 2-10, 16).

mod advice;
mod bounds;
mod changing;
mod filters;
pub(crate) mod fixture;
mod global;
mod links;
mod lists;
mod many;
mod merge;
mod opened;
mod request;
mod sorts;
mod structured;
mod words;
