//! Queries and collections (http.md 23).

use dropshot::{Path, RequestContext};
use rolltop_spec::extract::{Call, Parameters};
use rolltop_spec::queries::{
    CollectionPath, CreateCollectionRequest, CreateQueryRequest, ListRowsQuery, QueriesApi,
    QueryPath, ViewObject,
};
use rolltop_spec::refusal::ApiError;
use rolltop_spec::reply::{Created, Reply};
use rolltop_spec::shared::{CreateResult, ListResponse, ObjectRow};
use rolltop_spec::spaces::SpacePath;
use rolltop_workspace::objects::CreatedObject;
use rolltop_workspace::queries::{CollectionRequest, ListKind, QueryRequest, RowsRequest};
use serde_json::{Map, Value};
use std::sync::Arc;

use super::Endpoints;
use super::outcome::{create_result, object_row};
use super::reply::{Narrowing, answered, created, encode, found, list, list_at_least};
use super::request::{mutation, read_with_filter};
use crate::app::Context;
use crate::pipeline::{Request, admitted};
use crate::refusals::refusal;

impl QueriesApi for Endpoints {
    type Context = Context;

    async fn create_query(
        rqctx: RequestContext<Context>,
        _: Path<SpacePath>,
        call: Call<CreateQueryRequest>,
    ) -> Result<Created<CreateResult>, ApiError> {
        let request = admitted(&call)?;
        let (body, filter) =
            read_with_filter::<CreateQueryRequest>(request.json().map_err(refusal)?)?;
        let values =
            |nodes: Vec<Map<String, Value>>| nodes.into_iter().map(Value::Object).collect();
        let wanted = QueryRequest {
            name: body.name,
            type_key: body.type_key,
            filter: filter.or(body.filter),
            filters: body.filters.map(values),
            sorts: body.sorts.map(values),
            views: body.views,
            keys: request.keys(),
            create_missing_options: request.create_missing_options(),
        };
        let reply = rqctx.context().write(move |workspace, tx| {
            let encode = encoder(&request);
            let mutation = mutation(&request, &encode);
            workspace.create_query(tx, request.caller()?, request.space()?, &wanted, &mutation)
        });
        answered(reply.await?).map(Created)
    }

    async fn get_query_objects(
        rqctx: RequestContext<Context>,
        path: Path<QueryPath>,
        _: Parameters<ListRowsQuery>,
        call: Call,
    ) -> Result<Reply<ListResponse<ObjectRow>>, ApiError> {
        let id = path.into_inner().query_id;
        rows(&rqctx, &call, id, ListKind::Query).await
    }

    async fn get_query_views(
        rqctx: RequestContext<Context>,
        path: Path<QueryPath>,
        call: Call,
    ) -> Result<Reply<ListResponse<ViewObject>>, ApiError> {
        let id = path.into_inner().query_id;
        views(&rqctx, &call, id, ListKind::Query).await
    }

    async fn create_collection(
        rqctx: RequestContext<Context>,
        _: Path<SpacePath>,
        call: Call<CreateCollectionRequest>,
    ) -> Result<Created<CreateResult>, ApiError> {
        let request = admitted(&call)?;
        let body: CreateCollectionRequest = request.body()?;
        let wanted = CollectionRequest {
            name: body.name,
            items: body.items.unwrap_or_default(),
        };
        let reply = rqctx.context().write(move |workspace, tx| {
            let encode = encoder(&request);
            let mutation = mutation(&request, &encode);
            workspace.create_collection(tx, request.caller()?, request.space()?, &wanted, &mutation)
        });
        answered(reply.await?).map(Created)
    }

    async fn get_collection_objects(
        rqctx: RequestContext<Context>,
        path: Path<CollectionPath>,
        _: Parameters<ListRowsQuery>,
        call: Call,
    ) -> Result<Reply<ListResponse<ObjectRow>>, ApiError> {
        let id = path.into_inner().collection_id;
        rows(&rqctx, &call, id, ListKind::Collection).await
    }

    async fn get_collection_views(
        rqctx: RequestContext<Context>,
        path: Path<CollectionPath>,
        call: Call,
    ) -> Result<Reply<ListResponse<ViewObject>>, ApiError> {
        let id = path.into_inner().collection_id;
        views(&rqctx, &call, id, ListKind::Collection).await
    }
}

/// Renders what a create comes to.
fn encoder(
    request: &Arc<Request>,
) -> impl Fn(&CreatedObject) -> rolltop_workspace::mutation::Reply + Sync + use<> {
    let dry_run = request.dry_run();
    move |outcome| {
        let etag = (!dry_run).then_some(outcome.etag.as_str());
        encode(created(dry_run), etag, &create_result(outcome, dry_run))
    }
}

async fn rows(
    rqctx: &RequestContext<Context>,
    call: &Call,
    object_id: String,
    kind: ListKind,
) -> Result<Reply<ListResponse<ObjectRow>>, ApiError> {
    let request = admitted(call)?;
    let query: ListRowsQuery = request.parameters()?;
    let page = request.page();
    let listed = rqctx.context().blocking(move |workspace| {
        let rows = RowsRequest {
            view: query.view.as_deref().filter(|view| !view.is_empty()),
            fields: query.fields.as_deref(),
            keys: request.keys(),
        };
        workspace.list_rows(request.space()?, &object_id, kind, rows, page)
    });
    let listed = listed.await.map_err(refusal)?;
    let rows = listed.rows.into_iter().map(object_row);
    let list = if listed.is_partial {
        list_at_least
    } else {
        list
    };
    let answer = list(page, rows.collect(), listed.total, Narrowing::View);
    Reply::ok(&found(answer, listed.warnings))
}

async fn views(
    rqctx: &RequestContext<Context>,
    call: &Call,
    object_id: String,
    kind: ListKind,
) -> Result<Reply<ListResponse<ViewObject>>, ApiError> {
    let request = admitted(call)?;
    let page = request.page();
    let listed = rqctx.context().blocking(move |workspace| {
        let (ids, keys) = (request.ids(), request.keys());
        let space = request.space()?;
        workspace.list_views(space, &object_id, kind, ids, keys, page)
    });
    let listed = listed.await.map_err(refusal)?;
    let rows = listed
        .views
        .into_iter()
        .map(|members| ViewObject { members });
    let answer = list(page, rows.collect(), listed.total, Narrowing::Offset);
    Reply::ok(&found(answer, listed.warnings))
}
