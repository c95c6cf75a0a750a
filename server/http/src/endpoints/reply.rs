//! From what the workspace has rendered to an answer.

use std::sync::Arc;

use bytes::Bytes;
use http::header::IF_NONE_MATCH;
use http::{HeaderMap, StatusCode};
use rolltop_spec::params::Page;
use rolltop_spec::reply::Reply;
use rolltop_spec::shared::{ListResponse, Narrowing, ObjectRow};
use rolltop_workspace::etag::IfMatch;
use rolltop_workspace::objects::Served;
use rolltop_workspace::search::Found;

/// A read, as it was rendered: its bytes are shared with the cache that it may come from. A caller that names its etag
/// has it already (http.md 7).
pub(super) fn rendered<T>(request: &HeaderMap, found: Arc<Served>) -> Reply<T> {
    struct Shared(Arc<Served>);
    impl AsRef<[u8]> for Shared {
        fn as_ref(&self) -> &[u8] {
            &self.0.body
        }
    }
    let etag = found.etag.clone();
    let known = request.get_all(IF_NONE_MATCH).iter();
    let mut known = known.filter_map(|value| IfMatch::parse(value.to_str().ok()?));
    if known.any(|known| known.matches(&etag)) {
        return Reply::rendered(StatusCode::NOT_MODIFIED, Some(etag), Bytes::new());
    }
    Reply::rendered(StatusCode::OK, Some(etag), Bytes::from_owner(Shared(found)))
}

/// A page of what a search found.
pub(super) fn found(page: Page, found: Found, narrowing: Narrowing) -> ListResponse<ObjectRow> {
    let list = ListResponse::page(page, found.rows, found.total, narrowing);
    let list = if found.is_partial {
        list.at_least()
    } else {
        list
    };
    list.advised(found.warnings)
}
