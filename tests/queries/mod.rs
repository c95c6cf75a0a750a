//! Queries: create, rows by view, views (query.md 11, 12, 16.6; http.md 23).

mod create;
mod kept;
mod rows;
