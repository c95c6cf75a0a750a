//! The two lists by which an operator trusts more hosts and origins (chats-files-auth.md 4.2): how they are read, and
//! which entries could never match what a client sends. How a request is judged by them is in `origin`.

mod origin;

use std::collections::HashSet;

use self::origin::host_name;
pub(crate) use self::origin::{CorsOrigin, Unwelcome, method_list, normal_origin};

/// The names and origins that the operator trusts beyond the built-in ones.
#[derive(Clone, Debug, Default)]
pub struct TrustedPeers {
    pub(super) hosts: HashSet<String>,
    pub(super) origins: HashSet<String>,
}

/// An entry that no request could ever match: a mistake, which is reported.
#[derive(Clone, Debug, Eq, PartialEq, thiserror::Error)]
pub enum UnusableEntry {
    /// Not the name of a host.
    #[error(
        "{0:?} in ROLLTOP_ALLOWED_HOSTS (--allowed-hosts) is not a host name: write the bare name as it stands in a \
         URL, such as rolltop.example, without scheme, path or wildcard"
    )]
    Host(String),
    /// Not an origin as browsers send it.
    #[error(
        "{0:?} in ROLLTOP_ALLOWED_ORIGINS (--allowed-origins) is not an origin: write scheme and host as a browser \
         sends them, such as https://app.example or http://app.example:8080, without path, wildcard or default port"
    )]
    Origin(String),
}

impl TrustedPeers {
    /// Reads the two comma separated lists of the configuration.
    ///
    /// # Errors
    /// The first entry that could never match.
    pub fn new(hosts: &str, origins: &str) -> Result<Self, UnusableEntry> {
        let host = |entry: &str| listed_host(entry).ok_or(UnusableEntry::Host(entry.to_owned()));
        let origin =
            |entry: &str| listed_origin(entry).ok_or(UnusableEntry::Origin(entry.to_owned()));
        Ok(Self {
            hosts: entries(hosts).map(host).collect::<Result<_, _>>()?,
            origins: entries(origins).map(origin).collect::<Result<_, _>>()?,
        })
    }
}

fn entries(list: &str) -> impl Iterator<Item = &str> {
    list.split(',')
        .map(str::trim)
        .filter(|entry| !entry.is_empty())
}

/// A port may stand there, and says nothing.
fn listed_host(entry: &str) -> Option<String> {
    let name = host_name(entry)?.to_ascii_lowercase();
    let legal =
        |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'.' | b'-' | b'_' | b':');
    (!name.is_empty() && name.bytes().all(legal)).then_some(name)
}

/// `scheme://host[:port]`. `null` is refused: sandboxed pages and files send it, and no list can tell them apart.
fn listed_origin(entry: &str) -> Option<String> {
    let origin = normal_origin(entry);
    let (scheme, authority) = origin.split_once("://")?;
    let default_port = match scheme {
        "http" => ":80",
        "https" => ":443",
        _ => "",
    };
    let spelled = default_port.is_empty() || !authority.ends_with(default_port);
    let legal = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'+' | b'-' | b'.');
    let named = !scheme.is_empty() && scheme.bytes().all(legal);
    let host = authority.strip_prefix('[').map_or_else(
        || listed_host(authority),
        |_| host_name(authority).map(str::to_owned),
    );
    (named && spelled && host.is_some()).then_some(origin)
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "tests")]
mod tests;
