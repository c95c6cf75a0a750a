// Made from spec/client.json by `EXPECTORATE=overwrite cargo test -p rolltop-spec`. Do not edit.
//! Client of the Rolltop API, with its command line and, behind the feature `mock`, a mock server.

#[rustfmt::skip]
mod client;
pub use client::*;

#[rustfmt::skip]
pub mod cli;

#[cfg(feature = "mock")]
#[rustfmt::skip]
pub mod mock;
