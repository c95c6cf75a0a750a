//! Fetches the content of a url that a caller names, and keeps the caller out of this network (chats-files-auth.md 2.3).
//!
//! Each host is resolved once. All of its addresses are checked, and the connection goes to one of them. Redirects are
//! followed here, each with the same checks. The caller sees nothing of an answer but its content.

mod address;
mod client;
mod source;
mod target;

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use futures::stream;
use reqwest::Response;
use rolltop_document::issue::Issue;
use rolltop_document::limits::MAX_NAME;
use rolltop_spec::errors::ErrorKind;
use rolltop_spec::refusal::ApiError;
use rolltop_store::Staged;
use rolltop_workspace::files::{FileName, source_name};
use rustls::ClientConfig;
use rustls::pki_types::CertificateDer;
use tokio::sync::OnceCell;
use tokio::time::timeout;
use url::Host;

use self::client::{SystemResolver, redirect};
use self::target::Target;
use crate::receive::Destination;

pub use self::client::Resolve;
pub use self::target::AllowedHosts;

const MAX_REDIRECTS: usize = 5;

/// How long the parts of a fetch may take (chats-files-auth.md 2.3).
#[derive(Clone, Copy, Debug)]
pub struct FetchTimes {
    /// Until a connection stands, encryption included.
    pub connect: Duration,
    /// Until the head of the answer is there, the connection included.
    pub head: Duration,
    /// Between two pieces of the content.
    pub idle: Duration,
    /// All of it, redirects included.
    pub total: Duration,
}

impl Default for FetchTimes {
    fn default() -> Self {
        Self {
            connect: Duration::from_secs(5),
            head: Duration::from_secs(10),
            idle: Duration::from_secs(15),
            total: Duration::from_secs(120),
        }
    }
}

/// How sources are fetched.
#[derive(Clone)]
pub struct FetchConfig {
    /// Hosts whose addresses need not be public.
    pub allowed_hosts: AllowedHosts,
    /// Asks for addresses.
    pub resolver: Arc<dyn Resolve>,
    /// Bounds.
    pub times: FetchTimes,
    /// Certificates that are trusted beside those that the system trusts.
    pub roots: Vec<CertificateDer<'static>>,
}

impl Default for FetchConfig {
    fn default() -> Self {
        Self {
            allowed_hosts: AllowedHosts::default(),
            resolver: Arc::new(SystemResolver),
            times: FetchTimes::default(),
            roots: Vec::new(),
        }
    }
}

/// Why a source was not fetched. The caller sees each text; none says what lies behind the address.
#[derive(Clone, Debug, Eq, PartialEq, thiserror::Error)]
pub(crate) enum Unfetched {
    #[error("the url cannot be read: {0}")]
    Malformed(&'static str),
    #[error("the address of the url is not public")]
    NotPublic,
    #[error("the host of the url cannot be resolved")]
    Unresolved,
    #[error("no connection to the source could be made")]
    Unreachable,
    #[error("the source did not prove its identity")]
    Untrusted,
    #[error("the source took too long")]
    TimedOut,
    #[error("the source answered with status {0}")]
    Status(u16),
    #[error("the source redirects more than {MAX_REDIRECTS} times")]
    TooManyRedirects,
    #[error("the source redirects to something that is not fetched: {0}")]
    Redirect(Box<Unfetched>),
    #[error("the source redirects from https to http")]
    Downgrade,
    #[error("the source answered with content in an encoding that was not asked for")]
    Encoded,
    #[error("the answer of the source ended early or is not HTTP")]
    Broken,
    #[error("the source is larger than {0} bytes")]
    TooLarge(u64),
}

impl Unfetched {
    /// What repairs it. Sending the content itself always does.
    fn hint(&self) -> String {
        let own = match self {
            Self::NotPublic => {
                "send the address of a public source: private, local and reserved addresses are not fetched"
            }
            Self::Malformed(_) => {
                "send an absolute http or https url without user and password, and with a port of 1 to 65535 if with any"
            }
            Self::Unresolved => "check the name of the host",
            Self::Unreachable | Self::TimedOut | Self::Broken => {
                "check that this server can reach the source, and try again"
            }
            Self::Untrusted => "send a url whose host has a trusted certificate",
            Self::Status(_) => "send a url that can be fetched without cookies and credentials",
            Self::TooManyRedirects | Self::Downgrade => "send the final url of the redirects",
            Self::Redirect(inner) => return inner.hint(),
            Self::Encoded => "send the url of a source that sends its content as it is",
            Self::TooLarge(_) => return "send a smaller source".to_owned(),
        };
        format!("{own}; or send the content itself as a form")
    }
}

impl From<Unfetched> for ApiError {
    fn from(why: Unfetched) -> Self {
        let issue = Issue::at("/url", why.to_string()).hint(why.hint());
        Self::at(ErrorKind::Invalid, issue)
    }
}

pub(crate) struct Fetcher {
    config: FetchConfig,
    /// Made for the first request.
    tls: OnceCell<ClientConfig>,
}

impl Fetcher {
    pub(crate) fn new(config: &FetchConfig) -> Self {
        Self {
            config: config.clone(),
            tls: OnceCell::new(),
        }
    }

    /// Checks the text of a url. `own_port` is where this server listens.
    pub(crate) fn check(&self, url: &str, own_port: u16) -> Result<(), ApiError> {
        Target::parse(url, own_port)?;
        Ok(())
    }

    /// Receives the content, and the name that its source gives it.
    pub(crate) async fn fetch(
        &self,
        to: Destination<'_>,
        url: &str,
        own_port: u16,
    ) -> Result<(Staged, String), ApiError> {
        let fetched = timeout(self.config.times.total, self.follow(to, url, own_port)).await;
        fetched.unwrap_or_else(|_| Err(Unfetched::TimedOut.into()))
    }

    async fn follow(
        &self,
        to: Destination<'_>,
        url: &str,
        own_port: u16,
    ) -> Result<(Staged, String), ApiError> {
        let mut target = Target::parse(url, own_port)?;
        for hop in 0..=MAX_REDIRECTS {
            let in_context = |why| match why {
                Unfetched::NotPublic if hop > 0 => Unfetched::Redirect(Box::new(why)),
                why => why,
            };
            let addresses = self.addresses(&target).await.map_err(in_context)?;
            let answer = self.get(&target, addresses).await?;
            match redirect(&answer, &target, own_port)? {
                Some(next) => target = next,
                None => return self.receive(to, &target, answer).await,
            }
        }
        Err(Unfetched::TooManyRedirects.into())
    }

    /// The addresses to connect to: all that the host has, and every one of them judged.
    async fn addresses(&self, target: &Target) -> Result<Vec<SocketAddr>, Unfetched> {
        let addresses = match &target.host {
            Host::Ipv4(address) => vec![(*address).into()],
            Host::Ipv6(address) => vec![(*address).into()],
            Host::Domain(name) => {
                let resolving = self.config.resolver.resolve(name);
                let resolved = timeout(self.config.times.connect, resolving).await;
                let resolved = resolved.map_err(|_| Unfetched::TimedOut)?;
                resolved.map_err(|_| Unfetched::Unresolved)?
            }
        };
        if addresses.is_empty() {
            return Err(Unfetched::Unresolved);
        }
        let exempt = self.config.allowed_hosts.contains(target);
        if !exempt && !addresses.iter().copied().all(address::is_public) {
            return Err(Unfetched::NotPublic);
        }
        let addresses = addresses.into_iter();
        Ok(addresses
            .map(|address| (address, target.port).into())
            .collect())
    }

    async fn receive(
        &self,
        to: Destination<'_>,
        target: &Target,
        answer: Response,
    ) -> Result<(Staged, String), ApiError> {
        let too_large = || Unfetched::TooLarge(to.cap);
        if answer.content_length() > Some(to.cap) {
            return Err(too_large().into());
        }
        // The caller does not choose what the source calls its content, so a long name is cut.
        let source_name = source_name(&source::name(&answer, target));
        let pieces = stream::try_unfold(answer, |mut answer| async move {
            let piece = timeout(self.config.times.idle, answer.chunk()).await;
            let piece = piece.map_err(|_| Unfetched::TimedOut)?;
            let piece = piece.map_err(|_| Unfetched::Broken)?;
            Ok::<_, ApiError>(piece.map(|piece| (piece, answer)))
        });
        let content = to.receive(pieces, || too_large().into()).await?;
        let source_name = FileName::of(&source_name).within(MAX_NAME).whole();
        Ok((content, source_name))
    }
}
