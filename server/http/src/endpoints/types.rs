//! Types (http.md 19).

use std::sync::Arc;

use dropshot::{Path, RequestContext};
use http::StatusCode;
use rolltop_document::envelope::ReadOptions;
use rolltop_spec::extract::Call;
use rolltop_spec::objects::ObjectDocument;
use rolltop_spec::refusal::ApiError;
use rolltop_spec::reply::{Created, Reply};
use rolltop_spec::shared::{CreateResult, ListResponse, SideEffects};
use rolltop_spec::spaces::SpacePath;
use rolltop_spec::types::{CreateTypeRequest, TypePath, TypeRow, TypesApi, UpdateTypeRequest};
use rolltop_workspace::types::{
    self, ArchivedType, CreateTypeOptions, CreatedType, UpdateTypeOptions, UpdatedType,
};

use super::Endpoints;
use super::outcome::created_option;
use super::properties;
use super::reply::{Narrowing, advice, answered, created, encode, found, list, read};
use super::request::mutation;
use crate::app::Context;
use crate::pipeline::{JsonBody, admitted};
use crate::refusals::refusal;

impl TypesApi for Endpoints {
    type Context = Context;

    async fn list_types(
        rqctx: RequestContext<Context>,
        _: Path<SpacePath>,
        call: Call,
    ) -> Result<Reply<ListResponse<TypeRow>>, ApiError> {
        let request = admitted(&call)?;
        let page = request.page();
        let listed = rqctx
            .context()
            .blocking(move |workspace| workspace.list_types(request.space()?, page))
            .await
            .map_err(refusal)?;
        let rows = listed.rows.into_iter().map(row).collect();
        let answer = list(page, rows, listed.total, Narrowing::Offset);
        Reply::ok(&found(answer, listed.warnings))
    }

    async fn create_type(
        rqctx: RequestContext<Context>,
        _: Path<SpacePath>,
        call: Call<CreateTypeRequest>,
    ) -> Result<Created<CreateResult>, ApiError> {
        let request = admitted(&call)?;
        let reply = rqctx.context().write(move |workspace, tx| {
            let dry_run = request.dry_run();
            let options = CreateTypeOptions {
                keys: request.keys(),
                create_missing_options: request.create_missing_options(),
            };
            let encode = |outcome: &CreatedType| {
                let etag = (!dry_run).then_some(outcome.etag.as_str());
                encode(created(dry_run), etag, &create_result(outcome, dry_run))
            };
            let mutation = mutation(&request, &encode);
            let (caller, space) = (request.caller()?, request.space()?);
            workspace.create_type(tx, caller, space, request.json()?, options, &mutation)
        });
        answered(reply.await?).map(Created)
    }

    async fn get_type(
        rqctx: RequestContext<Context>,
        path: Path<TypePath>,
        call: Call,
    ) -> Result<Reply<ObjectDocument>, ApiError> {
        let request = admitted(&call)?;
        let spelling = path.into_inner().type_key;
        let (ids, keys) = (request.ids(), request.keys());
        let options = ReadOptions::whole(ids, keys);
        let found = rqctx
            .context()
            .blocking(move |workspace| workspace.get_type(request.space()?, &spelling, &options));
        found.await.map(read).map_err(refusal)
    }

    async fn update_type(
        rqctx: RequestContext<Context>,
        path: Path<TypePath>,
        call: Call<UpdateTypeRequest>,
    ) -> Result<Reply<CreateResult>, ApiError> {
        let request = admitted(&call)?;
        let spelling = path.into_inner().type_key;
        let reply = rqctx.context().write(move |workspace, tx| {
            let dry_run = request.dry_run();
            let options = UpdateTypeOptions {
                ids: request.ids(),
                keys: request.keys(),
                create_missing_options: request.create_missing_options(),
                if_match: request.if_match(),
            };
            let encode = |outcome: &UpdatedType| {
                let etag = (!dry_run).then_some(outcome.etag.as_str());
                encode(StatusCode::OK, etag, &update_result(outcome, dry_run))
            };
            let mutation = mutation(&request, &encode);
            let (caller, space) = (request.caller()?, request.space()?);
            let body = match request.json_or_fault()? {
                JsonBody::Value(body) => Ok(body),
                JsonBody::Faulty(issue) => Err(issue),
            };
            workspace.update_type(tx, caller, space, &spelling, body, &options, &mutation)
        });
        answered(reply.await?)
    }

    async fn delete_type(
        rqctx: RequestContext<Context>,
        path: Path<TypePath>,
        call: Call,
    ) -> Result<Reply<CreateResult>, ApiError> {
        let request = admitted(&call)?;
        let spelling = path.into_inner().type_key;
        let app = rqctx.context();
        let advice = app.blocking({
            let (request, spelling) = (Arc::clone(&request), spelling.clone());
            move |workspace| {
                let named = (spelling.as_str(), request.keys());
                workspace.type_advice(request.space()?, named)
            }
        });
        let advice = advice.await.map_err(refusal)?;
        let reply = app.write(move |workspace, tx| {
            let dry_run = request.dry_run();
            let encode = |outcome: &ArchivedType| {
                encode(StatusCode::OK, None, &archive_result(outcome, dry_run))
            };
            let mutation = mutation(&request, &encode);
            let named = (spelling.as_str(), request.keys());
            workspace.delete_type(
                tx,
                request.space()?,
                named,
                request.if_match().as_ref(),
                advice,
                &mutation,
            )
        });
        answered(reply.await?)
    }
}

/// A dry run tells no etag (http.md 5).
fn update_result(updated: &UpdatedType, dry_run: bool) -> CreateResult {
    CreateResult {
        id: Some(updated.id.clone()),
        key: Some(updated.key.clone()),
        etag: (!dry_run).then(|| updated.etag.clone()),
        created: side_effects(&updated.created),
        removed: SideEffects {
            options: Vec::new(),
            properties: updated.removed.iter().map(properties::row).collect(),
        },
        created_views: updated.created_views.clone(),
        warnings: advice(updated.warnings.clone()),
        dry_run,
        ..CreateResult::default()
    }
}

fn archive_result(archived: &ArchivedType, dry_run: bool) -> CreateResult {
    CreateResult {
        id: Some(archived.id.clone()),
        key: Some(archived.key.clone()),
        warnings: advice(archived.warnings.clone()),
        dry_run,
        ..CreateResult::default()
    }
}

fn row(row: types::TypeRow) -> TypeRow {
    TypeRow {
        key: row.key,
        name: row.name,
    }
}

/// A dry run tells neither id nor etag (http.md 5).
fn create_result(made: &CreatedType, dry_run: bool) -> CreateResult {
    let real = |text: &String| (!dry_run).then(|| text.clone());
    CreateResult {
        id: real(&made.id),
        key: Some(made.key.clone()),
        etag: real(&made.etag),
        created: side_effects(&made.created),
        warnings: advice(made.warnings.clone()),
        dry_run,
        ..CreateResult::default()
    }
}

fn side_effects(effects: &types::Created) -> SideEffects {
    SideEffects {
        options: effects.options.iter().map(created_option).collect(),
        properties: effects.properties.iter().map(properties::row).collect(),
    }
}
