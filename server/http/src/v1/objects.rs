//! Objects (v1.md 10).

use std::sync::Arc;

use dropshot::{Path, RequestContext};
use rolltop_document::document::Kind;
use rolltop_spec::errors::ErrorKind;
use rolltop_spec::extract::{Call, Parameters};
use rolltop_spec::refusal::ApiError;
use rolltop_spec::reply::{Created, Reply};
use rolltop_spec::v1::objects::{
    CreateObjectRequest, GetObjectQuery, Object, ObjectPath, ObjectResponse, ObjectWithBody,
    ObjectsV1, UpdateObjectRequest,
};
use rolltop_spec::v1::{PaginatedResponse, SpacePath};
use rolltop_store::{ObjectRecord, Snapshot};
use rolltop_workspace::ids::option_id;
use rolltop_workspace::objects::{FullDocument, FullPage, ReadTurn, Written};
use rolltop_workspace::search::{Candidates, Wanted};
use rolltop_workspace::spaces::SpaceTarget;
use rolltop_workspace::{Error, Workspace};

use super::filters::Filters;
use super::given::{forbidden, restricted};
use super::given_icons::file_urls;
use super::given_objects::{changed_object, new_object};
use super::shapes::Shapes;
use super::{V1, gone, not_found};
use crate::pipeline::{Context, Refused, Request, admitted};
use crate::refusals::refusal;

impl ObjectsV1 for V1 {
    type Context = Context;

    async fn list_objects(
        _: RequestContext<Context>,
        _: Path<SpacePath>,
        call: Call,
    ) -> Result<Reply<PaginatedResponse<Object>>, ApiError> {
        let listed = admitted(&call)?.read(|workspace, request| {
            let (all, filters) = (Candidates::Ordinary(None), Filters::of(request)?);
            filtered(workspace, request, &all, &filters)
        });
        Reply::ok(&listed.await?)
    }

    async fn get_object(
        _: RequestContext<Context>,
        path: Path<ObjectPath>,
        _: Parameters<GetObjectQuery>,
        call: Call,
    ) -> Result<Reply<ObjectResponse>, ApiError> {
        let wanted = path.into_inner().object_id;
        let found = admitted(&call)?.read(move |workspace, request| {
            response(workspace, request, &wanted, request.read_turn())
        });
        Reply::ok(&found.await?)
    }

    async fn create_object(
        _: RequestContext<Context>,
        _: Path<SpacePath>,
        call: Call<CreateObjectRequest>,
    ) -> Result<Created<ObjectResponse>, ApiError> {
        let request = admitted(&call)?;
        let body: CreateObjectRequest = request.lenient_body()?;
        let made = request.commit(move |workspace, tx, request| {
            let (caller, space) = (request.caller()?, request.space()?);
            let urls = file_urls(request)?;
            let made =
                workspace.create_from_content(tx, caller, space, |cx| new_object(body, cx, &urls));
            Ok(made?)
        });
        Created::of(&answer(&request, made.await?).await?)
    }

    async fn update_object(
        _: RequestContext<Context>,
        path: Path<ObjectPath>,
        call: Call<UpdateObjectRequest>,
    ) -> Result<Reply<ObjectResponse>, ApiError> {
        let request = admitted(&call)?;
        let wanted = path.into_inner().object_id;
        let id = option_id(&wanted);
        let body = request.lenient_body::<UpdateObjectRequest>();
        let changed = request.commit(move |workspace, tx, request| {
            let (caller, space) = (request.caller()?, request.space()?);
            let record = object_at(tx, &space.id, &id)?;
            refuse_own_route(&record.kind)?;
            let body = body?;
            let urls = file_urls(request)?;
            let record = Arc::unwrap_or_clone(record);
            let changed = workspace.change_content(tx, caller, space, record, |cx, held| {
                changed_object(body, cx, held, &urls)
            });
            Ok(changed.map_err(restricted("failed to update object"))?)
        });
        Reply::ok(&answer(&request, changed.await?).await?)
    }

    async fn delete_object(
        _: RequestContext<Context>,
        path: Path<ObjectPath>,
        call: Call,
    ) -> Result<Reply<ObjectResponse>, ApiError> {
        let request = admitted(&call)?;
        let wanted = path.into_inner().object_id;
        let id = option_id(&wanted);
        let before = request.read(move |workspace, request| {
            response(workspace, request, &wanted, request.read_turn())
        });
        let before = before.await?;
        let archived = request.commit(move |workspace, tx, request| {
            let (caller, space) = (request.caller()?, request.space()?);
            let record = object_at(tx, &space.id, &id)?;
            refuse_definition(&record.kind)?;
            let archived = workspace.delete_object(tx, caller, space, &id, None);
            archived.map_err(restricted("failed to delete object"))?;
            Ok(())
        });
        archived.await?;
        Reply::ok(&before)
    }
}

/// The response to a write: the object that its transaction left, or else a read after the commit.
async fn answer(request: &Arc<Request>, written: Written) -> Result<ObjectResponse, ApiError> {
    match written.document {
        Some(document) => shape(&document, request),
        None => committed(request, written.id).await,
    }
}

/// Reads an object after a committed write. The read is never refused: a large one waits for its turn before it takes a
/// read permit.
pub(super) async fn committed(
    request: &Arc<Request>,
    id: String,
) -> Result<ObjectResponse, ApiError> {
    let wanted = id.clone();
    let small = request.read(move |workspace, request| {
        let space = request.space()?;
        let found = workspace.small_document(space, &wanted);
        let found = found.map_err(|error| unread(error, workspace, space, &wanted))?;
        Ok(found.map(|found| shape(&found, request)).transpose()?)
    });
    if let Some(small) = small.await? {
        return Ok(small);
    }
    request.wait_for_turn().await?;
    let large = request
        .read(move |workspace, request| response(workspace, request, &id, request.read_turn()));
    large.await
}

/// An object of any kind with its text. A tag is also an object.
fn response(
    workspace: &Workspace,
    request: &Request,
    wanted: &str,
    turn: &ReadTurn,
) -> Result<ObjectResponse, Refused> {
    let (space, id) = (request.space()?, option_id(wanted));
    let found = workspace.full_document(space, &id, turn);
    let found = found.map_err(|error| unread(error, workspace, space, &id))?;
    Ok(shape(&found, request)?)
}

/// The refusal of a failed read.
fn unread(error: Error, workspace: &Workspace, space: &SpaceTarget, id: &str) -> ApiError {
    match workspace.is_erased(space, id) {
        Ok(true) => gone("object deleted"),
        Ok(false) => object_refused(error),
        Err(error) => refusal(error),
    }
}

fn shape(found: &FullDocument, request: &Request) -> Result<ObjectResponse, ApiError> {
    let object = with_body(found, request)?;
    Ok(ObjectResponse { object })
}

/// The object that a path names.
fn object_at(at: &Snapshot<'_>, space_id: &str, id: &str) -> Result<Arc<ObjectRecord>, Refused> {
    let found = at.object(id)?.filter(|record| record.space_id == space_id);
    if let Some(record) = found {
        return Ok(record);
    }
    Err(match at.is_erased(space_id, id)? {
        true => gone("object deleted").into(),
        false => not_found("object not found").into(),
    })
}

/// Refuses objects that only another route of v1 can change.
fn refuse_own_route(kind: &str) -> Result<(), ApiError> {
    let route = match Kind::from_name(kind) {
        Some(Kind::Property) => "PATCH /v1/spaces/{space_id}/properties/{property_id} changes it",
        Some(Kind::PropertyOption) => {
            "PATCH /v1/spaces/{space_id}/properties/{property_id}/tags/{tag_id} changes it"
        }
        Some(Kind::ObjectType) => "PATCH /v1/spaces/{space_id}/types/{type_id} changes it",
        Some(Kind::FileObject) => "a file is uploaded by POST /v1/spaces/{space_id}/files",
        Some(Kind::Participant) => "a member is read by GET /v1/spaces/{space_id}/members",
        Some(Kind::Page | Kind::Template | Kind::Chat) | None => return Ok(()),
    };
    let message = format!("bad input: failed to update object: {route}");
    Err(ApiError::new(ErrorKind::BadRequest, message))
}

/// Refuses definitions and members, which have routes of their own.
fn refuse_definition(kind: &str) -> Result<(), ApiError> {
    match Kind::from_name(kind) {
        Some(Kind::Property | Kind::PropertyOption | Kind::ObjectType | Kind::Participant) => Err(
            forbidden("failed to delete object", "it has a route of its own"),
        ),
        Some(Kind::FileObject | Kind::Page | Kind::Template | Kind::Chat) | None => Ok(()),
    }
}

/// An object with its text.
pub(super) fn with_body(
    found: &FullDocument,
    request: &Request,
) -> Result<ObjectWithBody, ApiError> {
    let base = request.base_url();
    let shapes = Shapes::new(&found.names, &request.space()?.id, &base);
    Ok(ObjectWithBody {
        object: shapes.object(&found.object),
        markdown: found.markdown.clone(),
    })
}

/// The refusal of a request about an object.
pub(super) fn object_refused(error: Error) -> ApiError {
    let refused = refusal(error);
    match refused.kind {
        ErrorKind::NotFound => not_found("object not found"),
        _ => refused,
    }
}

/// A page of the candidates that pass the filters of a request, last modified first.
pub(super) fn filtered(
    workspace: &Workspace,
    request: &Request,
    candidates: &Candidates,
    filters: &Filters,
) -> Result<PaginatedResponse<Object>, Refused> {
    let found = workspace.find_full(request.space()?, request.page(), &|space| {
        Ok(Wanted {
            candidates: candidates.clone(),
            filters: filters.of_objects(space)?,
            sorts: Vec::new(),
        })
    });
    page_of(found?, request)
}

/// A page of objects of the space of a request.
pub(super) fn page_of(
    found: FullPage,
    request: &Request,
) -> Result<PaginatedResponse<Object>, Refused> {
    let base = request.base_url();
    let shapes = Shapes::new(&found.names, &request.space()?.id, &base);
    let rows = found.objects.iter().map(|object| shapes.object(object));
    Ok(PaginatedResponse::new(
        request.page(),
        rows.collect(),
        found.total,
    ))
}
