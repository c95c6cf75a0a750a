//! The two lists by which an operator trusts more hosts and origins (chats-files-auth.md 4.2). `origin` judges requests
//! by them.

mod origin;

use std::collections::HashSet;

use self::origin::host_name;
pub(crate) use self::origin::{CorsOrigin, Unwelcome, method_list, normal_origin};

/// The names and origins that the operator trusts beyond the built-in ones.
#[derive(Clone, Default)]
pub struct TrustedPeers {
    /// Host names in lower case, without ports.
    pub hosts: HashSet<String>,
    /// Origins in lower case, as browsers send them.
    pub origins: HashSet<String>,
}

/// Reads a comma separated list of host names.
///
/// # Errors
/// The first entry that no request could ever match.
pub(crate) fn listed_hosts(list: &str) -> Result<HashSet<String>, String> {
    let form = "in ROLLTOP_ALLOWED_HOSTS (--allowed-hosts) is not a host name: write the bare name as it stands in a URL, \
                such as rolltop.example, without scheme, path or wildcard";
    read_list(list, listed_host, form)
}

/// Reads a comma separated list of origins.
///
/// # Errors
/// As [`listed_hosts`].
pub(crate) fn listed_origins(list: &str) -> Result<HashSet<String>, String> {
    let form = "in ROLLTOP_ALLOWED_ORIGINS (--allowed-origins) is not an origin: write scheme and host as a browser sends \
                them, such as https://app.example or http://app.example:8080, without path, wildcard or default port";
    read_list(list, listed_origin, form)
}

/// Reads the entries of a comma separated list. The error is the first unusable entry, and how to write it.
pub(crate) fn read_list<T, C: FromIterator<T>>(
    list: &str,
    read: fn(&str) -> Option<T>,
    form: &str,
) -> Result<C, String> {
    let entries = list.split(',').map(str::trim);
    let entries = entries.filter(|entry| !entry.is_empty());
    let entries = entries.map(|entry| read(entry).ok_or_else(|| format!("{entry:?} {form}")));
    entries.collect()
}

/// A port is ignored.
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
    (named && spelled && listed_host(authority).is_some()).then_some(origin)
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "tests")]
mod tests;
