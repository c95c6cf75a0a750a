//! The answer of a source.

use std::time::Duration;

use bytes::Bytes;
use http::header::{
    CONTENT_DISPOSITION, CONTENT_ENCODING, CONTENT_TYPE, HeaderName, HeaderValue, LOCATION,
    TRANSFER_ENCODING,
};
use reqwest::Response;
use tokio::time::timeout;

use super::Unfetched;
use super::target::Target;

/// An answer whose content is still to come.
#[derive(Debug)]
pub(super) struct Answer(pub(super) Response);

impl Answer {
    /// Where the answer leads, if it leads elsewhere. What is neither content nor a redirect is refused.
    pub(super) fn redirect(
        &self,
        target: &Target,
        own_port: u16,
    ) -> Result<Option<Target>, Unfetched> {
        let status = self.0.status();
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

    /// How many bytes the content is said to have.
    pub(super) fn announced(&self) -> Option<u64> {
        self.0.content_length()
    }

    pub(super) fn disposition(&self) -> Option<&[u8]> {
        let value = self.0.headers().get(CONTENT_DISPOSITION);
        value.map(HeaderValue::as_bytes)
    }

    pub(super) fn content_type(&self) -> Option<&str> {
        self.header(&CONTENT_TYPE)
    }

    /// Whether a header names no encoding but this one, in upper or lower case, if it is sent at all.
    fn says_only(&self, name: &HeaderName, encoding: &str) -> bool {
        let values = self.0.headers().get_all(name).into_iter();
        let mut named = values.flat_map(|value| value.as_bytes().split(|byte| *byte == b','));
        named.all(|one| {
            let one = one.trim_ascii();
            one.is_empty() || one.eq_ignore_ascii_case(encoding.as_bytes())
        })
    }

    fn header(&self, name: &HeaderName) -> Option<&str> {
        // Addresses may be sent as raw UTF-8, which is no visible ASCII.
        std::str::from_utf8(self.0.headers().get(name)?.as_bytes()).ok()
    }

    pub(super) async fn next(&mut self, patience: Duration) -> Result<Option<Bytes>, Unfetched> {
        let piece = timeout(patience, self.0.chunk()).await;
        piece
            .map_err(|_| Unfetched::TimedOut)?
            .map_err(|_| Unfetched::Broken)
    }
}
