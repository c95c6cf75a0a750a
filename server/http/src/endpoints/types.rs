//! Types (http.md 19).

use dropshot::Path;
use rolltop_document::envelope::ReadOptions;
use rolltop_spec::extract::Call;
use rolltop_spec::objects::ObjectDocument;
use rolltop_spec::reply::{Created, Reply};
use rolltop_spec::shared::{CreateResult, ListResponse};
use rolltop_spec::spaces::SpacePath;
use rolltop_spec::types::{CreateTypeRequest, TypePath, TypeRow, TypesApi, UpdateTypeRequest};

use super::objects::rendered;
use super::{Cx, Endpoints, Made, Replied};
use crate::pipeline::{Context, admitted};

impl TypesApi for Endpoints {
    type Context = Context;

    async fn list_types(_: Cx, _: Path<SpacePath>, call: Call) -> Replied<ListResponse<TypeRow>> {
        let listed = admitted(&call)?
            .read(|workspace, request| Ok(workspace.list_types(request.space()?, request.page())?));
        Reply::ok(&listed.await?)
    }

    async fn create_type(
        _: Cx,
        _: Path<SpacePath>,
        call: Call<CreateTypeRequest>,
    ) -> Made<CreateResult> {
        let made = admitted(&call)?.write(|workspace, tx, request| {
            let (caller, space) = (request.caller()?, request.space()?);
            let options = request.write_options();
            Ok(workspace.create_type(tx, caller, space, request.json()?, &options)?)
        });
        made.await.map(Created)
    }

    async fn get_type(rqctx: Cx, path: Path<TypePath>, call: Call) -> Replied<ObjectDocument> {
        let spelling = path.into_inner().type_key;
        let found = admitted(&call)?.read(move |workspace, request| {
            let options = ReadOptions::whole(request.ids(), request.keys());
            Ok(workspace.get_type(request.space()?, &spelling, &options)?)
        });
        Ok(rendered(rqctx.request.headers(), found.await?))
    }

    async fn update_type(
        _: Cx,
        path: Path<TypePath>,
        call: Call<UpdateTypeRequest>,
    ) -> Replied<CreateResult> {
        let spelling = path.into_inner().type_key;
        let updated = admitted(&call)?.write(move |workspace, tx, request| {
            let options = request.write_options();
            let body = request.json_or_fault()?;
            let (caller, space) = (request.caller()?, request.space()?);
            Ok(workspace.update_type(tx, caller, space, &spelling, body, &options)?)
        });
        updated.await
    }

    async fn delete_type(_: Cx, path: Path<TypePath>, call: Call) -> Replied<CreateResult> {
        let request = admitted(&call)?;
        let spelling = path.into_inner().type_key;
        let named = spelling.clone();
        let advice = request.read(move |workspace, request| {
            Ok(workspace.type_advice(request.space()?, (&named, request.keys()))?)
        });
        let advice = advice.await?;
        let archived = request.write(move |workspace, tx, request| {
            let (space, if_match) = (request.space()?, request.if_match());
            let named = (spelling.as_str(), request.keys());
            Ok(workspace.delete_type(tx, space, named, if_match.as_ref(), advice)?)
        });
        archived.await
    }
}
