//! From outcomes to answers.

use std::sync::Arc;

use bytes::Bytes;
use http::StatusCode;
use rolltop_document::findings::reported;
use rolltop_document::issue::{Issue, Ref};
use rolltop_spec::operations::complete_hint;
use rolltop_spec::params::Page;
use rolltop_spec::refusal::ApiError;
use rolltop_spec::reply::{JSON, Reply, quoted};
use rolltop_spec::shared::ListResponse;
use rolltop_workspace::mutation;
use rolltop_workspace::objects::Served;
use serde::Serialize;

/// Renders what a mutation is about to commit, and what a repeat of the request will get.
///
/// # Panics
/// When the value is no JSON, which no wire type is. It happens before the commit, so that nothing is stored
/// without its answer.
pub(super) fn encode<T: Serialize>(
    status: StatusCode,
    etag: Option<&str>,
    value: &T,
) -> mutation::Reply {
    match serde_json::to_vec(value) {
        Ok(body) => mutation::Reply {
            status: status.as_u16(),
            content_type: JSON.to_owned(),
            etag: etag.map(quoted),
            body,
        },
        Err(error) => panic!("an answer cannot be rendered: {error}"),
    }
}

/// The status of a create: a dry run creates nothing.
pub(super) fn created(dry_run: bool) -> StatusCode {
    if dry_run {
        StatusCode::OK
    } else {
        StatusCode::CREATED
    }
}

/// The answer of a mutation, as it was rendered for the store.
pub(super) fn answered<T>(reply: mutation::Reply) -> Result<Reply<T>, ApiError> {
    let status = StatusCode::from_u16(reply.status).map_err(ApiError::internal)?;
    let etag = reply.etag.map(|etag| etag.trim_matches('"').to_owned());
    Ok(Reply::rendered(status, etag, Bytes::from(reply.body)))
}

/// A read, as it was rendered: its bytes are shared with the cache that it may come from.
pub(super) fn read<T>(found: Arc<Served>) -> Reply<T> {
    struct Shared(Arc<Served>);
    impl AsRef<[u8]> for Shared {
        fn as_ref(&self) -> &[u8] {
            &self.0.body
        }
    }
    let etag = found.etag.clone();
    Reply::rendered(StatusCode::OK, Some(etag), Bytes::from_owner(Shared(found)))
}

/// One page of a list.
pub(super) fn list<Row>(
    page: Page,
    data: Vec<Row>,
    total: u64,
    narrowing: Narrowing,
) -> ListResponse<Row> {
    let message = next_page(page, data.len(), total, narrowing);
    ListResponse {
        data,
        total,
        offset: page.offset,
        limit: u32::try_from(page.limit).unwrap_or(u32::MAX),
        has_more: message.is_some(),
        message,
        warnings: Vec::new(),
    }
}

/// One page of a list whose total is the least that it may be (query.md 2).
pub(super) fn list_at_least<Row>(
    page: Page,
    data: Vec<Row>,
    total: u64,
    narrowing: Narrowing,
) -> ListResponse<Row> {
    let mut list = list(page, data, total, narrowing);
    let message = list.message.take();
    list.message = message.map(|message| format!("at least {total} rows: {message}"));
    list
}

/// An optional text on the wire: left out when empty.
pub(super) fn text(value: String) -> Option<String> {
    Some(value).filter(|value| !value.is_empty())
}

/// Unix seconds as RFC 3339 in UTC.
pub(crate) fn rfc3339(seconds: i64) -> Option<String> {
    jiff::Timestamp::from_second(seconds)
        .ok()
        .map(|time| time.to_string())
}

/// Advice beside a list: as much as an answer reports.
pub(super) fn found<Row>(mut list: ListResponse<Row>, warnings: Vec<Issue>) -> ListResponse<Row> {
    list.warnings = advice(reported(warnings));
    list
}

/// Advice as answers give it: its hints contain each request that they point to, as those of a refusal do (http.md 11).
/// None points to the request that it answers, which needs no repair.
pub(super) fn advice(mut warnings: Vec<Issue>) -> Vec<Issue> {
    for issue in &mut warnings {
        complete_hint(issue, &Ref::same_request());
    }
    warnings
}

/// How a list can be narrowed (http.md 4).
#[derive(Clone, Copy, Debug)]
pub(super) enum Narrowing {
    /// By the filters of a search.
    Search,
    /// By the beginning of a name.
    Prefix,
    /// By its own words and filter.
    Filter,
    /// By the filters of a view.
    View,
    /// By nothing: it can only be paged through.
    Offset,
}

/// What a list says when there are rows after this page (http.md 4).
pub(super) fn next_page(
    page: Page,
    shown: usize,
    total: u64,
    narrowing: Narrowing,
) -> Option<String> {
    let next = page.offset.saturating_add(shown as u64);
    let more = shown > 0 && next < total;
    let narrow = match narrowing {
        Narrowing::Search => "narrow it with the filters of a search, or ",
        Narrowing::Prefix => "narrow it with prefix, or ",
        Narrowing::Filter => "narrow it with `filter` or `query`, or ",
        Narrowing::View => "narrow it with a view that has a filter, or ",
        Narrowing::Offset => "",
    };
    more.then(|| {
        format!(
            "{shown} of {total} rows from offset {}; {narrow}send offset={next} for more",
            page.offset
        )
    })
}
