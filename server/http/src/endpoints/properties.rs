//! Properties and their options (http.md 20).

use dropshot::Path;
use rolltop_spec::extract::{Call, Parameters};
use rolltop_spec::properties::{
    CreateOptionRequest, CreatePropertyRequest, ListOptionsQuery, OptionPath, OptionResult,
    OptionRow, PropertiesApi, Property, PropertyPath, UpdateOptionRequest, UpdatePropertyRequest,
};
use rolltop_spec::reply::{Created, Reply};
use rolltop_spec::shared::{CreateResult, ListResponse, PropertyRow};
use rolltop_spec::spaces::SpacePath;

use super::{Cx, Endpoints, Made, Replied};
use crate::pipeline::{Context, admitted};

impl PropertiesApi for Endpoints {
    type Context = Context;

    async fn list_properties(
        _: Cx,
        _: Path<SpacePath>,
        call: Call,
    ) -> Replied<ListResponse<PropertyRow>> {
        let listed = admitted(&call)?.read(|workspace, request| {
            Ok(workspace.list_properties(request.space()?, request.page())?)
        });
        Reply::ok(&listed.await?)
    }

    async fn create_property(
        _: Cx,
        _: Path<SpacePath>,
        call: Call<CreatePropertyRequest>,
    ) -> Made<CreateResult> {
        let request = admitted(&call)?;
        let body: CreatePropertyRequest = request.body()?;
        let made = request.write(move |workspace, tx, request| {
            let (caller, space) = (request.caller()?, request.space()?);
            Ok(workspace.create_property(tx, caller, space, &body, request.dry_run())?)
        });
        made.await.map(Created)
    }

    async fn get_property(_: Cx, path: Path<PropertyPath>, call: Call) -> Replied<Property> {
        let key = path.into_inner().key;
        let found = admitted(&call)?.read(move |workspace, request| {
            Ok(workspace.get_property(request.space()?, (&key, request.keys()))?)
        });
        Reply::ok(&found.await?)
    }

    async fn update_property(
        _: Cx,
        path: Path<PropertyPath>,
        call: Call<UpdatePropertyRequest>,
    ) -> Replied<CreateResult> {
        let request = admitted(&call)?;
        let key = path.into_inner().key;
        let body = request.verdict::<UpdatePropertyRequest>();
        let changed = request.write(move |workspace, tx, request| {
            let (caller, space, if_match) =
                (request.caller()?, request.space()?, request.if_match());
            let property = (key.as_str(), request.keys());
            Ok(workspace.update_property(tx, caller, space, property, if_match.as_ref(), body)?)
        });
        changed.await
    }

    async fn delete_property(_: Cx, path: Path<PropertyPath>, call: Call) -> Replied<CreateResult> {
        let request = admitted(&call)?;
        let key = path.into_inner().key;
        let named = key.clone();
        let advice = request.read(move |workspace, request| {
            Ok(workspace.property_advice(request.space()?, (&named, request.keys()))?)
        });
        let advice = advice.await?;
        let archived = request.write(move |workspace, tx, request| {
            let (space, if_match) = (request.space()?, request.if_match());
            let property = (key.as_str(), request.keys());
            Ok(workspace.delete_property(tx, space, property, if_match.as_ref(), advice)?)
        });
        archived.await
    }

    async fn list_property_options(
        _: Cx,
        path: Path<PropertyPath>,
        _: Parameters<ListOptionsQuery>,
        call: Call,
    ) -> Replied<ListResponse<OptionRow>> {
        let request = admitted(&call)?;
        let key = path.into_inner().key;
        let query: ListOptionsQuery = request.parameters()?;
        let listed = request.read(move |workspace, request| {
            let (property, prefix) = ((key.as_str(), request.keys()), query.prefix.as_deref());
            Ok(workspace.list_options(request.space()?, property, prefix, request.page())?)
        });
        Reply::ok(&listed.await?)
    }

    async fn create_property_option(
        _: Cx,
        path: Path<PropertyPath>,
        call: Call<CreateOptionRequest>,
    ) -> Made<OptionResult> {
        let request = admitted(&call)?;
        let key = path.into_inner().key;
        let body = request.verdict::<CreateOptionRequest>();
        let made = request.write(move |workspace, tx, request| {
            let (caller, space) = (request.caller()?, request.space()?);
            let property = (key.as_str(), request.keys());
            Ok(workspace.create_option(tx, caller, space, property, body)?)
        });
        made.await.map(Created)
    }

    async fn update_property_option(
        _: Cx,
        path: Path<OptionPath>,
        call: Call<UpdateOptionRequest>,
    ) -> Replied<OptionResult> {
        let request = admitted(&call)?;
        let OptionPath { key, option, .. } = path.into_inner();
        let body = request.verdict::<UpdateOptionRequest>();
        let changed = request.write(move |workspace, tx, request| {
            let (caller, space, if_match) =
                (request.caller()?, request.space()?, request.if_match());
            let named = ((key.as_str(), request.keys()), option.as_str());
            Ok(workspace.update_option(tx, caller, space, named, if_match.as_ref(), body)?)
        });
        changed.await
    }

    async fn delete_property_option(
        _: Cx,
        path: Path<OptionPath>,
        call: Call,
    ) -> Replied<OptionResult> {
        let request = admitted(&call)?;
        let OptionPath { key, option, .. } = path.into_inner();
        let (named, wanted) = (key.clone(), option.clone());
        let advice = request.read(move |workspace, request| {
            let property = (named.as_str(), request.keys());
            Ok(workspace.option_advice(request.space()?, property, &wanted)?)
        });
        let advice = advice.await?;
        let archived = request.write(move |workspace, tx, request| {
            let (space, if_match) = (request.space()?, request.if_match());
            let property = (key.as_str(), request.keys());
            Ok(workspace.delete_option(tx, space, property, &option, if_match.as_ref(), advice)?)
        });
        archived.await
    }
}
