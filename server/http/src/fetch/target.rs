//! A url that may be fetched, as far as its text tells.

use std::num::NonZero;

use url::{Host, ParseError, Url};

use super::Unfetched;
use crate::peers::read_list;

/// A url of the right kind.
#[derive(Clone, Debug)]
pub(super) struct Target {
    /// Without a fragment.
    pub(super) url: Url,
    pub(super) host: Host,
    pub(super) port: u16,
}

impl Target {
    pub(super) fn parse(text: &str, own_port: u16) -> Result<Self, Unfetched> {
        let url = Url::parse(text).map_err(|error| match error {
            ParseError::InvalidPort => Unfetched::Malformed("its port is invalid"),
            _ => Unfetched::Malformed("it is not an absolute url"),
        })?;
        Self::of(url, own_port)
    }

    /// The target of a `Location`.
    pub(super) fn join(&self, location: &str, own_port: u16) -> Result<Self, Unfetched> {
        let url = self.url.join(location);
        let url = url.map_err(|_| Unfetched::Malformed("it is not a url"))?;
        Self::of(url, own_port)
    }

    fn of(mut url: Url, own_port: u16) -> Result<Self, Unfetched> {
        if !matches!(url.scheme(), "http" | "https") {
            return Err(Unfetched::Malformed("its scheme is neither http nor https"));
        }
        if !url.username().is_empty() || url.password().is_some() {
            return Err(Unfetched::Malformed("it holds a user or password"));
        }
        let host = url.host().ok_or(Unfetched::Malformed("it has no host"))?;
        let host = host.to_owned();
        let port = url.port_or_known_default().filter(|port| *port != 0);
        let port = port.ok_or(Unfetched::Malformed("its port is invalid"))?;
        if port == own_port {
            return Err(Unfetched::NotPublic);
        }
        url.set_fragment(None);
        Ok(Self { url, host, port })
    }

    pub(super) fn is_encrypted(&self) -> bool {
        self.url.scheme() == "https"
    }

    /// The last segment of the path, encoded as it is.
    pub(super) fn last_segment(&self) -> &str {
        self.url.path().rsplit('/').next().unwrap_or_default()
    }
}

/// Hosts that uploads may be fetched from although their addresses are not public, with one port or all.
#[derive(Clone, Debug, Default)]
pub struct AllowedHosts(Vec<(Host, Option<u16>)>);

impl AllowedHosts {
    /// Reads a comma separated list of hosts, each with or without a port.
    ///
    /// # Errors
    /// The first entry that no url could ever match.
    pub fn parse(list: &str) -> Result<Self, String> {
        let form = "in ROLLTOP_URL_UPLOAD_ALLOW_HOSTS (--url-upload-allow-hosts) is not a host: write a name or an address, \
                    with a port to allow only that one, such as intranet.example or 192.168.1.5:8080";
        read_list(list, entry, form).map(Self)
    }

    pub(super) fn contains(&self, target: &Target) -> bool {
        let mut entries = self.0.iter();
        entries
            .any(|(host, port)| *host == target.host && port.is_none_or(|port| port == target.port))
    }
}

/// A host as urls have it, and its port.
fn entry(text: &str) -> Option<(Host, Option<u16>)> {
    if let Ok(bare) = text.parse() {
        return Some((Host::Ipv6(bare), None));
    }
    let (host, port) = match text.rsplit_once(':') {
        Some((host, port)) if !text.ends_with(']') => {
            (host, Some(port.parse::<NonZero<u16>>().ok()?.get()))
        }
        _ => (text, None),
    };
    Some((Host::parse(host).ok()?, port))
}

#[cfg(test)]
mod tests;
