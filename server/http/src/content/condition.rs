//! Conditional requests, in the order of RFC 9110, 13.2.2.

use std::time::SystemTime;

use headers::{
    ETag, Header, HeaderMapExt, IfMatch, IfModifiedSince, IfNoneMatch, IfRange, IfUnmodifiedSince,
    LastModified,
};
use http::HeaderMap;
use http::header::{IF_MATCH, IF_RANGE};

/// What conditions compare with.
#[derive(Clone, Debug)]
pub(super) struct Validators {
    /// Strong.
    pub(super) etag: ETag,
    /// `None` where no date is served: such conditions have no effect then.
    pub(super) dated: Option<SystemTime>,
}

/// What the conditions of a read come to.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Verdict {
    Proceed,
    /// The caller has it already.
    NotModified,
    /// The condition of this header does not hold.
    Failed(&'static str),
}

impl Validators {
    /// Judges the conditions of a GET or HEAD. A header that cannot be read counts as absent.
    pub(super) fn judge(&self, request: &HeaderMap) -> Verdict {
        if let Some(condition) = if_match(request) {
            if !condition.precondition_passes(&self.etag) {
                return Verdict::Failed("If-Match");
            }
        } else if let Some(date) = self.dated
            && let Some(condition) = request.typed_get::<IfUnmodifiedSince>()
            && !condition.precondition_passes(date)
        {
            return Verdict::Failed("If-Unmodified-Since");
        }
        let is_new = match request.typed_get::<IfNoneMatch>() {
            Some(condition) => condition.precondition_passes(&self.etag),
            None => self
                .dated
                .zip(request.typed_get::<IfModifiedSince>())
                .is_none_or(|(date, condition)| condition.is_modified(date)),
        };
        if is_new {
            Verdict::Proceed
        } else {
            Verdict::NotModified
        }
    }

    /// Whether `If-Range`, where it is given, lets the ranges through.
    pub(super) fn let_ranges_through(&self, request: &HeaderMap) -> bool {
        let Some(sent) = request.get(IF_RANGE) else {
            return true;
        };
        // A date is a validator only where it is the very same (RFC 9110, 13.1.5).
        match LastModified::decode(&mut std::iter::once(sent)) {
            Ok(date) => self.dated.map(LastModified::from) == Some(date),
            Err(_) => request
                .typed_get::<IfRange>()
                .is_some_and(|condition| !condition.is_modified(Some(&self.etag), None)),
        }
    }
}

/// The condition, unless it names nothing: an empty header counts as absent, as on objects.
fn if_match(request: &HeaderMap) -> Option<IfMatch> {
    let mut sent = request.get_all(IF_MATCH).iter();
    let is_empty = sent.all(|value| value.as_bytes().trim_ascii().is_empty());
    if is_empty { None } else { request.typed_get() }
}

#[cfg(test)]
mod tests;
