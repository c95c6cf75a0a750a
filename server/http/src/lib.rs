//! The HTTP side of Rolltop: the request pipeline, the endpoints of the API, the server and the owner's surface.
//!
//! Only this crate and the contract know status codes and headers. It decides nothing about documents or grants:
//! every endpoint calls a use case of [`rolltop_workspace`].

pub mod command;
mod config;
mod content;
mod endpoints;
pub mod fetch;
mod logging;
mod owner;
mod peers;
mod pipeline;
mod program;
mod receive;
mod refusals;
mod sent_name;
mod server;
#[cfg(feature = "testing")]
pub mod testing;
mod tls;
mod under_way;
mod v1;

pub use config::{DEFAULT_BIND, DRAIN, Fault, ServerConfig};
pub use peers::TrustedPeers;
pub use server::Server;
pub use tls::TlsFiles;
