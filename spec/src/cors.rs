//! What a web page of a listed origin may send and read (chats-files-auth.md 4.3): the headers of the answers to it, and
//! the words in which the API description tells of them.

/// Request headers that it may send: the value of `Access-Control-Allow-Headers`.
pub const REQUEST_HEADERS: &str =
    "Authorization, Content-Type, Idempotency-Key, If-Match, Last-Event-ID";

/// Response headers that it may read: the value of `Access-Control-Expose-Headers`.
pub const READABLE_HEADERS: &str = "ETag, Service-Version, Idempotency-Replayed";

/// One paragraph for who calls the API from a web page.
pub(crate) fn described() -> String {
    format!(
        "Web pages are served by their `Origin`: those of this machine (`localhost` and loopback addresses) may call, and \
         no answer to them carries a CORS header; those of origins that the owner lists (`ROLLTOP_ALLOWED_ORIGINS`), \
         of this machine or not, may call and read. Every answer to the latter carries `Access-Control-Allow-Origin` with that very origin, \
         `Access-Control-Expose-Headers: {READABLE_HEADERS}` and `Vary: Origin`; `OPTIONS` on a path of theirs is a \
         preflight and answered 204 with `Access-Control-Allow-Methods`, the methods of the path, and \
         `Access-Control-Allow-Headers: {REQUEST_HEADERS}`. Credentials and private networks are never allowed. Any \
         other origin, and a `Host` that is neither `localhost` nor an IP address nor listed \
         (`ROLLTOP_ALLOWED_HOSTS`), is refused with 403, and so is a request without `Origin` whose `Sec-Fetch-Site` \
         is `same-origin` or `same-site`; several `Host` headers are refused with 400, all in the older envelope and \
         before anything else is looked at."
    )
}
