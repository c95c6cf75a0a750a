//! What the tests stand on: the binary as a process, and a server in this process.

pub mod answer;
pub mod document;
pub mod process;
pub mod world;

pub use process::{Client, ROLLTOP, Server, run};
pub use world::World;
