//! Objects: create, list, read, archive (http.md 22, document.md).

mod archive;
mod blocks;
mod create;
mod envelope;
mod etag;
mod keys;
mod list;
mod markdown_in;
mod markdown_out;
mod read;
mod values;
