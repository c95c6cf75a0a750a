//! Spaces (http.md 9, 17).

pub(crate) mod references;
pub(crate) mod rows;
