//! Queries and collections (http.md 23).

use dropshot::Path;
use rolltop_spec::extract::{Call, Parameters};
use rolltop_spec::queries::{
    CollectionPath, CreateCollectionRequest, CreateQueryRequest, ListRowsQuery, QueriesApi,
    QueryPath, ViewObject,
};
use rolltop_spec::reply::{Created, Reply};
use rolltop_spec::shared::{CreateResult, ListResponse, ObjectRow};
use rolltop_spec::spaces::SpacePath;
use rolltop_workspace::queries::{ListKind, QueryRequest, RowsRequest};
use serde_json::{Map, Value};

use super::search::read_with_filter;
use super::{Cx, Endpoints, Made, Replied};
use crate::pipeline::{Context, admitted};

impl QueriesApi for Endpoints {
    type Context = Context;

    async fn create_query(
        _: Cx,
        _: Path<SpacePath>,
        call: Call<CreateQueryRequest>,
    ) -> Made<CreateResult> {
        let request = admitted(&call)?;
        let (body, filter) = read_with_filter::<CreateQueryRequest>(request.json()?)?;
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
        let made = request.write(move |workspace, tx, request| {
            Ok(workspace.create_query(tx, request.caller()?, request.space()?, &wanted)?)
        });
        made.await.map(Created)
    }

    async fn get_query_objects(
        _: Cx,
        path: Path<QueryPath>,
        _: Parameters<ListRowsQuery>,
        call: Call,
    ) -> Replied<ListResponse<ObjectRow>> {
        let id = path.into_inner().query_id;
        rows(&call, id, ListKind::Query).await
    }

    async fn get_query_views(
        _: Cx,
        path: Path<QueryPath>,
        call: Call,
    ) -> Replied<ListResponse<ViewObject>> {
        let id = path.into_inner().query_id;
        views(&call, id, ListKind::Query).await
    }

    async fn create_collection(
        _: Cx,
        _: Path<SpacePath>,
        call: Call<CreateCollectionRequest>,
    ) -> Made<CreateResult> {
        let request = admitted(&call)?;
        let wanted: CreateCollectionRequest = request.body()?;
        let made = request.write(move |workspace, tx, request| {
            Ok(workspace.create_collection(tx, request.caller()?, request.space()?, &wanted)?)
        });
        made.await.map(Created)
    }

    async fn get_collection_objects(
        _: Cx,
        path: Path<CollectionPath>,
        _: Parameters<ListRowsQuery>,
        call: Call,
    ) -> Replied<ListResponse<ObjectRow>> {
        let id = path.into_inner().collection_id;
        rows(&call, id, ListKind::Collection).await
    }

    async fn get_collection_views(
        _: Cx,
        path: Path<CollectionPath>,
        call: Call,
    ) -> Replied<ListResponse<ViewObject>> {
        let id = path.into_inner().collection_id;
        views(&call, id, ListKind::Collection).await
    }
}

async fn rows(call: &Call, object_id: String, kind: ListKind) -> Replied<ListResponse<ObjectRow>> {
    let request = admitted(call)?;
    let query: ListRowsQuery = request.parameters()?;
    let listed = request.read(move |workspace, request| {
        let page = request.page();
        let rows = RowsRequest {
            view: query.view.as_deref().filter(|view| !view.is_empty()),
            fields: query.fields.as_deref(),
            keys: request.keys(),
        };
        Ok(workspace.list_rows(request.space()?, &object_id, kind, rows, page)?)
    });
    Reply::ok(&listed.await?)
}

async fn views(
    call: &Call,
    object_id: String,
    kind: ListKind,
) -> Replied<ListResponse<ViewObject>> {
    let listed = admitted(call)?.read(move |workspace, request| {
        let (space, page) = (request.space()?, request.page());
        let (ids, keys) = (request.ids(), request.keys());
        Ok(workspace.list_views(space, &object_id, kind, ids, keys, page)?)
    });
    Reply::ok(&listed.await?)
}
