//! Objects (http.md 22).

use std::sync::Arc;

use dropshot::{Path, RequestContext};
use http::StatusCode;
use rolltop_document::envelope::{CreateRoute, RawRead, ReadOptions};
use rolltop_spec::extract::{Call, Parameters};
use rolltop_spec::objects::{
    CreateObjectRequest, EditResult, GetObjectQuery, ListObjectsQuery, ObjectFormat, ObjectPath,
    ObjectRead, ObjectsApi, PatchObjectRequest,
};
use rolltop_spec::refusal::ApiError;
use rolltop_spec::reply::{Created, Reply};
use rolltop_spec::shared::{CreateResult, ListResponse, ObjectRow};
use rolltop_spec::spaces::SpacePath;
use rolltop_workspace::objects::{
    ArchivedObject, CreateOptions, CreatedObject, EditOptions, EditedObject,
};

use super::Endpoints;
use super::outcome::{archive_result, create_result, edit_result, object_row};
use super::reply::{Narrowing, answered, created, encode, found, list, read};
use super::request::mutation;
use crate::app::Context;
use crate::pipeline::{Request, admitted};
use crate::refusals::refusal;

impl ObjectsApi for Endpoints {
    type Context = Context;

    async fn list_objects(
        rqctx: RequestContext<Context>,
        _: Path<SpacePath>,
        _: Parameters<ListObjectsQuery>,
        call: Call,
    ) -> Result<Reply<ListResponse<ObjectRow>>, ApiError> {
        let request = admitted(&call)?;
        let query: ListObjectsQuery = request.parameters()?;
        let page = request.page();
        let listed = rqctx
            .context()
            .blocking(move |workspace| {
                let keys = request.keys();
                workspace.list_objects(request.space()?, query.fields.as_deref(), keys, page)
            })
            .await
            .map_err(refusal)?;
        let rows = listed.rows.into_iter().map(object_row).collect();
        let answer = list(page, rows, listed.total, Narrowing::Search);
        Reply::ok(&found(answer, listed.warnings))
    }

    async fn create_object(
        rqctx: RequestContext<Context>,
        _: Path<SpacePath>,
        call: Call<CreateObjectRequest>,
    ) -> Result<Created<CreateResult>, ApiError> {
        let request = admitted(&call)?;
        create(rqctx.context(), request, CreateRoute::Objects).await
    }

    async fn get_object(
        rqctx: RequestContext<Context>,
        path: Path<ObjectPath>,
        _: Parameters<GetObjectQuery>,
        call: Call,
    ) -> Result<Reply<ObjectRead>, ApiError> {
        let request = admitted(&call)?;
        let query: GetObjectQuery = request.parameters()?;
        let object_id = path.into_inner().object_id;
        let options = read_options(&request, &query)?;
        let app = rqctx.context();
        let found = app.blocking(move |workspace| {
            workspace.get_object(request.space()?, &object_id, &options)
        });
        found.await.map(read).map_err(refusal)
    }

    async fn patch_object(
        rqctx: RequestContext<Context>,
        path: Path<ObjectPath>,
        call: Call<PatchObjectRequest>,
    ) -> Result<Reply<EditResult>, ApiError> {
        let request = admitted(&call)?;
        let object_id = path.into_inner().object_id;
        let reply = rqctx.context().write(move |workspace, tx| {
            let dry_run = request.dry_run();
            let options = EditOptions {
                ids: request.ids(),
                keys: request.keys(),
                create_missing_options: request.create_missing_options(),
                if_match: request.if_match(),
            };
            let encode = |outcome: &EditedObject| {
                let etag = (!dry_run).then_some(outcome.etag.as_str());
                encode(StatusCode::OK, etag, &edit_result(outcome, dry_run))
            };
            let mutation = mutation(&request, &encode);
            let (caller, space) = (request.caller()?, request.space()?);
            workspace.patch_object(
                tx,
                caller,
                space,
                &object_id,
                request.json()?,
                &options,
                &mutation,
            )
        });
        answered(reply.await?)
    }

    async fn delete_object(
        rqctx: RequestContext<Context>,
        path: Path<ObjectPath>,
        call: Call,
    ) -> Result<Reply<CreateResult>, ApiError> {
        let request = admitted(&call)?;
        let object_id = path.into_inner().object_id;
        let reply = rqctx.context().write(move |workspace, tx| {
            let dry_run = request.dry_run();
            let encode = |outcome: &ArchivedObject| {
                encode(StatusCode::OK, None, &archive_result(outcome, dry_run))
            };
            let mutation = mutation(&request, &encode);
            let (caller, if_match) = (request.caller()?, request.if_match());
            workspace.delete_object(
                tx,
                caller,
                request.space()?,
                &object_id,
                if_match.as_ref(),
                &mutation,
            )
        });
        answered(reply.await?)
    }
}

/// A create through one of the routes that take documents.
pub(super) async fn create(
    app: &Context,
    request: Arc<Request>,
    route: CreateRoute,
) -> Result<Created<CreateResult>, ApiError> {
    let reply = app.write(move |workspace, tx| {
        let dry_run = request.dry_run();
        let options = CreateOptions {
            route,
            keys: request.keys(),
            create_missing_options: request.create_missing_options(),
        };
        let encode = |outcome: &CreatedObject| {
            let etag = (!dry_run).then_some(outcome.etag.as_str());
            encode(created(dry_run), etag, &create_result(outcome, dry_run))
        };
        let mutation = mutation(&request, &encode);
        let (caller, space) = (request.caller()?, request.space()?);
        workspace.create_object(tx, caller, space, request.json()?, options, &mutation)
    });
    answered(reply.await?).map(Created)
}

fn read_options(request: &Request, query: &GetObjectQuery) -> Result<ReadOptions, ApiError> {
    let raw = RawRead {
        include: query.include.as_deref(),
        outline: query.outline.then_some("true"),
        block: query.block.as_deref(),
        format: match query.format {
            ObjectFormat::Anyblock => None,
            ObjectFormat::Md => Some("md"),
        },
    };
    Ok(ReadOptions::parse(&raw, request.ids(), request.keys())?)
}
