//! One request for content, and its answer.

use std::time::Duration;

use bytes::Bytes;
use http::header::{
    ACCEPT, ACCEPT_ENCODING, CONNECTION, CONTENT_DISPOSITION, CONTENT_ENCODING, CONTENT_LENGTH,
    CONTENT_TYPE, HOST, HeaderName, HeaderValue, LOCATION, TRANSFER_ENCODING, USER_AGENT,
};
use http::{Request, Response};
use http_body_util::{BodyExt, Empty};
use hyper::body::Incoming;
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use tokio::task::JoinHandle;
use tokio::time::timeout;

use super::Unfetched;
use super::connect::Stream;
use super::target::Target;

/// How we introduce ourselves.
const AGENT: &str = concat!("rolltop/", env!("CARGO_PKG_VERSION"));

/// An answer whose content is still to come.
#[derive(Debug)]
pub(super) struct Answer {
    response: Response<Incoming>,
    connection: JoinHandle<()>,
}

impl Drop for Answer {
    fn drop(&mut self) {
        self.connection.abort();
    }
}

/// Asks for the content of a target: no cookies, no credentials, no word of where we come from.
pub(super) async fn get(
    stream: Stream,
    target: &Target,
    patience: Duration,
) -> Result<Answer, Unfetched> {
    let broken = |_| Unfetched::Broken;
    let (mut sender, connection) = http1::handshake(TokioIo::new(stream))
        .await
        .map_err(broken)?;
    let connection = tokio::spawn(async move {
        // Its end is seen where the content is read.
        let _ = connection.await;
    });
    let request = Request::get(target.path())
        .header(HOST, target.authority())
        .header(USER_AGENT, AGENT)
        .header(ACCEPT, "*/*")
        .header(ACCEPT_ENCODING, "identity")
        .header(CONNECTION, "close")
        .body(Empty::<Bytes>::new())
        .map_err(|_| Unfetched::Malformed("it cannot be asked for"));
    let answered = async {
        let response = timeout(patience, sender.send_request(request?)).await;
        response.map_err(|_| Unfetched::TimedOut)?.map_err(broken)
    };
    match answered.await {
        Ok(response) => Ok(Answer {
            response,
            connection,
        }),
        Err(why) => {
            connection.abort();
            Err(why)
        }
    }
}

impl Answer {
    /// Where the answer leads, if it leads elsewhere. What is neither content nor a redirect is refused.
    pub(super) fn redirect(
        &self,
        target: &Target,
        own_port: u16,
    ) -> Result<Option<Target>, Unfetched> {
        let status = self.response.status();
        if status.is_success() {
            let is_plain = self.says_only(&CONTENT_ENCODING, "identity")
                && self.says_only(&TRANSFER_ENCODING, "chunked");
            return if is_plain {
                Ok(None)
            } else {
                Err(Unfetched::Encoded)
            };
        }
        let location = match status.as_u16() {
            301 | 302 | 303 | 307 | 308 => self.header(&LOCATION),
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

    /// How long the content is said to be.
    pub(super) fn announced(&self) -> Option<u64> {
        self.header(&CONTENT_LENGTH)?.parse().ok()
    }

    pub(super) fn disposition(&self) -> Option<&[u8]> {
        let value = self.response.headers().get(CONTENT_DISPOSITION);
        value.map(HeaderValue::as_bytes)
    }

    pub(super) fn content_type(&self) -> Option<&str> {
        self.header(&CONTENT_TYPE)
    }

    /// Whether a header names no encoding but this one, in upper or lower case, if it is sent at all.
    fn says_only(&self, name: &HeaderName, encoding: &str) -> bool {
        let values = self.response.headers().get_all(name).into_iter();
        let mut named = values.flat_map(|value| value.as_bytes().split(|byte| *byte == b','));
        named.all(|one| {
            let one = one.trim_ascii();
            one.is_empty() || one.eq_ignore_ascii_case(encoding.as_bytes())
        })
    }

    fn header(&self, name: &HeaderName) -> Option<&str> {
        // Addresses may be sent as raw UTF-8, which is no visible ASCII.
        std::str::from_utf8(self.response.headers().get(name)?.as_bytes()).ok()
    }

    /// The next piece of the content.
    pub(super) async fn next(&mut self, patience: Duration) -> Result<Option<Bytes>, Unfetched> {
        loop {
            let frame = timeout(patience, self.response.body_mut().frame()).await;
            let frame = match frame.map_err(|_| Unfetched::TimedOut)? {
                None => return Ok(None),
                Some(frame) => frame.map_err(|_| Unfetched::Broken)?,
            };
            if let Ok(piece) = frame.into_data() {
                return Ok(Some(piece));
            }
        }
    }
}
