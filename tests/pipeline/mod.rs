//! What all routes share (http.md 1 to 13), beyond what the server's own crate proves of it.

mod answers;
mod bounds;
mod concurrency;
mod edge;
mod hostile;
mod memory;
mod order;
mod pages;
mod params;
mod receipts;
mod replay;
mod said;
mod stalled;
mod unread;
