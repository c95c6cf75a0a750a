//! Spaces (http.md 9, 17; v1.md 24).

mod deleted;
mod references;
mod rows;
