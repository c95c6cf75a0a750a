//! What all routes share (http.md 1 to 13), beyond the proofs in the crate of the server.

mod answers;
mod bodies;
mod bounds;
mod concurrency;
mod edge;
mod handlers;
mod hostile;
mod lifetime;
mod logs;
mod memory;
mod named;
mod order;
mod pages;
mod params;
mod receipts;
mod replay;
mod said;
mod stalled;
mod twins;
mod unread;
mod walk;
