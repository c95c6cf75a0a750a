//! Files (v1.md 21).

use std::sync::Arc;

use dropshot::{Body, Path, RequestContext};
use http::header::CACHE_CONTROL;
use http::{HeaderValue, Method, Response, StatusCode};
use rolltop_spec::errors::ErrorKind;
use rolltop_spec::extract::{Call, Parameters};
use rolltop_spec::files::ContentQuery;
use rolltop_spec::refusal::ApiError;
use rolltop_spec::reply::{Content, Empty, Reply};
use rolltop_spec::v1::SpacePath;
use rolltop_spec::v1::files::{DeleteFileQuery, FilePath, FileUploadResponse, FilesV1};
use rolltop_workspace::Workspace;
use rolltop_workspace::files::OCTET_STREAM;

use super::given::{fault, restricted};
use super::{V1, not_found};
use crate::endpoints::files::{commit_upload, content};
use crate::pipeline::{Context, MISSING_FILE, admitted};

/// Clients of v1 keep what they have downloaded.
const CACHED: HeaderValue = HeaderValue::from_static("max-age=31536000, private");

impl FilesV1 for V1 {
    type Context = Context;

    async fn upload_file(
        _: RequestContext<Context>,
        _: Path<SpacePath>,
        call: Call,
    ) -> Result<Reply<FileUploadResponse>, ApiError> {
        let request = admitted(&call)?;
        let form = request.form().cloned();
        let form = form.ok_or_else(|| fault(MISSING_FILE))?;
        let made = commit_upload(&request, form, None, |workspace, tx, request, upload| {
            let (caller, space) = (request.caller()?, request.space()?);
            let made = workspace.upload_file(tx, caller, space, upload)?;
            let name = upload.name();
            Ok(FileUploadResponse {
                object_id: made.id.unwrap_or_default(),
                name: name.stem.clone(),
                extension: name.extension.clone(),
                media: made.mime_type.unwrap_or_else(|| OCTET_STREAM.to_owned()),
                size_in_bytes: made.size.unwrap_or_default(),
            })
        });
        Reply::ok(&made.await?)
    }

    async fn download_file(
        rqctx: RequestContext<Context>,
        path: Path<FilePath>,
        _: Parameters<ContentQuery>,
        call: Call,
    ) -> Result<Content, ApiError> {
        served(&Method::GET, &rqctx, path.into_inner(), &call).await
    }

    async fn head_file(
        rqctx: RequestContext<Context>,
        path: Path<FilePath>,
        _: Parameters<ContentQuery>,
        call: Call,
    ) -> Result<Content, ApiError> {
        served(&Method::HEAD, &rqctx, path.into_inner(), &call).await
    }

    async fn delete_file(
        rqctx: RequestContext<Context>,
        path: Path<FilePath>,
        _: Parameters<DeleteFileQuery>,
        call: Call,
    ) -> Result<Empty<204>, ApiError> {
        let file_id = path.into_inner().file_id;
        let deleted = admitted(&call)?.commit(move |workspace, tx, request| {
            let (caller, space) = (request.caller()?, request.space()?);
            if !workspace.is_file(tx, space, &file_id)? {
                return Err(missing().into());
            }
            let query = request.parameters::<DeleteFileQuery>();
            let DeleteFileQuery { skip_bin } =
                query.map_err(|_| ApiError::from(fault("invalid skip_bin parameter")))?;
            let deleted = match skip_bin {
                true => workspace.erase_file(tx, caller, space, &file_id),
                false => workspace
                    .delete_file(tx, caller, space, &file_id, None)
                    .map(|_| None),
            };
            Ok(deleted.map_err(restricted("failed to delete object"))?)
        });
        if let Some(content) = deleted.await? {
            // A crash before this leaves content that nothing shows, of which the examination tells.
            let forget = move |workspace: &Arc<Workspace>| workspace.forget_content(&content);
            rqctx.context().blocking(forget).await;
        }
        Ok(Empty)
    }
}

/// Content with what v1 says of it in another way: how long it is kept, and refusals without a body.
async fn served(
    method: &Method,
    rqctx: &RequestContext<Context>,
    path: FilePath,
    call: &Call,
) -> Result<Content, ApiError> {
    let request = admitted(call)?;
    // The file is looked for before its width is judged (v1.md 2).
    let query = request.parameters::<ContentQuery>();
    let width = query.as_ref().map_or(0, |query| query.width);
    let found = content(method, rqctx, Arc::clone(&request), path.file_id, width).await;
    let is_of_request = |kind| {
        matches!(
            kind,
            ErrorKind::PreconditionFailed | ErrorKind::RangeNotSatisfiable
        )
    };
    match found {
        Err(refused) if refused.kind == ErrorKind::NotFound => Err(missing()),
        // A file that could not be looked for.
        Err(refused) if !is_of_request(refused.kind) => Err(refused),
        _ if query.is_err() => Err(fault("invalid width parameter").into()),
        Err(refused) => Ok(bare(refused)),
        Ok(Content(mut response)) => {
            response.headers_mut().insert(CACHE_CONTROL, CACHED);
            Ok(Content(response))
        }
    }
}

fn missing() -> ApiError {
    not_found("file not found")
}

/// The status of a refusal and its headers.
fn bare(refused: ApiError) -> Content {
    let mut response = Response::new(Body::empty());
    let status = StatusCode::from_u16(refused.kind.status());
    *response.status_mut() = status.unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    response.headers_mut().extend(refused.headers);
    Content(response)
}
