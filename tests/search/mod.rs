//! Search in one space and over all spaces (query.md 2-10, 16).

mod advice;
mod bounds;
mod changing;
mod dates;
pub(crate) mod filters;
pub(crate) mod fixture;
pub(crate) mod global;
mod links;
mod lists;
mod many;
mod merge;
mod opened;
pub(crate) mod request;
mod scripts;
pub(crate) mod sorts;
mod structured;
mod words;
