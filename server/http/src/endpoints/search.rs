//! Search (http.md 24).

use dropshot::Path;
use rolltop_document::issue::Fault;
use rolltop_document::limits::MAX_FILTER_TEXT;
use rolltop_spec::extract::Call;
use rolltop_spec::refusal::ApiError;
use rolltop_spec::reply::Reply;
use rolltop_spec::search::{SearchApi, SearchRequestDoc};
use rolltop_spec::shared::{ListResponse, ObjectRow};
use rolltop_spec::spaces::SpacePath;
use rolltop_spec::validate::{self, RequestBody};
use rolltop_workspace::search::SearchRequest;
use serde_json::{Map, Value};

use super::{Cx, Endpoints, Replied};
use crate::pipeline::{Context, admitted};

/// The member that holds a compact filter.
const FILTER: &str = "filter";
/// The member that holds a filter tree.
const FILTERS: &str = "filters";
/// Members of a body that belong into the query string.
const PAGING: [&str; 2] = ["limit", "offset"];

impl SearchApi for Endpoints {
    type Context = Context;

    async fn search_global(
        _: Cx,
        call: Call<SearchRequestDoc>,
    ) -> Replied<ListResponse<ObjectRow>> {
        let request = admitted(&call)?;
        let searched = request.read(|workspace, request| {
            let (body, page) = (read(request.json()?)?, request.page());
            let (caller, keys, ids) = (request.caller()?, request.keys(), request.ids());
            Ok(workspace.search_global(caller, &body, keys, ids, page)?)
        });
        Reply::ok(&searched.await?)
    }

    async fn search_space(
        _: Cx,
        _: Path<SpacePath>,
        call: Call<SearchRequestDoc>,
    ) -> Replied<ListResponse<ObjectRow>> {
        let searched = admitted(&call)?.read(|workspace, request| {
            let (body, page) = (read(request.json()?)?, request.page());
            Ok(workspace.search_space(request.space()?, &body, request.keys(), page)?)
        });
        Reply::ok(&searched.await?)
    }
}

/// A body with a compact filter. One that is too long for the schema is refused in the words of the query language,
/// so it comes beside the rest.
pub(super) fn read_with_filter<T: RequestBody>(body: &Value) -> Result<(T, Option<String>), Fault> {
    let long = body
        .get(FILTER)
        .and_then(Value::as_str)
        .filter(|filter| filter.len() > MAX_FILTER_TEXT);
    let Some(long) = long else {
        return Ok((validate::read(body)?, None));
    };
    let mut rest = body.clone();
    if let Some(members) = rest.as_object_mut() {
        members.remove(FILTER);
    }
    Ok((validate::read(&rest)?, Some(long.to_owned())))
}

/// The body of a search. A filter tree is not copied: it may be most of the body.
fn read(body: &Value) -> Result<SearchRequest<'_>, ApiError> {
    let (request, long) = read_with_filter::<SearchRequestDoc>(body).map_err(hint_at_paging)?;
    let values = |nodes: Vec<Map<String, Value>>| nodes.into_iter().map(Value::Object).collect();
    Ok(SearchRequest {
        query: request.query,
        type_key: request.type_key,
        filter: long.or(request.filter),
        filters: request.filters.and_then(|_| body.get(FILTERS)),
        sorts: request.sorts.map(values),
        fields: request.fields,
    })
}

/// `limit` and `offset` are query parameters.
fn hint_at_paging(mut fault: Fault) -> Fault {
    for issue in &mut fault.issues {
        let name = issue.path_str().trim_start_matches('/').to_owned();
        if PAGING.contains(&name.as_str()) {
            issue.hint = Some(format!("use the query parameter: ?{name}="));
        }
    }
    fault
}
