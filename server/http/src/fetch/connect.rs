//! Connections to addresses that were judged, encrypted where the url says so. Nothing of the environment changes where
//! they go.

use std::io;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use rustls::crypto::aws_lc_rs;
use rustls::pki_types::{CertificateDer, ServerName};
use rustls::{ClientConfig, RootCertStore};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio::sync::OnceCell;
use tokio::time::timeout;
use tokio_rustls::TlsConnector;

use super::Unfetched;
use super::target::Target;

/// A connection.
pub(super) trait Connection: AsyncRead + AsyncWrite + Send {}

impl<T: AsyncRead + AsyncWrite + Send> Connection for T {}

pub(super) type Stream = Pin<Box<dyn Connection>>;

/// Encryption, set up when it is needed first.
pub(super) struct Tls {
    /// Trusted beside those of the system.
    roots: Vec<CertificateDer<'static>>,
    connector: OnceCell<TlsConnector>,
}

impl Tls {
    pub(super) fn new(roots: Vec<CertificateDer<'static>>) -> Self {
        Self {
            roots,
            connector: OnceCell::new(),
        }
    }

    /// Connects to the first of these addresses that answers.
    pub(super) async fn connect(
        &self,
        target: &Target,
        addresses: &[SocketAddr],
        patience: Duration,
    ) -> Result<Stream, Unfetched> {
        let connecting = async {
            let stream = TcpStream::connect(addresses)
                .await
                .map_err(|_| Unfetched::Unreachable)?;
            if !target.is_encrypted() {
                return Ok(Box::pin(stream) as Stream);
            }
            let connector = self
                .connector
                .get_or_try_init(|| connector(self.roots.clone()))
                .await?;
            let name = ServerName::try_from(target.host().to_owned())
                .map_err(|_| Unfetched::Malformed("its host has no valid name"))?;
            let encrypted = connector.connect(name, stream).await;
            let encrypted = encrypted.map_err(|error| untrusted(&error))?;
            Ok(Box::pin(encrypted) as Stream)
        };
        timeout(patience, connecting)
            .await
            .map_err(|_| Unfetched::TimedOut)?
    }
}

/// Trusts whom the system trusts, and these.
async fn connector(own: Vec<CertificateDer<'static>>) -> Result<TlsConnector, Unfetched> {
    let config = tokio::task::spawn_blocking(move || {
        let mut roots = RootCertStore::empty();
        roots.add_parsable_certificates(own);
        roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
        let provider = Arc::new(aws_lc_rs::default_provider());
        let versions = ClientConfig::builder_with_provider(provider)
            .with_safe_default_protocol_versions()
            .ok()?;
        Some(versions.with_root_certificates(roots).with_no_client_auth())
    });
    let config = config.await.ok().flatten().ok_or(Unfetched::Untrusted)?;
    Ok(TlsConnector::from(Arc::new(config)))
}

fn untrusted(error: &io::Error) -> Unfetched {
    let cause = error.get_ref().and_then(|inner| inner.downcast_ref());
    match cause {
        Some(rustls::Error::InvalidCertificate(_)) => Unfetched::Untrusted,
        _ => Unfetched::Unreachable,
    }
}
