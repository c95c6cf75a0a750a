//! A url that may be fetched, as far as its text tells.

use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZero;

use url::{Host, ParseError, Url};

use super::Unfetched;

/// A url of the right kind.
#[derive(Clone, Debug)]
pub(super) struct Target {
    url: Url,
    /// As it was resolved: lowercase, without brackets.
    host: String,
    port: u16,
}

impl Target {
    pub(super) fn parse(text: &str, own_port: u16) -> Result<Self, Unfetched> {
        let url = Url::parse(text).map_err(|error| match error {
            ParseError::InvalidPort => Unfetched::Malformed("its port is invalid"),
            _ => Unfetched::Malformed("it is not an absolute url"),
        })?;
        Self::of(url, own_port)
    }

    /// Where a `Location` leads.
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
        let host = match url.host() {
            Some(Host::Ipv4(address)) => address.to_string(),
            Some(Host::Ipv6(address)) => address.to_string(),
            Some(Host::Domain(name)) if !name.is_empty() => name.to_ascii_lowercase(),
            Some(Host::Domain(_)) | None => return Err(Unfetched::Malformed("it has no host")),
        };
        let port = url.port_or_known_default();
        let port = port.filter(|port| *port != 0);
        let port = port.ok_or(Unfetched::Malformed("its port is invalid"))?;
        if port == own_port {
            return Err(Unfetched::NotPublic);
        }
        url.set_fragment(None);
        Ok(Self { url, host, port })
    }

    /// The address, where the host is one in any spelling.
    pub(super) fn literal(&self) -> Option<IpAddr> {
        match self.url.host()? {
            Host::Ipv4(address) => Some(address.into()),
            Host::Ipv6(address) => Some(address.into()),
            Host::Domain(_) => None,
        }
    }

    pub(super) fn host(&self) -> &str {
        &self.host
    }

    pub(super) fn port(&self) -> u16 {
        self.port
    }

    pub(super) fn is_encrypted(&self) -> bool {
        self.url.scheme() == "https"
    }

    /// What is asked for, without a fragment.
    pub(super) fn url(&self) -> &Url {
        &self.url
    }

    /// The last segment of the path, encoded as it is.
    pub(super) fn last_segment(&self) -> &str {
        self.url.path().rsplit('/').next().unwrap_or_default()
    }
}

/// An entry that no url could ever match: a mistake, which is reported.
#[derive(Clone, Debug, Eq, PartialEq, thiserror::Error)]
#[error(
    "{0:?} in ROLLTOP_URL_UPLOAD_ALLOW_HOSTS (--url-upload-allow-hosts) is not a host: write a name or an address, \
     with a port to allow only that one, such as intranet.example or 192.168.1.5:8080"
)]
pub struct UnusableHost(String);

/// Hosts that uploads may be fetched from although their addresses are not public.
#[derive(Clone, Debug, Default)]
pub struct AllowedHosts(Vec<(String, Option<u16>)>);

impl AllowedHosts {
    /// Reads a comma separated list of hosts, each with or without a port.
    ///
    /// # Errors
    /// The first entry that no url could ever match.
    pub fn parse(list: &str) -> Result<Self, UnusableHost> {
        let entries = list
            .split(',')
            .map(str::trim)
            .filter(|entry| !entry.is_empty());
        let entries = entries.map(|text| entry(text).ok_or(UnusableHost(text.to_owned())));
        entries.collect::<Result<_, _>>().map(Self)
    }

    pub(super) fn contains(&self, target: &Target) -> bool {
        self.0
            .iter()
            .any(|(host, port)| *host == target.host && port.is_none_or(|port| port == target.port))
    }
}

/// A host as urls lead to it, and the port, if there is one.
fn entry(text: &str) -> Option<(String, Option<u16>)> {
    if text.contains(['/', '\\', '@', '?', '#']) || text.contains(char::is_whitespace) {
        return None;
    }
    let bare_v6 = text.parse::<Ipv6Addr>().is_ok();
    let (host, port) = match text.rsplit_once(':') {
        Some((host, port)) if !bare_v6 && !text.ends_with(']') => (host, Some(port)),
        _ => (text, None),
    };
    let url = if bare_v6 {
        format!("http://[{host}]/")
    } else {
        format!("http://{host}/")
    };
    let port = port.map(str::parse::<NonZero<u16>>).transpose().ok()?;
    let host = Target::parse(&url, 0).ok()?.host;
    Some((host, port.map(NonZero::get)))
}

#[cfg(test)]
mod tests;
