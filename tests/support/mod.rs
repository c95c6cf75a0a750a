//! What the tests stand on: the binary as a process, and a server in this process.

pub(crate) mod answer;
pub(crate) mod bounds;
pub(crate) mod dice;
pub(crate) mod document;
pub(crate) mod form;
pub(crate) mod gate;
pub(crate) mod instances;
pub(crate) mod invariants;
pub(crate) mod one_thread;
pub(crate) mod partial;
pub(crate) mod process;
pub(crate) mod sent;
pub(crate) mod shape;
pub(crate) mod skipped;
pub(crate) mod slips;
pub(crate) mod sse;
mod stored;
pub(crate) mod users;
pub(crate) mod world;

pub(crate) use process::{Client, Home, ROLLTOP, Server, error_of, ready_url, run};
pub(crate) use skipped::skipped;
pub(crate) use world::World;
