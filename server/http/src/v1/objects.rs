//! Objects (v1.md 10).

use dropshot::{Path, RequestContext};
use rolltop_spec::errors::ErrorKind;
use rolltop_spec::extract::{Call, Parameters};
use rolltop_spec::refusal::ApiError;
use rolltop_spec::reply::Reply;
use rolltop_spec::v1::objects::{
    GetObjectQuery, Object, ObjectPath, ObjectResponse, ObjectWithBody, ObjectsV1,
};
use rolltop_spec::v1::{PaginatedResponse, SpacePath};
use rolltop_workspace::Error;
use rolltop_workspace::ids::option_id;
use rolltop_workspace::objects::{FullDocument, FullPage};
use rolltop_workspace::search::{Candidates, Wanted};

use super::filters::Filters;
use super::shapes::Shapes;
use super::{V1, not_found};
use crate::pipeline::{Context, Request, admitted};
use crate::refusals::refusal;

impl ObjectsV1 for V1 {
    type Context = Context;

    async fn list_objects(
        _: RequestContext<Context>,
        _: Path<SpacePath>,
        call: Call,
    ) -> Result<Reply<PaginatedResponse<Object>>, ApiError> {
        let listed = admitted(&call)?.read(|workspace, request| {
            let filters = Filters::of(request)?;
            let found = workspace.find_full(request.space()?, request.page(), &|space| {
                Ok(Wanted {
                    candidates: Candidates::Ordinary(None),
                    filters: filters.of_objects(space)?,
                    sorts: Vec::new(),
                })
            });
            Ok(page_of(found?, request)?)
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
            // A tag is an object too.
            let found = workspace.full_document(request.space()?, &option_id(&wanted));
            let found = found.map_err(object_refused)?;
            let object = with_body(&found, request)?;
            Ok(ObjectResponse { object })
        });
        Reply::ok(&found.await?)
    }
}

/// An object with its text.
pub(super) fn with_body(found: &FullDocument, request: &Request) -> Result<ObjectWithBody, Error> {
    let base = request.base_url();
    let shapes = Shapes::new(&found.names, &request.space()?.id, &base);
    Ok(ObjectWithBody {
        object: shapes.object(&found.object),
        markdown: found.markdown.clone(),
    })
}

/// What a request about an object is refused for.
pub(super) fn object_refused(error: Error) -> ApiError {
    let refused = refusal(error);
    match refused.kind {
        ErrorKind::NotFound => not_found("object not found"),
        _ => refused,
    }
}

/// A page of objects of the space of a request.
pub(super) fn page_of(
    found: FullPage,
    request: &Request,
) -> Result<PaginatedResponse<Object>, Error> {
    let base = request.base_url();
    let shapes = Shapes::new(&found.names, &request.space()?.id, &base);
    let rows = found.objects.iter().map(|object| shapes.object(object));
    Ok(PaginatedResponse::new(
        request.page(),
        rows.collect(),
        found.total,
    ))
}
