//! The store through its public face, on real files.
#![expect(clippy::unwrap_used, clippy::indexing_slicing, reason = "tests")]

mod blobs;
mod chats;
mod commit;
mod directory;
mod earlier;
mod erase;
mod examine;
mod feed;
mod opened;
mod pages;
mod process;
mod reads;
mod soundness;
mod support;
mod word_index;
