//! The product from outside: the built binary, raw HTTP, and a server in this process with a clock that the test
//! moves. One folder per resource; each test cites the cases that it proves.

#![expect(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    reason = "tests"
)]

mod auth;
mod bin;
mod chats;
mod collections;
mod command;
mod command_line;
mod corpus;
mod damage;
mod description;
mod durability;
mod files;
mod imports;
mod index;
mod members;
mod objects;
mod ops;
mod pipeline;
mod properties;
mod queries;
mod repair;
mod schemas;
mod search;
mod spaces;
mod stop;
mod storage;
mod support;
mod templates;
mod tour;
mod types;
mod v1;
mod validate;
