//! Spaces (http.md 9, 17; v1.md 24).

mod deleted;
pub(crate) mod references;
pub(crate) mod rows;
