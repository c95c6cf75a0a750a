//! The headers that a web page of a listed origin can send and read (chats-files-auth.md 4.3), for CORS responses and
//! for the API description.

/// Request headers that it can send: the value of `Access-Control-Allow-Headers`.
pub const REQUEST_HEADERS: &str =
    "Authorization, Content-Type, Idempotency-Key, If-Match, If-None-Match, Last-Event-ID";

/// Response headers that it can read: the value of `Access-Control-Expose-Headers`.
pub const READABLE_HEADERS: &str = "ETag, Content-Disposition, Link, Location, Retry-After, Service-Version, \
     Service-Key-Status, Service-Notice, Idempotency-Replayed, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, \
     X-Request-Id";

/// The part of the API description about web pages.
pub(crate) fn described() -> String {
    format!(
        "**Web pages.** The server checks `Host` and `Origin` before anything else:\n\n\
         - The host must be `localhost`, an IP address, or listed in `ROLLTOP_ALLOWED_HOSTS`.\n\
         - An origin must be one of this machine or listed in `ROLLTOP_ALLOWED_ORIGINS`.\n\
         - The server accepts requests of its own pages, and links to `/` and `/docs`.\n\
         - A request without `Origin` is refused if `Sec-Fetch-Site` is `same-site`.\n\
         - Every other request gets 403, and one with several `Host` headers 400, in the older envelope.\n\n\
         A page of a listed origin can also read the responses. They have `Access-Control-Allow-Origin` with this \
         origin, `Access-Control-Expose-Headers: {READABLE_HEADERS}` and `Vary: Origin`. The response to a preflight \
         (`OPTIONS`) from a listed origin is 204. It has `Access-Control-Allow-Methods` with the methods of the path, \
         and `Access-Control-Allow-Headers: {REQUEST_HEADERS}`. Credentials and private networks are never allowed."
    )
}
