//! HTTP clients that connect to checked addresses alone, their answers, and the resolver. Nothing of the environment
//! changes where they go.

use std::error::Error;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use futures::FutureExt;
use futures::future::BoxFuture;
use http::header::{
    ACCEPT_ENCODING, CONNECTION, CONTENT_ENCODING, HeaderName, LOCATION, TRANSFER_ENCODING,
};
use reqwest::dns::{self, Addrs, Name, Resolving};
use reqwest::{Client, Response, redirect, retry};
use rustls::crypto::aws_lc_rs;
use rustls::pki_types::CertificateDer;
use rustls::{ClientConfig, RootCertStore};
use tokio::time::timeout;

use super::target::Target;
use super::{FetchConfig, Fetcher, Unfetched};

const AGENT: &str = concat!("rolltop/", env!("CARGO_PKG_VERSION"));

impl Fetcher {
    /// Asks one of these addresses for a target: no proxy, cookies, credentials or referrer, and no redirect followed.
    /// The time for the head includes the connection.
    pub(super) async fn get(
        &self,
        target: &Target,
        addresses: Vec<SocketAddr>,
    ) -> Result<Response, Unfetched> {
        let FetchConfig { times, roots, .. } = &self.config;
        let tls = self.tls.get_or_try_init(|| tls_config(roots.clone()));
        let client = Client::builder()
            .no_proxy()
            .redirect(redirect::Policy::none())
            .retry(retry::never())
            .referer(false)
            .http1_only()
            .user_agent(AGENT)
            .connect_timeout(times.connect)
            .dns_resolver(Judged(addresses))
            .tls_backend_preconfigured(tls.await?.clone())
            .build()
            .map_err(|_| Unfetched::Unreachable)?;
        let request = client
            .get(target.url.clone())
            .header(ACCEPT_ENCODING, "identity")
            .header(CONNECTION, "close");
        let answered = timeout(times.head, request.send()).await;
        let response = answered.map_err(|_| Unfetched::TimedOut)?;
        response.map_err(|error| failed(&error))
    }
}

/// Resolves any name to addresses that were judged. An address in a URL is not resolved: it was judged as well.
struct Judged(Vec<SocketAddr>);

impl dns::Resolve for Judged {
    fn resolve(&self, _: Name) -> Resolving {
        let addresses: Addrs = Box::new(self.0.clone().into_iter());
        Box::pin(std::future::ready(Ok(addresses)))
    }
}

/// Trusts the certificates that the system trusts, and these.
async fn tls_config(own: Vec<CertificateDer<'static>>) -> Result<ClientConfig, Unfetched> {
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
    config.await.ok().flatten().ok_or(Unfetched::Untrusted)
}

fn failed(error: &reqwest::Error) -> Unfetched {
    let mut cause = Some(error as &(dyn Error + 'static));
    while let Some(found) = cause {
        if let Some(rustls::Error::InvalidCertificate(_)) = found.downcast_ref() {
            return Unfetched::Untrusted;
        }
        // An input error skips what it wraps in its source.
        let wrapped = found.downcast_ref().and_then(io::Error::get_ref);
        cause = match wrapped {
            Some(wrapped) => Some(wrapped),
            None => found.source(),
        };
    }
    if error.is_timeout() {
        Unfetched::TimedOut
    } else if error.is_connect() {
        Unfetched::Unreachable
    } else {
        Unfetched::Broken
    }
}

/// The target of a redirect; `None` for an answer with content. All other answers are refused.
pub(super) fn redirect(
    answer: &Response,
    target: &Target,
    own_port: u16,
) -> Result<Option<Target>, Unfetched> {
    let status = answer.status();
    if status.is_success() {
        let is_plain = has_only(answer, &CONTENT_ENCODING, "identity")
            && has_only(answer, &TRANSFER_ENCODING, "chunked");
        return match is_plain {
            true => Ok(None),
            false => Err(Unfetched::Encoded),
        };
    }
    let location = match status.as_u16() {
        301 | 302 | 303 | 307 | 308 => text(answer, &LOCATION),
        _ => None,
    };
    let Some(location) = location else {
        return Err(Unfetched::Status(status.as_u16()));
    };
    let next = target.join(location, own_port);
    let next = next.map_err(|why| Unfetched::Redirect(Box::new(why)))?;
    if target.is_encrypted() && !next.is_encrypted() {
        return Err(Unfetched::Downgrade);
    }
    Ok(Some(next))
}

/// Whether a header, if sent, names no encoding except this one, in upper or lower case.
fn has_only(answer: &Response, name: &HeaderName, encoding: &str) -> bool {
    let values = answer.headers().get_all(name).into_iter();
    let mut named = values.flat_map(|value| value.as_bytes().split(|byte| *byte == b','));
    named.all(|one| {
        let one = one.trim_ascii();
        one.is_empty() || one.eq_ignore_ascii_case(encoding.as_bytes())
    })
}

/// A header as text. Addresses may be sent as raw UTF-8, which is not visible ASCII.
pub(super) fn text<'a>(answer: &'a Response, name: &HeaderName) -> Option<&'a str> {
    std::str::from_utf8(answer.headers().get(name)?.as_bytes()).ok()
}

/// Asks for the addresses of a host, once for each connection.
pub trait Resolve: Send + Sync {
    /// Every address that the host has.
    fn resolve(&self, host: &str) -> BoxFuture<'static, io::Result<Vec<IpAddr>>>;
}

/// The resolver of the system.
pub(super) struct SystemResolver;

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
