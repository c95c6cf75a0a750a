//! Search (http.md 24).

use dropshot::{Path, RequestContext};
use rolltop_document::issue::{Fault, Issue, Ref};
use rolltop_spec::extract::Call;
use rolltop_spec::limits::SEARCH_GLOBAL_OFFSET_MAX;
use rolltop_spec::refusal::ApiError;
use rolltop_spec::reply::Reply;
use rolltop_spec::search::{SearchApi, SearchRequestDoc};
use rolltop_spec::shared::{ListResponse, ObjectRow};
use rolltop_spec::spaces::SpacePath;
use rolltop_workspace::search::SearchRequest;
use serde_json::{Map, Value};

use super::Endpoints;
use super::outcome::object_row;
use super::reply::{Narrowing, found, list, list_at_least};
use super::request::read_with_filter;
use crate::app::Context;
use crate::pipeline::admitted;
use crate::refusals::refusal;

/// The member that holds a filter tree.
const FILTERS: &str = "filters";
/// Members of a body that belong into the query string.
const PAGING: [&str; 2] = ["limit", "offset"];

impl SearchApi for Endpoints {
    type Context = Context;

    async fn search_global(
        rqctx: RequestContext<Context>,
        call: Call<SearchRequestDoc>,
    ) -> Result<Reply<ListResponse<ObjectRow>>, ApiError> {
        let request = admitted(&call)?;
        let page = request.page();
        if page.offset > SEARCH_GLOBAL_OFFSET_MAX {
            let message = format!(
                "offset is {}, and a search over all spaces goes to {SEARCH_GLOBAL_OFFSET_MAX}",
                page.offset
            );
            let issue = Issue::at("offset", message).hint("search one space to go further");
            return Err(Fault::invalid(issue.see(Ref::op("search_space"))).into());
        }
        let searched = rqctx.context().blocking(move |workspace| {
            let body = read(request.json().map_err(refusal)?)?;
            let searched = workspace.search_global(
                request.caller().map_err(refusal)?,
                &body,
                request.keys(),
                request.ids(),
                page,
            );
            searched.map_err(refusal)
        });
        let searched = searched.await?;
        let rows = searched.rows.into_iter().map(|row| ObjectRow {
            space_id: Some(row.space_id),
            ..object_row(row.row)
        });
        let list = if searched.is_partial {
            list_at_least
        } else {
            list
        };
        let answer = list(page, rows.collect(), searched.total, Narrowing::Filter);
        Reply::ok(&found(answer, searched.warnings))
    }

    async fn search_space(
        rqctx: RequestContext<Context>,
        _: Path<SpacePath>,
        call: Call<SearchRequestDoc>,
    ) -> Result<Reply<ListResponse<ObjectRow>>, ApiError> {
        let request = admitted(&call)?;
        let page = request.page();
        let searched = rqctx.context().blocking(move |workspace| {
            let body = read(request.json().map_err(refusal)?)?;
            let space = request.space().map_err(refusal)?;
            let keys = request.keys();
            let searched = workspace.search_space(space, &body, keys, page);
            searched.map_err(refusal)
        });
        let searched = searched.await?;
        let rows = searched.rows.into_iter().map(object_row);
        let list = if searched.is_partial {
            list_at_least
        } else {
            list
        };
        let answer = list(page, rows.collect(), searched.total, Narrowing::Filter);
        Reply::ok(&found(answer, searched.warnings))
    }
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
