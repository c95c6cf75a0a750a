//! The connection of `rolltop api` to a server: URL, key, certificates, and what its failures mean.

use std::error::Error;
use std::fs;
use std::time::Duration;

use anyhow::{Context, ensure};
use reqwest::header::{AUTHORIZATION, HeaderMap, HeaderValue};
use reqwest::redirect::Policy;
use reqwest::{Certificate, Client, Url};

use super::ApiOptions;

/// How long a server may send nothing. A large document takes its time.
const PATIENCE: Duration = Duration::from_secs(120);

/// Reads `--url`. The error does not repeat it, because it may hold a password.
pub(super) fn server(options: &ApiOptions) -> anyhow::Result<Url> {
    let server = Url::parse(&options.url).ok().filter(|url| {
        let server = format!("{}/", url.origin().ascii_serialization());
        ["http", "https"].contains(&url.scheme()) && url.as_str() == server
    });
    server.context("--url (or ROLLTOP_URL) must look like http://127.0.0.1:31009, without more")
}

/// Prepares calls. A proxy of the environment is not used: it would see the key, and cannot reach
/// this machine.
pub(super) fn client(options: &ApiOptions, server: &Url) -> anyhow::Result<Client> {
    // A redirect would carry the body to another server. Rolltop sends none (http.md 1).
    let mut client = Client::builder().no_proxy().redirect(Policy::none());
    // Scripts leave an empty key behind.
    if let Some(key) = options.key.as_ref().filter(|key| !key.is_empty()) {
        let key = HeaderValue::try_from(format!("Bearer {key}"));
        let mut key = key.context("--key (or ROLLTOP_API_KEY) is not a key in one line")?;
        key.set_sensitive(true);
        client = client.default_headers(HeaderMap::from_iter([(AUTHORIZATION, key)]));
    }
    // The server is silent while it receives a file.
    if options.file.is_none() {
        client = client.read_timeout(PATIENCE);
    }
    if let Some(file) = &options.ca_cert {
        let pem = fs::read(file).context("--ca-cert cannot be read")?;
        let certificates = Certificate::from_pem_bundle(&pem).unwrap_or_default();
        let fault = "--ca-cert has no certificate in PEM form";
        ensure!(!certificates.is_empty(), fault);
        client = client.tls_certs_only(certificates);
    } else if server.scheme() == "http" {
        // The system need not have any certificates.
        client = client.tls_certs_only([]);
    }
    Ok(client.build()?)
}

/// Why a call failed, and what helps.
pub(super) fn failure(error: &reqwest::Error) -> String {
    let mut cause: &dyn Error = error;
    while let Some(inner) = cause.source() {
        cause = inner;
    }
    let server = error
        .url()
        .map_or_else(String::new, |url| url.origin().ascii_serialization());
    let repair = if error.is_builder() {
        return format!("the call cannot be made ({cause}): check headers and certificates");
    } else if error.is_connect() && server.starts_with("https") {
        "check the server and --ca-cert; a self-signed certificate needs basicConstraints=CA:FALSE"
    } else if error.is_connect() {
        "start a server with `rolltop serve`, or check --url"
    } else if error.is_timeout() {
        "check whether the server is suspended or busy, and try again"
    } else {
        "check whether --url is a Rolltop server, with https if it has --tls-cert"
    };
    format!("the call to {server} failed ({cause}): {repair}")
}
