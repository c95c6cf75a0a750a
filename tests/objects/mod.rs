//! Objects: create, list, read, archive (http.md 22, document.md).

pub(crate) mod archive;
mod blocks;
pub(crate) mod create;
mod envelope;
pub(crate) mod etag;
mod keys;
pub(crate) mod list;
mod markdown_in;
mod markdown_out;
pub(crate) mod read;
mod values;
