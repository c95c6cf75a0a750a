//! Properties and their options (http.md 20).

use std::sync::Arc;

use dropshot::{Path, RequestContext};
use http::StatusCode;
use rolltop_document::decor::PaletteColor;
use rolltop_document::vocabulary::Format;
use rolltop_spec::extract::{Call, Parameters};
use rolltop_spec::properties::{
    CreateOptionRequest, CreatePropertyRequest, ListOptionsQuery, OptionPath, OptionResult,
    OptionRow, PropertiesApi, Property, PropertyPath, UpdateOptionRequest, UpdatePropertyRequest,
};
use rolltop_spec::refusal::ApiError;
use rolltop_spec::reply::{Created, Reply};
use rolltop_spec::shared::{CreateResult, ListResponse, PropertyRow};
use rolltop_spec::spaces::SpacePath;
use rolltop_spec::validate;
use rolltop_workspace::properties::{
    self, ChangedOption, ChangedProperty, CreatedProperty, DefinedOption, OptionBody, PropertyBody,
};

use super::Endpoints;
use super::outcome::created_property;
use super::reply::{Narrowing, advice, answered, created, encode, found, list};
use super::request::mutation;
use crate::app::Context;
use crate::pipeline::admitted;
use crate::refusals::refusal;

impl PropertiesApi for Endpoints {
    type Context = Context;

    async fn list_properties(
        rqctx: RequestContext<Context>,
        _: Path<SpacePath>,
        call: Call,
    ) -> Result<Reply<ListResponse<PropertyRow>>, ApiError> {
        let request = admitted(&call)?;
        let page = request.page();
        let listed = rqctx
            .context()
            .blocking(move |workspace| workspace.list_properties(request.space()?, page))
            .await
            .map_err(refusal)?;
        let rows = listed.rows.iter().map(row).collect();
        let answer = list(page, rows, listed.total as u64, Narrowing::Offset);
        Reply::ok(&found(answer, listed.warnings))
    }

    async fn create_property(
        rqctx: RequestContext<Context>,
        _: Path<SpacePath>,
        call: Call<CreatePropertyRequest>,
    ) -> Result<Created<CreateResult>, ApiError> {
        let request = admitted(&call)?;
        let new = property_body(request.body()?);
        let reply = rqctx.context().write(move |workspace, tx| {
            let dry_run = request.dry_run();
            let encode = |outcome: &CreatedProperty| {
                encode(created(dry_run), None, &created_property(outcome, dry_run))
            };
            let mutation = mutation(&request, &encode);
            workspace.create_property(tx, request.caller()?, request.space()?, &new, &mutation)
        });
        answered(reply.await?).map(Created)
    }

    async fn get_property(
        rqctx: RequestContext<Context>,
        path: Path<PropertyPath>,
        call: Call,
    ) -> Result<Reply<Property>, ApiError> {
        let request = admitted(&call)?;
        let key = path.into_inner().key;
        let found = rqctx
            .context()
            .blocking(move |workspace| {
                let keys = request.keys();
                workspace.get_property(request.space()?, &key, keys)
            })
            .await
            .map_err(refusal)?;
        Reply::ok(&Property {
            id: found.id,
            key: found.key,
            name: found.name,
            format: found.format.name().to_owned(),
        })
    }

    async fn update_property(
        rqctx: RequestContext<Context>,
        path: Path<PropertyPath>,
        call: Call<UpdatePropertyRequest>,
    ) -> Result<Reply<CreateResult>, ApiError> {
        let request = admitted(&call)?;
        let key = path.into_inner().key;
        let verdict = validate::read::<UpdatePropertyRequest>(request.json().map_err(refusal)?);
        let reply = rqctx.context().write(move |workspace, tx| {
            let (space, keys) = (request.space()?, request.keys());
            // What the path names comes before the members of the body (http.md 1, order c).
            workspace.property(tx, space, &key, keys)?;
            let body = verdict?;
            let dry_run = request.dry_run();
            let encode = |outcome: &ChangedProperty| {
                encode(StatusCode::OK, None, &changed(outcome, dry_run))
            };
            let mutation = mutation(&request, &encode);
            let (caller, name) = (request.caller()?, body.name.as_deref());
            workspace.update_property(tx, caller, space, (&key, keys), name, &mutation)
        });
        answered(reply.await?)
    }

    async fn delete_property(
        rqctx: RequestContext<Context>,
        path: Path<PropertyPath>,
        call: Call,
    ) -> Result<Reply<CreateResult>, ApiError> {
        let request = admitted(&call)?;
        let key = path.into_inner().key;
        let app = rqctx.context();
        let advice = app.blocking({
            let (request, key) = (Arc::clone(&request), key.clone());
            move |workspace| {
                let property = (key.as_str(), request.keys());
                workspace.property_advice(request.space()?, property)
            }
        });
        let advice = advice.await.map_err(refusal)?;
        let reply = app.write(move |workspace, tx| {
            let dry_run = request.dry_run();
            let encode = |outcome: &ChangedProperty| {
                encode(StatusCode::OK, None, &changed(outcome, dry_run))
            };
            let mutation = mutation(&request, &encode);
            let property = (key.as_str(), request.keys());
            workspace.delete_property(tx, request.space()?, property, advice, &mutation)
        });
        answered(reply.await?)
    }

    async fn list_property_options(
        rqctx: RequestContext<Context>,
        path: Path<PropertyPath>,
        _: Parameters<ListOptionsQuery>,
        call: Call,
    ) -> Result<Reply<ListResponse<OptionRow>>, ApiError> {
        let request = admitted(&call)?;
        let query: ListOptionsQuery = request.parameters()?;
        let (key, page) = (path.into_inner().key, request.page());
        let listed = rqctx
            .context()
            .blocking(move |workspace| {
                let property = (key.as_str(), request.keys());
                let prefix = query.prefix.as_deref();
                workspace.list_options(request.space()?, property, prefix, page)
            })
            .await
            .map_err(refusal)?;
        let rows = listed.rows.into_iter().map(option_row).collect();
        let answer = list(page, rows, listed.total as u64, Narrowing::Prefix);
        Reply::ok(&found(answer, listed.warnings))
    }

    async fn create_property_option(
        rqctx: RequestContext<Context>,
        path: Path<PropertyPath>,
        call: Call<CreateOptionRequest>,
    ) -> Result<Created<OptionResult>, ApiError> {
        let request = admitted(&call)?;
        let key = path.into_inner().key;
        let verdict = validate::read::<CreateOptionRequest>(request.json().map_err(refusal)?);
        let reply = rqctx.context().write(move |workspace, tx| {
            let property = (key.as_str(), request.keys());
            let space = request.space()?;
            workspace.check_option_path(tx, space, property, None)?;
            let body = verdict?;
            let body = option_body(Some(body.name), body.color.as_deref());
            let dry_run = request.dry_run();
            let encode = |outcome: &ChangedOption| {
                encode(created(dry_run), None, &option_result(outcome, dry_run))
            };
            let mutation = mutation(&request, &encode);
            workspace.create_option(tx, request.caller()?, space, property, &body, &mutation)
        });
        answered(reply.await?).map(Created)
    }

    async fn update_property_option(
        rqctx: RequestContext<Context>,
        path: Path<OptionPath>,
        call: Call<UpdateOptionRequest>,
    ) -> Result<Reply<OptionResult>, ApiError> {
        let request = admitted(&call)?;
        let OptionPath { key, option, .. } = path.into_inner();
        let verdict = validate::read::<UpdateOptionRequest>(request.json().map_err(refusal)?);
        let reply = rqctx.context().write(move |workspace, tx| {
            let property = (key.as_str(), request.keys());
            let (caller, space) = (request.caller()?, request.space()?);
            workspace.check_option_path(tx, space, property, Some(&option))?;
            let body = verdict?;
            let body = option_body(body.name, body.color.as_deref());
            let dry_run = request.dry_run();
            let encode = |outcome: &ChangedOption| {
                encode(StatusCode::OK, None, &option_result(outcome, dry_run))
            };
            let mutation = mutation(&request, &encode);
            workspace.update_option(tx, caller, space, property, &option, &body, &mutation)
        });
        answered(reply.await?)
    }

    async fn delete_property_option(
        rqctx: RequestContext<Context>,
        path: Path<OptionPath>,
        call: Call,
    ) -> Result<Reply<OptionResult>, ApiError> {
        let request = admitted(&call)?;
        let OptionPath { key, option, .. } = path.into_inner();
        let app = rqctx.context();
        let advice = app.blocking({
            let (request, key, option) = (Arc::clone(&request), key.clone(), option.clone());
            move |workspace| {
                let property = (key.as_str(), request.keys());
                workspace.option_advice(request.space()?, property, &option)
            }
        });
        let advice = advice.await.map_err(refusal)?;
        let reply = app.write(move |workspace, tx| {
            let dry_run = request.dry_run();
            let encode = |outcome: &ChangedOption| {
                encode(StatusCode::OK, None, &option_result(outcome, dry_run))
            };
            let mutation = mutation(&request, &encode);
            let property = (key.as_str(), request.keys());
            let space = request.space()?;
            workspace.delete_option(tx, space, property, &option, advice, &mutation)
        });
        answered(reply.await?)
    }
}

/// The body holds names of formats and colours only: its schema was enforced.
fn property_body(body: CreatePropertyRequest) -> PropertyBody {
    let options = body.options.unwrap_or_default().into_iter();
    let options = options.map(|option| DefinedOption {
        name: option.name,
        color: option.color.as_deref().and_then(PaletteColor::from_name),
    });
    PropertyBody {
        name: body.name,
        format: Format::from_name(&body.format).unwrap_or_default(),
        key: body.key,
        options: options.collect(),
    }
}

fn option_body(name: Option<String>, color: Option<&str>) -> OptionBody {
    OptionBody {
        name,
        color: color.and_then(PaletteColor::from_name),
    }
}

pub(super) fn row(row: &properties::PropertyRow) -> PropertyRow {
    PropertyRow {
        key: row.key.clone(),
        name: row.name.clone(),
        format: row.format.name().to_owned(),
    }
}

fn option_row(row: properties::OptionRow) -> OptionRow {
    OptionRow {
        name: row.name,
        color: Some(row.color.name().to_owned()),
    }
}

fn changed(changed: &ChangedProperty, dry_run: bool) -> CreateResult {
    CreateResult {
        id: Some(changed.id.clone()),
        key: Some(changed.key.clone()),
        warnings: advice(changed.warnings.clone()),
        dry_run,
        ..CreateResult::default()
    }
}

fn option_result(changed: &ChangedOption, dry_run: bool) -> OptionResult {
    OptionResult {
        property: changed.property.clone(),
        name: changed.option.name.clone(),
        color: Some(changed.option.color.name().to_owned()),
        warnings: advice(changed.warnings.clone()),
        dry_run,
    }
}
