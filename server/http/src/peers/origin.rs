//! Step 3: which Host and Origin may speak to this server (chats-files-auth.md 4.2), and CORS for the listed ones (4.3).
//!
//! A web page can make a browser call a local server. A foreign page is stopped here, before any credential is
//! looked at: by the name it used (DNS rebinding needs a name), by its Origin, or by `Sec-Fetch-Site`.

use std::net::{IpAddr, Ipv6Addr};

use http::header::{
    ACCESS_CONTROL_ALLOW_HEADERS, ACCESS_CONTROL_ALLOW_METHODS, ACCESS_CONTROL_ALLOW_ORIGIN,
    ACCESS_CONTROL_EXPOSE_HEADERS, HOST, HeaderMap, HeaderName, HeaderValue, ORIGIN, VARY,
};
use http::{Method, Uri};
use rolltop_spec::cors;
use url::{Host, Url};

use super::TrustedPeers;

const SEC_FETCH_SITE: HeaderName = HeaderName::from_static("sec-fetch-site");
const SEC_FETCH_MODE: HeaderName = HeaderName::from_static("sec-fetch-mode");
const SEC_FETCH_DEST: HeaderName = HeaderName::from_static("sec-fetch-dest");

/// Why a request is turned away before its path is looked at.
#[derive(Clone, Copy, Debug, Eq, PartialEq, thiserror::Error)]
pub(crate) enum Unwelcome {
    /// Two Host headers: the intended server is ambiguous.
    #[error("several Host headers")]
    SeveralHosts,
    /// Host, Origin or fetch site is not trusted.
    #[error("request origin is not allowed")]
    Untrusted,
}

/// The origin of an admitted request, when it is one that gets CORS headers.
#[derive(Clone, Debug)]
pub(crate) struct CorsOrigin(HeaderValue);

impl TrustedPeers {
    /// Checks a request. `Some` is the origin that gets CORS headers.
    pub(crate) fn admit(
        &self,
        uri: &Uri,
        headers: &HeaderMap,
    ) -> Result<Option<CorsOrigin>, Unwelcome> {
        let mut hosts = headers.get_all(HOST).iter();
        let host = hosts.next();
        if hosts.next().is_some() {
            return Err(Unwelcome::SeveralHosts);
        }
        if let Some(host) = host {
            self.admit_host(host.to_str().map_err(|_| Unwelcome::Untrusted)?)?;
        }
        if let Some(authority) = uri.authority() {
            self.admit_host(authority.as_str())?;
        }
        // A page of this very server: its host is allowed by now.
        if sends(headers, &SEC_FETCH_SITE, "same-origin") || is_visit(uri, headers) {
            return Ok(None);
        }
        self.admit_origin(headers)
    }

    fn admit_host(&self, host: &str) -> Result<(), Unwelcome> {
        if host.is_empty() {
            return Ok(());
        }
        let name = host_name(host).ok_or(Unwelcome::Untrusted)?;
        let is_known = name.eq_ignore_ascii_case("localhost")
            || name.parse::<IpAddr>().is_ok()
            || self.hosts.contains(&name.to_ascii_lowercase());
        is_known.then_some(()).ok_or(Unwelcome::Untrusted)
    }

    fn admit_origin(&self, headers: &HeaderMap) -> Result<Option<CorsOrigin>, Unwelcome> {
        let mut origins = headers.get_all(ORIGIN).iter();
        let (sent, is_alone) = (origins.next(), origins.next().is_none());
        let is_admitted = match sent {
            Some(sent) => {
                let origin = normal_origin(sent.to_str().map_err(|_| Unwelcome::Untrusted)?);
                if is_alone && self.origins.contains(&origin) {
                    return Ok(Some(CorsOrigin(sent.clone())));
                }
                is_alone && is_loopback_origin(&origin)
            }
            None => !sends(headers, &SEC_FETCH_SITE, "same-site"),
        };
        match is_admitted {
            true => Ok(None),
            false => Err(Unwelcome::Untrusted),
        }
    }
}

impl CorsOrigin {
    /// Marks an ordinary answer as readable by the page.
    pub(crate) fn mark(&self, headers: &mut HeaderMap) {
        headers.insert(ACCESS_CONTROL_ALLOW_ORIGIN, self.0.clone());
        headers.append(VARY, HeaderValue::from_static("Origin"));
        headers.insert(
            ACCESS_CONTROL_EXPOSE_HEADERS,
            HeaderValue::from_static(cors::READABLE_HEADERS),
        );
    }

    /// Adds what only the answer to a preflight carries.
    pub(crate) fn mark_preflight(headers: &mut HeaderMap, methods: &[Method]) {
        if let Ok(methods) = HeaderValue::try_from(method_list(methods)) {
            headers.insert(ACCESS_CONTROL_ALLOW_METHODS, methods);
        }
        headers.insert(
            ACCESS_CONTROL_ALLOW_HEADERS,
            HeaderValue::from_static(cors::REQUEST_HEADERS),
        );
    }
}

/// Whether the browser describes the request so; a page cannot set these headers.
fn sends(headers: &HeaderMap, name: &HeaderName, wanted: &str) -> bool {
    let mut values = headers.get_all(name).iter();
    let value = values.next().and_then(|value| value.to_str().ok());
    value.is_some_and(|value| value.trim().eq_ignore_ascii_case(wanted)) && values.next().is_none()
}

/// A person follows a link from any page to one of ours or to the description, which hold no data of the workspace.
fn is_visit(uri: &Uri, headers: &HeaderMap) -> bool {
    (uri.path() == "/" || uri.path() == "/docs" || uri.path().starts_with("/docs/"))
        && sends(headers, &SEC_FETCH_MODE, "navigate")
        && sends(headers, &SEC_FETCH_DEST, "document")
        && !headers.contains_key(ORIGIN)
}

/// The spelling under which an origin is compared.
pub(crate) fn normal_origin(origin: &str) -> String {
    let origin = origin.trim().to_ascii_lowercase();
    origin.strip_suffix('/').unwrap_or(&origin).to_owned()
}

/// The name within `name[:port]`, `[v6][:port]` or a bare IPv6 address, without one trailing dot; `None` for any other
/// form.
pub(super) fn host_name(host: &str) -> Option<&str> {
    if let Some(rest) = host.strip_prefix('[') {
        let (address, port) = rest.split_once(']')?;
        address.parse::<Ipv6Addr>().ok()?;
        return (port.is_empty() || port.strip_prefix(':').is_some_and(is_digits))
            .then_some(address);
    }
    let name = match host.split_once(':') {
        Some((_, rest)) if rest.contains(':') => host,
        Some((name, port)) if is_digits(port) => name,
        Some(_) => return None,
        None => host,
    };
    Some(name.strip_suffix('.').unwrap_or(name))
}

fn is_digits(port: &str) -> bool {
    port.bytes().all(|byte| byte.is_ascii_digit())
}

/// `http(s)://host[:port]` with nothing else, the host being `localhost` or a loopback address.
fn is_loopback_origin(origin: &str) -> bool {
    let Ok(url) = Url::parse(origin) else {
        return false;
    };
    let is_local = match url.host() {
        Some(Host::Domain(name)) => name == "localhost",
        Some(Host::Ipv4(address)) => address.is_loopback(),
        Some(Host::Ipv6(address)) => address.is_loopback(),
        None => false,
    };
    let default_port = match url.scheme() {
        "http" => ":80",
        "https" => ":443",
        _ => return false,
    };
    let origin = origin.strip_suffix(default_port).unwrap_or(origin);
    is_local && url.origin().ascii_serialization() == origin
}

/// `GET, PATCH`
pub(crate) fn method_list(methods: &[Method]) -> String {
    let names: Vec<_> = methods.iter().map(Method::as_str).collect();
    names.join(", ")
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "tests")]
mod tests;
