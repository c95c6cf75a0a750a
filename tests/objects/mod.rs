//! Objects: create, list, read, archive (http.md 22, document.md).

pub(crate) mod archive;
mod blocks;
pub(crate) mod create;
mod envelope;
pub(crate) mod etag;
mod fixture_values;
mod keys;
mod labels;
pub(crate) mod list;
mod markdown_in;
mod markdown_out;
mod markup;
pub(crate) mod read;
mod tables;
mod values;
mod views;
