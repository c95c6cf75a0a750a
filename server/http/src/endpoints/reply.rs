//! From what the workspace has rendered to an answer.

use std::sync::Arc;

use bytes::Bytes;
use http::header::IF_NONE_MATCH;
use http::{HeaderMap, StatusCode};
use rolltop_spec::reply::Reply;
use rolltop_spec::shared::ObjectRow;
use rolltop_workspace::etag::IfMatch;
use rolltop_workspace::objects::{self, Served};

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

pub(super) fn object_row(row: objects::ObjectRow) -> ObjectRow {
    ObjectRow {
        id: row.id,
        name: row.name,
        type_key: row.type_key,
        space_id: None,
        properties: row.properties,
    }
}
