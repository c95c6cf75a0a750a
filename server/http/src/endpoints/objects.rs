//! Objects (http.md 22).

use std::sync::Arc;

use bytes::Bytes;
use dropshot::Path;
use http::header::IF_NONE_MATCH;
use http::{HeaderMap, StatusCode};
use rolltop_document::envelope::{Body, CreateRoute, IdSpelling, Part, ReadOptions};
use rolltop_document::issue::{Fault, FaultKind, Issue};
use rolltop_document::vocabulary::KeysMode;
use rolltop_document::wording::shown;
use rolltop_spec::extract::{Call, Parameters};
use rolltop_spec::objects::{
    CreateObjectRequest, EditResult, GetObjectQuery, ListObjectsQuery, ObjectFormat, ObjectPath,
    ObjectRead, ObjectsApi, PatchObjectRequest,
};
use rolltop_spec::reply::{Created, Reply};
use rolltop_spec::shared::{CreateResult, ListResponse, ObjectRow};
use rolltop_spec::spaces::SpacePath;
use rolltop_workspace::etag::IfMatch;
use rolltop_workspace::objects::Served;

use super::{Cx, Endpoints, Made, Replied};
use crate::pipeline::{Context, Request, admitted};

impl ObjectsApi for Endpoints {
    type Context = Context;

    async fn list_objects(
        _: Cx,
        _: Path<SpacePath>,
        _: Parameters<ListObjectsQuery>,
        call: Call,
    ) -> Replied<ListResponse<ObjectRow>> {
        let request = admitted(&call)?;
        let query: ListObjectsQuery = request.parameters()?;
        let listed = request.read(move |workspace, request| {
            let (page, fields) = (request.page(), query.fields.as_deref());
            Ok(workspace.list_objects(request.space()?, fields, request.keys(), page)?)
        });
        Reply::ok(&listed.await?)
    }

    async fn create_object(
        _: Cx,
        _: Path<SpacePath>,
        call: Call<CreateObjectRequest>,
    ) -> Made<CreateResult> {
        create(admitted(&call)?, CreateRoute::Objects).await
    }

    async fn get_object(
        rqctx: Cx,
        path: Path<ObjectPath>,
        _: Parameters<GetObjectQuery>,
        call: Call,
    ) -> Replied<ObjectRead> {
        let request = admitted(&call)?;
        let object_id = path.into_inner().object_id;
        let options = read_options(request.parameters()?, request.ids(), request.keys())?;
        let found = request.read(move |workspace, request| {
            let (space, turn) = (request.space()?, request.read_turn());
            Ok(workspace.get_object(space, &object_id, &options, turn)?)
        });
        Ok(rendered(rqctx.request.headers(), found.await?))
    }

    async fn patch_object(
        _: Cx,
        path: Path<ObjectPath>,
        call: Call<PatchObjectRequest>,
    ) -> Replied<EditResult> {
        let object_id = path.into_inner().object_id;
        let edited = admitted(&call)?.write(move |workspace, tx, request| {
            let options = request.write_options();
            let (caller, space, body) = (request.caller()?, request.space()?, request.json()?);
            Ok(workspace.patch_object(tx, caller, space, &object_id, body, &options)?)
        });
        edited.await
    }

    async fn delete_object(_: Cx, path: Path<ObjectPath>, call: Call) -> Replied<CreateResult> {
        let object_id = path.into_inner().object_id;
        let archived = admitted(&call)?.write(move |workspace, tx, request| {
            let (caller, space, if_match) =
                (request.caller()?, request.space()?, request.if_match());
            Ok(workspace.delete_object(tx, caller, space, &object_id, if_match.as_ref())?)
        });
        archived.await
    }
}

/// A create through one of the routes that take documents.
pub(super) async fn create(request: Arc<Request>, route: CreateRoute) -> Made<CreateResult> {
    let made = request.write(move |workspace, tx, request| {
        let (caller, space) = (request.caller()?, request.space()?);
        let (body, options) = (request.json()?, request.write_options());
        Ok(workspace.create_object(tx, caller, space, body, route, &options)?)
    });
    made.await.map(Created)
}

/// A read, as it was rendered: its bytes are shared with the cache that it may come from. A caller that names its etag
/// has it already (http.md 7).
pub(super) fn rendered<T>(request: &HeaderMap, found: Arc<Served>) -> Reply<T> {
    struct Shared(Arc<Served>);
    impl AsRef<[u8]> for Shared {
        fn as_ref(&self) -> &[u8] {
            &self.0.body
        }
    }
    let etag = found.etag.clone();
    let known = request.get_all(IF_NONE_MATCH).iter();
    let mut known = known.filter_map(|value| IfMatch::parse(value.to_str().ok()?));
    if known.any(|known| known.matches(&etag)) {
        return Reply::rendered(StatusCode::NOT_MODIFIED, Some(etag), Bytes::new());
    }
    Reply::rendered(StatusCode::OK, Some(etag), Bytes::from_owner(Shared(found)))
}

/// The options of a read (document.md 2).
fn read_options(
    query: GetObjectQuery,
    ids: IdSpelling,
    keys: KeysMode,
) -> Result<ReadOptions, Fault> {
    let (mut properties, mut blocks) = (false, false);
    let include = query.include.as_deref().unwrap_or_default().split(',');
    for part in include.map(str::trim).filter(|part| !part.is_empty()) {
        match part {
            "properties" => properties = true,
            "blocks" => blocks = true,
            _ => {
                let issue = Issue::at("include", format!("include cannot be {:?}", shown(part)));
                return Err(Fault::invalid(issue.hint("allowed: properties, blocks")));
            }
        }
    }
    let block = query.block.filter(|reference| !reference.is_empty());
    let markdown = ("format", query.format == ObjectFormat::Md);
    let subtree = ("block", block.is_some());
    refuse_together(&[markdown, ("outline", query.outline), subtree])?;
    // Markdown has no parts, and a subtree is not part of the properties.
    refuse_together(&[markdown, ("include", properties || blocks)])?;
    refuse_together(&[subtree, ("include", properties && !blocks)])?;
    // Naming none means both.
    let both = properties == blocks;
    let (properties, body) = match block {
        _ if query.outline => (properties, Body::Outline),
        Some(block) => (both, Body::Subtree(block)),
        None if both || blocks => (both, Body::Blocks),
        None => (true, Body::Nothing),
    };
    let part = match query.format {
        ObjectFormat::Md => Part::Markdown,
        ObjectFormat::Anyblock => Part::Document { properties, body },
    };
    Ok(ReadOptions { part, ids, keys })
}

/// Refuses more than one of these options, with a finding for each.
fn refuse_together(options: &[(&str, bool)]) -> Result<(), Fault> {
    let given = options.iter().filter(|(_, given)| *given);
    let given: Vec<&str> = given.map(|(name, _)| *name).collect();
    if given.len() < 2 {
        return Ok(());
    }
    let message = format!("{} exclude each other", given.join(", "));
    let issue = |name: &&str| Issue::at(*name, message.clone()).hint("send one of them");
    let issues = given.iter().map(issue).collect();
    let message = message.into();
    Err(Fault {
        kind: FaultKind::Ambiguous,
        message,
        issues,
    })
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "tests")]
mod tests;
