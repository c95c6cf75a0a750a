//! A request as data, and an answer with what is expected of it.

use std::net::SocketAddr;

use http::Version;
use http::header::{AUTHORIZATION, HOST, HeaderName, HeaderValue};
use rolltop_http::testing::{TestServer, exchange};
use serde_json::Value;

use crate::v1;

/// A request that is being put together.
#[derive(Clone)]
pub(crate) struct Request {
    server: SocketAddr,
    request: http::Request<Vec<u8>>,
}

impl Request {
    /// A request without a key.
    pub(crate) fn new(server: &TestServer, method: &str, path: &str) -> Self {
        let mut request = http::Request::new(Vec::new());
        *request.method_mut() = method.parse().unwrap();
        *request.uri_mut() = path.parse().unwrap();
        let request = Self {
            server: server.address(),
            request,
        };
        request.host("localhost")
    }

    /// Sends this key.
    pub(crate) fn key(self, key: &str) -> Self {
        self.header(AUTHORIZATION.as_str(), &format!("Bearer {key}"))
    }

    /// Sends this header, beside any other of the name.
    pub(crate) fn header(self, name: &str, value: &str) -> Self {
        let name: HeaderName = name.parse().unwrap();
        let value = HeaderValue::from_bytes(value.as_bytes()).unwrap();
        self.with(|request| {
            request.headers_mut().append(name, value);
        })
    }

    /// Sends this Host header in place of the ordinary one.
    pub(crate) fn host(self, host: &str) -> Self {
        let host = host.parse().unwrap();
        self.with(|request| {
            request.headers_mut().insert(HOST, host);
        })
    }

    /// Speaks HTTP/2.
    pub(crate) fn over_http2(self) -> Self {
        self.with(|request| *request.version_mut() = Version::HTTP_2)
    }

    /// Sends this JSON.
    pub(crate) fn json(self, body: &Value) -> Self {
        self.raw(body.to_string())
    }

    /// Sends these bytes.
    pub(crate) fn raw(self, body: impl Into<Vec<u8>>) -> Self {
        self.with(|request| *request.body_mut() = body.into())
    }

    fn with(mut self, change: impl FnOnce(&mut http::Request<Vec<u8>>)) -> Self {
        change(&mut self.request);
        self
    }

    /// Sends the request.
    pub(crate) async fn send(self) -> Reply {
        let (method, path) = (
            self.request.method().clone(),
            self.request.uri().to_string(),
        );
        let body = String::from_utf8_lossy(self.request.body());
        let shown: String = body.chars().take(300).collect();
        let what = format!("{method} {path} {shown}");
        let (head, body) = exchange(self.server, self.request)
            .await
            .unwrap()
            .into_parts();
        let header = |(name, value): (&HeaderName, &HeaderValue)| {
            let value = String::from_utf8_lossy(value.as_bytes()).into_owned();
            (name.as_str().to_owned(), value)
        };
        let reply = Reply {
            status: head.status.as_u16(),
            headers: head.headers.iter().map(header).collect(),
            json: serde_json::from_slice(&body).unwrap_or_default(),
            text: String::from_utf8_lossy(&body).into_owned(),
            bytes: body.to_vec(),
            what,
        };
        reply.says_how_to_repair();
        v1::data::check(method.as_str(), &path, reply.status, &reply.json);
        reply
    }
}

/// An answer, and what it answers.
#[derive(Debug)]
pub(crate) struct Reply {
    pub(crate) status: u16,
    pub(crate) json: Value,
    pub(crate) text: String,
    pub(crate) bytes: Vec<u8>,
    headers: Vec<(String, String)>,
    what: String,
}

impl Reply {
    /// Every issue of every refusal has a place, a fault and a repair (docs/reference/errors.md).
    fn says_how_to_repair(&self) {
        let is_refused = (400..500).contains(&self.status);
        let issues = self.json["issues"].as_array().filter(|_| is_refused);
        for issue in issues.into_iter().flatten() {
            // No list that is announced is empty.
            let is_whole = |text: &str| text == text.trim_end() && !text.ends_with([':', ',', ';']);
            let says = |text: &str| !text.is_empty() && is_whole(text);
            let has = |member: &str| issue[member].as_str().is_some_and(says);
            assert!(
                has("path") && has("message") && has("hint"),
                "{}\n{}",
                self.what,
                self.text
            );
        }
    }

    /// The body of an answer of this status.
    #[track_caller]
    pub(crate) fn body(self, status: u16) -> Value {
        self.is(status);
        self.json
    }

    /// The bytes of an answer of this status.
    #[track_caller]
    pub(crate) fn body_bytes(self, status: u16) -> Vec<u8> {
        self.is(status);
        self.bytes
    }

    /// The answer has this status.
    #[track_caller]
    pub(crate) fn is(&self, status: u16) -> &Self {
        assert_eq!(self.status, status, "{}\n{}", self.what, self.text);
        self
    }

    /// The request was refused in the v2 envelope with this code and exactly these issue paths, in this order.
    #[track_caller]
    pub(crate) fn refused(&self, status: u16, code: &str, paths: &[&str]) -> &Self {
        self.is(status);
        assert_eq!(self.json["code"], code, "{}\n{}", self.what, self.text);
        assert_eq!(self.json["status"], status, "{}\n{}", self.what, self.text);
        assert_eq!(self.paths(), paths, "{}\n{}", self.what, self.text);
        self
    }

    /// A 400 `validation_failed` with exactly these issue paths.
    #[track_caller]
    pub(crate) fn invalid(&self, paths: &[&str]) -> &Self {
        self.refused(400, "validation_failed", paths)
    }

    /// A 400 `ambiguous_input` with exactly these issue paths.
    #[track_caller]
    pub(crate) fn ambiguous(&self, paths: &[&str]) -> &Self {
        self.refused(400, "ambiguous_input", paths)
    }

    /// A 404 `not_found` with exactly these issue paths.
    #[track_caller]
    pub(crate) fn missing(&self, paths: &[&str]) -> &Self {
        self.refused(404, "not_found", paths)
    }

    /// The request was refused in the older envelope.
    #[track_caller]
    pub(crate) fn older(&self, status: u16, code: &str) -> &Self {
        self.is(status);
        assert_eq!(self.json["object"], "error", "{}\n{}", self.what, self.text);
        assert_eq!(self.json["code"], code, "{}\n{}", self.what, self.text);
        self
    }

    /// The body mentions each of these.
    #[track_caller]
    pub(crate) fn mentions(&self, texts: &[&str]) -> &Self {
        for text in texts {
            assert!(
                self.text.contains(text),
                "{text:?} is not in the answer to {}\n{}",
                self.what,
                self.text
            );
        }
        self
    }

    /// The body mentions none of these.
    #[track_caller]
    pub(crate) fn omits(&self, texts: &[&str]) -> &Self {
        for text in texts {
            assert!(
                !self.text.contains(text),
                "{text:?} is in the answer to {}\n{}",
                self.what,
                self.text
            );
        }
        self
    }

    /// The paths of the issues.
    pub(crate) fn paths(&self) -> Vec<String> {
        paths(&self.json["issues"])
    }

    /// The paths of the warnings.
    pub(crate) fn warnings(&self) -> Vec<String> {
        paths(&self.json["warnings"])
    }

    /// The names of all headers, in small letters.
    pub(crate) fn header_names(&self) -> impl Iterator<Item = &str> {
        self.headers.iter().map(|(name, _)| name.as_str())
    }

    /// A header.
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.headers
            .iter()
            .find(|(given, _)| given == name)
            .map(|(_, value)| value.as_str())
    }
}

fn paths(issues: &Value) -> Vec<String> {
    let issues = issues.as_array().map(Vec::as_slice).unwrap_or_default();
    issues
        .iter()
        .map(|issue| issue["path"].as_str().unwrap_or_default().to_owned())
        .collect()
}
