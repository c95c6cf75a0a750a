//! Rust client of the Rolltop API.
//!
//! [`Client`] has one method for each operation; [`types`] holds the bodies. `client.rs` is generated, see `generator/`.

#[rustfmt::skip]
mod client;
pub use client::*;
