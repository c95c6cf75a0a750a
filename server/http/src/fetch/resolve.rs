//! From names to addresses.

use std::io;
use std::net::IpAddr;

use futures::FutureExt;
use futures::future::BoxFuture;

/// Asks for the addresses of a host. Asked once for each connection.
pub trait Resolve: Send + Sync {
    /// Every address that the host has.
    fn resolve(&self, host: &str) -> BoxFuture<'static, io::Result<Vec<IpAddr>>>;
}

/// The resolver of the system.
#[derive(Clone, Copy, Debug, Default)]
pub struct SystemResolver;

impl Resolve for SystemResolver {
    fn resolve(&self, host: &str) -> BoxFuture<'static, io::Result<Vec<IpAddr>>> {
        let host = host.to_owned();
        async move {
            // The port is not asked for.
            let found = tokio::net::lookup_host((host, 0)).await?;
            Ok(found.map(|address| address.ip()).collect())
        }
        .boxed()
    }
}
